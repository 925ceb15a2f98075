// Has bots play a round to its end, each from its own view.

import { choiceOf } from "#shared/bots/asking.ts";
import type { Bot } from "#shared/bots/bot.ts";
import { BotRound } from "#shared/bots/botRound.ts";
import type { DiceReader } from "#shared/chance/dice.ts";
import type { Game } from "#shared/contract/game.ts";
import type { Public } from "#shared/contract/json.ts";
import type { GameEvent } from "#shared/contract/outcome.ts";
import type { CommonFacts, Move, Round } from "#shared/contract/round.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { View } from "#shared/contract/view.ts";
import { sentence } from "#shared/games/texts.ts";

export interface Playing<
  O extends Public,
  F extends CommonFacts,
  M extends Move,
  H extends GameEvent,
  S,
  C extends Public,
> {
  readonly game: Game<O, F, M, H, S, C>;
  readonly start: Round<O, F, M, S>;
  readonly dice: DiceReader;
  botAt(seat: Seat): Bot<O, F, M>;
  /** Called with how long each choice took, ms. */
  timed?(seat: Seat, ms: number): void;
}

/** The finished round. Throws where a bot makes an illegal move, or the round does not end. */
export function playOut<
  O extends Public,
  F extends CommonFacts,
  M extends Move,
  H extends GameEvent,
  S,
  C extends Public,
>(playing: Playing<O, F, M, H, S, C>): Round<O, F, M, S> {
  const { game, dice } = playing;
  const over = new BotRound(game, { round: playing.start, happened: [] });
  for (let task = over.next(); task; task = over.next()) {
    const { seat, cue, given } = task;
    const view = View.of(over.game, over.step, seat) as unknown as View<O, F, M>;
    const begun = playing.timed ? performance.now() : 0;
    const chosen = given ?? choiceOf(playing.botAt(seat), view, cue, dice);
    playing.timed?.(seat, performance.now() - begun);
    const error = over.make(task, chosen);
    if (error) throw new Error(`${error.code}: ${sentence(error)}`);
  }
  return over.step.round as Round<O, F, M, S>;
}
