// Checks that a freezeout goes by the rules of the field: places, hand for hand, levels, rebuys,
// penalties, and what a director takes back.

import { describe, expect, test } from "vitest";
import type { TournamentSetup } from "#shared/protocol/tournament.ts";
import { presets, type Structure } from "#shared/tournament/structure.ts";
import { viewOf } from "#shared/tournament/view.ts";
import { entry, openingOf, shedding } from "./tournamentOf.ts";
import { PlayedTournament } from "./PlayedTournament.ts";

const quiet: Structure = {
  ...presets.standard,
  stack: 100,
  buyIn: 100,
  breaks: [],
  lateEntry: 0,
  handForHand: false,
  levels: [{ ante: 1, stake: 5, length: 600, rebuyPrice: null }],
};

function begun(
  people: number,
  structure: Partial<Structure> = {},
  setup: Partial<TournamentSetup> = {},
  games?: Parameters<typeof openingOf>[1],
): PlayedTournament {
  const evening = new PlayedTournament(
    openingOf({ structure: { ...quiet, ...structure }, ...setup }, games),
    "seed",
  );
  for (let number = 1; number <= people; number += 1) evening.tell(entry(number));
  expect(evening.tell({ type: "start" })).toBe(true);
  return evening;
}

/** The hand of the table is over, with these stacks changed. */
function ends(
  evening: PlayedTournament,
  table: string,
  changed: { readonly [entrant: string]: number },
): void {
  const hand = evening.hands.get(table)!;
  evening.finish(hand, {
    ...Object.fromEntries(hand.dealt.map(({ entrant, stack }) => [entrant, stack])),
    ...changed,
  });
}
const view = (evening: PlayedTournament) =>
  viewOf(evening.state, {
    at: evening.at,
    purse: "profile:p1",
    directs: true,
    code: null,
    log: [],
    presence: () => null,
  });
const placeOf = (evening: PlayedTournament, entrant: string): number | null =>
  view(evening).entrants.find(({ id }) => id === entrant)!.place;
const told = (evening: PlayedTournament): readonly string[] =>
  evening.effects.flatMap((effect) =>
    effect.type === "tell" ? [effect.said.key.replace("tournament.log.", "")] : [],
  );
const at = (evening: PlayedTournament, table: string): readonly string[] =>
  evening.tables.get(table)!.filter((entrant) => entrant !== null);

describe("who runs out", () => {
  test("H-20 of those who run out in one hand who had more before it is placed higher; with as much they share", () => {
    const evening = begun(5);
    ends(evening, "t1-1", { e1: 300, e2: 50, e3: 50, e4: 50, e5: 50 });
    ends(evening, "t1-1", { e1: 350, e2: 50, e3: 50, e4: 30, e5: 20 });
    ends(evening, "t1-1", { e1: 500, e2: 0, e3: 0, e4: 0, e5: 0 });
    expect(["e1", "e2", "e3", "e4", "e5"].map((entrant) => placeOf(evening, entrant))).toEqual([
      1, 2, 2, 4, 5,
    ]);
    expect(evening.state.phase).toBe("over");
    // 65 and 35 per cent of 500; the two who share get half of the second prize each.
    expect(["p1", "p2", "p3", "p4"].map((purse) => evening.balance(`profile:${purse}`))).toEqual([
      325 - 100,
      88 - 100,
      87 - 100,
      -100,
    ]);
  });

  test("TDA 20 the bounty goes to those who won all from him, odd chips one each from the dealer’s left", () => {
    const evening = begun(4, { bounty: 25 });
    ends(evening, "t1-1", {});
    ends(evening, "t1-1", { e1: 150, e2: 150, e3: 100, e4: 0 });
    const heads = view(evening).entrants.map(({ heads: taken, bounties }) => [taken, bounties]);
    const { chairs, button } = evening.state.tables[0]!;
    const fromLeft = [...chairs.slice(button! + 1), ...chairs.slice(0, button! + 1)];
    const [first, second] = fromLeft
      .filter((entrant) => entrant === "e1" || entrant === "e2")
      .map((entrant) => heads[Number(entrant.slice(1)) - 1]);
    expect([first, second, ...heads.slice(2)]).toEqual([
      [1, 13],
      [1, 12],
      [0, 0],
      [0, 0],
    ]);
    ends(evening, "t1-1", { e1: 400, e2: 0, e3: 0 });
    expect(evening.balance("profile:p1")).toBe(400 - 125 + heads[0]![1]! + 25 + 25 + 25);
  });

  test("H-20 who cannot pay the stake is out with the rest of his chips, but two always can", () => {
    const evening = begun(3, { levels: [{ ...quiet.levels[0]!, stake: 60 }] }, {}, [shedding]);
    ends(evening, "t1-1", { e1: 210, e2: 50, e3: 40 });
    expect(placeOf(evening, "e3")).toBe(3);
    const { stake, dealt } = evening.hands.get("t1-1")!;
    expect([stake, dealt.map(({ stack }) => stack).toSorted((one, other) => other - one)]).toEqual([
      50,
      [210, 50],
    ]);
    expect(evening.balance("stacks:t1")).toBe(-260);
  });
});

