// A session's clock that stands still until a test moves it.

import type { ClientClock } from "#renderer/client/clientClock.ts";

type Timer = Readonly<{
  at: number;
  ms: number;
  act: () => void;
}>;

export class SimulatedClock implements ClientClock {
  #now = 0;
  readonly #timers = new Set<Timer>();
  readonly #wakes = new Set<() => void>();
  readonly #waiting = new Set<() => void>();

  now(): number {
    return this.#now;
  }

  after(ms: number, act: () => void): () => void {
    const timer = { at: this.#now + ms, ms, act };
    this.#timers.add(timer);
    for (const look of this.#waiting) look();
    return () => this.#timers.delete(timer);
  }

  onWake(act: () => void): () => void {
    this.#wakes.add(act);
    return () => this.#wakes.delete(act);
  }

  /** The network is back, says the browser. */
  wake(): void {
    for (const act of this.#wakes) act();
  }

  /** Delays of the timers that are set, shortest first. */
  get delays(): readonly number[] {
    return [...this.#timers].map(({ ms }) => ms).sort((a, b) => a - b);
  }

  get listeners(): number {
    return this.#wakes.size;
  }

  /** Resolves when a timer of just this delay is set. */
  async set(ms: number): Promise<void> {
    if (this.delays.includes(ms)) return;
    await new Promise<void>((resolve) => {
      const look = (): void => {
        if (!this.delays.includes(ms)) return;
        this.#waiting.delete(look);
        resolve();
      };
      this.#waiting.add(look);
    });
  }

  advance(ms: number): void {
    this.#now += ms;
    for (const timer of [...this.#timers].sort((a, b) => a.at - b.at)) {
      if (timer.at > this.#now || !this.#timers.delete(timer)) continue;
      timer.act();
    }
  }
}
