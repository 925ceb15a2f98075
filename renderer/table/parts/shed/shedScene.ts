import type { Card, Rank, Suit } from "#shared/cards/card.ts";
import type { Lay } from "#renderer/table/scene/animation.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { Scene } from "#renderer/table/scene/scene.ts";
import type { ShedPlaces } from "./shedPlaces.ts";
import type { ShedHooks } from "./shed.ts";

/** Describes what the next card must be, as all know it. */
export type Want = Readonly<{
  any: boolean;
  /** Matching any one of these is enough; null means that it does not count. */
  suit: Suit | null;
  rank: Rank | null;
  colour: "red" | "black" | null;
  /** The suit was named; it is not the top card's. */
  named: boolean;
  /** Set if only this card may follow. */
  only?: Card | null;
  /** All of it in a few words: "hearts or a 7", "spades", "any card", "the 5 of clubs". */
  words: string;
}>;

/** A table where cards are shed onto one pile: the stock, the pile and what it asks for. */
export type Shed = Readonly<{
  stock: number;
  /** Top last. */
  pile: readonly Card[];
  /** Null once the round is over. */
  want: Want | null;
  /** Hidden, because open hands lie there. */
  isAway?: boolean;
}>;

type OnPile = Readonly<{ card: Card; number: number }>;

/** Number of newest cards of a pile that are drawn separately; those below only add height. */
export const mostOnPile = 5;

export const topOfPile = ({ shed, open }: Pick<Scene, "shed" | "open">): readonly OnPile[] => {
  const cards = shed?.pile.slice(-mostOnPile) ?? [];
  return cards.map((card, at) => ({ card, number: open - cards.length + at }));
};

export type ShedSlices = Readonly<{
  scene: {
    readonly shed: Shed;
  };
  beats: {
    lay: Lay;
    /**
     * The top card of the stock is turned up on the pile; those in `back` were turned up before it
     * and shuffled back.
     */
    turnUp: Readonly<{ card: Card; back: readonly Card[] }>;
    /** A seat takes `count` cards from the stock; names where the viewer may see them. */
    take: Readonly<{
      seat: Seat;
      count: number;
      cards: readonly Card[] | null;
      words: string;
    }>;
    /** All of the pile but its top card is shuffled into a new stock of `cards` cards. */
    refill: { readonly cards: number };
    takeBack: Readonly<{ seat: Seat; card: Card; words: string }>;
    reverse: { readonly direction: 1 | -1 };
    name: Readonly<{ seat: Seat; suit: Suit }>;
  };
  zones: {
    stock: unknown;
    /** `number`: as in the card's key. */
    pile: { readonly number: number };
  };
  animations: {
    stock: { readonly cards: number };
    pile: { readonly cards: number };
    want: { readonly want: Want | null };
    name: { readonly suit: Suit };
    reverse: { readonly direction: 1 | -1 };
    away: { readonly isAway: boolean };
  };
  layout: {
    readonly shed: ShedPlaces;
  };
  hooks: {
    shed: ShedHooks;
  };
}>;
