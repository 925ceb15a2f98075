// Who is at the table: which connection belongs to whom, who dropped out, who is away, who is ready
// (C-6)?

import { createActor, type Actor, type EventFrom, type SnapshotFrom } from "xstate";
import type { StoredPlayer } from "#main/store/storedPlayer.ts";
import { isLoopback } from "#shared/protocol/loopback.ts";
import type { Presence } from "#shared/protocol/table.ts";
import type { Clock } from "#main/base/clock.ts";
import type { Connection, KnownScreen } from "#main/base/ports.ts";
import { seatChart } from "./seatChart.ts";
import type { WatchingLine } from "./watcherPlaces.ts";

interface Parts {
  readonly clock: Clock;
  readonly keepMs: () => number;
  /** Called when a dropped player's keep time has ended and he is now away. */
  readonly onAway: (player: string) => void;
}

/** Somebody who is here without a seat. */
export interface Watcher {
  /** Null for a screen that is nobody's. */
  readonly profile: string | null;
  readonly name: string | null;
  /** A player of the session whose place is at another of its tables, or at none. */
  readonly player?: string;
  /** The host's own owner, whose line gives way to nobody's. */
  readonly isHosts?: boolean;
  /** H-39: a screen that is nobody's, known by a lasting key. */
  readonly screen?: KnownScreen;
}

/** Asked of everybody at every move: xstate's own `matches` takes ten times as long. */
function presenceIn(snapshot: SnapshotFrom<typeof seatChart> | undefined): Presence {
  const value = snapshot?.value;
  if (typeof value !== "object") return "dropped";
  return "here" in value ? "here" : "away" in value ? "away" : "dropped";
}

/** One is added each time that a table's owner sends a screen away. */
const mostBarred = 256;

function addBarred(barred: Set<string>, one: string): void {
  barred.add(one);
  for (const oldest of barred) if (barred.size > mostBarred) barred.delete(oldest);
}

const nobody: Watcher = { profile: null, name: null };

export class Attendance {
  readonly #parts: Parts;
  /** Of people; bots are here and ready at all times. */
  readonly #charts = new Map<string, Actor<typeof seatChart>>();
  readonly #watchers = new Map<Connection, Watcher>();
  /** From which device a line came, and a person last. */
  readonly #from = new WeakMap<Connection, string>();
  readonly #lastFrom = new Map<string, string>();
  /** Screens that are nobody's, as the table calls them: by their order of coming. */
  readonly #numbers = new WeakMap<Connection, number>();
  #screens = 0;
  /** Devices whose screens were sent away. */
  readonly #barred = new Set<string>();
  /** Screens with lasting keys that show whatever is on, but this table no more. */
  readonly #barredScreens = new Set<string>();
  /** Players by their connections: looked for at each move, and seldom another. */
  #connected: ReadonlyMap<Connection, string> | null = null;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  presence({ id, bot }: StoredPlayer): Presence {
    return bot ? "here" : presenceIn(this.#at(id));
  }

  isReady({ id, bot }: StoredPlayer): boolean {
    return bot !== null || this.#at(id)?.matches({ here: "ready" }) === true;
  }

  missingSince(player: string): number | null {
    return this.#at(player)?.context.person.missingSince ?? null;
  }

  playerOf(connection: Connection): string | null {
    return this.#people().get(connection) ?? null;
  }

