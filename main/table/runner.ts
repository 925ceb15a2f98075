// One live table as it runs: it stores, then sends, then answers what the core returns, and owns
// every timer. A fault in it stays in it.

import type { Profile } from "#shared/protocol/house.ts";
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
import { caught, whenKnown, type Soon } from "#main/base/soon.ts";
import { advice } from "./advice.ts";
import type { BotMind } from "#main/bots/botMind.ts";
import { BotTurns, type BotLine } from "#main/bots/botTurns.ts";
import { TablePrograms, type ProgramDoor } from "#main/programs/tablePrograms.ts";
import { playerAt, present } from "#main/session/players.ts";
import type { DealWish, SessionRules } from "#main/session/sessionRules.ts";
import type { BegunRound, EndedRound } from "#main/store/roundStore.ts";
import type { StoredLan, StoredSession } from "#main/store/sessionStore.ts";
import { saysOfStore, StoreError, storeRefusal } from "#main/store/storeError.ts";
import type { StoredPlayer } from "#main/store/storedPlayer.ts";
import type { StoredTable } from "#main/store/tableStore.ts";
import { log as said } from "#main/text/english.ts";
import type { Move } from "#shared/contract/round.ts";
import type { Viewer } from "#shared/contract/seats.ts";
import type { Answer, Refusal } from "#shared/protocol/answer.ts";
import type { TableAsk, TableRequest } from "#shared/protocol/schema.ts";
import type {
  Presence,
  SeatClock,
  TableAnswers,
  TableLan,
  TableState as ShownTable,
} from "#shared/protocol/table.ts";
import { refusedWatcher } from "./core/arrivals.ts";
import { revised } from "./core/changes.ts";
import { paceOf, watchedUntil } from "./core/play.ts";
import { isOpen, presenceOf, sitterOn, type TableState } from "./core/state.ts";
import type { ConnectionId, StepContext, TableEffect, TableEvent } from "./core/step.ts";
import { restoredTable, tableAfter } from "./core/table.ts";
import { viewNumber } from "./core/round.ts";
import { gameAt, shownLan } from "./core/sending.ts";
import type { SealedGroup } from "#main/base/sealedGroup.ts";
import { isConflict, type NotStored, type ReadTable, type TableChanges } from "./tableStore.ts";

export type TableParts = Readonly<{
  changes: TableChanges;
  clock: Clock;
  random: RandomBytes;
  mind: BotMind;
  programs: ProgramDoor;
  line: BotLine;
  log: Log;
  /** H-15: returns a join code that no other table has. */
  newCode: () => string;
  /** H-39 */
  screens: ScreenKeys;
  /** H-51 */
  group: SealedGroup;
  /**
   * Called after each change of what the network sees of a table (H-13), never for a move alone.
   */
  onChanged?: (id: string) => void;
  /**
   * Called after each round's end, once it is stored and sent, when the table has time for more.
   */
  onRoundOver?: (ended: EndedRound) => void;
  /**
   * Called when the table was set back to its stored state after a fault; events before that may
   * not have been reported.
   */
  onSetBack?: (id: string) => void;
  /**
   * Called once, when the table has closed. `fault` is given if it cannot go on although it is
   * stored as open, else null.
   */
  onClosed: (id: string, fault: unknown) => void;
}>;

/** What the tables of a session share: what one has stored, all of them have from then on. */
export interface SharedSession {
  readonly rules: SessionRules;
  readonly session: StoredSession;
  take(session: StoredSession): void;
  find(player: string): StoredPlayer | null;
  /** The table of a player who is not gone. */
  placeOf(player: string): string | null;
}

/**
 * Whether a change concerns what the network sees of the table, or what is checked before somebody
 * comes in.
 */
const isSentAlready = (before: StoredTable, after: StoredTable): boolean =>
  before.session.lan !== after.session.lan ||
  gameAt(before) !== gameAt(after) ||
  (before.players !== after.players && present(before).length !== present(after).length);

const roundKey = ({ id, roundNumber }: StoredTable): string => `${id}/${roundNumber}`;

const namesProgram = ({ order }: TableAsk<"seats">): boolean =>
  order.some((entry) => typeof entry !== "string" && "program" in entry);
const programsAreHosts = refusal("not-yours", "hostsOwnerOnly");

