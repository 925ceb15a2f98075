// Characters' ways of playing at Kings & Bastards: some play where the bot of their level would
// pass, some pass with high cards.

import type { Way } from "#shared/bots/bot.ts";
import { isJoker, rankOf } from "#shared/cards/card.ts";
import type { DiceReader } from "#shared/chance/dice.ts";
import { offers } from "#shared/contract/seen.ts";
import { isTwo, type KingsSeen } from "../seen.ts";
import type { Move } from "../types.ts";
import { ranked, type KingsBot } from "./index.ts";

/** Percentages of such decisions. */
const eager: { readonly [W in Way]?: number } = { loose: 20, bold: 12 };
const patient: { readonly [W in Way]?: number } = { tight: 15, careful: 10 };

const often = (dice: DiceReader, percent = 0): boolean => percent > 0 && dice.below(100) < percent;

/** Aces, 2s and jokers. */
const isHigh = (move: Move): boolean =>
  move.type === "play" &&
  move.cards.some((card) => isJoker(card) || isTwo(card) || rankOf(card) === "A");

/** Where Regular passes by choice, it keeps 2s and jokers. */
function tilted(seen: KingsSeen, usual: Move, way: Way, dice: DiceReader): Move | null {
  if (usual.type === "pass" && often(dice, eager[way]))
    return ranked(seen).find((move) => move.type === "play") ?? null;
  return isHigh(usual) && offers(seen, "pass") && often(dice, patient[way])
    ? { type: "pass" }
    : null;
}

export const inWay = (bot: KingsBot, way: Way): KingsBot =>
  way in eager || way in patient
    ? {
        ...bot,
        choose(view, dice) {
          const usual = bot.choose(view, dice);
          return tilted(view.seen, usual, way, dice) ?? usual;
        },
      }
    : bot;
