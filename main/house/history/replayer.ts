// Replays uploaded records in workers, within limits of time and memory.

import type { Answer, Refusal } from "#shared/protocol/answer.ts";
import type { Eyes } from "#shared/protocol/replay.ts";
import type { Clock } from "#main/base/clock.ts";
import { refusal } from "#main/base/refusal.ts";
import {
  LimitedWorker,
  workerFile,
  type WorkerLimits,
  type WorkerOver,
} from "#main/base/workers.ts";
import type { ReplayJson } from "./broughtReplay.ts";

/** In the program worker threads answer; tests use the same thread. */
export interface Replayer {
  /**
   * Refusals: those of `broughtReplay`, `too-long`, `too-large`, `busy`, `stopped`. `eyes` null:
   * `all`. Rejects if the worker died of anything else.
   */
  replay(text: string, eyes: Eyes | null, part: number): Promise<Answer<ReplayJson>>;
  close(): Promise<void>;
}

export type AskedReplay = Readonly<{
  text: string;
  eyes: Eyes | null;
  /** Counted from 1. */
  part: number;
}>;

/** The longest round that people play needs a small part of either. */
const usualLimits: WorkerLimits = {
  milliseconds: 20_000,
  memory: { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
};
/** More requests than these come only from a client that does not wait for answers. */
const mostWaiting = 8;

const busy = refusal("busy", "replaysBusy");
const stopped = refusal("stopped", "closing");
const tooMuchMemory = refusal("too-large", "replayMemory");
const tooLong = (milliseconds: number) =>
  refusal("too-long", "replayTime", { seconds: Math.round(milliseconds / 1000) });

/**
 * Runs one replay at a time, each in a worker of its own: damage done by a record ends with its
 * worker.
 */
export class ReplayWorkers implements Replayer {
  readonly #worker: LimitedWorker<AskedReplay, Answer<ReplayJson>>;
  readonly #refusals: { readonly [why in WorkerOver]: Refusal };
  #last: Promise<unknown> = Promise.resolve();
  #asked = 0;
  #isClosed = false;

  constructor(
    clock: Clock,
    limits: WorkerLimits = usualLimits,
    file: URL = workerFile("replayWorker", import.meta.url),
  ) {
    this.#worker = new LimitedWorker({ file, clock, limits });
    this.#refusals = { memory: tooMuchMemory, stopped, time: tooLong(limits.milliseconds) };
  }

  replay(text: string, eyes: Eyes | null, part: number): Promise<Answer<ReplayJson>> {
    if (this.#asked >= mostWaiting) return Promise.resolve(busy);
    this.#asked += 1;
    const answer = this.#last
      .then(() => this.#replayed({ text, eyes, part }))
      .finally(() => (this.#asked -= 1));
    this.#last = answer.catch(() => {});
    return answer;
  }

  /** Ends the running replay; waiting ones are refused. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#worker.end();
    await this.#last;
  }

  async #replayed(asked: AskedReplay): Promise<Answer<ReplayJson>> {
    if (this.#isClosed) return stopped;
    try {
      const answer = await this.#worker.ask(asked);
      return typeof answer === "string" ? this.#refusals[answer] : answer;
    } finally {
      await this.#worker.end();
    }
  }
}
