import { describe, expect, test } from "vitest";
import { DiceReader, newDice } from "#shared/chance/dice.ts";
import {
  drawLeagueRound,
  leaguePlaces,
  tableSizes,
  type LeagueAsk,
  type LeagueRound,
  planFor,
} from "#shared/tournament/league.ts";
import { spreadOverChairs } from "#shared/tournament/seatedApart.ts";
import { soaking, sweep } from "#test/support/sweep.ts";

const named = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => `e${at + 1}`);
const diceOf = (seed: string): DiceReader => new DiceReader(newDice(seed));
const sum = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0);
const pairsOf = (table: readonly string[]): readonly string[] =>
  table.flatMap((one, at) => table.slice(at + 1).map((other) => [one, other].toSorted().join(" ")));
const meetings = (history: readonly LeagueRound[]): ReadonlyMap<string, number> =>
  history
    .flatMap(({ tables }) => tables)
    .flatMap(pairsOf)
    .reduce(
      (counts, pair) => counts.set(pair, (counts.get(pair) ?? 0) + 1),
      new Map<string, number>(),
    );

type Course = Readonly<{
  players: number;
  least?: number;
  most: number;
  rounds: number;
  draw: LeagueAsk["draw"];
  seed?: string;
}>;

/** Results by lot: ten points less one for each place. */
function drawnLeague({
  players,
  most,
  least = most,
  rounds,
  draw,
  seed = "friday",
}: Course): readonly LeagueRound[] {
  const entrants = named(players);
  const points: { [entrant: string]: number } = {};
  const history: LeagueRound[] = [];
  const dice = diceOf(`${seed}/results`);
  for (let round = 0; round < rounds; round += 1) {
    const next = drawLeagueRound(
      { entrants, seats: { least, most }, history, points, draw },
      diceOf(`${seed}/${round}`),
    );
    history.push(next);
    for (const table of next.tables)
      dice
        .shuffled(table)
        .forEach((entrant, place) => (points[entrant] = (points[entrant] ?? 0) + 10 - place));
    for (const entrant of next.resting) points[entrant] = (points[entrant] ?? 0) + 10;
  }
  return history;
}

describe("H-20 the tables of a league", () => {
  test("are as few as can be and differ by one at most, and no more are left over than must be", () => {
    for (let least = 2; least <= 8; least += 1) {
      for (let most = least; most <= 8; most += 1) {
        for (let players = 0; players <= 120; players += 1) {
          const sizes = tableSizes(players, { least, most });
          // So many can be seated whose number lies between so many tables at their least and at
          // their most.
          const canSit = (count: number): boolean =>
            Array.from({ length: count }, (_, at) => at + 1).some(
              (tables) => tables * least <= count && count <= tables * most,
            );
          let seated = players;
          while (seated > 0 && !canSit(seated)) seated -= 1;
          const isRight =
            sum(sizes) === seated &&
            sizes.length === Math.ceil(seated / most) &&
            sizes.every((size) => size >= least && size <= most) &&
            (seated === 0 || sizes[0]! - sizes.at(-1)! <= 1);
          if (!isRight)
            expect.unreachable(
              `${players} at tables of ${least} to ${most}: ${sizes.join(", ")}, and ${seated} can be seated`,
            );
        }
      }
    }
  });

  test.each(["roundRobin", "swiss"] as const)(
    "%s: everybody is at one table of each round, or rests",
    (draw) => {
      for (const players of [1, 2, 3, 5, 7, 11, 13, 22]) {
        for (const [least, most] of [
          [2, 2],
          [2, 4],
          [3, 3],
          [4, 5],
          [2, 8],
        ] as const) {
          for (const { tables, resting } of drawnLeague({
            players,
            least,
            most,
            rounds: 2,
            draw,
          })) {
            expect([...tables.flat(), ...resting].toSorted()).toEqual(named(players).toSorted());
            expect(tables.map(({ length }) => length)).toEqual(
              tableSizes(players, { least, most }),
            );
          }
        }
      }
    },
  );

  test.each(["roundRobin", "swiss"] as const)(
    "%s: the same dice draw the same, others otherwise",
    (draw) => {
      const course = { players: 13, least: 3, most: 5, rounds: 3, draw };
      expect(drawnLeague(course)).toEqual(drawnLeague(course));
      expect(drawnLeague({ ...course, seed: "saturday" })[0]).not.toEqual(drawnLeague(course)[0]);
    },
  );
});

