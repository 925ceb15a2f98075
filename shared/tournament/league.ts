import type { DiceReader } from "#shared/chance/dice.ts";
import type { Amounts } from "./state.ts";
import { seatedApart, spreadOverChairs } from "./seatedApart.ts";

export type LeagueAsk = Readonly<{
  /** Those still in, in the order of entry. */
  entrants: readonly string[];
  seats: Readonly<{ least: number; most: number }>;
  /** The rounds so far. */
  history: readonly LeagueRound[];
  points: Amounts;
  draw: "roundRobin" | "swiss";
}>;
export type LeagueRound = Readonly<{
  /** By chair. */
  tables: readonly (readonly string[])[];
  /** They get a winner's points. Nobody rests again before all others have. */
  resting: readonly string[];
}>;

/** One list for each place. */
type Places = readonly (readonly string[])[];

/**
 * As few tables as possible, sizes differing by at most one, the larger first, with as few players
 * as possible left over. None if there are too few players for one.
 */
export function tableSizes(
  players: number,
  { least, most }: LeagueAsk["seats"],
): readonly number[] {
  for (let seated = players; seated >= Math.max(1, least); seated -= 1) {
    const count = Math.ceil(seated / most);
    const size = Math.floor(seated / count);
    if (size >= least)
      return Array.from({ length: count }, (_, at) => size + (at < seated % count ? 1 : 0));
  }
  return [];
}

/** Everybody is at exactly one table or rests. */
export function drawLeagueRound(ask: LeagueAsk, dice: DiceReader): LeagueRound {
  const sizes = tableSizes(ask.entrants.length, ask.seats);
  if (sizes.length === 0) return { tables: [], resting: ask.entrants };
  const { tables, resting } = planned(ask, sizes, dice) ?? searched(ask, sizes, dice);
  const sat = chairCounts(ask.history);
  return {
    tables: tables.map((players) => spreadOverChairs(dice.shuffled(players), sat)),
    resting,
  };
}

/**
 * One of the round robin's least-played rounds. The plan depends only on the entrants; the dice
 * decide the order. Null if there is no plan, or a round departed from it because players came or
 * left.
 */
function planned(
  { entrants, history, draw }: LeagueAsk,
  sizes: readonly number[],
  dice: DiceReader,
): LeagueRound | null {
  const plan = draw === "roundRobin" ? planFor(entrants.length, sizes) : [];
  const named = (numbers: readonly number[]): readonly string[] =>
    numbers.flatMap((number) => entrants[number] ?? []);
  const roundAt = (at: number): LeagueRound => ({
    tables: plan[at]?.tables.map(named) ?? [],
    resting: named(plan[at]?.resting ?? []),
  });
  // The first entrant's opponents identify the round, since the plan repeats none.
  const first = entrants[0] ?? "";
  const besideFirst = new Map(
    plan.map(({ tables }, at) => [
      written([named(tables.find((table) => table.includes(0)) ?? [])]),
      at,
    ]),
  );
  const times = plan.map(() => 0);
  for (const round of history) {
    const at = besideFirst.get(
      written([round.tables.find((table) => table.includes(first)) ?? []]),
    );
    if (at === undefined || !isSameDraw(round, roundAt(at))) return null;
    times[at] = (times[at] ?? 0) + 1;
  }
  const fewest = Math.min(...times);
  const least = times.flatMap((count, at) => (count === fewest ? [at] : []));
  const next = least.length > 0 ? least[dice.below(least.length)] : undefined;
  return next === undefined ? null : roundAt(next);
}

const isSameDraw = (one: LeagueRound, other: LeagueRound): boolean =>
  written(one.tables) === written(other.tables) &&
  written([one.resting]) === written([other.resting]);
const written = (tables: readonly (readonly string[])[]): string =>
  tables
    .map((players) => players.toSorted().join(" "))
    .toSorted()
    .join("\n");

