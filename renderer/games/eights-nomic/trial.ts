import type { Trial } from "#shared/games/eights-nomic/clauses/playouts.ts";
import type { NomicSeen } from "#shared/games/eights-nomic/seen.ts";
import type { Modify } from "#shared/games/eights-nomic/types.ts";

export type { Trial };
export type TrialHeard = (trial: Trial | null) => void;

/**
 * Input of the worker, which answers repeatedly with the results so far, or with null if it fails.
 */
export type Tried = Readonly<{ seen: NomicSeen; change: Modify }>;

type Apart = Pick<Worker, "postMessage" | "terminate" | "onmessage" | "onerror" | "onmessageerror">;

const begin = () => new Worker(new URL("./playoutWorker.ts", import.meta.url), { type: "module" });

/**
 * Runs until the returned function is called or all games have been played. Reports null if the
 * worker cannot start or breaks.
 */
export function tryOut(
  seen: NomicSeen,
  change: Modify,
  heard: TrialHeard,
  start: () => Apart = begin,
): () => void {
  let worker: Apart | null = null;
  const stop = () => {
    worker?.terminate();
    worker = null;
  };
  const fail = () => {
    if (!worker) return;
    stop();
    heard(null);
  };
  try {
    worker = start();
  } catch {
    heard(null);
    return stop;
  }
  worker.onmessage = ({ data }: MessageEvent<Trial | null>) => {
    if (data === null) return fail();
    if (!worker) return;
    if (data.done >= data.of) stop();
    heard(data);
  };
  worker.onerror = fail;
  worker.onmessageerror = fail;
  worker.postMessage({ seen, change } satisfies Tried);
  return stop;
}