describe("H-20 who meets whom in a league", () => {
  test("a round robin of two at a table: everybody meets everybody once in each cycle, and of an odd number rests once", () => {
    for (let players = 2; players <= (soaking ? 20 : 13); players += 1) {
      const cycle = players - 1 + (players % 2);
      const history = drawnLeague({ players, most: 2, rounds: 2 * cycle, draw: "roundRobin" });
      for (const [rounds, times] of [
        [cycle, 1],
        [2 * cycle, 2],
      ] as const) {
        const met = meetings(history.slice(0, rounds));
        expect(met.size).toBe((players * (players - 1)) / 2);
        expect([...met.values()].every((count) => count === times)).toBe(true);
        const rests = history.slice(0, rounds).flatMap(({ resting }) => resting);
        expect(rests.toSorted()).toEqual(
          players % 2 === 0
            ? []
            : Array.from({ length: times }, () => named(players))
                .flat()
                .toSorted(),
        );
      }
    }
  });

  test.each([3, 4, 5, 7, 8])(
    "a round robin of %i tables of as many: everybody meets everybody once in one round more",
    (size) => {
      const met = meetings(
        drawnLeague({ players: size * size, most: size, rounds: size + 1, draw: "roundRobin" }),
      );
      expect(met.size).toBe((size * size * (size * size - 1)) / 2);
      expect(new Set(met.values())).toEqual(new Set([1]));
    },
  );

  test("there is no plan for six tables of six, nor for uneven ones", () => {
    expect(planFor(36, Array<number>(6).fill(6))).toEqual([]);
    expect(planFor(7, [4, 3])).toEqual([]);
    expect(planFor(8, [4, 4])).toEqual([]);
  });

  // Meetings beyond the first of a pair, in all rounds, against the fewest that any draw could
  // have: what seats there are beyond all pairs.
  test.each([
    { players: 8, most: 4, rounds: 7, fewest: 56, repeats: 56 },
    { players: 12, most: 4, rounds: 5, fewest: 24, repeats: 28 },
    { players: 18, most: 3, rounds: 6, fewest: 0, repeats: 1 },
    { players: 20, most: 4, rounds: 5, fewest: 0, repeats: 4 },
    { players: 20, most: 5, rounds: 6, fewest: 50, repeats: 66 },
    { players: 24, most: 4, rounds: 5, fewest: 0, repeats: 3 },
    ...(soaking
      ? [
          { players: 32, most: 4, rounds: 8, fewest: 0, repeats: 12 },
          { players: 100, most: 8, least: 7, rounds: 6, fewest: 0, repeats: 6 },
        ]
      : []),
  ])(
    "$players at tables of $most, $rounds rounds: at most $repeats meetings again, where $fewest cannot be helped",
    ({ fewest, repeats, ...course }) => {
      for (const draw of ["roundRobin", "swiss"] as const) {
        const met = [...meetings(drawnLeague({ ...course, draw })).values()];
        expect(Math.max(0, sum(met) - (course.players * (course.players - 1)) / 2)).toBe(fewest);
        const again = sum(met.map((count) => count - 1));
        expect(again).toBeGreaterThanOrEqual(fewest);
        expect(again, draw).toBeLessThanOrEqual(repeats);
        // Nobody meets anybody more than once more often than on average.
        expect(Math.max(...met)).toBeLessThanOrEqual(
          Math.ceil(sum(met) / ((course.players * (course.players - 1)) / 2)) + 1,
        );
      }
    },
  );

  test("Swiss for two: nobody meets anybody again, and who has won meets who has won", () => {
    const entrants = named(32);
    const points: { [entrant: string]: number } = {};
    const history: LeagueRound[] = [];
    for (let round = 0; round < 5; round += 1) {
      const { tables } = drawLeagueRound(
        { entrants, seats: { least: 2, most: 2 }, history, points, draw: "swiss" },
        diceOf(`swiss ${round}`),
      );
      const apart = tables.map(([one, other]) =>
        Math.abs((points[one!] ?? 0) - (points[other!] ?? 0)),
      );
      if (round < 3) expect(apart.every((gap) => gap === 0)).toBe(true);
      expect(Math.max(...apart)).toBeLessThanOrEqual(1);
      history.push({ tables, resting: [] });
      for (const entrant of entrants) points[entrant] = wins(history, entrant);
    }
    expect(Math.max(...meetings(history).values())).toBe(1);
  });
});