describe("hand for hand", () => {
  const bubble = (): PlayedTournament => {
    const evening = begun(
      6,
      { handForHand: true, payouts: [{ from: 1, percent: [40, 30, 20, 10] }] },
      { chairs: 3 },
    );
    const [lost, won] = at(evening, "t1-1");
    ends(evening, "t1-1", { [lost!]: 0, [won!]: 200 });
    return evening;
  };

  test("H-20 with one place to go to the money a table waits for the other, and then both are dealt to", () => {
    const evening = bubble();
    expect([view(evening).stage, evening.hands.has("t1-1"), evening.hands.has("t1-2")]).toEqual([
      "handForHand",
      false,
      true,
    ]);
    ends(evening, "t1-2", {});
    expect([evening.hands.has("t1-1"), evening.hands.has("t1-2")]).toEqual([true, true]);
  });

  test("H-20 who run out at several tables in one wave are placed by what they had before their hands", () => {
    const evening = bubble();
    ends(
      evening,
      "t1-2",
      Object.fromEntries(
        at(evening, "t1-2").map((entrant, index) => [entrant, [140, 80, 80][index]!]),
      ),
    );
    const [rich, ...poor] = at(evening, "t1-2");
    const [, loser] = [
      evening.hands.get("t1-1")!.dealt.find(({ stack }) => stack === 200)!.entrant,
      evening.hands.get("t1-1")!.dealt.find(({ stack }) => stack === 100)!.entrant,
    ];
    ends(evening, "t1-2", { [rich!]: 220, [poor[0]!]: 0 });
    expect(view(evening).stage).toBe("handForHand");
    const winner = evening.hands
      .get("t1-1")!
      .dealt.find(({ entrant }) => entrant !== loser)!.entrant;
    ends(evening, "t1-1", { [loser]: 0, [winner]: 300 });
    // 100 at the one table is more than 80 at the other, though it was lost later.
    expect([placeOf(evening, loser), placeOf(evening, poor[0]!)]).toEqual([4, 5]);
    expect(told(evening)).toContain("inTheMoney");
  });
});

