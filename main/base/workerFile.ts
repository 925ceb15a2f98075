import { existsSync } from "node:fs";
import { Worker, type WorkerOptions } from "node:worker_threads";

/**
 * It lies beside who asks, in the sources and in the bundle (there, perhaps, this one lies in a
 * folder of chunks). `beside`: his `import.meta.url`.
 */
export function workerFile(name: string, beside: string): URL {
  const places = [`${name}.ts`, `${name}.js`, `../${name}.js`].map(
    (place) => new URL(place, beside),
  );
  const found = places.find((place) => existsSync(place));
  if (!found) throw new Error(`the worker ${name} was not found beside ${beside}`);
  return found;
}

/** Why a worker has ended: out of memory, by what it threw, or of itself (null). */
export type WorkerEnd = "memory" | Error | null;

/** A host that has nothing else to do may end while it runs. */
export function startWorker<Told>(
  file: URL,
  options: WorkerOptions,
  onTold: (told: Told) => void,
  onEnd: (why: WorkerEnd) => void,
): Worker {
  const worker = new Worker(file, options);
  let why: WorkerEnd = null;
  worker.on("message", onTold);
  worker.on("error", (error: unknown) => {
    const isOfMemory =
      (error as { readonly code?: unknown } | null)?.code === "ERR_WORKER_OUT_OF_MEMORY";
    why = isOfMemory ? "memory" : error instanceof Error ? error : new Error(String(error));
  });
  worker.on("exit", () => onEnd(why));
  worker.unref();
  return worker;
}
