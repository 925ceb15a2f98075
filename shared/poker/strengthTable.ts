// Every hand of five, with or without jokers, is one of 8 568 choices of ranks, of one suit or not.
// Each is described once; the sorted descriptions give the strengths.

import {
  aceHeight,
  jokerKey,
  keyOfHeight,
  largestSum,
  lowAceHeight,
  lowestHeight,
} from "./cardCode.ts";
import { categories, type Category } from "./category.ts";

/** Decides between hands: first the category, then the heights in order of importance. */
export interface Description {
  readonly category: Category;
  readonly heights: readonly number[];
}

const handSize = 5;
/** Offset of the half of the table for hands of one suit. */
export const suitedFrom = largestSum + 1;
export const strengthTableSize = 2 * suitedFrom;
const heights = Array.from({ length: aceHeight - lowestHeight + 1 }, (_, at) => aceHeight - at);

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
  const groups = [...new Set(falling)]
    .map((height) => falling.filter((other) => other === height))
    .toSorted((one, other) => other.length - one.length);
  const category = shapes[groups.map(({ length }) => length).join("")] as Category;
  const straight = category === "high card" ? straightOf(falling) : null;
  if (straight) return { category: isSuited ? "straight flush" : "straight", heights: straight };
  if (isSuited && valueOf(category) < valueOf("flush"))
    return { category: "flush", heights: falling };
  return { category, heights: groups.flat() };
}

const valueOf = (category: Category): number => categories.indexOf(category);

/** No wrap-around; in 5-4-3-2-A the ace is low. */
function straightOf(falling: readonly number[]): readonly number[] | null {
  const [first = 0, second = 0] = falling;
  if (first - (falling.at(-1) ?? 0) === handSize - 1) return falling;
  return first === aceHeight && second === handSize ? [...falling.slice(1), lowAceHeight] : null;
}

const rating = ({ category, heights }: Description): number =>
  heights.reduce((sum, height) => sum * (aceHeight + 1) + height, valueOf(category));

/** Returns all multisets of `count` heights, each in descending order. */
function choices(count: number, from = 0): readonly (readonly number[])[] {
  if (count === 0) return [[]];
  return heights.flatMap((height, at) =>
    at < from ? [] : choices(count - 1, at).map((lower) => [height, ...lower]),
  );
}

type Described = ReadonlyMap<number, Description>;

/**
 * Describes each sum, for one suit and for several. Hands with fewer jokers come first because a
 * joker is as good as the best natural in its place.
 */
function describeAll(): { readonly mixed: Described; readonly suited: Described } {
  const mixed = new Map<number, Description>();
  const suited = new Map<number, Description>();
  for (const falling of choices(handSize)) {
    mixed.set(sumOf(falling), describe(falling, false));
    suited.set(sumOf(falling), describe(falling, true));
  }
  for (let jokers = 1; jokers <= handSize; jokers += 1) {
    for (const falling of choices(handSize - jokers)) {
      const rest = sumOf(falling) + (jokers - 1) * jokerKey;
      mixed.set(
        rest + jokerKey,
        best(heights.map((height) => mixed.get(rest + keyOfHeight(height)))),
      );
      // In a flush a joker cannot double a rank of the same suit; doubling one means another suit,
      // hence `mixed`.
      suited.set(
        rest + jokerKey,
        best(
          heights.map((height) =>
            (falling.includes(height) ? mixed : suited).get(rest + keyOfHeight(height)),
          ),
        ),
      );
    }
  }
  return { mixed, suited };
}

const sumOf = (chosen: readonly number[]): number =>
  chosen.reduce((sum, height) => sum + keyOfHeight(height), 0);

const best = (descriptions: readonly (Description | undefined)[]): Description =>
  (descriptions as readonly Description[]).reduce((one, other) =>
    rating(other) > rating(one) ? other : one,
  );

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
  const ratings = [...byRating.keys()].sort((one, other) => one - other);
  const strengthOf = new Map(ratings.map((rated, at) => [rated, at + 1]));
  for (const [sum, description] of mixed)
    strengths[sum] = strengthOf.get(rating(description)) as number;
  for (const [sum, description] of suited)
    strengths[suitedFrom + sum] = strengthOf.get(rating(description)) as number;
  return ratings.map((rated) => byRating.get(rated) as Description);
}
