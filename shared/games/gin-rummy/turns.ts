import type { Card } from "#shared/cards/card.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { arrange } from "./arranger.ts";
import { mostTakesInRow } from "./options.ts";
import type { Facts, Options } from "./types.ts";

/** GR-6, GR-8: both have passed the up-card, or there were too many takes in a row. */
export const mustDraw = ({ passed, takesInRow }: Pick<Facts, "passed" | "takesInRow">): boolean =>
  passed.length > 1 || takesInRow >= mostTakesInRow;

/**
 * GR-8: the card taken in this turn stays. Of two copies (in a record with an unusual deck) one may
 * be discarded.
 */
export function isTakenNow(
  { drawn, taken }: Pick<Facts, "drawn" | "taken">,
  seat: Seat,
  hand: readonly Card[],
  card: Card,
): boolean {
  return (
    drawn === "pile" &&
    taken[seat]?.at(-1) === card &&
    hand.filter((other) => other === card).length === 1
  );
}

/** GR-12 */
export const isBigGin = ({ bigGin }: Options, hand: readonly Card[]): boolean =>
  bigGin > 0 && arrange(hand).deadwood === 0;
