// Weighs the moves of a decision against each other (H-50): what each is likely to bring its seat.

import { DiceReader, newDice } from "#shared/chance/dice.ts";
import type { AnyGame } from "#shared/contract/game.ts";
import type { Public } from "#shared/contract/json.ts";
import type { CommonFacts, Move, RoundResult } from "#shared/contract/round.ts";
import type { ReviewedDecision, WorthUnit } from "#shared/contract/review.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { RoundStep, View } from "#shared/contract/view.ts";
import type { Bot } from "./bot.ts";
import { BotRound, playOut } from "./botRound.ts";
import { worthAfter, type Search } from "./search.ts";

export interface Appraiser<
  O extends Public = Public,
  F extends CommonFacts = CommonFacts,
  M extends Move = Move,
> {
  readonly unit: WorthUnit;
  /** The moves that may be better than what was played. */
  candidates(view: View<O, F, M>): readonly M[];
  /** The chance to win as things are, and the part of the pot that a call would be; null at no bet. */
  odds?(view: View<O, F, M>): ReviewedDecision["odds"];
  /**
   * Returns one estimate of what each of these moves brings, all under the same circumstances. The
   * mean of many, each with other dice, is what the move is worth.
   */
  weigh(view: View<O, F, M>, moves: readonly M[], dice: DiceReader): readonly number[];
  /** Plays on, all cards being known, and returns what it brings the seat. */
  playOn(step: RoundStep, seat: Seat): number;
}

/** Weighs by rounds played on to their end in worlds that the view leaves possible. */
export const playingOn = <O extends Public, F extends CommonFacts, M extends Move>({
  unit,
  candidates,
  game,
  playOn,
}: Pick<Appraiser<O, F, M>, "unit" | "candidates"> &
  Pick<Search<O, F, M>, "game" | "playOn">): Appraiser<O, F, M> => ({
  unit,
  candidates,
  playOn,
  weigh(view, moves, dice) {
    const { viewer } = view.seen;
    if (viewer === "spectator") throw new Error("a spectator decides nothing");
    const world = game.imagine(view, newDice(`${dice.below(2 ** 32)}`));
    return moves.map((move) => worthAfter({ game, playOn }, world, viewer, move));
  },
});

/** Plays on with this bot at every seat. Throws as `playOut` does. */
export const playedOnBy =
  (game: AnyGame, bot: Bot, unit: WorthUnit): Appraiser["playOn"] =>
  (step, seat) => {
    const round = new BotRound(game, step);
    playOut(round, () => bot, new DiceReader(newDice(step.round.dice.seed)));
    return worthOf(unit, round.step.round.facts.result!, seat);
  };

/** What the result brings the seat; a shared first place is worth its part. */
export function worthOf(unit: WorthUnit, result: RoundResult, seat: Seat): number {
  if (unit === "chips") return result.chips?.[seat] ?? 0;
  if (unit === "wins") return result.winners.includes(seat) ? 1 / result.winners.length : 0;
  const points = result.points ?? [];
  const others = points.filter((_, other) => other !== seat);
  return (points[seat] ?? 0) - Math.max(0, ...others);
}
