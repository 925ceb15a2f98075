// One live table as it runs: it stores, then sends, then answers what the core returns, and owns
// every timer. A fault in it stays in it.

import { BotTurns, noLine, type BotLine } from "#main/bots/botTurns.ts";
import { BotFault, type BotMind } from "#main/bots/botMind.ts";
import { hashOf, newToken, type RandomBytes } from "#main/base/chance.ts";
import type { Clock } from "#main/base/clock.ts";
import { faultLine, type Log } from "#main/base/log.ts";
import type {
  Arrival,
  Attendee,
  Connection,
  ScreenKeys,
  TableDoor,
  Ticket,
} from "#main/base/ports.ts";
import { refusal } from "#main/base/refusal.ts";
import { playerAt, present } from "#main/session/players.ts";
import type { DealWish } from "#main/session/sessionRules.ts";
import { CommitGroup } from "#main/store/commitGroup.ts";
import type { BegunRound, EndedRound } from "#main/store/roundStore.ts";
import type { StoredLan } from "#main/store/sessionStore.ts";
import type { Store } from "#main/store/store.ts";
import { saysOfStore, StoreError, storeRefusal } from "#main/store/storeError.ts";
import type { StoredPlayer } from "#main/store/storedPlayer.ts";
import type { StoredTable } from "#main/store/tableStore.ts";
import { log as said } from "#main/text/english.ts";
import type { Json } from "#shared/contract/json.ts";
import type { Answer, Refusal } from "#shared/protocol/answer.ts";
import type { Profile } from "#shared/protocol/house.ts";
import type {
  TableAnswers,
  Presence,
  SeatClock,
  TableLan,
  TableState as ShownTable,
} from "#shared/protocol/table.ts";
import type { TableAsk, TableRequest } from "#shared/protocol/schema.ts";
import { refusedWatcher } from "./core/arrivals.ts";
import { revised, type TableChange } from "./core/changes.ts";
import type {
  ConnectionId,
  StepContext,
  StoreEffect,
  TableEffect,
  TableEvent,
} from "./core/step.ts";
import { paceOf } from "./core/play.ts";
import { isOpen, presenceOf, sitterOn, type TableState } from "./core/state.ts";
import { restoredTable, tableAfter } from "./core/table.ts";
import { gameAt, shownLan } from "./core/views.ts";
import type { SessionJournal } from "./sessionJournal.ts";
import {
  isConflict,
  isDurable,
  storedRevision,
  tableStore,
  write,
  type NotStored,
  type TableStore,
} from "./tableStore.ts";

export interface TableParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly random: RandomBytes;
  readonly mind: BotMind;
  /** Collects moves to be stored with those of other tables; without it they are stored at once. */
  readonly group?: CommitGroup;
  /** By default the store's own table store. */
  readonly changes?: TableStore;
  /** By default bots do not wait for those of other tables. */
  readonly line?: BotLine;
  readonly log: Log;
  /** H-15: returns a join code that no other table has. */
  readonly newCode: () => string;
  /** H-39 */
  readonly screens: ScreenKeys;
  /**
   * Called after each change of what the network sees of a table (H-13), never for a move alone.
   */
  readonly onChanged?: (id: string) => void;
  /**
   * Called after each round's end, once it is stored and sent, when the table has time for more.
   */
  readonly onRoundOver?: (ended: EndedRound) => void;
  /**
   * Called when the table was set back to its stored state after a fault; events before that may
   * not have been reported.
   */
  readonly onSetBack?: (id: string) => void;
  /**
   * Called once, when the table has closed. `fault` is given if it cannot go on although it is
   * stored as open, else null.
   */
  readonly onClosed: (id: string, fault: unknown) => void;
}

export interface Prepared {
  readonly isDurable: boolean;
  /** Runs within the transaction. Throws a StoreError. */
  write(): void;
  /** Whether it is stored, after an error that may have come later. */
  isStored(): boolean;
  take(): void;
}

/**
 * Whether a change concerns what the network sees of the table, or what is checked before somebody
 * comes in.
 */
