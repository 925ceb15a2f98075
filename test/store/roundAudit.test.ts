// Checks that the audit names the round in which something is damaged, where a start notices
// nothing.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { auditedFile } from "#main/store/audit/auditedFile.ts";
import { openStore } from "#main/store/store.ts";
import { storeFile } from "#main/store/storeFile.ts";
import { sentence } from "#shared/games/texts.ts";
import { DiceReader, newDice } from "#shared/chance/dice.ts";
import { recordFormat } from "#shared/record/roundRecord.ts";
import { addRound, addTable, playedOut, type PlayedTable } from "#test/support/playedHistory.ts";
import { agreedDeal } from "#test/verifiedDeal/agreedDeal.ts";
import { testFolder } from "#test/host/support/testHost.ts";
import { evening } from "./support/ledgerTable.ts";

const names = ["Ann", "Bot 1", "Bot 2"];

/** Three finished rounds of three games at a table without chips. */
function playedFolder(): string {
  const folder = testFolder();
  const store = openStore(folder);
  store.profiles.add({ id: "ann", name: "Ann", avatar: "avatar-01", madeAt: evening + 1 });
  const table: PlayedTable = {
    id: "evening",
    sitters: [{ profile: "ann" }, "easy", "regular"],
    names,
    openedAt: evening + 5,
  };
  addTable(store, table, "kings-and-bastards");
  ["kings-and-bastards", "crazy-eights", "exordia8"].forEach((game, at) => {
    addRound(
      store,
      table,
      at + 1,
      playedOut(
        { format: recordFormat, game, options: {}, seats: names, seed: game, moves: [] },
        game,
      ),
      evening + 10 + at,
    );
  });
  store.close();
  damage(folder, "UPDATE players SET bought = 0, cashed_out = 0");
  return folder;
}

function damage(folder: string, sql: string): void {
  const sqlite = new DatabaseSync(join(folder, storeFile), { enableForeignKeyConstraints: false });
  // As a fault of disk or memory would: the table says one thing, its index another.
  sqlite.enableDefensive(false);
  sqlite.exec(sql);
  sqlite.close();
}

test("rounds in order have no problems", () => {
  expect(auditedFile(playedFolder())).toEqual({
    accounts: 2,
    transactions: 1,
    entries: 2,
    chips: 10_000,
    rounds: 3,
    problems: [],
  });
});

const second = /^Round 2 \(no\. 2 of table evening, (crazy-eights|whist)\): /;

test.each<[what: string, sql: string, problem: RegExp]>([
  [
    "a missing move",
    "DELETE FROM moves WHERE round_id = 2 AND number = 3",
    /move 3 of round 2 of table evening is missing\.$/,
  ],
  [
    "the last move missing",
    "DELETE FROM moves WHERE round_id = 2 AND number = (SELECT max(number) FROM moves WHERE round_id = 2)",
    /it is stored as finished, but not over after its moves\.$/,
  ],
  [
    "a move that is no JSON",
    "UPDATE moves SET move = '{\"seat\":' WHERE round_id = 2 AND number = 2",
    /move 2 of round 2 of table evening is damaged: it isn’t JSON\.$/,
  ],
  [
    "a move that is not legal",
    `UPDATE moves SET move = '{"seat":0,"type":"fly"}' WHERE round_id = 2 AND number = 1`,
    /move 1 is not legal \(C-13\): it is damaged, or the rules have changed since\.$/,
  ],
  [
    "a record that is no JSON",
    "UPDATE rounds SET record = substr(record, 1, 40) WHERE id = 2",
    /the record of round 2 of table evening is damaged: it isn’t JSON\.$/,
  ],
  [
    "a record that cannot be dealt",
    "UPDATE rounds SET record = json_set(record, '$.seats', 'nobody') WHERE id = 2",
    /it can’t be dealt again \(“seats” in its record is wrong\)/,
  ],
  [
    "a result that is no JSON",
    "UPDATE rounds SET result = '{' WHERE id = 2",
    /the result of round 2 of table evening is damaged: it isn’t JSON\.$/,
  ],
  [
    "another result",
    "UPDATE rounds SET result = json_set(result, '$.points[0]', 777) WHERE id = 2",
    /its moves lead to a different result\.$/,
  ],
  [
    "a seat with another place",
    "UPDATE results SET place = place + 1 WHERE round_id = 2 AND seat = 1",
    /its stored seats don’t match its result\.$/,
  ],
  [
    "a seat that is gone",
    "DELETE FROM results WHERE round_id = 2 AND seat = 1",
    /its stored seats don’t match its result\.$/,
  ],
  [
    "an end that was lost",
    "UPDATE rounds SET ended_at = NULL, result = NULL WHERE id = 2; UPDATE tables SET stage = 'between'",
    /it is over after its moves, but not stored as finished\.$/,
  ],
  [
    "another game",
    "UPDATE rounds SET game = 'whist' WHERE id = 2",
    /whist\): its record is of another game\.$/,
  ],
  [
    "another name in its result",
    "UPDATE results SET name = 'Zed' WHERE round_id = 2 AND seat = 1",
    /in seat 2 its record and its result have different names\.$/,
  ],
  [
    "another name in its record",
    "UPDATE rounds SET record = json_set(record, '$.seats[2]', 'Zed') WHERE id = 2",
    /in seat 3 its record and its result have different names\.$/,
  ],
  [
    "a seat that is nobody's",
    "UPDATE results SET profile_id = NULL WHERE round_id = 2",
    /in seat 1 its result and its table have different players\.$/,
  ],
])("the audit names the round with %s, and a start notices nothing", (_what, sql, problem) => {
  const folder = playedFolder();
  damage(folder, sql);
  openStore(folder).close();
  const { problems, rounds } = auditedFile(folder);
  const ours = problems.map(sentence).filter((found) => second.test(found));
  expect(ours).toEqual([expect.stringMatching(problem)]);
  expect(rounds).toBe(3);
});

