// How is Crazy Eights spoken of in English?

import type { Card, Rank, Suit } from '#shared/cards/card.ts';
import type { Shown } from '#shared/game/json.ts';
import { shownWords } from '#shared/text/en.ts';
import { anyOfRank, namedCards, oneOf } from '#shared/text/english.ts';

const oneOfSuit: { readonly [S in Suit]: string } = { c: 'a club', d: 'a diamond', h: 'a heart', s: 'a spade' };
type ToMatch = { readonly suit: Suit | null; readonly rank: Rank | null };
/** "a heart or a 7"; after an eight "a heart". */
const wanted = ({ suit, rank }: ToMatch): string => oneOf([...(suit ? [oneOfSuit[suit]] : []), ...(rank ? [anyOfRank(rank)] : [])]);

const refusals = {
  notHeld: ({ cards }: { cards: readonly Card[] }) => `You do not hold ${namedCards(cards)}: play cards from your own hand.`,
  noCards: 'At least one card is played.',
  otherRanks: 'These cards are not of one rank: several are played at once only if they are.',
  noSuit: 'Who plays an eight names a suit: add "suit", which the next card must match.',
  suitNamed: 'A suit is named with an eight only: leave "suit" out.',
  noneFollows: (top: ToMatch) => `None of these cards could be played alone: at least one must be ${wanted(top)}, or play eights.`,
  doesNotFollow: ({ card, ...top }: ToMatch & { readonly card: Card }) => `The ${card} does not match: play ${wanted(top)}, or an eight; else draw a card, or pass when none can be drawn.`,
  noStock: 'No card can be drawn: play a card or pass.',
  drewEnough: 'You have drawn and can play now: play a card or pass.',
  drawOn: 'You have drawn and cannot play yet: draw on.',
  canDraw: 'You may pass only when no card can be drawn: play a card or draw one.',
  fewCards: ({ cards, each, seats }: { cards: number; each: number; seats: number }) => `${cards} cards are too few to deal ${each} each to ${seats} players (CE-3)`,
  joker: 'the deck holds a joker, and Crazy Eights is played without (CE-1)',
  order: ({ seats, value }: { seats: number; value: Shown }) => `carry.order must list every seat from 0 to ${seats - 1} once, not ${shownWords(value)} (CE-2)`,
};

export const en = { refusals };

export type Text = typeof en;
