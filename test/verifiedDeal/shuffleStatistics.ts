// How far so many shuffled decks are from what chance gives, in standard deviations.

import { range } from "./syntheticTable.ts";

/** A deck as a list of the numbers 0 to `size` − 1, each once. */
type NumberedDeck = readonly number[];

/** Of a sum of squared deviations, each over what was expected, with so many degrees of freedom. */
const deviation = (sum: number, freedom: number): number =>
  (sum - freedom) / Math.sqrt(2 * freedom);

/** The chance that a deck has so many ascents, by their number: Euler's. */
function ascentChances(size: number): readonly number[] {
  let chances = [1];
  for (let cards = 2; cards <= size; cards += 1)
    chances = range(cards).map(
      (ascents) =>
        ((ascents + 1) * (chances[ascents] ?? 0) +
          (cards - ascents) * (chances[ascents - 1] ?? 0)) /
        cards,
    );
  return chances;
}

export class ShuffleStatistics {
  readonly #size: number;
  readonly #positions: Float64Array;
  readonly #pairs: Float64Array;
  readonly #ascents: Float64Array;
  #decks = 0;

  constructor(size: number) {
    this.#size = size;
    this.#positions = new Float64Array(size * size);
    this.#pairs = new Float64Array(size * size);
    this.#ascents = new Float64Array(size);
  }

  add(deck: NumberedDeck): void {
    let ascents = 0;
    for (let place = 0; place < this.#size; place += 1) {
      const card = deck[place]!;
      this.#positions[card * this.#size + place]! += 1;
      if (place === 0) continue;
      const before = deck[place - 1]!;
      this.#pairs[before * this.#size + card]! += 1;
      if (before < card) ascents += 1;
    }
    this.#ascents[ascents]! += 1;
    this.#decks += 1;
  }

  /** How often each card lay at each place. */
  positions(): number {
    const freedom = (this.#size - 1) ** 2;
    const sum = this.#deviations(this.#positions, () => true);
    return deviation((sum * (this.#size - 1)) / this.#size, freedom);
  }

  /** How often each card followed each other one. */
  pairs(): number {
    const sum = this.#deviations(this.#pairs, (at) => at % (this.#size + 1) !== 0);
    return deviation(sum, (this.#size - 1) ** 2);
  }

  /** How many cards were higher than the one before them, deck by deck. */
  ascents(): number {
    const likely = ascentChances(this.#size)
      .map((chance, ascents) => ({
        expected: chance * this.#decks,
        found: this.#ascents[ascents]!,
      }))
      .filter(({ expected }) => expected > 5);
    const sum = likely.reduce(
      (so, { expected, found }) => so + (found - expected) ** 2 / expected,
      0,
    );
    return deviation(sum, likely.length - 1);
  }

  /** In all of these cells alike, each card with each place or other card. */
  #deviations(found: Float64Array, isCell: (at: number) => boolean): number {
    const expected = this.#decks / this.#size;
    let sum = 0;
    found.forEach((count, at) => {
      if (isCell(at)) sum += (count - expected) ** 2 / expected;
    });
    return sum;
  }
}
