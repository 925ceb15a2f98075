import type { Format } from "#shared/protocol/tournament.ts";
import type { ClockState, TournamentState } from "./state.ts";
import type { Level, Structure } from "./structure.ts";

const minute = 60_000;

/** Played for tournament chips, at levels. */
export const isForChips = (format: Format): boolean =>
  format.kind === "freezeout" || (format.kind === "bracket" && format.wins === null);

export const levelAt = ({ levels }: Pick<Structure, "levels">, level: number): Level =>
  levels[Math.min(Math.max(level, 1), levels.length) - 1]!;

/**
 * Of another stack in the bank's chips, including the bounty on a new head. Who ran out in the last
 * level with rebuys pays that level's price even if the next has begun.
 */
export function rebuyPrice(
  structure: Pick<Structure, "levels" | "rebuys" | "buyIn" | "bounty">,
  level: number,
): number {
  return (
    (levelAt(structure, Math.min(level, structure.rebuys.until)).rebuyPrice ?? structure.buyIn) +
    structure.bounty
  );
}
/** In minutes. */
export const breakAfter = ({ breaks }: Pick<Structure, "breaks">, level: number): number | null =>
  breaks.find(({ after }) => after === level)?.minutes ?? null;

const isCounted = (
  { measure, levels }: Structure,
  by: Structure["measure"],
  level: number,
): boolean => measure === by && level < levels.length;

/** ms; null if the phase does not end by the clock. */
export function leftAt({ leftMs, since }: ClockState, at: number): number | null {
  if (leftMs === null) return null;
  return Math.max(0, since === null ? leftMs : leftMs - (at - since));
}

export const stopped = (clock: ClockState, at: number): ClockState => ({
  ...clock,
  leftMs: leftAt(clock, at),
  since: null,
});
export const running = (clock: ClockState, at: number): ClockState =>
  clock.since === null ? { ...clock, since: at } : clock;

export const levelBegins = (structure: Structure, level: number, at: number): ClockState => ({
  level,
  phase: "level",
  leftMs: isCounted(structure, "minutes", level) ? levelAt(structure, level).length * minute : null,
  since: at,
});
/** The break's time runs only once the last hand is over. */
export const breakComes = (level: number, minutes: number): ClockState => ({
  level,
  phase: "break",
  leftMs: minutes * minute,
  since: null,
});

/** Null if the phase does not end by the clock, or that is stopped. */
export const phaseEnd = ({ leftMs, since }: ClockState): number | null =>
  leftMs === null || since === null ? null : since + leftMs;

/**
 * Until the next level; null if minutes are counted, and for the last level. The table that has
 * played most rounds decides.
 */
export function roundsLeft({
  setup: { structure },
  clock,
  tables,
}: TournamentState): number | null {
  if (!isCounted(structure, "rounds", clock.level)) return null;
  const played = Math.max(0, ...tables.map(({ ofLevel }) => ofLevel));
  return Math.max(0, levelAt(structure, clock.level).length - played);
}

/** When a `time` event is due, on the clock of the events' `at`; null: never. */
export function dueAt({ phase, clock, entrants }: TournamentState): number | null {
  if (phase !== "running") return null;
  const times = [phaseEnd(clock), ...entrants.map(({ thinksUntil }) => thinksUntil)];
  const due = Math.min(...times.filter((time) => time !== null));
  return due === Infinity ? null : due;
}
