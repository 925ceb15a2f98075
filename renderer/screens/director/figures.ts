import { averageStack, stillIn } from "#renderer/screens/tournament/standing.ts";
import type { TournamentView } from "#shared/protocol/tournament.ts";

export type Figures = Readonly<{
  entrants: number;
  /** Players still in, including those who may buy in again. */
  left: number;
  inPlay: number;
  /** The average stack of those who have chips. */
  average: number;
  rebuys: number;
  addOns: number;
  paid: number;
  /**
   * How many players must still go out until all who are left are paid; null where nobody goes out
   * before the end, or nobody is paid.
   */
  toMoney: number | null;
  /** The prize of the next player to go out, 0 before the money; null where `toMoney` is. */
  nextPrize: number | null;
}>;

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

export function figuresOf({
  entrants,
  payouts,
  format,
  stage,
}: Pick<TournamentView, "entrants" | "payouts" | "format" | "stage">): Figures {
  const left = stillIn({ entrants }).length;
  const paid = payouts.prizes.length;
  const goesOn = stage !== "registering" && stage !== "over" && stage !== "cancelled";
  const isNear = goesOn && format.kind !== "league" && paid > 0;
  return {
    entrants: entrants.length,
    left,
    inPlay: sumOf(entrants.map(({ stack }) => stack)),
    average: averageStack({ entrants }),
    rebuys: sumOf(entrants.map(({ rebuys }) => rebuys)),
    addOns: entrants.filter(({ addOn }) => addOn).length,
    paid,
    toMoney: isNear ? Math.max(0, left - paid) : null,
    nextPrize: isNear ? (payouts.prizes[left - 1] ?? 0) : null,
  };
}
