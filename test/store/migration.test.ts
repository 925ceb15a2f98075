// Does a file of an earlier version come through with all it holds, and are its books in order from
// then on (H-2)?

import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { Database, type Row } from "#main/store/database.ts";
import { migrations } from "#main/store/migrations.ts";
import { firstTables } from "#main/store/migrations/firstTables.ts";
import { openStore, type Store } from "#main/store/store.ts";
import { storeFile } from "#main/store/storeFile.ts";
import { testFolder } from "#test/host/support/testHost.ts";

type Value = string | number | null;

function fill(database: Database, table: string, rows: readonly (readonly Value[])[]): void {
  for (const row of rows)
    database.run(`INSERT INTO ${table} VALUES (${row.map(() => "?").join(", ")})`, ...row);
}

const settings = JSON.stringify({
  turnSeconds: 30,
  timeBankSeconds: 30,
  keepSeconds: 120,
  botPace: 1,
});
const token = "h".repeat(64);

/** A player of version 1: topped up for nothing where he had run out. */
const oldPlayer = (
  table: string,
  place: number,
  profile: string | null,
  [firsts, lasts, rounds, chips]: readonly [number, number, number, number],
  gone = 0,
): readonly Value[] => [
  table,
  `p${place + 1}`,
  place,
  profile,
  profile ? "Ann" : `Bot ${place}`,
  "avatar-01",
  profile ? null : "regular",
  gone,
  place,
  firsts,
  lasts,
  rounds,
  chips,
  12_345,
];

const oldRound = (
  id: number,
  table: string,
  number: number,
  endedAt: number | null,
  chips: readonly number[] | null,
): readonly Value[] => [
  id,
  table,
  number,
  "kings-and-bastards",
  JSON.stringify({
    format: "round/1",
    game: "kings-and-bastards",
    options: { stake: 10 },
    seats: ["Annie", "Bot 1", "Bot 2"],
    seed: `${id}`,
  }),
  endedAt === null ? 1 : endedAt - 1,
  endedAt,
  endedAt === null
    ? null
    : JSON.stringify({ winners: [0], places: [[0], [1], [2]], ...(chips && { chips }) }),
];

const oldResults = (
  round: number,
  chips: readonly number[] | null,
): readonly (readonly Value[])[] =>
  [0, 1, 2].map((seat) => [
    round,
    seat,
    `p${seat + 1}`,
    seat === 0 ? "ann" : null,
    seat === 0 ? 1 : 0,
    seat === 2 ? 1 : 0,
    chips?.[seat] ?? null,
  ]);

/**
 * Ann has a table for chips between rounds, one in play, one for nothing, and one that is closed;
 * Ben has none.
 */
