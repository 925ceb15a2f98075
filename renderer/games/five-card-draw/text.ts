// What does five-card draw say at the table, in the language that is spoken now?

import { wordsOf } from "#renderer/text/text.ts";
import type { Text } from "#shared/games/five-card-draw/text/en.ts";

export const drawText = (): Text["table"] => wordsOf<Text>("five-card-draw").table;