/** Of the two at a table the one whose number is lower wins. */
const wins = (history: readonly LeagueRound[], entrant: string): number =>
  history
    .flatMap(({ tables }) => tables)
    .filter(
      (table) =>
        table.toSorted((one, other) => Number(one.slice(1)) - Number(other.slice(1)))[0] ===
        entrant,
    ).length;

/** All ways to put these at tables of these sizes. */
function* everyDraw(
  players: readonly string[],
  sizes: readonly number[],
): Generator<readonly (readonly string[])[]> {
  const [size, ...others] = sizes;
  if (size === undefined) {
    yield [];
    return;
  }
  const [first, ...rest] = players as [string, ...string[]];
  // The first player sits at a table of either size there is; which of the equal tables is all one.
  for (const own of new Set(sizes)) {
    const left = own === size ? others : sizes.toSpliced(sizes.indexOf(own), 1);
    for (const beside of choices(rest, own - 1)) {
      for (const more of everyDraw(
        rest.filter((player) => !beside.includes(player)),
        left,
      ))
        yield [[first, ...beside], ...more];
    }
  }
}
function* choices(list: readonly string[], count: number): Generator<readonly string[]> {
  if (count === 0) {
    yield [];
    return;
  }
  for (let at = 0; at + count <= list.length; at += 1)
    for (const rest of choices(list.slice(at + 1), count - 1)) yield [list[at]!, ...rest];
}