const isSentAlready = (before: StoredTable, after: StoredTable): boolean =>
  before.session.lan !== after.session.lan ||
  gameAt(before) !== gameAt(after) ||
  (before.players !== after.players && present(before).length !== present(after).length);

/** A hint depends on the view alone: repeated, it is the same (H-27). */
const hintSeed = "hint";

type Reply = (answer: Answer<unknown>) => void;

type Waiting = (why: NotStored) => void;

export class TableRunner implements TableDoor {
  readonly id: string;
  readonly #parts: TableParts;
  readonly #session: SessionJournal;
  readonly #store: TableStore;
  readonly #bots: BotTurns;
  #state: TableState;
  readonly #work: (() => void)[] = [];
  #isBusy = false;
  /** While a change is being stored, nothing else happens here. */
  #isStoring = false;
  readonly #timers = new Map<string, { readonly id: unknown }>();
  readonly #lines = new WeakMap<Connection, ConnectionId>();
  readonly #connections = new Map<ConnectionId, Connection>();
  readonly #replies = new Map<number, Reply>();
  #lastLine = 0;
  #lastAsk = 0;

  /** Throws a ReplayError or RecordError if the table cannot be restored. */
  constructor(
    parts: TableParts,
    session: SessionJournal,
    table: StoredTable,
    latest: BegunRound | null,
  ) {
    const { store, clock, group = new CommitGroup(store), random, mind, line = noLine } = parts;
    this.id = table.id;
    this.#parts = parts;
    this.#session = session;
    this.#store = parts.changes ?? tableStore(store, group, () => clock.now());
    this.#bots = new BotTurns({
      game: () => this.#state.run?.game.id ?? "",
      mind,
      random,
      clock: this.#queued(clock),
      pace: () => paceOf({ state: this.#state, at: clock.elapsed() }),
      line: (move) => line(() => this.#do(move)),
      onChoice: (seat, choice, cue) => this.#run({ type: "botChose", seat, choice, cue }),
    });
    const restored = restoredTable(
      { ...table, session: session.session },
      session.rules,
      latest,
      this.#given,
    );
    this.#state = restored.state;
    session.join(this);
    this.#carryOut(restored.effects);
  }

  /**
   * False from the moment at which it begins to close, a little before it is gone from the house.
   */
  get isOpen(): boolean {
    return isOpen(this.#state);
  }

  get table(): StoredTable {
    return this.#state.table;
  }

  get players(): readonly StoredPlayer[] {
    return this.table.players;
  }

  /** How people in the network join, as everybody at the table is shown. */
  get lan(): TableLan | null {
    return shownLan(this.#state);
  }

  /** H-39: whether the screen with this persistent key may watch. */
  takesScreen(screen: string): boolean {
    const { lan } = this.table.session;
    return this.isOpen && lan?.spectators === true && !this.#state.barredScreens.has(screen);
  }

  arrive(connection: Connection, ticket: Ticket): Arrival | Refusal {
    this.settle();
    if (!this.isOpen) return refusal("closed", "closed");
    try {
      return ticket.token === undefined
        ? this.#watches(connection, ticket)
        : this.#takesSeat(connection, ticket, ticket.token);
    } catch (error) {
      this.#do(() => this.#recover(error));
      return refusal("fault", "faultAtDoor");
    }
  }

  /** H-16 */
  #watches(connection: Connection, ticket: Ticket): Arrival | Refusal {
    const refused = refusedWatcher(this.#state, ticket);
    if (refused) return refused;
    const profile = ticket.visitor?.profile ?? null;
    try {
      const { profiles } = this.#parts.store;
      const name = profile === null ? null : (profiles.find(profile)?.name ?? null);
      const { screen } = ticket;
      const isHosts = ticket.visitor?.role === "owner";
      const watcher = { profile, name, isHosts, ...(screen && { screen }) };
      this.#comesIn({ type: "watch", line: this.#lineOf(connection), watcher, ticket });
      return { player: null };
    } catch (error) {
      return storeRefusal(error);
    }
  }

  /**
   * A player whose place is at another table of the session by now watches, and is sent where it
   * is.
   */
  #takesSeat(connection: Connection, ticket: Ticket, token: string): Arrival | Refusal {
    const { clock, store } = this.#parts;
    const player = this.#holder(token, (session, hash) =>
      store.sessions.takenWith(session, hash, clock.now()),
    );
    if ("ok" in player) return player;
    const line = this.#lineOf(connection);
    const { id, profile, name } = player;
    if (this.players.includes(player)) {
      const from = ticket.from === undefined ? {} : { from: ticket.from };
      this.#comesIn({ type: "seat", line, player: id, ...from });
      return { player: id };
    }
    this.#comesIn({ type: "watch", line, watcher: { profile, name, player: id }, ticket });
    return { player: null };
  }

  /** While a change is being stored, somebody who was let in waits for it; then the core judges. */
  #comesIn(event: Extract<TableEvent, { type: "watch" | "seat" }>): void {
    if (this.#isStoring) this.#happens(event);
    else this.#at(event);
  }

  /** Finds players of the session whose place is at another table, too. */
  #holder(
    token: string,
    playerOf: (session: string, hash: string) => string | null,
  ): StoredPlayer | Refusal {
    let id: string | null;
    try {
      id = playerOf(this.#session.session.id, hashOf(token));
    } catch (error) {
      return storeRefusal(error);
    }
    const here = this.players.find((each) => each.id === id);
    const player = id === null ? null : (here ?? this.#session.find(id));
    if (!player) return refusal("wrong-token", "wrongToken");
    return player.gone ? refusal("gone", "gone") : player;
  }

  refusalOf(ticket: Ticket): Refusal | null {
    if (!this.isOpen) return refusal("closed", "closed");
    if (ticket.token === undefined) return refusedWatcher(this.#state, ticket);
    const { sessions, guests } = this.#parts.store;
    const holder = this.#holder(ticket.token, (session, hash) => sessions.playerOf(session, hash));
    if ("ok" in holder) return holder;
    // H-38: a seat of a profile of this machine opens only to the owner's key together with its
    // secret, so that what a revoked device kept opens nothing.
    if (holder.profile === null || ticket.visitor?.role === "owner") return null;
    try {
      return guests.isGuest(holder.profile) ? null : refusal("wrong-token", "wrongToken");
    } catch (error) {
      return storeRefusal(error);
    }
  }

  depart(connection: Connection): void {
    const line = this.#lines.get(connection);
    if (line === undefined) return;
    this.#happens({ type: "depart", line });
    this.#do(() => void this.#connections.delete(line));
  }

  attendee(connection: Connection): Attendee | null {
    const line = this.#lines.get(connection);
    if (line === undefined) return null;
    const watcher = this.#state.watchers.get(line);
    if (watcher) return { profile: watcher.profile, role: "spectator" };
    const player = sitterOn(this.#state, line);
    const isOwner = player?.id === this.table.session.owner;
    return player && { profile: player.profile, role: isOwner ? "owner" : "guest" };
  }

  ask<R extends TableRequest>(
    connection: Connection,
    request: R,
    payload: TableAsk<R>,
  ): Promise<Answer<TableAnswers[R]>> {
    const line = this.#lineOf(connection, false);
    return this.#answered((ask) => {
      const profile = this.#state.watchers.get(line)?.profile ?? null;
      // A person who asks to sit down does so with their current profile.
      const person =
        request === "sit" && profile !== null ? this.#parts.store.profiles.find(profile) : null;
      this.#run({ type: "ask", ask, line, request, payload, person });
    }) as Promise<Answer<TableAnswers[R]>>;
  }

  /** For a player who has lost their secret. Throws a StoreError. */
  reissueToken(player: string): string {
    const { store, random, clock } = this.#parts;
    const token = newToken(random);
    const { id: session } = this.#session.session;
    const issued = { hash: hashOf(token), session, player, issuedAt: clock.now(), reissued: true };
    store.atOnce(() => store.sessions.addToken(issued));
    return token;
  }

  /** Throws a StoreError. */
  profileChanged(profile: Profile): void {
    this.#at({ type: "renamed", profile });
  }

  /** H-13: sets how people in the network join from now on. Throws a StoreError. */
  openTo(lan: StoredLan): void {
    this.#at({ type: "openTo", lan });
  }

  /** H-14: admits nobody new, and ends the lines of all but `owner`. Throws a StoreError. */
  closeTo(owner: string): void {
    this.#at({ type: "closeTo", owner });
  }

  /**
   * Tells everybody at which table they may go on after the session is over. Nobody is moved there,
   * because sitting down costs a buy-in.
   */
  leadTo(table: string): void {
    this.#happens({ type: "leadTo", table });
  }

  /**
   * Everybody cashes out, even during a round. Throws a StoreError; then the table is still open.
   */
  close(): void {
    this.#at({ type: "close" });
  }

  /** The table is there again when the host starts. */
  stop(): void {
    this.settle();
    this.#run({ type: "stop" });
  }

  /** Stores what is waiting at once, if the store can. */
  settle(): void {
    if (this.#isStoring) this.#store.hurry();
  }

  /** Sets the table back if the store has another revision of it. Throws a StoreError. */
  refresh(): void {
    this.#settled();
    const { revision } = this.table;
    if (this.#parts.store.tables.revision(this.id) === revision) return;
    const said = saysOfStore("otherRevision", { table: this.id, revision });
    this.#do(() => this.#recover(new StoreError("store-conflict", said)));
  }

  /** Throws a StoreError. */
  prepared(change: TableChange): Prepared {
    this.#settled();
    const { store, clock } = this.#parts;
    const before = this.table;
    const after = revised(before, change.after);
    return {
      isDurable: isDurable(change),
      write: () => write(store, before, { ...change, after }, clock.now()),
      isStored: () => storedRevision(store, this.id) === after.revision,
      take: () => this.#take({ ...this.#state, table: after }),
    };
  }

  rearranged(before: StoredTable): void {
    this.#happens({ type: "rearranged", before });
  }

  /** Tells those of these players who watch here that their place is at another table. */
  placesChanged(players: readonly string[]): void {
    this.#happens({ type: "placesChanged", players });
  }

  /** Deals the next round if the session does not begin it by itself. A refusal changes nothing. */
  deal(wish: DealWish = {}): Promise<Answer<null>> {
    return this.#answered((ask) => this.#run({ type: "deal", ask, wish })) as Promise<Answer<null>>;
  }

  /** The player who dealt the present or last round; null in games without a dealer. */
  get dealer(): string | null {
    const seat = this.#state.run?.step.round.facts.dealer ?? null;
    return seat === null ? null : (playerAt(this.players, seat)?.id ?? null);
  }

  presences(): readonly (readonly [player: string, presence: Presence])[] {
    return present(this.table).map((player) => [player.id, presenceOf(this.#state, player)]);
  }

  get isAttended(): boolean {
    return present(this.table).some(
      (player) => player.bot === null && presenceOf(this.#state, player) === "here",
    );
  }

  /** H-22: for these players time makes every move of the present round, or else of the next. */
  missRound(players: readonly string[]): void {
    this.#happens({ type: "missRound", players });
  }

  /** C-5: makes a player leave the running round, and the table, for good. */
  expel(player: string): Promise<Answer<null>> {
    return this.#answered((ask) => this.#run({ type: "expel", ask, player })) as Promise<
      Answer<null>
    >;
  }

  wake(): void {
    this.#happens({ type: "wake" });
  }

  takeSession(session: StoredTable["session"]): void {
    if (this.#isStoring) return this.#happens({ type: "session", session });
    const before = this.table;
    if (before.session === session) return;
    this.#state = { ...this.#state, table: { ...before, session } };
    this.#tellWatchers(before);
    if (this.isOpen) this.#happens({ type: "tell" });
  }

  get #given(): StepContext {
    const { clock, random, newCode } = this.#parts;
    return { at: clock.elapsed(), now: clock.now(), random, newCode };
  }

  /**
   * `isNew`: the connection arrives now. Otherwise an unknown connection gets a line that is never
   * sent anything.
   */
  #lineOf(connection: Connection, isNew = true): ConnectionId {
    let line = this.#lines.get(connection);
    if (line === undefined) this.#lines.set(connection, (line = this.#lastLine += 1));
    if (isNew) this.#connections.set(line, connection);
    return line;
  }

  /** Finishes first what is being stored. */
  #do(work: () => void): void {
    this.settle();
    this.#work.push(work);
    this.#goOn();
  }

  #goOn(): void {
    if (this.#isBusy) return;
    this.#isBusy = true;
    while (!this.#isStoring && this.#work.length > 0) {
      try {
        this.#work.shift()!();
      } catch (error) {
        this.#recover(error);
      }
    }
    this.#isBusy = false;
  }

  #happens(event: TableEvent): void {
    this.#do(() => this.#run(event));
  }

  /** Runs at once, ahead of the queue. Throws what kept the event from being stored. */
  #at(event: TableEvent): void {
    this.#settled();
    if (!this.isOpen) return;
    let why: NotStored = null;
    this.#run(event, (not) => (why = not));
    const not = why as NotStored;
    if (!not) return;
    if ("refused" in not) throw new Error(not.refused.error.code);
    if (isConflict(not.error)) this.#do(() => this.#recover(not.error));
    throw not.error;
  }

  /** Throws a StoreError while a change is still being stored. */
  #settled(): void {
    this.settle();
    if (this.#isStoring)
      throw new StoreError("store-locked", saysOfStore("locked", { detail: this.id }));
  }

  #answered(work: (ask: number) => void): Promise<Answer<unknown>> {
    return new Promise((resolve) => {
      const ask = (this.#lastAsk += 1);
      this.#replies.set(ask, resolve);
      this.#do(() => {
        try {
          work(ask);
        } catch (error) {
          const isRefusal = error instanceof StoreError && !isConflict(error);
          this.#reply(ask, isRefusal ? storeRefusal(error) : refusal("fault", "faultAtTable"));
          if (!isRefusal) throw error;
        }
      });
    });
  }

  #reply(ask: number, answer: Answer<unknown>): void {
    const reply = this.#replies.get(ask);
    this.#replies.delete(ask);
    reply?.(answer);
  }

  /** Runs an event in the core; its effects are stored, then sent, then answered. */
  #run(event: TableEvent, waiting?: Waiting): void {
    const given = this.#given;
    const { state, effects } = tableAfter(this.#state, event, given);
    const stored = effects.find((effect) => effect.type === "store");
    if (!stored) {
      this.#state = state;
      return this.#carryOut(effects);
    }
    this.#isStoring = true;
    let isLate = false;
    this.#store.put(stored, (why) => {
      this.#isStoring = false;
      // Errors thrown in a late callback must not reach the store's caller; the queue handles them.
      const late = this.#parts.clock.elapsed() - given.at;
      const go = (): void => this.#stored(event, stored, why, waiting, { state, effects }, late);
      if (!isLate) return go();
      this.#work.unshift(go);
      this.#goOn();
    });
    isLate = true;
  }

  #stored(
    event: TableEvent,
    { change }: StoreEffect,
    why: NotStored,
    waiting: Waiting | undefined,
    { state, effects }: ReturnType<typeof tableAfter>,
    late: number,
  ): void {
    if (why === null) {
      this.#take(state);
      this.#carryOut(late > 0 ? effects.map((effect) => shownLater(effect, late)) : effects);
      return waiting?.(null);
    }
    if (waiting) return waiting(why);
    const refused =
      "refused" in why
        ? why.refused
        : event.type === "closeDeserted" || !isRefusable(why.error)
          ? refusal("fault", "faultAtTable")
          : storeRefusal(why.error);
    this.#run({ type: "notStored", of: event, refused, hadMoves: change.moves !== undefined });
    if ("error" in why && !isRefusable(why.error)) throw why.error;
  }

  /** The state is stored, or was found to be. */
  #take(state: TableState): void {
    const before = this.table;
    const { session } = this.#session;
    // A state computed before the session changed must not bring back the older session.
    const isOlder = state.table.session.revision < session.revision;
    this.#state = isOlder ? { ...state, table: { ...state.table, session } } : state;
    this.#tellWatchers(before);
    this.#session.take(this.table.session);
  }

  #tellWatchers(before: StoredTable): void {
    if (isSentAlready(before, this.table)) this.#parts.onChanged?.(this.id);
  }

  #carryOut(effects: readonly TableEffect[]): void {
    const next: (() => void)[] = [];
    for (const effect of effects) {
      if (effect.type === "then") next.push(() => this.#run(effect.event));
      else this.#follow(effect);
    }
    if (next.length === 0) return;
    this.#work.unshift(...next);
    this.#goOn();
  }

  #follow(effect: TableEffect): void {
    switch (effect.type) {
      case "table":
      case "clocks":
      case "view":
      case "chat":
      case "end":
        return this.#send(effect);
      case "answer":
        return this.#reply(effect.ask, effect.answer);
      case "timer":
        return this.#setTimer(effect.name, effect.at);
      case "noTimer":
        return this.#clearTimer(effect.name);
      case "log":
        return this.#parts.log(effect.line);
      case "roundOver":
        return void this.#work.push(() => this.#parts.onRoundOver?.(effect.ended));
      case "reload":
        return this.#reload();
      case "isSetBack":
        return this.#parts.onSetBack?.(this.id);
      case "leaveSession":
        return this.#session.leave(this.id);
      case "closed":
        return this.#parts.onClosed(this.id, effect.fault);
      case "removeScreen":
        return void this.#parts.screens.remove(effect.screen);
      case "removeScreensFrom":
        return this.#parts.screens.removeFrom(this.table.session.id, effect.from);
      case "readAnnounced":
        return this.#announce(effect);
      default:
        return this.#askBots(effect);
    }
  }

  #askBots(effect: TableEffect): void {
    if (effect.type === "askBots") this.#bots.update(effect.toAct, effect.movers, effect.window);
    if (effect.type === "askBotAgain")
      this.#bots.retryLater(effect.seat, effect.choice, effect.ms, effect.cue);
    if (effect.type === "hurryBots") this.#bots.paceChanged();
    if (effect.type === "stopBots") this.#bots.stop();
    if (effect.type === "advise") void this.#advise(effect);
  }

  /** A connection that throws is dropped; one that throws even as it ends is logged. */
  #send(
    effect: Extract<TableEffect, { type: "table" | "clocks" | "view" | "chat" | "end" }>,
  ): void {
    const connection = this.#connections.get(effect.line);
    if (!connection) return;
    try {
      if (effect.type === "table") {
        const { state, elsewhere } = effect;
        const place = elsewhere === undefined ? null : this.#session.placeOf(elsewhere);
        connection.sendTable(place === null ? state : { ...state, place });
      } else if (effect.type === "clocks") connection.sendClocks(effect.clocks);
      else if (effect.type === "chat") connection.sendChat(effect.lines);
      else if (effect.type === "end") connection.end(effect.reason);
      else connection.sendView(effect.view, effect.number, effect.round, effect.game, effect.open);
    } catch (error) {
      if (effect.type === "end") return this.#parts.log(said.ending(faultLine(error)));
      this.#parts.log(said.sending(faultLine(error)));
      this.depart(connection);
    }
  }

  /**
   * The calls of the clock wait until the table has time for them, and may be stopped meanwhile.
   */
  #queued(clock: Clock): Clock {
    return {
      now: () => clock.now(),
      elapsed: () => clock.elapsed(),
      setTimeout: (callback, ms) => {
        const timer = { id: null as unknown, isStopped: false };
        timer.id = clock.setTimeout(() => this.#do(() => timer.isStopped || callback()), ms);
        return timer;
      },
      clearTimeout: (id) => {
        const timer = id as { id: unknown; isStopped: boolean } | null | undefined;
        if (!timer) return;
        timer.isStopped = true;
        clock.clearTimeout(timer.id);
      },
    };
  }

  #setTimer(name: string, at: number): void {
    const { clock } = this.#parts;
    this.#clearTimer(name);
    const timer = {
      id: clock.setTimeout(
        () =>
          this.#do(() => {
            // Earlier work in the queue may have stopped it.
            if (this.#timers.get(name) !== timer) return;
            this.#timers.delete(name);
            this.#run({ type: "time", name });
          }),
        Math.max(0, at - clock.elapsed()),
      ),
    };
    this.#timers.set(name, timer);
  }

  #clearTimer(name: string): void {
    const timer = this.#timers.get(name);
    if (timer) this.#parts.clock.clearTimeout(timer.id);
    this.#timers.delete(name);
  }

  /** Reads from the present round only. */
  #announce({ ask, toAll, page }: Extract<TableEffect, { type: "readAnnounced" }>): void {
    const key = { table: this.id, number: this.table.roundNumber };
    try {
      this.#reply(ask, { ok: true, value: this.#parts.store.rounds.said(key, toAll, page) });
    } catch (error) {
      this.#reply(ask, refusal("fault", "faultAtTable"));
      throw error;
    }
  }

  async #advise({ ask, game, view }: Extract<TableEffect, { type: "advise" }>): Promise<void> {
    const { mind } = this.#parts;
    try {
      const asked = { game, level: "regular", view, seed: hintSeed, asksReason: true } as const;
      const { move, reason } = await mind.think(asked);
      const value = reason && { move: move as Json, reason };
      this.#reply(ask, value ? { ok: true, value } : refusal("no-hint", "noHint"));
    } catch (error) {
      const isFault = !(error instanceof BotFault);
      this.#reply(ask, isFault ? refusal("fault", "faultAtTable") : refusal("no-hint", "noHint"));
      if (isFault) this.#do(() => this.#recover(error));
    }
  }

  #recover(error: unknown): void {
    if (!this.isOpen) return;
    try {
      this.#run({ type: "recover", line: faultLine(error) });
    } catch (fault) {
      this.#parts.log(said.table(this.id, faultLine(fault)));
    }
  }

  #reload(): void {
    this.#isStoring = true;
    this.#store.read(this.id, (read) => {
      this.#isStoring = false;
      this.#work.unshift(() => this.#reloaded(read));
      this.#goOn();
    });
  }

  #reloaded(read: Parameters<Parameters<TableStore["read"]>[1]>[0]): void {
    try {
      if ("error" in read) throw read.error;
      const { session } = this.#session;
      const { table, latest } = read;
      // Keeps the session object that its tables share, if nothing of it has changed.
      const isSame = table.session.revision === session.revision;
      this.#run({ type: "reloaded", table: isSame ? { ...table, session } : table, latest });
      this.#session.take(this.table.session);
    } catch (fault) {
      // A disk that cannot be read just now is asked again, however often.
      const isAskedAgain =
        fault instanceof StoreError && fault.code !== "store-corrupt" && !isConflict(fault);
      this.#run({ type: "notReloaded", fault, isAskedAgain });
    }
  }
}

/**
 * Deducts the time that storing took from the clocks. A state shared by all lines stays one object.
 */
function shownLater(effect: TableEffect, ms: number): TableEffect {
  if (effect.type === "clocks") return { ...effect, clocks: clocksLater(effect.clocks, ms) };
  if (effect.type !== "table") return effect;
  const { state } = effect;
  let later = laterStates.get(state);
  if (!later) laterStates.set(state, (later = { ...state, clocks: clocksLater(state.clocks, ms) }));
  return { ...effect, state: later };
}

const laterStates = new WeakMap<ShownTable, ShownTable>();
const clocksLater = (clocks: readonly SeatClock[], ms: number): readonly SeatClock[] =>
  clocks.map((clock) => ({ ...clock, leftMs: Math.max(0, clock.leftMs - ms) }));

const isRefusable = (error: unknown): boolean => error instanceof StoreError && !isConflict(error);
