import type { Said } from "#shared/text/said.ts";
import { bankStore } from "../bankStore.ts";
import type { Database } from "../database.ts";
import { roundStore, type BegunRound } from "../roundStore.ts";
import { sessionStore } from "../sessionStore.ts";
import { booksOf, refuseUnsound } from "../soundTable.ts";
import { StoreError } from "../storeError.ts";
import { saysOfAudit } from "./saysOfAudit.ts";
import { tableStore, type StoredTable } from "../tableStore.ts";

/** Returns undefined for a round that cannot be read: the round audit reports it. */
function newestRound(database: Database, id: string): BegunRound | null | undefined {
  try {
    return roundStore(database).latest(id);
  } catch (error) {
    if (error instanceof StoreError) return undefined;
    throw error;
  }
}

function wrongStage(
  { id, stage, roundNumber }: StoredTable,
  latest: BegunRound | null,
): Said | null {
  const number = latest?.number ?? 0;
  if (number !== roundNumber)
    return saysOfAudit("otherStage", { table: id, says: roundNumber, newest: number });
  const isPlayed = latest !== null && latest.result === null;
  const fits = stage === "playing" ? isPlayed : stage === "waiting" ? latest === null : !isPlayed;
  if (fits) return null;
  return latest === null
    ? saysOfAudit("noRound", { table: id, stage })
    : saysOfAudit(isPlayed ? "roundNotOver" : "roundOver", { table: id, stage, round: number });
}

function problemOf(database: Database, id: string): Said | null {
  try {
    const table = tableStore(database).load(id);
    if (!table) return null;
    const latest = newestRound(database, id);
    refuseUnsound(
      booksOf({ bank: bankStore(database), sessions: sessionStore(database) }, table.session.id),
      table,
      latest ?? null,
    );
    return latest === undefined ? null : wrongStage(table, latest);
  } catch (error) {
    if (error instanceof StoreError) return saysOfAudit("ofTable", { problem: error.said });
    throw error;
  }
}

/** Closed tables are not read: damage there stays as it was when the table closed. */
export const tableAudit = (database: Database): readonly Said[] =>
  database
    .all("SELECT id FROM tables WHERE stage <> 'closed' ORDER BY number")
    .flatMap(({ id }) => {
      const problem = problemOf(database, String(id));
      return problem === null ? [] : [problem];
    });
