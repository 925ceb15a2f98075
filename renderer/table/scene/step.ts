// What can move on the table, and how long does it take?

import type { Card, Suit } from '#shared/cards/card.ts';
import type { Seat } from '#shared/game/seats.ts';
import type { SoundName } from '#renderer/sound/recipes.ts';
import type { HandCard, InChain, Laid, Pot, Scene, ShownHand, Want } from './scene.ts';

/** A place on the table that the layout can turn into pixels. */
export type Spot =
  | { readonly zone: 'hand'; readonly index: number; readonly of: number }
  | { readonly zone: 'fan'; readonly seat: Seat }
  | { readonly zone: 'deck'; readonly seat: Seat }
  | { readonly zone: 'trick'; readonly laid: Laid; readonly index: number; readonly card: number }
  | { readonly zone: 'heap'; readonly level: number }
  | { readonly zone: 'stock' }
  /** `number`: as in the card's key. */
  | { readonly zone: 'pile'; readonly number: number }
  /** A place of a chain of so many cards. */
  | { readonly zone: 'chain'; readonly place: number; readonly of: number }
  /** Before a seat: one of so many cards that it has chosen. */
  | { readonly zone: 'chosen'; readonly seat: Seat; readonly index: number; readonly of: number };

/** A card on its way. It starts where its sprite is; `from` is for sprites that are not there yet. */
export type Flight = {
  readonly type: 'fly';
  readonly key: string;
  readonly card: Card | null;
  readonly from: Spot;
  readonly to: Spot;
  /** 0 face down, 1 face up. */
  readonly flip: readonly [number, number];
  /** The sprite's new key once landed; null where it joins a fan, the heap or the stock and is no more. */
  readonly becomes: string | null;
};

export type Deed =
  | Flight
  | { readonly type: 'count'; readonly seat: Seat; readonly cards: number }
  /** The own hand is held in this order from now on. */
  | { readonly type: 'hold'; readonly hand: readonly HandCard[] }
  | { readonly type: 'heap'; readonly cards: number }
  | { readonly type: 'say'; readonly seat: Seat; readonly words: string }
  /** The bubbles of this trick are over. */
  | { readonly type: 'hush' }
  | { readonly type: 'place'; readonly seat: Seat; readonly place: number }
  | { readonly type: 'crown'; readonly seat: Seat; readonly party: 'king' | 'bastard' }
  | { readonly type: 'chips'; readonly from: Seat | 'pot'; readonly to: Seat | 'pot'; readonly amount: number }
  /** From a seat's stack to the place before it, and back. */
  | { readonly type: 'bet'; readonly seat: Seat; readonly amount: number }
  | { readonly type: 'return'; readonly seat: Seat; readonly amount: number }
  /** All that lies before the seats becomes these pots. */
  | { readonly type: 'gather'; readonly pots: readonly Pot[] }
  /** The same chips as other pots: somebody who folded plays for none of them any more. */
  | { readonly type: 'stack'; readonly pots: readonly Pot[] }
  | { readonly type: 'award'; readonly pot: number; readonly shares: readonly { readonly seat: Seat; readonly amount: number }[] }
  /** A seat's hand turns over. */
  | { readonly type: 'show'; readonly seat: Seat; readonly hand: ShownHand }
  /** The last hand is over: nothing of it is shown, said or worn any more, and these are the stacks that the new one begins with. */
  | { readonly type: 'clear'; readonly chips: readonly number[] | null }
  /** A seat is out of the hand. */
  | { readonly type: 'muck'; readonly seat: Seat }
  /** Who has won chips shines; it may go on after the plan. */
  | { readonly type: 'glow'; readonly seat: Seat }
  /** So many cards lie in the stock. */
  | { readonly type: 'stock'; readonly cards: number }
  /** So many cards lie on the pile. */
  | { readonly type: 'pile'; readonly cards: number }
  /** What must be matched from now on. */
  | { readonly type: 'want'; readonly want: Want | null }
  /** The card that is owed is pointed at for a while; it may go on after the plan. */
  | { readonly type: 'beckon' }
  | { readonly type: 'name'; readonly suit: Suit }
  | { readonly type: 'reverse'; readonly direction: 1 | -1 }
  | { readonly type: 'sequent'; readonly how: 'starts' | 'ends' | 'breaks' }
  /** How a card of the chain stands now; null takes all signs off it. */
  | { readonly type: 'judge'; readonly place: number; readonly card: InChain | null; /** Cards in the chain. */ readonly of: number }
  /** A number of the count of three. */
  | { readonly type: 'count-down'; readonly number: number }
  /** What these seats have chosen outdoes the others'. */
  | { readonly type: 'best'; readonly seats: readonly Seat[] }
  /** Which seat's cards go on the pile first, which next; null where they have gone. */
  | { readonly type: 'order'; readonly seat: Seat; readonly number: number | null }
  /** Cards that are on no way any more are gone. */
  | { readonly type: 'vanish'; readonly keys: readonly string[] }
  | { readonly type: 'skips'; readonly seat: Seat; readonly turns: number }
  /** A hand that lies open has other cards now. */
  | { readonly type: 'open'; readonly seat: Seat; readonly hand: ShownHand }
  /** A hand lies open no more. */
  | { readonly type: 'hide'; readonly seat: Seat }
  /** Who has won is celebrated; it may go on after the plan. */
  | { readonly type: 'cheer'; readonly seat: Seat }
  | { readonly type: 'sound'; readonly name: SoundName };

/** One deed with its time, ms from the plan's beginning at normal speed. */
export type Step = Deed & { readonly at: number; readonly ms: number };

export type Plan = { readonly steps: readonly Step[]; readonly ms: number };

/** Times at normal speed, ms. `until` is when the next beat may begin: beats overlap where flights are longer. */
export const times = {
  flight: 360, setStagger: 55, lay: 300, say: 240, lookAtTrick: 520, sweep: 380, sweepStagger: 22,
  swap: 760, swapStagger: 110, place: 320, crown: 2600, crownUntil: 900, chips: 620, fold: 420,
  clear: 260, bet: 420, betUntil: 260, gather: 520, award: 760, show: 620, showUntil: 760, glow: 1700, lookAtHands: 900, draw: 320, drawStagger: 120,
  pileStagger: 140, take: 420, takeStagger: 130, takeUntil: 330, turnUp: 420, turnUpLook: 620, turnUpPause: 180, refill: 460, refillStagger: 42, name: 440, nameUntil: 260, reverse: 480, reverseUntil: 180,
  sequent: 820, sequentUntil: 280, endsUntil: 520, want: 220, beckon: 3200, cheer: 2600, cheerUntil: 600,
  chain: 420, chainUntil: 460, judge: 300, settleLook: 420, settle: 400, settleStagger: 150, choose: 340, chooseUntil: 150, countDown: 600, turn: 460, best: 900, takeBack: 420,
  reveal: 440, revealLook: 560, discard: 360, skip: 520, skipUntil: 300, hide: 420,
} as const;

/** Steps that the next plan need not wait for. */
export const celebrating: ReadonlySet<Step['type']> = new Set(['crown', 'glow', 'beckon', 'cheer']);

export type Draft = { readonly steps: readonly Step[]; /** When the next beat may begin. */ readonly until: number; readonly scene: Scene };

/** More backs than this would not make the heap look higher. */
export const heapLevels = 14;
