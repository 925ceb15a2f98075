import type { Card, Rank, Suit } from "#shared/cards/card.ts";
import type { Lay } from "#renderer/table/scene/animation.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { Scene } from "#renderer/table/scene/scene.ts";
import type { ShedPlaces } from "./shedPlaces.ts";
import type { ShedHooks } from "./shed.ts";

/** Describes what the next card must be, as all know it. */
export type Want = {
  readonly any: boolean;
  /** Matching any one of these is enough; null means that it does not count. */
  readonly suit: Suit | null;
  readonly rank: Rank | null;
  readonly colour: "red" | "black" | null;
  /** The suit was named; it is not the top card's. */
  readonly named: boolean;
  /** Set if only this card may follow. */
  readonly only?: Card | null;
  /** All of it in a few words: "hearts or a 7", "spades", "any card", "the 5 of clubs". */
  readonly words: string;
};

/** A table where cards are shed onto one pile: the stock, the pile and what it asks for. */
export type Shed = {
  readonly stock: number;
  /** Top last. */
  readonly pile: readonly Card[];
  /** Null once the round is over. */
  readonly want: Want | null;
  /** Hidden, because open hands lie there. */
  readonly isAway?: boolean;
};

type OnPile = { readonly card: Card; readonly number: number };

/** Number of newest cards of a pile that are drawn separately; those below only add height. */
export const mostOnPile = 5;

/** Top last. */
export const topOfPile = ({ shed, open }: Pick<Scene, "shed" | "open">): readonly OnPile[] => {
  const cards = shed?.pile.slice(-mostOnPile) ?? [];
  return cards.map((card, at) => ({ card, number: open - cards.length + at }));
};

export interface ShedSlices {
  readonly scene: {
    readonly shed: Shed;
  };
  readonly beats: {
    lay: Lay;
    /**
     * The top card of the stock is turned up on the pile; those in `back` were turned up before it
     * and shuffled back.
     */
    turnUp: { readonly card: Card; readonly back: readonly Card[] };
    /** A seat takes `count` cards from the stock; names where the viewer may see them. */
    take: {
      readonly seat: Seat;
      readonly count: number;
      readonly cards: readonly Card[] | null;
      readonly words: string;
    };
    /** All of the pile but its top card is shuffled into a new stock of `cards` cards. */
    refill: { readonly cards: number };
    takeBack: { readonly seat: Seat; readonly card: Card; readonly words: string };
    reverse: { readonly direction: 1 | -1 };
    name: { readonly seat: Seat; readonly suit: Suit };
  };
  readonly zones: {
    stock: unknown;
    /** `number`: as in the card's key. */
    pile: { readonly number: number };
  };
  readonly animations: {
    stock: { readonly cards: number };
    pile: { readonly cards: number };
    want: { readonly want: Want | null };
    name: { readonly suit: Suit };
    reverse: { readonly direction: 1 | -1 };
    away: { readonly isAway: boolean };
  };
  readonly layout: {
    readonly shed: ShedPlaces;
  };
  readonly hooks: {
    shed: ShedHooks;
  };
}
