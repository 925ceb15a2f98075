import type { Seat } from "#shared/contract/seats.ts";
import { isInHand } from "../betting.ts";
import type { Range } from "./field.ts";
import type { Weights } from "./weights.ts";
import type { DrawSeen } from "../seen.ts";

export interface Rival {
  readonly seat: Seat;
  /**
   * The hands it may have had before the draw, as far as its bets tell, and the number of cards it
   * drew.
   */
  readonly range: Range;
  /** The best share of these hands that would have bet like this after the draw. */
  readonly stays: number;
  /** Chips put in during the whole hand, and during this stage. */
  readonly committed: number;
  readonly inStage: number;
  readonly chips: number;
}

const sum = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0);

/**
 * Returns the share of hands, the best ones, that pay `price` into `pot`: all hands pay nothing,
 * only the best pay any price.
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