function oldFile(): string {
  const folder = testFolder();
  const database = new Database(join(folder, storeFile), [firstTables]);
  fill(database, "profiles", [
    ["ben", "Ben", "ben", "avatar-02", 700],
    ["ann", "Ann", "ann", "avatar-01", 500],
  ]);
  fill(database, "tables", [
    [
      "between",
      "kings-and-bastards",
      '{"stake":10,"bastardPays":0}',
      settings,
      "p1",
      "between",
      2,
      41,
      2000,
    ],
    [
      "playing",
      "kings-and-bastards",
      '{"stake":5000,"bastardPays":0}',
      settings,
      "p1",
      "playing",
      1,
      3,
      3000,
    ],
    [
      "nothing",
      "kings-and-bastards",
      '{"stake":0,"bastardPays":0}',
      settings,
      "p1",
      "between",
      1,
      4,
      1000,
    ],
    [
      "closed",
      "kings-and-bastards",
      '{"stake":10,"bastardPays":0}',
      settings,
      "p1",
      "closed",
      1,
      5,
      4000,
    ],
    [
      "empty",
      "kings-and-bastards",
      '{"stake":0,"bastardPays":5}',
      settings,
      "p1",
      "waiting",
      0,
      0,
      5000,
    ],
  ]);
  fill(database, "players", [
    oldPlayer("between", 0, "ann", [2, 0, 2, 1040]),
    oldPlayer("between", 1, null, [0, 0, 2, 1980]),
    oldPlayer("between", 2, null, [0, 2, 2, 980], 1),
    oldPlayer("playing", 0, "ann", [0, 0, 0, 5000]),
    oldPlayer("playing", 1, null, [0, 0, 0, 5000]),
    oldPlayer("playing", 2, null, [0, 0, 0, 5000]),
    oldPlayer("nothing", 0, "ann", [1, 0, 1, 1000]),
    oldPlayer("nothing", 1, null, [0, 0, 1, 1000]),
    oldPlayer("nothing", 2, null, [0, 1, 1, 1000]),
    oldPlayer("closed", 0, "ann", [1, 0, 1, 1020]),
    oldPlayer("closed", 1, null, [0, 0, 1, 990]),
    oldPlayer("closed", 2, null, [0, 1, 1, 990]),
    oldPlayer("empty", 0, "ann", [0, 0, 0, 1000]),
    oldPlayer("empty", 1, null, [0, 0, 0, 1000]),
  ]);
  fill(database, "seat_tokens", [[token, "between", "p1", 2001]]);
  const won = [20, -10, -10];
  fill(database, "rounds", [
    oldRound(1, "between", 1, 2100, won),
    oldRound(2, "nothing", 1, 2150, null),
    oldRound(3, "between", 2, 2200, won),
    oldRound(4, "playing", 1, null, null),
    oldRound(5, "closed", 1, 4100, won),
  ]);
  fill(database, "moves", [
    [4, 1, '{"seat":1,"type":"pass"}', 3100],
    [3, 1, '{"seat":0,"type":"play","cards":["3c"]}', 2150],
  ]);
  fill(database, "results", [
    ...oldResults(1, won),
    ...oldResults(2, null),
    ...oldResults(3, won),
    ...oldResults(5, won),
  ]);
  database.close();
  return folder;
}

function opened(folder: string): Store {
  const store = openStore(folder);
  onTestFinished(() => store.close());
  return store;
}

test("H-2 after the step every profile has its grant and the audit finds nothing", () => {
  const { bank, profiles } = opened(oldFile());
  expect(bank.audit().problems).toEqual([]);
  expect(
    profiles.list().map(({ id, chips, rounds, titles }) => ({ id, chips, rounds, titles })),
  ).toEqual([
    { id: "ann", chips: 10_000, rounds: 4, titles: { king: 4 } },
    { id: "ben", chips: 10_000, rounds: 0, titles: {} },
  ]);
  expect(bank.transactions({ limit: 1, before: null, account: "profile:ben" })).toEqual([
    expect.objectContaining({ id: 2, kind: "grant", at: 700 }),
  ]);
});

test("H-2 stacks on open tables come from the mint and the bots; what was won there stays won", () => {
  const { bank, tables } = opened(oldFile());
  expect(
    tables
      .load("between")
      ?.players.map(({ chips, bought, cashedOut }) => ({ chips, bought, cashedOut })),
  ).toEqual([
    { chips: 1040, bought: 1000, cashedOut: 0 },
    { chips: 1980, bought: 2000, cashedOut: 0 },
    { chips: 980, bought: 1000, cashedOut: 0 },
  ]);
  expect(
    tables
      .load("closed")
      ?.players.map(({ chips, bought, cashedOut }) => cashedOut + chips - bought),
  ).toEqual([20, -10, -10]);
  expect(bank.balance("seat:between:p1")).toBe(1040);
  expect(bank.balance("seat:closed:p1")).toBe(0);
  // Ann's 1000, 5000 and 1000 beside the two grants; the bots' stacks at three tables.
  expect(bank.state()).toMatchObject({
    granted: 27_000,
    bots: -40,
    accounts: [
      { chips: 10_000, atTables: 7040 },
      { chips: 10_000, atTables: 0 },
    ],
  });
  expect(
    bank
      .transactions({ limit: 9, before: null, account: "seat:between:p1" })
      .map(({ kind, table, note }) => ({ kind, table, note })),
  ).toEqual([
    { kind: "correction", table: "between", note: "Won and lost before there was a bank" },
    { kind: "buy-in", table: "between", note: "Stacks from before there was a bank" },
  ]);
});

