// What may be asked about who is at a table – sitting down, changing places, sending away, speaking
// –, and what is answered (H-11, H-17)?

import type { StoredLan } from "#main/store/sessionStore.ts";
import type { Store } from "#main/store/store.ts";
import type { StoredPlayer } from "#main/store/storedPlayer.ts";
import type { StoredTable } from "#main/store/tableStore.ts";
import { hashOf, newToken, type RandomBytes } from "#main/base/chance.ts";
import type { ChangeLimit } from "#main/base/changeLimit.ts";
import type { Clock } from "#main/base/clock.ts";
import type { Log } from "#main/base/log.ts";
import type { Connection, ScreenKeys } from "#main/base/ports.ts";
import { refusal } from "#main/base/refusal.ts";
import { storeRefusal } from "#main/store/storeError.ts";
import { satDown, swapped } from "#main/session/chairs.ts";
import { bankShort } from "#main/session/chipMoves.ts";
import type { SessionRules } from "#main/session/sessionRules.ts";
import { takes, untimely } from "#main/session/stageChart.ts";
import type { Answer, Refusal } from "#shared/protocol/answer.ts";
import type { ChatLine, TableAnswers } from "#shared/protocol/tableMessages.ts";
import type { TableAsk } from "#shared/protocol/schema.ts";
import type { Attendance, Watcher } from "./attendance.ts";
import type { Broadcast } from "./broadcast.ts";
import type { Chat } from "./chat.ts";
import { endConnection, type Reception } from "./reception.ts";
import { isOut } from "./roundRun.ts";
import { present } from "#main/session/seating.ts";
import type { Swaps } from "./swaps.ts";
import { departed } from "./tableChanges.ts";
import type { TableJournal } from "./tableJournal.ts";
import type { TablePlay } from "./tablePlay.ts";
import type { WatchingLine } from "./watcherPlaces.ts";

interface Parts {
  readonly journal: TableJournal;
  readonly rules: SessionRules;
  readonly attendance: Attendance;
  readonly broadcast: Broadcast;
  readonly play: TablePlay;
  readonly reception: Reception;
  readonly chat: Chat;
  readonly swaps: Swaps;
  readonly store: Store;
  readonly clock: Clock;
  readonly random: RandomBytes;
  readonly log: Log;
  readonly newCode: () => string;
  readonly limit: ChangeLimit;
  readonly screens: ScreenKeys;
  /** Called with a player who has left for good, outside a round. */
  readonly onLeft: (player: StoredPlayer) => void;
}

/** Whoever asks: a player, or one who watches. */
export interface Asking {
  readonly connection: Connection;
  readonly player: StoredPlayer | null;
  readonly watcher: Watcher | null;
}

const done = { ok: true, value: null } as const;

const withLan = (table: StoredTable, lan: StoredLan): StoredTable => ({
  ...table,
  session: { ...table.session, lan },
});

