// Checks that every round can be found by game, table, player and date, and that sessions and
// opponents are summed up correctly (H-4, H-5).

import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { Database } from "#main/store/database.ts";
import { pageQuery } from "#main/store/roundHistory.ts";
import type { Store } from "#main/store/store.ts";
import type { BotLevel } from "#shared/bots/bot.ts";
import { storeFile } from "#main/store/storeFile.ts";
import { testFolder } from "#test/host/support/testHost.ts";
import { addProfiles, bring, changed, closeTable, play, tableOf } from "./support/ledgerTable.ts";
import { testStore } from "./support/testStore.ts";

/**
 * Rounds 1–8: at table t by Ann, Ben and a bot, at u by Ann and a bot; they end in another order
 * than they began in.
 */
function played(): Store {
  const store = testStore();
  addProfiles(store, "Ann", "Ben");
  store.tables.add(tableOf("t", ["ann", "ben", null]));
  store.tables.add(tableOf("u", ["ann", null], 2));
  for (const player of ["p0", "p1", "p2"]) bring(store, "t", player, 1000);
  for (const at of [500, 100, 200]) play(store, "t", { chips: [10, -5, -5], at });
  for (const at of [300, 400]) play(store, "u", { chips: null, at, game: "five-card-draw" });
  for (const at of [600, 700]) play(store, "t", { chips: [-1, 2, -1], at, game: "five-card-draw" });
  play(store, "u", { chips: null, at: 800 });
  return store;
}

type Filter = Omit<Parameters<Store["rounds"]["finished"]>[0], "limit" | "before" | "profile">;
const ends = (
  store: Store,
  filter: Filter,
  limit = 50,
  before: number | null = null,
): readonly number[] =>
  store.rounds.finished({ limit, before, profile: "ann", ...filter }).map(({ endedAt }) => endedAt);

test.each<[Filter, readonly number[]]>([
  [{}, [800, 700, 600, 500, 400, 300, 200, 100]],
  [
    { game: null, table: null, player: null, from: null, to: null },
    [800, 700, 600, 500, 400, 300, 200, 100],
  ],
  [{ game: "five-card-draw" }, [700, 600, 400, 300]],
  [{ table: "u" }, [800, 400, 300]],
  [{ player: "ben" }, [700, 600, 500, 200, 100]],
  [{ player: "Bot p1" }, [800, 400, 300]],
  [{ player: "nobody" }, []],
  [{ from: 300, to: 600 }, [500, 400, 300]],
  [{ game: "kings-and-bastards", table: "t" }, [500, 200, 100]],
  [{ player: "ann", game: "five-card-draw", table: "u", from: 400 }, [400]],
])(
  "H-4 the filter %j lets through what it should, the last that ended first",
  (filter, expected) => {
    expect(ends(played(), filter)).toEqual(expected);
  },
);

test.each<Filter>([
  {},
  { player: "ann" },
  { table: "t" },
  { game: "five-card-draw", player: "ann" },
])(
  "H-4 pages of %j follow each other without gap or repetition, also where rounds end at the same moment",
  (filter) => {
    const store = played();
    for (let count = 0; count < 4; count += 1)
      play(store, "t", { chips: [1, -1, 0], at: 700, game: "five-card-draw" });
    const whole = store.rounds.finished({ limit: 50, before: null, profile: "ann", ...filter });
    const paged: (typeof whole)[number][] = [];
    for (let before: number | null = null; ; before = paged.at(-1)!.id) {
      const page = store.rounds.finished({ limit: 2, before, profile: "ann", ...filter });
      if (page.length === 0) break;
      paged.push(...page);
    }
    expect(paged).toEqual(whole);
    expect(new Set(whole.map(({ id }) => id)).size).toBe(whole.length);
  },
);

test("H-4 a stored round says which it was, who played and how it ended", () => {
  const [newest] = played().rounds.finished({ limit: 1, before: null, profile: "ben", table: "t" });
  expect(newest).toEqual({
    id: 7,
    game: "five-card-draw",
    table: "t",
    number: 5,
    endedAt: 700,
    players: ["ann", "ben", "Bot p2"],
    seat: 1,
    deal: null,
    closedCards: 0,
    result: { winners: [1], places: [[1], [0, 2]], chips: [-1, 2, -1] },
  });
});

test("H-4 a name that stands at two seats finds its round once", () => {
  const store = played();
  changed(store, "u", (table) => ({
    ...table,
    players: table.players.map((player) => ({ ...player, name: "Twin" })),
  }));
  play(store, "u", { chips: null, at: 900 });
  expect(ends(store, { player: "Twin" })).toEqual([900]);
});

