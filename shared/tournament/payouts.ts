import type { Places } from "./state.ts";
import type { Payout, Structure } from "./structure.ts";

export const sumOf = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + amount, 0);

/**
 * Integers: all shares are rounded down, and the remainder goes one each to those that lost most by
 * it, of equal ones to the first.
 */
export function largestRemainder(total: number, weights: readonly number[]): readonly number[] {
  const sum = sumOf(weights);
  if (sum <= 0) throw new RangeError("there is no share for anybody");
  // Weights are integers, and total × weight is far below 2^53, so this is exact.
  const cut = weights.map((weight, at) => ({
    at,
    part: Math.floor((total * weight) / sum),
    rest: (total * weight) % sum,
  }));
  const left = total - sumOf(cut.map(({ part }) => part));
  const luckier = new Set(
    cut
      .toSorted((one, other) => other.rest - one.rest || one.at - other.at)
      .slice(0, left)
      .map(({ at }) => at),
  );
  return cut.map(({ at, part }) => part + (luckier.has(at) ? 1 : 0));
}

/** Odd chips go one each in the order given. */
export function evenly(
  total: number,
  takers: readonly string[],
): readonly (readonly [string, number])[] {
  const shares = largestRemainder(total, Array<number>(takers.length).fill(1));
  return takers.map((taker, at) => [taker, shares[at]!]);
}

export const payoutFor = (payouts: readonly Payout[], entrants: number): Payout =>
  payouts.findLast(({ from }) => from <= entrants) ?? payouts[0]!;

export type Prizes = Readonly<{
  /** By place; no more than there are entrants, and none is 0. */
  amounts: readonly number[];
  /** By the guarantee, to the pool. */
  added: number;
}>;

/** With fewer entrants than paid places the others' shares grow in proportion. */
export function prizesOf(
  { payouts, guaranteed }: Pick<Structure, "payouts" | "guaranteed">,
  pool: number,
  entrants: number,
): Prizes {
  const hundredths = payoutFor(payouts, entrants)
    .percent.slice(0, entrants)
    .map((percent) => Math.round(percent * 100));
  const shares = hundredths.length === 0 ? [] : largestRemainder(pool, hundredths);
  const amounts = Array.from(
    { length: Math.min(entrants, Math.max(shares.length, guaranteed.length)) },
    (_, at) => Math.max(shares[at] ?? 0, guaranteed[at] ?? 0),
  );
  const paid = amounts.findLastIndex((amount) => amount > 0) + 1;
  return {
    amounts: amounts.slice(0, paid),
    added: sumOf(amounts) - sumOf(shares),
  };
}

/** Those who share places share their prizes; odd chips go one each in the order listed. */
export function shareOut(amounts: readonly number[], places: Places): ReadonlyMap<string, number> {
  const prizes = new Map<string, number>();
  let due = 0;
  for (const { place, entrants } of places) {
    const sum = sumOf(amounts.slice(place - 1, place - 1 + entrants.length));
    for (const [entrant, prize] of evenly(sum, entrants)) prizes.set(entrant, prize);
    due += sum;
  }
  const paid = sumOf([...prizes.values()]);
  if (paid !== due) throw new Error(`${paid} would be paid, not ${due}`);
  return prizes;
}
