import type { Clock } from "#main/base/clock.ts";
import { refusal } from "#main/base/refusal.ts";
import {
  workerFile,
  WorkersInTurn,
  type WorkerLimits,
  type WorkerOver,
} from "#main/base/workers.ts";
import type { Review } from "#shared/contract/review.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { Answer, Refusal } from "#shared/protocol/answer.ts";
import type { RoundRecord } from "#shared/record/roundRecord.ts";

/** In the program worker threads answer; tests use the same thread. */
export interface Reviewer {
  /**
   * Refusals: `not-reviewed`, `busy`, `too-long`, `too-large`, `stopped`, also once `given` is
   * aborted. Rejects if the worker died of anything else.
   */
  review(asked: AskedReview, given: AbortSignal): Promise<Answer<Review>>;
  close(): Promise<void>;
}

/** The caller has checked `mayOpen` for the seat and, if `withAllCards`, for all cards. */
export type AskedReview = Readonly<{
  record: RoundRecord;
  seat: Seat;
  /** Whether it is made with all cards. */
  withAllCards: boolean;
}>;

/** A review takes a third of the time at most. */
const usualLimits: WorkerLimits = {
  milliseconds: 30_000,
  memory: { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
};
const mostWaiting = 8;

const refusals: { readonly [why in WorkerOver | "busy"]: Refusal } = {
  busy: refusal("busy", "reviewsBusy"),
  memory: refusal("too-large", "reviewFailed"),
  stopped: refusal("stopped", "closing"),
  time: refusal("too-long", "reviewFailed"),
};

export class ReviewWorkers implements Reviewer {
  readonly #workers: WorkersInTurn<AskedReview, Answer<Review>>;

  constructor(
    clock: Clock,
    limits: WorkerLimits = usualLimits,
    file: URL = workerFile("reviewWorker", import.meta.url),
  ) {
    this.#workers = new WorkersInTurn({ file, clock, limits }, mostWaiting);
  }

  async review(asked: AskedReview, given: AbortSignal): Promise<Answer<Review>> {
    const answer = await this.#workers.ask(asked, given);
    return typeof answer === "string" ? refusals[answer] : answer;
  }

  close(): Promise<void> {
    return this.#workers.close();
  }
}
