import type { Card } from "#shared/cards/card.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { Slices } from "#renderer/table/slices.ts";

/**
 * A card of the own hand. The key identifies its sprite and button, never its place in the deck.
 */
export type HandCard = { readonly key: string; readonly card: Card };

type PartScenes = Partial<Slices["scene"]>;

/** What every table has, and the slices of parts; that of a part the game does not use is absent. */
export interface Scene extends PartScenes {
  readonly own: Seat | null;
  readonly hand: readonly HandCard[];
  /** True if the order is the person's own. */
  readonly isPut?: boolean;
  readonly counts: readonly number[];
  /** Cards that lie face down aside: those of finished tricks and leavers' hands. */
  readonly heap: number;
  /**
   * Number of cards laid open in this round, including those of a pile that became a new stock; the
   * next one gets this number.
   */
  readonly open: number;
  readonly dealer: Seat | null;
  /** Null where nothing is played for. */
  readonly pot: number | null;
  readonly chips: readonly number[] | null;
  readonly speech: readonly string[];
  readonly titles: readonly ("first" | "last" | null)[];
  /** Final place of a seat that is out; null while playing. */
  readonly places: readonly (number | null)[];
  readonly toAct: readonly Seat[];
  readonly folded: readonly boolean[];
  /** The seats clockwise as they sit; null for the order of their numbers. */
  readonly circle: readonly Seat[] | null;
  /** Direction of play, 1 clockwise on the table; null if there is none. */
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

export const pileKey = (number: number): string => `pile-${number}`;
export const isPileKey = (key: string): boolean => /^pile-\d+$/.test(key);
