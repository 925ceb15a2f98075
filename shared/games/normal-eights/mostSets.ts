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
 * No more sets fit in than the smallest do, so only these are tried. Places of a run from its
 * lowest card, and of runs that a joker fills up at the end or in the middle.
 */
const shapes: readonly (readonly number[])[] = [
  [0, 1, 2],
  [0, 1],
  [0, 2],
];
/**
 * Of a hand so large and so full of sets that more had to be tried the first ones found are
 * counted, which may be fewer than there are; twenty-five cards take less than this. What is laid
 * is judged set by set, whatever is said here.
 */
const mostTries = 20_000;
/** Of a larger hand than one pack with its jokers the sets found first are most of them. */
const packWithJokers = 54;
const mostTriesInLarge = 2_000;

/**
 * Cards left, by rank from the 2 to the ace, each rank's suits together: a character a cell, for as
 * a text it is its own key.
 */
type Grid = string;
type Known = { readonly best: Map<string, number>; readonly most: number };

const isTired = ({ best, most }: Known): boolean => best.size > most;

/**
 * Hands do not change: one is asked about again with every choice of another seat, and by every
 * viewer's step.
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
  // Only a record of any deck holds such a hand, and only sets of as many cards as the packs have
  // can be laid.
  if (hand.length > largestHand) return Math.min(largestHand / smallestSet, byRankAlone);
  if (byRankAlone === ofAlike(naturals.length, jokers)) return byRankAlone;
  const cells = Array<number>(ranks.length * suits.length).fill(0);
  // The ace stands above the king; runs from a low ace are tried before all others.
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
 * Sets of a rank alone: what is left over by threes is filled up first, where it takes the fewest
 * jokers; then every three jokers make one more.
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

/**
 * What is left to lay: `cards` of them natural, in `grid` from the rank on that is being looked at.
 */
interface Left {
  readonly grid: Grid;
  readonly cards: number;
  readonly jokers: number;
}

/**
 * Sets from so many cards, were they all alike, and so many jokers: none without a natural card, so
 * never more than this from any.
 */
const ofAlike = (cards: number, jokers: number): number =>
  Math.min(cards, Math.floor((cards + jokers) / smallestSet));

/**
 * The most sets from this cell on: runs that begin here in one of the shapes not tried yet, then
 * those of all cells after it.
 */
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

/** No run at all where that does as well as anything could; else the better of with and without. */
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

/**
 * Without the cards of a run and its jokers; null where one is not there. Cells below the first are
 * those of the low aces.
 */
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

/**
 * At a rank's last cell: what no run has taken is laid by rank, with as many of the jokers as serve
 * best.
 */
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