test.each<[Filter, boolean]>([
  [{}, false],
  [{ player: "Bot p1" }, true],
  [{ game: "five-card-draw", table: "t", from: 1, to: 9 }, false],
  [{ player: "ben", game: "five-card-draw" }, true],
])(
  "H-40 a page of somebody’s own rounds by %j is read along one index and no further than the page",
  (filter, asksOther) => {
    const database = new Database(join(testFolder(), storeFile));
    onTestFinished(() => database.close());
    const [sql, ...values] = pageQuery(database, {
      limit: 50,
      before: null,
      profile: "ann",
      of: "ann",
      ...filter,
    });
    const plan = database
      .all(`EXPLAIN QUERY PLAN ${sql}`, ...values)
      .map(({ detail }) => String(detail))
      .filter((detail) => !/^(?:CORRELATED )?SCALAR SUBQUERY/.test(detail));
    expect(plan[0]).toMatch(
      /^SEARCH results USING (?:COVERING )?INDEX results_of_profile \(profile_id=\?/,
    );
    // Versions of SQLite name it differently.
    expect(plan.slice(1).map((detail) => detail.replace("other EXISTS", "other"))).toEqual(
      asksOther ? ["SEARCH other USING PRIMARY KEY (round_id=?)"] : [],
    );
  },
);

test("H-4 filters offer what was played, the newest table first", () => {
  const store = played();
  store.tables.add(tableOf("empty", ["ann"]));
  expect(store.rounds.filters()).toEqual({
    games: ["five-card-draw", "kings-and-bastards"],
    players: ["Bot p1", "Bot p2", "ann", "ben"],
    tables: [
      { id: "u", openedAt: 2, rounds: 3 },
      { id: "t", openedAt: 1, rounds: 5 },
    ],
  });
});

test("H-4 a finished round is found with its moves and when they were made; one in play is not", () => {
  const store = played();
  expect(store.rounds.find(1)).toEqual({
    id: 1,
    table: "t",
    number: 1,
    game: "kings-and-bastards",
    beganAt: 499,
    endedAt: 500,
    movesAt: [499, 499],
    dealState: null,
    closedCards: 0,
    record: {
      format: "round/1",
      game: "kings-and-bastards",
      options: {},
      seats: ["ann", "ben", "Bot p2"],
      seed: "t 1",
      moves: [
        { seat: 0, type: "pass" },
        { seat: 1, type: "pass" },
      ],
    },
    result: { winners: [0], places: [[0], [1, 2]], chips: [10, -5, -5] },
    seats: [
      { name: "ann", profile: "ann", bot: null },
      { name: "ben", profile: "ben", bot: null },
      { name: "Bot p2", profile: null, bot: "easy" },
    ],
  });
  store.rounds.begin({ table: "t", number: 6 }, store.rounds.find(1)!.record, 900);
  expect(store.rounds.find(9)).toBeNull();
  expect(store.rounds.find(99)).toBeNull();
  expect(ends(store, {}, 1)).toEqual([800]);
});

test("H-5 sessions come newest first with the result of each; profit counts what was brought and taken back", () => {
  const store = played();
  bring(store, "t", "p1", 300, "rebuy");
  closeTable(store, "t");
  store.tables.add(tableOf("empty", ["ann", null]));
  store.tables.add(tableOf("never", ["ann", null]));
  closeTable(store, "never");
  const sessions = store.rounds.sessions({ limit: 9, before: null });
  expect(
    sessions.map(({ table, isOpen, rounds, endedAt, games }) => ({
      table,
      isOpen,
      rounds,
      endedAt,
      games,
    })),
  ).toEqual([
    { table: "empty", isOpen: true, rounds: 0, endedAt: null, games: [] },
    {
      table: "u",
      isOpen: true,
      rounds: 3,
      endedAt: 800,
      games: ["five-card-draw", "kings-and-bastards"],
    },
    {
      table: "t",
      isOpen: false,
      rounds: 5,
      endedAt: 700,
      games: ["five-card-draw", "kings-and-bastards"],
    },
  ]);
  expect(
    sessions[2]?.players.map(({ name, profit, rounds, bot }) => ({ name, profit, rounds, bot })),
  ).toEqual([
    { name: "ann", profit: 28, rounds: 5, bot: null },
    { name: "ben", profit: -11, rounds: 5, bot: null },
    { name: "Bot p2", profit: -17, rounds: 5, bot: "easy" },
  ]);
  expect(sessions[1]?.players.map(({ profit }) => profit)).toEqual([null, null]);
  expect(store.rounds.sessions({ limit: 9, before: sessions[1]!.id })).toEqual([sessions[2]]);
});

test("H-10 a session that was stopped is not open any more", () => {
  const store = played();
  changed(store, "t", (table) => ({ ...table, stage: "stopped" }));
  expect(
    store.rounds.sessions({ limit: 9, before: null }).map(({ table, isOpen }) => [table, isOpen]),
  ).toEqual([
    ["u", true],
    ["t", false],
  ]);
});

test("H-5 C-14 head to head: persons each, bots of a level together, shared places are neither ahead nor behind", () => {
  const { rounds } = played();
  expect(rounds.headToHead("ann")).toEqual([
    { opponent: { bots: "easy" }, rounds: 8, ahead: 6, behind: 0, chips: 28 },
    {
      opponent: { profile: "ben", name: "Ben", avatar: "avatar-01" },
      rounds: 5,
      ahead: 3,
      behind: 2,
      chips: 28,
    },
  ]);
  expect(rounds.headToHead("ben")).toEqual([
    {
      opponent: { profile: "ann", name: "Ann", avatar: "avatar-01" },
      rounds: 5,
      ahead: 2,
      behind: 3,
      chips: -11,
    },
    { opponent: { bots: "easy" }, rounds: 5, ahead: 2, behind: 0, chips: -11 },
  ]);
  expect(rounds.headToHead("nobody")).toEqual([]);
});

test("H-5 against several bots of a level a round is ahead when more of them came behind", () => {
  const store = testStore();
  addProfiles(store, "Ann");
  store.tables.add(tableOf("t", ["ann", null, null, null]));
  const at = (number: number, places: readonly (readonly number[])[]): void => {
    const key = { table: "t", number };
    store.rounds.begin(
      key,
      {
        format: "round/1",
        game: "five-card-draw",
        options: {},
        seats: ["Ann", "a", "b", "c"],
        seed: "s",
        moves: [],
      },
      1,
    );
    store.rounds.finish(
      key,
      { winners: [], places },
      [0, 1, 2, 3].map((seat) => ({
        seat,
        player: `p${seat}`,
        profile: seat === 0 ? "ann" : null,
        name: `${seat}`,
        bot: seat === 0 ? null : seat === 3 ? "regular" : "easy",
        won: false,
        titles: [],
        chips: null,
        points: null,
      })),
      2,
    );
  };
  at(1, [[0], [1], [2], [3]]);
  at(2, [[1], [0], [2], [3]]);
  at(3, [[1], [0, 2], [3]]);
  at(4, [[3], [1, 2], [0]]);
  expect(store.rounds.headToHead("ann")).toEqual([
    { opponent: { bots: "easy" }, rounds: 4, ahead: 1, behind: 2, chips: 0 },
    { opponent: { bots: "regular" }, rounds: 4, ahead: 3, behind: 1, chips: 0 },
  ]);
});

test("H-5 a character counts for itself, whatever its level, and a person of its name does not", () => {
  const store = testStore();
  addProfiles(store, "Ann");
  store.tables.add(tableOf("t", ["ann", null, null, null]));
  const at = (
    number: number,
    sitters: readonly Readonly<{ name: string; bot: BotLevel | null }>[],
  ) => {
    const key = { table: "t", number };
    const seats = ["Ann", ...sitters.map(({ name }) => name)];
    const game = "kings-and-bastards";
    store.rounds.begin(
      key,
      { format: "round/1", game, options: {}, seats, seed: "s", moves: [] },
      1,
    );
    store.rounds.finish(
      key,
      { winners: [0], places: [[0], [1], [2], [3]] },
      [{ name: "Ann", bot: null }, ...sitters].map(({ name, bot }, seat) => ({
        seat,
        player: `p${seat}`,
        profile: seat === 0 ? "ann" : null,
        name,
        bot,
        won: seat === 0,
        titles: [],
        chips: null,
        points: null,
      })),
      2,
    );
  };
  at(1, [
    { name: "Greta", bot: "easy" },
    { name: "Otto", bot: "regular" },
    { name: "Una", bot: "regular" },
  ]);
  at(2, [
    { name: "Greta", bot: "regular" },
    { name: "Otto", bot: null },
    { name: "Una", bot: "regular" },
  ]);
  const greta = { character: "Greta", avatar: "avatar-31" };
  const otto = { character: "Otto", avatar: "avatar-12" };
  expect(
    store.rounds.headToHead("ann").map(({ opponent, rounds, ahead }) => [opponent, rounds, ahead]),
  ).toEqual(
    expect.arrayContaining([
      [greta, 2, 2],
      [otto, 1, 1],
      [{ bots: "regular" }, 2, 2],
    ]),
  );
  expect(store.rounds.headToHead("ann")).toHaveLength(3);
});

test("H-5 rounds to be rated are read in the order in which they ended, in slices, with everybody's place", () => {
  const { rounds } = played();
  const whole = rounds.ratedAfter({ endedAt: -1, id: -1 }, 50);
  expect(whole.map(({ endedAt }) => endedAt)).toEqual([100, 200, 300, 400, 500, 600, 700, 800]);
  expect(rounds.ratedCount()).toBe(8);
  expect(whole.at(-2)).toEqual({
    id: 7,
    game: "five-card-draw",
    endedAt: 700,
    seats: [
      { profile: "ann", bot: null, place: 2 },
      { profile: "ben", bot: null, place: 1 },
      { profile: null, bot: expect.any(String) as string, place: 2 },
    ],
  });
  const sliced: (typeof whole)[number][] = [];
  for (let last = { endedAt: -1, id: -1 }; ; last = sliced.at(-1)!) {
    const slice = rounds.ratedAfter(last, 3);
    sliced.push(...slice);
    if (slice.length < 3) break;
  }
  expect(sliced).toEqual(whole);
});