/** A round of Crazy Eights at the table, dealt with a secret of the host alone (H-18). */
function dealtFolder(): string {
  const folder = playedFolder();
  const store = openStore(folder);
  const game = "crazy-eights";
  const { plan, hostSecret, seed } = agreedDeal(
    new DiceReader(newDice("audit")),
    {
      ...{ table: "evening", round: 4, game, packs: 1, jokersPerPack: 0, cards: 21 },
      ...{ players: ["p1", null, null], dealt: [0, 1, 2], order: null, lot: "order" },
      ...{ opens: "round", silent: ["p1"], again: null },
    },
    [],
  );
  const table: PlayedTable = {
    id: "evening",
    sitters: [{ profile: "ann" }, "easy", "regular"],
    names,
    openedAt: evening,
  };
  const deal = { plan, secret: hostSecret, secrets: [] };
  addRound(
    store,
    table,
    4,
    playedOut({ format: recordFormat, game, options: {}, seats: names, seed, moves: [] }, game),
    evening + 20,
    deal,
  );
  store.close();
  return folder;
}

const dealDamage = [
  ["another secret", `json_set(deal, '$.secret', '${"0".repeat(64)}')`],
  ["the deal of another round", "json_set(deal, '$.plan.round', 3)"],
  ["the deal of another table", "json_set(deal, '$.plan.table', 'morning')"],
] as const;

test.each(dealDamage)("H-18 the audit names a round with %s", (_what, deal) => {
  const folder = dealtFolder();
  expect(auditedFile(folder)).toMatchObject({ rounds: 4, problems: [] });
  damage(folder, `UPDATE rounds SET deal = ${deal} WHERE id = 4`);
  openStore(folder).close();
  expect(auditedFile(folder).problems.map(sentence)).toContainEqual(
    expect.stringMatching(
      /^Round 4 .*: its cards don’t come from the secrets stored with its deal\.$/,
    ),
  );
});

test("H-18 a deal that cannot be read stays closed, and the others are opened", () => {
  const folder = dealtFolder();
  damage(folder, "UPDATE rounds SET deal = '{' WHERE id = 2");
  const store = openStore(folder);
  expect(store.rounds.dealt("evening").map(({ deal }) => deal.plan.round)).toEqual([4]);
  store.close();
});

test("an index that says something else than its table is told, and a start notices nothing", () => {
  const folder = playedFolder();
  damage(
    folder,
    `PRAGMA writable_schema = ON;
    UPDATE sqlite_schema SET sql = 'CREATE INDEX rounds_by_end ON rounds (began_at, id, game, table_id) WHERE ended_at IS NOT NULL' WHERE name = 'rounds_by_end';
    PRAGMA writable_schema = OFF;`,
  );
  openStore(folder).close();
  expect(auditedFile(folder).problems.map(sentence)).toContainEqual(
    expect.stringMatching(/^The file is damaged: row \d+ missing from index rounds_by_end\.$/),
  );
});

test("an audit that is killed in its middle leaves nothing behind, and whoever uses the books notices nothing", async () => {
  const folder = playedFolder();
  const before = readdirSync(folder);
  const store = openStore(folder);
  const program = `import { auditedFile } from '#main/store/audit/auditedFile.ts';
    auditedFile(${JSON.stringify(folder)}, () => { process.stdout.write('reading'); Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0); });`;
  const reader = spawn(process.execPath, ["--input-type=module-typescript", "--eval", program], {
    cwd: join(import.meta.dirname, "../.."),
  });
  onTestFinished(() => void reader.kill("SIGKILL"));
  await once(reader.stdout, "data");
  store.profiles.add({ id: "ben", name: "Ben", avatar: "avatar-02", madeAt: evening + 2 });
  const gone = once(reader, "exit");
  reader.kill("SIGKILL");
  await gone;
  store.profiles.add({ id: "cy", name: "Cy", avatar: "avatar-03", madeAt: evening + 3 });
  store.close();
  expect(readdirSync(folder)).toEqual(before);
  expect(auditedFile(folder)).toMatchObject({ transactions: 3, rounds: 3, problems: [] });
});
