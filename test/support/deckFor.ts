import type { Card } from "#shared/cards/card.ts";
import { seatsFromLeftOf, type Seat } from "#shared/contract/seats.ts";

/**
 * The deck, top first, that deals these hands when all of it is dealt one card at a time from the
 * dealer's left (C-4); a seat whose hand is empty is not dealt in. Throws where no deal could give
 * hands of these sizes: who comes earlier may have one card more, and no more.
 */
export function deckFor(hands: readonly (readonly Card[])[], dealer: Seat): readonly Card[] {
  const inOrder = seatsFromLeftOf(hands.length, dealer)
    .map((seat) => hands[seat] ?? [])
    .filter(({ length }) => length > 0);
  const total = inOrder.reduce((sum, { length }) => sum + length, 0);
  return Array.from({ length: total }, (_, at) => {
    const card = inOrder[at % inOrder.length]?.[Math.floor(at / inOrder.length)];
    if (card === undefined)
      throw new Error(
        `with seat ${dealer} dealing, ${total} cards do not fall into hands of ${hands.map(({ length }) => length).join(", ")}`,
      );
    return card;
  });
}
