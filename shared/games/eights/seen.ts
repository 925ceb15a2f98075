import type { Card, Natural } from "#shared/cards/card.ts";
import type { Offer } from "#shared/contract/game.ts";
import type { Move } from "#shared/contract/round.ts";

export const isEight = (card: Card | null): boolean => card?.[0] === "8";

/** For games without jokers, where every card has a rank and a suit. */
export const natural = (card: Card): Natural => card as Natural;

/** The whole moves of this type among the offers, without those that stand for many. */
export const offered = <M extends Move, T extends M["type"]>(
  { legal }: { readonly legal: readonly Offer<M>[] },
  type: T,
): readonly Extract<M, { readonly type: T }>[] =>
  legal.filter(
    (offer): offer is Extract<M, { readonly type: T }> => offer.type === type && !("max" in offer),
  );

type ToMatch = { readonly facts: Readonly<{ suit: unknown; rank: unknown }> };
/** Any card goes on an empty pile. */
export const isAnyAsked = ({ facts: { suit, rank } }: ToMatch): boolean =>
  suit === null && rank === null;
/** Only a card that names a suit leaves a suit without a rank. */
export const isSuitNamed = ({ facts: { suit, rank } }: ToMatch): boolean =>
  suit !== null && rank === null;

/** How often each card of the packs is not among those that lie open to a bot. */
export function countedUnseen(
  all: readonly Card[],
  open: readonly Card[],
): ReadonlyMap<Card, number> {
  const counts = new Map<Card, number>();
  for (const card of all) counts.set(card, (counts.get(card) ?? 0) + 1);
  for (const card of open) counts.set(card, (counts.get(card) ?? 0) - 1);
  return counts;
}
