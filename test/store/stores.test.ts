import { join } from "node:path";
import { expect, test } from "vitest";
import { Database } from "#main/store/database.ts";
import { openStore, type Store } from "#main/store/store.ts";
import { storeFile } from "#main/store/storeFile.ts";
import type { StoredTable } from "#main/store/tableStore.ts";
import type { RoundRecord } from "#shared/record/roundRecord.ts";
import { addProfiles, evening, somebody, tableOf } from "./support/ledgerTable.ts";
import { testFolder } from "#test/host/support/testHost.ts";
import { testStore } from "./support/testStore.ts";

const table = (id: string, openedAt?: number): StoredTable => tableOf(id, ["ann", null], openedAt);

const record: RoundRecord = {
  format: "round/1",
  game: "kings-and-bastards",
  options: {},
  seats: ["Ann", "Bot"],
  seed: "s",
  moves: [],
};

function withAnn(): Store {
  const made = testStore();
  addProfiles(made, "Ann");
  return made;
}

test.each(["Ann", "ANN", "ａnn"])("H-1 a name is taken however it is written: %s", (name) => {
  const { profiles } = withAnn();
  expect(() =>
    profiles.add({ id: "other", name, avatar: "avatar-02", madeAt: evening + 2 }),
  ).toThrow(expect.objectContaining({ code: "name-taken" }));
  profiles.add({ id: "bob", name: "Bob", avatar: "avatar-02", madeAt: evening + 2 });
  expect(() => profiles.change("bob", { name, avatar: "avatar-03" })).toThrow(
    expect.objectContaining({ code: "name-taken" }),
  );
  expect(profiles.list().map((each) => each.name)).toEqual(["Ann", "Bob"]);
  profiles.change("ann", { name: "ann", avatar: "avatar-09" });
  expect(profiles.find("ann")).toMatchObject({ name: "ann", avatar: "avatar-09" });
});

const twins: readonly (readonly [of: string, ...twins: readonly string[]])[] = [
  [
    "Bob",
    "Вob",
    "Bоb",
    "Bob\ufe0f",
    "B\u034fob",
    "Bob\u2800",
    "\u3164Bob",
    "Bo\u115fb",
    "Ｂｏｂ",
    "𝐁𝐨𝐛",
  ],
  ["Ian", "lan", "1an", "IAN", "Iаn"],
  ["Ann Lee", "Ann\u2800Lee", "Ann\u3000Lee", "ann  lee"],
  ["Zoë", "Zoe\u0308", "ZOË"],
  ["Вера", "вера", "Bepa"],
];
test.each(twins.flatMap(([of, ...others]) => others.map((twin) => [twin, of] as const)))(
  "H-1 a name is taken by one that looks like it: %j by %j",
  (twin, of) => {
    for (const [first, second] of [
      [twin, of],
      [of, twin],
    ] as const) {
      const { profiles } = testStore();
      profiles.add({ id: "first", name: first, avatar: "avatar-01", madeAt: 1 });
      profiles.add({ id: "other", name: "Somebody", avatar: "avatar-02", madeAt: 2 });
      expect(() =>
        profiles.add({ id: "new", name: second, avatar: "avatar-02", madeAt: 3 }),
      ).toThrow(expect.objectContaining({ code: "name-taken" }));
      expect(() => profiles.change("other", { name: second, avatar: "avatar-02" })).toThrow(
        expect.objectContaining({ code: "name-taken" }),
      );
      expect(profiles.list().map(({ name }) => name)).toEqual([first, "Somebody"]);
    }
  },
);

test("H-1 names that can be told apart are all free", () => {
  const { profiles } = testStore();
  const names = [
    "Bob",
    "Rob",
    "Bobo",
    "Zoe",
    "Zoë",
    "Eli",
    "Ell",
    "Mia",
    "李雷",
    "李蕾",
    "Вова",
    "Ann Lee",
    "AnnLee",
    "🦊",
    "🐻",
    "Bot 2",
    "Bot 3",
  ];
  names.forEach((name, at) => profiles.add({ id: name, name, avatar: "avatar-01", madeAt: at }));
  expect(profiles.list().map(({ name }) => name)).toEqual(names);
});

