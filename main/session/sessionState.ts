import type { Posting } from "#main/store/bankStore.ts";
import type { StoredSession } from "#main/store/sessionStore.ts";
import type { StoredPlayer } from "#main/store/storedPlayer.ts";
import type { StoredTable } from "#main/store/tableStore.ts";
import { noHonours } from "./endings.ts";
import { present } from "./players.ts";

export type SessionState = Readonly<{
  session: StoredSession;
  /** The players who are at none of its tables. */
  atNone: readonly StoredPlayer[];
  tables: ReadonlyMap<string, StoredTable>;
}>;

/**
 * A session together with the transactions that lead to it; neither is stored without the other.
 */
export type PaidSession = Readonly<{
  state: SessionState;
  postings: readonly Posting[];
}>;

const tableOf = ({ tables }: SessionState, player: string): string | null =>
  [...tables.values()].find(({ players }) => players.some(({ id }) => id === player))?.id ?? null;

/**
 * Returns the rows of players who changed their place; of players at no table, also those whose row
 * has changed.
 */
export function movedBetween(before: SessionState, after: SessionState): readonly StoredPlayer[] {
  const changed = [...after.tables.values()].filter(
    (table) => before.tables.get(table.id)?.players !== table.players,
  );
  const formerly = new Map(
    [...before.tables.values()]
      .filter(({ id, players }) => after.tables.get(id)?.players !== players)
      .flatMap(({ id, players }) => players.map((player) => [player.id, id] as const)),
  );
  const knownAtNone = new Set(before.atNone);
  const arrived = changed.flatMap(({ id, players }) =>
    players.filter((player) => formerly.has(player.id) && formerly.get(player.id) !== id),
  );
  return [...arrived, ...after.atNone.filter((player) => !knownAtNone.has(player))];
}

const setTable = (state: SessionState, table: StoredTable): SessionState => ({
  ...state,
  tables: new Map(state.tables).set(table.id, table),
});

function openTable({ tables }: SessionState, id: string): StoredTable {
  const table = tables.get(id);
  if (!table) throw new Error(`the session has no open table ${id}`);
  return table;
}

type ChangePlayers = (players: readonly StoredPlayer[]) => readonly StoredPlayer[];

function withPlayers(state: SessionState, id: string, change: ChangePlayers): SessionState {
  const table = openTable(state, id);
  return setTable(state, { ...table, players: change(table.players) });
}

export const newTable = (
  session: StoredSession,
  id: string,
  players: readonly StoredPlayer[] = [],
): StoredTable => ({
  id,
  session,
  position: { entry: 0, round: 0 },
  honours: noHonours,
  carried: {},
  stage: "waiting",
  roundNumber: 0,
  revision: 0,
  players,
});

export const withNewTable = (state: SessionState, id: string): SessionState =>
  setTable(state, newTable(state.session, id));

export const entered = (state: SessionState, player: StoredPlayer): SessionState => ({
  ...state,
  atNone: [...state.atNone, player],
});

/** Throws if there is no such player in the session. */
export function withPlayer(
  state: SessionState,
  player: string,
  change: (player: StoredPlayer) => StoredPlayer,
): SessionState {
  const table = tableOf(state, player);
  const changed: ChangePlayers = (players) =>
    players.map((each) => (each.id === player ? change(each) : each));
  if (table !== null) return withPlayers(state, table, changed);
  if (!state.atNone.some(({ id }) => id === player))
    throw new Error(`nobody in the session is called ${player}`);
  return { ...state, atNone: changed(state.atNone) };
}

/** The player keeps their stack and their secret. */
export function unseated(state: SessionState, player: string): SessionState {
  const from = tableOf(state, player);
  if (from === null) return state;
  const row = state.tables.get(from)?.players.find(({ id }) => id === player);
  const left = withPlayers(state, from, (players) => players.filter(({ id }) => id !== player));
  return row ? { ...left, atNone: [...left.atNone, { ...row, seat: null }] } : left;
}

/**
 * Moves a player to a table, with their stack and their secret, after the others there (C-2). Throws
 * if there is no such player or table.
 */
export function seatedAt(state: SessionState, player: string, table: string): SessionState {
  const free = unseated(state, player);
  const row = free.atNone.find(({ id }) => id === player);
  if (!row) throw new Error(`nobody in the session is called ${player}`);
  return withPlayers(
    { ...free, atNone: free.atNone.filter((each) => each !== row) },
    table,
    (players) => [...players, { ...row, seat: null }],
  );
}

/** Only players who left for good may remain; throws if anybody else is still there. */
export function brokenUp(state: SessionState, id: string): SessionState {
  const table = openTable(state, id);
  const [sitting] = present(table);
  if (sitting) throw new Error(`${sitting.id} is still at table ${id}`);
  return setTable(state, { ...table, stage: "closed" });
}
