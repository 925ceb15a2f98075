// The tables of one session: what they share, and how they are changed together in one transaction.

import type { Posting } from "#main/store/bankStore.ts";
import type { BegunRound } from "#main/store/roundStore.ts";
import type { SeatToken, StoredSession } from "#main/store/sessionStore.ts";
import type { Store } from "#main/store/store.ts";
import { saysOfStore, StoreError } from "#main/store/storeError.ts";
import type { StoredPlayer } from "#main/store/storedPlayer.ts";
import type { StoredTable } from "#main/store/tableStore.ts";
import type { SessionRules } from "#main/session/sessionRules.ts";
import { movedBetween, type SessionState } from "#main/session/sessionState.ts";
import { TableRunner, type SharedSession, type TableParts } from "./runner.ts";
import { isConflict, storedRevision, write } from "./tableStore.ts";

/** The rules and callbacks that differ between kinds of sessions. */
export interface SessionKind extends Pick<TableParts, "onRoundOver"> {
  readonly rules: SessionRules;
  /**
   * Called when a table was set back, so that a round's end there may not have been reported, and
   * when a table can neither go on nor be set up again: its round counts for nothing, and its
   * players are at no table. The callback must not change tables.
   */
  readonly onUnsure?: (table: string) => void;
}

export type SessionChange = Readonly<{
  /**
   * Derived from `state()`. Tables that are new in it are opened; those that are closed in it end.
   */
  after: SessionState;
  postings?: readonly Posting[];
  tokens?: readonly SeatToken[];
  /** Stores more in the same transaction. */
  also?: () => void;
  /**
   * Finds out, after an error that may have come later, whether `also` is stored; by default the
   * tables and the session tell. Throws a StoreError.
   */
  isStored?: () => boolean;
  /**
   * Called once it is known to be stored: before `commit` returns or, if the store can tell only
   * later, then.
   */
  onStored?: () => void;
}>;

interface Parts extends Omit<TableParts, "onRoundOver" | "onSetBack"> {
  readonly store: Store;
  readonly onOpened: (table: TableRunner) => void;
}

type Prepared = ReturnType<TableRunner["prepared"]>;

export class SessionHost implements SharedSession {
  readonly id: string;
  readonly #parts: Parts;
  readonly #kind: SessionKind;
  #session: StoredSession;
  /** The players at none of its tables, by id. */
  #atNone: readonly StoredPlayer[];
  readonly #tables = new Map<string, TableRunner>();
  /** A change that may or may not be stored; `isStored` throws while the store cannot tell. */
  #unsure: Readonly<{ isStored: () => boolean; take: () => void }> | null = null;

  constructor(
    parts: Parts,
    kind: SessionKind,
    session: StoredSession,
    atNone: readonly StoredPlayer[] = [],
  ) {
    this.id = session.id;
    this.#parts = parts;
    this.#kind = kind;
    this.#session = session;
    this.#atNone = atNone;
  }

  get rules(): SessionRules {
    return this.#kind.rules;
  }

  get session(): StoredSession {
    return this.#session;
  }

  get tables(): ReadonlyMap<string, TableRunner> {
    return this.#tables;
  }

  get isUnsure(): boolean {
    return this.#unsure !== null;
  }

