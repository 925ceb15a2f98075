import type { Card } from "#shared/cards/card.ts";
import { cardCode, suitShift, sumMask } from "./cardCode.ts";
import type { Category } from "./category.ts";
import { fillStrengths, strengthTableSize, suitedFrom, type Description } from "./strengthTable.ts";

/**
 * Allocated but not written to before the first hand is evaluated, so it takes no memory until
 * then: most importers never evaluate one.
 */
const strengths = new Uint16Array(strengthTableSize);
// V8 inlines a module's own constants but looks up imported ones each time, which would cost a
// third of the speed.
const [keys, suitBits, suited] = [sumMask, suitShift, suitedFrom];

let descriptions: readonly Description[] = [];

const described = (): readonly Description[] =>
  descriptions.length > 0 ? descriptions : (descriptions = fillStrengths(strengths));

/**
 * Returns the strength of five card codes (`cardCode`): higher is better, equal is a tie. Strengths
 * are integers from 1, one for each class of equal hands in poker order, with several packs and any
 * number of jokers.
 */
export function strengthOf(a: number, b: number, c: number, d: number, e: number): number {
  const suits = (a | b | c | d | e) >>> suitBits;
  const inOneSuit = (suits & (suits - 1)) === 0;
  const at = ((a + b + c + d + e) & keys) + (inOneSuit ? suited : 0);
  const strength = strengths[at] as number;
  return strength === 0 ? filledStrengthAt(at) : strength;
}

/** Throws a RangeError if the codes are not those of cards. */
function filledStrengthAt(at: number): number {
  described();
  const strength = strengths[at];
  if (!strength) throw new RangeError("these are not the codes of five cards");
  return strength;
}

/** Returns the strength of exactly five cards. Throws a RangeError for any other number. */
export function evaluate(cards: readonly Card[]): number {
  if (cards.length !== 5) throw new RangeError(`a poker hand has five cards, not ${cards.length}`);
  const [a, b, c, d, e] = cards as readonly [Card, Card, Card, Card, Card];
  return strengthOf(cardCode(a), cardCode(b), cardCode(c), cardCode(d), cardCode(e));
}

/**
 * Returns what all hands of this strength have in common. Throws a RangeError if there is no such
 * strength.
 */
export function descriptionOf(strength: number): Description {
  const description = described()[strength - 1];
  if (!description) throw new RangeError(`${strength} is not the strength of a hand`);
  return description;
}

/** Throws a RangeError if there is no such strength. */
export const categoryOf = (strength: number): Category => descriptionOf(strength).category;

/** The strength of five aces. */
export const highestStrength = (): number => described().length;
