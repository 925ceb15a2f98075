import { offers } from "#shared/contract/asked.ts";
import type { Bot, BotLevel } from "#shared/bots/bot.ts";
import type { DiceReader } from "#shared/chance/dice.ts";
import { chooseEasily } from "./easy.ts";
import { judge, situationOf, type Bettor, type Situation } from "./judgement.ts";
import { thinkable, wagersOf } from "./moves.ts";
import { plannedMove } from "./plan.ts";
import { reasonFor } from "./reason.ts";
import { regularWeights, type Weights } from "./weights.ts";
import { wagerRange, type DrawSeen } from "../seen.ts";
import type { Facts, Move, Options } from "../types.ts";

export type DrawBot = Bot<Options, Facts, Move>;

const botWith = (weights: Weights): DrawBot => ({
  choose: ({ seen }, dice) => choose(seen, weights, dice),
  reason: ({ seen }, move) => reasonFor(seen, move, weights),
  advise: ({ seen }) => plannedMove(seen, situationOf(seen, weights), weights),
});

export const drawBots: { readonly [L in BotLevel]: DrawBot } = {
  easy: {
    choose: ({ seen }, dice) => chooseEasily(seen, dice),
    reason: ({ seen }, move) => reasonFor(seen, move, regularWeights),
  },
  regular: botWith(regularWeights),
};

function choose(seen: DrawSeen, weights: Weights, dice: DiceReader): Move {
  if (seen.legal.length === 0)
    throw new Error("a bot was asked for a move when its seat is not to act");
  const situation = situationOf(seen, weights);
  if (seen.phase === "draw")
    return {
      type: "draw",
      cards: situation.thrown.flatMap((place) => situation.hand[place] ?? []),
    };
  const judged = thinkable(seen).map((move) => ({
    move,
    worth: judge(seen, situation, move, weights),
  }));
  const best = Math.max(...judged.map(({ worth }) => worth));
  const good = judged.filter(
    ({ worth }) =>
      worth >= best - weights.indifference * seen.facts.pot && (worth >= 0 || worth === best),
  );
  const chosen = good[dice.below(good.length)]?.move;
  const givesUp = best < 0 || chosen === undefined || chosen.type === "check";
  if (!givesUp) return chosen;
  return (
    bluff(seen, situation, weights, dice) ??
    (offers(seen, "check") ? { type: "check" } : { type: "fold" })
  );
}

/** A bluff is believed by few, and only where it costs little of the stack. */
const mostRivals = 2;
const mostOfStack = 0.25;

function bluff(
  seen: DrawSeen,
  { own, rivals }: Situation,
  { bluffs }: Weights,
  dice: DiceReader,
): Bettor | null {
  const range = wagerRange(seen.legal);
  const isTried = dice.below(100) < bluffs;
  if (!range || !isTried || rivals.length > mostRivals || rivals.some(({ chips }) => chips === 0))
    return null;
  const cheap = wagersOf(seen, range).filter(
    ({ to }) =>
      to > range.min &&
      to - (seen.facts.inStage[own] ?? 0) <= mostOfStack * (seen.facts.chips[own] ?? 0),
  );
  return cheap[dice.below(Math.max(1, cheap.length))] ?? null;
}
