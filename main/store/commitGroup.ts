import type { Store } from "./store.ts";

interface Change {
  readonly work: () => void;
  readonly durable: boolean;
  /** Gets the error if the change was not stored, else null. Must not throw. */
  readonly done: (error: unknown) => void;
}

/**
 * Stores changes that arrive at the same moment in one transaction, so that a busy disk is waited
 * for once. `done` is called after storing, and a change that cannot be stored does not affect the
 * others.
 */
export class CommitGroup {
  readonly #store: Pick<Store, "atOnce">;
  readonly #later: ((callback: () => void) => void) | null;
  #waiting: Change[] = [];

  /** `later` calls back when the moment is over; without it each change is stored at once. */
  constructor(store: Pick<Store, "atOnce">, later: ((callback: () => void) => void) | null = null) {
    this.#store = store;
    this.#later = later;
  }

  /** Never throws. */
  add(change: Change): void {
    this.#waiting.push(change);
    if (!this.#later) this.flush();
    else if (this.#waiting.length === 1) this.#later(() => this.flush());
  }

  flush(): void {
    const group = this.#waiting;
    this.#waiting = [];
    const [first, ...others] = group;
    if (!first) return;
    const errors = others.length === 0 ? [this.#stored(first)] : this.#together(group);
    group.forEach(({ done }, at) => done(errors[at] ?? null));
  }

  /** Within a transaction a failed change is rolled back alone. */
  #stored({ work, durable }: Change): unknown {
    try {
      this.#store.atOnce(work, durable);
      return null;
    } catch (error) {
      return error;
    }
  }

  /**
   * If the transaction fails, each change is stored by itself, so that none fails because of
   * another.
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
