import { playedOnBy, playingOn, type Appraiser } from "#shared/bots/appraiser.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { offers } from "#shared/contract/seen.ts";
import { ginRummy as game } from "../../index.ts";
import { openMoment } from "../../openMoment.ts";
import { matchPoints } from "../../scoring.ts";
import { asGin, opponentOf } from "../../seen.ts";
import type { Facts, GinRound, Move, Options } from "../../types.ts";
import { ginBots } from "../index.ts";
import { imaginedFrom, isUsual } from "./imagined.ts";
import { candidates, endAfter, quickRoundAt } from "./index.ts";
import type { HandEnd } from "./moment.ts";

const unit = "points";

/** By how much the hand brings the seat more than its opponent. */
function broughtBy(
  { options, facts }: Pick<GinRound, "options" | "facts">,
  { winner, points }: HandEnd,
  seat: Seat,
): number {
  if (winner === null) return 0;
  const brought = matchPoints(options, facts, { winner, points }).points;
  return brought[seat]! - brought[opponentOf(seat)]!;
}

/** By the rules alone: for lay-offs, which quick rounds do not know, and for unusual packs. */
const byRules = playingOn<Options, Facts, Move>({
  unit,
  game,
  candidates: ({ seen }) => (offers(seen, "layOff") ? [{ type: "layOff" }] : []),
  playOn: playedOnBy(game, ginBots.regular, unit),
});

const isQuick = ({ type }: Move): boolean => type !== "layOff" && type !== "leave";

/** Weighs by quick rounds in the hands that the Shark believes likely. */
export const appraiser: Appraiser<Options, Facts, Move> = {
  unit,
  candidates(view) {
    const seen = asGin(view.seen);
    return seen.viewer === "spectator" || offers(seen, "layOff")
      ? byRules.candidates(view)
      : candidates(seen, seen.viewer);
  },
  weigh(view, moves, dice) {
    const seen = asGin(view.seen);
    const { viewer } = seen;
    if (viewer === "spectator" || !isUsual(seen, viewer) || !moves.every(isQuick))
      return byRules.weigh(view, moves, dice);
    const moment = imaginedFrom(seen, viewer, dice)();
    return moves.map((move) => broughtBy(seen, endAfter(seen, moment, move), viewer));
  },
  playOn(step, seat) {
    const round = step.round as unknown as GinRound;
    const isDown = round.facts.result !== null || round.facts.knocker !== null;
    const moment = isDown ? null : openMoment(round);
    return moment
      ? broughtBy(round, quickRoundAt(moment, round).playedOut(), seat)
      : byRules.playOn(step, seat);
  },
};
