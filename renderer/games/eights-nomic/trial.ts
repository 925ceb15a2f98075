import type { AnySeen } from "#shared/contract/seen.ts";
import type { Proposal, Trial, TrialHeard } from "./ruleBook/bookHooks.ts";

/**
 * Input of the worker, which answers repeatedly with the results so far, or with null if it fails.
 */
export type Tried = { readonly seen: AnySeen; readonly proposal: Proposal };

type Apart = Pick<Worker, "postMessage" | "terminate" | "onmessage" | "onerror" | "onmessageerror">;

const begin = (): Apart =>
  new Worker(new URL("./playoutWorker.ts", import.meta.url), { type: "module" });

/**
 * Runs until the returned function is called or all games have been played. Reports null if the
 * worker cannot start or breaks.
 */
export function tryOut(
  seen: AnySeen,
  proposal: Proposal,
  heard: TrialHeard,
  start: () => Apart = begin,
): () => void {
  let worker: Apart | null = null;
  const stop = (): void => {
    worker?.terminate();
    worker = null;
  };
  const fail = (): void => {
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
  worker.postMessage({ seen, proposal } satisfies Tried);
  return stop;
}
