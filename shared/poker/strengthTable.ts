// Every hand of five, jokers among them or not, is one of 8 568 choices of ranks, in one suit or not.
// Each is described once, slowly; all descriptions in order give the strengths.

import {
  aceHeight,
  jokerKey,
  keyOfHeight,
  largestSum,
  lowAceHeight,
  lowestHeight,
} from "./cardCode.ts";
import { categories, type Category } from "./category.ts";

/**
 * What makes a hand better or worse: its category, then heights, those that decide first coming
 * first.
 */
export interface Description {
  readonly category: Category;
  readonly heights: readonly number[];
}

const handSize = 5;
/** The half for hands of one suit comes after the one for all others. */
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

/** The hand of five naturals; `falling` lists their heights, highest first. */
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

/** No wrap-around; the ace ends 5-4-3-2-A as its lowest card. */
function straightOf(falling: readonly number[]): readonly number[] | null {
  const [first = 0, second = 0] = falling;
  if (first - (falling.at(-1) ?? 0) === handSize - 1) return falling;
  return first === aceHeight && second === handSize ? [...falling.slice(1), lowAceHeight] : null;
}

const rating = ({ category, heights }: Description): number =>
  heights.reduce((sum, height) => sum * (aceHeight + 1) + height, valueOf(category));

/** All choices of so many heights, repetitions allowed, each from the highest to the lowest. */
function choices(count: number, from = 0): readonly (readonly number[])[] {
  if (count === 0) return [[]];
  return heights.flatMap((height, at) =>
    at < from ? [] : choices(count - 1, at).map((lower) => [height, ...lower]),
  );
}

type Described = ReadonlyMap<number, Description>;

/**
 * What each sum means, of one suit and of several. Fewer jokers come first, for a joker is as good
 * as the best natural in its place.
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
      // A joker: in a flush it stands for no rank that is there already; as such a rank it can only
      // be of another suit.
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
 * Writes the strengths, whole numbers from 1, to their sums; those of hands of one suit
 * `suitedFrom` further on. Takes a moment. Returns what each strength stands for, that of 1 first.
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
