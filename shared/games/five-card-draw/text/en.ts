// How is five-card draw spoken of in English?

import type { Card } from '#shared/cards/card.ts';
import type { Shown } from '#shared/game/json.ts';
import { shownWords } from '#shared/text/en.ts';
import { namedCards, noun } from '#shared/text/english.ts';

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

export const en = { refusals };

export type Text = typeof en;
