import type { DiceReader } from "#shared/chance/dice.ts";
import type { AnyGame, AnyRound, Cue, Game } from "#shared/contract/game.ts";
import type { Public } from "#shared/contract/json.ts";
import type { GameEvent } from "#shared/contract/outcome.ts";
import type { CommonFacts, Move, Round } from "#shared/contract/round.ts";
import { activeSeats, type Seat } from "#shared/contract/seats.ts";
import { View, type RoundStep } from "#shared/contract/view.ts";
import type { Bot } from "./bot.ts";

/**
 * `cue`: the cue that the seat is asked about, null where it is its turn or choice. `given`: the
 * move to make without asking the bot, or null. `auto`: whether that move is marked as automatic.
 */
export type BotTask<M extends Move = Move> = Readonly<{
  seat: Seat;
  cue: string | null;
  given: M | null;
  auto: boolean;
}>;

export const cuesAt = <
  O extends Public,
  F extends CommonFacts,
  M extends Move,
  H extends GameEvent,
  S,
  C extends Public,
>(
  game: Game<O, F, M, H, S, C>,
  step: RoundStep<O, F, M, S, H>,
): readonly Cue[] => game.outOfTurn?.cues?.(View.of(game, step, "spectator").seen) ?? [];

/** For one round among bots only. */
export class Asking {
  readonly #answered = new Set<string>();

  /**
   * Returns a seat that may still take up a cue, else one whose consent is due, else the first that
   * is to act. Null when the round is over.
   */
  next<
    O extends Public,
    F extends CommonFacts,
    M extends Move,
    H extends GameEvent,
    S,
    C extends Public,
  >(game: Game<O, F, M, H, S, C>, step: RoundStep<O, F, M, S, H>): BotTask<M> | null {
    return (
      this.#cued(game.outOfTurn?.cues ? cuesAt(game, step) : []) ??
      consenting(game, step.round) ??
      acting(game, step.round)
    );
  }

  #cued(cues: readonly Cue[]): BotTask<never> | null {
    for (const { key, seats } of cues) {
      const seat = seats.find((one) => !this.#answered.has(`${one} ${key}`));
      if (seat === undefined) continue;
      this.#answered.add(`${seat} ${key}`);
      return { seat, cue: key, given: null, auto: false };
    }
    return null;
  }
}

function consenting<
  O extends Public,
  F extends CommonFacts,
  M extends Move,
  H extends GameEvent,
  S,
  C extends Public,
>({ outOfTurn }: Game<O, F, M, H, S, C>, round: Round<O, F, M, S>): BotTask<M> | null {
  const consent = outOfTurn?.consent;
  if (!consent || round.facts.result || !consent.areBotsDone(round.facts)) return null;
  const seat = activeSeats(round).find((one) => !consent.given(round.facts).includes(one));
  return seat === undefined
    ? null
    : { seat, cue: null, given: { type: consent.move } as M, auto: false };
}

function acting<
  O extends Public,
  F extends CommonFacts,
  M extends Move,
  H extends GameEvent,
  S,
  C extends Public,
>(game: Game<O, F, M, H, S, C>, round: Round<O, F, M, S>): BotTask<M> | null {
  const [seat] = game.toAct(round);
  if (seat === undefined) return null;
  const auto = isStuck(game, round, seat);
  return { seat, cue: null, given: auto ? game.defaultMove(round, seat) : null, auto };
}

const isStuck = (game: AnyGame, round: AnyRound, seat: Seat) =>
  game.longTurns !== undefined && game.legal(round, seat).length === 0;

/** Returns the bot's move; null if it ignores a cue. */
export const choiceOf = <O extends Public, F extends CommonFacts, M extends Move>(
  bot: Bot<O, F, M>,
  view: View<O, F, M>,
  cue: string | null,
  dice: DiceReader,
): M | null => (cue === null ? bot.choose(view, dice) : (bot.takeUp?.(view, cue, dice) ?? null));
