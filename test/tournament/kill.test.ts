// Checks that a tournament stands where it stood, wherever the process of its host is killed (H-3,
// H-23).

import { spawn, type ChildProcessByStdio } from "node:child_process";
import { join } from "node:path";
import type { Readable, Writable } from "node:stream";
import { expect, onTestFinished, test } from "vitest";
import { auditedFile } from "#main/store/audit/auditedFile.ts";
import { openStore, type Store } from "#main/store/store.ts";
import type { StoredTournament } from "#main/store/tournamentStore.ts";
import { DiceReader, newDice } from "#shared/chance/dice.ts";
import { sentence } from "#shared/games/texts.ts";
import type { TournamentView } from "#shared/protocol/tournament.ts";
import { leftAt } from "#shared/tournament/clock.ts";
import { viewOf } from "#shared/tournament/view.ts";
import { seededRandom } from "#test/host/support/seededRandom.ts";
import { SimulatedClock } from "#test/host/support/simulatedClock.ts";
import { testFolder } from "#test/host/support/testHost.ts";
import { sweep } from "#test/support/sweep.ts";
import { quick, setup } from "./support/quickTournament.ts";
import { tournamentHost, type TournamentHost } from "./support/tournamentHost.ts";

const kills = sweep(2, 100);
const program = join(import.meta.dirname, "support/killedTournament.ts");
/** So often a host writes down how long its tournaments have run. */
const heartbeatMs = 1000;
const tickMs = 500;

type Said = Readonly<{
  view?: TournamentView;
  /** ms since this host's start. */
  elapsed?: number;
}>;

type Child = ChildProcessByStdio<Writable, Readable, Readable>;

