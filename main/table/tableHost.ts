// One table: the door that connections come to, and what holds its parts together. A fault in it
// stays in it.

import { CommitGroup } from "#main/store/commitGroup.ts";
import type { Store } from "#main/store/store.ts";
import type { BegunRound, EndedRound } from "#main/store/roundStore.ts";
import { saysOfStore, StoreError, storeRefusal } from "#main/store/storeError.ts";
import type { StoredLan } from "#main/store/sessionStore.ts";
import type { StoredPlayer } from "#main/store/storedPlayer.ts";
import type { StoredTable } from "#main/store/tableStore.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { Answer, Refusal } from "#shared/protocol/answer.ts";
import type { Profile } from "#shared/protocol/profiles.ts";
import type { TableAnswers } from "#shared/protocol/tableMessages.ts";
import type { Presence, TableLan } from "#shared/protocol/table.ts";
import type { TableAsk, TableRequest } from "#shared/protocol/schema.ts";
import { Attendance } from "./attendance.ts";
import { Broadcast } from "./broadcast.ts";
import { Chat } from "./chat.ts";
import { noLine, type BotLine } from "#main/bots/botLine.ts";
import type { BotMind } from "#main/bots/botMind.ts";
import { hashOf, newToken, type RandomBytes } from "#main/base/chance.ts";
import { ChangeLimit } from "#main/base/changeLimit.ts";
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
import { Haste, isAlone } from "./haste.ts";
import { PeopleRequests } from "./peopleRequests.ts";
import { endConnection, Reception } from "./reception.ts";
import { refusal } from "#main/base/refusal.ts";
import { playerAt, present } from "#main/session/seating.ts";
import { Swaps } from "./swaps.ts";
import type { SessionJournal } from "./sessionJournal.ts";
import type { DealWish } from "#main/session/sessionRules.ts";
import { overRound } from "#main/session/roundEnd.ts";
import type { RoundRun } from "./roundRun.ts";
import { TableLife } from "./tableChart.ts";
import { closed, hasPeople } from "./tableChanges.ts";
import { TableRequests } from "./tableRequests.ts";
import { TableJournal, type Prepared, type TableChange } from "./tableJournal.ts";
import { TablePlay } from "./tablePlay.ts";
import { gameAt, lanView, tableView } from "./tableState.ts";
import { TurnClocks, type Sitter as TimedSitter } from "./turnClocks.ts";
import { WorkQueue } from "#main/base/workQueue.ts";
import { log as said } from "#main/text/english.ts";

/** What every table of a house shares. */
export interface TableParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly random: RandomBytes;
  readonly mind: BotMind;
  /**
   * In which moves wait for those of other tables to be stored with them; each is stored at once
   * unless given.
   */
  readonly group?: CommitGroup;
  /** In which the bots of all tables wait for their moves to be made; none unless given. */
  readonly line?: BotLine;
  readonly log: Log;
  /** H-15: a join code that is no other table's. */
  readonly newCode: () => string;
  /** H-39 */
  readonly screens: ScreenKeys;
  /**
   * Called after each change of what the network is told of a table (H-13): never for a move alone.
   */
  readonly onChanged?: (id: string) => void;
  /**
   * Called after each round's end, once it was stored and told, when the table has time for more.
   */
  readonly onRoundOver?: (ended: EndedRound) => void;
  /**
   * Called when something went wrong and the table was set back to where it is stored: whatever
   * happened there may not have been told.
   */
  readonly onSetBack?: (id: string) => void;
  /**
   * Called once, when the table has closed; with what is wrong where it is still stored as open but
   * cannot go on, else null.
   */
  readonly onClosed: (id: string, fault: unknown) => void;
}

/**
 * Is something of the table another than before that the network is told of, or that is asked
 * before somebody comes in?
 */
const isOtherwiseTold = (before: StoredTable, after: StoredTable): boolean =>
  before.session.lan !== after.session.lan ||
  gameAt(before) !== gameAt(after) ||
  (before.players !== after.players && present(before).length !== present(after).length);

/** So many faults without a change of the table between them: setting it back does not help. */
const faultsAllowed = 3;

const setBackAgainMs = 1000;

/** Of a table's own clock; `id`: of the host's. */
interface Timer {
  id: unknown;
  isStopped: boolean;
}

