import {
  isJoker,
  isNatural,
  joker,
  rankOf,
  ranks,
  suitOf,
  suits,
  type Card,
  type Natural,
  type Rank,
  type Suit,
} from "#shared/cards/card.ts";
import type { Sets } from "./types.ts";

/** NE-11 */
export const smallestSet = 3;
/** An ace is at one end of a run, never at both. */
const longestRun = ranks.length;

/**
 * NE-11: accepts three or more of a rank, or a run of three or more in a suit, in any order; a
 * joker fills any one place.
 */
export function isSet(cards: readonly Card[]): boolean {
  const naturals = cards.filter(isNatural);
  return (
    cards.length >= smallestSet &&
    naturals.length > 0 &&
    (isOfRank(naturals) || isRun(naturals, cards.length))
  );
}

const isOfRank = (naturals: readonly Natural[]): boolean =>
  naturals.every((card) => card[0] === naturals[0]?.[0]);

/** The ace is low or high. */
function isRun(naturals: readonly Natural[], length: number): boolean {
  if (length > longestRun || naturals.some((card) => card[1] !== naturals[0]?.[1])) return false;
  const places = placesOf(naturals);
  return new Set(places).size === places.length && spanOf(places) < length;
}

const spanOf = (places: readonly number[]): number => Math.max(...places) - Math.min(...places);

function placesOf(naturals: readonly Natural[]): readonly number[] {
  const low = naturals.map((card) => ranks.indexOf(rankOf(card)));
  const high = low.map((place) => (place === 0 ? ranks.length : place));
  return spanOf(high) < spanOf(low) ? high : low;
}

export type SetKind =
  | Readonly<{ kind: "rank"; rank: Rank; count: number }>
  | Readonly<{ kind: "run"; suit: Suit; from: Rank; to: Rank }>;

/**
 * Jokers that fill no gap of a run extend it at the upper end, or at the lower end if the run
 * already reaches the ace. Null for jokers alone.
 */
export function kindOfSet(cards: readonly Card[]): SetKind | null {
  const naturals = cards.filter(isNatural);
  const [first] = naturals;
  if (!first) return null;
  if (isOfRank(naturals)) return { kind: "rank", rank: rankOf(first), count: cards.length };
  const high = Math.min(Math.min(...placesOf(naturals)) + cards.length - 1, ranks.length);
  const rankAt = (place: number): Rank => ladder[place] ?? "A";
  return {
    kind: "run",
    suit: suitOf(first),
    from: rankAt(high - cards.length + 1),
    to: rankAt(high),
  };
}

/**
 * Returns sets of a hand, largest first: all cards of each rank and the longest runs, with no more
 * jokers than necessary. Sets may share cards; a set appears twice if the hand holds it twice.
 */
export function foundSets(hand: readonly Card[]): readonly (readonly Card[])[] {
  const naturals = hand.filter(isNatural);
  const jokers = hand.length - naturals.length;
  const found = [
    ...ofRanks(naturals, jokers),
    ...suits.flatMap((suit) =>
      runsOf(
        naturals.filter((card) => suitOf(card) === suit),
        suit,
        jokers,
      ),
    ),
  ];
  const fillers = (set: readonly Card[]): number => set.filter(isJoker).length;
  return found.toSorted((one, other) => other.length - one.length || fillers(one) - fillers(other));
}

function ofRanks(naturals: readonly Natural[], jokers: number): readonly (readonly Card[])[] {
  return ranks.flatMap((rank) => {
    const alike = naturals
      .filter((card) => rankOf(card) === rank)
      .toSorted((one, other) => suits.indexOf(suitOf(one)) - suits.indexOf(suitOf(other)));
    const wanting = Math.max(0, smallestSet - alike.length);
    return alike.length === 0 || wanting > jokers
      ? []
      : [[...alike, ...Array<Card>(wanting).fill(joker)]];
  });
}

/** A run may end at either ace. */
const ladder: readonly Rank[] = [...ranks, "A"];

/** Finds runs among the first copies of the cards, then among the second, and so on. */
function runsOf(
  cards: readonly Natural[],
  suit: Suit,
  jokers: number,
): readonly (readonly Card[])[] {
  const copies = ladder.map((rank) => cards.filter((card) => rankOf(card) === rank).length);
  const runs: (readonly Card[])[] = [];
  for (let copy = 1; copies.some((count) => count >= copy); copy += 1) {
    const held = copies.map((count) => count >= copy);
    held.forEach((there, from) => {
      if (!there || held[from - 1]) return;
      const plain = runFrom(held, from, 0);
      const filled = runFrom(held, from, jokers);
      if (plain >= smallestSet) runs.push(written(held, suit, from, plain));
      if (filled > plain && filled >= smallestSet) runs.push(written(held, suit, from, filled));
      else if (plain === smallestSet - 1 && filled === plain && jokers > 0)
        runs.push([...written(held, suit, from, plain), joker]);
    });
  }
  return runs;
}

function runFrom(held: readonly boolean[], from: number, gaps: number): number {
  let [length, left] = [1, gaps];
  for (let at = from + 1; at < held.length && at - from < longestRun; at += 1) {
    if (held[at]) length = at - from + 1;
    else if (left-- === 0) break;
  }
  return length;
}

const written = (
  held: readonly boolean[],
  suit: Suit,
  from: number,
  length: number,
): readonly Card[] =>
  ladder
    .slice(from, from + length)
    .map((rank, step): Card => (held[from + step] ? `${rank}${suit}` : joker));

/**
 * NE-23: the chosen top goes last. Of several copies the last one moves, so that a list which ends
 * with it stays as it is.
 */
export function setsInOrder({ sets, top }: Sets): readonly Card[] {
  const cards = sets.flat();
  return top === undefined ? cards : [...cards.toSpliced(cards.lastIndexOf(top), 1), top];
}
