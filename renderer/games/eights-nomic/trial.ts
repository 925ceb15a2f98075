import type { AnySeen } from "#shared/contract/view.ts";
import type { Proposal, Trial, TrialHeard } from "./ruleBook/bookHooks.ts";

/**
 * What the worker is given; it answers with what is known so far, again and again, or with null
 * where it cannot.
 */
export type Tried = { readonly seen: AnySeen; readonly proposal: Proposal };

type Apart = Pick<Worker, "postMessage" | "terminate" | "onmessage" | "onerror" | "onmessageerror">;

const begin = (): Apart =>
  new Worker(new URL("./playoutWorker.ts", import.meta.url), { type: "module" });

/**
 * Until what comes back is called, or all games have been played. A worker that cannot begin, or
 * breaks, is heard as null.
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
