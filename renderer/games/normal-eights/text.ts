// What does Normal Eights say at the table, in the language that is spoken now?

import { wordsOf } from "#renderer/text/text.ts";
import type { Text } from "#shared/games/normal-eights/text/en.ts";

export const normalText = (): Text["table"] => wordsOf<Text>("normal-eights").table;