test("H-1 twins of a time when names were compared by their letters are opened, keep their names and may take others", () => {
  const dataFolder = testFolder();
  openStore(dataFolder).close();
  const database = new Database(join(dataFolder, storeFile));
  for (const [id, name] of [
    ["one", "Bob"],
    ["two", "Вob"],
    ["three", "\u3164"],
  ] as const) {
    database.run(
      "INSERT INTO profiles (id, name, name_key, avatar, made_at) VALUES (?, ?, ?, 'avatar-01', 1)",
      id,
      name,
      name.normalize("NFKC").toLowerCase(),
    );
  }
  database.close();
  const { profiles } = testStore(dataFolder);
  profiles.change("two", { name: "Вob", avatar: "avatar-04" });
  expect(["one", "two", "three"].map((id) => profiles.find(id))).toMatchObject([
    { name: "Bob" },
    { name: "Вob", avatar: "avatar-04" },
    { name: "\u3164" },
  ]);
  expect(() => profiles.change("two", { name: "bоb", avatar: "avatar-04" })).toThrow(
    expect.objectContaining({ code: "name-taken" }),
  );
  profiles.change("two", { name: "Cy", avatar: "avatar-04" });
  expect(profiles.find("two")).toMatchObject({ name: "Cy" });
});

test("a table comes back as it was stored", () => {
  const { tables, atOnce } = withAnn();
  atOnce(() => tables.add(table("t")));
  expect(tables.load("t")).toEqual(table("t"));
  const after: StoredTable = {
    ...table("t"),
    stage: "stopped",
    roundNumber: 1,
    revision: 1,
    position: { entry: 1, round: 2 },
    honours: { titles: { king: "p0", bastard: "p1" }, button: null },
    carried: { "kings-and-bastards": { carry: { king: 0 }, seats: ["p0", "p1"] } },
    players: [
      {
        ...somebody("p0", "ann"),
        seat: 0,
        chips: 7,
        wins: 3,
        titles: { king: 2, bastard: 1 },
        bought: 20,
        cashedOut: 9,
        sitsOut: true,
      },
      somebody("p1", null),
    ],
  };
  atOnce(() => tables.replace(table("t"), after));
  expect(tables.load("t")).toEqual(after);
});

test("a change made from something else than what is stored is refused", () => {
  const { tables } = withAnn();
  tables.add(table("t"));
  const other = { ...table("t"), revision: 3 };
  expect(() => tables.replace(other, { ...other, revision: 4, stage: "closed" })).toThrow(
    expect.objectContaining({ code: "store-conflict" }),
  );
  expect(tables.load("t")).toEqual(table("t"));
});

test("closed tables are not listed as open; the newest comes first", () => {
  const { tables } = withAnn();
  for (const [id, openedAt] of [
    ["a", 1],
    ["b", 3],
    ["c", 2],
  ] as const)
    tables.add(table(id, openedAt));
  tables.replace(tables.load("b")!, { ...tables.load("b")!, stage: "closed", revision: 1 });
  expect(tables.openIds()).toEqual(["c", "a"]);
});

test("a secret opens one place in one session", () => {
  const { tables, sessions } = withAnn();
  tables.add(table("t"));
  tables.add(table("u"));
  sessions.addToken({ hash: "own", session: "t", player: "p0", issuedAt: 5 });
  expect(sessions.takenWith("t", "own", 6)).toBe("p0");
  expect(sessions.takenWith("u", "own", 6)).toBeNull();
});