describe("where people sit at some tables and bots at others", () => {
  /** Two full tables with this many people; which of them is the people's. */
  const mixed = (people: number, structure: Partial<Structure> = {}, chairs = 3) => {
    const evening = new PlayedTournament(
      openingOf({ structure: { ...quiet, ...structure }, chairs }),
      "seed",
    );
    for (let number = 1; number <= 2 * chairs; number += 1)
      evening.tell(entry(number, number > people));
    evening.tell({ type: "start" });
    const isPeoples = (table: string): boolean =>
      at(evening, table).some((entrant) => Number(entrant.slice(1)) <= people);
    const tables = ["t1-1", "t1-2"];
    return {
      evening,
      peoples: tables.find(isPeoples)!,
      bots: tables.find((table) => !isPeoples(table))!,
    };
  };

  test("H-20 a table of bots has at most one hand more than the slowest table where somebody sits, and goes on when that does", () => {
    const { evening, peoples, bots } = mixed(1);
    for (let hand = 0; hand < 5; hand += 1) {
      ends(evening, bots, {});
      expect([evening.hands.has(bots), evening.hands.has(peoples)]).toEqual([false, true]);
      ends(evening, peoples, {});
      expect([evening.hands.has(bots), evening.hands.has(peoples)]).toEqual([true, true]);
    }
  });

  test("H-20 people wait for no bots", () => {
    const { evening, peoples } = mixed(1);
    for (let hand = 0; hand < 5; hand += 1) ends(evening, peoples, {});
    expect(evening.hands.has(peoples)).toBe(true);
  });

  test("H-20 once nobody but bots is left they wait for nobody", () => {
    const { evening, peoples, bots } = mixed(1);
    const [other] = at(evening, peoples).filter((entrant) => entrant !== "e1");
    ends(evening, bots, {});
    ends(evening, peoples, { e1: 0, [other!]: 200 });
    for (let hand = 0; hand < 3; hand += 1) ends(evening, bots, {});
    expect(evening.hands.has(bots)).toBe(true);
  });

  /**
   * The person has run out at their table, where this many bots still have chips; they may buy in
   * again.
   */
  const thinking = (botsLeft: 1 | 2) => {
    const { evening, peoples, bots } = mixed(
      1,
      {
        rebuys: { until: 1, most: 1, stack: 100 },
        levels: [quiet.levels[0]!, { ...quiet.levels[0]!, ante: 2 }],
      },
      botsLeft + 1,
    );
    const [one, two] = at(evening, peoples).filter((entrant) => entrant !== "e1");
    ends(evening, bots, {});
    ends(evening, peoples, {
      e1: 0,
      [one!]: two === undefined ? 200 : 150,
      ...(two !== undefined && { [two]: 150 }),
    });
    return { evening, peoples, bots };
  };

  test("H-20 H-21 while somebody thinks about buying in again bots do not run ahead of their table, which plays on without them", () => {
    const { evening, peoples, bots } = thinking(2);
    for (let hand = 0; hand < 3; hand += 1) {
      ends(evening, bots, {});
      expect([evening.hands.has(bots), evening.hands.has(peoples)]).toEqual([false, true]);
      ends(evening, peoples, {});
      expect([evening.hands.has(bots), evening.hands.has(peoples)]).toEqual([true, true]);
    }
  });

  test.each([true, false])(
    "H-20 H-21 bots wait at a table where nobody is left to play with until whoever thinks about buying in again has said so, or has thought too long: %s",
    (again) => {
      const { evening, peoples, bots } = thinking(1);
      ends(evening, bots, {});
      expect([evening.hands.has(bots), evening.hands.has(peoples)]).toEqual([false, false]);
      if (again) evening.tell({ type: "buyAgain", entrant: "e1", again: true });
      else {
        evening.at = 60_000;
        evening.tell({ type: "time" });
      }
      expect([...evening.hands.values()]).not.toEqual([]);
    },
  );

  test("H-21 a bot buys in again twice at most, and no more often than people may", () => {
    const levels = [quiet.levels[0]!, { ...quiet.levels[0]!, ante: 2 }];
    const boughtBy = (most: number | null): readonly (number | undefined)[] => {
      const { evening, peoples } = mixed(1, { rebuys: { until: 1, most, stack: 100 }, levels });
      const [one, two] = at(evening, peoples).filter((entrant) => entrant !== "e1");
      for (
        let hand = 0;
        hand < 4 && evening.state.entrants[Number(one!.slice(1)) - 1]!.status === "in";
        hand += 1
      ) {
        const stacks = Object.fromEntries(
          evening.hands.get(peoples)!.dealt.map(({ entrant, stack }) => [entrant, stack]),
        );
        ends(evening, peoples, { [one!]: 0, [two!]: stacks[two!]! + stacks[one!]! });
      }
      return evening.state.entrants.filter(({ id }) => id === one).map(({ rebuys }) => rebuys);
    };
    expect([null, 1, 5].map(boughtBy)).toEqual([[2], [1], [2]]);
  });
});

