import type { Seat } from "#shared/contract/seats.ts";
import { isShutout } from "../../scoring.ts";
import { opponentOf } from "../../turns.ts";
import type { Facts, Options } from "../../types.ts";
import type { HandEnd } from "./moment.ts";

type Match = Readonly<{
  options: Pick<Options, "target" | "gameBonus" | "boxBonus">;
  facts: Pick<Facts, "score">;
}>;

/**
 * GR-17: what the end of a hand is worth to a seat, in points: those of the hand and the box, and
 * the bonus for the match, once it is won, or as far as one is ahead in the match.
 */
export function matchWorth(
  { options: { target, gameBonus, boxBonus }, facts: { score } }: Match,
  { winner, points }: HandEnd,
  seat: Seat,
): number {
  const sign = winner === null ? 0 : winner === seat ? 1 : -1;
  if (target === 0) return sign * points;
  const after = score.map((before, at) => before + (at === winner ? points : 0));
  const isOver = winner !== null && after[winner]! >= target;
  const games = isOver ? sign * (isShutout(score, winner) ? 2 : 1) : leadIn(target, after, seat);
  return sign * (points + boxBonus) + gameBonus * games;
}

/** From −1 to 1: the chance to win the match less the chance to lose it, by the points needed. */
function leadIn(target: number, score: readonly number[], seat: Seat) {
  const own = target - score[seat]!;
  const others = target - score[opponentOf(seat)]!;
  return (others - own) / (others + own);
}
