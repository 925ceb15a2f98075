import type { Seat } from "#shared/contract/seats.ts";
import { isInHand } from "../betting.ts";
import type { Range } from "./field.ts";
import type { Weights } from "./weights.ts";
import type { DrawSeen } from "../seen.ts";

export interface Rival {
  readonly seat: Seat;
  /** What it had before the draw and drew, as far as its bets before the draw tell. */
  readonly range: Range;
  /** Of such hands, the best share that would have bet as it did after the draw. */
  readonly stays: number;
  /** Put in during the whole hand, and in this stage. */
  readonly committed: number;
  readonly inStage: number;
  readonly chips: number;
}

const sum = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0);

/**
 * How good a share of hands pays so much, beside what lay in the pot: all pay nothing, the best pay
 * anything.
 */
export const shareThatPays = (price: number, pot: number, caution: number): number =>
  price <= 0 ? 1 : 1 / (1 + (caution * price) / Math.max(1, pot));

export function rivalsOf(
  { facts, options, phase }: DrawSeen,
  own: Seat,
  weights: Weights,
): readonly Rival[] {
  const isSecond = phase === "bet2";
  const atStart = facts.pot - sum(facts.inStage);
  const antes = facts.committed.map((put) => Math.min(put, options.ante));
  return facts.dealtIn.flatMap((_, seat) => {
    if (seat === own || !isInHand(facts, seat)) return [];
    const committed = facts.committed[seat] ?? 0;
    const inStage = facts.inStage[seat] ?? 0;
    const before = committed - (antes[seat] ?? 0) - (isSecond ? inStage : 0);
    const range = {
      share: shareThatPays(before, sum(antes), weights.firstBets),
      drew: facts.drew[seat] ?? null,
    };
    return [
      {
        seat,
        range,
        stays: isSecond ? shareThatPays(inStage, atStart, weights.secondBets) : 1,
        committed,
        inStage,
        chips: facts.chips[seat] ?? 0,
      },
    ];
  });
}