test("a reissued secret takes the place of the one before that nobody used, of no other; of those that were used, the last eight stay", () => {
  const { tables, sessions } = withAnn();
  tables.add(table("t"));
  const reissue = (count: number): void =>
    sessions.addToken({
      hash: `r${count}`,
      session: "t",
      player: "p0",
      issuedAt: count,
      reissued: true,
    });
  const opens = (count: number, at = 100): boolean =>
    sessions.takenWith("t", `r${count}`, at) === "p0";
  sessions.addToken({ hash: "own", session: "t", player: "p0", issuedAt: 0 });
  reissue(1);
  expect(opens(1, 1)).toBe(true);
  reissue(2);
  reissue(3);
  expect([1, 2, 3].map((count) => opens(count, 3))).toEqual([true, false, true]);
  for (let count = 4; count < 30; count += 1) {
    reissue(count);
    expect([opens(count, count), opens(1, count)]).toEqual([true, true]);
  }
  reissue(30);
  expect(Array.from({ length: 31 }, (_, count) => count).filter((count) => opens(count))).toEqual([
    1, 23, 24, 25, 26, 27, 28, 29, 30,
  ]);
  expect(sessions.takenWith("t", "own", 100)).toBe("p0");
});

test("a round is its record and its moves, row by row", () => {
  const { tables, rounds } = withAnn();
  tables.add(table("t"));
  const key = { table: "t", number: 1 };
  expect(rounds.latest("t")).toBeNull();
  rounds.begin(key, record, 10);
  rounds.addMoves(key, 1, [{ seat: 0, type: "pass" }], 11);
  rounds.addMoves(
    key,
    2,
    [
      { seat: 1, type: "pass", auto: true },
      { seat: 0, type: "leave" },
    ],
    12,
  );
  expect(rounds.latest("t")).toEqual({
    number: 1,
    result: null,
    deal: null,
    sealed: null,
    record: {
      ...record,
      moves: [
        { seat: 0, type: "pass" },
        { seat: 1, type: "pass", auto: true },
        { seat: 0, type: "leave" },
      ],
    },
  });
  expect(() => rounds.addMoves(key, 2, [{ seat: 0, type: "pass" }], 13)).toThrow(/UNIQUE/);
  expect(() =>
    rounds.addMoves({ table: "t", number: 2 }, 1, [{ seat: 0, type: "pass" }], 13),
  ).toThrow(expect.objectContaining({ code: "store-conflict" }));
});

test("H-4 finished rounds are listed newest first, page by page, and count for the profile", () => {
  const { tables, rounds, profiles } = withAnn();
  tables.add(table("t"));
  for (let number = 1; number <= 5; number += 1) {
    const key = { table: "t", number };
    rounds.begin(key, record, number);
    if (number === 5) continue;
    rounds.finish(
      key,
      { winners: [0], places: [[0], [1]] },
      [
        {
          seat: 0,
          player: "p0",
          profile: "ann",
          name: "Ann",
          bot: null,
          won: number !== 2,
          titles: [number === 2 ? "bastard" : "king"],
          chips: null,
          points: null,
        },
        {
          seat: 1,
          player: "p1",
          profile: null,
          name: "Bot",
          bot: "easy",
          won: number === 2,
          titles: [number === 2 ? "king" : "bastard"],
          chips: null,
          points: null,
        },
      ],
      100 + number,
    );
  }
  const page = rounds.finished({ limit: 3, before: null, profile: "ann" });
  expect(page.map(({ endedAt, seat, players }) => ({ endedAt, seat, players }))).toEqual(
    [104, 103, 102].map((endedAt) => ({ endedAt, seat: 0, players: ["Ann", "Bot"] })),
  );
  expect(rounds.finished({ limit: 3, before: page.at(-1)!.id, profile: "nobody" })).toEqual([
    expect.objectContaining({ endedAt: 101, seat: null }),
  ]);
  expect(profiles.find("ann")).toMatchObject({ rounds: 4, titles: { king: 3, bastard: 1 } });
});
