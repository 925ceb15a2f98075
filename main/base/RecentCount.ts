// How often has each of many done something lately?

interface Window {
  readonly spanMs: number;
  /** That many are borne in the span. */
  readonly most: number;
  /** ms on a clock that is never set back. */
  readonly now?: () => number;
}

/** Who is remembered at all; whoever did nothing for longest gives way. */
const mostKeys = 1000;

/** Counts within a sliding span of time; its memory is bounded, whoever comes and however often. */
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

  /** Have as many been counted by `key` as are borne? Counts none. */
  isFull(key: string): boolean {
    return this.#lately(key).length >= this.#most;
  }

  /** One more by `key`. */
  count(key: string): void {
    const times = [...this.#lately(key), this.#now()].slice(-this.#most - 1);
    this.#times.delete(key);
    this.#times.set(key, times);
    for (const [oldest] of this.#times) if (this.#times.size > mostKeys) this.#times.delete(oldest);
  }

  /** Counts one more by `key`; true where that is too many. */
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
