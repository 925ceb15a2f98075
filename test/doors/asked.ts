// Runs in a page after `page.ts` and opens the doors that addresses ask for. Not `import`ed:
// `script.ts` makes one script of it, with all games and a house without a host in it.

import type { AppProps } from "#renderer/app/App.tsx";
import { doorsFound } from "#renderer/table/drawing/doors.ts";
import { openDoors } from "./askedDoors.ts";

Object.assign(doorsFound<AppProps>()!, { open: openDoors });
