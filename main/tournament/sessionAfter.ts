import type { Posting } from "#main/store/bankStore.ts";
import type { StoredPlayer } from "#main/store/storedPlayer.ts";
import type { StoredTable } from "#main/store/tableStore.ts";
import {
  brokenUp,
  entered,
  seatedAt,
  unseated,
  withNewTable,
  withPlayer,
  type PaidSession,
  type SessionState,
} from "#main/session/sessionState.ts";
import type { TransactionKind } from "#shared/protocol/bank.ts";
import type {
  TournamentEffect,
  TournamentPosting,
  Entrant,
  TournamentState,
} from "#shared/tournament/state.ts";

/** H-2: a stack is bought; what is left of it is given back. */
const kinds: { readonly [kind in TournamentPosting["kind"]]: TransactionKind } = {
  entry: "buy-in",
  rebuy: "rebuy",
  "add-on": "add-on",
  guarantee: "buy-in",
  refund: "cash-out",
  payout: "payout",
  bounty: "bounty",
  stack: "buy-in",
  forfeit: "cash-out",
  correction: "correction",
};

const isGone = ({ status }: Entrant): boolean => status === "out" || status === "withdrawn";

const profileOf = ({ purse }: Entrant): string | null =>
  purse.startsWith("profile:") ? purse.slice("profile:".length) : null;

const rowOf = (entrant: Entrant, bankMs: number): StoredPlayer => ({
  id: entrant.id,
  profile: profileOf(entrant),
  name: entrant.name,
  avatar: entrant.avatar,
  bot: entrant.bot,
  program: entrant.program ?? null,
  gone: isGone(entrant),
  seat: null,
  wins: 0,
  titles: {},
  rounds: 0,
  points: null,
  chips: 0,
  bought: 0,
  cashedOut: 0,
  broughtBack: 0,
  sitsOut: false,
  bankMs,
});

function stacksIn(
  { entries }: TournamentPosting,
  session: string,
): readonly Readonly<{ player: string; amount: number }>[] {
  const seats = `seat:${session}:`;
  return entries.flatMap(({ account, amount }) =>
    account.startsWith(seats) ? [{ player: account.slice(seats.length), amount }] : [],
  );
}

/** A correction counts neither as bought nor as cashed out. */
function paidOut(state: SessionState, posting: TournamentPosting): SessionState {
  return stacksIn(posting, state.session.id).reduce(
    (now, { player, amount }) =>
      withPlayer(now, player, (row) => ({
        ...row,
        chips: row.chips + amount,
        bought: row.bought + (posting.kind === "correction" ? 0 : Math.max(0, amount)),
        cashedOut: row.cashedOut + (posting.kind === "correction" ? 0 : Math.max(0, -amount)),
      })),
    state,
  );
}

/** Cancelling a tournament takes its players from their tables even during a round. */
const emptied = (state: SessionState, table: string): SessionState =>
  (state.tables.get(table)?.players ?? []).reduce(
    (now, { id, gone }) => (gone ? now : unseated(now, id)),
    state,
  );

export const withoutTables = (state: SessionState): SessionState =>
  [...state.tables.keys()].reduce((now, table) => brokenUp(emptied(now, table), table), state);

function withEffect(state: SessionState, effect: TournamentEffect): SessionState {
  switch (effect.type) {
    case "openTable":
      return withNewTable(state, effect.table);
    // A lost table has closed already.
    case "closeTable":
      return state.tables.has(effect.table)
        ? brokenUp(emptied(state, effect.table), effect.table)
        : state;
    case "seat":
      return seatedAt(state, effect.entrant, effect.table);
    case "unseat":
      return unseated(state, effect.entrant);
    case "post":
      return paidOut(state, effect.posting);
    default:
      return state;
  }
}

/** C-2: the seats of a round follow the chairs. */
function inChairs(table: StoredTable, { tables }: TournamentState): StoredTable {
  const chairs = tables.find(({ id }) => id === table.id)?.chairs ?? [];
  const chairOf = ({ id }: StoredPlayer): number =>
    chairs.includes(id) ? chairs.indexOf(id) : chairs.length;
  const players = table.players.toSorted((one, other) => chairOf(one) - chairOf(other));
  return players.every((player, at) => player === table.players[at])
    ? table
    : { ...table, players };
}

function withEntrants(
  state: SessionState,
  before: readonly Entrant[],
  after: readonly Entrant[],
): SessionState {
  const bankMs = state.session.settings.timeBankSeconds * 1000;
  return after.reduce((now, entrant, place) => {
    const known = before[place];
    if (!known) return entered(now, rowOf(entrant, bankMs));
    if (isGone(known) === isGone(entrant)) return now;
    // The name may have changed since the first entry.
    return withPlayer(now, entrant.id, (row) => ({
      ...row,
      gone: isGone(entrant),
      name: entrant.name,
      avatar: entrant.avatar,
    }));
  }, state);
}

export function sessionAfter(
  state: SessionState,
  before: TournamentState,
  after: TournamentState,
  effects: readonly TournamentEffect[],
): PaidSession {
  const withAll = effects.reduce(withEffect, withEntrants(state, before.entrants, after.entrants));
  const tables = new Map(
    [...withAll.tables].map(
      ([id, table]) =>
        [
          id,
          state.tables.get(id)?.players === table.players ? table : inChairs(table, after),
        ] as const,
    ),
  );
  const postings = effects.flatMap((effect) =>
    effect.type === "post"
      ? [{ ...effect.posting, kind: kinds[effect.posting.kind] } as Posting]
      : [],
  );
  return { state: { ...withAll, tables }, postings };
}
