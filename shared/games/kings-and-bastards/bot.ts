// Which move does a bot make in Kings & Bastards? The one it judges best from its view – a beginner's bot not always.

import type { Bot, BotLevel } from '#shared/bots/bot.ts';
import type { DiceReader } from '#shared/chance/dice.ts';
import type { Offer } from '#shared/game/game.ts';
import { ownHand } from '#shared/game/ownHand.ts';
import type { View } from '#shared/game/view.ts';
import { gifts, judge, judgeGift, situationOf } from './botJudgement.ts';
import { reasonFor } from './botReason.ts';
import { easyWeights, regularWeights, type Weights } from './botWeights.ts';
import { isTwo } from './ranking.ts';
import type { Facts, Move, Options, Play } from './types.ts';

export type KingsBot = Bot<Options, Facts, Move>;
type Judged = Play | { readonly type: 'pass' };

/** How a bot strays from its own judgement, as a beginner does. */
export interface Lapses {
  /** Its judgement of each move is off by up to this much, either way. */
  readonly misjudges: number;
  /** Of a hundred moves, how many are any legal one that wastes no 2 and no joker. */
  readonly guesses: number;
}

export const noLapses: Lapses = { misjudges: 0, guesses: 0 };
export const beginner: Lapses = { misjudges: 1, guesses: 25 };
const fine = 2 ** 20;

/** A bot that plays by these weights. */
export const botWith = (weights: Weights, lapses: Lapses = noLapses): KingsBot => ({
  choose: (view, dice) => (view.seen.facts.exchange ? chooseGift(view, weights, lapses, dice) : choosePlay(view, weights, lapses, dice)),
  reason: ({ seen }, move) => reasonFor(seen, move),
});

export const kingsBots: { readonly [L in BotLevel]: KingsBot } = {
  easy: botWith(easyWeights, beginner),
  regular: botWith(regularWeights),
};

function choosePlay({ seen }: View<Options, Facts, Move>, weights: Weights, lapses: Lapses, dice: DiceReader): Move {
  const moves = seen.legal.filter(isJudged);
  const only = moves[0];
  if (!only) throw new Error('a bot was asked for a move when its seat is not to act');
  if (moves.length === 1) return only;
  if (dice.below(100) < lapses.guesses) {
    const harmless = moves.filter(isHarmless);
    if (harmless.length > 0) return harmless[dice.below(harmless.length)] ?? only;
  }
  const situation = situationOf(seen, weights);
  return best(moves, (move) => judge(move, situation, weights), lapses, dice);
}

const isJudged = (offer: Offer<Move>): offer is Judged => offer.type === 'pass' || (offer.type === 'play' && 'cards' in offer);

const isHarmless = (move: Judged): boolean => move.type === 'pass' || !move.cards.some((card) => card === 'Jk' || isTwo(card));

function chooseGift({ seen }: View<Options, Facts, Move>, weights: Weights, lapses: Lapses, dice: DiceReader): Move {
  const situation = situationOf(seen, weights);
  const all = gifts(ownHand(seen), seen.facts.exchange?.count ?? 0);
  return { type: 'give', cards: best(all, (cards) => judgeGift(cards, situation, weights), lapses, dice) };
}

/** The first of those judged best. Throws when there is none to choose from. */
function best<T>(all: readonly T[], judgement: (one: T) => number, { misjudges }: Lapses, dice: DiceReader): T {
  let highest = -Infinity;
  let chosen: T | undefined;
  for (const one of all) {
    const slip = misjudges === 0 ? 0 : (dice.below(fine) / fine - 0.5) * 2 * misjudges;
    const worth = judgement(one) + slip;
    if (worth > highest) {
      highest = worth;
      chosen = one;
    }
  }
  if (chosen === undefined) throw new Error('a bot was asked to choose among no moves');
  return chosen;
}
