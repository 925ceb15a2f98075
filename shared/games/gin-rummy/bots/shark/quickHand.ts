// Counts the deadwood of hands that are two masks of half a pack each, as in melds.ts, from tables
// of what a suit's runs are worth: a hundred times faster than arranging the cards. A test compares
// the two.

import { leastCards, ranksInSuit, worthAt } from "../../melds.ts";
import { highestIn, suit, suitMasks } from "./masks.ts";

/** These tables go by the ranks held in a suit. */
const points = new Uint8Array(suitMasks);
/** The most points that runs can cover. */
const inRuns = new Uint8Array(suitMasks);
/** By how much the runs and one discarded card together exceed `inRuns`; −100 without a card. */
const byDiscard = new Int8Array(suitMasks).fill(-100);
const cardsIn = new Uint8Array(suitMasks);
/** The ranks that would make a run with two that are held. */
const makingRuns = new Uint16Array(suitMasks);

// Each mask needs only smaller ones.
for (let held = 1; held < suitMasks; held += 1) {
  const top = highestIn(held);
  let rest = held & ~(1 << top);
  points[held] = points[rest]! + worthAt(top);
  cardsIn[held] = cardsIn[rest]! + 1;
  makingRuns[held] =
    suit &
    (((held << 1) & (held << 2)) | ((held >> 1) & (held >> 2)) | ((held << 1) & (held >> 1)));
  let most = inRuns[rest]!;
  let mostDiscarding = most + Math.max(worthAt(top), byDiscard[rest]!);
  let run = worthAt(top);
  for (let rank = top - 1; rank >= 0 && (held & (1 << rank)) !== 0; rank -= 1) {
    run += worthAt(rank);
    rest &= ~(1 << rank);
    if (top - rank + 1 < leastCards) continue;
    most = Math.max(most, run + inRuns[rest]!);
    mostDiscarding = Math.max(mostDiscarding, run + inRuns[rest]! + byDiscard[rest]!);
  }
  inRuns[held] = most;
  byDiscard[held] = mostDiscarding - most;
}

function mostInRuns(c: number, d: number, h: number, s: number, isDiscarding: boolean) {
  const runs = inRuns[c]! + inRuns[d]! + inRuns[h]! + inRuns[s]!;
  if (!isDiscarding) return runs;
  let more = byDiscard[c]!;
  if (byDiscard[d]! > more) more = byDiscard[d]!;
  if (byDiscard[h]! > more) more = byDiscard[h]!;
  if (byDiscard[s]! > more) more = byDiscard[s]!;
  return runs + more;
}

/** `sets`: the ranks that may still become sets. */
function mostMelded(
  c: number,
  d: number,
  h: number,
  s: number,
  sets: number,
  isDiscarding: boolean,
): number {
  if (sets === 0) return mostInRuns(c, d, h, s, isDiscarding);
  const bit = sets & -sets;
  const rest = ~bit;
  const others = sets & rest;
  const worth = worthAt(highestIn(bit));
  let most = mostMelded(c, d, h, s, others, isDiscarding);
  const look = (melded: number) => {
    if (melded > most) most = melded;
  };
  const isFour = (c & d & h & s & bit) !== 0;
  if (isFour)
    look(4 * worth + mostMelded(c & rest, d & rest, h & rest, s & rest, others, isDiscarding));
  // One card of four may stay out of the set.
  if (isFour || (c & bit) === 0)
    look(3 * worth + mostMelded(c, d & rest, h & rest, s & rest, others, isDiscarding));
  if (isFour || (d & bit) === 0)
    look(3 * worth + mostMelded(c & rest, d, h & rest, s & rest, others, isDiscarding));
  if (isFour || (h & bit) === 0)
    look(3 * worth + mostMelded(c & rest, d & rest, h, s & rest, others, isDiscarding));
  if (isFour || (s & bit) === 0)
    look(3 * worth + mostMelded(c & rest, d & rest, h & rest, s, others, isDiscarding));
  return most;
}

function leftOver(low: number, high: number, isDiscarding: boolean) {
  const c = low & suit;
  const d = low >>> ranksInSuit;
  const h = high & suit;
  const s = high >>> ranksInSuit;
  const sets = (c & d & (h | s)) | (h & s & (c | d));
  return (
    points[c]! + points[d]! + points[h]! + points[s]! - mostMelded(c, d, h, s, sets, isDiscarding)
  );
}

/** GR-5: of any number of different cards. */
export const deadwoodOf = (low: number, high: number): number => leftOver(low, high, false);

/** The least deadwood after one of the cards is discarded. */
export const deadwoodAfterDiscard = (low: number, high: number): number =>
  leftOver(low, high, true);

export const pointsHeld = (low: number, high: number): number =>
  points[low & suit]! +
  points[low >>> ranksInSuit]! +
  points[high & suit]! +
  points[high >>> ranksInSuit]!;

export const countHeld = (low: number, high: number): number =>
  cardsIn[low & suit]! +
  cardsIn[low >>> ranksInSuit]! +
  cardsIn[high & suit]! +
  cardsIn[high >>> ranksInSuit]!;

const inPairs = (low: number, high: number) => {
  const c = low & suit;
  const d = low >>> ranksInSuit;
  const h = high & suit;
  const s = high >>> ranksInSuit;
  return (c & d) | (h & s) | ((c | d) & (h | s));
};

/**
 * The clubs and diamonds that make a meld with two cards held. A held card counts in its own rank, so
 * both cards of a pair are included.
 */
export function lowMaking(low: number, high: number): number {
  const pairs = inPairs(low, high);
  return (
    pairs | makingRuns[low & suit]! | ((pairs | makingRuns[low >>> ranksInSuit]!) << ranksInSuit)
  );
}

/** The hearts and spades that do. */
export function highMaking(low: number, high: number): number {
  const pairs = inPairs(low, high);
  return (
    pairs | makingRuns[high & suit]! | ((pairs | makingRuns[high >>> ranksInSuit]!) << ranksInSuit)
  );
}
