import type { Card } from "#shared/cards/card.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { Slices } from "#renderer/table/slices.ts";

export type Owned = { readonly seat: Seat; readonly card: Card };

export interface TableBeats {
  /**
   * All cards on the table go back to the dealer, who deals the hands of the new scene. With a
   * stock in the middle they are dealt from there, and the dealer may be null.
   */
  deal: { readonly dealer: Seat | null };
  say: { readonly seat: Seat; readonly words: string; readonly sound: "pass" };
  place: { readonly seat: Seat; readonly place: number };
  /** A seat's hand goes out of play, face down. */
  fold: { readonly seat: Seat; readonly count: number };
  chips: { readonly from: Seat | "pot"; readonly to: Seat | "pot"; readonly amount: number };
}

/** Cards are played openly: into the trick, or onto the pile. */
export type Lay = { readonly seat: Seat; readonly cards: readonly Card[] };

type PartBeats = Slices["beats"];
export interface Beats extends TableBeats, PartBeats {}

export type BeatOf<T extends keyof Beats> = { readonly type: T } & Beats[T];

export type BeatIn<T extends keyof Beats> = { [K in T]: BeatOf<K> }[T];

/** Games translate their happenings into beats; the plan gives each beat its time. */
export type Beat = BeatIn<keyof Beats>;
