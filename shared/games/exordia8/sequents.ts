import { rankOf, suitOf, type Card, type Natural, type Rank } from "#shared/cards/card.ts";
import type { Facts, Sequent, Top } from "./types.ts";

/** The ranks of a sequent after the 3 that starts it. */
const ranksOwed: readonly Rank[] = ["4", "5", "6", "7", "8"];

/** X8-16: cards picked up for a break, as far as the stock goes. */
export const cardsForBreak = 2;

/** X8-15: any copy of this card will do. */
export const owedCard = ({ suit, next }: Sequent): Natural => `${next}${suit}`;

/** X8-15: the 3 of the same suit, right after a 2 that kept its meaning; else null. */
export const sparkCard = ({ spark, suit }: Top): Natural | null =>
  spark && suit !== null ? `3${suit}` : null;

export const startsSequent = (card: Card, { top, sequent }: Facts): boolean =>
  sequent === null && card === sparkCard(top);

/** X8-17: the 8 ends the sequent. */
export const finishesSequent = ({ sequent }: Facts): boolean => sequent?.next === "8";

export function sequentAfter(card: Card, facts: Facts): Sequent | null {
  if (card === "Jk" || (facts.sequent === null && !startsSequent(card, facts))) return null;
  const next = ranksOwed[ranksOwed.indexOf(rankOf(card)) + 1];
  return next === undefined ? null : { suit: suitOf(card), next };
}
