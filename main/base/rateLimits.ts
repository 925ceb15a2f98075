// How often, and how often at once, somebody may do something.

import type { Answer } from "#shared/protocol/answer.ts";
import type { Clock } from "./clock.ts";
import { refusal } from "./refusal.ts";

export type Span = Readonly<{
  spanMs: number;
  most: number;
}>;

/** By key, the times of what happened lately, as plain data. */
export type Counts = ReadonlyMap<string, readonly number[]>;

/** The most keys that are remembered; the one idle for longest is forgotten first. */
const mostKeys = 1000;

const lately = (counts: Counts, key: string, at: number, { spanMs }: Span): readonly number[] =>
  (counts.get(key) ?? []).filter((then) => at - then < spanMs);

export const isFull = (counts: Counts, key: string, at: number, span: Span): boolean =>
  lately(counts, key, at, span).length >= span.most;

function count(counts: Map<string, readonly number[]>, key: string, at: number, span: Span): void {
  const times = [...lately(counts, key, at, span), at].slice(-span.most - 1);
  counts.delete(key);
  counts.set(key, times);
  for (const [oldest] of counts) if (counts.size > mostKeys) counts.delete(oldest);
}

export function counted(before: Counts, key: string, at: number, span: Span): Counts {
  const after = new Map(before);
  count(after, key, at, span);
  return after;
}

/** Counts by key within a sliding span. */
export class RecentCount {
  readonly #span: Span;
  readonly #now: () => number;
  readonly #counts = new Map<string, readonly number[]>();

  /** `now`: ms on a clock that is never set back. */
  constructor({ now = () => performance.now(), ...span }: Span & { readonly now?: () => number }) {
    this.#span = span;
    this.#now = now;
  }

  /** Counts nothing. */
  isFull(key: string): boolean {
    return isFull(this.#counts, key, this.#now(), this.#span);
  }

  count(key: string): void {
    count(this.#counts, key, this.#now(), this.#span);
  }

  /** Counts one more even if that is too many. */
  isTooMany(key: string): boolean {
    const wasFull = this.isFull(key);
    this.count(key);
    return wasFull;
  }
}

/** H-17: changes by one person that others are sent; far more than anybody makes by hand. */
export const changesAllowed = { most: 30, spanMs: 10_000 };
export const tooManyChanges = refusal("flood", "changesTooMuch", {
  most: changesAllowed.most,
  seconds: changesAllowed.spanMs / 1000,
});

/** Counts only accepted changes: a refusal is sent to nobody else. */
export class ChangeLimit {
  readonly #changes: RecentCount;

  constructor({ clock }: { readonly clock: Pick<Clock, "elapsed"> }) {
    this.#changes = new RecentCount({ ...changesAllowed, now: () => clock.elapsed() });
  }

  async within<T>(
    profile: string,
    change: () => Answer<T> | Promise<Answer<T>>,
  ): Promise<Answer<T>> {
    if (this.#changes.isFull(profile)) return tooManyChanges;
    const answer = await change();
    if (answer.ok) this.#changes.count(profile);
    return answer;
  }
}

/** Counts by key what is under way. */
export class UnderWay {
  readonly #counts = new Map<string, number>();
  #all = 0;

  of(key: string): number {
    return this.#counts.get(key) ?? 0;
  }

  get all(): number {
    return this.#all;
  }

  async during<T>(key: string, work: () => Promise<T>): Promise<T> {
    const release = this.hold(key);
    try {
      return await work();
    } finally {
      release();
    }
  }

  /** Calling the result again does nothing. */
  hold(key: string): () => void {
    this.#count(key, 1);
    let isHeld = true;
    return () => {
      if (isHeld) this.#count(key, -1);
      isHeld = false;
    };
  }

  #count(key: string, by: 1 | -1): void {
    const count = this.of(key) + by;
    this.#all += by;
    if (count === 0) this.#counts.delete(key);
    else this.#counts.set(key, count);
  }
}