describe("levels", () => {
  const levels = [
    { ante: 1, stake: 5, length: 2, rebuyPrice: null },
    { ante: 2, stake: 10, length: 2, rebuyPrice: null },
  ];

  test('TDA "New Hand and New Limits": a new level begins with the next hand', () => {
    const evening = begun(3, { levels });
    evening.at = 120_000;
    evening.tell({ type: "time" });
    expect([view(evening).clock.level, evening.hands.get("t1-1")!.ante]).toEqual([2, 1]);
    ends(evening, "t1-1", {});
    expect(evening.hands.get("t1-1")!.ante).toBe(2);
  });

  test("H-21 a break’s time runs from when the last hand is over, and the clock stands in a pause", () => {
    const evening = begun(3, { levels, breaks: [{ after: 1, minutes: 5 }] });
    evening.at = 130_000;
    evening.tell({ type: "time" });
    expect(view(evening)).toMatchObject({
      stage: "break",
      clock: { leftMs: 300_000, running: false },
    });
    evening.at = 150_000;
    ends(evening, "t1-1", {});
    evening.at = 200_000;
    evening.tell({ type: "pause" });
    evening.at = 900_000;
    expect(view(evening)).toMatchObject({
      stage: "paused",
      clock: { leftMs: 250_000, running: false },
    });
    evening.tell({ type: "resume" });
    evening.at = 1_150_000;
    evening.tell({ type: "time" });
    expect(view(evening)).toMatchObject({ stage: "running", clock: { level: 2 } });
  });

  test("H-21 by rounds the table that has played most of them decides", () => {
    const evening = begun(6, { levels, measure: "rounds" }, { chairs: 3 });
    ends(evening, "t1-1", {});
    expect(view(evening).clock).toMatchObject({ level: 1, roundsLeft: 1, leftMs: null });
    ends(evening, "t1-1", {});
    expect([
      view(evening).clock.level,
      evening.hands.get("t1-2")!.ante,
      evening.hands.get("t1-1")!.ante,
    ]).toEqual([2, 1, 2]);
  });

  test("H-23 a coming level can be changed, one that has begun cannot, and none may fall", () => {
    const evening = begun(3, { levels });
    const to = { ...levels[1]!, ante: 7 };
    expect(evening.refusalOf({ type: "changeLevel", level: 1, to })).toBe("levelBegun");
    expect(evening.refusalOf({ type: "changeLevel", level: 2, to: { ...to, stake: 1 } })).toBe(
      "outOfOrder",
    );
    expect(evening.refusalOf({ type: "changeLevel", level: 3, to })).toBe("noLevel");
    evening.tell({ type: "changeLevel", level: 2, to });
    expect(view(evening).structure.levels[1]!.ante).toBe(7);
  });
});

describe("rebuys, add-on and late entry", () => {
  const open = {
    rebuys: { until: 1, most: 1, stack: 80 },
    levels: [quiet.levels[0]!, { ...quiet.levels[0]!, rebuyPrice: null }],
    lateEntry: 1,
  };

  test("H-21 who runs out while he may buy in again is asked, keeps his chair meanwhile, and pays", () => {
    const evening = begun(3, open);
    ends(evening, "t1-1", { e1: 200, e2: 0 });
    expect(view(evening).entrants[1]).toMatchObject({
      status: "broke",
      thinkMs: 60_000,
      place: null,
    });
    expect(at(evening, "t1-1")).toContain("e2");
    expect(
      evening.hands
        .get("t1-1")!
        .dealt.map(({ entrant }) => entrant)
        .toSorted(),
    ).toEqual(["e1", "e3"]);
    evening.tell({ type: "buyAgain", entrant: "e2", again: true });
    expect([
      evening.balance("profile:p2"),
      view(evening).entrants[1]!.stack,
      view(evening).payouts.pool,
    ]).toEqual([-200, 80, 400]);
    ends(evening, "t1-1", {});
    expect(evening.hands.get("t1-1")!.dealt.length).toBe(3);
    ends(evening, "t1-1", { e1: 280, e2: 0 });
    expect(view(evening).entrants[1]).toMatchObject({ status: "out", place: 3 });
  });

  test("H-21 who thinks too long is out, with the place of when he ran out", () => {
    const evening = begun(4, open);
    ends(evening, "t1-1", { e1: 200, e2: 0 });
    evening.at = 30_000;
    evening.tell({ type: "leave", entrant: "e3" });
    ends(evening, "t1-1", {});
    evening.at = 60_000;
    evening.tell({ type: "time" });
    expect([placeOf(evening, "e2"), placeOf(evening, "e3")]).toEqual([4, 3]);
  });

  test("TDA 8 who comes late has a full stack, and is dealt in from the next hand on", () => {
    const evening = begun(3, open);
    evening.tell(entry(4));
    expect(evening.hands.get("t1-1")!.dealt.length).toBe(3);
    ends(evening, "t1-1", {});
    expect(evening.hands.get("t1-1")!.dealt).toContainEqual({ entrant: "e4", stack: 100 });
    expect(begun(3).refusalOf(entry(4))).toBe("noLateEntry");
  });

  test("H-21 an add-on bought during a hand counts after it", () => {
    const evening = begun(3, { addOn: { at: 1, price: 50, stack: 500 } });
    evening.tell({ type: "addOn", entrant: "e1" });
    expect([evening.balance("profile:p1"), evening.seatBalance("e1")]).toEqual([-150, 100]);
    expect(evening.refusalOf({ type: "addOn", entrant: "e1" })).toBe("addOnTaken");
    ends(evening, "t1-1", {});
    expect(evening.seatBalance("e1")).toBe(600);
  });
});

