import type { Card } from "#shared/cards/card.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { Slices } from "#renderer/table/slices.ts";

/**
 * A card of the own hand. The key identifies its sprite and button, never its place in the deck.
 */
export type HandCard = Readonly<{ key: string; card: Card }>;

type PartScenes = Partial<Slices["scene"]>;

/** The slice of a part that the game does not use is absent. */
export interface Scene extends PartScenes {
  readonly own: Seat | null;
  readonly hand: readonly HandCard[];
  /** True if the order is the person's own. */
  readonly isPut?: boolean;
  readonly counts: readonly number[];
  /** Cards that lie face down aside: those of finished tricks and leavers' hands. */
  readonly heap: number;
  /**
   * Number of cards laid open in this round, those of a pile that became a new stock too: the
   * number of the next one.
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
  /** Clockwise as they sit; null for the order of their numbers. */
  readonly circle: readonly Seat[] | null;
  /** 1 clockwise; null if there is none. */
  readonly direction: 1 | -1 | null;
  /** By seat; absent where nobody says. */
  readonly bots?: readonly boolean[];
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

/** Compares data, however deep. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Takes the first card of this name out of the pool. */
export function takeCard<T extends { readonly card: Card }>(pool: T[], card: Card): T | undefined {
  const at = pool.findIndex((held) => held.card === card);
  return at < 0 ? undefined : pool.splice(at, 1)[0];
}

/** Cards that stay keep their keys. Of several with the same name those in `leaving` go first. */
export function keepHand(
  before: readonly HandCard[],
  now: readonly Card[],
  leaving: ReadonlySet<string>,
  makeKey: () => string,
): readonly HandCard[] {
  const free = before.toSorted(
    (one, other) => Number(leaving.has(one.key)) - Number(leaving.has(other.key)),
  );
  return now.map((card) => takeCard(free, card) ?? { key: makeKey(), card });
}

/** Cards that stay keep their order; new ones lie at the right. */
export function keptOrder(
  hand: readonly HandCard[],
  before: readonly HandCard[],
): readonly HandCard[] {
  const places = new Map(before.map(({ key }, at) => [key, at]));
  return hand.toSorted(
    (one, other) =>
      (places.get(one.key) ?? before.length) - (places.get(other.key) ?? before.length),
  );
}

/** Orders the hand like these cards, others at the right. */
export function inOrderOf(hand: readonly HandCard[], cards: readonly Card[]): readonly HandCard[] {
  const free = hand.slice();
  return [...cards.flatMap((card) => takeCard(free, card) ?? []), ...free];
}

export function movedTo(hand: readonly HandCard[], key: string, to: number): readonly HandCard[] {
  const moved = hand.find((held) => held.key === key);
  return moved ? hand.filter((held) => held !== moved).toSpliced(to, 0, moved) : hand;
}

export function missingFrom(
  one: readonly HandCard[],
  other: readonly HandCard[],
): readonly HandCard[] {
  const keys = new Set(other.map(({ key }) => key));
  return one.filter(({ key }) => !keys.has(key));
}

/** Of several with the same name the one that is not held in the end. */
export function leavingCard(
  before: readonly HandCard[],
  after: readonly HandCard[],
  card: Card,
): HandCard | null {
  const named = before.filter((held) => held.card === card);
  return missingFrom(named, after)[0] ?? named[0] ?? null;
}
