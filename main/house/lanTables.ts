// Which tables are open to the network, by which join codes, and to whom (H-13, H-15)?

import type { StoredTable } from '#main/store/tableStore.ts';
import type { Answer, JoinableTable } from '#shared/protocol/messages.ts';
import type { HouseAsk } from '#shared/protocol/schema.ts';
import type { TableLan } from '#shared/protocol/table.ts';
import { newJoinCode, type RandomBytes } from '#main/host/chance.ts';
import type { LanTable } from '#main/host/ports.ts';
import { refusal } from '#main/host/refusal.ts';
import type { TableHost } from '#main/table/tableHost.ts';
import { lanView } from '#main/table/tableState.ts';

interface Parts {
  readonly random: RandomBytes;
  /** Those that are open, oldest first. */
  readonly tables: () => readonly TableHost[];
  /** Whose house it is. */
  readonly hostName: () => string;
}

type Listener = (tables: readonly LanTable[]) => void;

const sitting = ({ players }: StoredTable) => players.filter(({ gone }) => !gone);
const gameAt = ({ rotation, position }: StoredTable): string => rotation[position.entry]?.game ?? rotation[0]?.game ?? '';

export class LanTables {
  readonly #parts: Parts;
  readonly #listeners: Listener[] = [];
  #told = '[]';

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  open({ table: id, ...opening }: HouseAsk<'openToLan'>): Answer<TableLan> {
    const host = this.#parts.tables().find((table) => table.id === id);
    if (!host) return refusal('unknown-table', 'unknownTable');
    const { lan: before } = host.table;
    const code = before?.code ?? this.#newCode();
    const lan = { ...opening, code, locked: before?.locked ?? false, muted: before?.muted ?? [], banned: before?.banned ?? [] };
    host.openTo(lan);
    this.changed();
    return { ok: true, value: lanView(lan) };
  }

  close(id: string): Answer<null> {
    const host = this.#parts.tables().find((table) => table.id === id);
    if (!host) return refusal('unknown-table', 'unknownTable');
    if (host.table.lan) host.openTo(null);
    this.changed();
    return { ok: true, value: null };
  }

  tableOf(code: string): string | null {
    return this.#open().find(({ table }) => table.lan?.code === code)?.id ?? null;
  }

  /** Those at which this profile has no seat, and from which it was not sent away. */
  joinable(profile: string): readonly JoinableTable[] {
    return this.#open().toReversed().flatMap(({ id, table }) => {
      const present = sitting(table);
      const { lan } = table;
      if (!lan || lan.banned.includes(profile) || present.some((player) => player.profile === profile)) return [];
      const people = present.filter(({ bot }) => bot === null).length;
      return [{ table: id, game: gameAt(table), roundNumber: table.roundNumber, players: present.map(({ name }) => name), free: lan.locked ? 0 : Math.max(0, lan.seats - people) }];
    });
  }

  follow(listener: Listener): void {
    this.#listeners.push(listener);
    listener(this.#described());
  }

  /** To be called after each change of any table. */
  changed(): void {
    const described = this.#described();
    const told = JSON.stringify(described);
    if (told === this.#told) return;
    this.#told = told;
    for (const listener of this.#listeners) listener(described);
  }

  #open(): readonly TableHost[] {
    return this.#parts.tables().filter(({ table }) => table.lan !== null);
  }

  #described(): readonly LanTable[] {
    return this.#open().flatMap(({ id, table }) => {
      if (!table.lan) return [];
      const { code, listed, seats } = table.lan;
      return [{ table: id, code, listed, host: this.#parts.hostName(), game: gameAt(table), players: sitting(table).length, seats }];
    });
  }

  #newCode(): string {
    const code = newJoinCode(this.#parts.random);
    return this.tableOf(code) === null ? code : this.#newCode();
  }
}
