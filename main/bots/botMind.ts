// The port to bots, and how one answers: in the program a worker, in tests the same thread.

import type { MessagePort } from "node:worker_threads";
import { choiceOf } from "#shared/bots/asking.ts";
import type { BotLevel, Way } from "#shared/bots/bot.ts";
import type { AnyBot } from "#shared/games/manifest.ts";
import { DiceReader, newDice } from "#shared/chance/dice.ts";
import type { SentView } from "#shared/contract/seen.ts";
import { View } from "#shared/contract/view.ts";
import type { Said } from "#shared/text/said.ts";

/** A bot can be shown nothing but a View (C-7). */
export type BotQuestion = Readonly<{
  game: string;
  level: BotLevel;
  /** Of its character; absent for others. */
  way?: Way;
  view: View;
  /** Independent of the round's. */
  seed: string;
  /** What is asked out of turn; absent if it is the seat's turn or choice. */
  cue?: string;
  /** H-27 */
  asksReason: boolean;
}>;

export type BotThought = Readonly<{
  /** Untrusted; null if the bot lets a cue pass. */
  move: unknown;
  reason: Said | null;
}>;

export class BotFault extends Error {
  override readonly name = "BotFault";
}

/** No fault: the host closes. */
export class BotsGone extends BotFault {
  constructor() {
    super("the bots have gone home");
  }
}

export interface Thinker {
  /** Rejects only with a BotFault. */
  think(question: BotQuestion): Promise<BotThought>;
}

export interface BotMind extends Thinker {
  close(): Promise<void>;
}

export type FindBot = (
  gameId: string,
  level: BotLevel,
  way: Way | undefined,
) => AnyBot | Promise<AnyBot>;

type SentQuestion = Omit<BotQuestion, "view"> & {
  readonly view: SentView;
};

/** `question`: a BotQuestion as JSON. Rejects with whatever the bot throws. */
export async function botAnswer(question: string, findBot: FindBot): Promise<BotThought> {
  const { game, level, way, view, seed, cue, asksReason } = JSON.parse(question) as SentQuestion;
  const bot = await findBot(game, level, way);
  const received = View.received(view);
  const move =
    (asksReason ? bot.advise?.(received) : undefined) ??
    choiceOf(bot, received, cue ?? null, new DiceReader(newDice(seed)));
  return { move, reason: asksReason && move ? bot.reason(received, move) : null };
}

/** Text, so that nothing but JSON ever reaches a bot. */
export type AskedOfWorker = Readonly<{
  id: number;
  question: string;
}>;

export type BotWorkerMessage = { readonly id: number } & (
  | { readonly thought: BotThought }
  | { readonly fault: string }
);

/** Answers in the order in which it was asked. */
export function openBotThread(port: MessagePort, findBot: FindBot): void {
  const answered = async ({ id, question }: AskedOfWorker): Promise<BotWorkerMessage> => {
    try {
      return { id, thought: await botAnswer(question, findBot) };
    } catch (error) {
      return {
        id,
        fault: error instanceof Error ? `${error.name}: ${error.message}` : String(error),
      };
    }
  };
  let last = Promise.resolve();
  port.on("message", (asked: AskedOfWorker) => {
    last = last.then(async () => port.postMessage(await answered(asked)));
  });
}
