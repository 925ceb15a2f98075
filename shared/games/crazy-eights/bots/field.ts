import type { Rank } from "#shared/cards/card.ts";
import type { Unseen } from "./hand.ts";

/** The card to match: suits in pack order from 0. */
export interface Top {
  /** Null on an empty pile: anything may be played. */
  readonly suit: number | null;
  /** Null after an eight (CE-8). */
  readonly rank: Rank | null;
}

export interface Cycle {
  /** Nobody goes out. */
  readonly survives: number;
  /** The suit is then still the same. */
  readonly stays: number;
  /** Nobody has a card that fits. */
  readonly stuck: number;
}

/** How likely two cards of a hand have the same rank. */
const pairs = 0.06;
/** Of the cards of a rank, those that are not of the suit as well. */
const otherSuits = 3 / 4;

export function cycleOf(sizes: readonly number[], { suit, rank }: Top, unseen: Unseen): Cycle {
  const same = suit === null ? 1 - unseen.eights : (unseen.suits[suit] ?? 0);
  const other =
    suit === null ? 0 : (rank === null ? 0 : unseen.ranks[rank] * otherSuits) + unseen.eights;
  const fits = Math.min(1, same + other);
  let survives = 1;
  let stays = 1;
  let stuck = 1;
  for (const size of sizes) {
    const none = (1 - fits) ** size;
    const out = goesOut(size, fits);
    survives *= 1 - out;
    // Of those who do not go out: one card that fitted would have been the last.
    stays *=
      (none + ((1 - none - out) * same) / Math.max(fits, Number.EPSILON)) /
      Math.max(1 - out, Number.EPSILON);
    stuck *= none;
  }
  return { survives, stays, stuck };
}

/** All of a hand must be of one rank, and one card of it must fit (CE-7). */
const goesOut = (size: number, fits: number): number =>
  pairs ** (size - 1) * (1 - (1 - fits) ** size);

/**
 * A seat that sheds a card in most turns needs fewer and fewer of them: how likely it goes out in
 * one of its later turns.
 */
export const survivesLater = (sizes: readonly number[], haste: number): number =>
  sizes.reduce((all, size) => all * (1 - haste / (size + 1)), 1);