describe("the director", () => {
  test("H-23 takes back the last elimination: as long as the table has dealt no other hand, that hand does not count", () => {
    const evening = begun(3, { bounty: 9 });
    evening.tell({ type: "pause" });
    ends(evening, "t1-1", { e1: 200, e2: 0 });
    const { undo } = view(evening);
    expect(undo).toEqual({ elimination: 1, entrants: ["e2"] });
    expect(evening.refusalOf({ type: "undo", elimination: 2 })).toBe("notLast");
    evening.tell({ type: "undo", elimination: 1 });
    expect(view(evening).entrants.map(({ stack, heads, place }) => [stack, heads, place])).toEqual([
      [100, 0, null],
      [100, 0, null],
      [100, 0, null],
    ]);
    expect(at(evening, "t1-1")).toContain("e2");
    expect(evening.refusalOf({ type: "undo", elimination: 1 })).toBe("nothingToUndo");
  });

  test("H-23 once another hand is dealt who comes back gets new chips for those that he lost", () => {
    const evening = begun(3);
    ends(evening, "t1-1", { e1: 200, e2: 0 });
    evening.tell({ type: "undo", elimination: 1 });
    expect([
      evening.seatBalance("e1"),
      evening.seatBalance("e2"),
      evening.balance("stacks:t1"),
    ]).toEqual([200, 100, -400]);
  });

  test("H-23 who was removed comes back with what went out of play", () => {
    const evening = begun(3);
    evening.tell({ type: "remove", entrant: "e3", note: "wrong man" });
    expect([...evening.hands.get("t1-1")!.leavers]).toEqual(["e3"]);
    ends(evening, "t1-1", { e1: 110, e3: 90 });
    expect([placeOf(evening, "e3"), evening.balance("stacks:t1")]).toEqual([3, -210]);
    evening.tell({ type: "undo", elimination: 1 });
    expect([evening.seatBalance("e3"), evening.balance("stacks:t1")]).toEqual([90, -300]);
  });

  test("no move during a hand: it is made when the hand is over, and dropped where the chair is taken by then", () => {
    const evening = begun(6, {}, { chairs: 4 });
    const [someone] = at(evening, "t1-1");
    const free = evening.tables.get("t1-2")!.indexOf(null);
    evening.tell({ type: "move", entrant: someone!, table: "t1-2", chair: free });
    expect(at(evening, "t1-1")).toContain(someone);
    expect(evening.refusalOf({ type: "move", entrant: someone!, table: "t1-2", chair: 4 })).toBe(
      "noChair",
    );
    ends(evening, "t1-1", {});
    expect(evening.tables.get("t1-2")![free]).toBe(someone);
    expect(
      evening.refusalOf({
        type: "move",
        entrant: at(evening, "t1-1")[0]!,
        table: "t1-2",
        chair: free,
      }),
    ).toBe("chairTaken");
  });

  test("H-2 corrects a stack between hands, with a note in the books", () => {
    const evening = begun(3);
    expect(evening.refusalOf({ type: "correct", entrant: "e1", stack: 150, note: "x" })).toBe(
      "handRunning",
    );
    evening.tell({ type: "pause" });
    ends(evening, "t1-1", {});
    evening.tell({ type: "correct", entrant: "e1", stack: 150, note: "counted again" });
    expect(evening.effects.findLast(({ type }) => type === "post")).toMatchObject({
      posting: { kind: "correction", note: "counted again" },
    });
    expect([evening.seatBalance("e1"), evening.balance("stacks:t1")]).toEqual([150, -350]);
  });

  test('TDA "Warnings, Penalties and Disqualification": a missed round is a hand for each at the table; he is dealt in, and played for', () => {
    const evening = begun(3);
    evening.tell({ type: "penalise", entrant: "e2", rounds: 1, note: "late" });
    expect(view(evening).entrants[1]!.missing).toBe(3);
    for (const left of [3, 2, 1, 0]) {
      ends(evening, "t1-1", {});
      expect([view(evening).entrants[1]!.missing, evening.hands.get("t1-1")!.missing]).toEqual([
        left,
        left > 0 ? ["e2"] : [],
      ]);
    }
  });

  test("closes it: everybody has back what he paid", () => {
    const evening = begun(3, { bounty: 5, guaranteed: [1000] });
    expect(evening.balance("profile:host")).toBe(-1000);
    evening.tell({ type: "close" });
    expect([...evening.books.values()].every((balance) => balance === 0)).toBe(true);
    expect(evening.refusalOf({ type: "start" })).toBe("closed");
  });
});

