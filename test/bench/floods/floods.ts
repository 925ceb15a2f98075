// Measures how long others wait for a move while one person sends as much as they can on all their
// lines (H-40).

import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { newToken, systemRandom } from "#main/base/chance.ts";
import { newOwnerSecret } from "#main/connections/ownerKeys.ts";
import { openHouse } from "#renderer/client/openHouse.ts";
import { guestCookie } from "#shared/protocol/wire.ts";
import { presets } from "#shared/tournament/structure.ts";
import { asOwner } from "#test/support/asOwner.ts";
import { grouped, type Bench, type Report } from "../bench.ts";
import { Program } from "../lan/program.ts";
import { TableOfGuests } from "../lan/tableOfGuests.ts";
import { afterMoves, newTally, quantile, type Tally } from "../lan/tally.ts";
import { valueOf } from "#test/support/valueOf.ts";
import { layOut, others } from "./flooded.ts";
import { floods, type Flood, type Flooded, type Flooding } from "./flooding.ts";

/** ms that others may wait at p99. */
const mostMs = 100;
/** Between two moves of the others. */
const beatMs = 25;
const leastMoves = 5;
const entrants = 200;

type Waited = Readonly<{
  p50: number;
  p99: number;
  longest: number;
}>;

interface Measured extends Flooded {
  readonly flood: Flood;
  readonly without: Waited;
  readonly during: Waited;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function waited(tally: Tally, ms: number): Promise<Waited> {
  tally.latencies.length = 0;
  await Promise.all([pause(ms), afterMoves(tally, leastMoves)]);
  const { latencies } = tally;
  return {
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
    longest: Math.max(...latencies),
  };
}

/** Open to the network, with bots that have entered. */
async function tournamentToWatch(
  url: string,
  secret: string,
): Promise<Pick<Flooding, "tournament" | "code">> {
  const house = await openHouse(url, asOwner(url, secret));
  const { tournament } = valueOf(
    await house.ask("createTournament", {
      name: "Watched",
      format: { kind: "freezeout" },
      rotation: [{ game: "five-card-draw", rounds: 1, options: {} }],
      chairs: 8,
      rebuySeconds: 30,
      structure: presets.turbo,
      settings: {
        turnSeconds: 10,
        timeBankSeconds: 0,
        keepSeconds: 10,
        botPace: 1,
        titles: false,
        standIns: false,
      },
    }),
  );
  for (let entered = 0; entered < entrants; entered += 50)
    valueOf(
      await house.ask("seatEntrant", {
        tournament,
        bots: Array.from({ length: 50 }, () => "easy" as const),
      }),
    );
  valueOf(await house.ask("admitToTournament", { tournament, open: true }));
  const { code } = valueOf(await house.ask("watchTournament", { tournament }));
  house.close();
  return { tournament, code: code ?? "" };
}

async function flooded(flooding: Flooding, tally: Tally, ms: number): Promise<Measured> {
  const without = await waited(tally, ms);
  const worker = new Worker(new URL("flood.ts", import.meta.url), { workerData: flooding });
  const failed = once(worker, "error").then(([error]: unknown[]) => Promise.reject(error as Error));
  failed.catch(() => {});
  try {
    await Promise.race([once(worker, "message"), failed]);
    const during = await Promise.race([waited(tally, ms), failed]);
    const told = once(worker, "message") as Promise<[Flooded]>;
    worker.postMessage("over");
    const [count] = await Promise.race([told, failed]);
    return { flood: flooding.flood, without, during, ...count };
  } finally {
    await worker.terminate();
  }
}

/** At a table that plays on all the time. */
async function measuredAt(
  url: string,
  flooding: Omit<Flooding, "flood">,
  wanted: readonly Flood[],
  ms: number,
): Promise<readonly Measured[]> {
  const tally = newTally();
  const table = await TableOfGuests.sit(url, others.table, others.seats, tally);
  const played = table.play(beatMs);
  const measure = async (): Promise<readonly Measured[]> => {
    await afterMoves(tally, leastMoves);
    const all: Measured[] = [];
    for (const flood of wanted) all.push(await flooded({ ...flooding, flood }, tally, ms));
    return all;
  };
  try {
    const [measured] = await Promise.all([measure().finally(() => table.stop()), played]);
    return measured;
  } finally {
    table.leave();
  }
}

async function measuredIn(folder: string, quick: boolean): Promise<readonly Measured[]> {
  const [data, screen] = [join(folder, "data"), join(folder, "screen")];
  mkdirSync(screen);
  writeFileSync(join(screen, "index.html"), "<!doctype html>");
  const [secret, guest] = [newOwnerSecret(), newToken(systemRandom)];
  const houseId = layOut(data, guest, quick ? 20 : 250);
  return Program.during(
    Program.start("../floods/floodedHost.ts", data, screen, secret),
    async ({ url }) => {
      const flooding = {
        url,
        cookie: `${guestCookie(houseId)}=${guest}`,
        ...(await tournamentToWatch(url, secret)),
      };
      return measuredAt(url, flooding, quick ? ["rounds"] : floods, quick ? 90 : 8000);
    },
  );
}

const ms = (value: number): string => value.toFixed(1).padStart(7);
const lineOf = ({ flood, without, during, answered, refused }: Measured): string =>
  `${flood.padEnd(16)} without: p50 ${ms(without.p50)} ms, p99 ${ms(without.p99)} ms; with: p50 ${ms(during.p50)} ms, p99 ${ms(during.p99)} ms, longest ${ms(during.longest)} ms; ${grouped(answered)} answered, of them ${grouped(refused)} refused`;

async function measure(quick: boolean): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), "cardtable-bench-"));
  try {
    const all = await measuredIn(folder, quick);
    return {
      lines: all.map(lineOf),
      goals: all.map(({ flood, during }) => ({
        what: `${flood}: others wait less than ${mostMs} ms at p99`,
        met: during.p99 < mostMs,
      })),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const bench: Bench = {
  title: `floods: moves of ${others.seats} people at one table, without and with one person who sends as much as they can on eight lines`,
  run: measure,
};
