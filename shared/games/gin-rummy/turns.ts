import type { Card } from "#shared/cards/card.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { arrange } from "./arranger.ts";
import { mostTakesInRow, type Facts, type GinRound, type Options, type Phase } from "./types.ts";

export function phase({ facts: { result, knocker, drawn, offered } }: GinRound): Phase {
  if (result) return "over";
  if (knocker !== null) return "layoff";
  if (drawn !== null) return "discard";
  return offered ? "upcard" : "draw";
}

export const toAct = ({ facts: { turn } }: GinRound): readonly Seat[] =>
  turn === null ? [] : [turn];

/** GR-1: there are two seats. */
export const opponentOf = (seat: Seat): Seat => 1 - seat;

/**
 * GR-19: the knocker's hand from the knock on, the opponent's once it is counted. Hands that are
 * closed when a hand is dead or a player leaves stay closed.
 */
export const shownHands = ({ knocker, deadwood }: Facts): readonly Seat[] =>
  deadwood.flatMap((count, seat) => (seat === knocker || count !== null ? [seat] : []));

/** GR-6, GR-8: both have passed the up-card, or there were too many takes in a row. */
export const mustDraw = ({ passed, takesInRow }: Facts): boolean =>
  passed.length > 1 || takesInRow >= mostTakesInRow;

/**
 * GR-8: the card taken in this turn stays. Of two copies (in a record with an unusual deck) one may
 * be discarded.
 */
export const isTakenNow = (
  { drawn, taken }: Facts,
  seat: Seat,
  hand: readonly Card[],
  card: Card,
): boolean =>
  drawn === "pile" &&
  taken[seat]?.at(-1) === card &&
  hand.filter((other) => other === card).length === 1;

/** GR-12 */
export const isBigGin = ({ bigGin }: Options, hand: readonly Card[]): boolean =>
  bigGin > 0 && arrange(hand).deadwood === 0;
