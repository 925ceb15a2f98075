// Checks what becomes of the people at a tournament table that can neither go on nor be set up
// again (H-3, H-23).

import { DatabaseSync } from "node:sqlite";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { auditedFile } from "#main/store/audit/auditedFile.ts";
import { TableStep } from "#main/table/core/step.ts";
import { saysOfStore, StoreError } from "#main/store/storeError.ts";
import { storeFile } from "#main/store/storeFile.ts";
import type { Format, TournamentSetup, TournamentView } from "#shared/protocol/tournament.ts";
import type { TournamentTable } from "#shared/tournament/state.ts";
import { Client } from "#test/host/support/client.ts";
import { SimulatedClock } from "#test/host/support/simulatedClock.ts";
import { testFolder } from "#test/host/support/testHost.ts";
import { soaking } from "#test/support/sweep.ts";
import { quick, setup } from "./support/quickTournament.ts";
import { tournamentHost, type TournamentHost } from "./support/tournamentHost.ts";

const crazy = [{ game: "crazy-eights", rounds: 1, options: {} }];
const league: Format = { kind: "league", rounds: 2, deals: 2, points: [5, 3, 1], draw: "swiss" };
const deep = { ...quick, stack: 2000 };
const played: readonly (readonly [string, Partial<TournamentSetup>])[] = [
  ["freezeout", { structure: deep }],
  ["league", { format: league, rotation: crazy }],
  [
    "bracket",
    {
      format: { kind: "bracket", seeding: "random", thirdPlace: true, wins: null },
      chairs: 2,
      structure: deep,
    },
  ],
  [
    "bracket for rounds won",
    {
      format: { kind: "bracket", seeding: "random", thirdPlace: false, wins: 2 },
      rotation: crazy,
      chairs: 2,
    },
  ],
];

async function begun(
  host: TournamentHost,
  change: Partial<TournamentSetup>,
  people = false,
): Promise<string> {
  const { tournament } = await host.done(
    "createTournament",
    setup({ settings: { ...setup().settings, botPace: 1 }, ...change }),
  );
  if (people) await host.done("enterTournament", { tournament });
  await host.done("seatEntrant", {
    tournament,
    bots: Array.from({ length: change.chairs === 2 ? 4 : 6 }, () => "easy"),
  });
  await host.done("watchTournament", { tournament });
  await host.done("startTournament", { tournament });
  return tournament;
}

const stateNow = (host: TournamentHost, tournament: string) =>
  host.store.tournaments.load(tournament)!.state;
const tableNow = (host: TournamentHost, tournament: string, number = 2): TournamentTable =>
  stateNow(host, tournament).tables.find((table) => table.number === number)!;
const keysOf = ({ log }: TournamentView): readonly string[] =>
  log.map(({ said }) => said.key.replace("tournament.log.", ""));
const viewNow = (host: TournamentHost, tournament: string): Promise<TournamentView> =>
  host.done("watchTournament", { tournament });

/** No move can be made at this table from now on, and that is no fault of the disk. */
function damage(table: string): void {
  const store = Object.getOwnPropertyDescriptor(TableStep.prototype, "store")!
    .value as TableStep["store"];
  const spy = vi.spyOn(TableStep.prototype, "store").mockImplementation(function faulty(
    this: TableStep,
    change,
    how,
  ) {
    if (this.state.table.id === table && change.moves) throw new Error("a mistake in the program");
    store.call(this, change, how);
  });
  onTestFinished(() => spy.mockRestore());
}

/** On to its end: chips and books are whole. */
async function toItsEnd(host: TournamentHost, tournament: string): Promise<void> {
  await host.clock.until(() => stateNow(host, tournament).phase === "over", 200_000);
  const view = await viewNow(host, tournament);
  expect(view.entrants.reduce((sum, { prize }) => sum + (prize ?? 0), 0)).toBe(view.payouts.pool);
  expect([
    host.store.bank.balance(`tournament:${tournament}`),
    host.store.bank.balance(`stacks:${tournament}`),
  ]).toEqual([0, 0]);
  await host.host.close();
  expect(auditedFile(host.dataFolder).problems).toEqual([]);
}

test.each(played)(
  "H-3 H-23 a table of a %s that cannot go on is set up anew: its hand does not count, and everybody has his chair and his stack",
  async (_kind, change) => {
    const host = await tournamentHost();
    const tournament = await begun(host, change);
    await host.clock.until(
      () => tableNow(host, tournament).round === 2 && tableNow(host, tournament).playing !== null,
    );
    const before = tableNow(host, tournament);
    damage(before.id);
    await host.clock.until(() => tableNow(host, tournament).id !== before.id);
    const [after, state] = [tableNow(host, tournament), stateNow(host, tournament)];
    expect(after).toMatchObject({ number: 2, chairs: before.chairs });
    for (const [id, stack] of Object.entries(before.playing!.stacks)) {
      expect(state.entrants.find((entrant) => entrant.id === id)).toMatchObject({
        stack,
        table: after.id,
        status: "in",
      });
      expect(host.store.bank.balance(`seat:${state.session}:${id}`)).toBe(stack);
    }
    expect([host.host.house.table(before.id), host.host.house.table(after.id)?.id]).toEqual([
      null,
      after.id,
    ]);
    const view = await viewNow(host, tournament);
    expect(keysOf(view)).toEqual(expect.arrayContaining(["handVoid", "tableLost"]));
    expect(view.stage).not.toBe("paused");
    await toItsEnd(host, tournament);
  },
  3_600_000,
);

