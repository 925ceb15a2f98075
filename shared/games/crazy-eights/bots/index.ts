import type { Bot, BotLevel } from "#shared/bots/bot.ts";
import { easyChoice } from "./easy.ts";
import { judge, situationOf } from "./judgement.ts";
import { choices, type Choice } from "./moves.ts";
import { reasonFor } from "./reason.ts";
import { regularWeights, type Weights } from "./weights.ts";
import type { CrazySeen } from "../seen.ts";
import type { Facts, Move, Options } from "../types.ts";

export type CrazyBot = Bot<Options, Facts, Move>;

const botWith = (weights: Weights): CrazyBot => ({
  choose: ({ seen }) => choiceOf(best(seen, weights)),
  reason: ({ seen }, move) => reasonFor(seen, move),
});

export const crazyBots: { readonly [L in BotLevel]: CrazyBot } = {
  easy: {
    choose: ({ seen }, dice) => choiceOf(easyChoice(seen, dice)),
    reason: ({ seen }, move) => reasonFor(seen, move),
  },
  regular: botWith(regularWeights),
};

function choiceOf(choice: Choice | undefined): Choice {
  if (!choice) throw new Error("a bot was asked for a move when its seat is not to act");
  return choice;
}

function best(seen: CrazySeen, weights: Weights): Choice | undefined {
  const all = choices(seen);
  if (all.length < 2) return all[0];
  const situation = situationOf(seen, weights);
  let highest = -Infinity;
  let chosen = all[0];
  for (const choice of all) {
    const worth = judge(choice, situation);
    if (worth > highest) [highest, chosen] = [worth, choice];
  }
  return chosen;
}