export class PeopleRequests {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** H-11: who watches takes a chair, and his connection is his player's from then on. */
  sit(
    { connection, player, watcher }: Asking,
    payload: TableAsk<"sit">,
  ): Answer<TableAnswers["sit"]> {
    if (player) return refusal("not-yours", "seatedAlready");
    const { journal, store, clock, random, reception, limit } = this.#parts;
    const late = untimely(this.#table.stage, "sit");
    if (late) return late;
    try {
      const person = watcher?.profile ? store.profiles.find(watcher.profile) : null;
      if (!person) return refusal("nameless", "nameless");
      const seated =
        limit.refusalOfSeat(person.id) ??
        satDown(this.#table, { ...person, profile: person.id }, payload);
      if (!seated.ok) return seated;
      const short = bankShort(store.bank, seated);
      if (short) return short;
      const token = newToken(random);
      journal.commit({
        after: seated.table,
        postings: seated.postings,
        token: {
          hash: hashOf(token),
          session: seated.table.session.id,
          player: seated.player,
          issuedAt: clock.now(),
        },
      });
      limit.satDown(person.id);
      const sitting = this.#player(seated.player);
      if (sitting) reception.seat(connection, sitting);
      return { ok: true, value: { player: seated.player, token } };
    } catch (error) {
      return storeRefusal(error);
    }
  }

  /**
   * C-5: in a round this is the move `leave`; the seat is given up for good either way. H-17: an
   * owner's table becomes the next person's who is here.
   */
  leave(player: StoredPlayer): Answer<null> | Promise<Answer<null>> {
    const { rules, attendance } = this.#parts;
    const isOwner = rules.passesOn && this.#table.session.owner === player.id;
    const heir = isOwner
      ? present(this.#table).find(
          (other) =>
            other.id !== player.id && other.bot === null && attendance.presence(other) === "here",
        )
      : undefined;
    return this.#depart(
      player,
      heir && ((table) => ({ ...table, session: { ...table.session, owner: heir.id } })),
    );
  }

  /** H-11: with a bot at once, with a person once both wish it. */
  swap(player: StoredPlayer, { with: id }: TableAsk<"swap">): Answer<null> {
    const { swaps, broadcast } = this.#parts;
    const late = untimely(this.#table.stage, "swap");
    if (late) return late;
    const other = this.#player(id);
    if (!other || other.id === player.id)
      return refusal("unknown-player", "unknownPlayer", { player: id });
    if (other.bot === null && !swaps.agreed(player.id, other.id)) {
      swaps.wish(player.id, other.id);
      broadcast.sendTable();
      return done;
    }
    return this.#commit(swapped(this.#table, player, other), () =>
      swaps.forget(player.id, other.id),
    );
  }

  /**
   * H-17: as if he had left himself; then his line ends. Whoever is banned knows the join code, so
   * the table gets another. Screens for the room are nobody's and are told it, so that they go on
   * showing people how to come in: whoever can see them can read it anyway. But he may have opened
   * one himself, to read it there: those on his own device end with him.
   */
  remove(owner: StoredPlayer, asked: TableAsk<"remove">): Answer<null> | Promise<Answer<null>> {
    if ("watcher" in asked) return this.#removeWatcher(asked);
    if ("screen" in asked) return this.#removeScreen(asked);
    const { lan } = this.#table.session;
    const { ban } = asked;
    const player = this.#person(asked.player);
    if (!("id" in player)) return player;
    if (player.id === owner.id) return refusal("not-yours", "leaveYourself");
    if (ban && !lan) return refusal("not-open", "notOpen");
    const { profile } = player;
    if (!ban || profile === null) {
      const lines = this.#parts.attendance.linesOf(player.id, null);
      return this.#depart(player, undefined, (refused) => void (refused ?? this.#end(lines)));
    }
    const lines = this.#linesAtBan(player.id, profile);
    const listen = this.#parts.broadcast.hush(lines);
    return this.#depart(player, this.#banning(profile), (refused) => {
      listen();
      if (!refused) this.#endBanned(profile, lines);
    });
  }

  /** Whoever it is, at the session's own word. */
  expel(id: string): Answer<null> | Promise<Answer<null>> {
    const player = this.#player(id);
    return player ? this.#depart(player) : done;
  }

  /** Of several lines that he watches by, all end. */
  #removeWatcher({
    watcher: name,
    ban,
  }: {
    readonly watcher: string;
    readonly ban: boolean;
  }): Answer<null> {
    const profile = this.#watcherCalled(name);
    if (profile === null) return refusal("not-now", "notHere", { name });
    if (!ban) {
      this.#end(this.#parts.attendance.linesOf("", profile));
      return done;
    }
    const lines = this.#linesAtBan("", profile);
    return this.#commit(this.#banning(profile)(this.#table), () => this.#endBanned(profile, lines));
  }

  /**
   * Banned, all screens of its device end, and whoever reads the join code there reads one that is
   * not good any more.
   */
  #removeScreen({ screen, ban }: { readonly screen: number; readonly ban: boolean }): Answer<null> {
    const { attendance, newCode, screens } = this.#parts;
    const line = attendance.screen(screen);
    if (!line) return refusal("not-now", "noScreen");
    const { from } = line;
    const { id: session, lan } = this.#table.session;
    if (!ban) return this.#ended([line]);
    if (!lan) return refusal("not-open", "notOpen");
    const lines =
      from === null
        ? [line]
        : attendance.watchingLines.filter((other) => other.profile === null && other.from === from);
    return this.#commit(withLan(this.#table, { ...lan, code: newCode() }), () => {
      if (from !== null) attendance.bar(from);
      this.#ended(lines);
      screens.removeFrom(session, from);
    });
  }

  /**
   * H-39: its key opens nothing any more; one that shows whatever is on only shows this table no
   * more.
   */
  #ended(lines: readonly WatchingLine[]): Answer<null> {
    const { attendance, screens } = this.#parts;
    this.#end(lines.map(({ connection }) => connection));
    for (const { screen } of lines) {
      if (screen?.session === null) attendance.barScreen(screen.id);
      else if (screen) screens.remove(screen.id);
    }
    return done;
  }

  /** H-39: screens that he opened on his own device would tell him the new code later, too. */
  #endBanned(profile: string, lines: readonly Connection[]): void {
    const { attendance, screens } = this.#parts;
    const from = attendance.deviceOf(profile);
    this.#end(lines);
    screens.removeFrom(this.#table.session.id, from);
  }

  #linesAtBan(player: string, profile: string): readonly Connection[] {
    const { attendance } = this.#parts;
    return [...attendance.linesOf(player, profile), ...attendance.screensBeside(profile)];
  }

  #banning(profile: string): (table: StoredTable) => StoredTable {
    const code = this.#parts.newCode();
    return (table) => {
      const { lan } = table.session;
      return lan
        ? withLan(table, {
            ...lan,
            code,
            banned: [...lan.banned.filter((other) => other !== profile), profile],
          })
        : table;
    };
  }

  #end(lines: readonly Connection[]): void {
    for (const connection of lines) {
      endConnection(connection, "removed", this.#parts.log);
      this.#parts.attendance.drop(connection);
    }
    this.#parts.broadcast.sendTable();
  }

  /** The profile of somebody who is here without a seat; the owner of the table has one. */
  #watcherCalled(name: string): string | null {
    const {
      attendance,
      journal: { table },
    } = this.#parts;
    const { lan } = table.session;
    if (!lan || lan.closed) return null;
    const watcher = attendance.watchers.find((each) => each.name === name);
    const profile = watcher?.profile ?? null;
    return profile !== null &&
      !table.players.some((player) => player.profile === profile && !player.gone)
      ? profile
      : null;
  }

  /** By profile: whoever has left may still watch and speak. */
  mute(_owner: StoredPlayer, asked: TableAsk<"mute">): Answer<null> {
    const { lan } = this.#table.session;
    const profile = this.#profileAsked(asked);
    if (typeof profile !== "string") return profile;
    if (!lan) return refusal("not-open", "notOpen");
    const others = lan.muted.filter((other) => other !== profile);
    return this.#commit(
      withLan(this.#table, { ...lan, muted: asked.muted ? [...others, profile] : others }),
    );
  }

  #profileAsked(asked: TableAsk<"mute">): string | Refusal {
    if ("watcher" in asked)
      return (
        this.#watcherCalled(asked.watcher) ?? refusal("not-now", "notHere", { name: asked.watcher })
      );
    const player = this.#table.players.find((each) => each.id === asked.player);
    if (!player) return refusal("unknown-player", "unknownPlayer", { player: asked.player });
    return player.profile ?? refusal("not-yours", "notAPerson", { name: player.name });
  }

  lock(_owner: StoredPlayer, { locked }: TableAsk<"lock">): Answer<null> {
    const { lan } = this.#table.session;
    return lan
      ? this.#commit(withLan(this.#table, { ...lan, locked }))
      : refusal("not-open", "notOpen");
  }

  handOver(_owner: StoredPlayer, { to }: TableAsk<"handOver">): Answer<null> {
    const heir = this.#person(to);
    if (!("id" in heir)) return heir;
    if (this.#parts.attendance.presence(heir) !== "here")
      return refusal("not-now", "notHere", { name: heir.name });
    return this.#commit({ ...this.#table, session: { ...this.#table.session, owner: heir.id } });
  }

  say(asking: Asking, said: ChatLine["said"]): Answer<null> {
    const { player, watcher } = asking;
    const profile = player?.profile ?? watcher?.profile ?? null;
    const name = player?.name ?? watcher?.name ?? null;
    if (profile === null || name === null) return refusal("nameless", "nameless");
    if (this.#isMuted(profile)) return refusal("muted", "muted");
    const spoken = this.#parts.chat.say({ profile, player: player?.id ?? null, name }, said);
    if (!spoken.ok) return spoken;
    this.#parts.broadcast.sendChat([spoken.line]);
    return done;
  }

  /**
   * EN-9, H-17: what may be said at any time in a game is bounded as all talk is, and a muted
   * player says nothing. Null where it is counted as said.
   */
  refusalOfTalk({ profile }: StoredPlayer, isText: boolean): Refusal | null {
    if (profile === null) return null;
    return isText && this.#isMuted(profile)
      ? refusal("muted", "muted")
      : this.#parts.chat.speak(profile);
  }

  #isMuted(profile: string): boolean {
    return this.#table.session.lan?.muted.includes(profile) === true;
  }

  get #table(): StoredTable {
    return this.#parts.journal.table;
  }

  #player(id: string): StoredPlayer | undefined {
    return this.#table.players.find((player) => player.id === id && !player.gone);
  }

  #person(id: string): StoredPlayer | Refusal {
    const player = this.#player(id);
    if (!player) return refusal("unknown-player", "unknownPlayer", { player: id });
    return player.bot === null ? player : refusal("not-yours", "notAPerson", { name: player.name });
  }

  /** `also`: what is stored together with it. */
  #depart(
    player: StoredPlayer,
    also?: (table: StoredTable) => StoredTable,
    onEnd: (refused: Refusal | null) => void = () => {},
  ): Answer<null> | Promise<Answer<null>> {
    const { play, journal, rules, onLeft } = this.#parts;
    const answered = (refused: Refusal | null): Answer<null> => {
      onEnd(refused);
      return refused ?? done;
    };
    if (
      player.seat !== null &&
      takes(this.#table.stage, "move") &&
      !(play.run && isOut(play.run, player))
    ) {
      const refused = play.moveNow(player.seat, { type: "leave" }, also);
      return refused instanceof Promise ? refused.then(answered) : answered(refused);
    }
    try {
      journal.commit(departed(rules, also ? also(this.#table) : this.#table, player.id));
    } catch (error) {
      return answered(storeRefusal(error));
    }
    onLeft(player);
    return answered(null);
  }

  #commit(after: StoredTable, onStored: () => void = () => {}): Answer<null> {
    try {
      this.#parts.journal.commit({ after });
    } catch (error) {
      return storeRefusal(error);
    }
    onStored();
    this.#parts.broadcast.sendTable();
    return done;
  }
}
