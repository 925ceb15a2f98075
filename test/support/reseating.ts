// Maps the seats of one round to those of the next.

import type { Reseating } from "#shared/contract/game.ts";
import type { Seat } from "#shared/contract/seats.ts";

/** `now[old]` is where who sat at `old` sits now, null when gone. */
export function reseating(
  now: readonly (Seat | null)[],
  seats = now.filter((seat) => seat !== null).length,
): Reseating {
  return {
    seats,
    seatOf: (seat) => now[seat] ?? null,
    atOrLeftOf: (seat) => {
      for (let step = 0; step < now.length; step += 1) {
        const taken = now[(seat + step) % now.length];
        if (taken !== null && taken !== undefined) return taken;
      }
      throw new Error("nobody stayed");
    },
  };
}
