// Has bots play a round to its end, each from its own view.

import { Asking, choiceOf } from "#shared/bots/asking.ts";
import type { Bot } from "#shared/bots/bot.ts";
import type { DiceReader } from "#shared/chance/dice.ts";
import type { Game } from "#shared/contract/game.ts";
import type { Public } from "#shared/contract/json.ts";
import type { GameEvent } from "#shared/contract/outcome.ts";
import type { CommonFacts, Move, Round } from "#shared/contract/round.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { View, type RoundStep } from "#shared/contract/view.ts";
import { sentence } from "#shared/games/texts.ts";

const mostMoves = 20_000;

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
  const asking = new Asking();
  let step: RoundStep<O, F, M, S, H> = { round: playing.start, happened: [] };
  for (let move = 0; move < mostMoves; move += 1) {
    const next = asking.next(game, step);
    if (!next) return step.round;
    const { seat, cue, given, auto } = next;
    const view = View.of(game, step, seat);
    const begun = playing.timed ? performance.now() : 0;
    const chosen = given ?? choiceOf(playing.botAt(seat), view, cue, dice);
    playing.timed?.(seat, performance.now() - begun);
    if (!chosen) continue;
    const outcome = game.apply(step.round, seat, chosen, auto);
    if (!outcome.ok) throw new Error(`${outcome.error.code}: ${sentence(outcome.error)}`);
    step = outcome;
  }
  throw new Error("the round does not end");
}