function searched(ask: LeagueAsk, sizes: readonly number[], dice: DiceReader): LeagueRound {
  const { entrants, history, draw } = ask;
  const resting = whoRests(ask, entrants.length - sizes.reduce((sum, size) => sum + size, 0), dice);
  const players = entrants.filter((entrant) => !resting.includes(entrant));
  const numberOf = new Map(players.map((entrant, at) => [entrant, at]));
  const met = players.map(() => new Uint16Array(players.length));
  const short = players.map(() => 0);
  for (const { tables } of history) {
    const largest = Math.max(...tables.map(({ length }) => length));
    for (const table of tables) {
      const there = table.flatMap((entrant) => numberOf.get(entrant) ?? []);
      for (const one of there) {
        if (table.length < largest) short[one] = (short[one] ?? 0) + 1;
        for (const other of there)
          if (one !== other) (met[one] as Uint16Array)[other] = (met[one]?.[other] ?? 0) + 1;
      }
    }
  }
  const ranks = draw === "swiss" ? ranksOf(players, ask.points) : players.map(() => 0);
  const tables = seatedApart({ sizes, met, short, ranks, dice });
  return { tables: tables.map((there) => there.flatMap((at) => players[at] ?? [])), resting };
}

/**
 * Nobody again before all others; ties go to those who have played more rounds, then in a Swiss
 * draw to the lowest points, then to chance.
 */
function whoRests(
  { entrants, history, points, draw }: LeagueAsk,
  count: number,
  dice: DiceReader,
): readonly string[] {
  if (count === 0) return [];
  const rested = timesIn(history.map(({ resting }) => resting));
  const played = timesIn(history.flatMap(({ tables }) => tables));
  const pointsOf = (entrant: string): number => (draw === "swiss" ? (points[entrant] ?? 0) : 0);
  return dice
    .shuffled(entrants)
    .toSorted(
      (one, other) =>
        rested(one) - rested(other) ||
        played(other) - played(one) ||
        pointsOf(one) - pointsOf(other),
    )
    .slice(0, count);
}

/** How often an entrant is in these lists. */
function timesIn(lists: readonly (readonly string[])[]): (entrant: string) => number {
  const found = Map.groupBy(lists.flat(), (entrant) => entrant);
  return (entrant) => found.get(entrant)?.length ?? 0;
}

const ranksOf = (players: readonly string[], points: Amounts): readonly number[] => {
  const sorted = players.map((player) => points[player] ?? 0).toSorted((one, other) => other - one);
  return players.map((player) => sorted.indexOf(points[player] ?? 0));
};

function chairCounts(history: readonly LeagueRound[]): (entrant: string, chair: number) => number {
  const counts = new Map<string, number[]>();
  for (const table of history.flatMap(({ tables }) => tables)) {
    table.forEach((entrant, chair) => {
      const own = counts.get(entrant) ?? [];
      own[chair] = (own[chair] ?? 0) + 1;
      counts.set(entrant, own);
    });
  }
  return (entrant, chair) => counts.get(entrant)?.[chair] ?? 0;
}

/** Points are sums of fractions; smaller differences are ties. */
const nearest = 1e-6;

/**
 * By points, then wins, then the points of their opponents (Buchholz); equal ones share the place.
 * Head-to-head results would depend on who was drawn together, and can be circular among three.
 */
export function leaguePlaces({
  entrants,
  history,
  points,
  wins,
}: Pick<LeagueAsk, "entrants" | "history" | "points"> & {
  readonly wins: Amounts;
}): Places {
  const others = buchholz(history, points);
  const compared = (one: string, other: string): number => {
    for (const measure of [points, wins, others]) {
      const by = (measure[other] ?? 0) - (measure[one] ?? 0);
      if (Math.abs(by) > nearest) return by;
    }
    return 0;
  };
  return entrants.toSorted(compared).reduce<readonly (readonly string[])[]>((places, entrant) => {
    const last = places.at(-1);
    return last?.[0] !== undefined && compared(last[0], entrant) === 0
      ? [...places.slice(0, -1), [...last, entrant]]
      : [...places, [entrant]];
  }, []);
}

