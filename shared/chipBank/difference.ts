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

/** The chips counted less those expected: positive is too many, negative is missing. */
export type Difference = Readonly<{
  counts: Counts;
  value: number;
}>;

export function differenceOf(evening: Counted, counted: Counts): Difference {
  const { counts: wanted } = onTable(evening);
  const counts = evening.colours.map((_colour, at) => (counted[at] ?? 0) - (wanted[at] ?? 0));
  return { counts, value: valueOf(evening.colours, counts) };
}

export type Suspicion =
  /** They bought chips and have not cashed out, so the missing chips may be in front of them. */
  | Readonly<{ kind: "not-cashed-out"; person: string }>
  /** The purchase may have been recorded twice, or recorded without chips being handed out. */
  | Readonly<{ kind: "bought-twice"; person: string; entry: number }>
  /** A second purchase like this one may not have been recorded. */
  | Readonly<{ kind: "not-written"; person: string; entry: number }>
  /** The same chips may have been cashed out twice. */
  | Readonly<{ kind: "cashed-twice"; person: string; entry: number }>
  /** Only one colour is wrong: somebody who cashed it out may have miscounted by that many. */
  | Readonly<{
      kind: "miscounted";
      colour: ChipColour;
      by: number;
      people: readonly string[];
    }>
  /** The value is right, but the colours differ. */
  | { readonly kind: "changed" };

const isPurchase = ({ kind }: ChipEntry): boolean =>
  kind === "buy-in" || kind === "rebuy" || kind === "add-on";
const once = <T>(all: readonly T[], keyOf: (one: T) => string): readonly T[] =>
  all.filter((one, at) => all.findIndex((other) => keyOf(other) === keyOf(one)) === at);

/**
 * `left` is what should still be on the table after everybody has cashed out: positive is missing.
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
  // Keeps each person's last such entry, as the earlier ones were checked since.
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
