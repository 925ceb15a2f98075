// Bots that think in the test's own thread, and only when asked: no worker, no time.

import { botAnswer, type FindBot } from '#main/host/bots/botAnswer.ts';
import { BotFault, sentQuestion, type BotMind, type BotQuestion } from '#main/host/bots/botMind.ts';
import type { AnyBot } from '#shared/bots/botOf.ts';
import type { Move } from '#shared/game/round.ts';

/** Takes any legal move by its dice; ranges by the game's smallest cards. Plays worse than any bot of the program. */
const anyMoveBot: AnyBot = {
  choose: ({ seen }, dice) => {
    const offers = seen.legal.filter((offer) => !('count' in offer)) as readonly Move[];
    const give = seen.legal.find((offer) => 'count' in offer) as { readonly type: string; readonly count: number } | undefined;
    const own = typeof seen.viewer === 'number' ? seen.hands[seen.viewer] : [];
    if (give && typeof own === 'object') return { type: give.type, cards: own.slice(0, give.count) } as Move;
    return offers[dice.below(offers.length)] as Move;
  },
  reason: () => 'Because it is legal.',
};

export const anyMove: FindBot = () => anyMoveBot;

export function localMind(botOf: FindBot = anyMove): BotMind & { readonly questions: BotQuestion[] } {
  const questions: BotQuestion[] = [];
  return {
    questions,
    think: async (question) => {
      questions.push(question);
      try {
        return botAnswer(JSON.parse(JSON.stringify(sentQuestion(question))), botOf);
      } catch (error) {
        throw new BotFault((error as Error).message);
      }
    },
    close: async () => {},
  };
}
