// The house: whose it is, which tables are open, what was played.

import { StoreError } from '#main/store/storeError.ts';
import { catalogue } from '#shared/games/catalogue.ts';
import type { Answer, HouseAnswers, OpenTable, Profile } from '#shared/protocol/messages.ts';
import type { HouseAsk, HouseRequest } from '#shared/protocol/schema.ts';
import { anyAvatar } from './botCast.ts';
import { hashOf, newId, newToken } from './chance.ts';
import { faultLine } from './log.ts';
import type { HouseDoor, TableDoor } from './ports.ts';
import { refusal } from './refusal.ts';
import { hasPeople } from './tableChanges.ts';
import { TableHost, type TableParts } from './tableHost.ts';
import { storedRevision } from './tableJournal.ts';
import { openedTable } from './tableOpening.ts';

export type HouseParts = Omit<TableParts, 'onClosed'> & {
  /** Whose profile it is; the first one where it is not given or not known. */
  readonly profile?: string;
};

type TablesListener = Parameters<HouseDoor['onTables']>[0];
type Handlers = { readonly [R in HouseRequest]: (payload: HouseAsk<R>) => Answer<HouseAnswers[R]> };

/** H-1: what a first start is called until its owner says otherwise. */
const firstName = 'Player';

export class House implements HouseDoor {
  readonly #parts: HouseParts;
  readonly #tables = new Map<string, TableHost>();
  readonly #tokens = new Map<string, string>();
  readonly #listeners: TablesListener[] = [];
  readonly #profileId: string;
  readonly #handlers: Handlers = {
    games: () => ({ ok: true, value: catalogue.map(({ id, players, options }) => ({ id, players, options })) }),
    profile: () => ({ ok: true, value: this.#profile() }),
    saveProfile: (payload) => this.#saveProfile(payload),
    openTable: (payload) => this.#openTable(payload),
    openTables: () => ({ ok: true, value: this.#openTables() }),
    closeTable: ({ table }) => this.#closeTable(table),
    rounds: (page) => ({ ok: true, value: this.#parts.store.rounds.finished({ ...page, profile: this.#profileId }) }),
  };

  /** Finds or makes the profile, and puts every table that was open back where it stood. Throws a StoreError. */
  constructor(parts: HouseParts) {
    this.#parts = parts;
    this.#profileId = this.#findProfile(parts.profile);
    for (const id of parts.store.tables.openIds().toReversed()) this.#restore(id);
  }

  ask<R extends HouseRequest>(request: R, payload: HouseAsk<R>): Promise<Answer<HouseAnswers[R]>> {
    const handler: Handlers[R] = this.#handlers[request];
    try {
      return Promise.resolve(handler(payload));
    } catch (error) {
      if (error instanceof StoreError) return Promise.resolve(refusal(error.code, error.message));
      this.#parts.log(`house: ${faultLine(error)}`);
      return Promise.resolve(refusal('fault', 'Something went wrong in the house; nothing was changed.'));
    }
  }

  table(id: string): TableDoor | null {
    return this.#tables.get(id) ?? null;
  }

  onTables(listener: TablesListener): void {
    this.#listeners.push(listener);
    for (const { id, isOpen } of this.#tables.values()) if (isOpen) listener({ id, open: true });
  }

  /** Stops all tables as they stand. */
  stop(): void {
    for (const table of this.#tables.values()) table.stop();
    this.#tables.clear();
  }

  #findProfile(wanted: string | undefined): string {
    const { store, random, clock } = this.#parts;
    const known = (wanted === undefined ? null : store.profiles.find(wanted)) ?? store.profiles.list()[0];
    if (known) return known.id;
    const id = newId(random);
    store.profiles.add({ id, name: firstName, avatar: anyAvatar(random), madeAt: clock.now() });
    return id;
  }

  #profile(): Profile {
    const profile = this.#parts.store.profiles.find(this.#profileId);
    if (!profile) throw new StoreError('store-conflict', 'the profile is not stored any more');
    return profile;
  }

  #saveProfile(payload: HouseAsk<'saveProfile'>): Answer<Profile> {
    this.#parts.store.profiles.change(this.#profileId, payload);
    const profile = this.#profile();
    for (const table of this.#tables.values()) this.#safely(table.id, () => table.profileChanged(profile));
    return { ok: true, value: profile };
  }

  #openTable(payload: HouseAsk<'openTable'>): Answer<OpenTable> {
    const { store, random, clock } = this.#parts;
    const opened = openedTable(payload, this.#profile(), random, clock.now());
    if (!opened.ok) return opened;
    const { table } = opened;
    const token = newToken(random);
    try {
      store.atOnce(() => {
        store.tables.add(table);
        store.tables.addToken({ hash: hashOf(token), table: table.id, player: table.owner, issuedAt: clock.now() });
      });
    } catch (error) {
      // The error may have come after the table was stored; only the store knows.
      if (storedRevision(store, table.id) === null) throw error;
    }
    this.#tokens.set(table.id, token);
    const host = new TableHost(this.#tableParts(), table, null);
    this.#tables.set(table.id, host);
    this.#tell(table.id, true);
    return { ok: true, value: this.#described(host) };
  }

  #openTables(): readonly OpenTable[] {
    return [...this.#tables.values()]
      .filter(({ table, isOpen }) => isOpen && this.#ownPlayer(table.players) !== null)
      .toSorted((one, other) => other.table.openedAt - one.table.openedAt)
      .map((table) => this.#described(table));
  }

  #closeTable(id: string): Answer<null> {
    const table = this.#tables.get(id);
    if (!table?.isOpen) return refusal('unknown-table', 'There is no such table.');
    table.close();
    return { ok: true, value: null };
  }

  #ownPlayer(players: TableHost['table']['players']): string | null {
    return players.find(({ profile, gone }) => profile === this.#profileId && !gone)?.id ?? null;
  }

  #described(host: TableHost): OpenTable {
    const { id, game, roundNumber, players } = host.table;
    return { table: id, token: this.#tokenOf(host), game, roundNumber, players: players.filter(({ gone }) => !gone).map(({ name }) => name) };
  }

  /** Secrets are stored hashed only: after a restart the owner gets one more; the old ones stay good. */
  #tokenOf(host: TableHost): string {
    const known = this.#tokens.get(host.id);
    if (known !== undefined) return known;
    const token = host.issueToken(this.#ownPlayer(host.table.players) ?? host.table.owner);
    this.#tokens.set(host.id, token);
    return token;
  }

  #restore(id: string): void {
    this.#safely(id, () => {
      const { store } = this.#parts;
      const table = store.tables.load(id);
      if (!table) return;
      const host = new TableHost(this.#tableParts(), table, store.rounds.latest(id));
      this.#tables.set(id, host);
      if (!hasPeople(table)) host.close();
    });
  }

  #tableParts(): TableParts {
    return { ...this.#parts, onClosed: (id) => this.#closed(id) };
  }

  #closed(id: string): void {
    this.#tokens.delete(id);
    if (this.#tables.delete(id)) this.#tell(id, false);
  }

  #tell(id: string, open: boolean): void {
    for (const listener of this.#listeners) this.#safely(id, () => listener({ id, open }));
  }

  /** What fails for one table does not fail for the others. */
  #safely(id: string, work: () => void): void {
    try {
      work();
    } catch (error) {
      this.#parts.log(`table ${id}: ${faultLine(error)}`);
    }
  }
}
