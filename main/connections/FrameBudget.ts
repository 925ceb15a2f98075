// Has a client sent more frames than its time allows?

const second = 1000;

/** So many frames at once, and as many again in each second. */
export class FrameBudget {
  /** ms that one frame takes of its second. */
  readonly #cost: number;
  readonly #now: () => number;
  /** ms of which frames have not been sent, a second at most. */
  #saved = second;
  #at: number;

  /** `now`: ms of a clock that only goes forward; the time of day can be set back. */
  constructor(perSecond: number, now: () => number) {
    this.#cost = second / perSecond;
    this.#now = now;
    this.#at = now();
  }

  /** Counts one frame; false when it is too much. */
  take(): boolean {
    const now = this.#now();
    this.#saved = Math.min(second, this.#saved + now - this.#at);
    this.#at = now;
    if (this.#saved < this.#cost) return false;
    this.#saved -= this.#cost;
    return true;
  }
}