  take(session: StoredSession): void {
    if (session === this.#session) return;
    this.#session = session;
    for (const table of this.#open()) table.takeSession(session);
  }

  find(player: string): StoredPlayer | null {
    const rows = [this.#atNone, ...this.#open().map(({ players }) => players)];
    return rows.flatMap((players) => players.find(({ id }) => id === player) ?? [])[0] ?? null;
  }

  placeOf(player: string): string | null {
    const isThere = ({ players }: TableRunner): boolean =>
      players.some(({ id, gone }) => id === player && !gone);
    return this.#open().find(isThere)?.id ?? null;
  }

  #open(): readonly TableRunner[] {
    return [...this.#tables.values()].filter(({ isOpen }) => isOpen);
  }

  /**
   * Finds out whether the unsure change is stored. Throws a StoreError while the store cannot tell.
   */
  settle(): void {
    if (!this.#unsure) return;
    const { isStored, take } = this.#unsure;
    const hasIt = isStored();
    this.#unsure = null;
    if (hasIt) take();
  }

  /** Sets back tables of which the store has another revision. Throws a StoreError. */
  refresh(): void {
    for (const table of this.#tables.values())
      table.refresh(this.#parts.store.tables.revision(table.id));
  }

  /** Throws a StoreError while the store cannot tell what is stored. */
  state(): SessionState {
    this.settle();
    for (const table of this.#tables.values()) table.settle();
    return {
      session: this.#session,
      atNone: this.#atNone,
      tables: new Map(this.#open().map(({ id, table }) => [id, table])),
    };
  }

  /** Throws a ReplayError or RecordError if the round cannot be restored. */
  setUp(table: StoredTable, latest: BegunRound | null): TableRunner {
    const { onRoundOver, onUnsure } = this.#kind;
    const host = new TableRunner(
      {
        ...this.#parts,
        ...(onRoundOver && { onRoundOver }),
        ...(onUnsure && { onSetBack: onUnsure }),
        onClosed: (id, fault) => {
          this.#tables.delete(id);
          this.#parts.onClosed(id, fault);
        },
      },
      this,
      table,
      latest,
    );
    this.#tables.set(table.id, host);
    return host;
  }

  /**
   * Stores a whole change or nothing: the session, players who change places, tables, chips. Throws
   * a StoreError if nothing was stored: `store-conflict` if something has happened since `state()`
   * was called, or if somebody is moved or paid in the middle of a round.
   */
  commit(change: SessionChange): void {
    const { store } = this.#parts;
    const before = this.state();
    const { after } = change;
    refuseMovesInRound(before, after);
    const session = after.session === before.session ? before.session : this.#next(before, after);
    const others = [...after.tables.values()].filter(
      (table) => before.tables.has(table.id) && before.tables.get(table.id) !== table,
    );
    const prepared = others.map((table) => this.#prepared(before, table));
    const opened = [...after.tables.values()]
      .filter(({ id }) => !before.tables.has(id))
      .map((table) => ({ ...table, session }));
    const take = (): void => {
      for (const { after: table } of prepared) this.#tables.get(table.id)?.take(table);
      this.#putAtNone(after.atNone);
      this.take(session);
      for (const table of opened) this.#parts.onOpened(this.setUp(table, null));
      for (const { id } of others) this.#tables.get(id)?.rearranged(before.tables.get(id)!);
      const moved = movedBetween(before, after).map(({ id }) => id);
      if (moved.length > 0) for (const table of this.#tables.values()) table.placesChanged(moved);
      change.onStored?.();
    };
    try {
      store.atOnce(
        () => this.#write(before, { ...change, after: { ...after, session } }, prepared, opened),
        true,
      );
    } catch (error) {
      if (isConflict(error)) throw error;
      const isStored = change.isStored
        ? this.#hasStored(change.isStored, take)
        : this.#isStored(before, session, prepared, opened);
      if (!isStored) throw error;
    }
    take();
  }

  /** Reloads the players at no table after a table was closed in the store. Throws a StoreError. */
  lost(table: string): void {
    this.settle();
    this.#putAtNone(this.#parts.store.sessions.atNone(this.id));
    this.#kind.onUnsure?.(table);
  }

  async stop(): Promise<void> {
    const stopped = [...this.#tables.values()].map(async (table) => table.stop());
    this.#tables.clear();
    await Promise.all(stopped);
  }

  #putAtNone(players: readonly StoredPlayer[]): void {
    this.#atNone = players.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  }

  #next(before: SessionState, { session }: SessionState): StoredSession {
    if (session.revision !== before.session.revision)
      throw new StoreError(
        "store-conflict",
        saysOfStore("otherSession", { session: this.id, revision: session.revision }),
      );
    return { ...session, revision: session.revision + 1 };
  }

  /** The session itself is written separately. */
  #prepared(before: SessionState, after: StoredTable): Prepared {
    const host = this.#tables.get(after.id);
    const now = before.tables.get(after.id);
    if (!host || now?.revision !== after.revision)
      throw new StoreError(
        "store-conflict",
        saysOfStore("otherRevision", { table: after.id, revision: after.revision }),
      );
    return host.prepared({ ...after, session: now.session });
  }

  #write(
    before: SessionState,
    { after, postings = [], tokens = [], also }: SessionChange,
    prepared: readonly Prepared[],
    opened: readonly StoredTable[],
  ): void {
    const { store, clock } = this.#parts;
    const at = clock.now();
    if (after.session !== before.session) store.sessions.replace(before.session, after.session);
    // Comes first, so that nobody is at two tables even for a moment.
    store.sessions.putAtNone(this.id, movedBetween(before, after));
    for (const table of opened) store.tables.add(table);
    for (const table of prepared) write(store, table.before, { after: table.after }, at);
    for (const token of tokens) store.sessions.addToken(token);
    for (const posting of postings) store.bank.post(posting, at);
    also?.();
  }

  /** Returns false also if the store cannot tell; the change is then remembered until it can. */
  #hasStored(isStored: () => boolean, take: () => void): boolean {
    try {
      return isStored();
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      this.#unsure = { isStored, take };
      return false;
    }
  }

  /**
   * An error may have come after the change was made; only the store knows. Returns false if it
   * cannot tell.
   */
  #isStored(
    before: SessionState,
    session: StoredSession,
    [first]: readonly Prepared[],
    [opened]: readonly StoredTable[],
  ): boolean {
    const { store } = this.#parts;
    if (first) return storedRevision(store, first.after.id) === first.after.revision;
    if (session === before.session)
      return opened !== undefined && storedRevision(store, opened.id) !== null;
    try {
      return store.sessions.revision(this.id) === session.revision;
    } catch (error) {
      if (error instanceof StoreError) return false;
      throw error;
    }
  }
}

const isAsItWas = ({ seat, chips }: StoredPlayer, after: StoredPlayer | undefined): boolean =>
  after?.seat === seat && after.chips === chips;

/**
 * Throws a StoreError `store-conflict` if a change takes a player's seat or chips from them during
 * a round, unless their table closes, which ends the round without effect.
 */
function refuseMovesInRound(before: SessionState, after: SessionState): void {
  for (const { id, stage, players } of before.tables.values()) {
    const table = after.tables.get(id);
    if (stage !== "playing" || !table || table.stage === "closed") continue;
    if (table.players === players && table.stage === stage) continue;
    const rows = new Map(table.players.map((player) => [player.id, player]));
    const moved = players.find(
      (player) => player.seat !== null && !isAsItWas(player, rows.get(player.id)),
    );
    if (moved || table.stage !== stage)
      throw new StoreError(
        "store-conflict",
        saysOfStore("inRound", { player: moved?.id ?? "", table: id }),
      );
  }
}
