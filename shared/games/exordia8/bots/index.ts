import type { Bot, BotLevel } from "#shared/bots/bot.ts";
import type { DiceReader } from "#shared/chance/dice.ts";
import type { Offer } from "#shared/contract/game.ts";
import { bestOf, isGuess, noLapses, type Lapses } from "#shared/contract/lapses.ts";
import type { View } from "#shared/contract/view.ts";
import { fieldOf, type Field } from "./field.ts";
import { judgeOther, judgePlay } from "./judgement.ts";
import { reasonFor } from "./reason.ts";
import { easyWeights, regularWeights, type Weights } from "./weights.ts";
import type { ExordiaSeen } from "../seen.ts";
import type { Facts, Move, Options } from "../types.ts";

export type ExordiaBot = Bot<Options, Facts, Move>;

const beginner: Lapses = { misjudges: 0.8, guesses: 25 };

const botWith = (weights: Weights, lapses: Lapses = noLapses): ExordiaBot => ({
  choose: ({ seen }: View<Options, Facts, Move>, dice) => chosen(seen, weights, lapses, dice),
  reason: ({ seen }, move) => reasonFor(seen, move),
});

export const exordiaBots: { readonly [L in BotLevel]: ExordiaBot } = {
  easy: botWith(easyWeights, beginner),
  regular: botWith(regularWeights),
};

const isMove = (offer: Offer<Move>): offer is Move =>
  offer.type !== "leave" && (offer.type !== "play" || "card" in offer);

function chosen(seen: ExordiaSeen, weights: Weights, lapses: Lapses, dice: DiceReader): Move {
  const moves = seen.legal.filter(isMove);
  const first = moves[0];
  if (!first) throw new Error("a bot was asked for a move when its seat is not to act");
  if (moves.length === 1) return first;
  if (isGuess(lapses, dice)) return guess(moves, dice) ?? first;
  const field = fieldOf(seen);
  return bestOf(moves, (move) => judged(move, seen, field, weights), lapses, dice);
}

/** Even who guesses puts a card where one goes. */
function guess(moves: readonly Move[], dice: DiceReader): Move | undefined {
  const plays = moves.filter(({ type }) => type === "play");
  const among = plays.length > 0 ? plays : moves;
  return among[dice.below(among.length)];
}

function judged(move: Move, seen: ExordiaSeen, field: Field, weights: Weights): number {
  if (move.type === "play") return judgePlay(move, seen, field, weights);
  return move.type === "leave" ? -Infinity : judgeOther(move.type, seen, field, weights);
}
