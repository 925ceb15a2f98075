// Measures how many tables one host can serve, how long a move takes to reach everybody who sits
// there, and what it costs compared with a server that only passes the bytes on.

import { loadavg } from "node:os";
import { fiveCardDraw } from "#shared/games/five-card-draw/index.ts";
import type { BotLevel } from "#shared/bots/bot.ts";
import { exordia8 } from "#shared/games/exordia8/index.ts";
import { kingsAndBastards } from "#shared/games/kings-and-bastards/index.ts";
import { grouped, type Bench, type Report } from "../bench.ts";
import { Program } from "./program.ts";
import { TableOfGuests } from "./tableOfGuests.ts";
import { TableOfSockets } from "./tableOfSockets.ts";
import { afterMoves, newTally, quantile, type Tally } from "./tally.ts";

const seats = 4;
const wanted = 1000;
const mostMs = 50;
const leastShare = 0.8;
/** Less than this was no measuring, however short the time. */
const leastMoves = 5;
/** Of a view and an answer of Exordia8 with four, and of a move. */
const bytes = { view: 900, answer: 12, move: 90 };

type Load = Readonly<{
  game: string;
  tables: number;
  people: number;
  /** At each table, besides the people. */
  bots: readonly BotLevel[];
  /** Between two moves at a table; 0: as fast as they are answered. */
  everyMs: number;
}>;

