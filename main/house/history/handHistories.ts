// Which stored poker hands go into a file of the Open Hand History format, and how do they stand
// there?

import type { RoundStore } from "#main/store/roundStore.ts";
import { RecordError } from "#shared/record/roundRecord.ts";
import type { RoundFilter } from "#main/base/houseFiles.ts";
import { boundTo, mostSeen, type Reader } from "./mayOpen.ts";
import { handHistory, type HandHistory } from "./handHistory.ts";
import { storedReplay } from "./storedReplay.ts";

/** The poker game whose hands are told. */
const poker = "five-card-draw";
const pageSize = 50;

/**
 * Every hand that the filter lets through, newest first, each through the eyes that show most of
 * it; a blank line between two, as the format wants it.
 */
export function* handHistories(
  rounds: RoundStore,
  reader: Reader,
  filter: RoundFilter,
): Generator<string> {
  if ((filter.game ?? poker) !== poker) return;
  for (let before: number | null = null; ;) {
    const page = rounds.finished({
      ...filter,
      game: poker,
      limit: pageSize,
      before,
      profile: reader.profile,
      of: boundTo(reader),
    });
    for (const { id } of page) {
      const hand = handOf(rounds, reader, id);
      if (hand) yield `${JSON.stringify({ ohh: hand })}\n\n`;
    }
    const last = page.at(-1);
    if (!last || page.length < pageSize) return;
    before = last.id;
  }
}

/** Null for a round whose record the rules of today cannot deal. */
function handOf(rounds: RoundStore, reader: Reader, id: number): HandHistory | null {
  const round = rounds.find(id);
  if (!round) return null;
  try {
    return handHistory(storedReplay(round, reader, mostSeen(round, reader)));
  } catch (error) {
    if (error instanceof RecordError) return null;
    throw error;
  }
}