export class TableHost implements TableDoor {
  readonly id: string;
  readonly #parts: TableParts;
  readonly #queue = new WorkQueue((error) => this.#recover(error));
  readonly #life: TableLife;
  readonly #journal: TableJournal;
  readonly #attendance: Attendance;
  readonly #clocks: TurnClocks;
  readonly #broadcast: Broadcast;
  readonly #play: TablePlay;
  readonly #requests: TableRequests;
  readonly #people: PeopleRequests;
  readonly #reception: Reception;
  readonly #swaps = new Swaps();
  readonly #haste: Haste;
  #faults = { revision: -1, count: 0 };
  /**
   * Where its people may play on; of no use any more once the host has ended, and so not stored.
   */
  #sequel: string | null = null;
  readonly #session: SessionJournal;
  /** Players who miss the present round, or the next. */
  #missing: ReadonlySet<string> = new Set();

  /**
   * Puts the table where its store has it. Throws a ReplayError or RecordError when its round
   * cannot be.
   */
  constructor(
    parts: TableParts,
    session: SessionJournal,
    table: StoredTable,
    latest: BegunRound | null,
  ) {
    this.id = table.id;
    this.#parts = parts;
    this.#session = session;
    const { rules } = session;
    const {
      store,
      group = new CommitGroup(store),
      random,
      mind,
      line = noLine,
      log,
      newCode,
      screens,
      onChanged = () => {},
    } = parts;
    const swaps = this.#swaps;
    const chat = new Chat(parts.clock);
    const life = (this.#life = new TableLife({
      clock: parts.clock,
      onClosed: (fault) => this.#closed(fault),
    }));
    const isAsleep = (): boolean => life.isAsleep;
    const clock = this.#queued(parts.clock);
    const onStored = (before: StoredTable, after: StoredTable): void => {
      if (isOtherwiseTold(before, after)) onChanged(table.id);
      if (after.revision === before.revision) this.#do(() => broadcast.sendTable());
    };
    const journal = (this.#journal = new TableJournal(
      { store, group, clock, session, onStored },
      table,
    ));
    const settings = () => journal.table.session.settings;
    const attendance = (this.#attendance = new Attendance({
      clock,
      keepMs: () => settings().keepSeconds * 1000,
      onAway: () => this.#presenceChanged(),
    }));
    const haste = (this.#haste = new Haste(
      () => rules.mayHurry && isAlone(journal.table, attendance),
    ));
    const clocks = (this.#clocks = new TurnClocks({
      clock,
      random,
      settings,
      isAsleep,
      isHurried: () => haste.isHurried,
      sitter: (seat) => this.#sitter(seat),
      onBank: () => broadcast.sendTable(),
    }));
    const broadcast = (this.#broadcast = new Broadcast({
      attendance,
      log,
      state: () =>
        tableView({
          table: journal.table,
          attendance,
          clocks,
          swaps,
          run: this.#play.run,
          alone: haste.isAlone,
          hints: rules.refusalOf("hint", "playing") === null,
          beginsWhenReady: rules.beginsWhenReady,
          sequel: this.#sequel,
        }),
      mayWatch: () => journal.table.session.lan?.spectators ?? true,
      placeOf: (connection) => this.#placeOf(connection),
      players: () => journal.table.players,
      left: () =>
        journal.table.stage === "playing" ? (this.#play.run?.round.facts.left ?? []) : [],
      onBroken: (connection) => this.depart(connection),
    }));
    const misses = (player: string): boolean => this.#missing.has(player);
    const play = (this.#play = new TablePlay({
      journal,
      rules,
      attendance,
      clocks,
      haste,
      isAsleep,
      misses,
      broadcast,
      mind,
      line: (move) => line(() => this.#do(move)),
      clock,
      random,
      log,
      inQueue: (work) => this.#queue.do(work),
      onMoved: (gone) => this.#moved(gone),
      onRoundOver: (run) => this.#roundOver(run),
    }));
    const reception = (this.#reception = new Reception({
      journal,
      session,
      attendance,
      clocks,
      play,
      broadcast,
      life,
      chat,
      store,
      clock,
      log,
    }));
    const limit = new ChangeLimit({ clock });
    const people = new PeopleRequests({
      journal,
      rules,
      attendance,
      broadcast,
      play,
      reception,
      chat,
      swaps,
      store,
      clock,
      random,
      log,
      newCode,
      limit,
      screens,
      onLeft: (player) => this.#left([player]),
    });
    this.#people = people;
    this.#requests = new TableRequests({
      journal,
      rules,
      attendance,
      clocks,
      play,
      broadcast,
      mind,
      random,
      bank: store.bank,
      rounds: store.rounds,
      people,
      haste,
      limit,
      misses,
    });
    play.restore(latest);
  }

  /** False from the moment at which it closes, a little before it is gone from the house. */
  get isOpen(): boolean {
    return this.#life.isOpen;
  }

  get table(): StoredTable {
    return this.#journal.table;
  }

  /** How people of the network come in, as everybody at the table is told. */
  get lan(): TableLan | null {
    return lanView({ table: this.table, attendance: this.#attendance, swaps: this.#swaps });
  }

  /** H-39: may the screen with this lasting key look on? */
  takesScreen(screen: string): boolean {
    const { lan } = this.table.session;
    return this.isOpen && lan?.spectators === true && !this.#attendance.isBarredScreen(screen);
  }

  arrive(connection: Connection, ticket: Ticket): Arrival | Refusal {
    this.#journal.settle();
    if (!this.isOpen) return refusal("closed", "closed");
    try {
      return ticket.token === undefined
        ? this.#reception.watch(connection, ticket)
        : this.#reception.takeSeat(connection, ticket.token, ticket.from);
    } catch (error) {
      this.#do(() => this.#recover(error));
      return refusal("fault", "faultAtDoor");
    }
  }

  refusalOf(ticket: Ticket): Refusal | null {
    return this.isOpen ? this.#reception.refusalOf(ticket) : refusal("closed", "closed");
  }

  depart(connection: Connection): void {
    this.#do(() => {
      const player = this.#attendance.drop(connection);
      if (!this.isOpen) return;
      const isDeserted = this.#attendance.connections().length === 0;
      // Whoever was here plays on elsewhere, or does not wish to.
      if (isDeserted && this.#sequel !== null) return this.#closeDeserted();
      if (isDeserted && this.#session.rules.waitsForPeople) this.#fallAsleep();
      if (player === null) return this.#broadcast.sendTable();
      this.#presenceChanged();
      this.#beginIfReady();
    });
  }

  attendee(connection: Connection): Attendee | null {
    const watcher = this.#attendance.watcherAt(connection);
    if (watcher) return { profile: watcher.profile, role: "spectator" };
    const sitting = this.#attendance.playerOf(connection);
    const player = this.table.players.find(({ id, gone }) => id === sitting && !gone);
    return player
      ? {
          profile: player.profile,
          role: player.id === this.table.session.owner ? "owner" : "guest",
        }
      : null;
  }

  ask<R extends TableRequest>(
    connection: Connection,
    request: R,
    payload: TableAsk<R>,
  ): Promise<Answer<TableAnswers[R]>> {
    return this.#answered(() => this.#requests.answer(connection, request, payload));
  }

  /**
   * Another secret that opens the player's seat, for who has lost track of the one he had. Throws a
   * StoreError.
   */
  reissueToken(player: string): string {
    const { store, random, clock } = this.#parts;
    const token = newToken(random);
    store.atOnce(() =>
      store.sessions.addToken({
        hash: hashOf(token),
        session: this.#session.session.id,
        player,
        issuedAt: clock.now(),
        reissued: true,
      }),
    );
    return token;
  }

  /** The profile has another name or face now. Throws a StoreError. */
  profileChanged({ id, name, avatar }: Profile): void {
    this.#journal.settle();
    const { table } = this.#journal;
    this.#attendance.renamed(id, name);
    if (!table.players.some(({ profile }) => profile === id))
      return this.#do(() => this.#broadcast.sendTable());
    this.#journal.commit({
      after: {
        ...table,
        players: table.players.map((player) =>
          player.profile === id ? { ...player, name, avatar } : player,
        ),
      },
    });
    this.#do(() => this.#broadcast.sendTable());
  }

  /** H-13: how people of the network come in from now on. Throws a StoreError. */
  openTo(lan: StoredLan): void {
    this.#journal.settle();
    const { session } = this.#journal.table;
    const couldWatch = session.lan?.spectators ?? true;
    this.#journal.commit({ after: { ...this.#journal.table, session: { ...session, lan } } });
    this.#do(() => {
      this.#broadcast.sendTable();
      if (!couldWatch) this.#showToWatchers();
    });
  }

  /**
   * H-14: nobody new comes in, and the lines end of all but `owner`, whose host it is; seats are
   * kept (C-6). Throws a StoreError.
   */
  closeTo(owner: string): void {
    this.#journal.settle();
    const { session } = this.#journal.table;
    if (!session.lan || session.lan.closed) return;
    this.#journal.commit({
      after: {
        ...this.#journal.table,
        session: { ...session, lan: { ...session.lan, closed: true } },
      },
    });
    this.#do(() => {
      this.#attendance.letIn();
      for (const { connection } of this.#attendance.connections()) {
        if (this.attendee(connection)?.profile === owner) continue;
        endConnection(connection, "lan-closed", this.#parts.log);
        this.depart(connection);
      }
      this.#broadcast.sendTable();
    });
  }

  /**
   * Its session is over, and everybody is told where it goes on. Nobody is taken there: to sit down
   * costs a buy-in, and is each one's own wish.
   */
  leadTo(table: string): void {
    this.#sequel = table;
    this.#do(() => this.#broadcast.sendTable());
  }

  /**
   * Closes the table for good, whatever is played; everybody has his chips back. Throws a
   * StoreError; then it is still open.
   */
  close(): void {
    this.#journal.settle();
    if (!this.isOpen) return;
    try {
      this.#journal.commit(closed(this.#session.rules, this.#journal.table, this.#play.run));
    } catch (error) {
      if (error instanceof StoreError && error.code === "store-conflict")
        this.#do(() => this.#recover(error));
      throw error;
    }
    this.#broadcast.sendTable();
    this.#end();
  }

  /**
   * The host ends; the table will be there again when it starts, so nobody is told that it closed.
   */
  stop(): void {
    this.#journal.settle();
    this.#life.stop();
    this.#play.stop();
    this.#attendance.stop();
    this.#journal.leave();
  }

  /** Whatever is on its way into the store gets there now. */
  settle(): void {
    this.#journal.settle();
  }

  /**
   * Where something else is stored of it than it knows of, it is set back to that. Throws a
   * StoreError.
   */
  refresh(): void {
    this.#journal.settle();
    const stored = this.#parts.store.tables.revision(this.id);
    if (stored === this.table.revision) return;
    this.#do(() =>
      this.#recover(
        new StoreError(
          "store-conflict",
          saysOfStore("otherRevision", { table: this.id, revision: this.table.revision }),
        ),
      ),
    );
  }

  /**
   * A change that the session stores together with others of its own. Throws a StoreError
   * `store-conflict`.
   */
  prepared(change: TableChange): Prepared {
    return this.#journal.prepared(change);
  }

  /**
   * What was prepared is stored: those whose place is elsewhere by now look on, and are told where
   * it is; who has come sits, or is waited for.
   */
  rearranged(before: StoredTable): void {
    this.#do(() => {
      if (!this.isOpen) return;
      const left = present(before).filter(
        ({ id }) => !present(this.table).some((player) => player.id === id),
      );
      const came = present(this.table).filter(
        (player) => !present(before).some(({ id }) => id === player.id),
      );
      for (const { id, profile, name } of left)
        this.#attendance.dismiss(id, { profile, name, player: id });
      this.#swaps.forget(...left.map(({ id }) => id));
      for (const player of came) this.#welcome(player);
      this.#play.presenceChanged();
      this.#broadcast.sendTable();
      if (this.table.stage === "closed") this.#end();
    });
  }

  /**
   * These have their places at other tables than before: those of them who look on here are told.
   */
  placesChanged(players: readonly string[]): void {
    this.#do(() => {
      const lines = players.flatMap((player) => this.#attendance.linesFromElsewhere(player));
      for (const line of lines) this.#broadcast.sendPresent(line, null, null);
    });
  }

  /**
   * The next round, where the session does not begin it by itself. Nothing changes where it is
   * refused.
   */
  deal(wish: DealWish = {}): Promise<Answer<null>> {
    return this.#answered(() => {
      const refused = this.#requests.deal(wish);
      if (!refused) this.#wake();
      return refused ?? { ok: true, value: null };
    });
  }

  /** Who dealt the present or last round; null where nobody does. */
  get dealer(): string | null {
    const seat = this.#play.run?.round.facts.dealer ?? null;
    return seat === null ? null : (playerAt(this.table.players, seat)?.id ?? null);
  }

  /** Of everybody who is at the table to stay. */
  presences(): readonly (readonly [player: string, presence: Presence])[] {
    return present(this.table).map(
      (player) => [player.id, this.#attendance.presence(player)] as const,
    );
  }

  /** Is any person here who plays at it? */
  get isAttended(): boolean {
    return present(this.table).some(
      (player) => player.bot === null && this.#attendance.presence(player) === "here",
    );
  }

  /** H-22: for these players time makes every move of the present round, or else of the next. */
  missRound(players: readonly string[]): void {
    this.#do(() => {
      this.#missing = new Set(players);
      this.#play.presenceChanged();
    });
  }

  /**
   * C-5: leaves the round that is played here, and the table, for good. Done, too, where he is not
   * here any more.
   */
  expel(player: string): Promise<Answer<null>> {
    return this.#answered(() => this.#people.expel(player));
  }

  /** Time runs here from now on, whoever has come. */
  wake(): void {
    this.#do(() => this.#wake());
  }

  /** A move that is on its way into the store is made before anything else is done here. */
  #do(work: () => void): void {
    this.#journal.settle();
    this.#queue.do(work);
  }

  /**
   * When the table has time for it; whatever is thrown is its own fault, and an answer all the
   * same.
   */
  #answered<T>(work: () => Answer<T> | Promise<Answer<T>>): Promise<Answer<T>> {
    return new Promise((resolve) => {
      this.#do(() => {
        let answer: Answer<T> | Promise<Answer<T>> = refusal("fault", "faultAtTable");
        try {
          answer = this.isOpen ? work() : refusal("closed", "closed");
        } finally {
          resolve(answer);
        }
      });
    });
  }

  /** Whoever looks on from elsewhere already sits by that line; others are waited for. */
  #welcome(player: StoredPlayer): void {
    const line = this.#attendance.linesFromElsewhere(player.id).at(-1);
    if (line) this.#reception.seat(line, player);
    else if (!this.#life.isAsleep && !player.bot && this.#attendance.presence(player) === "dropped")
      this.#attendance.startKeeping(player.id);
  }

  #wake(): void {
    if (this.isOpen && this.#life.isAsleep) this.#reception.wake();
  }

  /** After everything else that the round's end leads to here. */
  #roundOver(run: RoundRun): void {
    const { clock, onRoundOver } = this.#parts;
    const ended = onRoundOver && overRound(this.table, run.round, clock.now());
    if (ended) this.#queue.do(() => onRoundOver(ended));
  }

  #placeOf(connection: Connection): string | null {
    const player = this.#attendance.watcherAt(connection)?.player;
    return player === undefined ? null : this.#session.placeOf(player);
  }

  #fallAsleep(): void {
    this.#life.sleep();
    this.#haste.end();
    this.#clocks.sleep();
    this.#play.timeRuns([]);
  }

  #showToWatchers(): void {
    for (const { connection, player } of this.#attendance.connections())
      if (player === null) this.#broadcast.sendPresent(connection, null, this.#play.present);
  }

  #presenceChanged(): void {
    this.#passOn();
    this.#play.presenceChanged();
    this.#broadcast.sendTable();
  }

  /** H-17: while its owner is away a table is his who is here. */
  #passOn(): void {
    const { table } = this;
    if (!this.#session.rules.passesOn) return;
    const owner = table.players.find(({ id, gone }) => id === table.session.owner && !gone);
    if (owner && this.#attendance.presence(owner) !== "away") return;
    const heir = present(table).find(
      (player) => player.bot === null && this.#attendance.presence(player) === "here",
    );
    if (!heir) return;
    try {
      this.#journal.commit({ after: { ...table, session: { ...table.session, owner: heir.id } } });
    } catch (error) {
      this.#parts.log(said.notPassedOn(this.id, storeRefusal(error).error.code));
    }
  }

  #moved(gone: readonly StoredPlayer[]): void {
    const { owner } = this.table.session;
    if (gone.length > 0) this.#left(gone);
    else this.#passOn();
    if (this.table.session.owner !== owner) this.#broadcast.sendTable();
  }

  /** These players are gone for good. A table without a person closes. */
  #left(gone: readonly StoredPlayer[]): void {
    const standing = gone.flatMap(({ id }) => this.#attendance.linesOf(id, null));
    for (const { id, profile, name } of gone) this.#attendance.dismiss(id, { profile, name });
    this.#swaps.forget(...gone.map(({ id }) => id));
    this.#passOn();
    this.#broadcast.sendTable();
    // From now on they see what those see who look on.
    for (const line of standing) this.#broadcast.sendPresent(line, null, this.#play.present);
    if (!this.#session.rules.waitsForPeople) return;
    if (hasPeople(this.table)) this.#beginIfReady();
    else this.#closeDeserted();
  }

  /** Where that cannot be stored just now, the next start of the host does it. */
  #closeDeserted(): void {
    try {
      this.close();
    } catch (error) {
      this.#parts.log(said.notClosed(this.id, faultLine(error)));
      this.#end();
    }
  }

  /** Whoever was waited for is not here any more. */
  #beginIfReady(): void {
    const refused = this.#requests.beginIfReady();
    if (refused) this.#parts.log(said.noNextRound(this.id, refused.error.code));
  }

  #sitter(seat: Seat): TimedSitter | null {
    const player = playerAt(this.table.players, seat);
    return player
      ? {
          player,
          presence: this.#attendance.presence(player),
          missingSince: this.#attendance.missingSince(player.id),
          misses: this.#missing.has(player.id),
        }
      : null;
  }

  /**
   * A clock whose calls wait until the table has time for them. A move that was made first may have
   * stopped the clock.
   */
  #queued(clock: Clock): Clock {
    return {
      now: () => clock.now(),
      elapsed: () => clock.elapsed(),
      setTimeout: (callback, ms) => {
        const timer: Timer = { id: null, isStopped: false };
        timer.id = clock.setTimeout(() => this.#do(() => timer.isStopped || callback()), ms);
        return timer;
      },
      clearTimeout: (id) => {
        const timer = id as Timer | null | undefined;
        if (!timer) return;
        timer.isStopped = true;
        clock.clearTimeout(timer.id);
      },
    };
  }

  /**
   * Whatever went wrong: the table is set back to where it is stored; if that does not help, it
   * ends, and only it.
   */
  #recover(error: unknown): void {
    if (!this.isOpen) return;
    this.#journal.settle();
    this.#parts.log(said.table(this.id, faultLine(error)));
    const { revision } = this.table;
    this.#faults = {
      revision,
      count: this.#faults.revision === revision ? this.#faults.count + 1 : 1,
    };
    if (this.#faults.count > faultsAllowed)
      this.#endOver(new Error("setting the table back does not help"));
    else this.#setBack();
  }

  /**
   * A disk that cannot be read just now is asked again, however often: that is no reason to end.
   * What is wrong with what it holds is.
   */
  #setBack(): void {
    if (!this.isOpen) return;
    try {
      this.#play.restore(this.#journal.reload().latest);
      this.#broadcast.sendTable();
      for (const { connection, player } of this.#attendance.connections())
        this.#broadcast.sendPresent(connection, player, this.#play.present);
      this.#parts.onSetBack?.(this.id);
    } catch (fault) {
      if (
        !(fault instanceof StoreError) ||
        fault.code === "store-corrupt" ||
        fault.code === "store-conflict"
      )
        return this.#endOver(fault);
      this.#parts.clock.setTimeout(() => this.#do(() => this.#setBack()), setBackAgainMs);
    }
  }

  #endOver(fault: unknown): void {
    this.#parts.log(said.tableEnds(this.id, faultLine(fault)));
    this.#end(fault);
  }

  #end(fault: unknown = null): void {
    this.#life.close(fault);
    this.#play.stop();
    this.#attendance.stop();
    this.#journal.leave();
  }

  #closed(fault: unknown): void {
    for (const { connection } of this.#attendance.connections())
      endConnection(connection, "table-closed", this.#parts.log);
    this.#parts.onClosed(this.id, fault);
  }
}
