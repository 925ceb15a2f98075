import type { Card } from "#shared/cards/card.ts";
import type { HandCard } from "./scene.ts";

export type MakeKey = () => string;

/**
 * Returns the present hand; cards that stay keep their keys. Of several cards with the same name
 * those in `leaving` go first: they are the ones that the player picked.
 */
export function keepHand(
  before: readonly HandCard[],
  now: readonly Card[],
  leaving: ReadonlySet<string>,
  makeKey: MakeKey,
): readonly HandCard[] {
  const free = before.toSorted(
    (one, other) => Number(leaving.has(one.key)) - Number(leaving.has(other.key)),
  );
  return now.map((card) => {
    const at = free.findIndex((known) => known.card === card);
    const [kept] = at < 0 ? [] : free.splice(at, 1);
    return kept ?? { key: makeKey(), card };
  });
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
  const put = cards.flatMap((card) => {
    const at = free.findIndex((held) => held.card === card);
    return at < 0 ? [] : free.splice(at, 1);
  });
  return [...put, ...free];
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

/**
 * Returns the held card that goes; of several with the same name the one that is not held in the
 * end.
 */
export function leavingCard(
  before: readonly HandCard[],
  after: readonly HandCard[],
  card: Card,
): HandCard | null {
  const named = before.filter((held) => held.card === card);
  return missingFrom(named, after)[0] ?? named[0] ?? null;
}
