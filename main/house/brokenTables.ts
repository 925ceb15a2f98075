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
import { ReplayError, saysOfBroken } from "#main/table/core/round.ts";
import { stageAfter } from "#main/session/stageChart.ts";
import { storedRevision } from "#main/table/tableStore.ts";
import type { Stack } from "#main/store/bankStore.ts";
import type { StoredPlayer } from "#main/store/storedPlayer.ts";
import { newcomer } from "#main/session/newcomers.ts";

const profilePrefix = "profile:";

/** By his own row where it is one, else by the ledger and the rounds he played. */
function whoIs(
  { bank, profiles }: Store,
  session: string,
  { id, profile, bot }: Pick<StoredPlayer, "id" | "profile" | "bot">,
): Pick<StoredPlayer, "profile" | "bot"> {
  if (profile !== null && profiles.find(profile)) return { profile, bot: null };
  if (bot !== null) return { profile: null, bot };
  const purse = bank.purse(session, id);
  if (purse === "bots") return { profile: null, bot: "regular" };
  const payer =
    purse?.startsWith(profilePrefix) === true
      ? profiles.find(purse.slice(profilePrefix.length))
      : null;
  return { profile: payer?.id ?? null, bot: null };
}

/** A player whose row is gone; he has left where he has no chips any more. */
function lost(store: Store, session: string, { player: id, chips }: Stack): StoredPlayer {
  const who = whoIs(store, session, { id, profile: null, bot: null });
  const profile = who.profile === null ? null : store.profiles.find(who.profile);
  return {
    ...newcomer({
      id,
      name: profile?.name ?? id,
      avatar: profile?.avatar ?? "avatar-01",
      ...who,
      bankMs: 0,
    }),
    gone: chips === 0,
  };
}

/**
 * Every player with what the ledger says of his chips, and whoever the ledger knows besides. Throws
 * a StoreError.
 */
function withLedgerPlayers(store: Store, table: StoredTable): StoredTable {
  const { id: session } = table.session;
  const stacks = store.bank.stacks(session);
  const places = store.sessions.places(session);
  const missing = stacks.filter(({ player }) => !places.has(player));
  const rows = table.players.map((player) => ({ ...player, ...whoIs(store, session, player) }));
  const players = [...rows, ...missing.map((stack) => lost(store, session, stack))].map(
    (player) => {
      const {
        chips = 0,
        bought = 0,
        cashedOut = 0,
      } = stacks.find((stack) => stack.player === player.id) ?? {};
      return { ...player, chips, bought, cashedOut };
    },
  );
  return { ...table, players };
}

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
