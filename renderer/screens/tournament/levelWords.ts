import { traitsOf } from "#renderer/games/catalogue.ts";
import { tournamentText } from "#renderer/text/text.ts";
import type { TournamentView } from "#shared/protocol/tournament.ts";
import type { Level } from "#shared/tournament/structure.ts";

/** Returns "ante 30 · stake 120", limited to what the tournament's games use. */
export function levelWords(
  { ante, stake }: Pick<Level, "ante" | "stake">,
  { rotation }: Pick<TournamentView, "rotation">,
): string {
  const words = tournamentText().clock;
  const kinds = rotation.map(({ game }) => traitsOf(game).playedFor.kind === "pots");
  const parts = [
    ...(kinds.includes(true) ? [words.ante(ante)] : []),
    ...(kinds.includes(false) ? [words.stake(stake)] : []),
  ];
  return parts.join(" · ");
}

/** Returns the level being played, or the first one before the start; null if there is none. */
export const levelAt = (
  { structure: { levels } }: Pick<TournamentView, "structure">,
  level: number,
): Level | null => levels[Math.max(0, level - 1)] ?? null;

/** Returns "" if this level lasts until the end. */
export function comingWords(
  view: Pick<TournamentView, "structure" | "clock" | "rotation">,
): string {
  const words = tournamentText().clock;
  if (view.clock.breakAhead !== null) return words.thenBreak(view.clock.breakAhead);
  const next = view.structure.levels[view.clock.level];
  return next ? words.next(levelWords(next, view)) : "";
}
