import { gameText, text } from "#renderer/text/text.ts";
import type { TablePlayer, TableState } from "#shared/protocol/table.ts";

type Played = Pick<TableState, "rotation">;

/**
 * Returns the points that end the session, the lowest if a game has several targets; null if it has
 * no target.
 */
export function targetOf({ rotation }: Played): number | null {
  const targets = rotation.flatMap(({ options: { target } }) =>
    typeof target === "number" && target > 0 ? [target] : [],
  );
  return targets.length > 0 ? Math.min(...targets) : null;
}

/**
 * Each game with a target counts only its own points (CE-13, GR-17), so with several such games the
 * total means nothing.
 */
function targetsByGame({
  rotation,
}: Played): readonly (readonly [game: string, target: number | null])[] {
  const games = new Set(
    rotation.flatMap(({ game, options }) => ("target" in options ? [game] : [])),
  );
  return [...games].map(
    (game) =>
      [game, targetOf({ rotation: rotation.filter((entry) => entry.game === game) })] as const,
  );
}

const mostPoints = (players: readonly TablePlayer[]): number =>
  Math.max(0, ...players.map(({ points }) => points ?? 0));

/** Returns null if nobody has reached the target, there is none, or several games count. */
export function reachedTarget(table: Pick<TableState, "rotation" | "players">): number | null {
  const target = targetsByGame(table).length > 1 ? null : targetOf(table);
  return target !== null && mostPoints(table.players) >= target ? target : null;
}

/** Returns "" without a target. */
export function raceWords(
  { rotation, players }: Pick<TableState, "rotation" | "players">,
  me: string | null,
): string {
  const words = text().points;
  const target = targetOf({ rotation });
  if (target === null) return "";
  const games = targetsByGame({ rotation });
  if (games.length > 1)
    return words.firstToIn(
      games.flatMap(([game, points]) =>
        points === null ? [] : [{ game: gameText(game).name, points }],
      ),
    );
  const most = mostPoints(players);
  if (most === 0) return words.firstTo(target);
  const leaders = players.filter(({ points }) => points === most);
  if (leaders.length === 1 && leaders[0]?.id === me) return words.youLead(target, most);
  return words.leads(
    target,
    leaders.map(({ name }) => name),
    most,
  );
}

export const roundTitle = ({
  roundNumber,
  settings,
}: Pick<TableState, "roundNumber" | "settings">): string =>
  settings.lastRound === null
    ? text().result.title(roundNumber)
    : text().points.roundOf(roundNumber, settings.lastRound);
