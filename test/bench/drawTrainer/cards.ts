// Deals hands by card codes and sorts them by what they are best drawn to.

import { packs } from "#shared/cards/pack.ts";
import { fieldOf, type Field } from "#shared/games/five-card-draw/bots/field.ts";
import { startingOf, type Starting } from "#shared/games/five-card-draw/bots/shark/hands.ts";
import type { Options } from "#shared/games/five-card-draw/types.ts";
import { cardCode, strengthOf } from "#shared/poker/evaluate.ts";
import type { Random } from "./random.ts";

const handSize = 5;
export const mostDrawn = 3;
const cards = packs(1, 1).map(cardCode);
const suitShift = 24;
const keyMask = 2 ** 20 - 1;
const suitCount = 4;
const keys = [...new Set(cards.map((code) => code & keyMask))];

export type Dealt = Readonly<{
  starting: readonly Starting[];
  /** By seat and number of cards drawn: the strength of the final hand. */
  finals: readonly (readonly number[])[];
}>;

/**
 * Orders a hand, and names its suits anew, so that hands that differ in suits alone become one.
 * Answers with the renamed codes.
 */
function renamed(hand: Int32Array): Int32Array {
  const held = Array.from({ length: suitCount }, (_, suit) => ({ suit, ranks: 0 }));
  for (const code of hand)
    for (const each of held)
      if (code & (1 << (suitShift + each.suit))) each.ranks |= 1 << keys.indexOf(code & keyMask);
  held.sort((one, other) => other.ranks - one.ranks);
  const suitBit = new Map(
    held.map(({ suit }, at) => [1 << (suitShift + suit), 1 << (suitShift + at)]),
  );
  const both = Array.from(hand, (code) => ({
    code,
    name: (code & keyMask) | (suitBit.get(code & ~keyMask) ?? 0),
  })).sort((one, other) => one.name - other.name);
  both.forEach(({ code }, at) => (hand[at] = code));
  return Int32Array.from(both, ({ name }) => name);
}

export class Dealer {
  readonly field: Field;
  readonly #known = new Map<string, Starting>();
  readonly #pack = Int32Array.from(cards);
  readonly #random: Random;

  constructor(options: Options, random: Random) {
    this.field = fieldOf(options, 2);
    this.#random = random;
  }

  deal(seats: number): Dealt {
    const each = handSize + mostDrawn;
    this.#random.shuffleFront(this.#pack, seats * each);
    const starting: Starting[] = [];
    const finals: number[][] = [];
    for (let seat = 0; seat < seats; seat += 1) {
      const hand = this.#pack.slice(seat * each, seat * each + handSize);
      const drawn = this.#pack.subarray(seat * each + handSize, (seat + 1) * each);
      const start = this.#startingOf(renamed(hand));
      starting.push(start);
      finals.push(start.throws.map((thrown) => finalOf(hand, thrown, drawn)));
    }
    return { starting, finals };
  }

  #startingOf(hand: Int32Array): Starting {
    const key = hand.join();
    const known = this.#known.get(key);
    if (known) return known;
    const made = startingOf(this.field, hand, mostDrawn);
    this.#known.set(key, made);
    return made;
  }
}

function finalOf(hand: Int32Array, thrown: readonly number[], drawn: Int32Array): number {
  const now = Int32Array.from(hand);
  for (let at = 0; at < thrown.length; at += 1) now[thrown[at]!] = drawn[at]!;
  return strengthOf(now[0]!, now[1]!, now[2]!, now[3]!, now[4]!);
}