test("H-7 a table of one game is a session of that game, with its titles and what its next round starts from", () => {
  const { tables, sessions } = opened(oldFile());
  expect(tables.openIds()).toEqual(["empty", "playing", "between", "nothing"]);
  expect(tables.load("between")).toMatchObject({
    session: {
      id: "between",
      tournament: null,
      rotation: [
        { game: "kings-and-bastards", rounds: 99, options: { stake: 10, bastardPays: 0 } },
      ],
      stopping: false,
      settings: { turnSeconds: 30, buyIn: 1000, rebuys: true, titles: true, standIns: false },
    },
    position: { entry: 0, round: 1 },
    stage: "between",
    roundNumber: 2,
    revision: 41,
    honours: { titles: { king: "p1", bastard: "p3" }, button: "p1" },
    carried: {
      "kings-and-bastards": { carry: { king: 0, bastard: 2 }, seats: ["p1", "p2", "p3"] },
    },
  });
  expect(tables.load("playing")).toMatchObject({
    position: { entry: 0, round: 0 },
    honours: { titles: {}, button: null },
    carried: {},
    session: { settings: { buyIn: 5000 } },
  });
  expect(tables.load("between")?.players[0]).toMatchObject({
    profile: "ann",
    wins: 2,
    titles: { king: 2 },
    rounds: 2,
    seat: 0,
    sitsOut: false,
    bankMs: 12_345,
  });
  expect(tables.load("between")?.players[2]).toMatchObject({
    bot: "regular",
    gone: true,
    titles: { bastard: 2 },
  });
  expect(sessions.takenWith("between", token, 5000)).toBe("p1");
});

test("C-8 where nothing was played for nobody has chips", () => {
  const { tables } = opened(oldFile());
  expect(tables.load("nothing")?.players.map(({ chips, bought }) => [chips, bought])).toEqual([
    [0, 0],
    [0, 0],
    [0, 0],
  ]);
});

test("H-4 rounds, moves and results are all there, under the names of those days", () => {
  const { rounds } = opened(oldFile());
  expect(rounds.latest("playing")).toMatchObject({
    number: 1,
    result: null,
    record: { seats: ["Annie", "Bot 1", "Bot 2"], moves: [{ seat: 1, type: "pass" }] },
  });
  expect(rounds.find(3)).toMatchObject({
    movesAt: [2150],
    record: { moves: [{ seat: 0, type: "play", cards: ["3c"] }] },
    seats: [
      { name: "Annie", profile: "ann", bot: null },
      { name: "Bot 1", bot: "regular" },
      { name: "Bot 2" },
    ],
  });
  expect(
    rounds
      .finished({ limit: 9, before: null, profile: "ann", player: "Annie" })
      .map(({ id, seat }) => [id, seat]),
  ).toEqual([
    [5, 0],
    [3, 0],
    [2, 0],
    [1, 0],
  ]);
  expect(rounds.headToHead("ann")).toEqual([
    { opponent: { bots: "regular" }, rounds: 4, ahead: 4, behind: 0, chips: 60 },
  ]);
  expect(
    rounds
      .sessions({ limit: 9, before: null })
      .map(({ table, isOpen, rounds: played, players }) => [
        table,
        isOpen,
        played,
        players.map(({ profit }) => profit),
      ]),
  ).toEqual([
    ["empty", true, 0, [0, 0]],
    ["closed", false, 1, [20, -10, -10]],
    ["playing", true, 0, [0, 0, 0]],
    ["between", true, 2, [40, -20, -20]],
    ["nothing", true, 1, [null, null, null]],
  ]);
});

