// Checks that the audit names whatever in a tournament disagrees with session and ledger, and that
// the bank knows which chips lie in one.

import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { auditedFile } from "#main/store/audit/auditedFile.ts";
import { storeFile } from "#main/store/storeFile.ts";
import { sentence } from "#shared/games/texts.ts";
import { quick, setup } from "#test/tournament/support/quickTournament.ts";
import { tournamentHost, type TournamentHost } from "#test/tournament/support/tournamentHost.ts";

/** Somebody and three bots at two tables; a prize is guaranteed. */
async function begun(): Promise<Readonly<{ host: TournamentHost; tournament: string }>> {
  const host = await tournamentHost();
  const { tournament } = await host.done(
    "createTournament",
    setup({ chairs: 2, structure: { ...quick, buyIn: 500, bounty: 100, guaranteed: [3000] } }),
  );
  await host.done("enterTournament", { tournament });
  await host.done("seatEntrant", { tournament, bots: ["easy", "easy", "easy"] });
  await host.done("startTournament", { tournament });
  return { host, tournament };
}

async function begunFolder(): Promise<string> {
  const { host } = await begun();
  await host.host.close();
  return host.dataFolder;
}

const problemsOf = (folder: string): readonly string[] =>
  auditedFile(folder).problems.map(sentence);

test("H-2 a tournament that is being played has no problems, and none once it is over", async () => {
  const { host, tournament } = await begun();
  await host.done("watchTournament", { tournament });
  expect(problemsOf(host.dataFolder)).toEqual([]);
  await host.clock.until(() => host.views.at(-1)?.stage === "over", 100_000);
  expect(problemsOf(host.dataFolder)).toEqual([]);
});

test.each<[what: string, sql: string, problem: RegExp]>([
  [
    "a state that is no JSON",
    "UPDATE tournaments SET state = '{'",
    /^The stored data of tournament \S+ is damaged: it isn’t JSON\.$/,
  ],
  [
    "a state of another form",
    "UPDATE tournaments SET state = '[]'",
    /^Tournament \S+ can’t be read \(id\)\.$/,
  ],
  [
    "an entrant who is no JSON",
    "UPDATE entrants SET entrant = '{' WHERE place = 2",
    /^The stored data of tournament \S+ is damaged: it isn’t JSON\.$/,
  ],
  [
    "a stack that the ledger does not know",
    "UPDATE entrants SET entrant = json_set(entrant, '$.stack', 9999) WHERE place = 1",
    /^Tournament \S+ says that e2 \(.+\) has 9999 chips, the ledger says \d+\.$/,
  ],
  [
    "more paid than the pool holds",
    "UPDATE entrants SET entrant = json_set(entrant, '$.paid', 700) WHERE place = 1",
    /^Entrants and host paid 5500 chips into tournament \S+, but the ledger says that it holds 5400\.$/,
  ],
  [
    "somebody at another table",
    "UPDATE entrants SET entrant = json_set(entrant, '$.table', 'elsewhere') WHERE place = 3",
    /^Tournament \S+ says that e4 \(.+\) is at table elsewhere, but its session has them at table \S+\.$/,
  ],
  [
    "a table that is closed",
    "UPDATE tables SET stage = 'closed' WHERE number = 1",
    /^Tournament \S+ and its session disagree on whether table \S+-1 is open\.$/,
  ],
  [
    "a pool that outlives its tournament",
    "UPDATE tournaments SET phase = 'over'",
    /^The tournament of tournament:\S+ \(Friday\) is over, but 5400 of its chips are left\.$/,
  ],
  [
    "chips that outlive their tournament",
    "UPDATE tournaments SET phase = 'cancelled'",
    /^The tournament of stacks:\S+ \(Friday\) is over, but -1200 of its chips are left\.$/,
  ],
])("the audit finds %s", async (_what, sql, problem) => {
  const folder = await begunFolder();
  const sqlite = new DatabaseSync(join(folder, storeFile));
  sqlite.exec(sql);
  sqlite.close();
  expect(problemsOf(folder)).toContainEqual(expect.stringMatching(problem));
});

test("H-2 the bank tells what somebody has paid into tournaments that go on, as his own, and the ledger calls them by name", async () => {
  const { host: running, tournament } = await begun();
  const { store, host } = running;
  const own = () =>
    store.bank.state().accounts.find(({ profile }) => profile === host.house.owner)!;
  expect(own()).toMatchObject({ chips: 6400, atTables: 0, inTournaments: 3600 });
  expect(store.bank.state().bots).toBe(0);
  const names = store.bank
    .transactions({ limit: 100, before: null, account: `tournament:${tournament}` })
    .flatMap(({ entries }) => entries.filter(({ account }) => account.startsWith("tournament:")))
    .map(({ name }) => name);
  expect(new Set(names)).toEqual(new Set(["Friday"]));
  await running.done("closeTournament", { tournament });
  expect(own()).toMatchObject({ chips: 10_000, inTournaments: 0 });
  expect(store.bank.audit().problems).toEqual([]);
});

test("H-2 who has put his chips into a tournament gets no new start from the bank", async () => {
  const host = await tournamentHost();
  const { tournament } = await host.done(
    "createTournament",
    setup({ structure: { ...quick, buyIn: 9500 } }),
  );
  await host.done("enterTournament", { tournament });
  expect(await host.house.ask("grant", {})).toMatchObject({
    ok: false,
    error: { code: "not-broke" },
  });
});
