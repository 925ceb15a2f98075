import type { TournamentView } from "#shared/protocol/tournament.ts";
import type { Level } from "#shared/tournament/structure.ts";

export type When = "past" | "now" | "ahead";

export type LevelRow =
  | Readonly<{
      kind: "level";
      /** From 1. */ level: number;
      to: Level;
      when: When;
    }>
  | Readonly<{
      kind: "break";
      after: number;
      minutes: number;
      when: When;
    }>;

type Timed = Pick<TournamentView, "structure" | "clock" | "stage">;

const isEnded = ({ stage }: Pick<Timed, "stage">): boolean =>
  stage === "over" || stage === "cancelled";

export function levelRows({
  structure: { levels, breaks },
  clock: { level: present },
  stage,
}: Timed): readonly LevelRow[] {
  const isBreak = stage === "break";
  const at = (level: number): When =>
    level === present && !isEnded({ stage }) && !isBreak
      ? "now"
      : level <= present
        ? "past"
        : "ahead";
  return levels.flatMap((to, index): readonly LevelRow[] => {
    const level = index + 1;
    const row: LevelRow = { kind: "level", level, to, when: at(level) };
    const pause = breaks.find(({ after }) => after === level);
    if (!pause) return [row];
    const when = level === present && isBreak ? "now" : level < present ? "past" : "ahead";
    return [row, { kind: "break", after: level, minutes: pause.minutes, when }];
  });
}

/** Returns what follows the present level or break; null in the last level and after the end. */
export const nextRow = (timed: Timed): LevelRow | null =>
  isEnded(timed) ? null : (levelRows(timed).find(({ when }) => when === "ahead") ?? null);

export const isPlayed = ({ stage }: Pick<Timed, "stage">): boolean =>
  stage !== "registering" && !isEnded({ stage });
