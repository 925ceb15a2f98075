// What a screen shows by itself: what goes before what, ties, and when it changes (H-39).

import { describe, expect, test } from "vitest";
import { whatIsOn, type On, type TableOn } from "#main/house/bigScreenContent.ts";
import type { TournamentOn } from "#main/tournament/tournaments.ts";
import type { Shown } from "#shared/protocol/schema.ts";

const now = 1_000_000_000;
const minute = 60_000;
const tournament = (
  id: string,
  phase: TournamentOn["phase"],
  more: Partial<TournamentOn> = {},
): TournamentOn => ({
  tournament: id,
  phase,
  begunAt: now - 90 * minute,
  seats: 12,
  endedAt: phase === "over" ? now - 5 * minute : null,
  ...more,
});
const table = (id: string, stage: TableOn["stage"], more: Partial<TableOn> = {}): TableOn => ({
  table: id,
  stage,
  begunAt: now - 60 * minute,
  seats: 6,
  isAttended: true,
  ...more,
});
const nothing: On = { tournaments: [], tables: [], clock: null, now };

const showsTable = (id: string): Shown => ({ on: "table", table: id });
const showsTournament = (id: string): Shown => ({ on: "tournament", tournament: id });
const clock: Shown = { on: "clock" };
const welcome: Shown = { on: "welcome" };

/** In the order in which one gives way to the one before it. */
const ranks: readonly Readonly<{ name: string; on: Partial<On>; shown: Shown }>[] = [
  {
    name: "a tournament in play",
    on: { tournaments: [tournament("a", "playing")] },
    shown: showsTournament("a"),
  },
  { name: "a running clock", on: { clock: "going" }, shown: clock },
  { name: "a table in play", on: { tables: [table("b", "between")] }, shown: showsTable("b") },
  {
    name: "a tournament just over",
    on: { tournaments: [tournament("c", "over")] },
    shown: showsTournament("c"),
  },
  {
    name: "a tournament that takes entries",
    on: { tournaments: [tournament("d", "registering")] },
    shown: showsTournament("d"),
  },
  { name: "a waiting table", on: { tables: [table("e", "waiting")] }, shown: showsTable("e") },
  {
    name: "a table whose session is over",
    on: { tables: [table("f", "over")] },
    shown: showsTable("f"),
  },
  { name: "a standing clock", on: { clock: "unbegun" }, shown: clock },
  { name: "the welcome", on: {}, shown: welcome },
];

const together = (...all: readonly Partial<On>[]): On => ({
  now,
  tournaments: all.flatMap(({ tournaments = [] }) => tournaments),
  tables: all.flatMap(({ tables = [] }) => tables),
  clock: all.map(({ clock: one }) => one).find((one) => one !== undefined) ?? null,
});

describe("H-39 what comes first", () => {
  const pairs = ranks
    .flatMap((before, at) => ranks.slice(at + 1).map((after) => [before, after] as const))
    .filter(([before, after]) => !(before.on.clock && after.on.clock));
  test.each(
    pairs.map(([before, after]) => ({ first: before.name, then: after.name, before, after })),
  )("$first goes before $then", ({ before, after }) => {
    for (const on of [together(before.on, after.on), together(after.on, before.on)]) {
      expect(whatIsOn(on, null)).toEqual(before.shown);
      // The one that gives way does so though it is shown; nothing here is in the middle of a
      // round.
      expect(whatIsOn(on, after.shown)).toEqual(before.shown);
      expect(whatIsOn(on, before.shown)).toEqual(before.shown);
    }
  });

  test("all at once: they come one after the other as each ends", () => {
    const left = ranks.filter(({ name }) => name !== "a standing clock");
    const shown: Shown[] = [];
    for (let at = 0; at < left.length; at += 1)
      shown.push(whatIsOn(together(...left.slice(at).map(({ on }) => on)), shown.at(-1) ?? null));
    expect(shown).toEqual(left.map((one) => one.shown));
  });

  test("a tournament is looked at for thirty minutes after its end, and one that was never begun not at all", () => {
    const ended = (minutes: number): On => ({
      ...nothing,
      tournaments: [tournament("c", "over", { endedAt: now - minutes * minute })],
    });
    expect(whatIsOn(ended(29), null)).toEqual(showsTournament("c"));
    expect(whatIsOn(ended(30), null)).toEqual(welcome);
    expect(whatIsOn(ended(30), showsTournament("c"))).toEqual(welcome);
  });

  test("a clock that was never started stands, one that has run out too", () => {
    for (const standing of ["unbegun", "over"] as const) {
      expect(whatIsOn({ ...nothing, clock: standing }, null)).toEqual(clock);
      expect(
        whatIsOn({ ...nothing, clock: standing, tables: [table("e", "waiting")] }, clock),
      ).toEqual(showsTable("e"));
    }
  });
});

