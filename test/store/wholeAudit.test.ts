// The audit names spoilt rows of tournaments' lines, counts, chip evenings and the house, and dates
// that cannot be; a sound file stays clean.

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, onTestFinished, test } from "vitest";
import { auditedFile } from "#main/store/audit/auditedFile.ts";
import { dateColumns } from "#main/store/audit/columnAudit.ts";
import { Database } from "#main/store/database.ts";
import { storeFile } from "#main/store/storeFile.ts";
import type { ChipEvening } from "#shared/chipBank/kept.ts";
import { sentence } from "#shared/games/texts.ts";
import type { HouseAsk } from "#shared/protocol/schema.ts";
import type { OwnersHouse } from "#test/host/support/ownersHouse.ts";
import { kings, openTable, playRound, testFolder } from "#test/host/support/testHost.ts";
import { quick, setup } from "#test/tournament/support/quickTournament.ts";
import { tournamentHost, type TournamentHost } from "#test/tournament/support/tournamentHost.ts";

/** One that is over, one that is being played, one for which people still register. */
async function tournaments(host: TournamentHost): Promise<void> {
  for (const name of ["Over", "Running", "Open"]) {
    const { tournament } = await host.done(
      "createTournament",
      setup({ name, structure: { ...quick, buyIn: 100 } }),
    );
    await host.done("seatEntrant", { tournament, bots: ["easy", "easy", "easy", "easy"] });
    if (name === "Open") continue;
    await host.done("startTournament", { tournament });
    if (name === "Over")
      await host.clock.until(
        () => host.store.tournaments.load(tournament)?.state.phase === "over",
        100_000,
      );
  }
  await host.done("saveStructure", { name: "Ours", structure: quick });
}

type Moved = Pick<HouseAsk<"moveChips">, "kind" | "person" | "counts"> & { readonly note?: string };

const moves: readonly Moved[] = [
  { kind: "buy-in", person: "p1", counts: [20, 9] },
  { kind: "buy-in", person: "p2", counts: [20, 9] },
  { kind: "cash-out", person: "p1", counts: [21, 14] },
  { kind: "cash-out", person: "p2", counts: [18, 4] },
  { kind: "correction", person: null, counts: [-1, 0], note: "under the sofa" },
];

/** The first is settled and paid, the second still counted, with an entry that was undone. */
async function chipEvenings(house: OwnersHouse): Promise<void> {
  const done = async <
    R extends "openChipEvening" | "moveChips" | "reverseChips" | "settleChips" | "payChips",
  >(
    request: R,
    payload: HouseAsk<R>,
  ): Promise<ChipEvening> => {
    const answer = await house.ask(request, payload);
    if (!answer.ok) throw new Error(sentence(answer.error));
    return answer.value;
  };
  const people = ["Ann", "Ben", "Cy"].map((name) => ({ name, profile: null }));
  const opened = (name: string) =>
    done("openChipEvening", {
      name,
      colours: [
        { colour: "white", value: 5 },
        { colour: "black", value: 100 },
      ],
      stack: [20, 9],
      money: { currency: "EUR", minor: 1000, chips: 1000 },
      people,
    });
  const { id } = await opened("Settled");
  for (const [after, move] of moves.entries())
    await done("moveChips", { evening: id, after, note: "", ...move });
  await done("settleChips", { evening: id, after: moves.length });
  await done("payChips", { evening: id, payment: 1, paid: true });
  const { id: counted } = await opened("Counted");
  await done("moveChips", { evening: counted, after: 0, note: "", ...moves[0]! });
  await done("reverseChips", { evening: counted, after: 1, entry: 1 });
}

/** The file of a house in which everything was done that leaves rows which the audit looks at. */
async function written(): Promise<Buffer> {
  const host = await tournamentHost();
  const { owner } = await openTable(host.house, { rotation: kings({ stake: 50 }, 3) });
  await owner.ready();
  await playRound(host.clock, owner);
  await host.house.ask("progress", {});
  await host.house.ask("openDailyDeal", {});
  await chipEvenings(host.house);
  await tournaments(host);
  await host.host.close();
  return readFileSync(join(host.dataFolder, storeFile));
}

let sound: Promise<Buffer> | null = null;

