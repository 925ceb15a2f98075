import {
  personCounts,
  tableNet,
  type ChipMoney,
  type ChipPerson,
  type Counted,
} from "./evening.ts";

export interface Result {
  readonly person: ChipPerson;
  /** Won or lost, in the value of chips, without his part of what the table lacked. */
  readonly net: number;
  /**
   * What he gets, or has to pay where it is negative: in the currency's smallest unit; in chips
   * where no money is played for. All of them sum to zero.
   */
  readonly amount: number;
}

const lowered = (numerator: bigint, denominator: bigint): bigint =>
  numerator < 0n ? -((-numerator + denominator - 1n) / denominator) : numerator / denominator;

/**
 * `numerators` over one denominator as whole numbers whose sum is that of the fractions, which must
 * be whole: all are rounded down, and what is left goes by ones to those who lost most by it; to
 * the first of those who lost alike.
 */
export function byLargestRemainder(
  numerators: readonly bigint[],
  denominator: bigint,
): readonly bigint[] {
  const floors = numerators.map((numerator) => lowered(numerator, denominator));
  const left = numerators.map((numerator, at) => ({
    at,
    rest: numerator - floors[at]! * denominator,
  }));
  const short = left.reduce((sum, { rest }) => sum + rest, 0n) / denominator;
  const raised = new Set(
    left
      .toSorted((one, other) =>
        one.rest === other.rest ? one.at - other.at : one.rest > other.rest ? -1 : 1,
      )
      .slice(0, Number(short))
      .map(({ at }) => at),
  );
  return floors.map((floor, at) => (raised.has(at) ? floor + 1n : floor));
}

/**
 * How everybody who bought chips comes out of an evening whose chips are all counted: what must be
 * on the table is nothing. What the table lacked, or had too many, they share alike.
 */
export function resultsOf(
  evening: Counted & { readonly money: ChipMoney | null },
): readonly Result[] {
  const players = personCounts(evening).filter(({ bought, net }) => bought !== 0 || net !== 0);
  const { minor, chips } = evening.money ?? { minor: 1, chips: 1 };
  const among = BigInt(Math.max(1, players.length));
  const shared = BigInt(tableNet(evening));
  const exact = players.map(({ net }) => (BigInt(net) * among + shared) * BigInt(minor));
  const amounts = byLargestRemainder(exact, among * BigInt(chips));
  return players.map(({ person, net }, at) => ({ person, net, amount: Number(amounts[at]) }));
}

export const priceOf = ({ minor, chips }: ChipMoney, value: number): number =>
  Number(lowered(BigInt(value) * BigInt(minor) * 2n + BigInt(chips), BigInt(chips) * 2n));

export const isCountable = (money: ChipMoney | null, value: number): boolean =>
  Number.isSafeInteger(value) &&
  (money === null ||
    Number.isSafeInteger(
      Number((BigInt(Math.abs(value)) * BigInt(money.minor)) / BigInt(money.chips)),
    ));
