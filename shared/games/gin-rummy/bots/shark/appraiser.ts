import { playingOn, worthOf, type Appraiser } from "#shared/bots/appraiser.ts";
import { DiceReader, newDice } from "#shared/chance/dice.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { offers } from "#shared/contract/seen.ts";
import { View, type RoundStep } from "#shared/contract/view.ts";
import { ginRummy } from "../../index.ts";
import { counted } from "../../scoring.ts";
import { asGin, opponentOf, type GinSeen } from "../../seen.ts";
import type { Facts, GinRound, Move, Options } from "../../types.ts";
import { ginBots } from "../index.ts";
import { imaginedFrom, isUsual } from "./imagined.ts";
import { candidates, endAfter } from "./index.ts";
import type { Ended } from "./quickRound.ts";

const unit = "points";

/** What the hand brings the seat more than its opponent. */
function broughtBy({ options, facts }: GinSeen, { winner, points }: Ended, seat: Seat): number {
  if (winner === null) return 0;
  const brought = counted(options, facts, { winner, points }).points;
  return brought[seat]! - brought[opponentOf(seat)]!;
}

/** By the rules alone: for lay-offs, which quick rounds do not know, and for unusual packs. */
const byRules = playingOn<Options, Facts, Move>({
  unit,
  game: ginRummy,
  candidates: ({ seen }) => (offers(seen, "layOff") ? [{ type: "layOff" }] : []),
  playOn(step: RoundStep, seat) {
    let round = step.round as unknown as GinRound;
    const dice = new DiceReader(newDice(round.dice.seed));
    while (!round.facts.result) {
      const [mover = 0] = ginRummy.toAct(round);
      const view = View.of(ginRummy, { round, happened: [] }, mover);
      const outcome = ginRummy.apply(round, mover, ginBots.regular.choose(view, dice));
      if (!outcome.ok) throw new Error(`a bot moved against ${outcome.error.code}`);
      round = outcome.round;
    }
    return worthOf(unit, round.facts.result, seat);
  },
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
};
