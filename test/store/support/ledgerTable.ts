// A table whose players buy in, win, lose and cash out as the host would have them do it: each
// change with its transaction, or not at all.

import type { Account } from "#main/store/bankStore.ts";
import type { Store } from "#main/store/store.ts";
import type { StoredPlayer } from "#main/store/storedPlayer.ts";
import type { StoredTable } from "#main/store/tableStore.ts";
import type { RoundRecord } from "#shared/record/roundRecord.ts";
import { eveningOf } from "#test/host/support/eveningOf.ts";

/** When it all was: dates of before there was a Cardtable are a problem of the books. */
export const evening = Date.UTC(2026, 0, 1);

export function addProfiles(store: Store, ...names: readonly string[]): void {
  names.forEach((name, at) =>
    store.profiles.add({ id: name.toLowerCase(), name, avatar: "avatar-01", madeAt: evening + at }),
  );
}

export const seatAccount = (table: string, player: string): Account => `seat:${table}:${player}`;

/** Somebody with a profile of this id, or a bot. */
export const somebody = (id: string, profile: string | null): StoredPlayer => ({
  id,
  profile,
  name: profile ?? `Bot ${id}`,
  avatar: "avatar-01",
  bot: profile ? null : "easy",
  gone: false,
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
  program: null,
  bankMs: 30_000,
});

const rotation = [
  { game: "kings-and-bastards", rounds: 1, options: { stake: 10 } },
  { game: "five-card-draw", rounds: 4, options: {} },
];

/** A null for each bot. */
export function tableOf(
  id: string,
  profiles: readonly (string | null)[],
  openedAt = 1,
): StoredTable {
  return {
    id,
    session: eveningOf(id, rotation, { owner: "p0", openedAt }),
    position: { entry: 0, round: 0 },
    honours: { titles: {}, button: null },
    carried: {},
    stage: "waiting",
    roundNumber: 0,
    revision: 0,
    players: profiles.map((profile, at) => somebody(`p${at}`, profile)),
  };
}

export function changed(
  store: Store,
  id: string,
  change: (table: StoredTable) => StoredTable,
): StoredTable {
  const before = store.tables.load(id);
  if (!before) throw new Error(`no table ${id}`);
  const after = { ...change(before), revision: before.revision + 1 };
  store.tables.replace(before, after);
  return after;
}

const withPlayer = (
  table: StoredTable,
  id: string,
  change: (player: StoredPlayer) => StoredPlayer,
): StoredTable => ({
  ...table,
  players: table.players.map((player) => (player.id === id ? change(player) : player)),
});

const bankOf = ({ profile }: StoredPlayer): Account =>
  profile === null ? "bots" : `profile:${profile}`;

/** Throws a StoreError `bank-short` where the profile cannot. */
export function bring(
  store: Store,
  table: string,
  id: string,
  amount: number,
  kind: "buy-in" | "rebuy" = "buy-in",
): number {
  return store.atOnce(() => {
    const { players } = changed(store, table, (before) =>
      withPlayer(before, id, (player) => ({
        ...player,
        chips: player.chips + amount,
        bought: player.bought + amount,
      })),
    );
    const player = players.find((each) => each.id === id)!;
    return store.bank.post(
      {
        kind,
        table,
        entries: [
          { account: bankOf(player), amount: -amount },
          { account: seatAccount(table, id), amount },
        ],
      },
      5,
    );
  }, true);
}

/** Takes the whole stack back to where it came from. */
export function cashOut(store: Store, table: string, id: string): void {
  const player = store.tables.load(table)?.players.find((each) => each.id === id);
  if (!player || player.chips === 0) return;
  store.atOnce(() => {
    changed(store, table, (before) =>
      withPlayer(before, id, ({ chips, cashedOut, ...rest }) => ({
        ...rest,
        chips: 0,
        cashedOut: cashedOut + chips,
      })),
    );
    store.bank.post(
      {
        kind: "cash-out",
        table,
        entries: [
          { account: seatAccount(table, id), amount: -player.chips },
          { account: bankOf(player), amount: player.chips },
        ],
      },
      6,
    );
  }, true);
}

export function closeTable(store: Store, table: string): void {
  for (const { id } of store.tables.load(table)?.players ?? []) cashOut(store, table, id);
  changed(store, table, (before) => ({ ...before, stage: "closed" }));
}

export type PlayedRound = Readonly<{
  game?: string;
  /**
   * Gains by seat; null where nothing is played for. The first seat with the most of them is first,
   * the others share the second place.
   */
  chips: readonly number[] | null;
  /** By seat; null where the game counts none. */
  points?: readonly number[];
  at?: number;
  moves?: number;
}>;

/**
 * A round of all at the table, from its first move to its transaction. Throws a StoreError
 * `bank-short` where a stack does not cover a loss.
 */
export function play(
  store: Store,
  table: string,
  { game = "kings-and-bastards", chips, points, at = 10, moves = 2 }: PlayedRound,
): Readonly<{ number: number; transaction: number | null }> {
  return store.atOnce(() => {
    const after = changed(store, table, (before) => ({
      ...before,
      stage: "between",
      roundNumber: before.roundNumber + 1,
      players: before.players.map((player, seat) => ({
        ...player,
        seat,
        rounds: player.rounds + 1,
        chips: Math.max(0, player.chips + (chips?.[seat] ?? 0)),
      })),
    }));
    const { players, roundNumber: number } = after;
    const key = { table, number };
    const record: RoundRecord = {
      format: "round/1",
      game,
      options: {},
      seats: players.map(({ name }) => name),
      seed: `${table} ${number}`,
      moves: [],
    };
    store.rounds.begin(key, record, at - 1);
    store.rounds.addMoves(
      key,
      1,
      Array.from({ length: moves }, (_, move) => ({ seat: move % players.length, type: "pass" })),
      at - 1,
    );
    const first = chips ? chips.indexOf(Math.max(...chips)) : 0;
    const others = players.map((_, seat) => seat).filter((seat) => seat !== first);
    const results = players.map(({ id, profile, name, bot }, seat) => ({
      seat,
      player: id,
      profile,
      name,
      bot,
      won: seat === first,
      titles: seat === first && game === "kings-and-bastards" ? ["king"] : [],
      chips: chips?.[seat] ?? null,
      points: points?.[seat] ?? null,
    }));
    store.rounds.finish(
      key,
      {
        winners: [first],
        places: [[first], others],
        ...(chips && { chips }),
        ...(points && { points }),
      },
      results,
      at,
    );
    const entries = players.map(({ id }, seat) => ({
      account: seatAccount(table, id),
      amount: chips?.[seat] ?? 0,
    }));
    return {
      number,
      transaction: chips && store.bank.post({ kind: "round", table, round: key, entries }, at),
    };
  }, true);
}
