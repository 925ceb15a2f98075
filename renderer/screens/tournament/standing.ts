// In which order do a tournament's people stand now?

import type { TournamentEntrant, TournamentView } from "#shared/protocol/tournament.ts";

export interface Standing {
  /**
   * His own once he has it, else as things stand; null before the start, and in a bracket until it
   * is certain.
   */
  readonly place: number | null;
  readonly entrant: TournamentEntrant;
}

type Ranked = Pick<TournamentView, "entrants" | "format" | "stage">;

/**
 * Before the start everybody has entered and no more; after the end, or once it is called off,
 * nobody waits for anything.
 */
export const hasNoStatus = (stage: TournamentView["stage"]): boolean =>
  stage === "registering" || stage === "over" || stage === "cancelled";

/** In a league points count, else chips. */
const worth = ({ points, stack }: TournamentEntrant, { format: { kind } }: Ranked): number =>
  kind === "league" ? (points ?? 0) : stack;

/** Best first; those who have as much share a place. */
function rankedNow(open: readonly TournamentEntrant[], view: Ranked): readonly Standing[] {
  if (view.format.kind === "bracket") return open.map((entrant) => ({ place: null, entrant }));
  const sorted = open
    .map((entrant) => ({ entrant, has: worth(entrant, view) }))
    .toSorted((one, other) => other.has - one.has);
  let place = 1;
  return sorted.map(({ entrant, has }, at) => {
    if (at > 0 && has < sorted[at - 1]!.has) place = at + 1;
    return { place, entrant };
  });
}

/**
 * Those who are still in as they stand now, before those who have their places. Before the start in
 * the order of entry.
 */
export function standingsOf(view: Ranked): readonly Standing[] {
  const { entrants, stage } = view;
  if (stage === "registering") return entrants.map((entrant) => ({ place: null, entrant }));
  const placed = entrants.flatMap((entrant): readonly Standing[] =>
    entrant.place === null ? [] : [{ place: entrant.place, entrant }],
  );
  return [
    ...rankedNow(
      entrants.filter(({ place }) => place === null),
      view,
    ),
    ...placed,
  ].toSorted((one, other) => (one.place ?? 0) - (other.place ?? 0));
}

/** A list of more is read by nobody, and takes a phone its time. */
const mostShown = 100;

/** The first of many, and who looks at them wherever he stands. */
export const shownOf = (rows: readonly Standing[], me: string | null): readonly Standing[] =>
  rows.filter(({ entrant }, at) => at < mostShown || entrant.id === me);

/** Still to be played with. */
export const stillIn = ({
  entrants,
}: Pick<TournamentView, "entrants">): readonly TournamentEntrant[] =>
  entrants.filter(({ status }) => status !== "out");

/** Chips of those who have any, on average; whole. */
export function averageStack({ entrants }: Pick<TournamentView, "entrants">): number {
  const stacks = entrants.flatMap(({ stack }) => (stack > 0 ? [stack] : []));
  return stacks.length === 0
    ? 0
    : Math.floor(stacks.reduce((sum, stack) => sum + stack, 0) / stacks.length);
}
