import {
  onTable,
  personCounts,
  standing,
  valueOf,
  type ChipColour,
  type ChipEntry,
  type Counted,
  type Counts,
} from "./evening.ts";

/** Counted less what must be there: above zero is too many, below is missing. */
export interface Difference {
  readonly counts: Counts;
  readonly value: number;
}

export function differenceOf(evening: Counted, counted: Counts): Difference {
  const { counts: wanted } = onTable(evening);
  const counts = evening.colours.map((_colour, at) => (counted[at] ?? 0) - (wanted[at] ?? 0));
  return { counts, value: valueOf(evening.colours, counts) };
}

export type Suspicion =
  /** He bought chips and has not cashed out: what is missing may be before him. */
  | { readonly kind: "not-cashed-out"; readonly person: string }
  /** This purchase may have been written down and no chips given, or twice. */
  | { readonly kind: "bought-twice"; readonly person: string; readonly entry: number }
  /** Another purchase like this one may not have been written down. */
  | { readonly kind: "not-written"; readonly person: string; readonly entry: number }
  /** The same chips may have been cashed out twice. */
  | { readonly kind: "cashed-twice"; readonly person: string; readonly entry: number }
  /** Chips of one colour alone are wrong: a miscount by so many of those who cashed it out. */
  | {
      readonly kind: "miscounted";
      readonly colour: ChipColour;
      readonly by: number;
      readonly people: readonly string[];
    }
  /** All is there, but other colours of the same value. */
  | { readonly kind: "changed" };

const isPurchase = ({ kind }: ChipEntry): boolean =>
  kind === "buy-in" || kind === "rebuy" || kind === "add-on";
const once = <T>(all: readonly T[], keyOf: (one: T) => string): readonly T[] =>
  all.filter((one, at) => all.findIndex((other) => keyOf(other) === keyOf(one)) === at);

/**
 * `left`: what is still to be on the table once everybody has cashed out: above zero it is missing.
 */
export function suspicions(evening: Counted, left: Difference): readonly Suspicion[] {
  const { colours, entries } = evening;
  if (left.counts.every((count) => count === 0)) return [];
  if (left.value === 0) return [{ kind: "changed" }];
  const holding = personCounts(evening).filter(
    ({ bought, cashedOut }) => bought > 0 && cashedOut === null,
  );
  const stand = standing(entries).filter(
    (entry): entry is ChipEntry & { readonly person: string } => entry.person !== null,
  );
  const worth = (entry: ChipEntry): number => valueOf(colours, entry.counts);
  // Of several that are alike the last: the others were looked at since.
  const like = (wanted: (entry: ChipEntry) => boolean) =>
    once(stand.filter(wanted).toReversed(), ({ person }) => person);
  return [
    ...(left.value > 0
      ? holding.map(({ person }) => ({ kind: "not-cashed-out", person: person.id }) as const)
      : []),
    ...(left.value > 0
      ? like((entry) => isPurchase(entry) && worth(entry) === left.value).map(
          ({ person, number }) => ({ kind: "bought-twice", person, entry: number }) as const,
        )
      : []),
    ...(left.value < 0
      ? like((entry) => isPurchase(entry) && worth(entry) === -left.value).map(
          ({ person, number }) => ({ kind: "not-written", person, entry: number }) as const,
        )
      : []),
    ...(left.value < 0
      ? like((entry) => entry.kind === "cash-out" && worth(entry) === left.value).map(
          ({ person, number }) => ({ kind: "cashed-twice", person, entry: number }) as const,
        )
      : []),
    ...miscounted(colours, stand, left.counts),
  ];
}

function miscounted(
  colours: readonly ChipColour[],
  stand: readonly (ChipEntry & { readonly person: string })[],
  left: Counts,
): readonly Suspicion[] {
  const wrong = left.flatMap((count, at) => (count === 0 ? [] : [{ at, by: count }]));
  const [only] = wrong;
  if (!only || wrong.length > 1) return [];
  const people = stand
    .filter(({ kind, counts }) => kind === "cash-out" && counts[only.at] !== 0)
    .map(({ person }) => person);
  return people.length === 0
    ? []
    : [
        {
          kind: "miscounted",
          colour: colours[only.at]!,
          by: only.by,
          people: [...new Set(people)],
        },
      ];
}
