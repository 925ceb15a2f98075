// What can happen on a table, in terms that every game shares?

import type { Card, Suit } from '#shared/cards/card.ts';
import type { Seat } from '#shared/game/seats.ts';
import type { ShownHand } from './scene.ts';

/** A card with whose it is or was. */
export type Owned = { readonly seat: Seat; readonly card: Card };

export type Gift = { readonly from: Seat; readonly to: Seat; readonly count: number; /** Where the viewer may see them. */ readonly cards: readonly Card[] | null };

/** Games translate their happenings into beats; the plan gives each beat its time. */
export type Beat =
  /** Whatever lies on the table goes back to the dealer, who deals everyone the hands of the new scene; with a stock in the middle it is dealt from there, and nobody need be the dealer. */
  | { readonly type: 'deal'; readonly dealer: Seat | null }
  | { readonly type: 'lay'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly type: 'say'; readonly seat: Seat; readonly words: string; readonly sound: 'pass' }
  /** The trick goes to the heap. */
  | { readonly type: 'sweep' }
  /** Gifts cross the table at the same time. */
  | { readonly type: 'swap'; readonly gifts: readonly Gift[] }
  | { readonly type: 'place'; readonly seat: Seat; readonly place: number }
  | { readonly type: 'crown'; readonly seat: Seat; readonly party: 'king' | 'bastard' }
  /** A seat's hand goes out of play, face down. */
  | { readonly type: 'fold'; readonly seat: Seat; readonly count: number }
  /** Chips go from a seat's stack to the place before it. */
  | { readonly type: 'bet'; readonly seat: Seat; readonly amount: number; readonly words: string }
  /** What lies before the seats goes to the pots of the new scene. */
  | { readonly type: 'gather' }
  /** A bet that nobody could call goes back to its seat. */
  | { readonly type: 'return'; readonly seat: Seat; readonly amount: number }
  /** A seat throws so many cards face down and is dealt as many from the dealer's place; names where the viewer may see them. */
  | { readonly type: 'exchange'; readonly seat: Seat; readonly thrown: readonly Card[] | null; readonly drawn: readonly Card[] | null; readonly count: number; readonly words: string }
  /** A seat turns its hand over. */
  | { readonly type: 'show'; readonly seat: Seat; readonly hand: ShownHand }
  /** A pot (its number, from 0 = main) is paid out. */
  | { readonly type: 'award'; readonly pot: number; readonly shares: readonly { readonly seat: Seat; readonly amount: number }[] }
  /** The top card of the stock is turned up on the pile; those in `back` were turned up before it and shuffled back. */
  | { readonly type: 'turnUp'; readonly card: Card; readonly back: readonly Card[] }
  /** A seat takes so many cards from the stock; names where the viewer may see them. */
  | { readonly type: 'take'; readonly seat: Seat; readonly count: number; readonly cards: readonly Card[] | null; readonly words: string }
  /** The pile but its top card is shuffled into a new stock of so many cards. */
  | { readonly type: 'refill'; readonly cards: number }
  | { readonly type: 'reverse'; readonly direction: 1 | -1 }
  /** Who laid the last card names a suit. */
  | { readonly type: 'name'; readonly seat: Seat; readonly suit: Suit }
  /** A sequent begins, goes on, ends or breaks. */
  | { readonly type: 'sequent'; readonly seat: Seat; readonly how: 'starts' | 'ends' | 'breaks'; readonly words: string }
  /** A card is played into the chain, or answers the last one there. `words` for the bubble: "Nope!". */
  | { readonly type: 'chain'; readonly seat: Seat; readonly card: Card; readonly words: string }
  /** The answers are over: in their order the cards of the chain go on the pile, or back to the hands they came from. */
  | { readonly type: 'settle'; readonly cards: readonly (Owned & { readonly stands: boolean; readonly back: boolean })[] }
  /** A seat lays what it has chosen face down before itself; its hand is counted as before. */
  | { readonly type: 'choose'; readonly seat: Seat }
  /** All that was chosen is turned over at once, after a count of three; whoever is not in `best` takes his card back. */
  | { readonly type: 'duel'; readonly picks: readonly Owned[]; readonly best: readonly Seat[] }
  /** These cards go from their seats to the pile, one after the other, so that their order is seen; top last. */
  | { readonly type: 'discard'; readonly cards: readonly Owned[] }
  /** A hand that lay open is taken up again. */
  | { readonly type: 'hide'; readonly seat: Seat }
  /** A turn is to be skipped (`more`), or was. */
  | { readonly type: 'skip'; readonly seat: Seat; readonly more: boolean; readonly words: string }
  /** Somebody has won the round. */
  | { readonly type: 'win'; readonly seat: Seat; readonly words: string }
  | { readonly type: 'chips'; readonly from: Seat | 'pot'; readonly to: Seat | 'pot'; readonly amount: number };

export type BeatOf<T extends Beat['type']> = Extract<Beat, { readonly type: T }>;
