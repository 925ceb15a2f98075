// Which cards lie where on the table, as data without pixels?

import type { Card } from '#shared/cards/card.ts';
import type { Seat } from '#shared/game/seats.ts';

/** One play of the present trick. */
export type Laid = {
  readonly seat: Seat;
  readonly cards: readonly Card[];
  /** How many cards lay open before it: its cards' keys count on from there. */
  readonly from: number;
};

/** A card of the own hand. The key names the sprite and its button, never the card's place in the deck. */
export type HandCard = { readonly key: string; readonly card: Card };

/** Chips in the middle that these seats play for: the main pot first, then side pots. */
export type Pot = { readonly amount: number; readonly seats: readonly Seat[] };

/** A hand that lies open at its seat. */
export type ShownHand = {
  readonly cards: readonly Card[];
  /** Which of the cards count – for all of them, all. */
  readonly lit: readonly boolean[];
  /** "Two pair, jacks and fours"; empty where nothing is said. What follows a comma is left out where there is little room. */
  readonly words: string;
};

export type Scene = {
  readonly own: Seat | null;
  /** In the order shown. */
  readonly hand: readonly HandCard[];
  /** How many cards each seat holds. */
  readonly counts: readonly number[];
  /** Oldest first; the last is the one to beat. */
  readonly trick: readonly Laid[];
  /** Cards that lie face down aside: those of tricks that are over, and leavers' hands. */
  readonly heap: number;
  /** How many cards were laid open in this round; the next one gets this number. */
  readonly open: number;
  readonly dealer: Seat | null;
  /** Null where nothing is played for. */
  readonly pot: number | null;
  readonly chips: readonly number[] | null;
  /** What a seat's bubble says; empty for silence. */
  readonly speech: readonly string[];
  /** The title each seat holds. */
  readonly titles: readonly ('first' | 'last' | null)[];
  /** The place of who is out; null while playing. */
  readonly places: readonly (number | null)[];
  readonly toAct: readonly Seat[];
  /** Chips that lie before each seat and are not in a pot yet; null where the game has no betting. */
  readonly bets: readonly number[] | null;
  /** Pots in the middle, without what still lies before the seats; null where the game has no betting. */
  readonly pots: readonly Pot[] | null;
  /** Hands that lie open, by seat. */
  readonly shown: readonly (ShownHand | null)[];
  /** Seats whose hand is out of play. */
  readonly folded: readonly boolean[];
};

export const emptyScene: Scene = {
  own: null, hand: [], counts: [], trick: [], heap: 0, open: 0, dealer: null, pot: null, chips: null, speech: [], titles: [], places: [], toAct: [], bets: null, pots: null, shown: [], folded: [],
};

/** The key of an open card: its number in the round's pile. */
export const pileKey = (number: number): string => `pile-${number}`;
