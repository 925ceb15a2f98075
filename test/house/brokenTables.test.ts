// Checks that an open table which cannot be set up as it is stored is named, closed without loss,
// and reported on without giving away secrets.

import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, expect, test } from "vitest";
import type { TableReport } from "#main/house/history/tableReport.ts";
import { auditedFile } from "#main/store/audit/auditedFile.ts";
import { openStore } from "#main/store/store.ts";
import { storeFile } from "#main/store/storeFile.ts";
import { sentence } from "#shared/games/texts.ts";
import type { BrokenTable } from "#shared/protocol/house.ts";
import type { RoundRecord } from "#shared/record/roundRecord.ts";
import type { Said } from "#shared/text/said.ts";
import { expectSoundBooks } from "#test/host/support/books.ts";
import { faultyStore } from "#test/host/support/faultyStore.ts";
import { seededRandom } from "#test/host/support/seededRandom.ts";
import { seatedTable, sitDown, toAct } from "#test/host/support/seatedTable.ts";
import { SimulatedClock } from "#test/host/support/simulatedClock.ts";
import {
  kings,
  openTable,
  playRound,
  storeGround,
  testFolder,
  testHost,
  type TestHost,
} from "#test/host/support/testHost.ts";
import { archiveHere, granted, textOf } from "./history/support.ts";

/** Does to a table's newest round, of which moves were made, what no program of ours does. */
function damage(dataFolder: string, sql: string): void {
  const sqlite = new DatabaseSync(join(dataFolder, storeFile));
  sqlite.exec(sql.replaceAll(":round", "(SELECT max(id) FROM rounds)"));
  sqlite.close();
}

/** A table for chips in the second round of its session, with three bots, stopped there. */
type CutOff = Readonly<{
  first: Pick<TestHost, "dataFolder" | "clock">;
  id: string;
  stacks: readonly number[];
  record: RoundRecord;
}>;

async function played(folder: string): Promise<Omit<CutOff, "first"> & { readonly at: number }> {
  const first = await testHost({ dataFolder: folder });
  const { id, owner } = await openTable(first.house, { rotation: kings({ stake: 50 }, 3) });
  await owner.ready();
  await playRound(first.clock, owner);
  await owner.ready();
  while (first.store.rounds.latest(id)!.record.moves.length < 6) {
    await first.clock.until(() => owner.isToAct || owner.table.stage !== "playing");
    if (!owner.isToAct) throw new Error("the round is over too soon");
    await first.clock.answered(owner.move(owner.firstLegal()));
  }
  const stacks = first.store.tables.load(id)!.players.map(({ chips }) => chips);
  const { record } = first.store.rounds.latest(id)!;
  await first.host.close();
  return { id, stacks, record, at: first.clock.now() };
}

const playedFolder = mkdtempSync(join(storeGround(), "cardtable-"));
afterAll(() => rmSync(playedFolder, { recursive: true }));
let once: ReturnType<typeof played> | null = null;

/** It is played once, and each test gets a copy of what lies in its folder. */
async function cutOff(): Promise<CutOff> {
  const { at, ...all } = await (once ??= played(playedFolder));
  const dataFolder = testFolder();
  cpSync(playedFolder, dataFolder, { recursive: true });
  return { ...all, first: { dataFolder, clock: new SimulatedClock(at) } };
}

async function listed({ house }: TestHost): Promise<readonly BrokenTable[]> {
  const answer = await house.ask("openTables", {});
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value as readonly BrokenTable[];
}

async function reported(
  { house }: TestHost,
  id: string,
): Promise<Readonly<{ report: TableReport; text: string; name: string }>> {
  const file = house.files.report(id);
  const text = await textOf(file);
  return { report: JSON.parse(text) as TableReport, text, name: granted(await file).name };
}

