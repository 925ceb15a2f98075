import {
  isJoker,
  isNatural,
  rankOf,
  type Card,
  type Natural,
  type Rank,
} from "#shared/cards/card.ts";
import type { RuleError } from "#shared/contract/outcome.ts";
import { ownHand, type AnySeen, type Seen } from "#shared/contract/seen.ts";
import { heightOf, isTwo, objection, order, readCombination } from "./plays.ts";
import type { Facts, Move, Options, Play } from "./types.ts";

export { aTwo, heightOf, isTwo, longest, order, type Shape, type Tally } from "./plays.ts";

export type KingsSeen = Seen<Options, Facts, Move>;

export const asKings = (seen: AnySeen): KingsSeen => seen as unknown as KingsSeen;

export const offeredPlays = ({ legal }: Pick<KingsSeen, "legal">): readonly Play[] =>
  legal.filter((offer): offer is Play => offer.type === "play" && "cards" in offer);

/** KB-6 */
export const giftCount = ({ legal }: KingsSeen): number | null =>
  legal.flatMap((offer) =>
    offer.type === "give" && "count" in offer ? [offer.count ?? 0] : [],
  )[0] ?? null;

/** KB-2: 3 to ace, then the cards outside the order: joker, then 2. */
export function placeOf(card: Card): number {
  if (isJoker(card)) return order.length;
  return isTwo(card) ? order.length + 1 : heightOf(rankOf(card));
}

/**
 * Composition of a play: naturals of one rank are interchangeable, except the owed 3 of clubs
 * (KB-7).
 */
type Shape = Readonly<{ rank: Rank | null; naturals: number; jokers: number }>;

function shapeOf(cards: readonly Card[]): Shape | null {
  const naturals = cards.filter(isNatural);
  const [rank = null, other] = new Set(naturals.map(rankOf));
  return other ? null : { rank, naturals: naturals.length, jokers: cards.length - naturals.length };
}

/** While the 3 of clubs is owed, the other cards of a play must leave room for it. */
function isPartOf(play: Play, cards: readonly Card[], { owed }: Facts) {
  const [part, whole] = [shapeOf(cards), shapeOf(play.cards)];
  return (
    part !== null &&
    whole !== null &&
    (part.rank === null || part.rank === whole.rank) &&
    part.naturals <= whole.naturals &&
    part.jokers <= whole.jokers &&
    (!owed || cards.includes(owed) || part.naturals < whole.naturals)
  );
}

export const isInPlay = (seen: KingsSeen, cards: readonly Card[]): boolean =>
  offeredPlays(seen).some((play) => isPartOf(play, cards, seen.facts));

export const isWholePlay = (seen: KingsSeen, cards: readonly Card[]): boolean =>
  offeredPlays(seen).some(
    (play) => play.cards.length === cards.length && isPartOf(play, cards, seen.facts),
  );

/** The card with others of its rank, and with jokers only if these do not suffice. */
function setWith(card: Natural, hand: readonly Card[], count: number): readonly Card[] {
  const others = hand.toSpliced(hand.indexOf(card), 1);
  const same = others.filter((other) => isNatural(other) && rankOf(other) === rankOf(card));
  return [card, ...same, ...others.filter(isJoker)].slice(0, count);
}

/** KB-7, KB-9. Null if the card is in a legal play, alone or with others of its rank and jokers. */
export function whyUnfit(seen: KingsSeen, card: Card): RuleError | null {
  const { facts } = seen;
  if (seen.phase !== "trick" || isInPlay(seen, [card])) return null;
  const set =
    isJoker(card) || isTwo(card) ? [card] : setWith(card, ownHand(seen), facts.lead?.count ?? 1);
  // A lone joker beats most as an ace.
  const read = readCombination({ type: "play", cards: set, ...(isJoker(card) && { as: "A" }) });
  return read.ok ? objection(facts, set, read.value) : read.error;
}