/** A folder with that file, done to which is what no program of ours does. */
async function spoilt(sql: string): Promise<string> {
  const folder = testFolder();
  const file = join(folder, storeFile);
  writeFileSync(file, await (sound ??= written()));
  const sqlite = new DatabaseSync(file, { enableForeignKeyConstraints: false });
  const triggers = sqlite
    .prepare("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'")
    .all();
  for (const { name } of triggers) sqlite.exec(`DROP TRIGGER ${String(name)}`);
  sqlite.exec(`PRAGMA ignore_check_constraints = ON; ${sql}`);
  for (const trigger of triggers) sqlite.exec(String(trigger["sql"]));
  sqlite.close();
  return folder;
}

const problemsOf = async (sql: string): Promise<readonly string[]> =>
  auditedFile(await spoilt(sql)).problems.map(sentence);

const settled = "(SELECT id FROM chip_evenings WHERE name = 'Settled')";
const counted = "(SELECT id FROM chip_evenings WHERE name = 'Counted')";
const over = "(SELECT id FROM tournaments WHERE phase = 'over')";

test("H-2 a house with tournaments that run and are over, chip evenings, counts and a deal of the day has no problems", async () => {
  expect(await problemsOf("")).toEqual([]);
});

describe("the audit finds", () => {
  test.each<[what: string, sql: string, ...problems: readonly RegExp[]]>([
    [
      "a line that is no JSON",
      `UPDATE tournament_lines SET said = '{' WHERE tournament_id = ${over} AND number = 2`,
      /^In tournament_lines \(tournament_id \S+, number 2\) the column said is damaged: it isn’t JSON\.$/,
    ],
    [
      "a line of another form",
      `UPDATE tournament_lines SET said = '[]' WHERE tournament_id = ${over} AND number = 2`,
      /^In tournament_lines \(tournament_id \S+, number 2\) the column said is damaged: .+\.$/,
    ],
    [
      "a line that says nothing",
      `UPDATE tournament_lines SET said = '{"key":"tournament.nothing","args":{}}' WHERE tournament_id = ${over} AND number = 3`,
      /number 3\) the column said is damaged: there is no sentence “tournament\.nothing”, or it needs other details\.$/,
    ],
    [
      "a line that was lost",
      `DELETE FROM tournament_lines WHERE tournament_id = ${over} AND number = 2`,
      /^Tournament \S+ logged \d+ lines, but only \d+ are stored\.$/,
    ],
    [
      "first lines that were lost",
      `DELETE FROM tournament_lines WHERE tournament_id = ${over} AND number = 1`,
      /^Tournament \S+ logged \d+ lines, but only \d+ are stored\.$/,
    ],
    [
      "a structure of another form",
      "UPDATE structures SET structure = '{}'",
      /^In structures \(name Ours\) the column structure is damaged: .+\.$/,
    ],

    [
      "counts that are no JSON",
      "UPDATE counts SET counts = '{'",
      /^In counts \(profile_id \S+\) the column counts is damaged: it isn’t JSON\.$/,
    ],
    [
      "counts of another form",
      `UPDATE counts SET counts = json_set(counts, '$.numbers."house.rounds"', 'many')`,
      /^In counts \(profile_id \S+\) the column counts is damaged: numbers.+\.$/,
    ],
    [
      "counts that lack a part",
      "UPDATE counts SET counts = json_remove(counts, '$.days')",
      /^In counts \(profile_id \S+\) the column counts is damaged: days.+\.$/,
    ],

    [
      "colours that are no JSON",
      `UPDATE chip_evenings SET colours = '[' WHERE id = ${settled}`,
      /^In chip_evenings \(id \S+\) the column colours is damaged: it isn’t JSON\.$/,
    ],
    [
      "a stack of another form",
      `UPDATE chip_evenings SET stack = '{"white":3}' WHERE id = ${settled}`,
      /^In chip_evenings \(id \S+\) the column stack is damaged: .+\.$/,
    ],
    [
      "money of another form",
      `UPDATE chip_evenings SET money = json_set(money, '$.chips', 0) WHERE id = ${settled}`,
      /^In chip_evenings \(id \S+\) the column money is damaged: chips.+\.$/,
    ],
    [
      "a stack of other colours",
      `UPDATE chip_evenings SET stack = '[20]' WHERE id = ${settled}`,
      /^The colours of evening \S+ don’t match its buy-in\.$/,
    ],
    [
      "chips that are no numbers",
      `UPDATE chip_entries SET counts = '["a",9]' WHERE evening_id = ${settled} AND number = 1`,
      /^In chip_entries \(evening_id \S+, number 1\) the column counts is damaged: .+\.$/,
    ],
    [
      "chips of other colours",
      `UPDATE chip_entries SET counts = '[20,9,1]' WHERE evening_id = ${settled} AND number = 2`,
      /^Entry 2 of evening \S+ \(buy-in\) is impossible\.$/,
    ],
    [
      "chips that were bought below zero",
      `UPDATE chip_entries SET counts = '[-20,9]' WHERE evening_id = ${settled} AND number = 2`,
      /^Entry 2 of evening \S+ \(buy-in\) is impossible\.$/,
    ],
    [
      "a cash-out that hands chips out",
      `UPDATE chip_entries SET counts = '[21,14]' WHERE evening_id = ${settled} AND number = 3`,
      /^Entry 3 of evening \S+ \(cash-out\) is impossible\.$/,
    ],
    [
      "a correction without a note",
      `UPDATE chip_entries SET note = '' WHERE evening_id = ${settled} AND number = 5`,
      /^Entry 5 of evening \S+ \(correction\) is impossible\.$/,
    ],
    [
      "a purchase of nobody",
      `UPDATE chip_entries SET person_id = NULL WHERE evening_id = ${settled} AND number = 1`,
      /^Entry 1 of evening \S+ \(buy-in\) is impossible\.$/,
    ],
    [
      "a reversal that is not the opposite",
      `UPDATE chip_entries SET counts = '[-20,-8]' WHERE evening_id = ${counted} AND number = 2`,
      /^Entry 2 of evening \S+ \(reversal\) is impossible\.$/,
    ],
    [
      "an entry that was lost",
      `DELETE FROM chip_entries WHERE evening_id = ${settled} AND number = 2`,
      /^Evening \S+ made 5 entries, but only 4 are stored\.$/,
      /^Evening \S+ is settled, but chips worth -1000 are unaccounted for\.$/,
    ],
    [
      "an entry that was changed",
      `UPDATE chip_entries SET counts = '[20,10]' WHERE evening_id = ${settled} AND number = 1`,
      /^Evening \S+ is settled, but chips worth 100 are unaccounted for\.$/,
    ],
    [
      "a result that was changed",
      `UPDATE chip_people SET net = net + 1 WHERE evening_id = ${settled} AND id = 'p1'`,
      /^The result of p1 in evening \S+ doesn’t match its entries\.$/,
    ],
    [
      "a result that was lost",
      `UPDATE chip_people SET net = NULL, amount = NULL WHERE evening_id = ${settled} AND id = 'p2'`,
      /^The result of p2 in evening \S+ doesn’t match its entries\.$/,
      /^The payments of evening \S+ don’t settle what p2 won or lost\.$/,
    ],
    [
      "a payment that was changed",
      `UPDATE chip_payments SET amount = amount + 1 WHERE evening_id = ${settled}`,
      /^The payments of evening \S+ don’t settle what p1 won or lost\.$/,
      /^The payments of evening \S+ don’t settle what p2 won or lost\.$/,
    ],
    [
      "a payment that was lost",
      `DELETE FROM chip_payments WHERE evening_id = ${settled}`,
      /^The payments of evening \S+ don’t settle what p1 won or lost\.$/,
    ],
    [
      "an end that was lost",
      `UPDATE chip_evenings SET settled_at = NULL WHERE id = ${settled}`,
      /^Evening \S+ isn’t settled, but has results or payments\.$/,
    ],

    ["a house that is gone", "DELETE FROM house", /^The table house has no row instead of 1\.$/],
    [
      "a second house",
      "INSERT INTO house (id) VALUES ('0123456789abcdef')",
      /^The table house has 2 rows instead of 1\.$/,
    ],
    [
      "a house of another name",
      "UPDATE house SET id = 'mine; Path=/'",
      /^The id in the table house is “mine; Path=\/”, which isn’t an id of a house\.$/,
    ],
    [
      "a port that is none",
      "UPDATE house SET lan_port = 70000",
      /^The lan_port in the table house is 70000, which isn’t a port\.$/,
    ],
  ])("%s", async (_what, sql, ...problems) => {
    const found = await problemsOf(sql);
    for (const problem of problems) expect(found).toContainEqual(expect.stringMatching(problem));
  });
});

