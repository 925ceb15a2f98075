// How is a change of a table stored before anybody hears of it – and what if the store says no?

import type { Posting } from "#main/store/bankStore.ts";
import type { BegunRound, SeatResult } from "#main/store/roundStore.ts";
import type { CommitGroup } from "#main/store/commitGroup.ts";
import type { Store } from "#main/store/store.ts";
import { saysOfStore, StoreError } from "#main/store/storeError.ts";
import type { SeatToken, StoredSession } from "#main/store/sessionStore.ts";
import type { StoredTable } from "#main/store/tableStore.ts";
import type { Move, Result, Seated } from "#shared/contract/round.ts";
import type { RoundRecord } from "#shared/record/roundRecord.ts";
import type { Clock } from "#main/base/clock.ts";
import type { SessionJournal } from "./sessionJournal.ts";

export interface TableChange {
  readonly after: StoredTable;
  /** A round that begins. */
  readonly begun?: RoundRecord;
  /** Moves of the present round; `first` is the first one's number, from 1. */
  readonly moves?: { readonly first: number; readonly made: readonly Seated<Move>[] };
  /** The end of the present round. */
  readonly ended?: { readonly result: Result; readonly seats: readonly SeatResult[] };
  /** Chips that move with it: every player's stack is what the ledger says of it (H-3). */
  readonly postings?: readonly Posting[];
  /** The secret of somebody who sits down with it. */
  readonly token?: SeatToken;
}

/**
 * Which revision of a table is stored; null when there is none, or when the store cannot even say
 * that.
 */
export function storedRevision(store: Store, table: string): number | null {
  try {
    return store.tables.revision(table);
  } catch (error) {
    if (error instanceof StoreError) return null;
    throw error;
  }
}

/**
 * What is stored in its place may have the same revision: another change, of which the store could
 * not say that it was made.
 */
export const isConflict = (error: unknown): boolean =>
  error instanceof StoreError && error.code === "store-conflict";

/** Results and chips outlive a power cut too. */
const isDurable = ({ ended, postings = [] }: TableChange): boolean =>
  ended !== undefined || postings.length > 0;

/** A change that is stored together with others. */
export interface Prepared {
  readonly isDurable: boolean;
  /** Within the transaction. Throws a StoreError. */
  write(): void;
  /** What of it is stored, after an error that may have come later? */
  isStored(): boolean;
  /** It is stored: from now on the table is like that. */
  take(): void;
}

interface Parts {
  readonly store: Store;
  /** In which changes that are not urgent wait for those of other tables. */
  readonly group: CommitGroup;
  readonly clock: Clock;
  readonly session: SessionJournal;
  /** Told of each change of the table, and of its session by another table. */
  readonly onStored?: (before: StoredTable, after: StoredTable) => void;
}

/** The table as it is stored, and the only way to change it. */
export class TableJournal {
  readonly #store: Store;
  readonly #group: CommitGroup;
  readonly #clock: Clock;
  readonly #session: SessionJournal;
  readonly #onStored: (before: StoredTable, after: StoredTable) => void;
  #table: StoredTable;
  #isPending = false;

  constructor({ store, group, clock, session, onStored = () => {} }: Parts, table: StoredTable) {
    this.#onStored = onStored;
    this.#store = store;
    this.#group = group;
    this.#clock = clock;
    this.#session = session;
    this.#table = { ...table, session: session.session };
    session.join(this);
  }

  get id(): string {
    return this.#table.id;
  }

  get table(): StoredTable {
    return this.#table;
  }

  get players(): StoredTable["players"] {
    return this.#table.players;
  }

  /**
   * Stores all of a change or nothing. Throws a StoreError when nothing was stored;
   * `store-conflict` when what is stored is not what the change was made from, so that the table
   * must be read anew.
   */
  commit(change: TableChange): void {
    const prepared = this.prepared(change);
    try {
      this.#store.atOnce(() => prepared.write(), prepared.isDurable);
    } catch (error) {
      if (isConflict(error) || !prepared.isStored()) throw error;
    }
    prepared.take();
  }

