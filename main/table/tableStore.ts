// The port through which a table's changes are stored; it may answer at once or later.

import type { CommitGroup } from "#main/store/commitGroup.ts";
import type { BegunRound } from "#main/store/roundStore.ts";
import type { Store } from "#main/store/store.ts";
import { saysOfStore, StoreError } from "#main/store/storeError.ts";
import type { StoredTable } from "#main/store/tableStore.ts";
import type { Refusal } from "#shared/protocol/answer.ts";
import { bankShort, type Paid } from "#main/session/chipMoves.ts";
import type { TableChange } from "./core/changes.ts";

export interface StoredChange {
  readonly before: StoredTable;
  readonly change: TableChange;
  /** Whether it may wait to be stored together with the changes of other tables. */
  readonly isSoon: boolean;
  /** If given, the change is refused when somebody cannot pay what they bring. */
  readonly paid: Paid | null;
}

/** Null: stored. After a refusal or an error nothing is stored. */
export type NotStored = { readonly refused: Refusal } | { readonly error: unknown } | null;

/**
 * Where a table stores its changes. The table does nothing else until `done` is called. SQLite
 * calls it at once or, for a change that waits for those of other tables, when they are stored.
 */
export interface TableStore {
  /** Stores a whole change or nothing, and calls `done` once. Never throws. */
  put(change: StoredChange, done: (why: NotStored) => void): void;
  hurry(): void;
  read(table: string, done: (read: ReadTable | { readonly error: unknown }) => void): void;
}

interface ReadTable {
  readonly table: StoredTable;
  readonly latest: BegunRound | null;
}

/** Results and chips survive a power cut too. */
export const isDurable = ({ ended, postings = [] }: TableChange): boolean =>
  ended !== undefined || postings.length > 0;

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
  { tables, sessions, rounds, bank }: Store,
  before: StoredTable,
  { after, begun, moves, ended, postings = [], token }: TableChange,
  at: number,
): void {
  const key = { table: after.id, number: after.roundNumber };
  if (after.session.revision > before.session.revision)
    sessions.replace(before.session, after.session);
  tables.replace(before, after);
  if (token) sessions.addToken(token);
  if (begun) rounds.begin(key, begun, at);
  if (moves) rounds.addMoves(key, moves.first, moves.made, at);
  if (ended) rounds.finish(key, ended.result, ended.seats, at);
  for (const posting of postings) bank.post(posting, at);
}

export function tableStore(store: Store, group: CommitGroup, now: () => number): TableStore {
  /** An error may have come after the change was made; only the store knows. */
  const outcome = (error: unknown, { id, revision }: StoredTable): NotStored =>
    error === null || (!isConflict(error) && storedRevision(store, id) === revision)
      ? null
      : { error };
  let isWaiting = false;
  return {
    put: ({ before, change, isSoon, paid }, done) => {
      const { after } = change;
      const work = (): void => write(store, before, change, now());
      if (isSoon) {
        isWaiting = true;
        return group.add({
          work,
          durable: isDurable(change),
          done: (error) => {
            isWaiting = false;
            done(safely(() => outcome(error, after)));
          },
        });
      }
      done(
        safely(() => {
          const short = paid && bankShort(store.bank, paid);
          if (short) return { refused: short };
          try {
            store.atOnce(work, isDurable(change));
            return null;
          } catch (error) {
            return outcome(error, after);
          }
        }),
      );
    },
    hurry: () => {
      if (isWaiting) group.flush();
    },
    read: (id, done) => {
      let read: Parameters<typeof done>[0];
      try {
        const table = store.tables.load(id);
        if (!table) throw new StoreError("store-conflict", saysOfStore("tableGone", { table: id }));
        read = { table, latest: store.rounds.latest(id) };
      } catch (error) {
        read = { error };
      }
      done(read);
    },
  };
}

function safely(work: () => NotStored): NotStored {
  try {
    return work();
  } catch (error) {
    return { error };
  }
}