  /** Every connection, and which player it is; null = a spectator. */
  connections(): readonly { readonly connection: Connection; readonly player: string | null }[] {
    const people = [...this.#people()].map(([connection, player]) => ({ connection, player }));
    return [
      ...people,
      ...[...this.#watchers.keys()].map((connection) => ({ connection, player: null })),
    ];
  }

  get watchers(): readonly Watcher[] {
    return [...this.#watchers.values()];
  }

  watcherAt(connection: Connection): Watcher | null {
    return this.#watchers.get(connection) ?? null;
  }

  /** By which a player of the session looks on whose place is, or was, elsewhere. */
  linesFromElsewhere(player: string): readonly Connection[] {
    return [...this.#watchers].flatMap(([connection, watcher]) =>
      watcher.player === player ? [connection] : [],
    );
  }

  /** He may have watched before, as somebody else. */
  watch(connection: Connection, watcher: Watcher): void {
    this.#watchers.set(connection, watcher);
    if (watcher.profile === null && !this.#numbers.has(connection))
      this.#numbers.set(connection, (this.#screens += 1));
  }

  /** By which somebody looks on, oldest first. */
  get watchingLines(): readonly WatchingLine[] {
    return [...this.#watchers].map(([connection, { profile, isHosts = false, screen = null }]) => ({
      connection,
      profile,
      from: this.#from.get(connection) ?? null,
      isHosts,
      screen,
    }));
  }

  /** Those that are nobody's, by their numbers. */
  get screens(): readonly number[] {
    return this.watchingLines.flatMap(({ connection, profile }) =>
      profile === null ? (this.#numbers.get(connection) ?? []) : [],
    );
  }

  /** The screen's line, and where it came from; null where there is none of this number by now. */
  screen(number: number): WatchingLine | null {
    return (
      this.watchingLines.find(
        ({ connection, profile }) => profile === null && this.#numbers.get(connection) === number,
      ) ?? null
    );
  }

  /** No screen of this device is let in, until `letIn`. */
  bar(from: string): void {
    addBarred(this.#barred, from);
  }

  /** The screen with this lasting key is not let in, until `letIn`. */
  barScreen(id: string): void {
    addBarred(this.#barredScreens, id);
  }

  isBarredScreen(id: string): boolean {
    return this.#barredScreens.has(id);
  }

  isBarred(from: string | undefined): boolean {
    return from !== undefined && this.#barred.has(from);
  }

  /** Devices that were sent away may come again. */
  letIn(): void {
    this.#barred.clear();
    this.#barredScreens.clear();
  }

  /** The profile has another name now. */
  renamed(profile: string, name: string): void {
    for (const [connection, watcher] of this.#watchers)
      if (watcher.profile === profile) this.#watchers.set(connection, { ...watcher, name });
  }

  /** The player's line, and those by which this profile watches. */
  linesOf(player: string, profile: string | null): readonly Connection[] {
    const own = this.#at(player)?.context.person.connection ?? null;
    const others = [...this.#watchers].flatMap(([connection, watcher]) =>
      profile !== null && watcher.profile === profile ? [connection] : [],
    );
    return [...(own ? [own] : []), ...others];
  }

  /** `profile`: null for a screen that is nobody's. */
  cameFrom(connection: Connection, profile: string | null, from: string | undefined): void {
    if (from === undefined) return;
    this.#from.set(connection, from);
    if (profile !== null) this.#lastFrom.set(profile, from);
  }

  /**
   * The device by which this profile came last; null for the host's own machine, where the owner's
   * screens may be.
   */
  deviceOf(profile: string): string | null {
    const from = this.#lastFrom.get(profile);
    return from === undefined || isLoopback(from) ? null : from;
  }

  /** Screens that are nobody's, on that device. */
  screensBeside(profile: string): readonly Connection[] {
    const from = this.deviceOf(profile);
    if (from === null) return [];
    return [...this.#watchers].flatMap(([connection, watcher]) =>
      watcher.profile === null && this.#from.get(connection) === from ? [connection] : [],
    );
  }

  /** H-15: the newest connection has the seat; answers with the one it takes it from. */
  take(player: string, connection: Connection): Connection | null {
    const before = this.#at(player)?.context.person.connection ?? null;
    this.#watchers.delete(connection);
    this.#tell(player, { type: "arrive", connection });
    return before === connection ? null : before;
  }

  /**
   * The connection is gone. Answers with the player whose seat is kept from now on; null when it
   * had none.
   */
  drop(connection: Connection): string | null {
    this.#watchers.delete(connection);
    const player = this.playerOf(connection);
    if (player !== null) this.#tell(player, { type: "drop" });
    return player;
  }

  /** C-6: when the keep time has passed a dropped player is away, unless he came back. */
  startKeeping(player: string): void {
    this.#tell(player, { type: "keep" });
  }

  /** C-6: some time-outs in a row make the player away. */
  timedOut(player: string): void {
    this.#tell(player, { type: "timeOut" });
  }

  /** He moved by himself, or said that he is back; true when he was away. */
  comeBack(player: string): boolean {
    const seat = this.#at(player);
    const isAway = presenceIn(seat) === "away";
    // Of most moves there is nothing to tell.
    if (isAway || seat?.context.person.timeOuts !== 0) this.#tell(player, { type: "act" });
    return isAway;
  }

  setReady(player: string, isReady: boolean): void {
    this.#tell(player, { type: isReady ? "ready" : "unready" });
  }

  /** A new round, or new options: everybody is asked anew. */
  clearReady(): void {
    for (const player of this.#charts.keys()) this.setReady(player, false);
  }

  /** Gone for good; who still has a connection may watch, as whoever he was. */
  dismiss(player: string, as: Watcher): void {
    const connection = this.#at(player)?.context.person.connection;
    this.#charts.get(player)?.send({ type: "leave" });
    this.#charts.delete(player);
    this.#connected = null;
    if (connection) this.#watchers.set(connection, as);
  }

  /** The table ends: nobody's time is counted any more, and whoever is connected only watches. */
  stop(): void {
    for (const player of [...this.#charts.keys()]) this.dismiss(player, nobody);
  }

  #at(player: string): SnapshotFrom<typeof seatChart> | undefined {
    return this.#charts.get(player)?.getSnapshot();
  }

  #tell(player: string, event: EventFrom<typeof seatChart>): void {
    const chart = this.#charts.get(player) ?? this.#begun(player);
    chart.send(event);
    this.#connected = null;
  }

  #people(): ReadonlyMap<Connection, string> {
    this.#connected ??= new Map(
      [...this.#charts].flatMap(([player, chart]) => {
        const { connection } = chart.getSnapshot().context.person;
        return connection ? [[connection, player] as const] : [];
      }),
    );
    return this.#connected;
  }

  #begun(player: string): Actor<typeof seatChart> {
    const { clock, keepMs, onAway } = this.#parts;
    const timed = {
      setTimeout: (callback: () => void, ms: number) =>
        clock.setTimeout(() => {
          callback();
          onAway(player);
        }, ms),
      clearTimeout: (id: unknown) => clock.clearTimeout(id),
    };
    const chart = createActor(seatChart, {
      clock: timed,
      input: { keepMs, elapsed: () => clock.elapsed() },
    }).start();
    this.#charts.set(player, chart);
    return chart;
  }
}