describe("H-20 on tiny leagues the draw is the best of all", () => {
  /**
   * What is to be least, in this order: squares of meetings, of rounds at short tables, and how far
   * those are apart who sit together.
   */
  function costs(
    { entrants, history, points, draw }: LeagueAsk,
    tables: readonly (readonly string[])[],
  ): readonly number[] {
    const met = meetings([...history, { tables, resting: [] }]);
    const largest = (round: readonly (readonly string[])[]): number =>
      Math.max(...round.map(({ length }) => length));
    const short = entrants.map(
      (entrant) =>
        [...history.map((round) => round.tables), tables].filter((round) =>
          round.some((table) => table.includes(entrant) && table.length < largest(round)),
        ).length,
    );
    const rank = (entrant: string): number =>
      entrants.filter(
        (other) => !restsIn(tables, other) && (points[other] ?? 0) > (points[entrant] ?? 0),
      ).length;
    const apart =
      draw === "swiss"
        ? tables
            .flatMap(pairsOf)
            .map((pair) => pair.split(" "))
            .map(([one, other]) => Math.abs(rank(one!) - rank(other!)))
        : [];
    return [
      sum([...met.values()].map((count) => count ** 2)),
      sum(short.map((count) => count ** 2)),
      sum(apart),
    ];
  }
  const restsIn = (tables: readonly (readonly string[])[], entrant: string): boolean =>
    !tables.flat().includes(entrant);
  const compared = (one: readonly number[], other: readonly number[]): number =>
    one.map((cost, at) => cost - other[at]!).find((by) => by !== 0) ?? 0;

  test.each([
    { players: 6, least: 2, most: 3 },
    { players: 6, least: 2, most: 2 },
    { players: 7, least: 3, most: 4 },
    { players: 8, least: 4, most: 4 },
    { players: 8, least: 2, most: 3 },
    { players: 8, least: 2, most: 2 },
    { players: 9, least: 3, most: 3 },
    { players: 9, least: 4, most: 5 },
    { players: 7, least: 3, most: 3 },
  ])("$players at tables of $least to $most", ({ players, least, most }) => {
    const entrants = named(players);
    for (let number = 0; number < sweep(3, 40); number += 1) {
      const dice = diceOf(`tiny ${number}`);
      const draw = number % 2 === 0 ? "swiss" : "roundRobin";
      const sizes = tableSizes(players, { least, most });
      // Rounds before it by lot, so that no plan of a round robin is gone on with.
      const history = Array.from({ length: 1 + dice.below(4) }, (): LeagueRound => {
        const order = dice.shuffled(entrants);
        let from = 0;
        return {
          tables: sizes.map((size) => order.slice(from, (from += size))),
          resting: order.slice(sum(sizes)),
        };
      });
      const points = Object.fromEntries(entrants.map((entrant) => [entrant, dice.below(6)]));
      const ask: LeagueAsk = { entrants, seats: { least, most }, history, points, draw };
      const { tables, resting } = drawLeagueRound(ask, dice);
      const best = [
        ...everyDraw(
          entrants.filter((entrant) => !resting.includes(entrant)),
          sizes,
        ),
      ]
        .map((every) => costs(ask, every))
        .toSorted(compared)[0];
      expect(costs(ask, tables)).toEqual(best);
    }
  });
});

