// What others hold, as far as a table tells it: who could go on rarely drew, and eights are kept for
// times of need, which come sooner to who holds many cards.

import type { Seat } from "#shared/contract/seats.ts";
import { eight, quickCards, quickJoker, rankIn, suitIn, type QuickCard } from "../quickCards.ts";
import type { QuickRound } from "../quickRound.ts";

/** How often a hand holds a card of a kind, by its size: of one card, of two or three, of more. */
type BySize = readonly [number, number, number];
type Belief = Readonly<Record<"next" | "between" | "before", BySize>>;

/**
 * Compared with what an even spread of the unseen cards would give; counted in 8 000 rounds of four
 * Regular bots. `before` is the seat that acted last, `next` the one that acts next.
 */
const beliefs = {
  joker: { next: [0.7, 0.79, 0.64], between: [0.7, 0.78, 0.57], before: [0.74, 0.77, 0.49] },
  eight: { next: [1.03, 0.87, 0.56], between: [1, 0.85, 0.48], before: [0.99, 0.81, 0.37] },
  /** Of a suit that was named. */
  named: { next: [1.62, 1.04, 0.93], between: [2.35, 1.21, 0.89], before: [3.57, 1.76, 0.58] },
  /** Of the suit or of the rank that lies on top. */
  suit: { next: [1.43, 1.08, 0.97], between: [1.33, 1.01, 0.85], before: [0.87, 0.79, 0.67] },
  rank: { next: [0.89, 1.03, 1.07], between: [0.89, 0.97, 1], before: [0.91, 0.85, 0.72] },
  other: { next: [0.86, 0.99, 1.06], between: [0.86, 1.01, 1.11], before: [0.88, 1.06, 1.2] },
} as const satisfies Record<string, Belief>;

const likeliest = 3.57;

function kindOf(card: QuickCard, { suit, rank, demand }: QuickRound): keyof typeof beliefs {
  if (card === quickJoker) return "joker";
  if (rankIn(card) === eight) return "eight";
  if (suitIn(card) === suit) return demand ? "named" : "suit";
  return rankIn(card) === rank ? "rank" : "other";
}

const placeOf = (seat: Seat, round: QuickRound): keyof Belief => {
  if (seat === round.nextTo(round.turn, round.direction)) return "next";
  return seat === round.nextTo(round.turn, -round.direction) ? "before" : "between";
};

/**
 * By card: how likely the seat holds it, 0…1, compared with the likeliest of all. `round` is as the
 * seat whose turn it is sees it, `size` the number of cards in the other's hand.
 */
export function beliefsAbout(seat: Seat, size: number, round: QuickRound): Float64Array {
  const place = placeOf(seat, round);
  const bySize = size <= 1 ? 0 : size <= 3 ? 1 : 2;
  return Float64Array.from(
    { length: quickCards },
    (_, card) => beliefs[kindOf(card, round)][place][bySize] / likeliest,
  );
}
