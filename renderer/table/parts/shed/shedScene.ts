import type { Card, Rank, Suit } from "#shared/cards/card.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { Scene } from "#renderer/table/scene/scene.ts";

/** What the next card must be, as all know it. */
export type Want = {
  /** Any card may follow. */
  readonly any: boolean;
  /** Matching any one of these is enough; null where it does not count. */
  readonly suit: Suit | null;
  readonly rank: Rank | null;
  readonly colour: "red" | "black" | null;
  /** The suit is not the top card's but was named. */
  readonly named: boolean;
  /** Where one card alone may follow. */
  readonly only?: Card | null;
  /** All of it in a few words: "hearts or a 7", "spades", "any card", "the 5 of clubs". */
  readonly words: string;
};

/** Where cards are shed onto one pile: the stock, the pile and what it asks for. */
export type Shed = {
  readonly stock: number;
  /** Top last. */
  readonly pile: readonly Card[];
  /** Null once the round is over. */
  readonly want: Want | null;
  /** They are put away, for hands lie open where they lay. */
  readonly isAway?: boolean;
};

/** A card on the pile with its number in the round. */
type OnPile = { readonly card: Card; readonly number: number };

/**
 * So many cards of a pile can be told from one another: the newest. What lies below them is height.
 */
export const mostOnPile = 5;

/** The newest cards of the pile, top last. */
export const topOfPile = ({ shed, open }: Pick<Scene, "shed" | "open">): readonly OnPile[] => {
  const cards = shed?.pile.slice(-mostOnPile) ?? [];
  return cards.map((card, at) => ({ card, number: open - cards.length + at }));
};

declare module "#renderer/table/scene/scene.ts" {
  interface Scene {
    readonly shed?: Shed;
  }
}

declare module "#renderer/table/scene/beat.ts" {
  interface Beats {
    /**
     * The top card of the stock is turned up on the pile; those in `back` were turned up before it
     * and shuffled back.
     */
    turnUp: { readonly card: Card; readonly back: readonly Card[] };
    /** A seat takes so many cards from the stock; names where the viewer may see them. */
    take: {
      readonly seat: Seat;
      readonly count: number;
      readonly cards: readonly Card[] | null;
      readonly words: string;
    };
    /** The pile but its top card is shuffled into a new stock of so many cards. */
    refill: { readonly cards: number };
    /** The top card of the pile goes back to the hand of who put it there. */
    takeBack: { readonly seat: Seat; readonly card: Card; readonly words: string };
    reverse: { readonly direction: 1 | -1 };
    /** Who laid the last card names a suit. */
    name: { readonly seat: Seat; readonly suit: Suit };
  }
}

declare module "#renderer/table/scene/step.ts" {
  interface Zones {
    stock: unknown;
    /** `number`: as in the card's key. */
    pile: { readonly number: number };
  }
  interface Deeds {
    /** So many cards lie in the stock. */
    stock: { readonly cards: number };
    /** So many cards lie on the pile. */
    pile: { readonly cards: number };
    /** What must be matched from now on. */
    want: { readonly want: Want | null };
    name: { readonly suit: Suit };
    reverse: { readonly direction: 1 | -1 };
    /** Stock and pile are put away, or come back. */
    away: { readonly isAway: boolean };
  }
}
