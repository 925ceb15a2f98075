// How is a question answered where the bots live?

import type { AnyBot } from "#shared/bots/botOf.ts";
import type { BotLevel } from "#shared/bots/bot.ts";
import { choiceOf } from "#shared/bots/asking.ts";
import { DiceReader, newDice } from "#shared/chance/dice.ts";
import { View } from "#shared/contract/view.ts";
import type { BotThought, SentQuestion } from "./botMind.ts";

export type FindBot = (gameId: string, level: BotLevel) => AnyBot;

/** Throws whatever the bot throws. */
export function botAnswer(
  { game, level, view, seed, cue, asksReason }: SentQuestion,
  botOf: FindBot,
): BotThought {
  const bot = botOf(game, level);
  const received = View.received(view);
  const move =
    (asksReason ? bot.advise?.(received) : undefined) ??
    choiceOf(bot, received, cue ?? null, new DiceReader(newDice(seed)));
  return { move, reason: asksReason && move ? bot.reason(received, move) : null };
}
