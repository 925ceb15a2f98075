import {
  personCounts,
  tableNet,
  type ChipMoney,
  type ChipPerson,
  type Counted,
} from "./evening.ts";

export type SettledResult = Readonly<{
  person: ChipPerson;
  /** Won or lost in the value of chips, without the person's share of the table's shortfall. */
  net: number;
  /**
   * Positive: to receive, negative: to pay. In the currency's smallest unit, or in chips where no
   * money is played for. All amounts sum to zero.
   */
  amount: number;
}>;

const lowered = (numerator: bigint, denominator: bigint): bigint =>
  numerator < 0n ? -((-numerator + denominator - 1n) / denominator) : numerator / denominator;

/**
 * Rounds `numerators` over a common denominator to integers with the same sum, which must be an
 * integer. All are rounded down, and the remainder goes by ones to those that lost most by it; of
 * equal ones to the first.
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
 * Returns the result of everybody who bought chips in a fully counted evening, where no chips are
 * left on the table. Everybody shares the table's shortfall or surplus equally.
 */
export function resultsOf(
  evening: Counted & { readonly money: ChipMoney | null },
): readonly SettledResult[] {
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
