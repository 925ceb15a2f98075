/** A quick generator for training (mulberry32): the same numbers from the same seed. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** From 0 up to 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  below(bound: number): number {
    return Math.floor(this.next() * bound);
  }

  /** Brings so many of a list to its front, chosen and ordered by chance. */
  shuffleFront(list: Int32Array, count: number): void {
    for (let at = 0; at < count; at += 1) {
      const other = at + this.below(list.length - at);
      const kept = list[at]!;
      list[at] = list[other]!;
      list[other] = kept;
    }
  }
}