test.each<[what: string, sql: string, problem: RegExp, isReadable: boolean]>([
  [
    "a move that is not legal",
    `UPDATE moves SET move = '{"seat":0,"type":"no such move"}' WHERE round_id = :round AND number = 3`,
    /^Move 3 of its round is no longer legal \(rule C-13\)\. The record is damaged, or the rules have changed since\.$/,
    true,
  ],
  [
    "a missing move",
    "DELETE FROM moves WHERE round_id = :round AND number = 2",
    /^Move 2 of round 2 of table \S+ is missing\.$/,
    false,
  ],
  [
    "a move that is no JSON",
    `UPDATE moves SET move = substr(move, 1, 12) WHERE round_id = :round AND number = 4`,
    /^Move 4 of round 2 of table \S+ is damaged: it isn’t JSON\.$/,
    false,
  ],
  [
    "a record that is no JSON",
    `UPDATE rounds SET record = replace(record, '"seats"', 'seats') WHERE id = :round`,
    /^The record of round 2 of table \S+ is damaged: it isn’t JSON\.$/,
    false,
  ],
  [
    "a record that cannot be dealt",
    `UPDATE rounds SET record = json_set(record, '$.seed', 12345) WHERE id = :round`,
    /^Its round can’t be dealt again: “seed” in its record is wrong\. The record is damaged/,
    true,
  ],
  [
    "a game that is not known",
    `UPDATE rounds SET record = json_set(record, '$.game', 'whist') WHERE id = :round`,
    /“game” in its record is wrong/,
    true,
  ],
  [
    "a record that is gone",
    "PRAGMA foreign_keys = OFF; DELETE FROM moves WHERE round_id = :round; DELETE FROM rounds WHERE id = :round",
    /^Round 2 isn’t stored\./,
    true,
  ],
  [
    "settings that are no JSON",
    "UPDATE sessions SET settings = substr(settings, 1, 30)",
    /^The stored data of table \S+ \(its settings\) is damaged: it isn’t JSON\.$/,
    true,
  ],
  [
    "a rotation that is no JSON",
    "UPDATE sessions SET rotation = 'x'",
    /\(its rotation\) is damaged/,
    true,
  ],
])(
  "H-3 with %s an open table is listed with the reason, and closed with all stacks as they were before its round",
  async (_what, sql, problem, isReadable) => {
    const { first, id, stacks, record } = await cutOff();
    damage(first.dataFolder, sql);
    const again = await testHost({
      dataFolder: first.dataFolder,
      clock: first.clock,
      archive: archiveHere,
    });
    expect(again.house.table(id)).toBeNull();
    const [broken, ...others] = await listed(again);
    expect(others).toEqual([]);
    expect(broken).toMatchObject({
      table: id,
      roundNumber: 2,
      problem: expect.toSatisfy((said: Said) => problem.test(sentence(said))) as Said,
    });
    expect(broken!.players).toHaveLength(4);
    expect(broken).not.toHaveProperty("token");
    const { report } = await reported(again, id);
    expect(report).toMatchObject({
      format: "table-report/1",
      problem: sentence(broken!.problem),
      table: { id, roundNumber: 2 },
      seen: null,
    });
    expect(report.players.map(({ chips }) => chips)).toEqual(stacks);
    expect(report.opened!.fault).not.toBe("");
    expect(report.opened!.record === null).toBe(!isReadable);
    if (!isReadable) expect(JSON.stringify(report.opened!.text)).toContain(record.seed);
    expectSoundBooks(again.store, [id]);
    expect(await again.house.ask("closeTable", { table: id })).toEqual({ ok: true, value: null });
    expect(await listed(again)).toEqual([]);
    expect(await again.house.ask("closeTable", { table: id })).toMatchObject({
      ok: false,
      error: { code: "unknown-table" },
    });
    expect(await again.house.files.report(id)).toMatchObject({
      ok: false,
      error: { code: "unknown-table" },
    });
    expect(again.store.bank.audit().problems).toEqual([]);
    expect(again.store.tables.salvage(id)).toMatchObject({
      stage: "closed",
      players: stacks.map((chips) => ({ chips: 0, cashedOut: chips })),
    });
    expect(again.store.bank.state().accounts[0]).toMatchObject({
      chips: 9000 + stacks[0]!,
      atTables: 0,
    });
    await again.host.close();
    const third = await testHost({ dataFolder: first.dataFolder, clock: first.clock });
    expect(await listed(third)).toEqual([]);
    expect(third.log).toEqual([]);
  },
);