interface Measured extends Load {
  readonly tally: Tally;
  readonly cpuMs: number;
  readonly servingMs: number;
  readonly wallMs: number;
  /** Of the whole machine, whoever else is at work on it. */
  readonly load: number;
  readonly bytesATable: number;
  readonly shares: readonly (readonly [string, number])[];
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Counts begin anew when everybody has come and played for a while. */
function begin(tally: Tally): void {
  tally.moves = 0;
  tally.views = 0;
  tally.latencies.length = 0;
}

async function measuredOver(
  program: Program,
  tally: Tally,
  ms: number,
): Promise<Pick<Measured, "cpuMs" | "servingMs" | "wallMs" | "load">> {
  const before = await program.cost();
  begin(tally);
  const begun = performance.now();
  await Promise.all([pause(ms), afterMoves(tally, leastMoves)]);
  const after = await program.cost();
  return {
    cpuMs: after.cpuMs - before.cpuMs,
    servingMs: after.servingMs - before.servingMs,
    wallMs: performance.now() - begun,
    load: loadavg()[0] ?? 0,
  };
}

/** A few at a time: thousands who come in the same moment are not what is measured. */
async function sitDown(
  { url }: Program,
  { tables, people }: Load,
  tally: Tally,
): Promise<readonly TableOfGuests[]> {
  const sitting: TableOfGuests[] = [];
  for (let number = 0; number < tables; number += 20) {
    const some = Array.from({ length: Math.min(20, tables - number) }, (_, at) =>
      TableOfGuests.sit(url, `bench${number + at}`, people, tally),
    );
    sitting.push(...(await Promise.all(some)));
  }
  return sitting;
}

/** Four people at each of so many tables. */
const ofPeople = (tables: number, everyMs: number): Load => ({
  game: exordia8.id,
  tables,
  people: seats,
  bots: [],
  everyMs,
});
/** One of them, and three Regular bots that answer at once. */
const withBots = (tables: number, everyMs: number): Load => ({
  game: fiveCardDraw.id,
  tables,
  people: 1,
  bots: ["regular", "regular", "regular"],
  everyMs,
});
/** One person at each table, and four Sharks that search. */
const withSharks = (tables: number, everyMs: number): Load => ({
  game: kingsAndBastards.id,
  tables,
  people: 1,
  bots: ["shark", "shark", "shark", "shark"],
  everyMs,
});

const ofHost = (load: Load, ms: number): Promise<Measured> =>
  Program.during(
    Program.start("hostProgram.ts", load.game, load.tables, load.people, ...load.bots),
    async (program) => {
      const { tables, everyMs } = load;
      const tally = newTally();
      const empty = await program.cost();
      const sitting = await sitDown(program, load, tally);
      const played = Promise.all(
        sitting.map(async (table, at) =>
          pause((everyMs * at) / tables).then(() => table.play(everyMs)),
        ),
      );
      const measure = async (): Promise<Measured> => {
        await pause(ms / 2);
        const measured = await measuredOver(program, tally, ms);
        const { residentBytes } = await program.cost();
        const kept = { ...tally, latencies: [...tally.latencies] };
        program.profile();
        await Promise.all([pause(ms / 3), afterMoves(tally, leastMoves)]);
        return {
          ...load,
          tally: kept,
          ...measured,
          bytesATable: (residentBytes - empty.residentBytes) / tables,
          shares: await program.shares(),
        };
      };
      const stop = (): void => {
        for (const table of sitting) table.stop();
      };
      try {
        // A table that fails is told at once; those that play on are stopped when all is measured.
        return (await Promise.all([measure().finally(stop), played]))[0];
      } finally {
        for (const table of sitting) table.leave();
      }
    },
  );

const ofBare = (tables: number, ms: number): Promise<Measured> =>
  Program.during(Program.start("bareProgram.ts", bytes.view, bytes.answer), async (program) => {
    const tally = newTally();
    const sitting = await Promise.all(
      Array.from({ length: tables }, (_, number) =>
        TableOfSockets.open(program.url, number, seats, bytes.move, tally),
      ),
    );
    const measure = async (): Promise<Measured> => {
      await pause(ms / 2);
      const measured = await measuredOver(program, tally, ms);
      return {
        ...ofPeople(tables, 0),
        tally: { ...tally, latencies: [...tally.latencies] },
        ...measured,
        bytesATable: 0,
        shares: [],
      };
    };
    const stop = (): void => {
      for (const table of sitting) table.stop();
    };
    const failed = Promise.all(sitting.map((table) => table.play())).then(() => {
      throw new Error("the tables have stopped");
    });
    return Promise.race([measure(), failed]).finally(stop);
  });

const rate = ({ tally, wallMs }: Measured): number => (tally.moves * 1000) / wallMs;
const cost = ({ tally, cpuMs }: Measured): number => (cpuMs * 1000) / tally.moves;

const percent = (part: number): string => `${(100 * part).toFixed(0)} %`;

function lineOf(name: string, measured: Measured): string {
  const { tables, people, bots, tally, cpuMs, wallMs, load, bytesATable } = measured;
  const [half, most] = [quantile(tally.latencies, 0.5), quantile(tally.latencies, 0.99)];
  return (
    `${name}, ${grouped(tables)} tables of ${people + bots.length}: ${grouped(rate(measured))} moves/s; p50 ${half.toFixed(1)} ms, p99 ${most.toFixed(1)} ms to all views;` +
    ` ${cost(measured).toFixed(0)} µs of CPU a move, ${percent(cpuMs / wallMs)} of a core; ${grouped(bytesATable / 1024)} KiB a table; load ${load.toFixed(1)}`
  );
}

/**
 * What the bots' thread takes is all that the serving one does not, but for the collection of
 * garbage.
 */
const botsLine = (bots: string, measured: Measured): string =>
  `${lineOf(`one person, ${bots} at once`, measured)}; of it ${percent(measured.servingMs / measured.cpuMs)} in the thread that serves people`;

const sharesLine = (what: string, { shares }: Measured): string =>
  `where the time of the host goes, ${what}: ${shares.map(([kind, part]) => `${kind} ${(100 * part).toFixed(1)} %`).join(", ")}`;

async function measure(quick: boolean): Promise<Report> {
  const ms = quick ? 90 : 15_000;
  const paced: Measured[] = [];
  const beat = quick ? 10 : 1000;
  for (const tables of quick ? [1] : [100, 300, wanted])
    paced.push(await ofHost(ofPeople(tables, beat), ms));
  const crowd = quick ? 1 : 100;
  const [bare, full] = [await ofBare(crowd, ms), await ofHost(ofPeople(crowd, 0), ms)];
  const bots: Measured[] = [];
  for (const tables of quick ? [1] : [60, 300]) bots.push(await ofHost(withBots(tables, beat), ms));
  const sharks = await ofHost(withSharks(quick ? 1 : 10, beat), ms);
  const largest = paced.at(-1);
  const share = rate(full) / rate(bare);
  const last = largest ? quantile(largest.tally.latencies, 0.99) : Number.NaN;
  return {
    lines: [
      ...paced.map((each) => lineOf("a move a second", each)),
      lineOf("flat out, host", full),
      lineOf("flat out, bare ws", bare),
      `the host makes ${share.toFixed(2)} of the bare server’s moves a second, at ${(cost(full) / cost(bare)).toFixed(1)}× its CPU a move`,
      sharesLine("flat out", full),
      ...(largest ? [sharesLine("a move a second", largest)] : []),
      ...bots.map((each) => botsLine("three Regular bots", each)),
      botsLine("four Sharks", sharks),
    ],
    goals: [
      {
        what: `${grouped(largest?.tables ?? 0)} tables at a move a second, p99 below ${mostMs} ms`,
        met: last < mostMs,
      },
      {
        what: `people who play with bots wait no longer, p99 below ${mostMs} ms`,
        met: [...bots, sharks].every(({ tally }) => quantile(tally.latencies, 0.99) < mostMs),
      },
      {
        what: `at least ${leastShare} of the moves a second of a bare ws server`,
        met: share >= leastShare,
      },
    ],
  };
}

export const bench: Bench = {
  title: `lan: Exordia8 at tables of ${seats} people over sockets, with store, clocks, checks and views, beside a bare ws server; five-card draw and Kings & Bastards with bots; each host on one core`,
  run: measure,
};
