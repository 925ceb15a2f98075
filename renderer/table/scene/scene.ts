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
};

export const emptyScene: Scene = {
  own: null, hand: [], counts: [], trick: [], heap: 0, open: 0, dealer: null, pot: null, chips: null, speech: [], titles: [], places: [], toAct: [],
};

/** The key of an open card: its number in the round's pile. */
export const pileKey = (number: number): string => `pile-${number}`;
