import { isJoker, rankOf, suitOf, type Card, type Suit } from "#shared/cards/card.ts";
import type { Play, Top } from "./types.ts";

const nothing: Top = {
  card: null,
  suit: null,
  rank: null,
  any: false,
  colour: null,
  plain: false,
  demand: false,
  spark: false,
};

/** X8-8: any card may be the first, except the Queen of Hearts (X8-12). */
export const emptyTop: Top = { ...nothing, any: true };

export const colourOf = (suit: Suit): "red" | "black" =>
  suit === "d" || suit === "h" ? "red" : "black";

export const isEight = (card: Card | null): boolean =>
  card !== null && card !== "Jk" && rankOf(card) === "8";

/** X8-13 */
const hasMeaning = (card: Card): boolean =>
  card === "Qh" || card === "Qs" || "A28J".includes(card.charAt(0));

/** X8-13 */
export const losesMeaning = (card: Card, on: Top): boolean =>
  on.card === "Qs" && !on.plain && hasMeaning(card);

/** X8-9, X8-14 */
export const namesSuit = (card: Card, on: Top): boolean =>
  (isJoker(card) || isEight(card)) && !losesMeaning(card, on);

/** X8-9, X8-14 */
const demandOf = (card: Card, suit: Suit, stockIsEmpty: boolean): Top => ({
  ...nothing,
  card,
  suit,
  demand: true,
  any: stockIsEmpty,
});

export function topAfter({ card, suit }: Play, on: Top, stockIsEmpty: boolean): Top {
  const plain = losesMeaning(card, on);
  // X8-13: a joker without its meaning names nothing and any card may follow it, so neither suit
  // nor rank counts.
  if (isJoker(card))
    return plain || suit === undefined
      ? { ...nothing, card, any: true, plain }
      : demandOf(card, suit, stockIsEmpty);
  if (isEight(card) && suit !== undefined && !plain) return demandOf(card, suit, stockIsEmpty);
  // X8-13: any card may follow, so her own suit and rank do not count.
  if (card === "Qs" && !plain) return { ...nothing, card, any: true };
  const own = suitOf(card);
  const rank = rankOf(card);
  return {
    ...nothing,
    card,
    suit: own,
    rank,
    plain,
    colour: rank === "J" && !plain ? colourOf(own) : null,
    spark: rank === "2" && !plain,
  };
}

/**
 * Returns the top after any action but putting a card: X8-15's chance is gone, and with an empty
 * stock a named suit no longer binds (X8-9).
 */
export function topWaiting(top: Top, stockIsEmpty: boolean): Top {
  const any = top.any || (top.demand && stockIsEmpty);
  return top.spark || any !== top.any ? { ...top, spark: false, any } : top;
}
