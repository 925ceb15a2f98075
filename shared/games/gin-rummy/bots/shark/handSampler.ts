// Imagines the cards that a seat does not see, hands that it believes likely more often than others:
// a Metropolis sampler that swaps one card of the hand for one of the rest.

import type { DiceReader } from "#shared/chance/dice.ts";
import { highBit, lowBit, maskOf, type Mask } from "../../melds.ts";
import type { Belief } from "./belief.ts";
import { joined } from "./masks.ts";

/** Swaps tried before the first hand, and between two. */
const firstSwaps = 400;
const swapsBetween = 30;
/** Steps in which a chance is drawn. */
const chanceSteps = 2 ** 32;

export class HandSampler {
  readonly #belief: Belief;
  readonly #reader: DiceReader;
  readonly #inside: number[];
  readonly #outside: number[];
  #low: number;
  #high: number;
  #logLikelihood: number;

  /** `hand`: where it begins; all its cards that are not unseen stay in it. */
  constructor(belief: Belief, hand: Mask, reader: DiceReader) {
    this.#belief = belief;
    this.#reader = reader;
    const isIn = (place: number) =>
      (hand.low & lowBit(place)) !== 0 || (hand.high & highBit(place)) !== 0;
    this.#inside = belief.unseen.filter(isIn);
    this.#outside = belief.unseen.filter((place) => !isIn(place));
    this.#low = hand.low;
    this.#high = hand.high;
    this.#logLikelihood = belief.logLikelihoodOf(hand.low, hand.high);
  }

  /** Begins with any hand: the cards taken from the pile and so many others. */
  static from(belief: Belief, taken: Mask, others: number, reader: DiceReader): HandSampler {
    const any = maskOf(reader.shuffled(belief.unseen).slice(0, others));
    const sampler = new HandSampler(belief, joined(any, taken), reader);
    sampler.swap(firstSwaps);
    return sampler;
  }

  get hand(): Mask {
    return { low: this.#low, high: this.#high };
  }

  swap(times: number): void {
    if (this.#inside.length === 0 || this.#outside.length === 0) return;
    for (let time = 0; time < times; time += 1) this.#trySwap();
  }

  #trySwap(): void {
    const { cardLogs } = this.#belief;
    const into = this.#reader.below(this.#inside.length);
    const from = this.#reader.below(this.#outside.length);
    const out = this.#inside[into]!;
    const other = this.#outside[from]!;
    const low = (this.#low & ~lowBit(out)) | lowBit(other);
    const high = (this.#high & ~highBit(out)) | highBit(other);
    const logLikelihood = this.#belief.logLikelihoodOf(low, high);
    const more = logLikelihood - this.#logLikelihood + cardLogs[other]! - cardLogs[out]!;
    if (more < 0 && this.#reader.below(chanceSteps) / chanceSteps >= Math.exp(more)) return;
    this.#low = low;
    this.#high = high;
    this.#logLikelihood = logLikelihood;
    this.#inside[into] = other;
    this.#outside[from] = out;
  }

  /** The next hand, and all other unseen cards in random order. */
  next(): Readonly<{ hand: Mask; rest: readonly number[] }> {
    this.swap(swapsBetween);
    return { hand: this.hand, rest: this.#reader.shuffled(this.#outside) };
  }
}
