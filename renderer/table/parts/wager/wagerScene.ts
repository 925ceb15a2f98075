// What of bets and pots is in the scene, and what happens to them?

import type { Seat } from "#shared/contract/seats.ts";

/** Chips in the middle that these seats play for: the main pot first, then side pots. */
export type Pot = { readonly amount: number; readonly seats: readonly Seat[] };

export type Wagered = {
  /** Chips that lie before each seat and are not in a pot yet. */
  readonly bets: readonly number[];
  /** Pots in the middle, without what still lies before the seats. */
  readonly pots: readonly Pot[];
};

type Shares = readonly { readonly seat: Seat; readonly amount: number }[];

declare module "#renderer/table/scene/scene.ts" {
  interface Scene {
    readonly wager?: Wagered;
  }
}

declare module "#renderer/table/scene/beat.ts" {
  interface Beats {
    /** Chips go from a seat's stack to the place before it. */
    bet: { readonly seat: Seat; readonly amount: number; readonly words: string };
    /** What lies before the seats goes to the pots of the new scene. */
    gather: unknown;
    /** A bet that nobody could call goes back to its seat. */
    return: { readonly seat: Seat; readonly amount: number };
    /** A pot (its number, from 0 = main) is paid out. */
    award: { readonly pot: number; readonly shares: Shares };
  }
}

declare module "#renderer/table/scene/step.ts" {
  interface Deeds {
    /** From a seat's stack to the place before it, and back. */
    bet: { readonly seat: Seat; readonly amount: number };
    return: { readonly seat: Seat; readonly amount: number };
    /** All that lies before the seats becomes these pots. */
    gather: { readonly pots: readonly Pot[] };
    /** The same chips as other pots: somebody who folded plays for none of them any more. */
    stack: { readonly pots: readonly Pot[] };
    award: { readonly pot: number; readonly shares: Shares };
    /** Who has won chips shines; it may go on after the plan. */
    glow: { readonly seat: Seat };
  }
}
