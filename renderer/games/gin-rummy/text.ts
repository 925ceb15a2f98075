// What does Gin Rummy say at the table, in the language that is spoken now?

import { wordsOf } from "#renderer/text/text.ts";
import type { Text } from "#shared/games/gin-rummy/text/whole.en.ts";

export const ginText = (): Text["table"] => wordsOf<Text>("gin-rummy").table;
