// How is a change of a table stored before anybody hears of it – and what if the store says no?

import type { Posting } from '#main/store/bankStore.ts';
import type { BegunRound, SeatResult } from '#main/store/roundStore.ts';
import type { CommitGroup } from '#main/store/commitGroup.ts';
import type { Store } from '#main/store/store.ts';
import { saysOfStore, StoreError } from '#main/store/storeError.ts';
import type { SeatToken, StoredTable } from '#main/store/tableStore.ts';
import type { Move, Result, Seated } from '#shared/contract/round.ts';
import type { RoundRecord } from '#shared/record/roundRecord.ts';
import type { Clock } from '#main/host/clock.ts';

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

/** Which revision of a table is stored; null when there is none, or when the store cannot even say that. */
export function storedRevision(store: Store, table: string): number | null {
  try {
    return store.tables.revision(table);
  } catch (error) {
    if (error instanceof StoreError) return null;
    throw error;
  }
}

/** Results and chips outlive a power cut too. */
const isDurable = ({ ended, postings = [] }: TableChange): boolean => ended !== undefined || postings.length > 0;

/** The table as it is stored, and the only way to change it. */
export class TableJournal {
  readonly #store: Store;
  readonly #group: CommitGroup;
  readonly #clock: Clock;
  readonly #onStored: (before: StoredTable, after: StoredTable) => void;
  #table: StoredTable;
  #isPending = false;

  /** `group`: in which changes that are not urgent wait for those of other tables. */
  constructor({ store, group, clock }: { readonly store: Store; readonly group: CommitGroup; readonly clock: Clock }, table: StoredTable, onStored: (before: StoredTable, after: StoredTable) => void = () => {}) {
    this.#onStored = onStored;
    this.#store = store;
    this.#group = group;
    this.#clock = clock;
    this.#table = table;
  }

  get table(): StoredTable {
    return this.#table;
  }

  /**
   * Stores all of a change or nothing. Throws a StoreError when nothing was stored; `store-conflict` when what is
   * stored is not what the change was made from, so that the table must be read anew.
   */
  commit(change: TableChange): void {
    const after = this.#after(change);
    try {
      this.#store.atOnce(() => this.#write({ ...change, after }), isDurable(change));
    } catch (error) {
      if (!this.#isStored(after)) throw error;
    }
    this.#take(after);
  }

  /**
   * The same, with what other tables change at this moment. `done` is told what `commit` would throw, else null. Until then
   * the table must not be touched: whoever does asks for `settle` first.
   */
  commitSoon(change: TableChange, done: (error: unknown) => void): void {
    const after = this.#after(change);
    this.#isPending = true;
    const stored = (error: unknown): void => {
      this.#isPending = false;
      let why = error;
      // Nothing that is thrown here may keep the other tables of the group from being told.
      try {
        if (error === null || this.#isStored(after)) {
          this.#take(after);
          why = null;
        }
      } catch (fault) {
        why = fault;
      }
      done(why);
    };
    this.#group.add({ work: () => this.#write({ ...change, after }), durable: isDurable(change), done: stored });
  }

  /** Whatever is on its way into the store gets there now. */
  settle(): void {
    if (this.#isPending) this.#group.flush();
  }

  /** Reads the table and its newest round anew. Throws a StoreError. */
  reload(): { readonly table: StoredTable; readonly latest: BegunRound | null } {
    const table = this.#store.tables.load(this.#table.id);
    if (!table) throw new StoreError('store-conflict', saysOfStore('tableGone', { table: this.#table.id }));
    const latest = this.#store.rounds.latest(table.id);
    this.#table = table;
    return { table, latest };
  }

  #after({ after }: TableChange): StoredTable {
    return { ...after, revision: this.#table.revision + 1 };
  }

  /** An error may have come after the change was made; only the store knows. */
  #isStored({ id, revision }: StoredTable): boolean {
    return storedRevision(this.#store, id) === revision;
  }

  #take(after: StoredTable): void {
    const before = this.#table;
    this.#table = after;
    this.#onStored(before, after);
  }

  #write({ after, begun, moves, ended, postings = [], token }: TableChange): void {
    const at = this.#clock.now();
    const { tables, rounds, bank } = this.#store;
    const key = { table: after.id, number: after.roundNumber };
    tables.replace(this.#table, after);
    if (token) tables.addToken(token);
    if (begun) rounds.begin(key, begun, at);
    if (moves) rounds.addMoves(key, moves.first, moves.made, at);
    if (ended) rounds.finish(key, ended.result, ended.seats, at);
    for (const posting of postings) bank.post(posting, at);
  }
}
