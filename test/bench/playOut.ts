// How do bots play a round to its end, each from its own view?

import type { Bot } from '#shared/bots/bot.ts';
import type { DiceReader } from '#shared/chance/dice.ts';
import type { Game } from '#shared/contract/game.ts';
import type { Public } from '#shared/contract/json.ts';
import type { Happening } from '#shared/contract/outcome.ts';
import type { CommonFacts, Move, Round } from '#shared/contract/round.ts';
import type { Seat } from '#shared/contract/seats.ts';
import { View } from '#shared/contract/view.ts';
import { sentence } from '#shared/games/texts.ts';

const mostMoves = 20_000;

export interface Playing<O extends Public, F extends CommonFacts, M extends Move, H extends Happening, S, C extends Public> {
  readonly game: Game<O, F, M, H, S, C>;
  readonly start: Round<O, F, M, S>;
  readonly dice: DiceReader;
  botAt(seat: Seat): Bot<O, F, M>;
  /** Called with how long each choice took, ms. */
  timed?(seat: Seat, ms: number): void;
}

/** The finished round. Throws where a bot makes an illegal move, or the round does not end. */
export function playOut<O extends Public, F extends CommonFacts, M extends Move, H extends Happening, S, C extends Public>(playing: Playing<O, F, M, H, S, C>): Round<O, F, M, S> {
  const { game, dice } = playing;
  let round = playing.start;
  for (let move = 0; move < mostMoves; move += 1) {
    const seat = game.toAct(round)[0];
    if (seat === undefined) return round;
    const view = View.of(game, { round, happened: [] }, seat);
    const begun = playing.timed ? performance.now() : 0;
    const chosen = playing.botAt(seat).choose(view, dice);
    playing.timed?.(seat, performance.now() - begun);
    const outcome = game.apply(round, seat, chosen);
    if (!outcome.ok) throw new Error(`${outcome.error.code}: ${sentence(outcome.error)}`);
    round = outcome.round;
  }
  throw new Error('the round does not end');
}