test("a table from before goes on: a round more is in the ledger, and the audit looks at that one alone", () => {
  const { bank, rounds, tables, atOnce } = opened(oldFile());
  const chips = [-5000, 10_000, -5000];
  atOnce(() => {
    const before = tables.load("playing")!;
    tables.replace(before, {
      ...before,
      stage: "between",
      revision: 4,
      players: before.players.map((player, seat) => ({
        ...player,
        chips: player.chips + chips[seat]!,
      })),
    });
    const key = { table: "playing", number: 1 };
    rounds.finish(
      key,
      { winners: [1], places: [[1], [0, 2]], chips },
      before.players.map(({ id, profile, name, bot }, seat) => ({
        seat,
        player: id,
        profile,
        name,
        bot,
        won: seat === 1,
        titles: seat === 1 ? ["king"] : [],
        chips: chips[seat]!,
        points: null,
      })),
      9000,
    );
  });
  expect(bank.audit().problems).toHaveLength(4);
  bank.post(
    {
      kind: "round",
      table: "playing",
      round: { table: "playing", number: 1 },
      entries: chips.map((amount, seat) => ({
        account: `seat:playing:p${seat + 1}` as const,
        amount,
      })),
    },
    9000,
  );
  expect(bank.audit().problems).toEqual([]);
});

test("an old file without anything in it comes through", () => {
  const folder = testFolder();
  new Database(join(folder, storeFile), [firstTables]).close();
  const { bank } = opened(folder);
  expect(bank.audit()).toEqual({
    accounts: 0,
    transactions: 0,
    entries: 0,
    chips: 0,
    problems: [],
  });
});

/**
 * A file of version 3: Ann has played a round with a bot, at a table whose settings know of no last
 * round.
 */
function fileBeforePoints(): string {
  const folder = testFolder();
  const database = new Database(join(folder, storeFile), migrations.slice(0, 3));
  fill(database, "profiles", [["ann", "Ann", "ann", "avatar-01", 500, 600]]);
  const stored = JSON.stringify({
    ...(JSON.parse(settings) as object),
    buyIn: 1000,
    rebuys: true,
    titles: true,
    standIns: false,
  });
  fill(database, "tables", [
    [
      1,
      "t",
      '[{"game":"kings-and-bastards","rounds":1,"options":{}}]',
      '{"entry":0,"round":0}',
      "{}",
      "{}",
      0,
      stored,
      "p1",
      "between",
      1,
      3,
      700,
      0,
    ],
  ]);
  fill(database, "players", [
    ["t", "p1", 0, "ann", "Ann", "avatar-01", null, 0, 0, 1, 1, 0, 1, 0, 0, 0, 0, 30_000],
    ["t", "p2", 1, null, "Bot", "avatar-02", "easy", 0, 1, 0, 0, 1, 1, 0, 0, 0, 0, 0],
  ]);
  fill(database, "rounds", [
    [
      1,
      "t",
      1,
      "kings-and-bastards",
      '{"seats":["Ann","Bot"]}',
      800,
      900,
      '{"winners":[0],"places":[[0],[1]]}',
    ],
  ]);
  fill(database, "results", [
    [1, 0, "p1", "ann", "Ann", null, 1, 1, 0, 1, null, 900, "kings-and-bastards", "t"],
    [1, 1, "p2", null, "Bot", "easy", 0, 0, 1, 2, null, 900, "kings-and-bastards", "t"],
  ]);
  fill(database, "transactions", [[1, "grant", 500, "", null, null, null]]);
  fill(database, "entries", [
    ["mint", 1, -10_000, -10_000],
    ["profile:ann", 1, 10_000, 10_000],
  ]);
  database.close();
  return folder;
}

