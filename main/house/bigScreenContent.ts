// Chooses what a screen shows that follows the house (H-39).

import type { TournamentOn } from "#main/tournament/tournaments.ts";
import type { Shown } from "#shared/protocol/schema.ts";

type Ranked = Readonly<{
  /** ms since 1970, UTC. */
  begunAt: number;
  /** Chairs, or entrants. */
  seats: number;
}>;

export interface TableOn extends Ranked {
  readonly table: string;
  /** `over`: the session is over and its result is shown. */
  readonly stage: "waiting" | "playing" | "between" | "over";
  readonly isAttended: boolean;
}

/** `over`: the last level has run out. */
export type ClockOn = "unbegun" | "going" | "stopped" | "over";

export type On = Readonly<{
  tournaments: readonly TournamentOn[];
  tables: readonly TableOn[];
  /** Null before one is set up. */
  clock: ClockOn | null;
  /** ms since 1970, UTC. */
  now: number;
}>;

const lookMs = 30 * 60_000;
/** How long the winner is shown to a room that saw the last hand. */
const winnerMs = 2 * 60_000;

/** Sorted by descending priority. */
const order = [
  "tournament in play",
  "running clock",
  "table in play",
  "what is shown, and interrupted",
  "tournament just over",
  "tournament that takes entries",
  "waiting table",
  "table whose session is over",
  "standing clock",
  "welcome",
] as const;
type Rank = (typeof order)[number];

interface Candidate extends Ranked {
  readonly shown: Shown;
  readonly rank: Rank;
  /** If shown now, it stays until this is over: a round, or the winner's moment. */
  readonly holds: boolean;
}

/** `before`: what the screen shows now; null if nothing yet. */
export function whatIsOn(on: On, before: Shown | null): Shown {
  const candidates: readonly Candidate[] = [
    ...on.tournaments.flatMap((tournament) => ofTournament(tournament, on.now)),
    ...on.tables.map((table) => ofTable(table, before)),
    ...(on.clock === null ? [] : [ofClock(on.clock, before)]),
    { shown: { on: "welcome" }, rank: "welcome", begunAt: 0, seats: 0, holds: false },
  ];
  const present = candidates.find(({ shown }) => isSame(shown, before));
  if (present?.holds === true) return present.shown;
  const [first] = candidates.toSorted(
    (one, other) =>
      order.indexOf(one.rank) - order.indexOf(other.rank) ||
      Number(other === present) - Number(one === present) ||
      other.begunAt - one.begunAt ||
      other.seats - one.seats ||
      (nameOf(one.shown) < nameOf(other.shown) ? -1 : 1),
  );
  return first!.shown;
}

const nameOf = (shown: Shown): string =>
  shown.on === "table" ? shown.table : shown.on === "tournament" ? shown.tournament : shown.on;
const isSame = (one: Shown, other: Shown | null): boolean =>
  other !== null && one.on === other.on && nameOf(one) === nameOf(other);

function ofTournament(
  { tournament, phase, endedAt, begunAt, seats }: TournamentOn,
  now: number,
): readonly Candidate[] {
  const of = (rank: Rank, holds = false): readonly Candidate[] => [
    { shown: { on: "tournament", tournament }, rank, begunAt, seats, holds },
  ];
  if (phase === "playing") return of("tournament in play");
  if (phase === "registering") return of("tournament that takes entries");
  const ago = now - (endedAt ?? 0);
  return ago < lookMs ? of("tournament just over", ago < winnerMs) : [];
}

/** A table that its people have left for a moment gives way only to something in play. */
function ofTable(
  { table, stage, isAttended, begunAt, seats }: TableOn,
  before: Shown | null,
): Candidate {
  const shown: Shown = { on: "table", table };
  const resting: Rank = isSame(shown, before) ? "what is shown, and interrupted" : "waiting table";
  const rank: Rank =
    stage === "over"
      ? "table whose session is over"
      : stage === "waiting"
        ? "waiting table"
        : isAttended
          ? "table in play"
          : resting;
  return { shown, rank, begunAt, seats, holds: stage === "playing" };
}

function ofClock(clock: ClockOn, before: Shown | null): Candidate {
  const isShown = before?.on === "clock";
  const rank: Rank =
    clock === "going"
      ? "running clock"
      : clock === "stopped" && isShown
        ? "what is shown, and interrupted"
        : "standing clock";
  return { shown: { on: "clock" }, rank, begunAt: 0, seats: 0, holds: false };
}