const noRow = (player: string): string =>
  `PRAGMA foreign_keys = OFF; DELETE FROM players WHERE id = '${player}'`;

test.each<[what: string, sql: string, problem: RegExp]>([
  [
    "a rotation that is null",
    "UPDATE sessions SET rotation = 'null'",
    /\(its rotation\) is damaged: a list is needed/,
  ],
  [
    "a rotation that is a number",
    "UPDATE sessions SET rotation = '7'",
    /\(its rotation\) is damaged: a list is needed/,
  ],
  ["a rotation of no games", "UPDATE sessions SET rotation = '[]'", /\(its rotation\) is damaged/],
  [
    "a rotation without options",
    "UPDATE sessions SET rotation = json_set(rotation, '$[0].options', NULL)",
    /\(its rotation\) is damaged: 0\.options: /,
  ],
  ["a position that is null", "UPDATE tables SET position = 'null'", /\(its position\) is damaged/],
  [
    "a position that is not in the rotation",
    `UPDATE tables SET position = '{"entry":99,"round":0}'`,
    /\(its position\) is damaged: its rotation has no such entry/,
  ],
  ["honours that are null", "UPDATE tables SET honours = 'null'", /\(its honours\) is damaged/],
  [
    "something carried that is none",
    `UPDATE tables SET carried = '{"kings-and-bastards":{"carry":{"x":1},"seats":[1,2]}}'`,
    /\(its data carried over\) is damaged: kings-and-bastards\.seats\.0: /,
  ],
  [
    "no settings",
    "UPDATE sessions SET settings = '{}'",
    /\(its settings\) is damaged: turnSeconds: /,
  ],
  [
    "text in the numbers of its settings",
    "UPDATE sessions SET settings = json_set(settings, '$.botPace', 'fast')",
    /\(its settings\) is damaged: botPace: /,
  ],
  ["titles that are null", "UPDATE players SET titles = 'null'", /\(its titles\) is damaged/],
  [
    "titles that are no JSON",
    "UPDATE players SET titles = '[[' WHERE id = 'p2'",
    /\(its titles\) is damaged: it isn’t JSON/,
  ],
  ["an owner who is nobody", "UPDATE sessions SET owner = 'ghost'", /\(its owner\) is damaged/],
  [
    "an owner without a profile",
    "UPDATE players SET profile_id = NULL WHERE id = 'p1'",
    /\(its players' profiles\) is damaged: p1 is neither a person nor a bot/,
  ],
  [
    "a bot who is gone",
    noRow("p3"),
    /\(its players\) is damaged: p3 has \d+ chips there, but isn’t one of its players/,
  ],
  ["an owner who is gone", noRow("p1"), /\(its owner\) is damaged/],
  ["nobody", "PRAGMA foreign_keys = OFF; DELETE FROM players", /\(its owner\) is damaged/],
  [
    "more chips than the ledger has",
    "UPDATE players SET chips = chips + 5 WHERE id = 'p1'",
    /\(its players' chips\) is damaged: p1 has \d+, but \d+ by the ledger/,
  ],
  [
    "two players in one seat",
    "UPDATE players SET seat = 1",
    /\(its players' seats\) is damaged: two players have the same seat/,
  ],
  [
    "players without seats",
    "UPDATE players SET seat = NULL",
    /\(its players' seats\) is damaged: its round has 4, but the players have none/,
  ],
])(
  "H-3 an open table with %s is closed by what the ledger says, and hides no other one",
  async (_what, sql, problem) => {
    const { first, id, stacks } = await cutOff();
    damage(first.dataFolder, sql);
    const between = await testHost({
      dataFolder: first.dataFolder,
      clock: first.clock,
      random: seededRandom("another"),
    });
    await first.clock.advance(1000);
    const whole = await openTable(between.house);
    await between.host.close();
    const again = await testHost({
      dataFolder: first.dataFolder,
      clock: first.clock,
      archive: archiveHere,
    });
    const tables = await listed(again);
    expect(tables.map(({ table, problem: said }) => [table, said === undefined])).toEqual([
      [whole.id, true],
      [id, false],
    ]);
    expect(sentence(tables[1]!.problem)).toMatch(problem);
    expect(await again.house.files.report(id)).toMatchObject({ ok: true });
    expect(again.store.bank.state().accounts[0]).toMatchObject({ chips: 9000 });
    expect(await again.house.ask("closeTable", { table: id })).toEqual({ ok: true, value: null });
    expect((await listed(again)).map(({ table }) => table)).toEqual([whole.id]);
    expectSoundBooks(again.store, [id, whole.id]);
    expect(again.store.bank.state().accounts[0]).toMatchObject({
      chips: 9000 + stacks[0]!,
      atTables: 0,
    });
    expect(again.store.bank.balance("bots")).toBe(1000 - stacks[0]!);
    for (const player of ["p1", "p2", "p3", "p4"])
      expect(
        again.store.bank.balance(`seat:${again.store.tables.salvage(id)!.session.id}:${player}`),
      ).toBe(0);
    await again.host.close();
    expect(auditedFile(first.dataFolder).problems).toEqual([]);
  },
);

test("H-3 other tables are there as they were, and a table that closes badly is still open", async () => {
  const { first, id, stacks } = await cutOff();
  const between = await testHost({
    dataFolder: first.dataFolder,
    clock: first.clock,
    random: seededRandom("another"),
  });
  await first.clock.advance(1000);
  const whole = await openTable(between.house);
  await between.host.close();
  damage(first.dataFolder, `UPDATE moves SET move = '{}' WHERE round_id = :round AND number = 1`);
  for (const when of ["before", "after"] as const) {
    let fault: { at: number; times: number; when: "before" | "after" } | null = null;
    const again = await testHost({
      dataFolder: first.dataFolder,
      clock: first.clock,
      openStore: (folder) => {
        const store = openStore(folder);
        // Every call that writes fails as long as there is a fault.
        return {
          ...store,
          atOnce: (work, durable) =>
            fault && durable
              ? faultyStore(store, fault).atOnce(work, durable)
              : store.atOnce(work, durable),
        };
      },
    });
    const tables = await listed(again);
    if (when === "before")
      expect(tables.map(({ table, problem }) => [table, problem === undefined])).toEqual([
        [whole.id, true],
        [id, false],
      ]);
    fault = { at: 0, times: 1, when };
    const answer = await again.house.ask("closeTable", { table: id });
    expect(answer).toMatchObject(
      when === "before" ? { ok: false, error: { code: "store-full" } } : { ok: true },
    );
    expect((await listed(again)).map(({ table }) => table)).toEqual(
      when === "before" ? [whole.id, id] : [whole.id],
    );
    expectSoundBooks(again.store, [id, whole.id]);
    expect(again.store.tables.load(id)!.players.map(({ chips }) => chips)).toEqual(
      when === "before" ? stacks : stacks.map(() => 0),
    );
    await again.host.close();
  }
});

test("H-3 chips that the table has otherwise than the ledger go back as the ledger has them", async () => {
  const { first, id, stacks } = await cutOff();
  damage(
    first.dataFolder,
    `UPDATE moves SET move = 'x' WHERE round_id = :round AND number = 1; UPDATE players SET chips = 7 WHERE id = 'p1'`,
  );
  const again = await testHost({ dataFolder: first.dataFolder, clock: first.clock });
  expect(await again.house.ask("closeTable", { table: id })).toEqual({ ok: true, value: null });
  expectSoundBooks(again.store, [id]);
  expect(again.store.bank.state().accounts[0]).toMatchObject({ chips: 9000 + stacks[0]! });
});

test("H-1 another profile's broken table is neither listed nor reported on; a deserted one is closed by itself", async () => {
  const { first, id } = await cutOff();
  damage(first.dataFolder, `UPDATE moves SET move = '{}' WHERE round_id = :round AND number = 1`);
  const again = await testHost({ dataFolder: first.dataFolder, clock: first.clock });
  const mia = await again.house.ask("addProfile", { name: "Mia", avatar: "avatar-05" });
  if (!mia.ok) throw new Error(mia.error.code);
  await again.house.ask("useProfile", { profile: mia.value.id });
  expect(await listed(again)).toEqual([]);
  expect(await again.house.files.report(id)).toMatchObject({
    ok: false,
    error: { code: "unknown-table" },
  });
  await again.host.close();
  damage(first.dataFolder, "UPDATE players SET gone = 1 WHERE id = 'p1'");
  const third = await testHost({ dataFolder: first.dataFolder, clock: first.clock });
  expect(third.store.tables.load(id)).toMatchObject({ stage: "closed" });
  expectSoundBooks(third.store, [id]);
});

/** Cards, seed and hidden moves: whatever in it a seat may not know. */
test.each<[what: string, sql: string, isDealt: boolean]>([
  [
    "an illegal move",
    `UPDATE moves SET move = '{"seat":0,"type":"no such move"}' WHERE round_id = :round AND number = 3`,
    true,
  ],
  [
    "a move of cards that are not there",
    `UPDATE moves SET move = json_set(move, '$.cards', json('["Qc"]'), '$.type', 'play') WHERE round_id = :round AND number = 2`,
    true,
  ],
  [
    "a seed that is a number",
    `UPDATE rounds SET record = json_set(record, '$.seed', 12345) WHERE id = :round`,
    false,
  ],
  [
    "a record that is cut off",
    "UPDATE rounds SET record = substr(record, 1, 200) WHERE id = :round",
    false,
  ],
  [
    "seats that were turned about",
    "UPDATE rounds SET record = json_set(record, '$.dealer', :otherDealer) WHERE id = :round",
    true,
  ],
])(
  "C-7 where another person sat at the table a report on %s holds no hand, no deck and no seed",
  async (_what, sql, isDealt) => {
    const seated = await seatedTable({ people: 2, bots: 1, options: { stake: 10 } });
    const people = await sitDown(seated);
    for (let moves = 0; moves < 4; moves += 1) {
      await seated.clock.until(() => people.some((person) => person.isToAct));
      const acting = toAct(people);
      await seated.clock.answered(acting.move(acting.firstLegal()));
    }
    const { record } = seated.store.rounds.latest("seated")!;
    await seated.host.close();
    damage(
      seated.dataFolder,
      sql.replace(":otherDealer", String((Number(people[0]!.view.seen.facts["dealer"]) + 1) % 3)),
    );
    const again = await testHost({
      dataFolder: seated.dataFolder,
      clock: seated.clock,
      profile: "person-1",
    });
    const [broken] = await listed(again);
    const { report, text } = await reported(again, "seated");
    expect(report.opened).toBeNull();
    expect(report.seen === null).toBe(!isDealt);
    if (report.seen)
      for (const { state } of report.seen.lines)
        if (state)
          expect(
            (state as { hands: unknown[] }).hands.every((hand) => typeof hand === "number"),
          ).toBe(true);
    const told = `${text}${JSON.stringify(broken)}`;
    for (const secret of [record.seed!, "12345", '"deck":', '"seed":', '"moves":'])
      expect({ secret, isTold: told.includes(secret) }).toEqual({ secret, isTold: false });
    for (const secret of [record.seed!, "12345"]) expect(again.log.join()).not.toContain(secret);
  },
);
