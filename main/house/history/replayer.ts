// Replays uploaded records in workers, within limits of time and memory.

import type { Answer, Refusal } from "#shared/protocol/answer.ts";
import type { Eyes } from "#shared/protocol/replay.ts";
import type { Clock } from "#main/base/clock.ts";
import { refusal } from "#main/base/refusal.ts";
import {
  workerFile,
  WorkersInTurn,
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
const mostWaiting = 8;

const busy = refusal("busy", "replaysBusy");
const stopped = refusal("stopped", "closing");
const tooMuchMemory = refusal("too-large", "replayMemory");
const tooLong = (milliseconds: number) =>
  refusal("too-long", "replayTime", { seconds: Math.round(milliseconds / 1000) });

export class ReplayWorkers implements Replayer {
  readonly #workers: WorkersInTurn<AskedReplay, Answer<ReplayJson>>;
  readonly #refusals: { readonly [why in WorkerOver | "busy"]: Refusal };

  constructor(
    clock: Clock,
    limits: WorkerLimits = usualLimits,
    file: URL = workerFile("replayWorker", import.meta.url),
  ) {
    this.#workers = new WorkersInTurn({ file, clock, limits }, mostWaiting);
    this.#refusals = { busy, memory: tooMuchMemory, stopped, time: tooLong(limits.milliseconds) };
  }

  async replay(text: string, eyes: Eyes | null, part: number): Promise<Answer<ReplayJson>> {
    const answer = await this.#workers.ask({ text, eyes, part });
    return typeof answer === "string" ? this.#refusals[answer] : answer;
  }

  /** Ends the running replay; waiting ones are refused. */
  close(): Promise<void> {
    return this.#workers.close();
  }
}
