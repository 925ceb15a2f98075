export const ranks = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K"] as const;
/** In pack order (C-4). */
export const suits = ["c", "d", "h", "s"] as const;

export type Rank = (typeof ranks)[number];
export type Suit = (typeof suits)[number];
export type Natural = `${Rank}${Suit}`;
/** Rank then suit, or `Jk` (C-1). Cards of the same name (several packs) are interchangeable. */
export type Card = Natural | "Jk";

export const joker = "Jk" satisfies Card;

const names: ReadonlySet<string> = new Set<string>([
  joker,
  ...ranks.flatMap((rank) => suits.map((suit) => rank + suit)),
]);

export const isCard = (value: unknown): value is Card =>
  typeof value === "string" && names.has(value);
export const isRank = (value: unknown): value is Rank => ranks.includes(value as Rank);
export const isSuit = (value: unknown): value is Suit => suits.includes(value as Suit);
export const isJoker = (card: Card): card is "Jk" => card === joker;
export const isNatural = (card: Card): card is Natural => card !== joker;
export const rankOf = (card: Natural): Rank => card[0] as Rank;
export const suitOf = (card: Natural): Suit => card[1] as Suit;
