import type { Posting } from "#main/store/bankStore.ts";
import type { StoredSession } from "#main/store/sessionStore.ts";
import type { StoredPlayer } from "#main/store/storedPlayer.ts";
import type { StoredTable } from "#main/store/tableStore.ts";
import { noHonours } from "./endings.ts";

export interface SessionState {
  readonly session: StoredSession;
  /** The players who are at none of its tables. */
  readonly atNone: readonly StoredPlayer[];
  readonly tables: ReadonlyMap<string, StoredTable>;
}

/**
 * A session together with the transactions that lead to it; neither is stored without the other.
 */
export interface PaidSession {
  readonly state: SessionState;
  readonly postings: readonly Posting[];
}

const tableOf = ({ tables }: SessionState, player: string): string | null =>
  [...tables.values()].find(({ players }) => players.some(({ id }) => id === player))?.id ?? null;

export const everybody = ({ atNone, tables }: SessionState): readonly StoredPlayer[] => [
  ...atNone,
  ...[...tables.values()].flatMap(({ players }) => players),
];

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

function withTable(
  state: SessionState,
  id: string,
  change: (players: readonly StoredPlayer[]) => readonly StoredPlayer[],
): SessionState {
  const table = state.tables.get(id);
  if (!table) throw new Error(`the session has no open table ${id}`);
  return {
    ...state,
    tables: new Map(state.tables).set(id, { ...table, players: change(table.players) }),
  };
}

const newTable = (session: StoredSession, id: string): StoredTable => ({
  id,
  session,
  position: { entry: 0, round: 0 },
  honours: noHonours,
  carried: {},
  stage: "waiting",
  roundNumber: 0,
  revision: 0,
  players: [],
});

export const withNewTable = (state: SessionState, id: string): SessionState => ({
  ...state,
  tables: new Map(state.tables).set(id, newTable(state.session, id)),
});

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
  const changed = (players: readonly StoredPlayer[]): readonly StoredPlayer[] =>
    players.map((each) => (each.id === player ? change(each) : each));
  if (table !== null) return withTable(state, table, changed);
  if (!state.atNone.some(({ id }) => id === player))
    throw new Error(`nobody in the session is called ${player}`);
  return { ...state, atNone: changed(state.atNone) };
}

/** The player keeps their stack and their secret. */
export function unseated(state: SessionState, player: string): SessionState {
  const from = tableOf(state, player);
  if (from === null) return state;
  const row = state.tables.get(from)?.players.find(({ id }) => id === player);
  const left = withTable(state, from, (players) => players.filter(({ id }) => id !== player));
  return row ? { ...left, atNone: [...left.atNone, { ...row, seat: null }] } : left;
}

/**
 * Moves a player to a table, with their stack and their secret: before the player who has the
 * `chair`th place among those present (C-2), else last. Throws if there is no such player or table.
 */
export function seatedAt(
  state: SessionState,
  player: string,
  table: string,
  chair = Infinity,
): SessionState {
  const free = unseated(state, player);
  const row = free.atNone.find(({ id }) => id === player);
  if (!row) throw new Error(`nobody in the session is called ${player}`);
  return withTable(
    { ...free, atNone: free.atNone.filter((each) => each !== row) },
    table,
    (players) => {
      const before = players.filter(({ gone }) => !gone)[chair];
      const at = before ? players.indexOf(before) : players.length;
      return players.toSpliced(at, 0, { ...row, seat: null });
    },
  );
}

/** Only players who left for good may remain; throws if anybody else is still there. */
export function brokenUp(state: SessionState, id: string): SessionState {
  const table = state.tables.get(id);
  if (!table) throw new Error(`the session has no open table ${id}`);
  const sitting = table.players.find(({ gone }) => !gone);
  if (sitting) throw new Error(`${sitting.id} is still at table ${id}`);
  return { ...state, tables: new Map(state.tables).set(id, { ...table, stage: "closed" }) };
}

type StackKind = "buy-in" | "rebuy" | "add-on" | "cash-out" | "correction";

/**
 * Moves a tournament's chips from its stacks to a player, or back if the amount is negative. A
 * correction needs a note, and counts as neither bought nor cashed out. Throws in a session that
 * plays for chips of the bank.
 */
export function withStack(
  { state, postings }: PaidSession,
  player: string,
  kind: StackKind,
  amount: number,
  note = "",
): PaidSession {
  const { id, tournament } = state.session;
  if (tournament === null)
    throw new Error("chips of the bank are brought by whoever has them there");
  if (kind === "correction" && note === "") throw new Error("a correction has a note (H-2)");
  if (amount === 0) return { state, postings };
  const [bought, cashedOut] =
    kind === "correction" ? [0, 0] : kind === "cash-out" ? [0, -amount] : [amount, 0];
  const posting: Posting = {
    kind,
    note,
    entries: [
      { account: `stacks:${tournament}`, amount: -amount },
      { account: `seat:${id}:${player}`, amount },
    ],
  };
  const after = withPlayer(state, player, (row) => ({
    ...row,
    chips: row.chips + amount,
    bought: row.bought + bought,
    cashedOut: row.cashedOut + cashedOut,
  }));
  return { state: after, postings: [...postings, posting] };
}