/**
 * The mean total points of the others at the table, summed over the rounds; for a rest one's own
 * points.
 */
function buchholz(history: readonly LeagueRound[], points: Amounts): Amounts {
  const sums = new Map<string, number>();
  const add = (entrant: string, more: number): unknown =>
    sums.set(entrant, (sums.get(entrant) ?? 0) + more);
  for (const { tables, resting } of history) {
    for (const table of tables) {
      const all = table.reduce((sum, entrant) => sum + (points[entrant] ?? 0), 0);
      for (const entrant of table)
        if (table.length > 1) add(entrant, (all - (points[entrant] ?? 0)) / (table.length - 1));
    }
    for (const entrant of resting) add(entrant, points[entrant] ?? 0);
  }
  return Object.fromEntries(sums);
}

/** By number, from 0. */
export type PlannedRound = Readonly<{
  tables: readonly (readonly number[])[];
  resting: readonly number[];
}>;

/**
 * All rounds, in which no two players meet twice; none if there is no such plan. For tables of two:
 * the circle method, in which with an odd number one player rests each round. For q² players at
 * tables of q, a supported prime or prime power: the lines of the affine plane over q elements, in
 * q + 1 rounds.
 */
export function planFor(players: number, sizes: readonly number[]): readonly PlannedRound[] {
  const size = sizes[0] ?? 0;
  if (sizes.some((other) => other !== size)) return [];
  if (size === 2)
    return Array.from({ length: players - 1 + (players % 2) }, (_, round) =>
      inCircle(players, round),
    );
  const field = players === size * size ? fieldOf(size) : null;
  return field
    ? Array.from({ length: size + 1 }, (_, slope) => ({
        tables: linesOf(size, slope, field),
        resting: [],
      }))
    : [];
}

/**
 * One player stays, the others rotate by one place each round; the one opposite an empty place
 * rests.
 */
function inCircle(players: number, round: number): PlannedRound {
  const places = players + (players % 2);
  const moved = (at: number): number => (at === 0 ? places - 1 : (at - 1 + round) % (places - 1));
  const pairs = Array.from({ length: places / 2 }, (_, at) => [moved(at), moved(places - 1 - at)]);
  const isHere = (pair: readonly number[]): boolean => pair.every((player) => player < players);
  return {
    tables: pairs.filter(isHere),
    resting: pairs
      .filter((pair) => !isHere(pair))
      .flat()
      .filter((player) => player < players),
  };
}

/** Of q elements; two lines meet exactly once or are parallel. */
type Field = Readonly<{
  plus: (one: number, other: number) => number;
  times: (one: number, other: number) => number;
}>;

/** Irreducible over GF(2), bit by bit. */
const polynomials: { readonly [q: number]: number } = { 4: 0b111, 8: 0b1011 };

function fieldOf(q: number): Field | null {
  if ([3, 5, 7].includes(q))
    return { plus: (one, other) => (one + other) % q, times: (one, other) => (one * other) % q };
  const polynomial = polynomials[q];
  if (polynomial === undefined) return null;
  const times = (one: number, other: number): number => {
    let product = 0;
    for (
      let rest = other, factor = one;
      rest > 0;
      rest >>= 1, factor = factor << 1 >= q ? (factor << 1) ^ polynomial : factor << 1
    )
      if (rest & 1) product ^= factor;
    return product;
  };
  return { plus: (one, other) => one ^ other, times };
}

/** The parallels y = slope · x + c; for the last slope x = c. */
const linesOf = (
  q: number,
  slope: number,
  { plus, times }: Field,
): readonly (readonly number[])[] =>
  Array.from({ length: q }, (_, c) =>
    Array.from({ length: q }, (_line, x) =>
      slope === q ? c * q + x : x * q + plus(times(slope, x), c),
    ),
  );
