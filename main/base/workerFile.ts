import { existsSync } from "node:fs";
import { Worker, type WorkerOptions } from "node:worker_threads";

/**
 * Finds a worker's file beside its caller (`beside`: its `import.meta.url`), in the sources as in
 * the bundle, where this module may lie in a folder of chunks.
 */
export function workerFile(name: string, beside: string): URL {
  const places = [`${name}.ts`, `${name}.js`, `../${name}.js`].map(
    (place) => new URL(place, beside),
  );
  const found = places.find((place) => existsSync(place));
  if (!found) throw new Error(`the worker ${name} was not found beside ${beside}`);
  return found;
}

/** Null: a normal exit. */
export type WorkerEnd = "memory" | Error | null;

/** The worker does not keep the process alive. */
export function startWorker<Message>(
  file: URL,
  options: WorkerOptions,
  onMessage: (message: Message) => void,
  onEnd: (why: WorkerEnd) => void,
): Worker {
  const worker = new Worker(file, options);
  let why: WorkerEnd = null;
  worker.on("message", onMessage);
  worker.on("error", (error: unknown) => {
    const isOfMemory =
      (error as { readonly code?: unknown } | null)?.code === "ERR_WORKER_OUT_OF_MEMORY";
    why = isOfMemory ? "memory" : error instanceof Error ? error : new Error(String(error));
  });
  worker.on("exit", () => onEnd(why));
  worker.unref();
  return worker;
}
