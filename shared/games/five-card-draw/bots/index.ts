import type { Bot, UsualLevel } from "#shared/bots/bot.ts";
import { isJoker, ranks, rankOf, type Card, type Rank } from "#shared/cards/card.ts";
import type { DiceReader } from "#shared/chance/dice.ts";
import { offers, ownHand } from "#shared/contract/seen.ts";
import { categories } from "#shared/poker/evaluate.ts";
import { readHand } from "#shared/poker/readHand.ts";
import { mostThrown, toCall, wagerRange, type DrawSeen, type WagerRange } from "../seen.ts";
import type { Facts, Move, Options } from "../types.ts";
import {
  bestDiscard,
  givingUp,
  judge,
  situationOf,
  thinkable,
  wagersOf,
  type Situation,
} from "./judgement.ts";
import { plannedMove } from "./plan.ts";
import { reasonFor } from "./reason.ts";
import { weights } from "./weights.ts";

const pair = categories.indexOf("one pair");
const twoPair = categories.indexOf("two pair");
const straight = categories.indexOf("straight");

function chooseEasily(seen: DrawSeen, dice: DiceReader): Move {
  const hand = ownHand(seen);
  if (seen.phase === "draw")
    return { type: "draw", cards: easyThrow(hand, mostThrown(seen), dice) };
  const height = categories.indexOf(readHand(hand).category);
  const range = wagerRange(seen.legal);
  const often = (percent: number) => dice.below(100) < percent;
  const size = () => (range ? easySize(range, seen.facts.pot, dice) : 0);
  if (range?.type === "bet")
    return often(offers(seen, "check") ? checkedBets(height) : firstBets(height))
      ? { type: "bet", to: size() }
      : givingUp(seen);
  if (range && often(height > twoPair ? 15 : 2)) return { type: "raise", to: size() };
  return { type: often(calls(seen, height)) ? "call" : "fold" };
}

/** Percentages. Without checking, betting is the only way to stay in (FD-7). */
const firstBets = (height: number) => (height >= pair ? 96 : 60);
const checkedBets = (height: number) => (height >= twoPair ? 55 : height === pair ? 30 : 8);

function calls({ facts, viewer }: DrawSeen, height: number) {
  const own = viewer === "spectator" ? 0 : viewer;
  const price = toCall(facts, own);
  const isDear = price > facts.pot / 2;
  const isHuge = price > (facts.chips[own] ?? 0) / 2;
  if (height > twoPair) return 98;
  if (height === twoPair) return isHuge ? 80 : 96;
  if (height === pair) return isHuge ? 35 : isDear ? 70 : 92;
  return isHuge ? 4 : isDear ? 22 : 50;
}

function easySize({ min, max }: WagerRange, pot: number, dice: DiceReader) {
  if (dice.below(100) < 65) return min;
  return Math.min(max, min + Math.floor((pot * dice.below(101)) / 100));
}

/** Keeps matching ranks and jokers, and now and then an ace; throws the rest. */
function easyThrow(hand: readonly Card[], most: number, dice: DiceReader): readonly Card[] {
  const { category, read } = readHand(hand);
  if (categories.indexOf(category) >= straight && category !== "four of a kind") return [];
  const keptRanks = new Set<Rank>(
    read.map(rankOf).filter((rank, _, all) => all.filter((other) => other === rank).length > 1),
  );
  if (dice.below(100) < 25) keptRanks.add("A");
  const loose = hand.filter((card) => !isJoker(card) && !keptRanks.has(rankOf(card)));
  return loose.toSorted((one, other) => low(one) - low(other)).slice(0, most);
}

const low = (card: Card) =>
  isJoker(card) || rankOf(card) === "A" ? ranks.length : ranks.indexOf(rankOf(card));

export type DrawBot = Bot<Options, Facts, Move>;

export const drawBots: { readonly [L in UsualLevel]: DrawBot } = {
  easy: {
    choose: ({ seen }, dice) => chooseEasily(seen, dice),
    reason: ({ seen }, move) => reasonFor(seen, move),
  },
  regular: {
    choose: ({ seen }, dice) => choose(seen, dice),
    reason: ({ seen }, move) => reasonFor(seen, move),
    advise: ({ seen }) => plannedMove(situationOf(seen)),
  },
};

function choose(seen: DrawSeen, dice: DiceReader): Move {
  if (seen.legal.length === 0)
    throw new Error("a bot was asked for a move when its seat is not to act");
  const situation = situationOf(seen);
  if (seen.phase === "draw") return bestDiscard(situation);
  const judged = thinkable(situation).map((move) => ({ move, worth: judge(situation, move) }));
  const best = Math.max(...judged.map(({ worth }) => worth));
  const good = judged.filter(
    ({ worth }) =>
      worth >= best - weights.indifference * seen.facts.pot && (worth >= 0 || worth === best),
  );
  const chosen = good[dice.below(good.length)]?.move;
  const givesUp = best < 0 || chosen === undefined || chosen.type === "check";
  return givesUp ? (bluff(situation, dice) ?? givingUp(seen)) : chosen;
}

/** Bluffs only against at most this many rivals and for at most this part of the stack. */
const mostRivals = 2;
const mostOfStack = 0.25;

function bluff(situation: Situation, dice: DiceReader) {
  const { seen, own, rivals } = situation;
  const { facts } = seen;
  const range = wagerRange(seen.legal);
  const isTried = dice.below(100) < weights.bluffs;
  if (!range || !isTried || rivals.length > mostRivals || rivals.some(({ chips }) => chips === 0))
    return null;
  const cheap = wagersOf(situation).filter(
    ({ to }) =>
      to > range.min && to - (facts.inStage[own] ?? 0) <= mostOfStack * (facts.chips[own] ?? 0),
  );
  return cheap[dice.below(Math.max(1, cheap.length))] ?? null;
}