describe("tables", () => {
  test("TDA 10, 12 the one with the highest number breaks first, and the last two make a final table with seats drawn anew", () => {
    const evening = begun(7, {}, { chairs: 3 });
    expect(view(evening).breakOrder).toEqual([3, 2]);
    const [lost, won] = at(evening, "t1-1");
    ends(evening, "t1-1", { [lost!]: 0, [won!]: 200 });
    expect(view(evening).tables.map(({ breaking }) => breaking)).toEqual([false, false, true]);
    ends(evening, "t1-3", {});
    expect([...evening.tables.keys()]).toEqual(["t1-1", "t1-2"]);
    const left = (): number =>
      view(evening).entrants.filter(({ status }) => status === "playing").length;
    while (left() > 3) {
      const [hand] = evening.hands.values();
      const [first, second] = hand!.dealt;
      ends(evening, hand!.table, {
        [first!.entrant]: first!.stack + second!.stack,
        [second!.entrant]: 0,
      });
    }
    // Nobody is dealt to any more, and the last hand is waited for.
    expect([...evening.hands.keys()].length).toBe(1);
    ends(evening, [...evening.hands.keys()][0]!, {});
    expect([...evening.tables.keys()]).toEqual(["t1-4"]);
    expect(told(evening)).toContain("finalTable");
    expect(view(evening).draws.map(({ purpose }) => purpose)).toEqual([
      "seats",
      "break",
      "finalTable",
    ]);
  });
});

describe("two chairs a table", () => {
  const two: Partial<Structure> = {
    measure: "rounds",
    lateEntry: 2,
    levels: [1, 2, 3].map((ante) => ({ ...quiet.levels[0]!, ante })),
  };
  const oneEach = (): PlayedTournament => {
    const evening = begun(3, two, { chairs: 2 });
    const [hand] = evening.hands.values();
    const [lost, won] = hand!.dealt;
    ends(evening, hand!.table, { [lost!.entrant]: 0, [won!.entrant]: 200 });
    return evening;
  };

  test("H-20 no chair stays free for who may come late where it would leave two alone at a table each", () => {
    const evening = oneEach();
    expect([[...evening.tables.keys()], evening.hands.get("t1-3")?.dealt.length]).toEqual([
      ["t1-3"],
      2,
    ]);
  });

  test("TDA 8 who comes late while all chairs are taken gets one at a new table, and waits there for the next", () => {
    const evening = oneEach();
    evening.tell(entry(4));
    evening.tell(entry(5));
    expect([at(evening, "t1-4").toSorted(), evening.hands.get("t1-4")?.dealt.length]).toEqual([
      ["e4", "e5"],
      2,
    ]);
  });
});