function loaded(args: readonly string[]): Child {
  const child = spawn(process.execPath, [program, ...args], { stdio: ["pipe", "pipe", "pipe"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  return child;
}

/**
 * Lets the host go on until it has said so many lines, then kills it wherever it is by then;
 * answers with all it said.
 */
function playedAndKilled(child: Child, lines: number): Promise<readonly Said[]> {
  return new Promise((resolve, reject) => {
    let text = "";
    let errors = "";
    let count = 0;
    child.stderr.on("data", (data: Buffer) => (errors += data.toString()));
    child.stdout.on("data", (data: Buffer) => {
      const part = data.toString();
      text += part;
      count += part.split("\n").length - 1;
      if (count >= lines || part.includes('"stage":"over"')) child.kill("SIGKILL");
    });
    child.on("close", (_code, signal) => {
      // The last line may have been cut off by the kill.
      if (signal === "SIGKILL")
        resolve(
          text
            .split("\n")
            .slice(0, -1)
            .map((line) => JSON.parse(line) as Said),
        );
      else reject(new Error(`the host ended by itself: ${errors}`));
    });
    child.stdin.write("go");
  });
}

const structure = {
  ...quick,
  measure: "minutes" as const,
  stack: 200,
  bounty: 50,
  breaks: [
    { after: 1, minutes: 1 },
    { after: 3, minutes: 2 },
  ],
  rebuys: { until: 2, most: 1, stack: 150 },
  guaranteed: [900],
  levels: [10, 20, 40, 80, 150, 300].map((ante) => ({
    ante,
    stake: ante,
    length: 2,
    rebuyPrice: 300,
  })),
};

/**
 * Eleven bots and one who never comes, at three tables. No two tournaments of one folder may have
 * one id: each host has chance of its own.
 */
async function begun(dataFolder: string, number: number): Promise<string> {
  const host = await tournamentHost({
    dataFolder,
    clock: new SimulatedClock(),
    random: seededRandom(`tournament ${number}`),
  });
  const { tournament } = await host.done(
    "createTournament",
    setup({ structure, settings: { ...setup().settings, botPace: 2 } }),
  );
  await host.done("enterTournament", { tournament });
  await host.done("seatEntrant", { tournament, bots: Array.from({ length: 11 }, () => "easy") });
  await host.done("startTournament", { tournament });
  expect((await host.done("watchTournament", { tournament })).tables).toHaveLength(3);
  await host.host.close();
  return tournament;
}

function storedOf(
  dataFolder: string,
  tournament: string,
): Readonly<{ stored: StoredTournament; view: TournamentView }> {
  const store = openStore(dataFolder);
  try {
    const stored = store.tournaments.load(tournament)!;
    expectTables(store, stored);
    const log = store.tournaments.lines(tournament, 1000);
    return {
      stored,
      view: viewOf(stored.state, {
        at: stored.elapsed,
        purse: null,
        directs: true,
        code: null,
        log,
        presence: () => null,
      }),
    };
  } finally {
    store.close();
  }
}

/** What the session has stored of tables, chairs and chips is what the tournament says of them. */
function expectTables(store: Store, { state }: StoredTournament): void {
  const open = store.sessions.openTables(state.session).map((id) => store.tables.load(id)!);
  expect(new Set(open.map(({ id }) => id))).toEqual(new Set(state.tables.map(({ id }) => id)));
  // A player who is sent away in a hand is gone from their table at once, and from the tournament
  // when the hand is over.
  const isLeaving = (id: string): boolean =>
    state.entrants.find((entrant) => entrant.id === id)!.leaving !== null;
  for (const { id, players, stage, roundNumber } of open) {
    const table = state.tables.find((each) => each.id === id)!;
    expect(
      new Set(
        players
          .filter((player) => !player.gone && !isLeaving(player.id))
          .map((player) => player.id),
      ),
    ).toEqual(new Set(table.chairs.filter((chair) => chair !== null && !isLeaving(chair))));
    expect(roundNumber).toBeGreaterThanOrEqual(table.round - 1);
    if (stage === "playing")
      expect([table.round, table.playing !== null]).toEqual([roundNumber, true]);
    // A round that is over, of which the tournament has not heard: it will, from the store.
    const isTold = table.playing === null || roundNumber < table.round;
    if (isTold)
      for (const player of players)
        if (!player.gone)
          expect(player.chips, `${player.id} at ${id}`).toBe(
            state.entrants.find((entrant) => entrant.id === player.id)!.stack,
          );
  }
}

/** What depends on the moment at which it is looked at, and on who looks. */
const lasting = ({
  clock: { leftMs: _left, ...clock },
  entrants,
  you: _you,
  log,
  ...view
}: TournamentView) => ({
  ...view,
  clock,
  entrants: entrants.map(({ presence: _presence, thinkMs: _think, ...entrant }) => entrant),
  log: log.slice(-50),
});

/** Everything that was said is stored, and nothing of it was taken back. */
function expectKept(said: readonly Said[], { stored, view }: ReturnType<typeof storedOf>): void {
  const last = said.findLast((line) => line.view)?.view;
  if (!last) return;
  expect(stored.state.revision).toBeGreaterThanOrEqual(last.revision);
  const known = new Map(view.log.map((line) => [line.number, line]));
  for (const line of last.log) expect(known.get(line.number)).toEqual(line);
  for (const { id, status, place } of last.entrants.filter((entrant) => entrant.status === "out"))
    expect(view.entrants.find((entrant) => entrant.id === id)).toMatchObject({ status, place });
  if (last.revision === stored.state.revision) expect(lasting(view)).toEqual(lasting(last));
}

/** The level's time is no more than a heartbeat behind, and never ahead. */
function expectTime(
  said: readonly Said[],
  elapsedBefore: number,
  { stored: { state, elapsed } }: ReturnType<typeof storedOf>,
): void {
  const told = elapsedBefore + (said.findLast((line) => line.elapsed !== undefined)?.elapsed ?? 0);
  if (state.phase !== "running") return;
  if (state.clock.since !== null) expect(elapsed - told).toBeGreaterThanOrEqual(-heartbeatMs);
  expect(elapsed - told).toBeLessThanOrEqual(tickMs);
  const last = said.findLast((line) => line.view)?.view;
  if (last?.revision === state.revision && last.clock.leftMs !== null)
    expect(leftAt(state.clock, elapsed)! - last.clock.leftMs).toBeLessThanOrEqual(heartbeatMs);
}

/** The winner is paid once, and nothing is left. */
function expectPaid({ store }: TournamentHost, tournament: string): void {
  const stored = store.tournaments.load(tournament)!;
  const over = viewOf(stored.state, {
    at: stored.elapsed,
    purse: null,
    directs: true,
    code: null,
    log: [],
    presence: () => null,
  });
  expect(over.stage).toBe("over");
  const account = `tournament:${tournament}` as const;
  const paid = store.bank.transactions({ limit: 100_000, before: null, account });
  const paidOut = (kind: string): number =>
    paid
      .filter((each) => each.kind === kind)
      .flatMap(({ entries }) => entries)
      .reduce((sum, entry) => sum - (entry.account === account ? entry.amount : 0), 0);
  expect(paidOut("payout")).toBe(over.entrants.reduce((sum, { prize }) => sum + (prize ?? 0), 0));
  expect(paidOut("bounty")).toBe(over.entrants.reduce((sum, { bounties }) => sum + bounties, 0));
  expect(store.bank.balance(account)).toBe(0);
  expect(store.bank.balance(`stacks:${tournament}`)).toBe(0);
}

const problemsOf = (dataFolder: string): readonly string[] =>
  auditedFile(dataFolder).problems.map(sentence);

test(`H-3 H-23 kill -9 at ${kills} points of a freezeout: books, seats, stacks, places, breaks and the time that is left stand where they stood, and it goes on to its winner, who is paid once`, async () => {
  const dataFolder = testFolder();
  const dice = new DiceReader(newDice(`kill ${process.env["KILL_SEED"] ?? "1"}`));
  let [tournament, elapsed, tournaments, revisions] = [await begun(dataFolder, 1), 0, 1, 0];
  let next = loaded([dataFolder, tournament]);
  for (let count = 0; count < kills; count += 1) {
    const child = next;
    const said = await playedAndKilled(child, 2 + dice.below(250));
    const kept = storedOf(dataFolder, tournament);
    expectKept(said, kept);
    expectTime(said, elapsed, kept);
    expect(problemsOf(dataFolder)).toEqual([]);
    ({
      stored: { elapsed },
    } = kept);
    revisions = kept.stored.state.revision;
    if (kept.stored.state.phase === "over" && count < kills - 1) {
      tournaments += 1;
      [tournament, elapsed] = [await begun(dataFolder, tournaments), 0];
    }
    if (count < kills - 1) next = loaded([dataFolder, tournament]);
  }
  const host = await tournamentHost({ dataFolder, clock: new SimulatedClock() });
  if ((await host.done("watchTournament", { tournament })).stage === "paused")
    await host.done("resumeTournament", { tournament });
  const isOver = (): boolean => host.store.tournaments.load(tournament)!.state.phase === "over";
  if (!isOver()) await host.clock.until(() => host.views.at(-1)?.stage === "over", Infinity);
  expectPaid(host, tournament);
  expect(host.log).toEqual([]);
  await host.host.close();
  expect(problemsOf(dataFolder)).toEqual([]);
  console.info(
    `killed ${kills} times over ${tournaments} tournaments, the last after ${revisions} events (KILL_SEED=n kills elsewhere)`,
  );
}, 3_600_000);
