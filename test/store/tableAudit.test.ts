// Checks that the audit names whatever in a stored table, or in the file itself, is not as the
// program made it.

import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { auditedFile } from "#main/store/audit/auditedFile.ts";
import { storeFile } from "#main/store/storeFile.ts";
import { sentence } from "#shared/games/texts.ts";
import { kings, openTable, playRound, testHost } from "#test/host/support/testHost.ts";

/** An open table for chips in the second round of its session, and its folder. */
async function playedFolder(): Promise<string> {
  const host = await testHost();
  const { owner } = await openTable(host.house, { rotation: kings({ stake: 50 }, 3) });
  await owner.ready();
  await playRound(host.clock, owner);
  await owner.ready();
  await host.clock.until(() => owner.isToAct);
  await host.clock.answered(owner.move(owner.firstLegal()));
  await host.host.close();
  return host.dataFolder;
}

function damage(folder: string, sql: string): void {
  const sqlite = new DatabaseSync(join(folder, storeFile), { enableForeignKeyConstraints: false });
  sqlite.enableDefensive(false);
  sqlite.exec(sql);
  sqlite.close();
}

test("a table in the middle of a round has no problems", async () => {
  expect(auditedFile(await playedFolder()).problems).toEqual([]);
});

const open = "(SELECT max(id) FROM rounds WHERE ended_at IS NULL)";

test.each<[what: string, sql: string, problem: RegExp]>([
  [
    "an open round that is gone",
    `DELETE FROM moves WHERE round_id = ${open}; DELETE FROM rounds WHERE id = ${open}`,
    /^Table \S+ says that it is at round 2, but the newest stored is 1\.$/,
  ],
  [
    "moves of no round",
    `DELETE FROM rounds WHERE id = ${open}`,
    /^In moves, \d+ rows? refers? to missing rounds\.$/,
  ],
  [
    "settings that are no JSON",
    "UPDATE sessions SET settings = '{'",
    /^The stored data of table \S+ \(its settings\) is damaged: it isn’t JSON\.$/,
  ],
  [
    "settings of another form",
    "UPDATE sessions SET settings = '{}'",
    /\(its settings\) is damaged: turnSeconds: /,
  ],
  [
    "a rotation that is null",
    "UPDATE sessions SET rotation = 'null'",
    /\(its rotation\) is damaged/,
  ],
  [
    "something carried that is no JSON",
    "UPDATE tables SET carried = '{'",
    /\(its data carried over\) is damaged: it isn’t JSON\.$/,
  ],
  [
    "titles that are no JSON",
    "UPDATE players SET titles = '{'",
    /\(its titles\) is damaged: it isn’t JSON\.$/,
  ],
  [
    "another round number",
    "UPDATE tables SET round_number = 99",
    /^Table \S+ says that it is at round 99, but the newest stored is 2\.$/,
  ],
  [
    "another stage",
    "UPDATE tables SET stage = 'waiting'",
    /^Table \S+ is waiting, but its round 2 isn’t over\.$/,
  ],
  [
    "a player of no profile",
    "UPDATE players SET profile_id = 'ghost' WHERE id = 'p1'",
    /^In players, 1 row refers to missing profiles\.$/,
  ],
  [
    "a player who is gone",
    "DELETE FROM players WHERE id = 'p2'",
    /\(its players\) is damaged: p2 has \d+ chips there, but isn’t one of its players\.$/,
  ],
  [
    "a ledger without its guard",
    "DROP TRIGGER transactions_fixed",
    /^The trigger transactions_fixed is missing\.$/,
  ],
  [
    "a guard that keeps nothing",
    "DROP TRIGGER entries_kept; CREATE TRIGGER entries_kept BEFORE DELETE ON entries BEGIN SELECT 1; END",
    /^The trigger entries_kept has been changed\.$/,
  ],
  [
    "an index that is gone",
    "DROP INDEX transactions_by_round",
    /^The index transactions_by_round is missing\.$/,
  ],
])("the audit finds %s", async (_what, sql, problem) => {
  const folder = await playedFolder();
  damage(folder, sql);
  expect(auditedFile(folder).problems.map(sentence)).toContainEqual(expect.stringMatching(problem));
});
