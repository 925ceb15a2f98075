import type { Rank } from "#shared/cards/card.ts";
import type { Unseen } from "./hand.ts";

/** The card to match; suits are counted in pack order from 0. */
export interface Top {
  /** Null on an empty pile: anything may be played. */
  readonly suit: number | null;
  /** Null after an eight (CE-8). */
  readonly rank: Rank | null;
}

export interface Cycle {
  /** Chance that nobody goes out. */
  readonly survives: number;
  /** Chance that the suit is still the same if nobody goes out. */
  readonly stays: number;
  /** Chance that nobody has a card that fits. */
  readonly stuck: number;
}

/** Chance that two cards of a hand have the same rank. */
const pairs = 0.06;
/** The share of a rank's cards that are not of the suit to match. */
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
    // Given that the seat does not go out; a lone card that fits goes out.
    stays *=
      (none + ((1 - none - out) * same) / Math.max(fits, Number.EPSILON)) /
      Math.max(1 - out, Number.EPSILON);
    stuck *= none;
  }
  return { survives, stays, stuck };
}

/** CE-7: to go out, all cards of the hand must be of one rank and one of them must fit. */
const goesOut = (size: number, fits: number): number =>
  pairs ** (size - 1) * (1 - (1 - fits) ** size);

/**
 * Returns the chance that no seat goes out in a later turn; a seat with fewer cards is likelier to.
 */
export const survivesLater = (sizes: readonly number[], nearness: number): number =>
  sizes.reduce((all, size) => all * (1 - nearness / (size + 1)), 1);
