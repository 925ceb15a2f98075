// What becomes of open tables that cannot be set up as they are stored? They are named, and closed
// without their round.

import type { Store } from "#main/store/store.ts";
import { StoreError } from "#main/store/storeError.ts";
import type { StoredTable } from "#main/store/tableStore.ts";
import type { BrokenTable } from "#shared/protocol/houseTables.ts";
import { recordField } from "#shared/record/recordField.ts";
import { RecordError } from "#shared/record/roundRecord.ts";
import type { Said } from "#shared/text/said.ts";
import { cashedOut } from "#main/session/chipMoves.ts";
import type { Clock } from "#main/base/clock.ts";
import { ReplayError, saysOfBroken } from "#main/table/roundRun.ts";
import { stageAfter } from "#main/session/stageChart.ts";
import { storedRevision } from "#main/table/tableJournal.ts";
import { withLedgerPlayers } from "./ledgerPlayers.ts";

export interface Broken {
  readonly table: StoredTable;
  /** Without anything that a seat may not know (C-7). */
  readonly problem: Said;
  /** What was thrown, which may quote the record. */
  readonly error: unknown;
}

interface Parts {
  readonly store: Store;
  readonly clock: Clock;
}

/** Of a RecordError the field's name alone. */
function problemOf(error: unknown): Said {
  if (error instanceof ReplayError) return saysOfBroken("replay", { problem: error.said });
  if (error instanceof StoreError) return saysOfBroken("store", { problem: error.said });
  const field = error instanceof RecordError ? recordField(error) : null;
  if (field !== null) return saysOfBroken("field", { field });
  return saysOfBroken("fault", { name: error instanceof Error ? error.name : "unknown fault" });
}

export class BrokenTables {
  readonly #parts: Parts;
  readonly #broken = new Map<string, Broken>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /**
   * Where nobody sits any more who could, it is closed at once. Throws a StoreError where nothing
   * of it can be read.
   */
  add(id: string, error: unknown): void {
    const { store } = this.#parts;
    const salvaged = store.tables.salvage(id);
    if (!salvaged || salvaged.stage === "closed") return;
    const table = withLedgerPlayers(store, salvaged);
    this.#broken.set(id, { table, problem: problemOf(error), error });
    if (!table.players.some(({ profile, gone }) => profile !== null && !gone)) this.close(id);
  }

  /**
   * A tournament's goes on without its round and without its table, which closes: whoever was there
   * is at no table now, with his stack as the ledger has it. One that is closed already stays so.
   * Throws a StoreError; then it may be stored as it was.
   */
  closeInTournament(id: string): void {
    const { store } = this.#parts;
    const salvaged = store.tables.salvage(id);
    if (!salvaged || salvaged.stage === "closed") return;
    const { players, ...table } = withLedgerPlayers(store, salvaged);
    const atNone = players.map((player) => ({ ...player, seat: null }));
    store.atOnce(() => {
      store.tables.closeSalvaged({
        ...table,
        players: [],
        stage: stageAfter(table.stage, "table.closed"),
        revision: table.revision + 1,
      });
      store.sessions.putAtNone(table.session.id, atNone);
    }, true);
  }

  find(id: string): Broken | null {
    return this.#broken.get(id) ?? null;
  }

  /** Newest first; those at which this profile has a seat. */
  of(profile: string): readonly (BrokenTable & { readonly openedAt: number })[] {
    const own = [...this.#broken.values()].filter(({ table }) =>
      table.players.some((player) => player.profile === profile && !player.gone),
    );
    return own.map(
      ({
        table: {
          id,
          session: { rotation, openedAt },
          position,
          roundNumber,
          players,
        },
        problem,
      }) => ({
        table: id,
        game: rotation[position.entry]?.game ?? null,
        roundNumber,
        players: players.filter(({ gone }) => !gone).map(({ name }) => name),
        problem,
        openedAt,
      }),
    );
  }

  /**
   * Closes it with every stack as the ledger has it, which is as it was before its round, whose
   * stakes and bets were not yet in the ledger: all of that or nothing of it. False where it is not
   * here. Throws a StoreError; then it is still open.
   */
  close(id: string): boolean {
    const broken = this.#broken.get(id);
    if (!broken) return false;
    const { store, clock } = this.#parts;
    const { table: before } = broken;
    const { table, postings } = cashedOut(before, () => true);
    const after: StoredTable = {
      ...table,
      stage: stageAfter(before.stage, "table.closed"),
      revision: before.revision + 1,
    };
    try {
      store.atOnce(() => {
        store.tables.closeSalvaged(after);
        for (const posting of postings) store.bank.post(posting, clock.now());
      }, true);
    } catch (error) {
      // The error may have come after the change was made; only the store knows.
      if (storedRevision(store, id) !== after.revision) throw error;
    }
    this.#broken.delete(id);
    return true;
  }
}