test("H-1 CE-12 a file from before there were points: all have none and the first looks, what they had is there, and points can be won", () => {
  const { profiles, tables, rounds, bank } = opened(fileBeforePoints());
  expect(profiles.list()).toEqual([
    {
      id: "ann",
      name: "Ann",
      avatar: "avatar-01",
      rounds: 1,
      titles: { king: 1 },
      chips: 10_000,
      points: 0,
      level: 1,
      looks: { back: "burgundy", felt: "emerald" },
      guest: false,
    },
  ]);
  const before = tables.load("t")!;
  expect(before).toMatchObject({
    session: { settings: { turnSeconds: 30, buyIn: 1000, lastRound: null } },
    players: [
      { id: "p1", points: null },
      { id: "p2", points: null },
    ],
  });
  expect(
    rounds.sessions({ limit: 9, before: null })[0]!.players.map(({ points }) => points),
  ).toEqual([null, null]);
  expect(bank.audit().problems).toEqual([]);
  const key = { table: "t", number: 2 };
  rounds.begin(
    key,
    {
      format: "round/1",
      game: "crazy-eights",
      options: {},
      seats: ["Ann", "Bot"],
      seed: "s",
      moves: [],
    },
    1000,
  );
  const points = [210, 0];
  rounds.finish(
    key,
    { winners: [0], places: [[0], [1]], points },
    before.players.map(({ id, profile, name, bot }, seat) => ({
      seat,
      player: id,
      profile,
      name,
      bot,
      won: seat === 0,
      titles: [],
      chips: null,
      points: points[seat]!,
    })),
    1100,
  );
  expect(profiles.find("ann")).toMatchObject({ rounds: 2, points: 210, level: 3 });
});

/** A file of version 5: King and Bastard have columns of their own. */
function fileBeforeKeys(): string {
  const folder = fileBeforePoints();
  const database = new Database(join(folder, storeFile), migrations.slice(0, 5));
  database.run("UPDATE tables SET honours = ?", '{"king":"p1","bastard":null,"button":"p1"}');
  database.run("UPDATE players SET kings = 2, bastards = 1 WHERE id = ?", "p1");
  database.close();
  return folder;
}

test("H-8 KB-14 titles held and titles counted come through by their keys; who had none has none", () => {
  const { profiles, tables, rounds } = opened(fileBeforeKeys());
  expect(profiles.find("ann")).toMatchObject({ rounds: 1, titles: { king: 1 } });
  expect(tables.load("t")).toMatchObject({
    honours: { titles: { king: "p1" }, button: "p1" },
    players: [{ titles: { king: 2, bastard: 1 } }, { titles: { bastard: 1 } }],
  });
  expect(tables.load("t")?.honours).toEqual({ titles: { king: "p1" }, button: "p1" });
  expect(
    rounds.sessions({ limit: 1, before: null })[0]!.players.map(({ titles }) => titles),
  ).toEqual([{ king: 2, bastard: 1 }, { bastard: 1 }]);
});

/**
 * A file of version 6: nobody in it is a guest, and the house was never made anybody's by choice.
 */
function fileBeforeGuests(): string {
  const folder = fileBeforePoints();
  const database = new Database(join(folder, storeFile), migrations.slice(0, 6));
  database.run("UPDATE profiles SET used_at = 0");
  database.close();
  return folder;
}

