// One table: the door that connections come to, and what holds its parts together. A fault in it stays in it.

import type { Store } from '#main/store/store.ts';
import type { BegunRound } from '#main/store/roundStore.ts';
import { StoreError } from '#main/store/storeError.ts';
import type { StoredPlayer, StoredTable } from '#main/store/tableStore.ts';
import type { Seat } from '#shared/contract/seats.ts';
import type { Answer, Profile, Refusal, TableAnswers } from '#shared/protocol/messages.ts';
import type { TableAsk, TableRequest } from '#shared/protocol/schema.ts';
import { Attendance } from './attendance.ts';
import { Broadcast } from './broadcast.ts';
import type { BotMind } from '#main/bots/botMind.ts';
import { hashOf, newToken, type RandomBytes } from '#main/host/chance.ts';
import type { Clock } from '#main/host/clock.ts';
import { faultLine, type Log } from '#main/host/log.ts';
import type { Arrival, Connection, Sitter, TableDoor } from '#main/host/ports.ts';
import { endConnection, Reception } from './reception.ts';
import { refusal } from '#main/host/refusal.ts';
import { playerAt } from './seating.ts';
import { TableLife } from './tableChart.ts';
import { closed, hasPeople } from './tableChanges.ts';
import { TableRequests } from './tableRequests.ts';
import { TableJournal } from './tableJournal.ts';
import { TablePlay } from './tablePlay.ts';
import { tableView } from './tableState.ts';
import { TurnClocks, type Sitter as TimedSitter } from './turnClocks.ts';
import { WorkQueue } from '#main/host/workQueue.ts';
import { log as said } from '#main/text/english.ts';

/** What every table of a house shares. */
export interface TableParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly random: RandomBytes;
  readonly mind: BotMind;
  readonly log: Log;
  /** Called once, when the table has closed; with what is wrong where it is still stored as open but cannot go on, else null. */
  readonly onClosed: (id: string, fault: unknown) => void;
}

