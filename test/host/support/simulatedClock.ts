// A clock that stands until a test moves it: timers go off in order, each at its own time, and
// promises settle in between. The wall clock can be set apart from it, as a person or the network's
// time sets a computer's.

import type { Clock } from "#main/base/clock.ts";

type Timer = Readonly<{
  at: number;
  callback: () => void;
}>;

export class SimulatedClock implements Clock {
  readonly #timers = new Map<number, Timer>();
  /** What the wall clock shows, less the time that has passed. */
  #wallAhead: number;
  #elapsed = 0;
  #lastId = 0;

  constructor(now = Date.UTC(2026, 0, 1)) {
    this.#wallAhead = now;
  }

  now(): number {
    return this.#wallAhead + this.#elapsed;
  }

  elapsed(): number {
    return this.#elapsed;
  }

  /** Somebody sets the wall clock, back with less than 0: no time passes. */
  shiftWall(ms: number): void {
    this.#wallAhead += ms;
  }

  setTimeout(callback: () => void, ms: number): number {
    this.#lastId += 1;
    this.#timers.set(this.#lastId, { at: this.#elapsed + Math.max(0, ms), callback });
    return this.#lastId;
  }

  clearTimeout(id: unknown): void {
    this.#timers.delete(id as number);
  }

  /** Timers that have not gone off. */
  get pending(): number {
    return this.#timers.size;
  }

  /** Moves time on; everything that is due by then happens. */
  async advance(ms: number): Promise<void> {
    const until = this.#elapsed + ms;
    await settled();
    for (let next = this.#next(until); next; next = this.#next(until)) {
      this.#elapsed = next.at;
      next.callback();
      await settled();
    }
    this.#elapsed = until;
  }

  /** Moves time on from timer to timer until the wish is true; fails after so many. */
  async until(wish: () => boolean, timers = 5000): Promise<void> {
    await settled();
    for (let count = 0; !wish(); count += 1) {
      const next = this.#next(Infinity);
      if (!next || count >= timers)
        throw new Error(
          next
            ? `not so after ${timers} timers`
            : "not so, and nothing is going to happen any more",
        );
      this.#elapsed = next.at;
      next.callback();
      await settled();
    }
  }

  /**
   * Moves time on until the answer is there: a pass in a response window is answered when that may
   * close (NE-20).
   */
  async answered<T>(answer: Promise<T>): Promise<T> {
    let isThere = false;
    const seen = (): void => void (isThere = true);
    answer.then(seen, seen);
    await this.until(() => isThere);
    return answer;
  }

  #next(until: number): Timer | null {
    let first: [number, Timer] | null = null;
    for (const entry of this.#timers)
      if (entry[1].at <= until && (!first || entry[1].at < first[1].at)) first = entry;
    if (!first) return null;
    this.#timers.delete(first[0]);
    return first[1];
  }
}

/** Everything that promises had still to do is done. */
export const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