type Reply = (answer: Answer<never>) => void;
type Telling = (why: NotStored) => void;
type Sent = Extract<
  TableEffect,
  { type: "table" | "clocks" | "view" | "chat" | "deal" | "sealed" | "end" }
>;

export class TableRunner implements TableDoor {
  readonly id: string;
  readonly #parts: TableParts;
  readonly #session: SharedSession;
  readonly #clock: Clock;
  readonly #bots: BotTurns;
  readonly #programs: TablePrograms;
  #state: TableState;
  readonly #work: (() => void)[] = [];
  #isBusy = false;
  /** While a change is being stored, nothing else happens here. */
  #isStoring = false;
  readonly #timers = new Map<string, unknown>();
  readonly #lines = new WeakMap<Connection, ConnectionId>();
  readonly #connections = new Map<ConnectionId, Connection>();
  readonly #replies = new Map<number, Reply>();
  #lastLine = 0;
  #lastAsk = 0;

  /** Throws a ReplayError or RecordError if the table cannot be restored. */
  constructor(
    parts: TableParts,
    session: SharedSession,
    table: StoredTable,
    latest: BegunRound | null,
  ) {
    const { clock, random, mind, programs, line } = parts;
    this.id = table.id;
    this.#parts = parts;
    this.#session = session;
    this.#clock = this.#queued(clock);
    this.#programs = new TablePrograms({
      table: this.id,
      programs,
      mind,
      asked: ({ view: { seen } }) => this.#programAsked(seen.viewer),
    });
    this.#bots = new BotTurns({
      game: () => this.#state.run?.game.id ?? "",
      mind: this.#programs,
      random,
      clock: this.#clock,
      pace: () => paceOf({ state: this.#state, at: clock.elapsed() }),
      notBefore: () => watchedUntil(this.#state),
      isQuiet: (move) =>
        this.#state.run?.game.traits.quiet.includes((move as Partial<Move> | null)?.type ?? "") ===
        true,
      line: (move) => line(() => this.#do(move)),
      onChoice: (seat, choice, cue) => this.#run({ type: "botChose", seat, choice, cue }),
    });
    const stored = { ...table, session: session.session };
    const restored = restoredTable(stored, session.rules, latest, this.#given);
    this.#state = restored.state;
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

  /** H-39: whether the screen with this persistent key may watch. */
  takesScreen(screen: string): boolean {
    const { lan } = this.table.session;
    return this.isOpen && lan?.spectators === true && !this.#state.barredScreens.has(screen);
  }

  arrive(connection: Connection, ticket: Ticket): Soon<Arrival | Refusal> {
    const { store } = this.#parts.changes;
    const { token, visitor } = ticket;
    const profile = visitor?.profile ?? null;
    return caught<Arrival | Refusal>(
      () =>
        token === undefined
          ? whenKnown(profile === null ? null : store.profile(profile), (known) =>
              this.#inTurn(() => this.#watches(connection, ticket, known?.name ?? null)),
            )
          : whenKnown(this.#playerOf(token, this.#clock.now()), (player) =>
              this.#inTurn(() => this.#takesSeat(connection, ticket, player)),
            ),
      (error) => this.#refusalOf(error, "faultAtDoor"),
    );
  }

  /** H-16 */
  #watches(connection: Connection, ticket: Ticket, name: string | null): Arrival | Refusal {
    if (!this.isOpen) return refusal("closed", "closed");
    const refused = refusedWatcher(this.#state, ticket);
    if (refused) return refused;
    const { visitor, screen } = ticket;
    const profile = visitor?.profile ?? null;
    const watcher = {
      ...{ profile, name, isHosts: visitor?.role === "owner" },
      ...(screen && { screen }),
    };
    this.#run({ type: "watch", line: this.#lineOf(connection), watcher, ticket });
    return { player: null };
  }

  /**
   * A player whose place is at another table of the session by now watches, and is sent where it
   * is.
   */
  #takesSeat(connection: Connection, ticket: Ticket, id: string | null): Arrival | Refusal {
    if (!this.isOpen) return refusal("closed", "closed");
    const player = this.#holder(id);
    if ("ok" in player) return player;
    const line = this.#lineOf(connection);
    const { profile, name } = player;
    const { from } = ticket;
    const isHere = this.players.includes(player);
    this.#run(
      isHere
        ? { type: "seat", line, player, ...(from !== undefined && { from }) }
        : { type: "watch", line, watcher: { profile, name, player: player.id }, ticket },
    );
    return { player: isHere ? player.id : null };
  }

  #playerOf(token: string, takenAt: number | null): Soon<string | null> {
    const { id } = this.#session.session;
    return this.#parts.changes.store.playerOf(id, hashOf(token), takenAt);
  }

  /** Finds players of the session whose place is at another table, too. */
  #holder(id: string | null): StoredPlayer | Refusal {
    const player = id === null ? null : this.#session.find(id);
    if (!player) return refusal("wrong-token", "wrongToken");
    return player.gone ? refusal("gone", "gone") : player;
  }

  refusalOf(ticket: Ticket): Soon<Refusal | null> {
    if (!this.isOpen) return refusal("closed", "closed");
    const { token, visitor } = ticket;
    if (token === undefined) return refusedWatcher(this.#state, ticket);
    return caught<Refusal | null>(
      () =>
        whenKnown(this.#playerOf(token, null), (id) => {
          const holder = this.#holder(id);
          if ("ok" in holder) return holder;
          const { profile } = holder;
          // H-38: a seat of a profile of this machine opens only to the owner's key together with
          // its secret, so that what a revoked device kept opens nothing.
          if (profile === null || visitor?.role === "owner") return null;
          return whenKnown(this.#parts.changes.store.isGuest(profile), (isGuest) =>
            isGuest ? null : refusal("wrong-token", "wrongToken"),
          );
        }),
      storeRefusal,
    );
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

  async ask<R extends TableRequest>(
    connection: Connection,
    request: R,
    payload: TableAsk<R>,
  ): Promise<Answer<TableAnswers[R]>> {
    const line = this.#lineOf(connection, false);
    const asked = (person: Profile | null): Promise<Answer<TableAnswers[R]>> =>
      this.#answered((ask) => this.#run({ type: "ask", ask, line, request, payload, person }));
    if (request === "seats" && namesProgram(payload as TableAsk<"seats">))
      return caught(
        () => whenKnown(this.#isHosts(line), (is) => (is ? asked(null) : programsAreHosts)),
        (error) => this.#refusalOf(error, "faultAtTable"),
      );
    const profile = this.#state.watchers.get(line)?.profile ?? null;
    if (request !== "sit" || profile === null) return asked(null);
    // A person who asks to sit down does so with their current profile.
    return caught(
      () => whenKnown(this.#parts.changes.store.profile(profile), asked),
      (error) => this.#refusalOf(error, "faultAtTable"),
    );
  }

  /** H-38: the seat of a profile of this machine opens to the owner of the host alone. */
  #isHosts(line: ConnectionId): Soon<boolean> {
    const profile = sitterOn(this.#state, line)?.profile ?? null;
    if (profile === null) return false;
    return whenKnown(this.#parts.changes.store.isGuest(profile), (isGuest) => !isGuest);
  }

  /** For a player who has lost their secret. Fails with a StoreError. */
  reissueToken(player: string): Soon<string> {
    const { changes, random, clock } = this.#parts;
    const token = newToken(random);
    const { id: session } = this.#session.session;
    const issued = { hash: hashOf(token), session, player, issuedAt: clock.now(), reissued: true };
    return whenKnown(changes.store.addToken(issued), () => token);
  }

  profileChanged(profile: Profile): void {
    this.#happens({ type: "renamed", profile });
  }

  /** H-13: sets how people in the network join from now on. Fails with a StoreError. */
  openTo(lan: StoredLan): Soon<void> {
    return this.#at({ type: "openTo", lan });
  }

  /** H-14: admits nobody new, and ends the lines of all but `owner`. Fails with a StoreError. */
  closeTo(owner: string): Soon<void> {
    return this.#at({ type: "closeTo", owner });
  }

  /**
   * Tells everybody at which table they may go on after the session is over. Nobody is moved there,
   * because sitting down costs a buy-in.
   */
  leadTo(table: string): void {
    this.#happens({ type: "leadTo", table });
  }

  /**
   * Everybody cashes out, even during a round. Fails with a StoreError; then the table is still
   * open.
   */
  close(): Soon<void> {
    return this.#at({ type: "close" });
  }

  /** The table is there again when the host starts. */
  stop(): Soon<void> {
    return this.#inTurn(() => this.#run({ type: "stop" }));
  }

  /** Deals the next round if the session does not begin it by itself. A refusal changes nothing. */
  deal(wish: DealWish = {}): Promise<Answer<null>> {
    return this.#answered((ask) => this.#run({ type: "deal", ask, wish }));
  }

  /** H-22: for these players time makes every move of the present round, or else of the next. */
  missRound(players: readonly string[]): void {
    this.#happens({ type: "missRound", players });
  }

  /** C-5: makes a player leave the running round, and the table, for good. */
  expel(player: string): Promise<Answer<null>> {
    return this.#answered((ask) => this.#run({ type: "expel", ask, player }));
  }

  wake(): void {
    this.#happens({ type: "wake" });
  }

  /** Stores what is waiting at once, if the store can. */
  settle(): void {
    if (this.#isStoring) this.#parts.changes.flush();
  }

  /** Sets the table back if another revision of it is stored. Throws a StoreError. */
  refresh(stored: number | null): void {
    this.#settled();
    const { revision } = this.table;
    if (stored === revision) return;
    const conflict = saysOfStore("otherRevision", { table: this.id, revision });
    this.#do(() => this.#recover(new StoreError("store-conflict", conflict)));
  }

  /** A change that the session stores together with others. Throws a StoreError. */
  prepared(after: StoredTable): Readonly<{ before: StoredTable; after: StoredTable }> {
    this.#settled();
    return { before: this.table, after: revised(this.table, after) };
  }

  /** It is stored. */
  take(table: StoredTable): void {
    this.#take({ ...this.#state, table });
  }

  rearranged(before: StoredTable): void {
    this.#happens({ type: "rearranged", before });
  }

  /** Tells those of these players who watch here that their place is at another table. */
  placesChanged(players: readonly string[]): void {
    this.#happens({ type: "placesChanged", players });
  }

  takeSession(session: StoredSession): void {
    if (this.#isStoring) return this.#happens({ type: "session", session });
    if (this.table.session === session) return;
    this.#set({ ...this.#state, table: { ...this.table, session } });
    if (this.isOpen) this.#happens({ type: "tell" });
  }

  get #given(): StepContext {
    const { clock, random, newCode, programs, group } = this.#parts;
    const findProgram = (id: string) => programs.find(id);
    const [at, now] = [clock.elapsed(), clock.now()];
    return { at, now, random, newCode, findProgram, group: group.now };
  }

  #programAsked(viewer: Viewer) {
    const { run, table } = this.#state;
    const sitter = viewer === "spectator" ? undefined : playerAt(table.players, viewer);
    if (!run || !sitter) return null;
    return { sitter, place: { round: roundKey(table), number: viewNumber(run, viewer) } };
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

  /** Now, ahead of the queue, or when what is being stored is stored. */
  #inTurn<T>(work: () => Soon<T>): Soon<T> {
    this.settle();
    if (!this.#isStoring) return work();
    return new Promise((resolve) => {
      this.#work.push(() => resolve((async () => await work())()));
    });
  }

  /** Fails with what kept the event from being stored. */
  #at(event: TableEvent): Soon<void> {
    return this.#inTurn(() => {
      if (!this.isOpen) return;
      const told: { why?: NotStored } = {};
      let tell: Telling = (why) => void (told.why = why);
      this.#run(event, (why) => tell(why));
      return whenKnown(
        told.why === undefined
          ? new Promise<NotStored>((resolve) => void (tell = resolve))
          : told.why,
        (why) => {
          if (!why) return;
          if ("refused" in why) throw new Error(why.refused.error.code);
          if (isConflict(why.error)) this.#do(() => this.#recover(why.error));
          throw why.error;
        },
      );
    });
  }

  /** Throws a StoreError while a change is still being stored. */
  #settled(): void {
    this.settle();
    if (this.#isStoring)
      throw new StoreError("store-locked", saysOfStore("locked", { detail: this.id }));
  }

  #answered<T>(work: (ask: number) => void): Promise<Answer<T>> {
    return new Promise((resolve) => {
      const ask = (this.#lastAsk += 1);
      this.#replies.set(ask, resolve);
      this.#do(() => {
        try {
          work(ask);
        } catch (error) {
          this.#reply(ask, this.#refusalOf(error, "faultAtTable"));
        }
      });
    });
  }

  #reply(ask: number, answer: Answer<unknown>): void {
    const reply = this.#replies.get(ask);
    this.#replies.delete(ask);
    reply?.(answer as Answer<never>);
  }

  /** After a fault the table is set back. */
  #refusalOf(error: unknown, fault: "faultAtDoor" | "faultAtTable"): Refusal {
    if (isRefusable(error)) return storeRefusal(error);
    this.#do(() => this.#recover(error));
    return refusal("fault", fault);
  }

  /**
   * Runs an event in the core; its effects are stored, then sent, then answered. `told`: judges what
   * is not stored in place of the core.
   */
  #run(event: TableEvent, told?: Telling): void {
    const given = this.#given;
    const { state, effects } = tableAfter(this.#state, event, given);
    const stored = effects.find((effect) => effect.type === "store");
    if (!stored) {
      this.#set(state);
      this.#carryOut(effects);
      return told?.(null);
    }
    this.#isStoring = true;
    let isLate = false;
    this.#parts.changes.add(stored, (why) => {
      this.#isStoring = false;
      const lateMs = this.#clock.elapsed() - given.at;
      const go = (): void => {
        if (why && !told) return this.#notStored(event, why, stored.change.moves !== undefined);
        if (!why) {
          this.#take(state);
          this.#carryOut(effects.map((effect) => shownLater(effect, lateMs)));
        }
        told?.(why);
      };
      // Errors thrown in a late callback must not reach the store's caller; the queue handles them.
      if (!isLate) return go();
      this.#work.unshift(go);
      this.#goOn();
    });
    isLate = true;
  }

  #notStored(of: TableEvent, why: NonNullable<NotStored>, hadMoves: boolean): void {
    const refused =
      "refused" in why
        ? why.refused
        : of.type === "closeDeserted" || !isRefusable(why.error)
          ? refusal("fault", "faultAtTable")
          : storeRefusal(why.error);
    this.#run({ type: "notStored", of, refused, hadMoves });
    if ("error" in why && !isRefusable(why.error)) throw why.error;
  }

  #set(state: TableState): void {
    const before = this.#state;
    this.#state = state;
    if (before.table.players !== state.table.players || isOpen(before) !== this.isOpen)
      this.#programs.keep(this.isOpen ? present(state.table) : []);
    if (before.table !== state.table && isSentAlready(before.table, state.table))
      this.#parts.onChanged?.(this.id);
  }

  /** The state is stored, or was found to be. */
  #take(state: TableState): void {
    const { session } = this.#session;
    // A state computed before the session changed must not bring back the older session.
    const isOlder = state.table.session.revision < session.revision;
    this.#set(isOlder ? { ...state, table: { ...state.table, session } } : state);
    this.#session.take(this.table.session);
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

  #follow(effect: Exclude<TableEffect, { type: "then" }>): void {
    const { log, onClosed, onSetBack, screens } = this.#parts;
    switch (effect.type) {
      case "store":
        return;
      case "table":
      case "clocks":
      case "view":
      case "chat":
      case "deal":
      case "sealed":
      case "end":
        return this.#send(effect);
      case "answer":
        return this.#reply(effect.ask, effect.answer);
      case "timer":
        return this.#setTimer(effect.name, effect.at);
      case "noTimer":
        return this.#clearTimer(effect.name);
      case "askBots":
        return this.#bots.update(effect.toAct, effect.movers, effect.window);
      case "askBotAgain":
        return this.#bots.retryLater(effect.seat, effect.choice, effect.ms, effect.cue);
      case "hurryBots":
        return this.#bots.paceChanged();
      case "stopBots":
        return this.#bots.stop();
      case "showProgram":
        return this.#programs.show(effect.player, roundKey(this.table), effect.events);
      case "programErred":
        return this.#programs.erred(effect.player);
      case "advise":
        return void this.#advise(effect);
      case "readAnnounced":
        return this.#announce(effect);
      case "readDealt":
        return this.#readDealt(effect.lines);
      case "loadGroup":
        return void this.#loadGroup();
      case "storeVerdict":
        return this.#storeVerdict(effect);
      case "removeScreen":
        return void screens.remove(effect.screen);
      case "removeScreensFrom":
        return screens.removeFrom(this.table.session.id, effect.from);
      case "log":
        return log(effect.line);
      case "roundOver":
        return void this.#work.push(() => this.#parts.onRoundOver?.(effect.ended));
      case "reload":
        return this.#reload();
      case "isSetBack":
        return onSetBack?.(this.id);
      case "closed":
        return onClosed(this.id, effect.fault);
    }
  }

  /** A connection that throws is dropped; one that throws even as it ends is logged. */
  #send(effect: Sent): void {
    const connection = this.#connections.get(effect.line);
    if (!connection) return;
    try {
      if (effect.type === "table") {
        const { state, elsewhere } = effect;
        const place = elsewhere === undefined ? null : this.#session.placeOf(elsewhere);
        connection.sendTable(place === null ? state : { ...state, place });
      } else if (effect.type === "clocks") connection.sendClocks(effect.clocks);
      else if (effect.type === "chat") connection.sendChat(effect.lines);
      else if (effect.type === "deal") connection.sendDeal(effect.message);
      else if (effect.type === "sealed") connection.sendSealed(effect.message);
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
    this.#clearTimer(name);
    const due = (): void => {
      this.#timers.delete(name);
      this.#run({ type: "time", name });
    };
    const ms = Math.max(0, at - this.#clock.elapsed());
    this.#timers.set(name, this.#clock.setTimeout(due, ms));
  }

  #clearTimer(name: string): void {
    this.#clock.clearTimeout(this.#timers.get(name));
    this.#timers.delete(name);
  }

  /** Reads from the present round only. */
  #announce({ ask, toAll, page }: Extract<TableEffect, { type: "readAnnounced" }>): void {
    const key = { table: this.id, number: this.table.roundNumber };
    const reply = (answer: Answer<unknown>): void => this.#reply(ask, answer);
    void caught(
      () =>
        whenKnown(this.#parts.changes.store.said(key, toAll, page), (value) =>
          reply({ ok: true, value }),
        ),
      (error) => {
        reply(refusal("fault", "faultAtTable"));
        this.#do(() => this.#recover(error));
      },
    );
  }

  /**
   * H-18: one deal after the other, so that an evening of poker holds nobody else up. A deal that
   * cannot be read stays closed.
   */
  #readDealt(lines: readonly ConnectionId[]): void {
    void caught(
      () =>
        whenKnown(this.#parts.changes.store.dealt(this.id), (dealt) => {
          for (const one of dealt)
            this.#clock.setTimeout(() => this.#run({ type: "dealtRead", dealt: one, lines }), 0);
        }),
      (error) => this.#parts.log(said.table(this.id, faultLine(error))),
    );
  }

  async #loadGroup(): Promise<void> {
    try {
      await this.#parts.group.load();
      this.#happens({ type: "dealOn" });
    } catch (error) {
      this.#do(() => this.#recover(error));
    }
  }

  #storeVerdict({ round, verdict }: Extract<TableEffect, { type: "storeVerdict" }>): void {
    void caught(
      () => this.#parts.changes.store.judge({ table: this.id, number: round }, verdict),
      (error) => this.#parts.log(said.table(this.id, faultLine(error))),
    );
  }

  async #advise({ ask, game, view }: Extract<TableEffect, { type: "advise" }>): Promise<void> {
    try {
      this.#reply(ask, await advice(this.#parts.mind, game, view));
    } catch (error) {
      this.#reply(ask, this.#refusalOf(error, "faultAtTable"));
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
    const read = caught<ReadTable | { readonly fault: unknown }>(
      () => this.#parts.changes.store.read(this.id),
      (fault) => ({ fault }),
    );
    void whenKnown(read, (known) => {
      this.#isStoring = false;
      this.#work.unshift(() => this.#reloaded(known));
      this.#goOn();
    });
  }

  #reloaded(read: ReadTable | { readonly fault: unknown }): void {
    try {
      if ("fault" in read) throw read.fault;
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
  if (ms <= 0) return effect;
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
