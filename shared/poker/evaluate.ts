import type { Card } from "#shared/cards/card.ts";
import { cardCode, suitShift, sumMask } from "./cardCode.ts";
import type { Category } from "./category.ts";
import { fillStrengths, strengthTableSize, suitedFrom, type Description } from "./strengthTable.ts";

/**
 * Room is set aside here, but nothing written to it – so that it takes no memory either – before
 * the first hand is asked for: most who import this never ask.
 */
const strengths = new Uint16Array(strengthTableSize);
// V8 knows a module's own constants when it compiles, and looks up imported ones each time: worth a
// third of the speed.
const [keys, suitBits, suited] = [sumMask, suitShift, suitedFrom];

let descriptions: readonly Description[] = [];

const described = (): readonly Description[] =>
  descriptions.length > 0 ? descriptions : (descriptions = fillStrengths(strengths));

/**
 * The strength of a hand of five card codes (`cardCode`): higher is better, equal is a tie. Whole
 * numbers from 1, one for each class of equal hands, in the usual order of hands; several packs and
 * any number of jokers included.
 */
export function strengthOf(a: number, b: number, c: number, d: number, e: number): number {
  const suits = (a | b | c | d | e) >>> suitBits;
  const inOneSuit = (suits & (suits - 1)) === 0;
  const at = ((a + b + c + d + e) & keys) + (inOneSuit ? suited : 0);
  const strength = strengths[at] as number;
  return strength === 0 ? filledStrengthAt(at) : strength;
}

/** Throws a RangeError for what are no codes of cards. */
function filledStrengthAt(at: number): number {
  described();
  const strength = strengths[at];
  if (!strength) throw new RangeError("these are not the codes of five cards");
  return strength;
}

/**
 * The strength of exactly five cards, as `strengthOf`. Throws a RangeError for any other number of
 * them.
 */
export function evaluate(cards: readonly Card[]): number {
  if (cards.length !== 5) throw new RangeError(`a poker hand has five cards, not ${cards.length}`);
  const [a, b, c, d, e] = cards as readonly [Card, Card, Card, Card, Card];
  return strengthOf(cardCode(a), cardCode(b), cardCode(c), cardCode(d), cardCode(e));
}

/**
 * What all hands of this strength have in common. Throws a RangeError for a number that is no
 * strength.
 */
export function descriptionOf(strength: number): Description {
  const description = described()[strength - 1];
  if (!description) throw new RangeError(`${strength} is not the strength of a hand`);
  return description;
}

/** The category of a strength. Throws a RangeError for a number that is no strength. */
export const categoryOf = (strength: number): Category => descriptionOf(strength).category;

/** Five aces: strengths run from 1 to this. */
export const highestStrength = (): number => described().length;
