// What characters may remark on: of what everybody at the table has seen, and of nothing else (H-11).

import type { Seat } from "#shared/contract/seats.ts";
import type { Beat } from "#renderer/table/scene/animation.ts";

/** `hit`: skipped, or made to draw. `waits`: for the person. `lost`: to the person. */
export type Cause = "king" | "won" | "lost" | "bastard" | "hit" | "waits";

/** `seats`: of those whom it concerns one remarks on it. */
export type Caused = Readonly<{ cause: Cause; seats: readonly Seat[] }>;

/** Nobody draws more cards than this at once by choice. */
const drawnFreely = 1;

const wonBy = (winner: Seat, own: Seat | null, all: readonly Seat[], cause: "king" | "won") =>
  winner === own
    ? { cause: "lost" as const, seats: all.filter((seat) => seat !== own) }
    : { cause, seats: [winner] };

/** A pot that nobody had to show a hand for is soon forgotten. */
function potsIn(beats: readonly Beat[], own: Seat | null): readonly Caused[] {
  const shown = beats.flatMap((beat) => (beat.type === "show" ? [beat.seat] : []));
  const [winner] = beats.flatMap((beat) =>
    beat.type === "award" ? beat.shares.map(({ seat }) => seat) : [],
  );
  return winner === undefined || shown.length === 0 ? [] : [wonBy(winner, own, shown, "won")];
}

function causedBy(beat: Beat, own: Seat | null, all: readonly Seat[]): readonly Caused[] {
  switch (beat.type) {
    case "crown":
      return beat.party === "king"
        ? [wonBy(beat.seat, own, all, "king")]
        : [{ cause: "bastard", seats: [beat.seat] }];
    case "win":
      return [wonBy(beat.seat, own, all, "won")];
    case "skip":
      return beat.more ? [{ cause: "hit", seats: [beat.seat] }] : [];
    case "take":
      return beat.count > drawnFreely ? [{ cause: "hit", seats: [beat.seat] }] : [];
    default:
      return [];
  }
}

/** `all`: the seats of the round. Returns what one view brought, in the order in which it happened. */
export const causesIn = (
  beats: readonly Beat[],
  own: Seat | null,
  all: readonly Seat[],
): readonly Caused[] => [
  ...beats.flatMap((beat) => causedBy(beat, own, all)),
  ...potsIn(beats, own),
];
