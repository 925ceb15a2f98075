// Open tables that cannot be restored from the store: they are listed and closed without their
// round.
import type { Store } from "#main/store/store.ts";
import { StoreError } from "#main/store/storeError.ts";
import type { StoredTable } from "#main/store/tableStore.ts";
import type { BrokenTable } from "#shared/protocol/house.ts";
import { RecordError, recordField } from "#shared/record/roundRecord.ts";
import type { Said } from "#shared/text/said.ts";
import { cashedOut } from "#main/session/chipMoves.ts";
import type { Clock } from "#main/base/clock.ts";
import { ReplayError, saysOfBroken } from "#main/table/core/round.ts";
import { stageAfter } from "#main/session/stageChart.ts";
import { storedRevision } from "#main/table/tableStore.ts";
import type { Stack } from "#main/store/bankStore.ts";
import type { StoredPlayer } from "#main/store/storedPlayer.ts";
import { newcomer } from "#main/session/players.ts";

const profilePrefix = "profile:";

/** Identifies a player by their row, else by the ledger and the rounds they played. */
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

/** Rebuilds a player whose row is missing; one without chips counts as gone. */
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
 * Gives every player their chips from the ledger and adds players whom only the ledger knows.
 * Throws a StoreError.
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

export type Broken = Readonly<{
  table: StoredTable;
  /** Contains nothing that a seat may not know (C-7). */
  problem: Said;
  /** The original error, which may quote the record. */
  error: unknown;
}>;

type Parts = Readonly<{
  store: Store;
  clock: Clock;
}>;

/** Only names the field of a RecordError. */
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
   * Closes the table at once if no person is left who could. Throws a StoreError if nothing of it
   * can be read.
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
   * Closes a tournament's table without its round; its players are then at no table, with their
   * stacks from the ledger, and the tournament goes on. A table that is already closed is left
   * alone. Throws a StoreError; then it may be stored as before.
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
   * Closes the table and cashes out every stack as the ledger has it, all or nothing: that is the
   * state before the round, since its stakes and bets are not in the ledger yet. False if it is not
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
