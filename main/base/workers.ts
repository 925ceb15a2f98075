// Worker threads: where their files are, their start, and their limits.

import { existsSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { Worker, type ResourceLimits, type WorkerOptions } from "node:worker_threads";
import type { Clock } from "./clock.ts";

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

/** The worker does not keep the process alive. `onEnd`: null after a normal exit. */
export function startWorker<Message>(
  file: URL,
  options: WorkerOptions,
  onMessage: (message: Message) => void,
  onEnd: (why: "memory" | Error | null) => void,
): Worker {
  const worker = new Worker(file, options);
  let why: "memory" | Error | null = null;
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

const priorities = {
  low: constants.priority.PRIORITY_LOW,
  belowNormal: constants.priority.PRIORITY_BELOW_NORMAL,
} as const;

/**
 * For a worker: lets people and play come first where processors are scarce. Only Linux gives each
 * thread a priority of its own; elsewhere it does nothing.
 */
export function giveWay(priority: keyof typeof priorities): void {
  if (process.platform === "linux") setPriority(priorities[priority]);
}

export type WorkerLimits = Readonly<{
  /** For one answer; includes starting the worker on a busy machine. */
  milliseconds: number;
  memory: ResourceLimits;
}>;

/** Why there is no answer. */
export type WorkerOver = "time" | "memory" | "stopped";

type LimitedParts = Readonly<{
  file: URL;
  clock: Clock;
  limits: WorkerLimits;
  workerData?: unknown;
}>;

type Pending<Message> = Readonly<{
  resolve: (message: Message | WorkerOver) => void;
  reject: (error: Error) => void;
  timer: unknown;
}>;

/**
 * A worker that answers one question at a time, within limits of time and memory. It is started
 * with the first question, and again after it was ended or has died.
 */
export class LimitedWorker<Asked, Message extends object> {
  readonly #parts: LimitedParts;
  #worker: Worker | null = null;
  #pending: Pending<Message> | null = null;
  #life = 0;

  constructor(parts: LimitedParts) {
    this.#parts = parts;
  }

  /** Another number means that whatever the worker had begun is lost. */
  get life(): number {
    return this.#life;
  }

  /** Only after the last answer has come. Rejects if the worker died of anything but its limits. */
  ask(asked: Asked): Promise<Message | WorkerOver> {
    const { clock, limits } = this.#parts;
    return new Promise((resolve, reject) => {
      const timer = clock.setTimeout(() => void this.end("time"), limits.milliseconds);
      this.#pending = { resolve, reject, timer };
      this.#started().postMessage(asked);
    });
  }

  /** Expects no answer. */
  tell(asked: Asked): void {
    this.#worker?.postMessage(asked);
  }

  /** What is being asked is answered by `why`. */
  async end(why: WorkerOver = "stopped"): Promise<void> {
    const worker = this.#worker;
    this.#lose();
    this.#taken()?.resolve(why);
    await worker?.terminate();
  }

  #started(): Worker {
    const { file, limits, workerData } = this.#parts;
    const worker = (this.#worker ??= startWorker<Message>(
      file,
      { workerData, resourceLimits: limits.memory },
      (message) => this.#worker === worker && this.#taken()?.resolve(message),
      (why) => {
        if (this.#worker !== worker) return;
        this.#lose();
        if (why === "memory") this.#taken()?.resolve(why);
        else this.#taken()?.reject(why ?? new Error("a worker ended without an answer"));
      },
    ));
    return worker;
  }

  #lose(): void {
    if (this.#worker) this.#life += 1;
    this.#worker = null;
  }

  #taken(): Pending<Message> | null {
    const pending = this.#pending;
    this.#pending = null;
    this.#parts.clock.clearTimeout(pending?.timer);
    return pending;
  }
}

/**
 * Asks one question at a time, each in a worker of its own: damage done by one ends with its worker.
 */
export class WorkersInTurn<Asked, Message extends object> {
  readonly #worker: LimitedWorker<Asked, Message>;
  /** More come only from a client that does not wait for answers. */
  readonly #most: number;
  #last: Promise<unknown> = Promise.resolve();
  #asked = 0;
  #isClosed = false;

  constructor(parts: LimitedParts, most: number) {
    this.#worker = new LimitedWorker(parts);
    this.#most = most;
  }

  /**
   * Answers `busy` where too many wait, and `stopped` once `given` is aborted. Rejects if the worker
   * died of anything but its limits.
   */
  ask(asked: Asked, given?: AbortSignal): Promise<Message | WorkerOver | "busy"> {
    if (this.#asked >= this.#most) return Promise.resolve("busy");
    this.#asked += 1;
    const answer = this.#last
      .then(() => this.#answered(asked, given))
      .finally(() => (this.#asked -= 1));
    this.#last = answer.catch(() => {});
    return answer;
  }

  /** Ends the running worker; waiting questions are answered `stopped`. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#worker.end();
    await this.#last;
  }

  async #answered(asked: Asked, given?: AbortSignal): Promise<Message | WorkerOver> {
    if (this.#isClosed || given?.aborted) return "stopped";
    const end = () => void this.#worker.end();
    given?.addEventListener("abort", end);
    try {
      return await this.#worker.ask(asked);
    } finally {
      given?.removeEventListener("abort", end);
      await this.#worker.end();
    }
  }
}