/** So many faults without a change of the table between them: setting it back does not help. */
const faultsAllowed = 3;

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
  readonly #reception: Reception;
  #faults = { revision: -1, count: 0 };

  /** Puts the table where its store has it. Throws a ReplayError or RecordError when its round cannot be. */
  constructor(parts: TableParts, table: StoredTable, latest: BegunRound | null) {
    this.id = table.id;
    this.#parts = parts;
    const { store, random, mind, log } = parts;
    const life = (this.#life = new TableLife({ clock: parts.clock, onClosed: (fault) => this.#closed(fault) }));
    const isAsleep = (): boolean => life.isAsleep;
    const clock = this.#queued(parts.clock);
    const journal = (this.#journal = new TableJournal(store, clock, table));
    const settings = () => journal.table.settings;
    const attendance = (this.#attendance = new Attendance({ clock, keepMs: () => settings().keepSeconds * 1000, onAway: () => this.#presenceChanged() }));
    const clocks = (this.#clocks = new TurnClocks({ clock, random, settings, isAsleep, sitter: (seat) => this.#sitter(seat), onBank: () => broadcast.sendTable() }));
    const broadcast = (this.#broadcast = new Broadcast({
      attendance, log,
      state: () => tableView({ table: journal.table, attendance, clocks, run: this.#play.run }),
      players: () => journal.table.players,
      onBroken: (connection) => this.depart(connection),
    }));
    const play = (this.#play = new TablePlay({ journal, attendance, clocks, isAsleep, broadcast, mind, clock, random, log, onMoved: (gone) => this.#left(gone) }));
    this.#requests = new TableRequests({ journal, attendance, clocks, play, broadcast, mind, random, bank: store.bank, onLeft: (player) => this.#left([player]) });
    this.#reception = new Reception({ journal, attendance, clocks, play, broadcast, life, store, clock, log });
    play.restore(latest);
  }

  /** False from the moment at which it closes, a little before it is gone from the house. */
  get isOpen(): boolean {
    return this.#life.isOpen;
  }

  get table(): StoredTable {
    return this.#journal.table;
  }

  arrive(connection: Connection, token: string | undefined): Arrival | Refusal {
    if (!this.isOpen) return refusal('closed', 'closed');
    try {
      return token === undefined ? this.#reception.watch(connection) : this.#reception.takeSeat(connection, token);
    } catch (error) {
      this.#queue.do(() => this.#recover(error));
      return refusal('fault', 'faultAtDoor');
    }
  }

  refusalOf(token: string): Refusal | null {
    if (!this.isOpen) return refusal('closed', 'closed');
    return this.#reception.refusalOf(token);
  }

  depart(connection: Connection): void {
    this.#queue.do(() => {
      const player = this.#attendance.drop(connection);
      if (!this.isOpen) return;
      if (this.#attendance.connections().length === 0) this.#fallAsleep();
      if (player === null) return;
      this.#presenceChanged();
      this.#beginIfReady();
    });
  }

  sitter(connection: Connection): Sitter | null {
    const sitting = this.#attendance.playerOf(connection);
    const player = this.table.players.find(({ id, gone }) => id === sitting && !gone);
    return player?.profile ? { profile: player.profile, isOwner: player.id === this.table.owner } : null;
  }

  ask<R extends TableRequest>(connection: Connection, request: R, payload: TableAsk<R>): Promise<Answer<TableAnswers[R]>> {
    return new Promise((resolve) => {
      this.#queue.do(() => {
        let answer: Answer<TableAnswers[R]> | Promise<Answer<TableAnswers[R]>> = refusal('fault', 'faultAtTable');
        try {
          answer = this.isOpen ? this.#requests.answer(this.#attendance.playerOf(connection), request, payload) : refusal('closed', 'closed');
        } finally {
          resolve(answer);
        }
      });
    });
  }

  /** Another secret that opens the player's seat, for who has lost track of the one he had. Throws a StoreError. */
  reissueToken(player: string): string {
    const { store, random, clock } = this.#parts;
    const token = newToken(random);
    store.atOnce(() => store.tables.addToken({ hash: hashOf(token), table: this.id, player, issuedAt: clock.now(), reissued: true }));
    return token;
  }

  /** The profile has another name or face now. Throws a StoreError. */
  profileChanged({ id, name, avatar }: Profile): void {
    const { table } = this.#journal;
    if (!table.players.some(({ profile }) => profile === id)) return;
    this.#journal.commit({ after: { ...table, players: table.players.map((player) => (player.profile === id ? { ...player, name, avatar } : player)) } });
    this.#queue.do(() => this.#broadcast.sendTable());
  }

  /** Closes the table for good, whatever is played; everybody has his chips back. Throws a StoreError; then it is still open. */
  close(): void {
    if (!this.isOpen) return;
    try {
      this.#journal.commit(closed(this.#journal.table, this.#play.run));
    } catch (error) {
      if (error instanceof StoreError && error.code === 'store-conflict') this.#queue.do(() => this.#recover(error));
      throw error;
    }
    this.#broadcast.sendTable();
    this.#end();
  }

  /** The host ends; the table will be there again when it starts, so nobody is told that it closed. */
  stop(): void {
    this.#life.stop();
    this.#play.stop();
    this.#attendance.stop();
  }

  #fallAsleep(): void {
    this.#life.sleep();
    this.#clocks.sleep();
    this.#play.timeRuns([]);
  }

  #presenceChanged(): void {
    this.#play.presenceChanged();
    this.#broadcast.sendTable();
  }

  /** These players are gone for good. A table without a person closes. */
  #left(gone: readonly StoredPlayer[]): void {
    if (gone.length === 0) return;
    for (const { id } of gone) this.#attendance.dismiss(id);
    this.#broadcast.sendTable();
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
    return player ? { player, presence: this.#attendance.presence(player), missingSince: this.#attendance.missingSince(player.id) } : null;
  }

  /** A clock whose calls wait until the table has time for them. */
  #queued(clock: Clock): Clock {
    return {
      now: () => clock.now(), elapsed: () => clock.elapsed(),
      setTimeout: (callback, ms) => clock.setTimeout(() => this.#queue.do(callback), ms), clearTimeout: (id) => clock.clearTimeout(id),
    };
  }

  /** Whatever went wrong: the table is set back to where it is stored; if that does not help, it ends, and only it. */
  #recover(error: unknown): void {
    if (!this.isOpen) return;
    this.#parts.log(said.table(this.id, faultLine(error)));
    const { revision } = this.table;
    this.#faults = { revision, count: this.#faults.revision === revision ? this.#faults.count + 1 : 1 };
    try {
      if (this.#faults.count > faultsAllowed) throw new Error('setting the table back does not help');
      this.#play.restore(this.#journal.reload().latest);
      this.#broadcast.sendTable();
      for (const { connection, player } of this.#attendance.connections()) this.#broadcast.sendPresent(connection, player, this.#play.present);
    } catch (fault) {
      this.#parts.log(said.tableEnds(this.id, faultLine(fault)));
      this.#end(fault);
    }
  }

  #end(fault: unknown = null): void {
    this.#life.close(fault);
    this.#play.stop();
    this.#attendance.stop();
  }

  #closed(fault: unknown): void {
    for (const { connection } of this.#attendance.connections()) endConnection(connection, 'table-closed', this.#parts.log);
    this.#parts.onClosed(this.id, fault);
  }
}
