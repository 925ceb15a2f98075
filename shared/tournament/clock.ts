import type { ClockState, TournamentState } from "./state.ts";
import type { Level, Structure } from "./structure.ts";

const minute = 60_000;

export const levelAt = ({ levels }: Pick<Structure, "levels">, level: number): Level =>
  levels[Math.min(Math.max(level, 1), levels.length) - 1]!;

/**
 * What another stack costs in a level, in the bank's chips, with the bounty on a new head. Who ran
 * out in the last level with rebuys pays its price while he thinks.
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
/** Minutes; null where none follows the level. */
export const breakAfter = ({ breaks }: Pick<Structure, "breaks">, level: number): number | null =>
  breaks.find(({ after }) => after === level)?.minutes ?? null;

/** How long the level lasts by the clock; null where rounds are counted, and for the last one. */
function levelMs(structure: Structure, level: number): number | null {
  if (structure.measure === "rounds" || level >= structure.levels.length) return null;
  return levelAt(structure, level).length * minute;
}

/** ms of the phase that are left; null where it does not end by the clock. */
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
  leftMs: levelMs(structure, level),
  since: at,
});
/** The break after the level: its time runs from when the last hand is over. */
export const breakComes = (level: number, minutes: number): ClockState => ({
  level,
  phase: "break",
  leftMs: minutes * minute,
  since: null,
});

/** When the phase is over; null where it stands or does not end by the clock. */
export const phaseEnd = ({ leftMs, since }: ClockState): number | null =>
  leftMs === null || since === null ? null : since + leftMs;

/**
 * Rounds until the next level; null where minutes are counted, and for the last one. The table that
 * has played most of them decides.
 */
export function roundsLeft({
  setup: { structure },
  clock,
  tables,
}: TournamentState): number | null {
  if (structure.measure === "minutes" || clock.level >= structure.levels.length) return null;
  return Math.max(
    0,
    levelAt(structure, clock.level).length - Math.max(0, ...tables.map(({ ofLevel }) => ofLevel)),
  );
}

/**
 * The moment, on the clock of the events' `at`, at which a `time` event is due; null while nothing
 * waits for one.
 */
export function dueAt({ phase, clock, entrants }: TournamentState): number | null {
  if (phase !== "running") return null;
  const times = entrants.flatMap(({ thinksUntil }) => thinksUntil ?? []);
  const end = phaseEnd(clock);
  if (end !== null) times.push(end);
  return times.length === 0 ? null : Math.min(...times);
}
