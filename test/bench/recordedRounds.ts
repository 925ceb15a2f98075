// Provides the rounds that the benches replay: whole legal ones, played by bots from seeds.

import { DiceReader, newDice } from "#shared/chance/dice.ts";
import { peekAll } from "#shared/cards/faceDown.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { View } from "#shared/contract/view.ts";
import { kingsBots } from "#shared/games/kings-and-bastards/bots/index.ts";
import { kingsAndBastards as game } from "#shared/games/kings-and-bastards/index.ts";
import type { KingsRound, Move } from "#shared/games/kings-and-bastards/types.ts";
import { dealOf } from "./contest.ts";
import { leanStart, type LeanMove, type LeanState } from "./leanKings.ts";

export type RecordedRound = Readonly<{
  start: KingsRound;
  end: KingsRound;
  leanStart: LeanState;
  moves: readonly Readonly<{
    seat: Seat;
    move: Move;
    leanMove: LeanMove;
  }>[];
}>;

/** The same deal for the lean reducer, in arrays of its own. */
export const leanOf = ({ zones, facts }: KingsRound): LeanState =>
  leanStart(
    zones.hands.map((hand) => [...peekAll(hand)]),
    facts.dealer,
    facts.exchange,
  );

/**
 * Rounds played by Easy and Regular in turn about the table; every other one begins with an
 * exchange.
 */
export function recordedRounds(
  rounds: number,
  seats: number,
  seed: string,
): readonly RecordedRound[] {
  return Array.from({ length: rounds }, (_, number) => {
    const start = dealOf(seed, number, seats);
    const dice = new DiceReader(newDice(`${seed}/bots/${number}`));
    const moves: { seat: Seat; move: Move; leanMove: LeanMove }[] = [];
    let round = start;
    for (;;) {
      const seat = game.toAct(round)[0];
      if (seat === undefined) return { start, end: round, leanStart: leanOf(start), moves };
      const bot = seat % 2 === 0 ? kingsBots.regular : kingsBots.easy;
      const move = bot.choose(View.of(game, { round, happened: [] }, seat), dice);
      const outcome = game.apply(round, seat, move);
      if (!outcome.ok || move.type === "leave")
        throw new Error(`a bot's move was refused: ${JSON.stringify(outcome)}`);
      moves.push({ seat, move, leanMove: move });
      round = outcome.round;
    }
  });
}
