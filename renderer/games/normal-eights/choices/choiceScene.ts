// What of choices that all make at once is in the scene, and what happens to them?

import type { Seat } from "#shared/contract/seats.ts";

/** The key of what a seat has chosen. */
export const chosenKey = (seat: Seat): string => `chosen-${seat}`;

declare module "#renderer/table/scene/scene.ts" {
  interface Scene {
    /** Seats before which something chosen lies face down, and stays so until all have chosen. */
    readonly chosen?: readonly Seat[];
  }
}

declare module "#renderer/table/scene/beat.ts" {
  interface Beats {
    /** A seat lays what it has chosen face down before itself; its hand is counted as before. */
    choose: { readonly seat: Seat };
    /**
     * All that was chosen is turned over at once, after a count of three; whoever is not in `best`
     * takes his card back.
     */
    duel: { readonly picks: readonly Owned[]; readonly best: readonly Seat[] };
    /**
     * These cards go from their seats to the pile, one after the other, so that their order is
     * seen; top last.
     */
    discard: { readonly cards: readonly Owned[] };
  }
}

declare module "#renderer/table/scene/step.ts" {
  interface Zones {
    /** Before a seat: one of so many cards that it has chosen. */
    chosen: { readonly seat: Seat; readonly index: number; readonly of: number };
  }
  interface Deeds {
    /** A number of the count of three. */
    "count-down": { readonly number: number };
    /** What these seats have chosen outdoes the others'. */
    best: { readonly seats: readonly Seat[] };
    /** Which seat's cards go on the pile first, which next; null where they have gone. */
    order: { readonly seat: Seat; readonly number: number | null };
  }
}
