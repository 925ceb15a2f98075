import type { ResourceLimits, Worker } from "node:worker_threads";
import type { Clock } from "./clock.ts";
import { startWorker } from "./workerFile.ts";

export interface WorkerLimits {
  /** For one answer; includes starting the worker on a busy machine. */
  readonly milliseconds: number;
  readonly memory: ResourceLimits;
}

/** Why there is no answer. */
export type WorkerOver = "time" | "memory" | "stopped";

interface Parts {
  readonly file: URL;
  readonly clock: Clock;
  readonly limits: WorkerLimits;
  readonly workerData?: unknown;
}

interface Pending<Message> {
  readonly resolve: (message: Message | WorkerOver) => void;
  readonly reject: (error: Error) => void;
  readonly timer: unknown;
}

/**
 * A worker that answers one question at a time, within limits of time and memory. It is started
 * with the first question, and again after it was ended or has died.
 */
export class LimitedWorker<Asked, Message extends object> {
  readonly #parts: Parts;
  #worker: Worker | null = null;
  #pending: Pending<Message> | null = null;
  #life = 0;

  constructor(parts: Parts) {
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
