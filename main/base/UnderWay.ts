// Counts what is under way by key, and forgets a key when its count reaches 0.

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
