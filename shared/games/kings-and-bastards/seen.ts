import { isJoker, isNatural, rankOf, type Card, type Rank } from "#shared/cards/card.ts";
import { ownHand, type AnySeen, type Seen } from "#shared/contract/seen.ts";
import type { RuleError } from "#shared/contract/outcome.ts";
import { objection, readCombination } from "./plays.ts";
import { heightOf, isTwo, order } from "./ranking.ts";
import type { Facts, Move, Options, Play } from "./types.ts";

export { heightOf, isTwo, longest, order } from "./ranking.ts";

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
type Shape = { readonly rank: Rank | null; readonly naturals: number; readonly jokers: number };

function shapeOf(cards: readonly Card[]): Shape | null {
  const naturals = cards.filter(isNatural);
  const first = naturals[0];
  if (first && naturals.some((card) => rankOf(card) !== rankOf(first))) return null;
  return {
    rank: first ? rankOf(first) : null,
    naturals: naturals.length,
    jokers: cards.length - naturals.length,
  };
}

const isWithin = (part: Shape, whole: Shape): boolean =>
  (part.rank === null || part.rank === whole.rank) &&
  part.naturals <= whole.naturals &&
  part.jokers <= whole.jokers;

/** While the 3 of clubs is owed, the other cards of a play must leave room for it. */
const leavesRoomForOwed = ({ owed }: Facts, cards: readonly Card[], whole: Shape): boolean =>
  !owed || cards.includes(owed) || cards.filter(isNatural).length < whole.naturals;

export function isInPlay(seen: KingsSeen, cards: readonly Card[]): boolean {
  const part = shapeOf(cards);
  return (
    part !== null &&
    offeredPlays(seen).some((play) => {
      const whole = shapeOf(play.cards);
      return whole !== null && isWithin(part, whole) && leavesRoomForOwed(seen.facts, cards, whole);
    })
  );
}

export function isWholePlay(seen: KingsSeen, cards: readonly Card[]): boolean {
  const shape = shapeOf(cards);
  const { owed } = seen.facts;
  return (
    shape !== null &&
    (!owed || cards.includes(owed)) &&
    offeredPlays(seen).some((play) => {
      const offered = shapeOf(play.cards);
      return (
        offered?.rank === shape.rank &&
        offered.naturals === shape.naturals &&
        offered.jokers === shape.jokers
      );
    })
  );
}

/** KB-7, KB-9. Null if the card is in a legal play, alone or with others of its rank and jokers. */
export function whyUnfit(seen: KingsSeen, card: Card): RuleError | null {
  if (seen.phase !== "trick" || isInPlay(seen, [card])) return null;
  const { facts } = seen;
  const others = ownHand(seen).toSpliced(ownHand(seen).indexOf(card), 1);
  const same = isTwo(card)
    ? []
    : others.filter(
        (other) => isNatural(card) && isNatural(other) && rankOf(other) === rankOf(card),
      );
  const set =
    isJoker(card) || isTwo(card)
      ? [card]
      : [card, ...same, ...others.filter(isJoker)].slice(0, facts.lead?.count ?? 1);
  const read = readCombination({ type: "play", cards: set, ...(isJoker(card) && { as: highest }) });
  return read.ok ? objection(facts, set, read.value) : read.error;
}

/** A lone joker beats most as this rank. */
const highest: Rank = "A";
