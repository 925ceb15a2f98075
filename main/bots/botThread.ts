import type { MessagePort } from "node:worker_threads";
import type { BotThought, SentQuestion } from "./botMind.ts";
import type { AnyBot } from "#shared/games/manifest.ts";
import type { BotLevel } from "#shared/bots/bot.ts";
import { choiceOf } from "#shared/bots/asking.ts";
import { DiceReader, newDice } from "#shared/chance/dice.ts";
import { View } from "#shared/contract/view.ts";

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

/** Text, so that nothing but JSON ever reaches a bot. */
export interface AskedOfWorker {
  readonly id: number;
  readonly question: string;
}

export type BotWorkerMessage = { readonly id: number } & (
  | { readonly thought: BotThought }
  | { readonly fault: string }
);

export function openBotThread(port: MessagePort, botOf: FindBot): void {
  port.on("message", ({ id, question }: AskedOfWorker) =>
    port.postMessage(answerTo(id, question, botOf)),
  );
}

function answerTo(id: number, question: string, botOf: FindBot): BotWorkerMessage {
  try {
    return { id, thought: botAnswer(JSON.parse(question) as SentQuestion, botOf) };
  } catch (error) {
    return {
      id,
      fault: error instanceof Error ? `${error.name}: ${error.message}` : String(error),
    };
  }
}
