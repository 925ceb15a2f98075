// How does a hand lie that was turned up and counted, and what is said of it (CE-11)?

import type { Seat } from "#shared/contract/seats.ts";
import { countedHand, type CrazySeen } from "#shared/games/crazy-eights/seen.ts";
import { order } from "#renderer/games/eights/order.ts";
import type { ShownHand } from "#renderer/table/parts/shownHands/shownScene.ts";
import { crazyText } from "./text.ts";

/** Null for a hand that is not counted. */
export function countedLook(seen: CrazySeen, seat: Seat): ShownHand | null {
  const counted = countedHand(seen, seat);
  return (
    counted && {
      cards: counted.cards.toSorted(order("rank")),
      lit: counted.cards.map(() => true),
      words: crazyText().saysCount(counted.points),
    }
  );
}
