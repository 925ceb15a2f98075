import { isJoker, rankOf, suitOf, type Card, type Rank, type Suit } from "#shared/cards/card.ts";
import type { Shown } from "#shared/contract/json.ts";

export const suitWords: { readonly [S in Suit]: string } = {
  c: "clubs",
  d: "diamonds",
  h: "hearts",
  s: "spades",
};

export const rankWords: { readonly [R in Rank]: string } = {
  A: "ace",
  2: "2",
  3: "3",
  4: "4",
  5: "5",
  6: "6",
  7: "7",
  8: "8",
  9: "9",
  T: "10",
  J: "jack",
  Q: "queen",
  K: "king",
};
/** "aces", "9s" */
export const manyOfRank = (rank: Rank): string => `${rankWords[rank]}s`;

/** "a king", "an ace", "an 8" */
export const anyOfRank = (rank: Rank): string =>
  `${rank === "A" || rank === "8" ? "an" : "a"} ${rankWords[rank]}`;

/** "the 8 of hearts", "the joker" */
export const cardWords = (card: Card): string =>
  isJoker(card) ? "the joker" : `the ${rankWords[rankOf(card)]} of ${suitWords[suitOf(card)]}`;

export const spelled: { readonly [R in Rank]: string } = {
  A: "ace",
  2: "two",
  3: "three",
  4: "four",
  5: "five",
  6: "six",
  7: "seven",
  8: "eight",
  9: "nine",
  T: "ten",
  J: "jack",
  Q: "queen",
  K: "king",
};
export const spelledMany = (rank: Rank): string => (rank === "6" ? "sixes" : `${spelled[rank]}s`);

/** "no", "one", … "eight", then in figures. */
export const countWord = (count: number): string =>
  ["no", "one", "two", "three", "four", "five", "six", "seven", "eight"][count] ?? `${count}`;

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const rules = new Intl.PluralRules("en");
export const noun = (count: number, one: string, many: string): string =>
  rules.select(count) === "one" ? one : many;

/** "2 to 12", or "2" alone. */
export const fromTo = (min: number, max: number): string =>
  min === max ? `${min}` : `${min} to ${max}`;

const ordinals = new Intl.PluralRules("en", { type: "ordinal" });
const ordinalEndings: { readonly [K in Intl.LDMLPluralRule]?: string } = {
  one: "st",
  two: "nd",
  few: "rd",
};
/** 1st, 2nd, 3rd, 4th … 11th, 21st. */
export const nth = (place: number): string =>
  `${place}${ordinalEndings[ordinals.select(place)] ?? "th"}`;

const series = new Intl.ListFormat("en", { type: "unit" });
const both = new Intl.ListFormat("en", { type: "conjunction" });
const either = new Intl.ListFormat("en", { type: "disjunction" });
export const listed = (words: readonly (string | number)[]): string =>
  series.format(words.map(String));
/** "Ann, Ben, and Cy" */
export const allOf = (words: readonly string[]): string => both.format(words);
/** "a heart or a 7" */
export const oneOf = (words: readonly string[]): string => either.format(words);

/** "the ace of spades", "both the ace of spades and the 2 of clubs", "all of …" */
export const namedCards = (cards: readonly Card[]): string =>
  `${cards.length > 2 ? "all of " : cards.length === 2 ? "both " : ""}${allOf(cards.map(cardWords))}`;

const figures = new Intl.NumberFormat("en");
const mostNamed = 6;
const fewNamed = 2;

export const plural = (count: number, one: string, many: string): string =>
  `${number(count)} ${noun(count, one, many)}`;
/** A few of the names once they are more than one reads: "Ann, Ben and 48 others". */
export const company = (names: readonly string[]): string =>
  names.length <= mostNamed
    ? allOf(names)
    : `${names.slice(0, fewNamed).join(", ")} and ${number(names.length - fewNamed)} others`;
/** "Ann’s page", "the pages of Ann and Ben" */
export const pagesOf = (names: readonly string[]): string =>
  names.length === 1 ? `${names[0]}’s page` : `the pages of ${company(names)}`;
/** U+2212 is a minus as wide as the plus. */
export const number = (count: number): string => figures.format(count).replace("-", "−");
const brief = new Intl.NumberFormat("en", {
  notation: "compact",
  maximumFractionDigits: 1,
  maximumSignificantDigits: 3,
  roundingPriority: "lessPrecision",
});
/** In few letters: 98.6K, 1.3M. */
export const briefly = (count: number): string => brief.format(count).replace("-", "−");
export const chips = (count: number): string => plural(count, "chip", "chips");

/** In the format of the reader's own country if it writes in English. */
const system = new Intl.DateTimeFormat().resolvedOptions().locale;
const region = /^en\b/.test(system) ? system : "en";
export const date = new Intl.DateTimeFormat(region, { dateStyle: "medium", timeStyle: "short" });
export const day = new Intl.DateTimeFormat(region, { dateStyle: "medium" });

export const signed = (change: number): string =>
  `${change < 0 ? "−" : change > 0 ? "+" : "±"}${number(Math.abs(change))}`;

export const cards = (count: number): string => plural(count, "card", "cards");
/** "You" or a name, with the verb that goes with it. */
export const does = (name: string | null, you: string, other = you): string =>
  name === null ? `You ${you}` : `${name} ${other}`;

export function shownWords(shown: Shown): string {
  switch (shown.is) {
    case "nothing":
      return "nothing";
    case "list":
      return `a list of ${shown.length}`;
    case "object":
      return "an object";
    case "value":
      return shown.text;
  }
}
