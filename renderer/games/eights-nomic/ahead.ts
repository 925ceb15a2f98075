// When is there nothing to choose in Eights Nomic (H-31)?

import type { Move } from "#shared/contract/round.ts";
import type { AnySeen } from "#shared/contract/view.ts";
import { asNomic, mayAtAnyTime } from "#shared/games/eights-nomic/seen.ts";
import { ahead as aheadPart } from "#renderer/table/parts/ahead/ahead.ts";

/**
 * Ending a turn waits for who may call Improper, and is made by `ending`; what must be written is
 * never the only move.
 */
function onlyMove(seen: AnySeen): Move | null {
  const nomic = asNomic(seen);
  const [move] = nomic.legal;
  if (nomic.phase !== "turn" || nomic.legal.length !== 1 || !move || mayAtAnyTime(nomic).modify)
    return null;
  return move.type === "draw" || move.type === "deckShuffle" || move.type === "emptyHand"
    ? { type: move.type }
    : null;
}

export const ahead = aheadPart({ onlyMove });
