import type { Bot, BotLevel } from "#shared/bots/bot.ts";
import { asGin } from "../seen.ts";
import type { Facts, Move, Options } from "../types.ts";
import { easyChoice } from "./easy.ts";
import { reasonFor } from "./reason.ts";
import { regularChoice } from "./regular.ts";
import { regularWeights } from "./weights.ts";

export type GinBot = Bot<Options, Facts, Move>;

export const ginBots: { readonly [L in BotLevel]: GinBot } = {
  easy: {
    choose: ({ seen }, dice) => easyChoice(asGin(seen), dice),
    reason: ({ seen }, move) => reasonFor(asGin(seen), move),
    advise: ({ seen }) => regularChoice(asGin(seen), regularWeights),
  },
  regular: {
    choose: ({ seen }) => regularChoice(asGin(seen), regularWeights),
    reason: ({ seen }, move) => reasonFor(asGin(seen), move),
  },
};
