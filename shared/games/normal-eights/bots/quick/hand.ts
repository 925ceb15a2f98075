import {
  ace,
  heightIn,
  isAnswer,
  none,
  queen,
  quickCardOf,
  quickJoker,
  quickSuits,
  rankIn,
  suitIn,
  type QuickCard,
} from "../../quickCards.ts";
import { smallestSet } from "../../sets.ts";
import type { QuickWeights } from "./weights.ts";

export type QuickTop = Readonly<{ suit: number; rank: number }>;
export const unknownTop: QuickTop = { suit: none, rank: none };

const ranks = ace + 1;
const bitsIn = (mask: number): number => {
  let bits = 0;
  for (let left = mask; left > 0; left &= left - 1) bits += 1;
  return bits;
};
/** For each set of suits or ranks, as bits, how many there are. */
const sizes = Array.from({ length: 1 << ranks }, (_, mask) => bitsIn(mask));

/**
 * How far a hand is from its end, in cards, if one card is `gone` from it and its next turn is
 * `wait` turns away (as `lengthOf` and `coverOf` of outlook.ts).
 */
export function lengthOf(
  hand: readonly QuickCard[],
  gone: QuickCard,
  { suit, rank }: QuickTop,
  wait: number,
  { cost, stays, stuck }: QuickWeights,
): number {
  let sum = 0;
  let suitsHeld = 0;
  let ranksHeld = 0;
  let left = gone;
  let hasWild = false;
  let fits = false;
  for (const card of hand) {
    if (card === left) {
      left = none;
      continue;
    }
    const its = rankIn(card);
    sum += cost[its]!;
    if (its === queen || card === quickJoker) hasWild = true;
    else if (its !== ace) {
      suitsHeld |= 1 << suitIn(card);
      ranksHeld |= 1 << its;
      if (suitIn(card) === suit || its === rank) fits = true;
    }
  }
  if (hasWild) return sum;
  const kept = suit === none ? 0 : stays ** wait;
  const held = sizes[suitsHeld]! / quickSuits;
  const later = held + (1 - held) * (sizes[ranksHeld]! / ranks);
  return sum + stuck * (1 - (fits ? kept : 0) - (1 - kept) * later);
}

/** The highest worth among the cards of a hand, one of which is `gone`; 0 if there is no other. */
export function highestOf(
  hand: readonly QuickCard[],
  gone: QuickCard,
  worth: (card: QuickCard) => number,
): number {
  let highest = -Infinity;
  let left = gone;
  for (const card of hand) {
    if (card === left) left = none;
    else highest = Math.max(highest, worth(card));
  }
  return highest === -Infinity ? 0 : highest;
}

/** The chance that a random card is not higher than this one (NE-7). */
export const shareNotHigher = (card: QuickCard): number => (heightIn(card) + 1) / ranks;

/** NE-11: the largest sets of a hand, one after the other. Keeps all cards that may answer. */
export function setsIn(hand: readonly QuickCard[]): readonly (readonly QuickCard[])[] {
  if (!holdsSet(hand)) return [];
  const sets: (readonly QuickCard[])[] = [];
  let rest = hand.filter((card) => !isAnswer(card));
  for (let set = largestSet(rest); set.length > 0; set = largestSet(rest)) {
    sets.push(set);
    rest = set.reduce((left, card) => left.toSpliced(left.indexOf(card), 1), rest);
  }
  return sets;
}

/** Far quicker than to look for the sets; nearly all hands have none. */
function holdsSet(hand: readonly QuickCard[]): boolean {
  if (hand.length < smallestSet) return false;
  let once = 0;
  let twice = 0;
  const ofSuits = [0, 0, 0, 0];
  for (const card of hand) {
    if (isAnswer(card)) continue;
    const bit = 1 << rankIn(card);
    if ((twice & bit) > 0) return true;
    twice |= once & bit;
    once |= bit;
    ofSuits[suitIn(card)]! |= bit;
  }
  return ofSuits.some((held) => (held & (held >> 1) & (held >> 2)) > 0);
}

function largestSet(hand: readonly QuickCard[]): readonly QuickCard[] {
  let largest: readonly QuickCard[] = [];
  const offer = (set: readonly QuickCard[]): void => {
    if (set.length >= smallestSet && set.length > largest.length) largest = set;
  };
  for (let rank = 0; rank < ace; rank += 1) offer(hand.filter((card) => rankIn(card) === rank));
  for (let suit = 0; suit < quickSuits; suit += 1) {
    let run: QuickCard[] = [];
    for (let rank = 0; rank < ace; rank += 1) {
      const card = quickCardOf(rank, suit);
      run = hand.includes(card) ? [...run, card] : [];
      offer(run);
    }
  }
  return largest;
}
