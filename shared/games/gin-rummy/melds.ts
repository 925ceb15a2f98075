import { rankOf, ranks, suits, type Card, type Natural } from "#shared/cards/card.ts";
import { without } from "#shared/cards/hand.ts";
import { packs } from "#shared/cards/pack.ts";
import type { Melds } from "./types.ts";

/** By place in pack order (C-4). GR-1: no joker is ever dealt. */
const cardsInOrder = packs(1, 0) as readonly Natural[];
export const cardCount = cardsInOrder.length;
export const ranksInSuit = ranks.length;
const places: ReadonlyMap<Card, number> = new Map(cardsInOrder.map((card, place) => [card, place]));
/** GR-4: an ace counts 1, a court card 10. */
const worths = cardsInOrder.map((card) => Math.min(10, ranks.indexOf(rankOf(card)) + 1));

/** Counted from 0, in pack order. */
export const placeOf = (card: Card): number => places.get(card) ?? 0;
export const cardAt = (place: number): Natural => cardsInOrder[place] as Natural;
/** 0 is the ace. */
export const rankAt = (place: number): number => place % ranksInSuit;
export const worthAt = (place: number): number => worths[place] ?? 0;
/** GR-4 */
export const pointsOf = (card: Card): number => worthAt(placeOf(card));
export const pointsIn = (cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + pointsOf(card), 0);

/** The cards that are in none of the lists. */
export const restOf = (cards: readonly Card[], lists: Melds): readonly Card[] =>
  without(cards, lists.flat()) ?? cards;

export const inPackOrder = (cards: readonly Card[]): readonly Card[] =>
  cards.toSorted((one, other) => placeOf(one) - placeOf(other));

/**
 * Half a pack fits the bits of a number: `low` holds clubs and diamonds, `high` hearts and spades.
 */
export const halfPack = 2 * ranksInSuit;
export const lowBit = (place: number): number => (place < halfPack ? 1 << place : 0);
export const highBit = (place: number): number => (place < halfPack ? 0 : 1 << (place - halfPack));

/** Different cards. */
export type Mask = Readonly<{
  low: number;
  high: number;
}>;

export const placesIn = ({ low, high }: Mask): readonly number[] =>
  cardsInOrder.flatMap((_, place) =>
    (low & lowBit(place)) !== 0 || (high & highBit(place)) !== 0 ? [place] : [],
  );
export const maskOf = (some: readonly number[]) => ({
  low: some.reduce((low, place) => low | lowBit(place), 0),
  high: some.reduce((high, place) => high | highBit(place), 0),
});

export interface Meld extends Mask {
  /** In writing order: a run upwards, a set in pack order of suits. */
  readonly cards: readonly Natural[];
  readonly places: readonly number[];
  readonly points: number;
  /** The cards that alone could extend it (GR-13). */
  readonly fitting: Mask;
}

export const isRun = ({ places: [first = 0, second = 0] }: Meld): boolean => second === first + 1;

const meldOfPlaces = (own: readonly number[], fitting: readonly number[]): Meld => ({
  cards: own.map(cardAt),
  places: own,
  points: own.reduce((sum, place) => sum + worthAt(place), 0),
  ...maskOf(own),
  fitting: maskOf(fitting),
});

export const leastCards = 3;
const upTo = (length: number) => Array.from({ length }, (_, at) => at);

/** GR-4: the ace is low, and nothing follows a king. */
function runsOf(suit: number) {
  const first = suit * ranksInSuit;
  return upTo(ranksInSuit).flatMap((from) =>
    upTo(ranksInSuit - from - leastCards + 1).map((more) => {
      const size = leastCards + more;
      const ends = [from - 1, from + size].filter((rank) => rank >= 0 && rank < ranksInSuit);
      return meldOfPlaces(
        upTo(size).map((at) => first + from + at),
        ends.map((rank) => first + rank),
      );
    }),
  );
}

function setsOf(rank: number) {
  const all = suits.map((_, suit) => suit * ranksInSuit + rank);
  return [
    meldOfPlaces(all, []),
    ...all.map((missing) =>
      meldOfPlaces(
        all.filter((place) => place !== missing),
        [missing],
      ),
    ),
  ];
}

/**
 * GR-5: writing order compares card by card in pack order and puts a longer meld before one that is
 * its beginning.
 */
function inWriting({ places: one }: Meld, { places: other }: Meld) {
  const at = one.findIndex((place, index) => place !== other[index]);
  return at < 0 || at >= other.length
    ? other.length - one.length
    : (one[at] ?? 0) - (other[at] ?? 0);
}

/** In writing order. */
export const allMelds: readonly Meld[] = [
  ...suits.flatMap((_, suit) => runsOf(suit)),
  ...ranks.flatMap((_, rank) => setsOf(rank)),
].toSorted(inWriting);

/** By the place of the first card, in writing order. */
export const meldsFrom: readonly (readonly Meld[])[] = cardsInOrder.map((_, place) =>
  allMelds.filter(({ places: [first] }) => first === place),
);

const keyOf = ({ low, high }: Mask) => high * 2 ** halfPack + low;
const byCards: ReadonlyMap<number, Meld> = new Map(allMelds.map((meld) => [keyOf(meld), meld]));

/** Accepts the cards in any order; null if they are no meld. */
export function meldOf(cards: readonly Card[]): Meld | null {
  const meld = byCards.get(keyOf(maskOf(cards.map(placeOf))));
  return meld?.cards.length === cards.length ? meld : null;
}

/** Sorts the melds into writing order. */
export const written = (melds: readonly Meld[]): readonly (readonly Natural[])[] =>
  melds.toSorted(inWriting).map(({ cards }) => cards);
