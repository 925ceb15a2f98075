// Bots that think in the test's own thread, and only when asked: no worker, no time.

import {
  BotFault,
  botAnswer,
  type BotMind,
  type BotQuestion,
  type FindBot,
} from "#main/bots/botMind.ts";
import type { AnyBot } from "#shared/games/manifest.ts";
import type { Offer } from "#shared/contract/game.ts";
import type { Move } from "#shared/contract/round.ts";

const anyRule = (number: number) => ({ name: `Rule ${number}`, text: `This is rule ${number}.` });

/**
 * Takes any legal move by its dice; of a range its least, its most or something between; cards
 * always the first ones, and no sets. Plays worse than any bot of the program.
 */
const anyMoveBot: AnyBot = {
  choose: ({ seen }, dice) => {
    const offer = seen.legal[dice.below(seen.legal.length)] as Offer<Move>;
    const own = seen.hands[seen.viewer as number] as readonly string[];
    if (offer.type === "modify")
      return {
        type: offer.type,
        rule: "NullRule",
        ...anyRule(dice.below(2 ** 30)),
        clause: null,
      } as Move;
    if (offer.type === "sets") return { type: offer.type, sets: [] } as Move;
    if ("count" in offer) return { type: offer.type, cards: own.slice(0, offer.count) } as Move;
    const { min, max } = offer as Readonly<{ min?: number; max?: number }>;
    if (max === undefined) return offer;
    if (min === undefined)
      return { type: offer.type, cards: own.slice(0, dice.below(max + 1)) } as Move;
    return {
      type: offer.type,
      to: [min, min, Math.min(max, min + dice.below(100)), max][dice.below(4)],
    } as Move;
  },
  reason: () => ({ key: "Because it is legal.", args: {} }),
};

export const anyMove = (): AnyBot => anyMoveBot;

export function localMind(
  findBot: FindBot = anyMove,
): BotMind & { readonly questions: BotQuestion[] } {
  const questions: BotQuestion[] = [];
  return {
    questions,
    think: async (question) => {
      questions.push(question);
      try {
        return await botAnswer(JSON.stringify(question), findBot);
      } catch (error) {
        throw new BotFault((error as Error).message);
      }
    },
    close: async () => {},
  };
}