  /**
   * Throws a StoreError `store-conflict` where the change was made from another session than the
   * present one.
   */
  prepared(change: TableChange): Prepared {
    const after = this.#after(change);
    return {
      isDurable: isDurable(change),
      write: () => this.#write({ ...change, after }),
      isStored: () => this.#isStored(after),
      take: () => this.#take(after),
    };
  }

  /**
   * The same, with what other tables change at this moment. `done` is told what `commit` would
   * throw, else null. Until then the table must not be touched: whoever does asks for `settle`
   * first.
   */
  commitSoon(change: TableChange, done: (error: unknown) => void): void {
    const prepared = this.prepared(change);
    this.#isPending = true;
    const stored = (error: unknown): void => {
      this.#isPending = false;
      let why = error;
      // Nothing that is thrown here may keep the other tables of the group from being told.
      try {
        if (error === null || (!isConflict(error) && prepared.isStored())) {
          prepared.take();
          why = null;
        }
      } catch (fault) {
        why = fault;
      }
      done(why);
    };
    this.#group.add({ work: () => prepared.write(), durable: prepared.isDurable, done: stored });
  }

  /** Whatever is on its way into the store gets there now. */
  settle(): void {
    if (this.#isPending) this.#group.flush();
  }

  /** Reads the table and its newest round anew. Throws a StoreError. */
  reload(): { readonly table: StoredTable; readonly latest: BegunRound | null } {
    const table = this.#store.tables.load(this.#table.id);
    if (!table)
      throw new StoreError("store-conflict", saysOfStore("tableGone", { table: this.#table.id }));
    const latest = this.#store.rounds.latest(table.id);
    const { session } = this.#session;
    // The same one as before where nothing of it has changed: its tables share it.
    this.#table = table.session.revision === session.revision ? { ...table, session } : table;
    this.#session.take(this.#table.session);
    return { table: this.#table, latest };
  }

  /** Another table's change, or the session's own. */
  takeSession(session: StoredSession): void {
    if (this.#table.session === session) return;
    const before = this.#table;
    this.#table = { ...before, session };
    this.#onStored(before, this.#table);
  }

  /** No table of the session any more. */
  leave(): void {
    this.#session.leave(this.id);
  }

  #after({ after }: TableChange): StoredTable {
    const { session } = this.#table;
    const revision = this.#table.revision + 1;
    if (after.session === session) return { ...after, revision };
    if (after.session.revision !== session.revision)
      throw new StoreError(
        "store-conflict",
        saysOfStore("otherSession", { session: session.id, revision: after.session.revision }),
      );
    return { ...after, revision, session: { ...after.session, revision: session.revision + 1 } };
  }

  /** An error may have come after the change was made; only the store knows. */
  #isStored({ id, revision }: StoredTable): boolean {
    return storedRevision(this.#store, id) === revision;
  }

  #take(after: StoredTable): void {
    const before = this.#table;
    // It was read anew since, with this change and perhaps later ones.
    if (before.revision >= after.revision) return;
    // What was on its way into the store when the session changed has nothing to say of it.
    const isOlder = after.session.revision < before.session.revision;
    this.#table = isOlder ? { ...after, session: before.session } : after;
    this.#onStored(before, this.#table);
    this.#session.take(this.#table.session);
  }

  #write({ after, begun, moves, ended, postings = [], token }: TableChange): void {
    const at = this.#clock.now();
    const { tables, sessions, rounds, bank } = this.#store;
    const key = { table: after.id, number: after.roundNumber };
    if (after.session.revision > this.#table.session.revision)
      sessions.replace(this.#table.session, after.session);
    tables.replace(this.#table, after);
    if (token) sessions.addToken(token);
    if (begun) rounds.begin(key, begun, at);
    if (moves) rounds.addMoves(key, moves.first, moves.made, at);
    if (ended) rounds.finish(key, ended.result, ended.seats, at);
    for (const posting of postings) bank.post(posting, at);
  }
}
