// When does a session end, and how does everyone leave it with his chips (H-10)?

import type { StoredTable } from "#main/store/tableStore.ts";
import type { Refusal } from "#shared/protocol/answer.ts";
import { cashedOut, isForChips, joined, type Paid } from "./chipMoves.ts";
import { isDecided } from "./dealtIn.ts";
import { pointsIn } from "./gamePoints.ts";
import { refusal } from "#main/base/refusal.ts";
import { stageAfter } from "./stageChart.ts";

/** The session is over: everybody takes his chips back to the bank, and no round follows. */
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
 * The points that a game of the rotation is played to and that somebody has won in this game; null
 * where nobody has.
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

/** H-10: is the present round, or the one just played, the last? */
export const isLastRound = ({ session: { settings }, roundNumber }: StoredTable): boolean =>
  settings.lastRound !== null && roundNumber >= settings.lastRound;

/**
 * Why a session that goes on cannot be given an end that it has passed already: nobody ends it by
 * mistake. Null where it has not.
 */
export function isPast(table: StoredTable): Refusal | null {
  if (table.roundNumber > 0 && isLastRound(table))
    return refusal("wrong-option", "lastRoundPast", { round: table.roundNumber });
  const target = targetReached(table);
  return target === null ? null : refusal("wrong-option", "targetPast", { target });
}

/**
 * A changed table with what follows from the change: who is gone, and in no running round, has his
 * chips back; a session that was to be stopped after this round, that is decided or whose match has
 * been played is over.
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
