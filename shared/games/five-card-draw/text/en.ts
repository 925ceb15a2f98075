// How is five-card draw spoken of in English?

import type { Card, Rank } from '#shared/cards/card.ts';
import type { Shown } from '#shared/game/json.ts';
import type { Category } from '#shared/poker/category.ts';
import { shownWords } from '#shared/text/en.ts';
import { capital, listed, namedCards, noun, spelled, spelledMany } from '#shared/text/english.ts';

/** "up to 3 cards" */
const upTo = (most: number): string => (most === 0 ? 'no cards' : `up to ${most} ${noun(most, 'card', 'cards')}`);
type Range = { readonly min: number; readonly max: number };
const within = (what: 'bet' | 'raise', { min, max }: Range): string => (min === max ? `you may ${what} all your chips, to ${max}` : `you may ${what} to ${min} up to ${max}`);

const refusals = {
  hasBet: ({ toMatch }: { toMatch: number }) => `There is a bet of ${toMatch} already: call, raise or fold.`,
  otherBet: ({ to, ...range }: Range & { readonly to: number }) => `A bet to ${to} is not possible: ${within('bet', range)}.`,
  otherRaise: ({ to, ...range }: Range & { readonly to: number }) => `A raise to ${to} is not possible: ${within('raise', range)}.`,
  noBetYet: 'Nobody has bet yet: bet or fold.',
  notOpen: 'You have acted, and an all-in raise below the minimum does not open the betting to you again: call or fold.',
  tooFewChips: 'You do not have more chips than it takes to call: call or fold.',
  nobodyLeft: 'Nobody else can still bet: call or fold.',
  noCall: ({ mayCheck }: { mayCheck: boolean }) => `There is no bet to call: bet${mayCheck ? ', check' : ''} or fold.`,
  noChecking: ({ toMatch }: { toMatch: number }) => `There is no checking at this table: ${toMatch === 0 ? 'bet' : 'call, raise'} or fold.`,
  mustMatch: ({ toMatch }: { toMatch: number }) => `There is a bet of ${toMatch}: call, raise or fold.`,
  drawing: ({ most }: { most: number }) => `This is the draw, where nobody bets or folds: exchange ${upTo(most)}.`,
  betting: 'This is a betting stage: cards are exchanged between the two of them.',
  tooMany: ({ most, count }: { most: number; count: number }) => `You may exchange ${upTo(most)} now, not ${count}.`,
  notHeld: ({ cards }: { cards: readonly Card[] }) => `You do not hold ${namedCards(cards)}: throw cards from your own hand.`,
  fewPlayers: ({ players }: { players: number }) => `a hand needs two seats with chips, and there ${players === 1 ? 'is one' : 'are none'} (FD-3)`,
  fewCards: ({ cards, each, players }: { cards: number; each: number; players: number }) => `${cards} cards are too few to deal ${each} each to ${players} players (FD-6)`,
  titles: ({ value }: { value: Shown }) => `carry.titles must be an object with king and bastard, not ${shownWords(value)} (H-8)`,
  sameTitles: 'carry.titles.king and carry.titles.bastard name the same seat (H-8)',
};

/** What a hand is, and its ranks in the order in which it is read (FD-16). */
type HandName = { readonly category: Category; readonly ranks: readonly Rank[] };

/** "two pair, kings and fours", "an ace-high straight" */
function handWords({ category, ranks }: HandName): string {
  const [first, , third, , last] = ranks as [Rank, Rank, Rank, Rank, Rank];
  const high = `${/^[A8]/.test(first) ? 'an' : 'a'} ${spelled[first]}-high`;
  switch (category) {
    case 'high card': return `${spelled[first]} high`;
    case 'one pair': return `a pair of ${spelledMany(first)}`;
    case 'two pair': return `two pair, ${spelledMany(first)} and ${spelledMany(third)}`;
    case 'three of a kind': return `three ${spelledMany(first)}`;
    case 'straight':
    case 'flush':
    case 'straight flush': return `${high} ${category}`;
    case 'full house': return `a full house, ${spelledMany(first)} over ${spelledMany(last)}`;
    case 'four of a kind': return `four ${spelledMany(first)}`;
    case 'five of a kind': return `five ${spelledMany(first)}`;
  }
}

/** What stays of a hand. */
type Kept = { readonly jokers: number; readonly ranks: readonly { readonly rank: Rank; readonly count: number }[]; readonly isOneSuit: boolean };

/** "the kings", "the joker and the ace", "the suited ace, king, ten, four" */
function keptWords({ jokers, ranks, isOneSuit }: Kept): string {
  const joker = jokers === 0 ? [] : [noun(jokers, 'the joker', 'the jokers')];
  const cards = ranks.length > 2 ? [`${isOneSuit ? 'the suited' : 'the'} ${listed(ranks.map(({ rank }) => spelled[rank]))}`] : ranks.map(({ rank, count }) => `the ${count > 1 ? spelledMany(rank) : spelled[rank]}`);
  return [...joker, ...cards].join(' and ');
}

/** The hand, and its chance to win at the showdown against so many, 0…1. */
type Chance = { readonly hand: HandName; readonly chance: number; readonly rivals: number };
type Price = Chance & { readonly price: number; readonly needed: number };
const percents = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const percent = (share: number): string => `${percents.format(Math.min(99, Math.max(1, Math.round(share * 100))))} %`;
/** "A pair of kings may win 61 % against one other" */
const opening = ({ hand, chance, rivals }: Chance): string => `${capital(handWords(hand))} may win ${percent(chance)} against ${rivals === 1 ? 'one other' : `${rivals} others`}`;
type Wager = Chance & { readonly type: 'bet' | 'raise' };
const wager = { bet: 'a bet', raise: 'a raise' };

/** Why a bot makes a move (H-27). */
const reasons = {
  leaves: 'Leaves the hand.',
  check: (at: Chance) => `${opening(at)}: nobody has bet, so staying in costs nothing.`,
  call: (at: Price) => `${opening(at)}, more than the ${percent(at.needed)} that a call of ${at.price} must win to pay.`,
  cheapCall: (at: Price) => `${opening(at)}; a call costs only ${at.price}, and what comes after it may pay for it.`,
  foldUnbet: (at: Chance) => `${opening(at)}: too little to bet on, and there is no checking here.`,
  fold: (at: Price) => `${opening(at)}, and a call of ${at.price} must win ${percent(at.needed)} to pay: let it go.`,
  foldBeforeMore: (at: Chance) => `${opening(at)}, but more betting is to come, and then this hand seldom holds.`,
  allIn: ({ isAhead, ...at }: Chance & { readonly isAhead: boolean }) => `${opening(at)}: with few chips behind, all of them go in${isAhead ? '' : ' or none'}.`,
  leastBet: (at: Chance) => `${opening(at)}: the smallest bet stays in at the lowest price.`,
  forWorse: (at: Wager) => `${opening(at)}: ${wager[at.type]} makes worse hands pay or fold.`,
  forBetter: (at: Wager) => `${opening(at)}: ${wager[at.type]} now and then may make better hands fold.`,
  keepAll: ({ hand }: { hand: HandName }) => `${capital(handWords(hand))}: keep all five, a new card would seldom help.`,
  keepNone: 'Nothing here is worth keeping: five new cards.',
  keepSome: ({ kept, count }: { kept: Kept; count: number }) => `Keep ${keptWords(kept)} and change the other ${count === 1 ? 'card' : `${count} cards`} for something better.`,
};

export const en = { refusals, reasons };

export type Text = typeof en;
