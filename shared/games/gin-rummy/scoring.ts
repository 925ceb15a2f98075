import type { Seat } from "#shared/contract/seats.ts";
import { opponentOf } from "./phase.ts";
import type { DownBy, EndedBy, Facts, Options } from "./types.ts";

export interface HandScore {
  readonly by: EndedBy;
  readonly winner: Seat;
  readonly points: number;
}

interface Down {
  readonly knocker: Seat;
  readonly by: DownBy;
  /** The knocker's deadwood (`own`) and the opponent's (`others`). */
  readonly own: number;
  readonly others: number;
}

function plainScore(
  { ginBonus, bigGin, undercutBonus }: Options,
  { knocker, by, own, others }: Down,
): HandScore {
  if (by !== "knock")
    return { by, winner: knocker, points: (by === "gin" ? ginBonus : bigGin) + others };
  if (others > own) return { by, winner: knocker, points: others - own };
  return { by: "undercut", winner: opponentOf(knocker), points: own - others + undercutBonus };
}

/** GR-14; GR-10: doubles the whole score, including the bonus. */
export function scoreOf(options: Options, { double }: Facts, down: Down): HandScore {
  const score = plainScore(options, down);
  return double ? { ...score, points: 2 * score.points } : score;
}

/**
 * GR-17: per seat; null if the match goes on. `points` are the winner's in this hand; `boxes`
 * includes this hand.
 */
export function matchBonus(
  { target, gameBonus, boxBonus }: Options,
  { score }: Facts,
  { winner, points }: Omit<HandScore, "by">,
  boxes: readonly number[],
): readonly number[] | null {
  const before = score[winner] ?? 0;
  if (target === 0 || before + points < target) return null;
  return boxes.map(
    (count, seat) =>
      boxBonus * count + (seat === winner ? gameBonus * (isShutout(score, winner) ? 2 : 1) : 0),
  );
}

/** GR-17 */
export const isShutout = (score: readonly number[], winner: Seat): boolean =>
  score[opponentOf(winner)] === 0;
