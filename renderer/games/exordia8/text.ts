// What does Exordia8 say at the table, in the language that is spoken now?

import { wordsOf } from "#renderer/text/text.ts";
import type { Text } from "#shared/games/exordia8/text/en.ts";

export const exordiaText = (): Text["table"] => wordsOf<Text>("exordia8").table;
