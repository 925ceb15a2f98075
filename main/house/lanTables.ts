// Tables open to the network: their join codes and their guests (H-13, H-15).

import type { StoredPlayer } from "#main/store/storedPlayer.ts";
import type { StoredLan } from "#main/store/sessionStore.ts";
import type { StoredTable } from "#main/store/tableStore.ts";
import type { Answer, Refusal } from "#shared/protocol/answer.ts";
import type { JoinableTable } from "#shared/protocol/house.ts";
import type { HouseAsk, Opening } from "#shared/protocol/schema.ts";
import type { TableLan } from "#shared/protocol/table.ts";
import { newJoinCode, type RandomBytes } from "#main/base/chance.ts";
import type { LanTable } from "#main/base/ports.ts";
import { granted, refusal } from "#main/base/refusal.ts";
import { chairsAt } from "#main/session/dealtIn.ts";
import { unfitAll } from "#main/session/tableSetup.ts";
import { present } from "#main/session/players.ts";
import type { TableRunner } from "#main/table/runner.ts";
import { gameAt } from "#main/table/core/sending.ts";

type Parts = Readonly<{
  random: RandomBytes;
  /** Open tables, oldest first. */
  tables: () => readonly TableRunner[];
  tournaments: (host: string) => readonly LanTable[];
  hostName: () => string;
}>;

type Listener = (tables: readonly LanTable[]) => void;

const isPerson = ({ bot }: StoredPlayer): boolean => bot === null;

function refusedOpening(table: StoredTable, { seats }: Opening): Refusal | null {
  const people = present(table).filter(isPerson).length;
  if (table.stage === "stopped") return refusal("stopped", "sessionOver");
  return seats < people
    ? refusal("wrong-option", "tooManyPeople", { people })
    : unfitAll(table.session.rotation, seats);
}

export class LanTables {
  readonly #parts: Parts;
  readonly #listeners: Listener[] = [];
  #announced = "[]";

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async open({ table: id, ...opening }: HouseAsk<"openToLan">): Promise<Answer<TableLan>> {
    const host = this.#parts.tables().find((table) => table.id === id);
    if (!host) return refusal("unknown-table", "unknownTable");
    const refused = refusedOpening(host.table, opening);
    if (refused) return refused;
    const { lan: before } = host.table.session;
    const code = before && !before.closed ? before.code : this.newCode();
    await host.openTo({
      ...opening,
      code,
      locked: before?.locked ?? false,
      muted: before?.muted ?? [],
      banned: before?.banned ?? [],
    });
    return host.lan ? granted(host.lan) : refusal("closed", "closed");
  }

  /**
   * Opening for a table that continues one whose session is over: the same with a new code; null if
   * that one was not open.
   */
  likeFormer({ session: { lan } }: StoredTable): StoredLan | null {
    return lan && !lan.closed ? { ...lan, code: this.newCode() } : null;
  }

  /** `owner`: the profile that owns the host; its own connections stay. */
  async close(id: string, owner: string): Promise<Answer<null>> {
    const host = this.#parts.tables().find((table) => table.id === id);
    if (!host) return refusal("unknown-table", "unknownTable");
    await host.closeTo(owner);
    return granted(null);
  }

  /** H-39: tables that a screen with this persistent key may show. */
  shownTo(screen: string): readonly TableRunner[] {
    return this.#open().filter((host) => host.takesScreen(screen));
  }

  newCode(): string {
    const code = newJoinCode(this.#parts.random);
    return this.tableOf(code) === null &&
      !this.#parts.tournaments("").some((open) => open.code === code)
      ? code
      : this.newCode();
  }

  tableOf(code: string): string | null {
    return this.#open().find(({ table }) => table.session.lan?.code === code)?.id ?? null;
  }

  tableOfSession(session: string): string | null {
    return this.#open().findLast(({ table }) => table.session.id === session)?.id ?? null;
  }

  /**
   * Tables whose session goes on, at which this profile has no seat and from which it is not
   * banned.
   */
  joinable(profile: string): readonly JoinableTable[] {
    return this.#open()
      .toReversed()
      .flatMap(({ id, table }) => {
        const sitting = present(table);
        const { lan } = table.session;
        // A tournament has an entry of its own.
        if (
          !lan ||
          table.stage === "stopped" ||
          table.session.tournament !== null ||
          lan.banned.includes(profile) ||
          sitting.some((player) => player.profile === profile)
        )
          return [];
        const free = (chairsAt(table) ?? 0) - sitting.filter(isPerson).length;
        return [
          {
            table: id,
            game: gameAt(table),
            roundNumber: table.roundNumber,
            players: sitting.map(({ name }) => name),
            free: lan.locked ? 0 : Math.max(0, free),
            former: table.players.some((player) => player.profile === profile),
          },
        ];
      });
  }

  follow(listener: Listener): void {
    this.#listeners.push(listener);
    listener(this.#described());
  }

  /** Must be called after each change of any table. */
  changed(): void {
    const described = this.#described();
    const announced = JSON.stringify(described);
    if (announced === this.#announced) return;
    this.#announced = announced;
    for (const listener of this.#listeners) listener(described);
  }

  #open(): readonly TableRunner[] {
    return this.#parts.tables().filter(({ table: { session } }) => {
      const { lan, tournament } = session;
      return lan && !lan.closed && tournament === null;
    });
  }

  #described(): readonly LanTable[] {
    const host = this.#parts.hostName();
    const tables = this.#open().flatMap(({ id, table }) => {
      const { lan } = table.session;
      if (!lan) return [];
      const { code, listed, seats } = lan;
      const [kind, game, players] = ["table" as const, gameAt(table), present(table).length];
      return [{ kind, table: id, code, listed, host, game, players, seats }];
    });
    return [...tables, ...this.#parts.tournaments(host)];
  }
}