describe("H-20 chairs and rests of a league", () => {
  test("chairs are such that nobody sits in one oftener than must be: as the best of all orders", () => {
    const dice = diceOf("chairs");
    for (let number = 0; number < 40; number += 1) {
      const players = named(2 + dice.below(4));
      const counts = players.map(() => players.map(() => dice.below(4)));
      const sat = (entrant: string, chair: number): number =>
        counts[players.indexOf(entrant)]![chair]!;
      const cost = (order: readonly string[]): number =>
        sum(order.map((entrant, chair) => 2 * sat(entrant, chair) + 1));
      const orders = (list: readonly string[]): readonly (readonly string[])[] =>
        list.length === 0
          ? [[]]
          : list.flatMap((one) =>
              orders(list.filter((other) => other !== one)).map((rest) => [one, ...rest]),
            );
      const order = spreadOverChairs(players, sat);
      expect(order.toSorted()).toEqual(players.toSorted());
      expect(cost(order)).toBe(Math.min(...orders(players).map(cost)));
    }
  });

  test("after twice as many rounds as chairs nearly everybody has sat in each twice, and nobody more than three times", () => {
    for (const draw of ["roundRobin", "swiss"] as const) {
      const history = drawnLeague({ players: 24, most: 4, rounds: 8, draw });
      const times = named(24).flatMap((entrant) =>
        [0, 1, 2, 3].map(
          (chair) =>
            history.flatMap(({ tables }) => tables).filter((table) => table[chair] === entrant)
              .length,
        ),
      );
      expect(sum(times)).toBe(24 * 8);
      expect([Math.min(...times), Math.max(...times)]).toEqual([1, 3]);
      expect(times.filter((count) => count === 2).length).toBeGreaterThan(60);
    }
  });

  test("short tables go round", () => {
    const history = drawnLeague({ players: 11, least: 3, most: 4, rounds: 8, draw: "swiss" });
    const short = named(11).map(
      (entrant) =>
        history
          .flatMap(({ tables }) => tables)
          .filter((table) => table.length === 3 && table.includes(entrant)).length,
    );
    expect(sum(short)).toBe(24);
    expect(Math.max(...short) - Math.min(...short)).toBeLessThanOrEqual(3);
  });

  test("nobody rests again before all have, with people who come late and who leave", () => {
    for (let number = 0; number < sweep(8, 400); number += 1) {
      const dice = diceOf(`rests ${number}`);
      const seats = { least: 3, most: 3 };
      const history: LeagueRound[] = [];
      let entrants = named(4 + dice.below(8));
      let entered = entrants.length;
      for (let round = 0; round < 12; round += 1) {
        if (dice.below(4) === 0) entrants = [...entrants, `e${(entered += 1)}`];
        else if (dice.below(4) === 0 && entrants.length > 4)
          entrants = entrants.toSpliced(dice.below(entrants.length), 1);
        const points = Object.fromEntries(entrants.map((entrant) => [entrant, dice.below(20)]));
        const next = drawLeagueRound(
          { entrants, seats, history, points, draw: number % 2 === 0 ? "swiss" : "roundRobin" },
          dice,
        );
        const rested = (entrant: string): number =>
          history.filter(({ resting }) => resting.includes(entrant)).length;
        expect([...next.tables.flat(), ...next.resting].toSorted()).toEqual(entrants.toSorted());
        expect(next.resting.length).toBe(entrants.length % 3);
        const seated = next.tables.flat();
        for (const entrant of next.resting)
          expect(rested(entrant)).toBeLessThanOrEqual(Math.min(...seated.map(rested)));
        history.push(next);
      }
    }
  });

  test("in a Swiss draw who stands lowest rests first; who came late rests after who has played more", () => {
    const entrants = named(5);
    const seats = { least: 2, most: 2 };
    const history: readonly LeagueRound[] = [
      {
        tables: [
          ["e1", "e2"],
          ["e3", "e4"],
        ],
        resting: [],
      },
    ];
    const points = { e1: 10, e2: 5, e3: 10, e4: 6, e5: 0 };
    expect(
      drawLeagueRound({ entrants, seats, history, points, draw: "swiss" }, diceOf("late")).resting,
    ).toEqual(["e2"]);
  });
});

describe("H-20 how a league stands", () => {
  const history: readonly LeagueRound[] = [
    {
      tables: [
        ["a", "b"],
        ["c", "d"],
      ],
      resting: ["e"],
    },
    {
      tables: [
        ["a", "c"],
        ["e", "b"],
      ],
      resting: ["d"],
    },
  ];
  const entrants = ["a", "b", "c", "d", "e"];

  test("by points, then by wins", () =>
    expect(
      leaguePlaces({ entrants, history, points: { a: 4, b: 4, c: 9, d: 1 }, wins: { a: 1, b: 2 } }),
    ).toEqual([["c"], ["b"], ["a"], ["d"], ["e"]]));

  test("then by the points of those whom one has played against; a rest counts as somebody like oneself", () => {
    // a: 3 + 3, b: 6 + 3, c: 6 + 1, e: 3 (its rest) + 3.
    expect(
      leaguePlaces({ entrants, history, points: { a: 6, b: 3, c: 3, d: 1, e: 3 }, wins: {} }),
    ).toEqual([["a"], ["b"], ["c"], ["e"], ["d"]]);
  });

  test("else they share the place, thirds of a point among them", () => {
    const third = 10 / 3;
    expect(
      leaguePlaces({
        entrants: ["a", "b", "c"],
        history: [],
        points: { a: third + third + third, b: 10, c: 9.99 },
        wins: {},
      }),
    ).toEqual([["a", "b"], ["c"]]);
  });

  test("who came and never played stands where his points put him", () =>
    expect(
      leaguePlaces({ entrants: ["a", "late"], history: [], points: { a: 1 }, wins: {} }),
    ).toEqual([["a"], ["late"]]));
});
