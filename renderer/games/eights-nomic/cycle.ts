// In which order do turns come in Eights Nomic, and who is passed over (EN-12, EN-26)?

import type { Seat } from "#shared/contract/seats.ts";
import { asNomic, type NomicSeen } from "#shared/games/eights-nomic/seen.ts";
import type { AnySeen } from "#renderer/table/tableGame.ts";

type Cycle = { readonly facts: Pick<NomicSeen["facts"], "turnCycle"> };

/**
 * It is never but turned round and thinned out: it goes up round the seats, or down. Of two it is
 * the same.
 */
export function directionOf({ facts: { turnCycle } }: Cycle): 1 | -1 {
  const climbs = turnCycle.filter(
    (seat, at) => (turnCycle[(at + 1) % turnCycle.length] ?? seat) > seat,
  ).length;
  return turnCycle.length < 3 || climbs > 1 ? 1 : -1;
}

/** So many of each seat's next turns are passed over. */
export function skipped(seen: AnySeen): readonly number[] {
  const {
    hands,
    facts: { turnCycle, skips, extraTurn, result },
  } = asNomic(seen);
  const passed = (seat: Seat): number => {
    const place = turnCycle.indexOf(seat);
    if (result !== null || extraTurn || place < 0) return 0;
    // The first of the cycle goes to the back by the end of the turn itself.
    const turns = (place + turnCycle.length - 1) % turnCycle.length;
    return Math.max(0, Math.ceil((skips - turns) / turnCycle.length));
  };
  return hands.map((_, seat) => passed(seat));
}
