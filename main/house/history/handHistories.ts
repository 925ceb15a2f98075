// The stored rounds that go into a file of the Open Hand History format.

import type { RoundFilter } from "#main/base/houseFiles.ts";
import type { RoundStore } from "#main/store/roundStore.ts";
import { manifests } from "#shared/games/catalogue.ts";
import type { Manifest } from "#shared/games/manifest.ts";
import { RecordError } from "#shared/record/roundRecord.ts";
import { boundTo, mostSeen, type Reader } from "./mayOpen.ts";
import { storedReplay } from "./storedReplay.ts";

const pageSize = 50;

/**
 * Every round that the filter lets through, of games whose rounds can be told so, newest first,
 * each through the eyes that show most of it; a blank line between two, as the format wants it.
 */
export function* handHistories(
  rounds: RoundStore,
  reader: Reader,
  filter: RoundFilter,
): Generator<string> {
  for (const { id: game, handHistory } of manifests) {
    if (!handHistory || (filter.game ?? game) !== game) continue;
    for (let before: number | null = null; ;) {
      const page = rounds.finished({
        ...filter,
        game,
        limit: pageSize,
        before,
        profile: reader.profile ?? "",
        of: boundTo(reader),
      });
      for (const { id } of page) {
        const hand = handOf(rounds, reader, id, handHistory);
        if (hand) yield `${JSON.stringify({ ohh: hand })}\n\n`;
      }
      const last = page.at(-1);
      if (!last || page.length < pageSize) break;
      before = last.id;
    }
  }
}

/** Null for a round whose record the rules of today cannot deal. */
function handOf(
  rounds: RoundStore,
  reader: Reader,
  id: number,
  handHistory: NonNullable<Manifest["handHistory"]>,
): object | null {
  const round = rounds.find(id);
  if (!round) return null;
  try {
    return handHistory(storedReplay(round, reader, mostSeen(round, reader)));
  } catch (error) {
    if (error instanceof RecordError) return null;
    throw error;
  }
}
