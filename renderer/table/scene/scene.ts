import type { Card } from "#shared/cards/card.ts";
import type { Seat } from "#shared/contract/seats.ts";

/**
 * A card of the own hand. The key names the sprite and its button, never the card's place in the
 * deck.
 */
export type HandCard = { readonly key: string; readonly card: Card };

/**
 * What every table has. Each part of it adds its own slice here; that of a part which the game does
 * not use is absent.
 */
export interface Scene {
  readonly own: Seat | null;
  readonly hand: readonly HandCard[];
  /** That order is the person's own. */
  readonly isPut?: boolean;
  readonly counts: readonly number[];
  /** Cards that lie face down aside: those of tricks that are over, and leavers' hands. */
  readonly heap: number;
  /**
   * How many cards were laid open in this round, those of a pile that became a new stock too; the
   * next one gets this number.
   */
  readonly open: number;
  readonly dealer: Seat | null;
  /** Null where nothing is played for. */
  readonly pot: number | null;
  readonly chips: readonly number[] | null;
  readonly speech: readonly string[];
  readonly titles: readonly ("first" | "last" | null)[];
  /** The place of who is out; null while playing. */
  readonly places: readonly (number | null)[];
  readonly toAct: readonly Seat[];
  readonly folded: readonly boolean[];
  /** The seats in the order in which they sit, clockwise; null for that of their numbers. */
  readonly circle: readonly Seat[] | null;
  /** Which way play goes round, 1 clockwise on the table; null where it has no direction. */
  readonly direction: 1 | -1 | null;
}

export const emptyScene: Scene = {
  own: null,
  hand: [],
  counts: [],
  heap: 0,
  open: 0,
  dealer: null,
  pot: null,
  chips: null,
  speech: [],
  titles: [],
  places: [],
  toAct: [],
  folded: [],
  circle: null,
  direction: null,
};

/** The key of an open card: its number in the round's pile. */
export const pileKey = (number: number): string => `pile-${number}`;
export const isPileKey = (key: string): boolean => /^pile-\d+$/.test(key);
