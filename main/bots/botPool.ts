// Sends questions to the bots' worker, and recovers when it is slow or dies.

import type { Worker } from "node:worker_threads";
import type { Clock } from "#main/base/clock.ts";
import { startWorker, workerFile } from "#main/base/workers.ts";
import {
  BotFault,
  BotsGone,
  type AskedOfWorker,
  type BotMind,
  type BotQuestion,
  type BotThought,
  type BotWorkerMessage,
} from "./botMind.ts";

/** ms, with the start of the thread, which has the lowest priority on a machine that may be busy. */
const limitMs = 30_000;
/** The other questions wait here, where their time does not run. */
const mostAtHand = 2;

type Asked = Readonly<{
  question: string;
  resolve: (thought: BotThought) => void;
  reject: (fault: BotFault) => void;
  /** The worker has died once while it held this question. */
  isSuspect: boolean;
}>;

interface Pending extends Asked {
  readonly timer: unknown;
}

export const botWorkerFile = (): URL => workerFile("botWorker", import.meta.url);

/** One worker for all tables. */
export class BotPool implements BotMind {
  readonly #clock: Clock;
  readonly #file: URL;
  readonly #waiting: Asked[] = [];
  readonly #pending = new Map<number, Pending>();
  #worker: Worker | null = null;
  #lastId = 0;
  #isClosed = false;

  constructor(clock: Clock, file: URL = botWorkerFile()) {
    this.#clock = clock;
    this.#file = file;
  }

  think(question: BotQuestion): Promise<BotThought> {
    return new Promise((resolve, reject) => {
      if (this.#isClosed) return reject(new BotsGone());
      const asked = { question: JSON.stringify(question), resolve, reject, isSuspect: false };
      // A person waits for a hint; bots have time.
      if (question.asksReason) this.#waiting.unshift(asked);
      else this.#waiting.push(asked);
      this.#hand();
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const worker = this.#worker;
    this.#worker = null;
    for (const { reject } of [...this.#takenAll(), ...this.#waiting.splice(0)])
      reject(new BotsGone());
    await worker?.terminate();
  }

  #hand(): void {
    while (this.#pending.size < mostAtHand) {
      const asked = this.#waiting.shift();
      if (!asked) return;
      const id = (this.#lastId += 1);
      this.#pending.set(id, {
        ...asked,
        timer: this.#clock.setTimeout(() => this.#tooSlow(id), limitMs),
      });
      this.#started().postMessage({ id, question: asked.question } satisfies AskedOfWorker);
    }
  }

  /** Puts them before those that have waited. */
  #askAgain(asked: readonly Asked[]): void {
    this.#waiting.unshift(...asked);
    this.#hand();
  }

  #started(): Worker {
    const worker = (this.#worker ??= startWorker<BotWorkerMessage>(
      this.#file,
      {},
      (message) => this.#received(message),
      (why) => {
        if (this.#worker === worker)
          this.#died(why instanceof Error ? why.message : (why ?? "it ended"));
      },
    ));
    return worker;
  }

  #received(message: BotWorkerMessage): void {
    const pending = this.#taken(message.id);
    if (!pending) return;
    this.#hand();
    if ("thought" in message) pending.resolve(message.thought);
    else pending.reject(new BotFault(message.fault));
  }

  #tooSlow(id: number): void {
    this.#taken(id)?.reject(new BotFault(`no answer within ${limitMs} ms`));
    const worker = this.#worker;
    this.#worker = null;
    void worker?.terminate();
    this.#askAgain(this.#takenAll());
  }

  /**
   * Questions are answered in order, so the worker died over the oldest: that one gets one more
   * try.
   */
  #died(cause: string): void {
    this.#worker = null;
    const [oldest, ...others] = this.#takenAll();
    if (!oldest) return;
    if (oldest.isSuspect) oldest.reject(new BotFault(`the bots' worker died: ${cause}`));
    this.#askAgain(oldest.isSuspect ? others : [{ ...oldest, isSuspect: true }, ...others]);
  }

  /** Oldest first. */
  #takenAll(): readonly Pending[] {
    return [...this.#pending.keys()].flatMap((id) => this.#taken(id) ?? []);
  }

  #taken(id: number): Pending | null {
    const pending = this.#pending.get(id) ?? null;
    this.#pending.delete(id);
    this.#clock.clearTimeout(pending?.timer);
    return pending;
  }
}
