// Who waits for the answer to a pass that is held until the response window may close?

import type { Seat } from "#shared/contract/seats.ts";
import type { Refusal } from "#shared/protocol/answer.ts";

type Reply = (refused: Refusal | null) => void;

export class HeldAnswers {
  readonly #waiting = new Map<Seat, Reply>();

  /**
   * Answered once the seat's pass is held no more: null when it was stored, or the round was over
   * before.
   */
  wait(seat: Seat): Promise<Refusal | null> {
    return new Promise((reply) => void this.#waiting.set(seat, reply));
  }

  /** Answers all but those whose passes are held yet, and says whom. */
  reply(held: readonly Seat[], refused: Refusal | null): readonly Seat[] {
    const answered = [...this.#waiting].filter(([seat]) => !held.includes(seat));
    for (const [seat, reply] of answered) {
      this.#waiting.delete(seat);
      reply(refused);
    }
    return answered.map(([seat]) => seat);
  }
}
