// Lets a test write a round record in a few lines.

import type { Public } from "#shared/contract/json.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { recordFormat, type RoundRecord } from "#shared/record/roundRecord.ts";
import { deckFor } from "./deckFor.ts";
import { hand } from "./hand.ts";

export type RecordParts = Readonly<{
  game: string;
  /** Seat 0's first, each written like "3c 7d Jk"; the deck that deals them is made to measure. */
  hands: readonly string[];
  /** What lies below the cards dealt, top first. */
  stock?: string;
  options?: { readonly [key: string]: boolean | number };
  /** The last seat where none is given, so that seat 0 gets the first card. */
  dealer?: Seat;
  carry?: Public;
  moves: readonly unknown[];
}>;

const names = [
  "Ann",
  "Ben",
  "Cy",
  "Di",
  "Eve",
  "Fay",
  "Gus",
  "Hal",
  "Ivy",
  "Jo",
  "Kim",
  "Lou",
] as const;

export function recordOf({
  game,
  hands,
  stock = "",
  options = {},
  dealer = hands.length - 1,
  carry,
  moves,
}: RecordParts): RoundRecord {
  return {
    format: recordFormat,
    game,
    options: { ...options, anyDeck: true },
    seats: hands.map((_, seat) => names[seat] ?? `player ${seat}`),
    dealer,
    deck: [...deckFor(hands.map(hand), dealer), ...hand(stock)],
    ...(carry && { carry }),
    moves,
  };
}
