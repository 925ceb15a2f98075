import type { DiceReader } from "#shared/chance/dice.ts";
import type { Cue, Game } from "#shared/contract/game.ts";
import type { Public } from "#shared/contract/json.ts";
import type { GameEvent } from "#shared/contract/outcome.ts";
import type { CommonFacts, Move } from "#shared/contract/round.ts";
import { View, type RoundStep } from "#shared/contract/view.ts";
import type { Bot } from "./bot.ts";

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

/** Returns the bot's move; null if it ignores a cue. */
export const choiceOf = <O extends Public, F extends CommonFacts, M extends Move>(
  bot: Bot<O, F, M>,
  view: View<O, F, M>,
  cue: string | null,
  dice: DiceReader,
): M | null => (cue === null ? bot.choose(view, dice) : (bot.takeUp?.(view, cue, dice) ?? null));