/** Rows of the tables that are empty else. */
const others = `
  INSERT INTO guest_secrets (hash, profile_id, issued_at) VALUES ('h', (SELECT min(id) FROM profiles), 1767225600000);
  INSERT INTO devices (id, hash, name, made_at, used_at) VALUES ('d', 'h', '', 1767225600000, 1767225600000);
  INSERT INTO screens (id, hash, name, address, made_at, used_at) VALUES ('s', 'h', '', '', 1767225600000, 1767225600000);
  INSERT INTO tournament_directors (tournament_id, profile_id, named_at) VALUES ((SELECT min(id) FROM tournaments), (SELECT min(id) FROM profiles), 1767225600000);
  INSERT INTO director_devices (id, tournament_id, hash, name, made_at, used_at) VALUES ('d', (SELECT min(id) FROM tournaments), 'h', '', 1767225600000, 1767225600000);
  INSERT INTO room_clock (only, clock) VALUES (1, '{}');
  INSERT INTO book_check (only, at, found) VALUES (1, 1767225600000, '{}');`;

const dayMs = 86_400_000;

describe("H-2 of every date the audit names the row that has", () => {
  test.each(
    dateColumns.flatMap(({ table, column, value, unit = 1 }) =>
      (
        [
          [
            "one far in the future",
            Date.UTC(9999, 11, 31) / unit,
            "9999-12-31T00:00:00.000Z, far in the future.",
          ],
          [
            "one of before there was a Cardtable",
            Date.UTC(1970, 0, 2) / unit,
            "1970-01-02T00:00:00.000Z, from before Cardtable existed.",
          ],
          ["none", 9_000_000_000_000_000, "9000000000000000, which isn’t a date."],
        ] as const
      ).map(
        ([what, date, problem]) =>
          [
            `${table}.${column}`,
            what,
            { table, column, date, problem, json: value !== undefined },
          ] as const,
      ),
    ),
  )("%s: %s", async (_column, _what, { table, column, date, problem, json }) => {
    const [stored, set] = json
      ? ([
          table === "tournaments" ? "state" : "clock",
          (name: string) => `json_set(${name}, '$.${column}', ${date})`,
        ] as const)
      : ([column, () => String(date)] as const);
    const found = await problemsOf(`${others} UPDATE ${table} SET ${stored} = ${set(stored)}`);
    expect(found).toContainEqual(
      expect.stringMatching(
        new RegExp(`^In ${table} \\([^)]+\\) ${column} is ${problem.replaceAll(".", "\\.")}$`),
      ),
    );
  });

  test("no other column holds a date", () => {
    const database = new Database(":memory:");
    onTestFinished(() => database.close());
    const columns = database
      .all(`SELECT tables.name || '.' || columns.name AS name FROM sqlite_schema AS tables, pragma_table_info(tables.name) AS columns
        WHERE tables.type = 'table' AND (columns.name = 'at' OR columns.name = 'day' OR columns.name GLOB '*_at' OR columns.name GLOB 'away_*')`)
      .map(({ name }) => String(name));
    expect(columns.toSorted()).toEqual(
      dateColumns
        .filter(({ value }) => value === undefined)
        .map(({ table, column }) => `${table}.${column}`)
        .toSorted(),
    );
  });

  test("a profile that was never used has no wrong date, and one that stood wrong for long names a few rows and counts the others", async () => {
    expect(await problemsOf("UPDATE profiles SET used_at = 0")).toEqual([]);
    const found = await problemsOf(`UPDATE moves SET made_at = ${dayMs}`);
    expect(found).toHaveLength(6);
    expect(found.at(-1)).toMatch(/^In moves, \d+ more rows have such a date in made_at\.$/);
  });
});
