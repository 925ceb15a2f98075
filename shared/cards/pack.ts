import { joker, ranks, suits, type Card } from "./card.ts";

const naturals: readonly Card[] = suits.flatMap((suit) =>
  ranks.map((rank): Card => `${rank}${suit}`),
);

/** Clubs, diamonds, hearts, spades, each A…K, then the jokers; pack after pack (C-4). */
export function packs(count: number, jokersPerPack: number): readonly Card[] {
  const one = [...naturals, ...Array<Card>(jokersPerPack).fill(joker)];
  return Array.from({ length: count }, () => one).flat();
}

export type PackDifference = Readonly<{ card: Card; isSurplus: boolean }>;

/** Returns null if both hold the same cards in any order, else the first difference. */
export function packDifference(
  cards: readonly Card[],
  wanted: readonly Card[],
): PackDifference | null {
  const left = new Map<Card, number>();
  for (const card of wanted) left.set(card, (left.get(card) ?? 0) + 1);
  for (const card of cards) {
    const count = left.get(card) ?? 0;
    if (count === 0) return { card, isSurplus: true };
    left.set(card, count - 1);
  }
  for (const [card, count] of left) if (count > 0) return { card, isSurplus: false };
  return null;
}