test("H-1 H-35 in a file from before there were guests nobody is one, and from then on somebody can be", () => {
  const folder = fileBeforeGuests();
  const { profiles, guests, bank } = opened(folder);
  expect([guests.isGuest("ann"), guests.isGuest("nobody"), guests.profileOf("hash")]).toEqual([
    false,
    false,
    null,
  ]);
  expect(profiles.lastUsed()).toMatchObject({ id: "ann" });
  guests.add({ id: "gus", name: "Gus", avatar: "avatar-02", madeAt: 100, hash: "hash" });
  expect([guests.isGuest("ann"), guests.isGuest("gus"), guests.profileOf("hash")]).toEqual([
    false,
    true,
    "gus",
  ]);
  expect(profiles.find("gus")).toMatchObject({ name: "Gus", chips: 10_000 });
  // He was made before Ann, but no guest has the house.
  expect(profiles.lastUsed()).toMatchObject({ id: "ann" });
  expect(() =>
    guests.add({ id: "other", name: "ANN", avatar: "avatar-02", madeAt: 100, hash: "other" }),
  ).toThrow(expect.objectContaining({ code: "name-taken" }));
  expect([guests.profileOf("other"), profiles.find("other"), bank.audit().problems]).toEqual([
    null,
    null,
    [],
  ]);
  expect(guests.houseId()).toMatch(/^[\da-f]{16}$/);
  expect(guests.houseId()).not.toBe(opened(fileBeforeGuests()).guests.houseId());
});

/** A file of version 11 with what one of version 1 held; `damage` is done to it before the step. */
function fileBeforeSessions(damage: readonly string[] = []): string {
  const folder = oldFile();
  const database = new Database(join(folder, storeFile), migrations.slice(0, 11));
  database.run(
    "UPDATE tables SET stopping = 1, lan = ? WHERE id = 'between'",
    JSON.stringify({
      code: "ABCD23",
      locked: true,
      muted: ["ben"],
      banned: [],
      seats: 4,
      fill: null,
      spectators: true,
      listed: false,
    }),
  );
  database.run("UPDATE seat_tokens SET reissued = 1, used_at = 77");
  for (const sql of damage) database.run(sql);
  database.close();
  return folder;
}

/** Rows by what they are called in both files. */
function rowsOf(folder: string, steps: number, sql: string): readonly Row[] {
  const database = new Database(join(folder, storeFile), migrations.slice(0, steps));
  const rows = database.all(sql).map((row) => ({ ...row }));
  database.close();
  return rows;
}

test("H-2 H-3 a table of before is a session under the same id: no entry of the ledger, no round and no secret is another", () => {
  const folder = fileBeforeSessions();
  const ledger = [
    "SELECT * FROM transactions ORDER BY id",
    "SELECT * FROM entries ORDER BY transaction_id, account",
    "SELECT * FROM rounds ORDER BY id",
    "SELECT * FROM results ORDER BY round_id, seat",
    "SELECT * FROM moves ORDER BY round_id, number",
  ];
  const before = ledger.map((sql) => rowsOf(folder, 11, sql));
  const players = rowsOf(folder, 11, "SELECT * FROM players ORDER BY table_id, id");
  const { bank, tables, sessions, rounds } = opened(folder);
  expect(before.every((rows) => rows.length > 0)).toBe(true);
  expect(bank.audit()).toMatchObject({
    problems: [],
    entries: before[1]!.length,
    transactions: before[0]!.length,
  });
  expect(tables.openIds()).toEqual(["empty", "playing", "between", "nothing"]);
  expect(tables.load("between")).toMatchObject({
    id: "between",
    revision: 41,
    position: { entry: 0, round: 1 },
    session: {
      id: "between",
      tournament: null,
      owner: "p1",
      stopping: true,
      openedAt: 2000,
      revision: 0,
      lan: { code: "ABCD23", locked: true, muted: ["ben"] },
    },
  });
  expect([
    sessions.takenWith("between", token, 5000),
    sessions.playerOf("playing", token),
    sessions.atNone("between"),
  ]).toEqual(["p1", null, []]);
  expect([...sessions.places("between")]).toEqual([
    ["p1", "between"],
    ["p2", "between"],
    ["p3", "between"],
  ]);
  expect(
    rounds
      .sessions({ limit: 9, before: null })
      .map(({ table, rounds: played, isOpen }) => [table, played, isOpen]),
  ).toEqual([
    ["empty", 0, true],
    ["closed", 1, false],
    ["playing", 0, true],
    ["between", 2, true],
    ["nothing", 1, true],
  ]);
  expect(rounds.filters().tables.map(({ id, openedAt }) => [id, openedAt])).toEqual([
    ["closed", 4000],
    ["between", 2000],
    ["nothing", 1000],
  ]);
  expect(ledger.map((sql) => rowsOf(other(folder), migrations.length, sql))).toEqual(before);
  const columns =
    "session_id AS table_id, id, place, profile_id, name, avatar, bot, gone, seat, wins, rounds, chips, bought, cashed_out, sits_out, bank_ms, points, titles";
  expect(
    rowsOf(
      other(folder),
      migrations.length,
      `SELECT ${columns} FROM players ORDER BY session_id, id`,
    ),
  ).toEqual(players);
});

