// Tallies over rounds, independent of how the rounds are split into slices.

import type { Achievement, Achievements, Tally } from "#shared/contract/achievements.ts";

/** A number per tally, or the different values or days, ascending. Plain data, as stored. */
export interface Counts {
  readonly numbers: { readonly [tally: string]: number };
  readonly different: { readonly [tally: string]: readonly string[] };
  readonly days: { readonly [tally: string]: readonly number[] };
}

export const noCounts: Counts = { numbers: {}, different: {}, days: {} };

type Values = { readonly [key: string]: readonly (string | number)[] };

/** Inserts the value in order; returns the same list if it was there. */
function withValue<T extends string | number>(list: readonly T[], value: T): readonly T[] {
  if (list.includes(value)) return list;
  const at = list.findIndex((other) => other > value);
  return list.toSpliced(at < 0 ? list.length : at, 0, value);
}

const added = <V extends Values>(lists: V, key: string, value: V[string][number] | null): V =>
  value === null ? lists : { ...lists, [key]: withValue(lists[key] ?? [], value) };

function numberAfter<R>(
  tally: Extract<Tally<R>, { readonly kind: "sum" | "most" }>,
  before: number,
  round: R,
): number {
  const value = tally.of(round);
  return tally.kind === "sum" ? before + value : Math.max(before, value);
}

function withTally<R>(counts: Counts, key: string, tally: Tally<R>, round: R): Counts {
  switch (tally.kind) {
    case "different":
      return { ...counts, different: added(counts.different, key, tally.of(round)) };
    case "days":
      return { ...counts, days: added(counts.days, key, tally.of(round)) };
    case "sum":
    case "most":
      return {
        ...counts,
        numbers: { ...counts.numbers, [key]: numberAfter(tally, counts.numbers[key] ?? 0, round) },
      };
  }
}

/** The tallies of a game, or of the house, have its name as a prefix. */
const keyOf = (of: string, tally: string): string => `${of}.${tally}`;

export const counted = <R>(
  counts: Counts,
  of: string,
  { tallies }: Pick<Achievements<R>, "tallies">,
  round: R,
): Counts =>
  Object.entries(tallies).reduce(
    (before, [key, tally]) => withTally(before, keyOf(of, key), tally, round),
    counts,
  );

export function longestRun(days: readonly number[]): number {
  let [longest, run] = [0, 0];
  days.forEach((day, at) => {
    run = days[at - 1] === day - 1 ? run + 1 : 1;
    longest = Math.max(longest, run);
  });
  return longest;
}

export function amountOf<R>(
  counts: Counts,
  of: string,
  { tallies }: Pick<Achievements<R>, "tallies">,
  { tally }: Pick<Achievement, "tally">,
): number {
  const key = keyOf(of, tally);
  switch (tallies[tally]?.kind) {
    case "different":
      return counts.different[key]?.length ?? 0;
    case "days":
      return longestRun(counts.days[key] ?? []);
    default:
      return counts.numbers[key] ?? 0;
  }
}
