import {
  isNatural,
  rankOf,
  ranks,
  suitOf,
  suits,
  type Card,
  type Natural,
} from "#shared/cards/card.ts";
import { largestHand, mostJokers } from "./options.ts";
import { smallestSet } from "./sets.ts";

/**
 * The smallest sets fit in most often, so only these are tried: the places of a run from its lowest
 * card, complete or with a joker at the end or in the middle.
 */
const shapes: readonly (readonly number[])[] = [
  [0, 1, 2],
  [0, 1],
  [0, 2],
];
/**
 * Beyond this limit, for a very large hand full of sets, the sets found first are counted, which
 * may be fewer than the maximum. Twenty-five cards stay below it. The count is only an offer: a
 * move's sets are checked one by one.
 */
const mostTries = 20_000;
/**
 * For a hand larger than one pack with its jokers the sets found first are already most of them.
 */
const packWithJokers = 54;
const mostTriesInLarge = 2_000;

/**
 * Numbers of cards left, one character per cell, by rank from the 2 to the ace with the suits of a
 * rank together. A string, so that it serves as its own key.
 */
type Grid = string;
type Known = Readonly<{ best: Map<string, number>; most: number }>;

const isTired = ({ best, most }: Known): boolean => best.size > most;

/**
 * Caches by hand, which never changes: the same hand is asked about after each choice of another
 * seat and for every viewer.
 */
const counted = new WeakMap<readonly Card[], number>();

export function mostSets(hand: readonly Card[]): number {
  const most = counted.get(hand) ?? countedSets(hand);
  counted.set(hand, most);
  return most;
}

function countedSets(hand: readonly Card[]): number {
  const naturals = hand.filter(isNatural);
  const jokers = hand.length - naturals.length;
  const byRankAlone = allByRank(naturals, jokers);
  // Only a record with an unusual deck holds such a hand, and a move can lay only as many cards as
  // the packs have.
  if (hand.length > largestHand) return Math.min(largestHand / smallestSet, byRankAlone);
  if (byRankAlone === ofAlike(naturals.length, jokers)) return byRankAlone;
  const cells = Array<number>(ranks.length * suits.length).fill(0);
  // The ace is placed above the king; runs from a low ace are tried before all others.
  for (const card of naturals) {
    const cell =
      ((ranks.indexOf(rankOf(card)) + ranks.length - 1) % ranks.length) * suits.length +
      suits.indexOf(suitOf(card));
    cells[cell] = (cells[cell] ?? 0) + 1;
  }
  const known: Known = {
    best: new Map(),
    most: hand.length > packWithJokers ? mostTriesInLarge : mostTries,
  };
  return Math.max(
    byRankAlone,
    most(
      { grid: String.fromCharCode(...cells), cards: naturals.length, jokers },
      -suits.length,
      0,
      known,
    ),
  );
}

/**
 * Counts sets of a rank only: jokers first complete the remainders that need the fewest, then every
 * three jokers make one more set.
 */
function allByRank(naturals: readonly Natural[], jokers: number): number {
  const counts = ranks.map((rank) => naturals.filter((card) => rankOf(card) === rank).length);
  const wanting = counts.flatMap((count) =>
    count % smallestSet === 0 ? [] : [smallestSet - (count % smallestSet)],
  );
  let [sets, left] = [
    counts.reduce((all, count) => all + Math.floor(count / smallestSet), 0),
    jokers,
  ];
  for (const fillers of wanting.toSorted((one, other) => one - other)) {
    if (left < fillers) return sets;
    [sets, left] = [sets + 1, left - fillers];
  }
  return Math.min(naturals.length, sets + Math.floor(left / smallestSet));
}

type Left = Readonly<{
  grid: Grid;
  cards: number;
  jokers: number;
}>;

/**
 * Upper bound on the number of sets: assumes all natural cards are alike. Every set needs a natural
 * card.
 */
const ofAlike = (cards: number, jokers: number): number =>
  Math.min(cards, Math.floor((cards + jokers) / smallestSet));

function most(left: Left, cell: number, shape: number, known: Known): number {
  const { grid, cards, jokers } = left;
  if (cell === grid.length) return 0;
  const bound = ofAlike(cards, jokers);
  if (bound === 0) return 0;
  const key = `${cell} ${shape} ${jokers} ${grid.slice(Math.max(0, cell - (cell % suits.length)))}`;
  const before = known.best.get(key);
  if (before !== undefined) return before;
  const best = tried(left, cell, shape, known, bound);
  known.best.set(key, best);
  return best;
}

/** Skips the search without the run if the run reaches `bound` or the limit of tries is passed. */
function tried(left: Left, cell: number, shape: number, known: Known, bound: number): number {
  const run = shapes[shape];
  if (run === undefined)
    return cell >= 0 && cell % suits.length === suits.length - 1
      ? byRank(left, cell, known)
      : most(left, cell + 1, 0, known);
  const less = withoutRun(left, cell, run);
  const withIt = less ? 1 + most(less, cell, shape, known) : 0;
  return withIt === bound || (less && isTired(known))
    ? withIt
    : Math.max(withIt, most(left, cell, shape + 1, known));
}

/** Null if a card is missing. Negative cells are those of the low aces. */
function withoutRun(
  { grid, cards, jokers }: Left,
  cell: number,
  run: readonly number[],
): Left | null {
  const fillers = smallestSet - run.length;
  if (fillers > jokers) return null;
  const places = run.map((step) => (cell + step * suits.length + grid.length) % grid.length);
  if (
    cell + (run.at(-1) ?? 0) * suits.length >= grid.length ||
    places.some((place) => countAt(grid, place) === 0)
  )
    return null;
  const less = places.reduce(
    (now, place) =>
      now.slice(0, place) + String.fromCharCode(countAt(now, place) - 1) + now.slice(place + 1),
    grid,
  );
  return { grid: less, cards: cards - run.length, jokers: jokers - fillers };
}

const countAt = (grid: Grid, place: number): number => grid.charCodeAt(place);

/** Called at a rank's last cell. */
function byRank({ grid, cards, jokers }: Left, cell: number, known: Known): number {
  const ofRank = suits.reduce((sum, _, back) => sum + countAt(grid, cell - back), 0);
  let best = 0;
  for (
    let used = 0;
    used <= Math.min(jokers, 2 * ofRank) && (used <= mostJokers || !isTired(known));
    used += 1
  ) {
    best = Math.max(
      best,
      ofAlike(ofRank, used) +
        most({ grid, cards: cards - ofRank, jokers: jokers - used }, cell + 1, 0, known),
    );
  }
  return best;
}
