// What does Crazy Eights say at the table, in the language that is spoken now?

import { wordsOf } from "#renderer/text/text.ts";
import type { Text } from "#shared/games/crazy-eights/text/en.ts";

export const crazyText = (): Text["table"] => wordsOf<Text>("crazy-eights").table;