test("H-23 who sat at a table that was lost comes to his chair at the new one with the same secret; who was removed there in mid-hand is out", async () => {
  const host = await tournamentHost();
  const tournament = await begun(
    host,
    { structure: deep, settings: { ...setup().settings, botPace: 1, turnSeconds: 120 } },
    true,
  );
  const open = await host.house.ask("openTables", {});
  const [own] = open.ok ? open.value : [];
  if (!own || !("token" in own)) throw new Error("the person has no seat");
  const { table, token } = own;
  const client = Client.arrive(host.host.house.table(table)!, token);
  await host.clock.until(() => client.isToAct);
  const { playing, number } = stateNow(host, tournament).tables.find(({ id }) => id === table)!;
  damage(table);
  const other = Object.keys(playing!.stacks).find((id) => id !== "e1")!;
  await host.done("removeEntrant", { tournament, entrant: other, note: "rude" });
  await host.clock.until(() => client.ended !== null);
  expect(client.ended).toBe("table-closed");
  await host.clock.until(() => tableNow(host, tournament, number).id !== table);
  const again = await host.house.ask("openTables", {});
  const [now] = again.ok ? again.value : [];
  expect(now).toMatchObject({ table: tableNow(host, tournament, number).id, token });
  const back = Client.arrive(host.host.house.table(now!.table)!, token);
  expect(back.table.players.map(({ id }) => id)).toContain("e1");
  expect(back.ended).toBeNull();
  const { entrants } = await viewNow(host, tournament);
  expect(entrants.find(({ id }) => id === other)).toMatchObject({ status: "out", stack: 0 });
  expect(host.store.bank.audit().problems).toEqual([]);
});

test("H-23 a table that is lost at its first hand pauses the tournament, so that its director sees it", async () => {
  const host = await tournamentHost();
  const tournament = await begun(host, { structure: deep });
  const before = tableNow(host, tournament);
  damage(before.id);
  await host.clock.until(() => tableNow(host, tournament).id !== before.id);
  expect((await viewNow(host, tournament)).stage).toBe("paused");
  expect(keysOf(await viewNow(host, tournament)).slice(-3)).toEqual([
    "handVoid",
    "tableLost",
    "paused",
  ]);
  await host.done("resumeTournament", { tournament });
  await toItsEnd(host, tournament);
}, 3_600_000);

/** The formats differ in what becomes of a lost table, which is tested above. */
const broken = soaking ? played : played.slice(0, 1);

test.each(broken)(
  "H-3 H-23 so is a table of a %s whose round cannot be read when the host comes up again",
  async (_kind, change) => {
    const [clock, dataFolder] = [new SimulatedClock(), testFolder()];
    const first = await tournamentHost({ clock, dataFolder });
    const tournament = await begun(first, change);
    await clock.until(
      () =>
        tableNow(first, tournament).round === 2 &&
        first.store.tables.load(tableNow(first, tournament).id)!.stage === "playing",
    );
    const before = tableNow(first, tournament);
    await first.host.close();
    const sqlite = new DatabaseSync(join(dataFolder, storeFile));
    sqlite
      .prepare("UPDATE rounds SET record = 'x' WHERE table_id = ? AND ended_at IS NULL")
      .run(before.id);
    sqlite.close();
    const host = await tournamentHost({ clock, dataFolder });
    const view = await viewNow(host, tournament);
    expect(keysOf(view).slice(-2)).toEqual(["handVoid", "tableLost"]);
    expect(tableNow(host, tournament)).toMatchObject({ number: 2, chairs: before.chairs });
    expect(tableNow(host, tournament).id).not.toBe(before.id);
    for (const [id, stack] of Object.entries(before.playing!.stacks))
      expect(view.entrants.find((entrant) => entrant.id === id)).toMatchObject({
        stack,
        status: "playing",
      });
    await toItsEnd(host, tournament);
  },
  3_600_000,
);

test("H-3 people of a lost table wait while the disk is full, and have another once it is not", async () => {
  const host = await tournamentHost();
  const tournament = await begun(host, { structure: deep });
  await host.clock.until(
    () => tableNow(host, tournament).round === 2 && tableNow(host, tournament).playing !== null,
  );
  const before = tableNow(host, tournament);
  const full = vi.spyOn(host.store.tables, "closeSalvaged").mockImplementation(() => {
    throw new StoreError("store-full", saysOfStore("full", { detail: "no room" }));
  });
  onTestFinished(() => full.mockRestore());
  damage(before.id);
  await host.clock.until(() => full.mock.calls.length > 2);
  expect(tableNow(host, tournament).id).toBe(before.id);
  full.mockRestore();
  await host.clock.until(() => tableNow(host, tournament).id !== before.id);
  await toItsEnd(host, tournament);
}, 3_600_000);
