import { rangeOf, typedNumber, type NumberRange } from "#renderer/ui/inputs/numberProblem.ts";
import { valueOf } from "#shared/chipBank/evening.ts";
import { chipColours, type ColourName } from "#shared/chipBank/kinds.ts";
import type { ChipEvening } from "#shared/chipBank/kept.ts";
import { chipSets, type ChipSet } from "#shared/chipBank/sets.ts";
import { houseRequests, type HouseAsk } from "#shared/protocol/schema.ts";
import type { NamedPerson } from "./PeopleFields.tsx";

/** As typed. */
export type ColourDraft = Readonly<{
  colour: ColourName;
  value: string;
  count: string;
}>;

export type EveningDraft = Readonly<{
  name: string;
  people: readonly NamedPerson[];
  colours: readonly ColourDraft[];
  forMoney: boolean;
  currency: string;
  price: string;
}>;

const form = houseRequests.openChipEvening;
const money = form.shape.money.unwrap().shape;
export const valueRange = rangeOf(form.shape.colours.element.shape.value);
/** A buy-in only hands chips out, so counts are never negative. */
export const countRange = { ...rangeOf(form.shape.stack.unwrap().element), min: 0 };

export const digitsOf = (currency: string): number =>
  new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions()
    .maximumFractionDigits ?? 2;
/** In whole units of the currency. */
export function priceRange(currency: string): NumberRange {
  const { min, max } = rangeOf(money.minor);
  const grain = 10 ** -digitsOf(currency);
  return { min: min * grain, max: max * grain, grain };
}

/** First in the list. */
const common: readonly string[] = ["EUR", "USD", "GBP", "CHF", "JPY"];
export const currencies: readonly string[] = [
  ...common,
  ...Intl.supportedValuesOf("currency").filter((currency) => !common.includes(currency)),
];

const draftOfSet = ({
  colours,
  stack,
}: Pick<ChipSet, "colours" | "stack">): readonly ColourDraft[] =>
  colours.map(({ colour, value }, at) => ({
    colour,
    value: String(value),
    count: String(stack[at] ?? 0),
  }));

export const withSet = (draft: EveningDraft, id: ChipSet["id"]): EveningDraft => ({
  ...draft,
  colours: draftOfSet(chipSets.find((set) => set.id === id)!),
});

/** Returns the ready-made set that the colours match; null if they were changed. */
export const setOf = ({ colours }: EveningDraft): ChipSet["id"] | null =>
  chipSets.find((set) => JSON.stringify(draftOfSet(set)) === JSON.stringify(colours))?.id ?? null;

export const freeColour = ({ colours }: EveningDraft): ColourName | null =>
  chipColours.find((colour) => colours.every((one) => one.colour !== colour)) ?? null;

export function firstDraft(last: ChipEvening | null, currency: string): EveningDraft {
  const first: EveningDraft = {
    name: "",
    people: [],
    colours: draftOfSet(chipSets[0]!),
    forMoney: true,
    currency,
    price: "10",
  };
  if (!last) return first;
  const { money, colours, stack } = last;
  const stackPrice =
    money && (valueOf(colours, stack) * money.minor) / money.chips / 10 ** money.digits;
  return {
    ...first,
    colours: draftOfSet({ colours, stack }),
    forMoney: money !== null,
    ...(money &&
      stackPrice !== null && {
        currency: money.currency,
        price: stackPrice.toFixed(money.digits).replace(/\.0+$/, ""),
      }),
  };
}

/** Returns what a buy-in is worth in chips; null while a number is invalid. */
export function stackValue({ colours }: EveningDraft): number | null {
  const worth = colours.map(
    ({ value, count }) => [typedNumber(value, valueRange), typedNumber(count, countRange)] as const,
  );
  return worth.some((pair) => pair.includes(null))
    ? null
    : worth.reduce((sum, [value, count]) => sum + value! * count!, 0);
}

/** Returns null while something is invalid. */
export function eveningOf(draft: EveningDraft): HouseAsk<"openChipEvening"> | null {
  const { name, people, colours, forMoney, currency, price } = draft;
  const stack = stackValue(draft);
  if (!stack || (forMoney && !currencies.includes(currency))) return null;
  const amount = forMoney ? typedNumber(price, priceRange(currency)) : 0;
  if (amount === null) return null;
  const minor = Math.round(amount * 10 ** digitsOf(currency));
  const read = form.safeParse({
    name,
    people,
    colours: colours.map(({ colour, value }) => ({
      colour,
      value: typedNumber(value, valueRange),
    })),
    stack: colours.map(({ count }) => typedNumber(count, countRange)),
    money: forMoney ? { currency, ...lowestTerms(minor, stack) } : null,
  });
  return read.data ?? null;
}

/**
 * Reduces ten euros for a thousand chips to one cent for one chip, so that a stack of any value has
 * a price in small numbers.
 */
function lowestTerms(minor: number, chips: number): Readonly<{ minor: number; chips: number }> {
  const common = (one: number, other: number): number =>
    other === 0 ? one : common(other, one % other);
  const by = common(minor, chips);
  return { minor: minor / by, chips: chips / by };
}
