import { isJoker, ranks, rankOf, suitOf, suits, type Card, type Rank } from "#shared/cards/card.ts";
import { packs } from "#shared/cards/pack.ts";

/** Lowest first, in the words of the rules. An ace-high straight flush is a royal flush. */
export const categories = [
  "high card",
  "one pair",
  "two pair",
  "three of a kind",
  "straight",
  "flush",
  "full house",
  "four of a kind",
  "straight flush",
  "five of a kind",
] as const;
export type Category = (typeof categories)[number];

const lowestHeight = 2;
const aceHeight = 14;
/** The ace at the low end of a straight to the five. */
const lowAceHeight = 1;
const allHeights = Array.from({ length: aceHeight - lowestHeight + 1 }, (_, at) => aceHeight - at);

/** From 2 for the 2 to 14 for the ace. */
const heightOf = (rank: Rank) => (rank === "A" ? aceHeight : ranks.indexOf(rank) + 1);
export const rankAt = (height: number) =>
  ranks[height === aceHeight || height === lowAceHeight ? 0 : height - 1] as Rank;

/**
 * From the 2 to the ace. Any two different multisets of five of these and the joker's key have
 * different sums.
 */
const keys = [0, 1, 6, 31, 108, 366, 926, 2286, 5733, 12905, 27316, 44676, 94545] as const;
const keyOfHeight = (height: number) => keys[height - lowestHeight] as number;
const jokerKey = 147_031;
/**
 * The sum of five keys stays within the mask; above it each suit has one bit, with room for the
 * carries of five additions.
 */
const sumMask = 2 ** 20 - 1;
const suitShift = 24;

const codes: ReadonlyMap<Card, number> = new Map(
  packs(1, 1).map((card) => [
    card,
    isJoker(card)
      ? jokerKey
      : keyOfHeight(heightOf(rankOf(card))) | (1 << (suitShift + suits.indexOf(suitOf(card)))),
  ]),
);

/** The code of a card for `strengthOf`. A joker has no suit. */
export const cardCode = (card: Card): number => codes.get(card) as number;

/** Decides between hands: first the category, then the heights in order of importance. */
type Description = Readonly<{
  category: Category;
  heights: readonly number[];
}>;

const handSize = 5;
/** Offset of the half of the table for hands of one suit. */
const suitedFrom = 5 * jokerKey + 1;
export const strengthTableSize = 2 * suitedFrom;
/**
 * Allocated but not written to before the first hand is evaluated, so it takes no memory until
 * then: most importers never evaluate one.
 */
const strengths = new Uint16Array(strengthTableSize);
let descriptions: readonly Description[] = [];

const described = () =>
  descriptions.length > 0 ? descriptions : (descriptions = fillStrengths(strengths));

/**
 * Returns the strength of five card codes (`cardCode`): higher is better, equal is a tie. Strengths
 * are integers from 1, one for each class of equal hands in poker order, with several packs and any
 * number of jokers.
 */
export function strengthOf(a: number, b: number, c: number, d: number, e: number): number {
  const suitBits = (a | b | c | d | e) >>> suitShift;
  const inOneSuit = (suitBits & (suitBits - 1)) === 0;
  const at = ((a + b + c + d + e) & sumMask) + (inOneSuit ? suitedFrom : 0);
  const strength = strengths[at] as number;
  return strength === 0 ? filledStrengthAt(at) : strength;
}

/** Throws a RangeError if the codes are not those of cards. */
function filledStrengthAt(at: number) {
  described();
  const strength = strengths[at];
  if (!strength) throw new RangeError("these are not the codes of five cards");
  return strength;
}

