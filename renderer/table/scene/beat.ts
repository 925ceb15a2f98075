// What can happen on a table, in terms that every game shares?

import type { Card } from '#shared/cards/card.ts';
import type { Seat } from '#shared/game/seats.ts';
import type { ShownHand } from './scene.ts';

export type Gift = { readonly from: Seat; readonly to: Seat; readonly count: number; /** Where the viewer may see them. */ readonly cards: readonly Card[] | null };

/** Games translate their happenings into beats; the plan gives each beat its time. */
export type Beat =
  /** Whatever lies on the table goes back to the dealer, who deals everyone the hands of the new scene. */
  | { readonly type: 'deal'; readonly dealer: Seat }
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
  | { readonly type: 'chips'; readonly from: Seat | 'pot'; readonly to: Seat | 'pot'; readonly amount: number };