describe("H-39 ties", () => {
  const kinds = [
    {
      kind: "tournaments in play",
      of: (id: string, more: object): Partial<On> => ({
        tournaments: [tournament(id, "playing", more)],
      }),
      shown: showsTournament,
    },
    {
      kind: "tournaments that take entries",
      of: (id: string, more: object): Partial<On> => ({
        tournaments: [tournament(id, "registering", more)],
      }),
      shown: showsTournament,
    },
    {
      kind: "tables in play",
      of: (id: string, more: object): Partial<On> => ({ tables: [table(id, "between", more)] }),
      shown: showsTable,
    },
    {
      kind: "waiting tables",
      of: (id: string, more: object): Partial<On> => ({ tables: [table(id, "waiting", more)] }),
      shown: showsTable,
    },
  ];
  test.each(kinds)(
    "of two $kind the one begun last, then the one with more seats, then always the same; the one that is shown stays",
    ({ of, shown }) => {
      const both = (one: object, other: object): readonly On[] => [
        together(of("x", one), of("y", other)),
        together(of("y", other), of("x", one)),
      ];
      for (const on of both({ begunAt: now - 2 }, { begunAt: now - 1, seats: 2 }))
        expect(whatIsOn(on, null)).toEqual(shown("y"));
      for (const on of both({ seats: 7 }, { seats: 6 }))
        expect(whatIsOn(on, null)).toEqual(shown("x"));
      for (const on of both({}, {})) expect(whatIsOn(on, null)).toEqual(shown("x"));
      for (const on of both({ begunAt: now - 2 }, { begunAt: now - 1 }))
        expect(whatIsOn(on, shown("x"))).toEqual(shown("x"));
    },
  );
});

describe("H-39 a change", () => {
  const cup = tournament("a", "playing");

  test("waits for the end of the round that is shown, whatever begins meanwhile", () => {
    const on = (stage: TableOn["stage"]): On => ({
      ...nothing,
      tables: [table("b", stage)],
      tournaments: [cup],
      clock: "going",
    });
    expect(whatIsOn(on("playing"), showsTable("b"))).toEqual(showsTable("b"));
    expect(whatIsOn(on("between"), showsTable("b"))).toEqual(showsTournament("a"));
    expect(whatIsOn(on("over"), showsTable("b"))).toEqual(showsTournament("a"));
  });

  test("waits for nothing at another table than the one that is shown, nor where nothing is shown yet", () => {
    const on: On = {
      ...nothing,
      tables: [table("b", "playing"), table("e", "waiting")],
      tournaments: [cup],
    };
    expect(whatIsOn(on, showsTable("e"))).toEqual(showsTournament("a"));
    expect(whatIsOn(on, null)).toEqual(showsTournament("a"));
  });

  test("comes at once when what is shown is gone", () => {
    expect(whatIsOn({ ...nothing, tables: [table("b", "playing")] }, showsTable("gone"))).toEqual(
      showsTable("b"),
    );
    expect(whatIsOn(nothing, showsTournament("gone"))).toEqual(welcome);
  });

  test("lets the winner be seen for two minutes by the room that saw the last hand", () => {
    const on = (ago: number): On => ({
      ...nothing,
      tournaments: [tournament("c", "over", { endedAt: now - ago })],
      tables: [table("b", "playing")],
    });
    expect(whatIsOn(on(minute), showsTournament("c"))).toEqual(showsTournament("c"));
    expect(whatIsOn(on(2 * minute), showsTournament("c"))).toEqual(showsTable("b"));
    expect(whatIsOn(on(minute), null)).toEqual(showsTable("b"));
  });

  test("does not come for a moment in which nobody of a table is there, or a clock is stopped – but for people who play", () => {
    const deserted = table("b", "between", { isAttended: false });
    expect(
      whatIsOn(
        {
          ...nothing,
          tables: [deserted, table("e", "waiting")],
          tournaments: [tournament("d", "registering")],
        },
        showsTable("b"),
      ),
    ).toEqual(showsTable("b"));
    expect(
      whatIsOn({ ...nothing, tables: [deserted, table("g", "between")] }, showsTable("b")),
    ).toEqual(showsTable("g"));
    expect(
      whatIsOn({ ...nothing, tables: [deserted, table("e", "waiting", { begunAt: now })] }, null),
    ).toEqual(showsTable("e"));
    expect(
      whatIsOn(
        {
          ...nothing,
          clock: "stopped",
          tables: [table("e", "waiting")],
          tournaments: [tournament("c", "over")],
        },
        clock,
      ),
    ).toEqual(clock);
    expect(
      whatIsOn({ ...nothing, clock: "stopped", tables: [table("g", "playing")] }, clock),
    ).toEqual(showsTable("g"));
  });
});
