// How is somebody let in at a table – to watch, or to his own seat with its secret (H-15, H-16)?

import type { Store } from "#main/store/store.ts";
import type { StoredPlayer } from "#main/store/storedPlayer.ts";
import type { Refusal } from "#shared/protocol/answer.ts";
import type { Attendance, Watcher } from "./attendance.ts";
import type { Broadcast } from "./broadcast.ts";
import type { Chat } from "./chat.ts";
import { hashOf } from "#main/base/chance.ts";
import type { Clock } from "#main/base/clock.ts";
import { faultLine, type Log } from "#main/base/log.ts";
import type { Arrival, Connection, EndReason, KnownScreen, Ticket } from "#main/base/ports.ts";
import { refusal } from "#main/base/refusal.ts";
import { storeRefusal } from "#main/store/storeError.ts";
import { log as said } from "#main/text/english.ts";
import { refusedChair } from "#main/session/chairs.ts";
import type { SessionJournal } from "./sessionJournal.ts";
import type { TableLife } from "./tableChart.ts";
import type { TableJournal } from "./tableJournal.ts";
import type { TablePlay } from "./tablePlay.ts";
import type { TurnClocks } from "./turnClocks.ts";
import { mostScreens, placeFor, type Claim, type Place } from "./watcherPlaces.ts";

interface Parts {
  readonly journal: TableJournal;
  readonly session: SessionJournal;
  readonly attendance: Attendance;
  readonly clocks: TurnClocks;
  readonly play: TablePlay;
  readonly broadcast: Broadcast;
  readonly life: TableLife;
  readonly chat: Chat;
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Log;
}

/** A connection that fails even at its end is only written down. */
export function endConnection(connection: Connection, reason: EndReason, log: Log): void {
  try {
    connection.end(reason);
  } catch (error) {
    log(said.ending(faultLine(error)));
  }
}

export class Reception {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** H-16 */
  watch(connection: Connection, ticket: Ticket): Arrival | Refusal {
    const { store } = this.#parts;
    const refused = this.#refusedWatcher(ticket);
    if (refused) return refused;
    const profile = ticket.visitor?.profile ?? null;
    try {
      const name = profile === null ? null : (store.profiles.find(profile)?.name ?? null);
      const watcher: Watcher = {
        profile,
        name,
        isHosts: ticket.visitor?.role === "owner",
        ...(ticket.screen && { screen: ticket.screen }),
      };
      return this.#watches(connection, watcher, ticket.from, this.#placeOf(ticket));
    } catch (error) {
      return storeRefusal(error);
    }
  }