/** Beside the one that is open. */
function other(folder: string): string {
  const copied = testFolder();
  copyFileSync(join(folder, storeFile), join(copied, storeFile));
  copyFileSync(join(folder, `${storeFile}-wal`), join(copied, `${storeFile}-wal`));
  return copied;
}

test("H-2 a transaction that was lost before is missed after the step, and the ledger is as closed as it was", () => {
  const { bank, atOnce } = opened(
    fileBeforeSessions([
      "DROP TRIGGER transactions_kept",
      "DROP TRIGGER entries_kept",
      "DELETE FROM entries WHERE transaction_id = (SELECT max(id) FROM transactions)",
      "DELETE FROM transactions WHERE id = (SELECT max(id) FROM transactions)",
    ]),
  );
  expect(bank.audit().problems.map(({ key }) => key)).toContain("audit.transactionsMissing");
  const kinds = ["add-on", "bounty", "payout"] as const;
  for (const kind of kinds)
    atOnce(() =>
      bank.post(
        {
          kind,
          entries: [
            { account: "profile:ann", amount: -1 },
            { account: "profile:ben", amount: 1 },
          ],
        },
        9,
      ),
    );
  expect(
    bank.transactions({ limit: 3, before: null, account: null }).map(({ kind }) => kind),
  ).toEqual(kinds.toReversed());
});

test("H-20 only stacks may owe: a tournament pays out no more than was paid into it, and its own chips stay its own", () => {
  const { bank, tables, sessions } = opened(fileBeforeSessions());
  const { session } = tables.load("empty")!;
  sessions.add({ ...session, id: "cup of may", tournament: "may", owner: null, revision: 0 });
  sessions.putAtNone("cup of may", [tables.load("empty")!.players[0]!]);
  bank.post(
    {
      kind: "buy-in",
      entries: [
        { account: "profile:ann", amount: -500 },
        { account: "tournament:may", amount: 500 },
      ],
    },
    9,
  );
  expect(() =>
    bank.post(
      {
        kind: "payout",
        entries: [
          { account: "tournament:may", amount: -501 },
          { account: "profile:ann", amount: 501 },
        ],
      },
      9,
    ),
  ).toThrow(/Tournament has only 500 chips in the bank; this takes 501/);
  bank.post(
    {
      kind: "buy-in",
      entries: [
        { account: "stacks:may", amount: -3000 },
        { account: "seat:cup of may:p1", amount: 3000 },
      ],
    },
    9,
  );
  expect(bank.balance("stacks:may")).toBe(-3000);
  expect(bank.audit().problems.map(({ key }) => key)).toEqual([
    "audit.otherChips",
    "audit.otherBuyIns",
  ]);
  sessions.putAtNone("cup of may", [
    { ...tables.load("empty")!.players[0]!, chips: 3000, bought: 3000 },
  ]);
  expect(bank.audit().problems).toEqual([]);
  bank.post(
    {
      kind: "payout",
      entries: [
        { account: "seat:cup of may:p1", amount: -10 },
        { account: "profile:ann", amount: 10 },
      ],
    },
    9,
  );
  expect(
    bank.audit().problems.map(({ key, args }) => [key, (args as { sum?: number }).sum]),
  ).toEqual([
    ["audit.otherChipsPaid", -10],
    ["audit.otherChips", undefined],
  ]);
});
