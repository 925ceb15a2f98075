// What lies on top, what may be put on it, and sequents (X8-8…X8-17).

import {
  isJoker,
  rankOf,
  suitOf,
  suits,
  type Card,
  type Natural,
  type Rank,
  type Suit,
} from "#shared/cards/card.ts";
import { forbidden, type RuleError } from "#shared/contract/outcome.ts";
import { isEight } from "../eights/seen.ts";
import { say } from "./about.ts";
import type { ExordiaRound, Facts, Options, Play, Sequent, Top } from "./types.ts";

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

/** X8-13 */
export const losesMeaning = (card: Card, on: Top): boolean =>
  on.card === "Qs" &&
  !on.plain &&
  (card === "Qh" || card === "Qs" || "A28J".includes(card.charAt(0)));

/** X8-9, X8-14 */
export const namesSuit = (card: Card, on: Top): boolean =>
  (isJoker(card) || isEight(card)) && !losesMeaning(card, on);

export function topAfter({ card, suit }: Play, on: Top, stockIsEmpty: boolean): Top {
  const plain = losesMeaning(card, on);
  // X8-9, X8-14
  if (suit !== undefined && namesSuit(card, on))
    return { ...nothing, card, suit, demand: true, any: stockIsEmpty };
  // X8-13: any card may follow a joker without its meaning and a Queen of Spades, so neither suit
  // nor rank counts.
  if (isJoker(card) || (card === "Qs" && !plain)) return { ...nothing, card, any: true, plain };
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

export function sequentAfter(card: Card, facts: Facts): Sequent | null {
  if (card === "Jk" || (facts.sequent === null && !startsSequent(card, facts))) return null;
  const next = ranksOwed[ranksOwed.indexOf(rankOf(card)) + 1];
  return next === undefined ? null : { suit: suitOf(card), next };
}

type FactsAndOptions = Pick<ExordiaRound, "facts" | "options">;

export function objection(
  { card, suit }: Play,
  { facts, options }: FactsAndOptions,
): RuleError | null {
  const barred = barredCard(card, facts, options);
  if (barred) return barred;
  const named = suit !== undefined;
  const names = namesSuit(card, facts.top);
  if (names === named) return null;
  // C-13 rather than the card's rule, because the form of the move is wrong.
  return names
    ? forbidden("C-13", say("noSuit", { card, rule: isJoker(card) ? "X8-14" : "X8-9" }))
    : forbidden("C-13", say("suitNamed", { card }));
}

export function barredCard(
  card: Card,
  { sequent, extra, top }: Facts,
  options: Options,
): RuleError | null {
  if (sequent) return barredInSequent(card, sequent);
  // X8-17: any card but a joker, whatever was named, and regardless of `eightOnEight`.
  if (extra) return isJoker(card) ? forbidden("X8-17", say("extraJoker")) : null;
  if (top.card === null) return card === "Qh" ? forbidden("X8-12", say("queenFirst")) : null;
  if (top.any) return null;
  return top.demand ? barredByDemand(card, top, options) : barredByCard(card, top);
}

/** X8-14 forbids jokers, X8-16 all other cards. */
function barredInSequent(card: Card, sequent: Sequent): RuleError | null {
  const owed = owedCard(sequent);
  if (card === owed) return null;
  return isJoker(card)
    ? forbidden("X8-14", say("jokerInSequent", { owed }))
    : forbidden("X8-16", say("owed", { owed }));
}

/** X8-9 after an eight, X8-14 after a joker; `eightOnEight` affects only eights on eights. */
function barredByDemand(
  card: Card,
  { card: on, suit }: Top,
  { eightOnEight }: Options,
): RuleError | null {
  const onEight = isEight(on);
  if (isJoker(card)) return onEight ? forbidden("X8-9", say("jokerOnEight", { suit })) : null;
  if (suitOf(card) === suit || (isEight(card) && (eightOnEight || !onEight))) return null;
  if (isEight(card)) return forbidden("X8-9", say("otherEight", { suit }));
  const also = onEight ? (eightOnEight ? "eight" : "none") : "joker";
  return forbidden(onEight ? "X8-9" : "X8-14", say("otherSuit", { card, suit, also }));
}

/** X8-8, or X8-10 on a jack; eights and jokers go on any card (X8-9, X8-14). */
function barredByCard(card: Card, { suit, rank, colour }: Top): RuleError | null {
  if (
    isJoker(card) ||
    isEight(card) ||
    suitOf(card) === suit ||
    rankOf(card) === rank ||
    colourOf(suitOf(card)) === colour
  )
    return null;
  return colour !== null
    ? forbidden("X8-10", say("otherColour", { card, colour }))
    : forbidden("X8-8", say("doesNotFollow", { card, suit, rank }));
}

export function legalPlays(
  hand: readonly Card[],
  { facts, options }: FactsAndOptions,
): readonly Play[] {
  const allowed = [...new Set(hand)].filter((card) => barredCard(card, facts, options) === null);
  return allowed.flatMap((card): readonly Play[] =>
    namesSuit(card, facts.top)
      ? suits.map((suit) => ({ type: "play", card, suit }))
      : [{ type: "play", card }],
  );
}
