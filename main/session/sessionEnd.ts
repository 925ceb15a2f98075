// Decides when a session ends, and cashes everybody out (H-10).

import type { StoredTable } from "#main/store/tableStore.ts";
import type { Refusal } from "#shared/protocol/answer.ts";
import { cashedOut, isForChips, joined, type Paid } from "./chipMoves.ts";
import { isDecided } from "./dealtIn.ts";
import { pointsIn } from "./gamePoints.ts";
import { refusal } from "#main/base/refusal.ts";
import { stageAfter } from "./stageChart.ts";

export const stopped = (table: StoredTable): Paid =>
  cashedOut(
    {
      ...table,
      stage: stageAfter(table.stage, "session.over"),
      session: table.session.stopping ? { ...table.session, stopping: false } : table.session,
    },
    () => true,
  );

/**
 * Returns the lowest target of a game in the rotation that somebody has reached in that game; null
 * if nobody has.
 */
function targetReached(table: StoredTable): number | null {
  const mostIn = (game: string): number => {
    const points = pointsIn(table, game);
    return Math.max(0, ...table.players.map(({ id }) => points[id] ?? 0));
  };
  const targets = table.session.rotation.flatMap(({ game, options: { target } }) =>
    typeof target === "number" && target > 0 && target <= mostIn(game) ? [target] : [],
  );
  return targets.length === 0 ? null : Math.min(...targets);
}

/** H-10: whether the present round, or the one just played, is the last. */
export const isLastRound = ({ session: { settings }, roundNumber }: StoredTable): boolean =>
  settings.lastRound !== null && roundNumber >= settings.lastRound;

/** Refuses an end that a running session has already passed, so that nobody ends it by mistake. */
export function isPast(table: StoredTable): Refusal | null {
  if (table.roundNumber > 0 && isLastRound(table))
    return refusal("wrong-option", "lastRoundPast", { round: table.roundNumber });
  const target = targetReached(table);
  return target === null ? null : refusal("wrong-option", "targetPast", { target });
}

/**
 * Adds what follows from a change: players who left and are in no running round cash out, and a
 * session that was to stop after this round, is decided or has reached its target ends.
 */
export function settled({ table, postings }: Paid): Paid {
  const isPlaying = table.stage === "playing";
  const paid = joined(
    postings,
    cashedOut(table, ({ gone, seat }) => gone && !(isPlaying && seat !== null)),
  );
  if (paid.table.stage !== "between") return paid;
  const isOver =
    paid.table.session.stopping ||
    isLastRound(paid.table) ||
    targetReached(paid.table) !== null ||
    (isForChips(paid.table) && isDecided(paid.table));
  return isOver ? joined(paid.postings, stopped(paid.table)) : paid;
}
