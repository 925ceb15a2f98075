// Why would a bot make this move? One or two short sentences for a beginner (H-27), from what the seat itself can see.

import { handWords, keptWords } from './botHandWords.ts';
import { chanceToWin, costOf, situationOf, type Bettor, type Situation } from './botJudgement.ts';
import { rangeOf } from './botMoves.ts';
import type { DrawSeen } from './botRivals.ts';
import type { Weights } from './botWeights.ts';
import { handSize } from './options.ts';
import type { Move } from './types.ts';

export function reasonFor(seen: DrawSeen, move: Move, weights: Weights): string {
  if (move.type === 'leave') return 'Leaves the hand.';
  if (move.type === 'draw') return drawReason(seen, move.cards.length, move.cards);
  const situation = situationOf(seen, weights);
  const odds = { ...oddsOf(seen, situation), chance: chanceToWin(seen, situation, weights) };
  if (move.type === 'check') return `${opening(situation, odds)}: nobody has bet, so staying in costs nothing.`;
  if (move.type === 'call') return callReason(situation, odds);
  if (move.type === 'fold') return foldReason(seen, situation, odds);
  return betReason(seen, situation, odds, move);
}

interface Odds {
  /** To win at the showdown, as it looks now, 0…1. */
  readonly chance: number;
  /** What a call costs, and the part of the pot that it would then be. */
  readonly price: number;
  readonly needed: number;
}

function oddsOf(seen: DrawSeen, { own }: Situation): Omit<Odds, 'chance'> {
  const price = costOf(seen, own, { type: 'call' });
  return { price, needed: price / Math.max(1, seen.facts.pot + price) };
}

const percent = (share: number): string => `${Math.min(99, Math.max(1, Math.round(share * 100)))} %`;
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
const others = (count: number): string => `${count === 1 ? 'one other' : `${count} others`}`;

/** "A pair of kings wins about 61 % against one other" */
const opening = ({ hand, rivals }: Situation, { chance }: Odds): string => `${capital(handWords(hand))} may win ${percent(chance)} against ${others(rivals.length)}`;

const callReason = (situation: Situation, odds: Odds): string =>
  odds.chance >= odds.needed
    ? `${opening(situation, odds)}, more than the ${percent(odds.needed)} that a call of ${odds.price} must win to pay.`
    : `${opening(situation, odds)}; a call costs only ${odds.price}, and what comes after it may pay for it.`;

function foldReason(seen: DrawSeen, situation: Situation, odds: Odds): string {
  if (seen.facts.toMatch === 0) return `${opening(situation, odds)}: too little to bet on, and there is no checking here.`;
  return odds.chance < odds.needed
    ? `${opening(situation, odds)}, and a call of ${odds.price} must win ${percent(odds.needed)} to pay: let it go.`
    : `${opening(situation, odds)}, but more betting is to come, and then this hand seldom holds.`;
}

/** Better than even chances among so many are worth more chips in the pot. */
function betReason(seen: DrawSeen, situation: Situation, odds: Odds, { type, to }: Bettor): string {
  const range = rangeOf(seen.legal);
  const isLeast = to === range?.min && to !== range.max;
  const isAhead = odds.chance > 1 / (situation.rivals.length + 1);
  if (to === range?.max) return `${opening(situation, odds)}: with few chips behind, all of them go in${isAhead ? '' : ' or none'}.`;
  if (isLeast && type === 'bet' && !isAhead) return `${opening(situation, odds)}: the smallest bet stays in at the lowest price.`;
  if (isAhead) return `${opening(situation, odds)}: ${type === 'bet' ? 'a bet' : 'a raise'} makes worse hands pay or fold.`;
  return `${opening(situation, odds)}: ${type === 'bet' ? 'a bet' : 'a raise'} now and then may make better hands fold.`;
}

function drawReason(seen: DrawSeen, count: number, cards: Extract<Move, { readonly type: 'draw' }>['cards']): string {
  const hand = typeof seen.viewer === 'number' ? seen.hands[seen.viewer] : undefined;
  const held = typeof hand === 'object' ? hand : [];
  if (count === 0) return `${capital(handWords(held))}: keep all five, a new card would seldom help.`;
  if (count === handSize) return 'Nothing here is worth keeping: five new cards.';
  return `Keep ${keptWords(held, cards)} and change the other ${count === 1 ? 'card' : `${count} cards`} for something better.`;
}
