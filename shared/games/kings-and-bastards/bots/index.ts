import {
  bestOf,
  isGuess,
  noLapses,
  rankedBy,
  type Bot,
  type UsualLevel,
  type Lapses,
} from "#shared/bots/bot.ts";
import type { DiceReader } from "#shared/chance/dice.ts";
import type { Offer } from "#shared/contract/game.ts";
import { ownHand } from "#shared/contract/seen.ts";
import { isTwo, type KingsSeen } from "../seen.ts";
import type { Facts, Move, Options, Play } from "../types.ts";
import {
  easyWeights,
  gifts,
  judge,
  judgeGift,
  regularWeights,
  situationOf,
  type Weights,
} from "./judgement.ts";
import { shapeOf } from "./hand.ts";
import { reasonFor } from "./reason.ts";

export type KingsBot = Bot<Options, Facts, Move>;

/** The beginner's guesses waste no 2 and no joker. */
export const beginner: Lapses = { misjudges: 1, guesses: 25 };

export const botWith = (weights: Weights, lapses: Lapses = noLapses): KingsBot => ({
  choose: ({ seen }, dice) =>
    (seen.facts.exchange ? chooseGift : choosePlay)(seen, weights, lapses, dice),
  reason: ({ seen }, move) => reasonFor(seen, move),
});

export const kingsBots: { readonly [L in UsualLevel]: KingsBot } = {
  easy: botWith(easyWeights, beginner),
  regular: botWith(regularWeights),
};

function choosePlay(seen: KingsSeen, weights: Weights, lapses: Lapses, dice: DiceReader): Move {
  const moves = seen.legal.filter(isJudged);
  const only = moves[0];
  if (!only) throw new Error("a bot was asked for a move when its seat is not to act");
  if (moves.length === 1) return only;
  if (isGuess(lapses, dice)) {
    const harmless = moves.filter(isHarmless);
    if (harmless.length > 0) return harmless[dice.below(harmless.length)] ?? only;
  }
  const situation = situationOf(seen, weights);
  return bestOf(moves, (move) => judge(asShape(move), situation, weights), lapses, dice);
}

/** Regular's choices, best first. */
export function ranked(seen: KingsSeen): readonly Move[] {
  const situation = situationOf(seen, regularWeights);
  const { exchange } = seen.facts;
  if (exchange)
    return rankedBy(gifts(ownHand(seen), exchange.count), (cards) =>
      judgeGift(cards, situation, regularWeights),
    ).map((cards) => ({ type: "give", cards }));
  return rankedBy(seen.legal.filter(isJudged), (move) =>
    judge(asShape(move), situation, regularWeights),
  );
}

type Judged = Play | { readonly type: "pass" };

const asShape = (move: Judged) => (move.type === "pass" ? null : shapeOf(move));

const isJudged = (offer: Offer<Move>): offer is Judged =>
  offer.type === "pass" || (offer.type === "play" && "cards" in offer);

const isHarmless = (move: Judged) =>
  move.type === "pass" || !move.cards.some((card) => card === "Jk" || isTwo(card));

function chooseGift(seen: KingsSeen, weights: Weights, lapses: Lapses, dice: DiceReader): Move {
  const situation = situationOf(seen, weights);
  const all = gifts(ownHand(seen), seen.facts.exchange?.count ?? 0);
  return {
    type: "give",
    cards: bestOf(all, (cards) => judgeGift(cards, situation, weights), lapses, dice),
  };
}
