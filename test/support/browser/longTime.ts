// Imported by every host of a browser test before its own program: no long limit runs out, on
// however slow a machine – a bot's answer (30 s), a kept seat, a turn. Tests wait for none of them.

import { dropTimersFrom } from "./limits.ts";

dropTimersFrom(20_000);
