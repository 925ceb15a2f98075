// Which cards lie where on the table, as data without pixels?

import type { Card, Rank, Suit } from '#shared/cards/card.ts';
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

/** What the next card must be, as all know it. */
export type Want = {
  /** Any card may follow. */
  readonly any: boolean;
  /** Matching any one of these is enough; null where it does not count. */
  readonly suit: Suit | null;
  readonly rank: Rank | null;
  readonly colour: 'red' | 'black' | null;
  /** The suit is not the top card's but was named. */
  readonly named: boolean;
  /** The only card that goes on a running sequent. */
  readonly owed: Card | null;
  /** The card that would start a sequent now. */
  readonly spark: Card | null;
  /** All of it in a few words: "hearts or a 7", "spades", "any card", "the 5 of clubs". */
  readonly words: string;
};

/** Where cards are shed onto one pile: the stock, the pile and what it asks for. */
export type Shed = {
  readonly stock: number;
  /** Top last. */
  readonly pile: readonly Card[];
  /** 1 is clockwise on the table. */
  readonly direction: 1 | -1;
  /** Null once the round is over. */
  readonly want: Want | null;
};

/** A card whose answers are waited for, or such an answer itself: it is on no pile yet (NE-21). */
export type InChain = {
  readonly seat: Seat;
  readonly card: Card;
  /** What a joker was named; null for other cards. */
  readonly as: Card | null;
  /** As the chain stands now: the last card counts, the one before it does not, and so on back. */
  readonly cancelled: boolean;
  /** As the chain stands now it goes back to its player's hand. */
  readonly back: boolean;
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
  /** How many cards were laid open in this round, those of a pile that became a new stock too; the next one gets this number. */
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
  /** The seats in the order in which they sit, clockwise; null for that of their numbers. */
  readonly circle: readonly Seat[] | null;
  /** Null where plays are tricks. */
  readonly shed: Shed | null;
  /** Oldest first; empty where no answer is waited for. */
  readonly chain: readonly InChain[];
  /** Seats before which something chosen lies face down, and stays so until all have chosen. */
  readonly chosen: readonly Seat[];
  /** So many of each seat's next turns are skipped. */
  readonly skips: readonly number[];
};

export const emptyScene: Scene = {
  own: null, hand: [], counts: [], trick: [], heap: 0, open: 0, dealer: null, pot: null, chips: null, speech: [], titles: [], places: [], toAct: [], bets: null, pots: null, shown: [], folded: [], circle: null, shed: null, chain: [], chosen: [], skips: [],
};

/** The key of an open card: its number in the round's pile. */
export const pileKey = (number: number): string => `pile-${number}`;

/** The key of a card in the chain: its place, from 0. */
export const chainKey = (place: number): string => `chain-${place}`;

/** The key of what a seat has chosen. */
export const chosenKey = (seat: Seat): string => `chosen-${seat}`;

/** A card on the pile with its number in the round. */
export type OnPile = { readonly card: Card; readonly number: number };

/** So many cards of a pile can be told from one another: the newest. What lies below them is height. */
export const mostOnPile = 5;

/** The newest cards of the pile, top last. */
export const topOfPile = ({ shed, open }: Pick<Scene, 'shed' | 'open'>): readonly OnPile[] => {
  const cards = shed?.pile.slice(-mostOnPile) ?? [];
  return cards.map((card, at) => ({ card, number: open - cards.length + at }));
};
