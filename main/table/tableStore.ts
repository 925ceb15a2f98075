// The port through which tables store their changes and look people up; it answers at once or later.

import type { Clock, Later } from "#main/base/clock.ts";
import { caught, type Soon } from "#main/base/soon.ts";
import type { Announced } from "#shared/protocol/table.ts";
import { bankShort } from "#main/session/chipMoves.ts";
import type { BegunRound, DealtRecord, RoundKey } from "#main/store/roundStore.ts";
import type { SeatToken } from "#main/store/sessionStore.ts";
import type { Store } from "#main/store/store.ts";
import { saysOfStore, StoreError } from "#main/store/storeError.ts";
import type { StoredTable } from "#main/store/tableStore.ts";
import type { Refusal } from "#shared/protocol/answer.ts";
import type { Profile } from "#shared/protocol/house.ts";
import type { DealVerdict } from "#shared/protocol/deal.ts";
import type { TableAsk } from "#shared/protocol/schema.ts";
import type { TableChange } from "./core/changes.ts";
import type { StoreEffect } from "./core/step.ts";

type StoredChange = Omit<StoreEffect, "type">;

/** Null: stored. After a refusal or an error nothing is stored. */
export type NotStored = { readonly refused: Refusal } | { readonly error: unknown } | null;

export type ReadTable = Readonly<{
  table: StoredTable;
  latest: BegunRound | null;
}>;

/** All but `put` fail with a StoreError. */
export interface TableStore {
  /**
   * Stores each change as a whole or not at all, and says so of each. A table does nothing else
   * until then.
   */
  put(changes: readonly StoredChange[]): Soon<readonly NotStored[]>;
  read(table: string): Soon<ReadTable>;
  addToken(token: SeatToken): Soon<void>;
  /** `takenAt`: records the use of a reissued secret. Returns null for an unknown one. */
  playerOf(session: string, hash: string, takenAt: number | null): Soon<string | null>;
  profile(id: string): Soon<Profile | null>;
  isGuest(profile: string): Soon<boolean>;
  /** A page of what was announced in a round by moves of this type. */
  said(round: RoundKey, type: string, page: TableAsk<"announced">): Soon<Announced>;
  /** The finished rounds of a table whose deal can be checked (H-18). */
  dealt(table: string): Soon<readonly DealtRecord[]>;
  judge(round: RoundKey, verdict: DealVerdict): Soon<void>;
}

/** Results and chips survive a power cut too. */
/** A page never goes on with a sealed deal of which the host has lost the last lines (H-51). */
const isDurable = ({ change: { ended, postings = [], sealed } }: StoredChange): boolean =>
  sealed?.lines.added.some((line) => "entry" in line) || ended !== undefined || postings.length > 0;

/** Returns the stored revision of a table; null if there is none or the store cannot tell. */
export function storedRevision(store: Store, table: string): number | null {
  try {
    return store.tables.revision(table);
  } catch (error) {
    if (error instanceof StoreError) return null;
    throw error;
  }
}

/**
 * The same revision may be stored for another change, of which the store could not tell that it was
 * made.
 */
export const isConflict = (error: unknown): boolean =>
  error instanceof StoreError && error.code === "store-conflict";

/** Called within a transaction. Throws a StoreError. */
export function write(
  { tables, sessions, rounds, sealed: deals, bank }: Store,
  before: StoredTable,
  { after, begun, deal, sealed, moves, ended, postings = [], token }: TableChange,
  at: number,
): void {
  const key = { table: after.id, number: after.roundNumber };
  if (after.session.revision > before.session.revision)
    sessions.replace(before.session, after.session);
  tables.replace(before, after);
  if (token) sessions.addToken(token);
  if (begun) rounds.begin(key, begun, at, deal);
  if (moves) rounds.addMoves(key, moves.first, moves.made, at);
  if (sealed) deals.put(key, sealed);
  if (after.stage === "closed") deals.forget(after.id);
  if (ended) rounds.finish(key, ended.result, ended.seats, at);
  for (const posting of postings) bank.post(posting, at);
}

/** Answers at once. */
export function sqliteTables(store: Store, clock: Clock): TableStore {
  const { tables, sessions, rounds, profiles, guests } = store;
  const put = (stored: StoredChange): NotStored => {
    const { before, change, paid } = stored;
    try {
      const short = paid && bankShort(store.bank, paid);
      if (short) return { refused: short };
      store.atOnce(() => write(store, before, change, clock.now()), isDurable(stored));
      return null;
    } catch (error) {
      // It may have come after the change was made; only the store knows.
      const { id, revision } = change.after;
      return !isConflict(error) && storedRevision(store, id) === revision ? null : { error };
    }
  };
  return {
    // In one transaction, so that a busy disk is waited for once; should that fail, each by itself,
    // so that none fails because of another.
    put: (changes) => {
      const each = () => changes.map(put);
      try {
        return changes.length > 1 ? store.atOnce(each, changes.some(isDurable)) : each();
      } catch {
        return each();
      }
    },
    read: (id) => {
      const table = tables.load(id);
      if (!table) throw new StoreError("store-conflict", saysOfStore("tableGone", { table: id }));
      return { table, latest: rounds.latest(id) };
    },
    addToken: (token) => store.atOnce(() => sessions.addToken(token)),
    playerOf: (session, hash, takenAt) =>
      takenAt === null
        ? sessions.playerOf(session, hash)
        : sessions.takenWith(session, hash, takenAt),
    profile: (id) => profiles.find(id),
    isGuest: (profile) => guests.isGuest(profile),
    said: (round, type, page) => rounds.said(round, type, page),
    dealt: (table) => rounds.dealt(table),
    judge: (round, verdict) => store.atOnce(() => rounds.judge(round, verdict)),
  };
}

type Waiting = Readonly<{
  change: StoredChange;
  done: (why: NotStored) => void;
}>;

/** The changes of all tables on their way to the store: those that may wait are stored together. */
export class TableChanges {
  readonly store: TableStore;
  readonly #later: Later | null;
  #waiting: Waiting[] = [];

  /** `later` calls back when the moment is over; without it each change is stored at once. */
  constructor(store: TableStore, later: Later | null = null) {
    this.store = store;
    this.#later = later;
  }

  /** `done` is called once, before this returns if the store answers at once. */
  add(change: StoredChange, done: (why: NotStored) => void): void {
    if (!change.isSoon || !this.#later) return this.#put([{ change, done }]);
    this.#waiting.push({ change, done });
    if (this.#waiting.length === 1) this.#later(() => this.flush());
  }

  flush(): void {
    const group = this.#waiting;
    this.#waiting = [];
    if (group.length > 0) this.#put(group);
  }

  #put(group: readonly Waiting[]): void {
    const tell = (answers: readonly NotStored[]): void =>
      group.forEach(({ done }, at) => done(answers[at] ?? null));
    const answers = caught(
      () => this.store.put(group.map(({ change }) => change)),
      (error) => group.map(() => ({ error })),
    );
    if (answers instanceof Promise) void answers.then(tell);
    else tell(answers);
  }
}
