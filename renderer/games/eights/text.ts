// What do the eights games say alike at the table, in the language that is spoken now?

import { wordsOf } from "#renderer/text/text.ts";
import type { EightsText } from "#shared/games/eights/text/en.ts";

export const eightsText = (): EightsText => wordsOf<EightsText>("eights");
