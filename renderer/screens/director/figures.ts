// What does a tournament's room ask in numbers: how many are left, how much has one on average, how
// far is the money?

import { averageStack, stillIn } from "#renderer/screens/tournament/standing.ts";
import type { TournamentView } from "#shared/protocol/tournament.ts";

export interface Figures {
  readonly entrants: number;
  /** Still in; who may buy in again is. */
  readonly left: number;
  /** Tournament chips in play. */
  readonly inPlay: number;
  /** Of those who have chips. */
  readonly average: number;
  readonly rebuys: number;
  readonly addOns: number;
  /** Places that are paid. */
  readonly paid: number;
  /**
   * So many must still go until everybody who is left is paid; null where nobody goes before the
   * end, or nobody is paid.
   */
  readonly toMoney: number | null;
  /** What the next one to go gets, 0 before the money; null where `toMoney` is. */
  readonly nextPrize: number | null;
}

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
