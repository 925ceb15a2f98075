import { wordsOf } from "#renderer/text/text.ts";
import { asNomic, type NomicSeen } from "#shared/games/eights-nomic/seen.ts";
import type { Text } from "#shared/games/eights-nomic/text/whole.en.ts";
import type { ViewMessage } from "#shared/protocol/table.ts";

export const nomicText = (): Text["table"] => wordsOf<Text>("eights-nomic").table;

/** Null at a table that plays another game now. */
export const nomicIn = (view: ViewMessage | null): NomicSeen | null =>
  view?.game === "eights-nomic" ? asNomic(view.seen) : null;
