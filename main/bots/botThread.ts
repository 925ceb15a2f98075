// How does a worker thread take questions and hand back thoughts, one after the other?

import type { MessagePort } from "node:worker_threads";
import { botAnswer, type FindBot } from "./botAnswer.ts";
import type { BotThought, SentQuestion } from "./botMind.ts";

/** JSON text, so that nothing but JSON ever reaches a bot. */
export interface AskedOfWorker {
  readonly id: number;
  readonly question: string;
}

export type ToldByWorker = { readonly id: number } & (
  | { readonly thought: BotThought }
  | { readonly fault: string }
);

export function openBotThread(port: MessagePort, botOf: FindBot): void {
  port.on("message", ({ id, question }: AskedOfWorker) =>
    port.postMessage(told(id, question, botOf)),
  );
}

function told(id: number, question: string, botOf: FindBot): ToldByWorker {
  try {
    return { id, thought: botAnswer(JSON.parse(question) as SentQuestion, botOf) };
  } catch (error) {
    return {
      id,
      fault: error instanceof Error ? `${error.name}: ${error.message}` : String(error),
    };
  }
}
