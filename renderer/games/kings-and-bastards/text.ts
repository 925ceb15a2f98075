// What does Kings & Bastards say at the table, in the language that is spoken now?

import { wordsOf } from "#renderer/text/text.ts";
import type { Text } from "#shared/games/kings-and-bastards/text/en.ts";

export const kingsText = (): Text["table"] => wordsOf<Text>("kings-and-bastards").table;
