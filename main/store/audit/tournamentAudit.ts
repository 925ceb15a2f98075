// Compares the entrants, tables and pool of every open tournament with its session and the ledger.

import type { Said } from "#shared/text/said.ts";
import type { Entrant, TournamentState, TournamentTable } from "#shared/tournament/state.ts";
import { bankStore } from "../bankStore.ts";
import type { Database } from "../database.ts";
import { StoreError } from "../storeError.ts";
import { tournamentStore } from "../tournamentStore.ts";
import { saysOfAudit } from "./saysOfAudit.ts";

type OpenTable = Readonly<{
  stage: string;
  round: number;
}>;

type OpenTables = ReadonlyMap<string, OpenTable>;

const sumOf = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + amount, 0);

/**
 * Between the end of a round and its report to the tournament, only the ledger has the winnings.
 */
function isUntold({ id, playing, round }: TournamentTable, open: OpenTables): boolean {
  const seen = open.get(id);
  return playing !== null && seen !== undefined && seen.stage !== "playing" && seen.round >= round;
}

function stackProblems(
  database: Database,
  { id: tournament, session, tables, entrants }: TournamentState,
  open: OpenTables,
): readonly Said[] {
  const bank = bankStore(database);
  const untold = new Set(
    tables
      .filter((table) => isUntold(table, open))
      .flatMap(({ playing }) => Object.keys(playing?.stacks ?? {})),
  );
  return entrants.flatMap(({ id, name, stack: has }: Entrant) => {
    const stack = untold.has(id) ? has : bank.balance(`seat:${session}:${id}`);
    return stack === has
      ? []
      : [saysOfAudit("otherStack", { tournament, entrant: id, name, has, stack })];
  });
}

/** Everything is paid in at once and paid out only at the end. */
function poolProblems(
  database: Database,
  { id: tournament, phase, setup, entrants }: TournamentState,
): readonly Said[] {
  const paid =
    sumOf(entrants.map((entrant) => entrant.paid)) +
    (phase === "running" ? sumOf(setup.structure.guaranteed) : 0);
  const holds = bankStore(database).balance(`tournament:${tournament}`);
  return holds === paid ? [] : [saysOfAudit("otherPool", { tournament, paid, holds })];
}

function seatProblems(
  database: Database,
  { id: tournament, session, tables, entrants }: TournamentState,
  open: OpenTables,
): readonly Said[] {
  const places = new Map(
    database
      .all("SELECT id, table_id, gone FROM players WHERE session_id = ?", session)
      .map((row) => [
        String(row["id"]),
        row["gone"] === 1 ? null : (row["table_id"] as string | null),
      ]),
  );
  const differing = [...new Set([...open.keys(), ...tables.map(({ id }) => id)])].filter(
    (id) => !open.has(id) || !tables.some((table) => table.id === id),
  );
  return [
    ...differing.map((table) => saysOfAudit("otherTable", { tournament, table })),
    ...entrants
      .filter(({ id, table, leaving }) => leaving === null && places.get(id) !== table)
      .map(({ id, name, table }) =>
        saysOfAudit("otherChair", {
          tournament,
          entrant: id,
          name,
          table,
          place: places.get(id) ?? null,
        }),
      ),
  ];
}

function problemsOf(database: Database, id: string): readonly Said[] {
  try {
    const state = tournamentStore(database).load(id)?.state;
    if (!state) return [];
    if (state.id !== id) return [saysOfAudit("unreadTournament", { tournament: id, name: "id" })];
    const rows = database.all(
      "SELECT id, stage, round_number FROM tables WHERE session_id = ? AND stage <> 'closed'",
      state.session,
    );
    const open = new Map(
      rows.map(
        (row) =>
          [
            String(row["id"]),
            { stage: String(row["stage"]), round: Number(row["round_number"]) },
          ] as const,
      ),
    );
    return [
      ...stackProblems(database, state, open),
      ...poolProblems(database, state),
      ...seatProblems(database, state, open),
    ];
  } catch (error) {
    if (error instanceof StoreError) return [saysOfAudit("ofTournament", { problem: error.said })];
    return [saysOfAudit("unreadTournament", { tournament: id, name: (error as Error).name })];
  }
}

/**
 * Leaves out tournaments that are over: the ledger audit checks that none of their chips are left.
 */
export const tournamentAudit = (database: Database): readonly Said[] =>
  tournamentStore(database)
    .ids("open")
    .flatMap((id) => problemsOf(database, id));
