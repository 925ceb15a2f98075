// Stores the changes of many tables in one go.

import type { Store } from "./store.ts";

interface Change {
  readonly work: () => void;
  readonly durable: boolean;
  /** Told why it was not stored; null where it was. Must not throw. */
  readonly done: (error: unknown) => void;
}

/**
 * Changes that come at the same moment are one transaction: a busy disk is waited for once and not
 * by each. Nobody is told of a change before it is stored, and one that cannot be stored is none of
 * the others' business.
 */
export class CommitGroup {
  readonly #store: Pick<Store, "atOnce">;
  readonly #later: ((callback: () => void) => void) | null;
  #waiting: Change[] = [];

  /** `later` calls back when the moment has passed; without it each change is stored at once. */
  constructor(store: Pick<Store, "atOnce">, later: ((callback: () => void) => void) | null = null) {
    this.#store = store;
    this.#later = later;
  }

  /** Never throws; `done` is called once, now or later. */
  add(change: Change): void {
    this.#waiting.push(change);
    if (!this.#later) this.flush();
    else if (this.#waiting.length === 1) this.#later(() => this.flush());
  }

  /** Stores what waits now. */
  flush(): void {
    const group = this.#waiting;
    this.#waiting = [];
    const [first, ...others] = group;
    if (!first) return;
    const errors = others.length === 0 ? [this.#stored(first)] : this.#together(group);
    group.forEach(({ done }, at) => done(errors[at] ?? null));
  }

  /** Within a transaction a part of it, which goes on without it. */
  #stored({ work, durable }: Change): unknown {
    try {
      this.#store.atOnce(work, durable);
      return null;
    } catch (error) {
      return error;
    }
  }

  /**
   * Where the whole cannot be stored, each is tried by itself: so none fares worse for having come
   * with others.
   */
  #together(group: readonly Change[]): readonly unknown[] {
    try {
      return this.#store.atOnce(
        () => group.map((change) => this.#stored(change)),
        group.some(({ durable }) => durable),
      );
    } catch {
      return group.map((change) => this.#stored(change));
    }
  }
}
