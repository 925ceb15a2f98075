import type { TournamentEntrant, TournamentView } from "#shared/protocol/tournament.ts";

export type TournamentStanding = Readonly<{
  /**
   * The final place once it is certain, else the present one; null before the start and, in a
   * bracket, until it is certain.
   */
  place: number | null;
  entrant: TournamentEntrant;
}>;

type Ranked = Pick<TournamentView, "entrants" | "format" | "stage">;

/**
 * True before the start, when all have merely entered, and after the end, when nobody waits for
 * anything.
 */
export const hasNoStatus = (stage: TournamentView["stage"]): boolean =>
  stage === "registering" || stage === "over" || stage === "cancelled";

const worth = ({ points, stack }: TournamentEntrant, { format: { kind } }: Ranked): number =>
  kind === "league" ? (points ?? 0) : stack;

/** Best first; equals share a place. */
function rankedNow(
  open: readonly TournamentEntrant[],
  view: Ranked,
): readonly TournamentStanding[] {
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
 * Lists those who are still in by their present rank, then those with a final place. Before the
 * start the order is that of entry.
 */
export function standingsOf(view: Ranked): readonly TournamentStanding[] {
  const { entrants, stage } = view;
  if (stage === "registering") return entrants.map((entrant) => ({ place: null, entrant }));
  const placed = entrants.flatMap((entrant): readonly TournamentStanding[] =>
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

/** Nobody reads a longer list, and it would slow down a phone. */
const mostShown = 100;

/** Returns the first rows and, wherever it is, the reader's own. */
export const shownOf = (
  rows: readonly TournamentStanding[],
  me: string | null,
): readonly TournamentStanding[] =>
  rows.filter(({ entrant }, at) => at < mostShown || entrant.id === me);

export const stillIn = ({
  entrants,
}: Pick<TournamentView, "entrants">): readonly TournamentEntrant[] =>
  entrants.filter(({ status }) => status !== "out");

/** True while the next one to go out is the last without a prize. */
export const isOnBubble = (
  view: Pick<TournamentView, "entrants" | "stage" | "format" | "payouts">,
): boolean =>
  view.format.kind === "freezeout" &&
  (view.stage === "running" || view.stage === "handForHand") &&
  view.payouts.isFinal &&
  view.payouts.prizes.length > 0 &&
  stillIn(view).length === view.payouts.prizes.length + 1;

/** Leaves out empty stacks, and rounds down. */
export function averageStack({ entrants }: Pick<TournamentView, "entrants">): number {
  const stacks = entrants.flatMap(({ stack }) => (stack > 0 ? [stack] : []));
  return stacks.length === 0
    ? 0
    : Math.floor(stacks.reduce((sum, stack) => sum + stack, 0) / stacks.length);
}
