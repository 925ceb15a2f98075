import { wordsOf } from "#renderer/text/text.ts";
import type { Text } from "#shared/games/eights-nomic/text/whole.en.ts";

export const nomicText = (): Text["table"] => wordsOf<Text>("eights-nomic").table;
