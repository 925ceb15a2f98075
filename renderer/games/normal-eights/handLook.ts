// How does a hand look that lies open to all (NE-9)?

import type { Card } from "#shared/cards/card.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { asNormal } from "#shared/games/normal-eights/seen.ts";
import type { ShownHand } from "#renderer/table/parts/shownHands/shownScene.ts";
import type { AnySeen } from "#renderer/table/tableGame.ts";
import { orderWith } from "#renderer/games/eights/order.ts";

/** Aces, which are never played in turn (NE-18), apart. */
export const order = orderWith("A");

export const shownHand = (cards: readonly Card[]): ShownHand => ({
  cards: cards.toSorted(order("suit")),
  lit: cards.map(() => true),
  words: "",
});

/** The own one too. */
export function shown(seen: AnySeen, seat: Seat): ShownHand | null {
  const { hands, facts } = asNormal(seen);
  const hand = hands[seat];
  return facts.result === null &&
    facts.shown.includes(seat) &&
    typeof hand === "object" &&
    hand.length > 0
    ? shownHand(hand)
    : null;
}
