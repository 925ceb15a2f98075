/**
 * Chance for rounds that a search imagines (mulberry32): about fifty times faster than `DiceReader`,
 * and easily predicted, so never for a real deal.
 */
export class QuickDice {
  /** All that the following numbers depend on, a 32-bit integer. */
  state: number;

  constructor(seed: number) {
    this.state = seed | 0;
  }

  /** Returns an integer from 0 to `bound` − 1, each as likely as the others up to `bound` / 2³². */
  below(bound: number): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % bound;
  }

  /** Shuffles the first `count` entries in place. */
  shuffle(list: Uint8Array, count: number): void {
    for (let last = count - 1; last > 0; last -= 1) {
      const other = this.below(last + 1);
      const kept = list[last]!;
      list[last] = list[other]!;
      list[other] = kept;
    }
  }
}
