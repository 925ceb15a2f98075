// How is a question answered where the bots live?

import type { AnyBot } from '#shared/bots/botOf.ts';
import type { BotLevel } from '#shared/bots/bot.ts';
import { DiceReader, newDice } from '#shared/chance/dice.ts';
import { View } from '#shared/contract/view.ts';
import type { BotThought, SentQuestion } from './botMind.ts';

export type FindBot = (gameId: string, level: BotLevel) => AnyBot;

/** Throws whatever the bot throws. */
export function botAnswer({ game, level, view, seed, asksReason }: SentQuestion, botOf: FindBot): BotThought {
  const bot = botOf(game, level);
  const received = View.received(view);
  const move = (asksReason ? bot.advise?.(received) : undefined) ?? bot.choose(received, new DiceReader(newDice(seed)));
  return { move, reason: asksReason ? bot.reason(received, move) : null };
}
