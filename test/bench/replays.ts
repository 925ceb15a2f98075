// Measures how long others wait while somebody looks at a long round or downloads it.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { newOwnerSecret, OwnerKeys } from "#main/connections/ownerKeys.ts";
import { serveHost, type Served } from "#main/connections/serveHost.ts";
import { startHost } from "#main/start/host.ts";
import { openStore } from "#main/store/store.ts";
import { ownerHeaders } from "#test/support/asOwner.ts";
import { longRound } from "#test/support/longRound.ts";
import { addRound, addTable, type PlayedTable } from "#test/support/playedHistory.ts";
import { grouped, type Bench, type Report } from "./bench.ts";

/** ms that nobody else may wait for it (H-40). */
const mostMs = 100;

function layRound(dataFolder: string, said: number): number {
  const store = openStore(dataFolder);
  const record = longRound(said);
  const table: PlayedTable = {
    id: "long",
    sitters: [{ profile: "robin" }, "regular", "regular", "regular"],
    names: record.seats,
    openedAt: 1,
  };
  store.profiles.add({ id: "robin", name: "Robin", avatar: "avatar-07", madeAt: 1 });
  store.atOnce(() => {
    addTable(store, table, record.game);
    addRound(store, table, 1, record, 1);
  });
  store.close();
  return record.moves.length;
}

type Fetched = Readonly<{
  status: number;
  bytes: number;
  ms: number;
  /** The longest time in which the host did nothing else. */
  heldMs: number;
}>;

/** What comes is thrown away as it comes. */
async function fetched(
  { url, secret }: Readonly<{ url: string; secret: string }>,
  path: string,
): Promise<Fetched> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  // The histogram's own timer must have run once before.
  await new Promise((resolve) => setTimeout(resolve, 20));
  delay.reset();
  const began = performance.now();
  const { status, bytes } = await new Promise<Pick<Fetched, "status" | "bytes">>(
    (resolve, reject) => {
      get(`${url}${path}`, { headers: ownerHeaders(url, secret) }, (response) => {
        let size = 0;
        response.on("data", (chunk: Buffer) => (size += chunk.length));
        response.on("end", () => resolve({ status: response.statusCode ?? 0, bytes: size }));
        response.on("error", reject);
      }).on("error", reject);
    },
  );
  const ms = performance.now() - began;
  await new Promise((resolve) => setTimeout(resolve, 20));
  delay.disable();
  return { status, bytes, ms, heldMs: delay.max / 1e6 };
}

async function measured(quick: boolean, folder: string): Promise<Report> {
  const dataFolder = join(folder, "data");
  const rendererFolder = join(folder, "screen");
  mkdirSync(rendererFolder);
  writeFileSync(join(rendererFolder, "index.html"), "<!doctype html><title>Cardtable</title>");
  const moves = layRound(dataFolder, quick ? 100 : 4000);
  const secret = newOwnerSecret();
  const host = await startHost({ dataFolder });
  let served: Served | null = null;
  try {
    served = await serveHost({
      house: host.house,
      rendererFolder,
      keys: new OwnerKeys({ secret }),
      now: () => 0,
    });
    const at = { url: served.url, secret };
    const lines = [`a round of Eights Nomic with ${grouped(moves)} moves:`];
    const held: number[] = [];
    for (const path of [
      "/house/rounds/1/replay?eyes=0",
      "/house/rounds/1/replay?eyes=0",
      "/house/rounds/1/replay?eyes=all",
      "/house/rounds/1/record?eyes=0",
      "/house/rounds/1/record",
    ]) {
      const { status, bytes, ms, heldMs } = await fetched(at, path);
      held.push(heldMs);
      lines.push(
        `  ${path.replace("?", " ").padEnd(34)} ${status}  ${grouped(bytes / 1024).padStart(8)} kB in ${grouped(ms).padStart(6)} ms; others waited ${grouped(heldMs).padStart(5)} ms at most`,
      );
    }
    const most = Math.max(...held);
    return {
      lines,
      goals: [
        {
          what: `nobody else waits more than ${mostMs} ms (${grouped(most)})`,
          met: most <= mostMs,
        },
      ],
    };
  } finally {
    await served?.close();
    await host.close();
  }
}

export const bench: Bench = {
  title: "Replays and records of a long round, beside everything else that the host does",
  run: async (quick) => {
    const folder = mkdtempSync(join(tmpdir(), "cardtable-bench-"));
    try {
      return await measured(quick, folder);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
