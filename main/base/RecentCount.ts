interface Window {
  readonly spanMs: number;
  readonly most: number;
  /** ms on a clock that is never set back. */
  readonly now?: () => number;
}

/** The key that has been idle longest is dropped first. */
const mostKeys = 1000;

/** Counts by key within a sliding span; its memory is bounded. */
export class RecentCount {
  readonly #spanMs: number;
  readonly #most: number;
  readonly #now: () => number;
  readonly #times = new Map<string, readonly number[]>();

  constructor({ spanMs, most, now = () => performance.now() }: Window) {
    this.#spanMs = spanMs;
    this.#most = most;
    this.#now = now;
  }

  /** Counts nothing. */
  isFull(key: string): boolean {
    return this.#lately(key).length >= this.#most;
  }

  count(key: string): void {
    const times = [...this.#lately(key), this.#now()].slice(-this.#most - 1);
    this.#times.delete(key);
    this.#times.set(key, times);
    for (const [oldest] of this.#times) if (this.#times.size > mostKeys) this.#times.delete(oldest);
  }

  /** Counts one more even if that is too many. */
  isTooMany(key: string): boolean {
    const wasFull = this.isFull(key);
    this.count(key);
    return wasFull;
  }

  #lately(key: string): readonly number[] {
    const now = this.#now();
    return (this.#times.get(key) ?? []).filter((at) => now - at < this.#spanMs);
  }
}