test("a tournament that can never be decided is not opened", () => {
  const refused = (
    setup: Partial<TournamentSetup>,
    games?: Parameters<typeof openingOf>[1],
  ): string => {
    try {
      void new PlayedTournament(openingOf(setup, games), "x");
      return "none";
    } catch (error) {
      return (error as Error).message;
    }
  };
  expect(refused({}, [{ players: { min: 3, max: 8 }, playedFor: "pots" }])).toMatch(/noHeadsUp/);
  expect(refused({ chairs: 9 }, [{ players: { min: 2, max: 8 }, playedFor: "pots" }])).toMatch(
    /tooManyChairs/,
  );
  expect(refused({}, [{ players: { min: 2, max: 8 }, playedFor: "nothing" }])).toMatch(
    /notForChips/,
  );
  expect(
    refused({
      structure: { ...quiet, bounty: 5 },
      format: { kind: "bracket", seeding: "random", thirdPlace: true, wins: null },
    }),
  ).toMatch(/onlyFreezeout/);
});

test("H-21 the first level is changed before the start to what can be played, and to nothing else", () => {
  const evening = new PlayedTournament(
    openingOf({ structure: { ...quiet, stack: 100 } }),
    "first level",
  );
  const [first] = evening.state.setup.structure.levels;
  const refusedAs = (change: Partial<typeof first>): string | null =>
    evening.refusalOf({ type: "changeLevel", level: 1, to: { ...first!, ...change } });
  // As of a structure that is read from a file: where it is wrong, and why.
  expect(refusedAs({ ante: 0, stake: 0 })).toBe("form.at");
  // A stake alone moves no pots.
  expect(refusedAs({ ante: 0 })).toBe("notForChips");
  const last = evening.state.setup.structure.levels.at(-1)!;
  const alone = new PlayedTournament(
    openingOf({ structure: { ...quiet, stack: 100, levels: [first!], lateEntry: 0 } }),
    "first level",
  );
  expect(
    alone.refusalOf({ type: "changeLevel", level: 1, to: { ...last, ante: 101, stake: 1 } }),
  ).toBe("form.at");
  expect(evening.tell({ type: "changeLevel", level: 1, to: { ...first!, length: 5 } })).toBe(true);
});

test("H-22 who withdraws and enters again has his one place, under the name that he has by then, and his buy-in is paid once", () => {
  const evening = new PlayedTournament(openingOf({ structure: quiet }), "to and fro");
  for (let number = 1; number <= 3; number += 1) evening.tell(entry(number));
  for (let times = 0; times < 5; times += 1) {
    evening.tell({ type: "leave", entrant: "e2" });
    evening.tell({ ...entry(2), name: `P2 ${times}` });
  }
  expect(
    evening.state.entrants.map(({ id, name, status, paid }) => [id, name, status, paid]),
  ).toEqual([
    ["e1", "P1", "registered", quiet.buyIn],
    ["e2", "P2 4", "registered", quiet.buyIn],
    ["e3", "P3", "registered", quiet.buyIn],
  ]);
  expect(evening.balance("tournament:t1")).toBe(3 * quiet.buyIn);
});

test("TDA 11 who came from a table that broke is not moved again for balance where another can go", () => {
  let again = 0;
  for (let seed = 0; seed < 30; seed += 1) {
    const opening = openingOf({ structure: quiet, chairs: 4 });
    const evening = new PlayedTournament({ ...opening, secret: `seed ${seed}` }, `seed ${seed}`);
    for (let number = 1; number <= 9; number += 1) evening.tell(entry(number));
    evening.tell({ type: "start" });
    // One is out at the third table, which breaks; then two at the first, to which somebody moves
    // from the second.
    for (const table of ["t1-1", "t1-2"]) ends(evening, table, {});
    const [lost, won] = evening.hands.get("t1-3")!.dealt;
    ends(evening, "t1-3", { [lost!.entrant]: 0, [won!.entrant]: 200 });
    const came = at(evening, "t1-2").filter(
      (entrant) => !evening.hands.get("t1-2")!.dealt.some((player) => player.entrant === entrant),
    );
    const { dealt } = evening.hands.get("t1-1")!;
    ends(evening, "t1-2", {});
    ends(
      evening,
      "t1-1",
      Object.fromEntries(dealt.map(({ entrant }, index) => [entrant, index === 0 ? 300 : 0])),
    );
    ends(evening, "t1-2", {});
    const moved = evening.effects.findLast(
      (effect) => effect.type === "seat" && effect.from === "t1-2",
    );
    expect(moved).toBeDefined();
    if (moved?.type === "seat" && came.includes(moved.entrant)) again += 1;
  }
  expect(again).toBe(0);
});
