// How many sets could a hand discard at once (NE-11)?

import { isNatural, rankOf, ranks, suitOf, suits, type Card, type Natural } from '#shared/cards/card.ts';
import { largestHand } from './options.ts';
import { smallestSet } from './sets.ts';

/** No more sets fit in than the smallest do, so only these are tried. Places of a run from its lowest card, and of runs that a joker fills up at the end or in the middle. */
const shapes: readonly (readonly number[])[] = [[0, 1, 2], [0, 1], [0, 2]];
/**
 * Of a hand so large and so full of sets that more had to be tried the first ones found are counted, which may be fewer
 * than there are; twenty-five cards take less than this. What is laid is judged set by set, whatever is said here.
 */
const mostTries = 20_000;
/** In a hand of more cards than one pack has the first sets found are most of them. */
const packWithJokers = 54;
const mostTriesInLarge = 2_000;

/** Cards left, by rank from the 2 to the ace, each rank's suits together. */
type Grid = readonly number[];
/** What was found of the grids that were tried, and of how many it may be. */
type Known = { readonly best: Map<string, number>; readonly most: number };

const isTired = ({ best, most }: Known): boolean => best.size > most;

export function mostSets(hand: readonly Card[]): number {
  const naturals = hand.filter(isNatural);
  const jokers = hand.length - naturals.length;
  const byRankAlone = allByRank(naturals, jokers);
  // Only a record of any deck holds such a hand, and only sets of as many cards as the packs have can be laid.
  if (hand.length > largestHand) return Math.min(largestHand / smallestSet, byRankAlone);
  if (byRankAlone === ofAlike(naturals.length, jokers)) return byRankAlone;
  const grid = Array<number>(ranks.length * suits.length).fill(0);
  // The ace stands above the king; runs from a low ace are tried before all others.
  for (const card of naturals) {
    const cell = ((ranks.indexOf(rankOf(card)) + ranks.length - 1) % ranks.length) * suits.length + suits.indexOf(suitOf(card));
    grid[cell] = (grid[cell] ?? 0) + 1;
  }
  const known: Known = { best: new Map(), most: hand.length > packWithJokers ? mostTriesInLarge : mostTries };
  return Math.max(byRankAlone, most(grid, -suits.length, 0, jokers, known));
}

/** Sets of a rank alone: what is left over by threes is filled up first, where it takes the fewest jokers; then every three jokers make one more. */
function allByRank(naturals: readonly Natural[], jokers: number): number {
  const counts = ranks.map((rank) => naturals.filter((card) => rankOf(card) === rank).length);
  const wanting = counts.flatMap((count) => (count % smallestSet === 0 ? [] : [smallestSet - (count % smallestSet)]));
  let [sets, left] = [counts.reduce((all, count) => all + Math.floor(count / smallestSet), 0), jokers];
  for (const fillers of wanting.toSorted((one, other) => one - other)) {
    if (left < fillers) return sets;
    [sets, left] = [sets + 1, left - fillers];
  }
  return Math.min(naturals.length, sets + Math.floor(left / smallestSet));
}

const sum = (counts: Grid): number => counts.reduce((all, count) => all + count, 0);

/** Sets from so many cards, were they all alike, and so many jokers: none without a natural card, so never more than this from any. */
const ofAlike = (cards: number, jokers: number): number => Math.min(cards, Math.floor((cards + jokers) / smallestSet));

/** The most sets from this cell on: runs that begin here in one of the shapes not tried yet, then those of all cells after it. */
function most(grid: Grid, cell: number, shape: number, jokers: number, known: Known): number {
  if (cell === grid.length) return 0;
  const rest = grid.slice(Math.max(0, cell - (cell % suits.length)));
  const bound = ofAlike(sum(rest), jokers);
  if (bound === 0) return 0;
  const key = `${cell} ${shape} ${jokers} ${rest.join('')}`;
  const before = known.best.get(key);
  if (before !== undefined) return before;
  const best = tried(grid, cell, shape, jokers, known, bound);
  known.best.set(key, best);
  return best;
}

/** No run at all where that does as well as anything could; else the better of with and without. */
function tried(grid: Grid, cell: number, shape: number, jokers: number, known: Known, bound: number): number {
  const run = shapes[shape];
  if (run === undefined) return cell >= 0 && cell % suits.length === suits.length - 1 ? byRank(grid, cell, jokers, known) : most(grid, cell + 1, 0, jokers, known);
  const fillers = smallestSet - run.length;
  const less = fillers <= jokers ? withoutRun(grid, cell, run) : null;
  const withIt = less ? 1 + most(less, cell, shape, jokers - fillers, known) : 0;
  return withIt === bound || (less && isTired(known)) ? withIt : Math.max(withIt, most(grid, cell, shape + 1, jokers, known));
}

/** The grid without the cards of a run; null where one is not there. Cells below the first are those of the low aces. */
function withoutRun(grid: Grid, cell: number, run: readonly number[]): Grid | null {
  const less = grid.slice();
  for (const step of run) {
    const at = cell + step * suits.length;
    const place = at < 0 ? grid.length + at : at;
    const count = less[place];
    if (!count) return null;
    less[place] = count - 1;
  }
  return less;
}

/** At a rank's last cell: what no run has taken is laid by rank, with as many of the jokers as serve best. */
function byRank(grid: Grid, cell: number, jokers: number, known: Known): number {
  const left = sum(grid.slice(cell - suits.length + 1, cell + 1));
  let best = 0;
  for (let used = 0; used <= Math.min(jokers, 2 * left) && (used === 0 || !isTired(known)); used += 1) {
    best = Math.max(best, ofAlike(left, used) + most(grid, cell + 1, 0, jokers - used, known));
  }
  return best;
}