  /** Lines that give way to it end first. */
  #watches(
    connection: Connection,
    watcher: Watcher,
    from: string | undefined,
    place: Place,
  ): Arrival {
    const { attendance, broadcast, play, chat, log } = this.#parts;
    if (place.isFree)
      for (const line of place.ends) {
        endConnection(line, place.why, log);
        attendance.drop(line);
      }
    attendance.watch(connection, watcher);
    attendance.cameFrom(connection, watcher.profile, from);
    broadcast.sendTable(undefined, connection);
    broadcast.sendPresent(connection, null, play.present);
    broadcast.sendChat(chat.lines, [connection]);
    return { player: null };
  }

  /**
   * Whoever's place is at another table of the session by now looks on, and is told where it is.
   */
  takeSeat(connection: Connection, token: string, from?: string): Arrival | Refusal {
    const { clock, store, attendance, journal } = this.#parts;
    const player = this.#holder(token, (session, hash) =>
      store.sessions.takenWith(session, hash, clock.now()),
    );
    if ("ok" in player) return player;
    if (!journal.players.includes(player)) {
      const place = placeFor(
        attendance.watchingLines,
        { profile: player.profile, from: from ?? null },
        "always",
      );
      return this.#watches(
        connection,
        { profile: player.profile, name: player.name, player: player.id },
        from,
        place,
      );
    }
    this.seat(connection, player);
    attendance.cameFrom(connection, player.profile, from);
    this.#parts.broadcast.sendChat(this.#parts.chat.lines, [connection]);
    return { player: player.id };
  }

  /** Why he is not let in; null where he is. Changes nothing. */
  refusalOf(ticket: Ticket): Refusal | null {
    const { token } = ticket;
    if (token === undefined) return this.#refusedWatcher(ticket);
    const holder = this.#holder(token, (session, hash) =>
      this.#parts.store.sessions.playerOf(session, hash),
    );
    return "ok" in holder ? holder : this.#refusedHolder(holder, ticket);
  }

  /**
   * H-38: a seat of somebody of this machine opens to the owner's key and its secret together, so
   * that what a revoked device kept opens nothing.
   */
  #refusedHolder({ profile }: StoredPlayer, { visitor }: Ticket): Refusal | null {
    if (profile === null || visitor?.role === "owner") return null;
    try {
      return this.#parts.store.guests.isGuest(profile)
        ? null
        : refusal("wrong-token", "wrongToken");
    } catch (error) {
      return storeRefusal(error);
    }
  }

  /**
   * To the host's own owner every table of his is open; to others of the network one that he has
   * opened to it.
   */
  #refusedWatcher(ticket: Ticket): Refusal | null {
    const refused = ticket.visitor?.role === "owner" ? null : this.#refusedFromOutside(ticket);
    if (refused) return refused;
    const place = this.#placeOf(ticket);
    return place.isFree ? null : refusal("full", place.why, { most: mostScreens });
  }

  #refusedFromOutside({ visitor, code, from, screen }: Ticket): Refusal | null {
    const { lan } = this.#parts.journal.table.session;
    const profile = visitor?.profile ?? null;
    if (profile === null && code === undefined && !screen)
      return refusal("not-yours", "tokenNeeded");
    if (!lan || lan.closed) return refusal("not-open", "notOpen");
    if (profile !== null) return lan.banned.includes(profile) ? refusal("banned", "banned") : null;
    const wrong = screen
      ? this.#refusedScreen(screen)
      : hashOf(code ?? "") === hashOf(lan.code)
        ? null
        : refusal("wrong-code", "wrongCode");
    return (
      wrong ?? (this.#parts.attendance.isBarred(from) ? refusal("banned", "screenBanned") : null)
    );
  }

  /**
   * H-39: its key is for this session, or for whatever is on – but into a tournament one looks by
   * its own door.
   */
  #refusedScreen({ id, session: shown }: KnownScreen): Refusal | null {
    const {
      attendance,
      journal: {
        table: { session },
      },
    } = this.#parts;
    if (session.tournament !== null || (shown !== null && shown !== session.id))
      return refusal("wrong-screen", "screenUnknown");
    return attendance.isBarredScreen(id) ? refusal("banned", "screenBanned") : null;
  }

  #placeOf({ visitor, from }: Ticket): Place {
    const profile = visitor?.profile ?? null;
    const claim: Claim =
      visitor?.role === "owner"
        ? "always"
        : profile !== null && this.#couldSit(profile)
          ? "chair"
          : "look";
    return placeFor(this.#parts.attendance.watchingLines, { profile, from: from ?? null }, claim);
  }

  #couldSit(profile: string): boolean {
    const {
      journal: { table },
      session,
    } = this.#parts;
    return (
      session.rules.refusalOf("sit", table.stage) === null && refusedChair(table, profile) === null
    );
  }

  /** A player here, else one of the session whose place is elsewhere. */
  #holder(
    token: string,
    playerOf: (session: string, hash: string) => string | null,
  ): StoredPlayer | Refusal {
    const { journal, session } = this.#parts;
    let id: string | null;
    try {
      id = playerOf(session.session.id, hashOf(token));
    } catch (error) {
      return storeRefusal(error);
    }
    const player =
      id === null ? null : (journal.players.find((each) => each.id === id) ?? session.find(id));
    if (!player) return refusal("wrong-token", "wrongToken");
    return player.gone ? refusal("gone", "gone") : player;
  }

  /** The connection is the player's from now on, and no other. */
  seat(connection: Connection, player: StoredPlayer): void {
    const { attendance, clocks, play, broadcast, life, log } = this.#parts;
    const wasAway = attendance.presence(player) === "away";
    const before = attendance.take(player.id, connection);
    if (before) endConnection(before, "taken-over", log);
    if (life.isAsleep) this.wake();
    else if (wasAway && player.seat !== null) clocks.restart(player.seat);
    play.presenceChanged();
    broadcast.sendTable(undefined, connection);
    broadcast.sendPresent(connection, player.id, this.#isNewHere(player) ? null : play.present);
  }

  /**
   * In a tournament, moved here after a hand of others: how that ended is no concern of theirs, and
   * the chairs are not as they were in it.
   */
  #isNewHere({ seat }: StoredPlayer): boolean {
    const { stage, session } = this.#parts.journal.table;
    return session.tournament !== null && stage === "between" && seat === null;
  }

  /**
   * The first person is here again, or nobody is waited for: time runs, and the others' seats are
   * kept from now on.
   */
  wake(): void {
    const { attendance, clocks, play, journal, life } = this.#parts;
    life.wake();
    clocks.wake();
    for (const player of journal.table.players)
      if (!player.bot && !player.gone && attendance.presence(player) === "dropped")
        attendance.startKeeping(player.id);
    play.timeRuns([]);
  }
}