/** Returns the strength of exactly five cards. Throws a RangeError for any other number. */
export function evaluate(cards: readonly Card[]): number {
  if (cards.length !== handSize)
    throw new RangeError(`a poker hand has five cards, not ${cards.length}`);
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

/** The strength of five aces. */
export const highestStrength = (): number => described().length;

const shapes: { readonly [sizes: string]: Category } = {
  5: "five of a kind",
  41: "four of a kind",
  32: "full house",
  311: "three of a kind",
  221: "two pair",
  2111: "one pair",
  11111: "high card",
};

/** Describes five naturals; `falling` lists their heights, highest first. */
function describe(falling: readonly number[], isSuited: boolean): Description {
  const groups = [...Map.groupBy(falling, (height) => height).values()].toSorted(
    (one, other) => other.length - one.length,
  );
  const category = shapes[groups.map(({ length }) => length).join("")] as Category;
  const straight = category === "high card" ? straightOf(falling) : null;
  if (straight) return { category: isSuited ? "straight flush" : "straight", heights: straight };
  if (isSuited && valueOf(category) < valueOf("flush"))
    return { category: "flush", heights: falling };
  return { category, heights: groups.flat() };
}

const valueOf = (category: Category) => categories.indexOf(category);

/** No wrap-around; in 5-4-3-2-A the ace is low. */
function straightOf(falling: readonly number[]): readonly number[] | null {
  const [first = 0, second = 0] = falling;
  if (first - (falling.at(-1) ?? 0) === handSize - 1) return falling;
  return first === aceHeight && second === handSize ? [...falling.slice(1), lowAceHeight] : null;
}

const rating = ({ category, heights }: Description) =>
  heights.reduce((sum, height) => sum * (aceHeight + 1) + height, valueOf(category));

/** Returns all multisets of `count` heights, each in descending order. */
function choices(count: number, from = 0): readonly (readonly number[])[] {
  if (count === 0) return [[]];
  return allHeights.flatMap((height, at) =>
    at < from ? [] : choices(count - 1, at).map((lower) => [height, ...lower]),
  );
}

/**
 * Every hand of five, with or without jokers, is one of 8 568 choices of ranks, of one suit or not.
 * Describes each by the sum of its keys. Hands with fewer jokers come first because a joker is as
 * good as the best natural in its place.
 */
function describeAll() {
  const mixed = new Map<number, Description>();
  const suited = new Map<number, Description>();
  for (const falling of choices(handSize)) {
    mixed.set(sumOf(falling), describe(falling, false));
    suited.set(sumOf(falling), describe(falling, true));
  }
  for (let jokers = 1; jokers <= handSize; jokers += 1) {
    for (const falling of choices(handSize - jokers)) {
      const rest = sumOf(falling) + (jokers - 1) * jokerKey;
      const bestOf = (tableFor: (height: number) => typeof mixed) =>
        allHeights
          .map((height) => tableFor(height).get(rest + keyOfHeight(height)) as Description)
          .reduce((one, other) => (rating(other) > rating(one) ? other : one));
      mixed.set(
        rest + jokerKey,
        bestOf(() => mixed),
      );
      // In a flush a joker cannot double a rank of the same suit; doubling one means another suit,
      // hence `mixed`.
      suited.set(
        rest + jokerKey,
        bestOf((height) => (falling.includes(height) ? mixed : suited)),
      );
    }
  }
  return { mixed, suited };
}

const sumOf = (chosen: readonly number[]) =>
  chosen.reduce((sum, height) => sum + keyOfHeight(height), 0);

/**
 * Writes the strengths at their sums, those of hands of one suit at `suitedFrom` + sum. Slow.
 * Returns the description of each strength, that of strength 1 first.
 */
export function fillStrengths(strengths: Uint16Array): readonly Description[] {
  const { mixed, suited } = describeAll();
  const byRating = new Map(
    [...mixed.values(), ...suited.values()].map((description) => [
      rating(description),
      description,
    ]),
  );
  const rated = [...byRating].toSorted(([one], [other]) => one - other);
  const strengthAt = new Map(rated.map(([rating], at) => [rating, at + 1]));
  const fill = (table: typeof mixed, from: number) => {
    for (const [sum, description] of table)
      strengths[from + sum] = strengthAt.get(rating(description)) as number;
  };
  fill(mixed, 0);
  fill(suited, suitedFrom);
  return rated.map(([, description]) => description);
}
