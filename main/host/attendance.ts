// Who is at the table: which connection belongs to whom, who dropped out, who is away, who is ready (C-6)?

import type { StoredPlayer } from '#main/store/tableStore.ts';
import type { Presence } from '#shared/protocol/table.ts';
import type { Clock } from './clock.ts';
import type { Connection } from './ports.ts';

/** C-6: so many time-outs in a row make a seat away. */
const timeOutsAllowed = 3;

interface Person {
  readonly connection: Connection | null;
  readonly isAway: boolean;
  readonly timeOuts: number;
  readonly isReady: boolean;
  /** When he last dropped or went away, by elapsed time; null while he is here. */
  readonly missingSince: number | null;
  readonly keepTimer: unknown;
}

const newcomer: Person = { connection: null, isAway: false, timeOuts: 0, isReady: false, missingSince: null, keepTimer: null };

/** Nothing of this is stored: after a restart everybody has to come back anyway. */
export class Attendance {
  readonly #clock: Clock;
  readonly #keepMs: () => number;
  /** Called when a dropped player's keep time has ended and he is now away. */
  readonly #onAway: (player: string) => void;
  readonly #people = new Map<string, Person>();
  readonly #spectators = new Set<Connection>();

  constructor(parts: { readonly clock: Clock; readonly keepMs: () => number; readonly onAway: (player: string) => void }) {
    this.#clock = parts.clock;
    this.#keepMs = parts.keepMs;
    this.#onAway = parts.onAway;
  }

  presence({ id, bot }: StoredPlayer): Presence {
    if (bot) return 'here';
    const { connection, isAway } = this.#person(id);
    if (isAway) return 'away';
    return connection ? 'here' : 'dropped';
  }

  isReady(player: StoredPlayer): boolean {
    return player.bot !== null || this.#person(player.id).isReady;
  }

  missingSince(player: string): number | null {
    return this.#person(player).missingSince;
  }

  playerOf(connection: Connection): string | null {
    for (const [id, person] of this.#people) if (person.connection === connection) return id;
    return null;
  }

  /** Every connection, and which player it is; null = a spectator. */
  connections(): readonly { readonly connection: Connection; readonly player: string | null }[] {
    const people = [...this.#people].flatMap(([player, { connection }]) => (connection ? [{ connection, player }] : []));
    return [...people, ...[...this.#spectators].map((connection) => ({ connection, player: null }))];
  }

  get spectators(): number {
    return this.#spectators.size;
  }

  watch(connection: Connection): void {
    this.#spectators.add(connection);
  }

  /** H-15: the newest connection has the seat; answers with the one it takes it from. */
  take(player: string, connection: Connection): Connection | null {
    const before = this.#person(player);
    this.#clock.clearTimeout(before.keepTimer);
    this.#change(player, { connection, isAway: false, timeOuts: 0, missingSince: null, keepTimer: null });
    return before.connection === connection ? null : before.connection;
  }

  /** The connection is gone. Answers with the player whose seat is kept from now on; null when it had none. */
  drop(connection: Connection): string | null {
    this.#spectators.delete(connection);
    const player = this.playerOf(connection);
    if (player === null) return null;
    this.#change(player, { connection: null, isReady: false });
    this.startKeeping(player);
    return player;
  }

  /** C-6: when the keep time has passed the player is away, unless he came back. */
  startKeeping(player: string): void {
    const { isAway, keepTimer } = this.#person(player);
    if (isAway) return;
    this.#clock.clearTimeout(keepTimer);
    const timer = this.#clock.setTimeout(() => {
      this.#goAway(player);
      this.#onAway(player);
    }, this.#keepMs());
    this.#change(player, { keepTimer: timer, missingSince: this.#clock.elapsed() });
  }

  /** C-6: counts time-outs in a row; true when this one makes the player away. */
  timedOut(player: string): boolean {
    const { isAway, timeOuts } = this.#person(player);
    if (isAway) return false;
    this.#change(player, { timeOuts: timeOuts + 1 });
    if (timeOuts + 1 < timeOutsAllowed) return false;
    this.#goAway(player);
    return true;
  }

  /** He moved by himself, or said that he is back; true when he was away. */
  comeBack(player: string): boolean {
    const { isAway } = this.#person(player);
    this.#change(player, { isAway: false, timeOuts: 0, ...(isAway && { missingSince: null }) });
    return isAway;
  }

  setReady(player: string, isReady: boolean): void {
    this.#change(player, { isReady });
  }

  /** A new round, or new options: everybody is asked anew. */
  clearReady(): void {
    for (const player of this.#people.keys()) this.setReady(player, false);
  }

  /** Gone for good; who still has a connection may watch. */
  dismiss(player: string): void {
    const { connection, keepTimer } = this.#person(player);
    this.#clock.clearTimeout(keepTimer);
    this.#people.delete(player);
    if (connection) this.#spectators.add(connection);
  }

  stop(): void {
    for (const { keepTimer } of this.#people.values()) this.#clock.clearTimeout(keepTimer);
  }

  #goAway(player: string): void {
    this.#clock.clearTimeout(this.#person(player).keepTimer);
    this.#change(player, { isAway: true, isReady: false, missingSince: this.#clock.elapsed(), keepTimer: null });
  }

  #person(player: string): Person {
    return this.#people.get(player) ?? newcomer;
  }

  #change(player: string, change: Partial<Person>): void {
    this.#people.set(player, { ...this.#person(player), ...change });
  }
}
