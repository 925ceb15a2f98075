// How are rounds played at a table: begun, moved in, timed out, ended? Store first, then views,
// then answers.

import type { BegunRound } from "#main/store/roundStore.ts";
import type { StoredPlayer } from "#main/store/storedPlayer.ts";
import type { StoredTable } from "#main/store/tableStore.ts";
import { cuesAt } from "#shared/bots/asking.ts";
import type { BotLevel } from "#shared/bots/bot.ts";
import { notices, View } from "#shared/contract/view.ts";
import type { Cooldown } from "#shared/contract/game.ts";
import { activeSeats } from "#shared/contract/turns.ts";
import { openWindow } from "#shared/contract/windows.ts";
import type { Public } from "#shared/contract/json.ts";
import type { CommonFacts, Move } from "#shared/contract/round.ts";
import type { Seat, Viewer } from "#shared/contract/seats.ts";
import { sentence } from "#shared/games/texts.ts";
import type { Refusal } from "#shared/protocol/answer.ts";
import { readRecord, type ReadRecord } from "#shared/record/roundRecord.ts";
import type { Attendance } from "./attendance.ts";
import { newestStep, type Broadcast, type NumberedStep } from "./broadcast.ts";
import type { BotLine } from "#main/bots/botLine.ts";
import type { BotMind } from "#main/bots/botMind.ts";
import { BotTurns, type BotChoice, type BotToAct } from "#main/bots/botTurns.ts";
import type { RandomBytes } from "#main/base/chance.ts";
import type { Clock } from "#main/base/clock.ts";
import type { Haste } from "./haste.ts";
import { HeldAnswers } from "./heldAnswers.ts";
import type { Log } from "#main/base/log.ts";
import type { DealWish, SessionRules } from "#main/session/sessionRules.ts";
import { hurryOf, paceWithin } from "#main/bots/pace.ts";
import { refusal } from "#main/base/refusal.ts";
import { storeRefusal } from "#main/store/storeError.ts";
import { log as said } from "#main/text/english.ts";
import { refuseOtherRound, RoundRun, type Moved } from "./roundRun.ts";
import { playerAt } from "#main/session/seating.ts";
import { moved } from "./tableChanges.ts";
import type { TableChange, TableJournal } from "./tableJournal.ts";
import type { TurnClocks } from "./turnClocks.ts";

interface Parts {
  readonly journal: TableJournal;
  readonly rules: SessionRules;
  readonly attendance: Attendance;
  readonly clocks: TurnClocks;
  readonly haste: Haste;
  readonly isAsleep: () => boolean;
  /** Does this player miss the round, so that time makes his moves? */
  readonly misses: (player: string) => boolean;
  readonly broadcast: Broadcast;
  readonly mind: BotMind;
  /** In which bots' moves wait; each is made in the table's own queue. */
  readonly line: BotLine;
  /** Everything it calls back runs in the table's own queue. */
  readonly clock: Clock;
  readonly random: RandomBytes;
  readonly log: Log;
  /** Does a piece of work when the table has time for it; what it throws stays in the table. */
  readonly inQueue: (work: () => void) => void;
  /** Called after moves were stored and told, with the players they made gone. */
  readonly onMoved: (gone: readonly StoredPlayer[]) => void;
  /** Called after a round's end was stored and told. */
  readonly onRoundOver: (run: RoundRun) => void;
}

/** H-11 */
const standInLevel: BotLevel = "regular";

export class TablePlay {
  readonly #parts: Parts;
  readonly #bots: BotTurns;
  readonly #held = new HeldAnswers();
  /** Which seats have answered which cues of the round. */
  readonly #answered = new Set<string>();
  #run: RoundRun | null = null;
  /** When the last move was made that is no move at any time, by elapsed time. */
  #commandAt = 0;

  constructor(parts: Parts) {
    const { mind, line, clock, random } = parts;
    this.#parts = parts;
    this.#bots = new BotTurns({
      game: () => this.#run?.game.id ?? "",
      mind,
      line,
      clock,
      random,
      pace: () => this.#pace(),
      onChoice: (seat, choice, cue) => this.#botChose(seat, choice, cue),
    });
  }

  /** The present round; between rounds the last one. */
  get run(): RoundRun | null {
    return this.#run;
  }

  get present(): NumberedStep | null {
    return this.#run && newestStep(this.#run, this.#parts.journal.table.roundNumber);
  }

  /**
   * Deals the next round; false when there is none to deal now. Throws a StoreError or RecordError;
   * then nothing has changed.
   */
  begin(wish: DealWish = {}): boolean {
    const { journal, rules, attendance, broadcast, random } = this.#parts;
    const next = rules.next(journal.table, random, wish);
    if (!next) return false;
    journal.commit({ after: next.table, begun: next.read.record, postings: next.postings });
    this.#start(next.read);
    attendance.clearReady();
    this.timeRuns([]);
    broadcast.sendTable();
    if (this.present) broadcast.sendStep(this.present);
    return true;
  }

  /** Puts a stored round back as it was. Throws a ReplayError or RecordError. */
  restore(latest: BegunRound | null): void {
    this.#held.reply([], refusal("fault", "faultAtTable"));
    this.stop();
    if (latest) this.#start(readRecord(latest.record));
    else this.#run = null;
    refuseOtherRound(this.#parts.journal.table, latest, this.#run);
    this.timeRuns([]);
  }

  /**
   * A player's move; a refusal has changed nothing. One that is held is answered when it is held no
   * more, others once they are stored.
   */
  move(seat: Seat, move: Move): Refusal | Promise<Refusal | null> {
    return this.#tried(seat, move, (run, moves) => this.#storeSoon(run, moves));
  }

  /** The same, stored at once, and `also` with it. */
  moveNow(
    seat: Seat,
    move: Move,
    also?: (table: StoredTable) => StoredTable,
  ): Refusal | null | Promise<Refusal | null> {
    return this.#tried(seat, move, (run, moves) => this.#store(run, moves, also));
  }

  /** What a viewer sees now. */
  viewOf(viewer: Viewer): View<Public, CommonFacts, Move> | null {
    if (!this.#run) return null;
    const view = View.of(this.#run.game, this.#run.step, viewer);
    return viewer !== "spectator" && this.#run.held.includes(viewer) ? View.answered(view) : view;
  }

  /**
   * Clocks and bots as the newest step, the people present and the settings have it; `movers` begin
   * a turn anew, those among them who are `absent` after a pause only.
   */
  timeRuns(movers: readonly Seat[], absent: readonly Seat[] = []): void {
    const run = this.#run;
    const { clocks, haste } = this.#parts;
    if (!run || run.isOver) {
      haste.end();
      clocks.stop();
      this.#bots.stop();
      return;
    }
    clocks.update(run.game, run.round, movers, absent);
    run.clocksChanged();
    this.#askBots(run, movers);
  }

  /**
   * Somebody came, dropped or went away: how long he is waited for, and who plays for him, is
   * another matter now.
   */
  presenceChanged(): void {
    const run = this.#run;
    run?.clocksChanged();
    if (!run || run.isOver) return;
    if (this.#parts.journal.table.session.settings.standIns) this.#askBots(run, []);
    this.#followConsents(run);
  }

  /** H-30: the bots' pace is another, in the middle of their pauses too. */
  paceChanged(): void {
    this.#run?.clocksChanged();
    this.#bots.paceChanged();
  }

  stop(): void {
    this.#run?.stop();
    this.#held.reply([], refusal("closed", "closed"));
    this.#bots.stop();
    this.#parts.clocks.stop();
  }

  #tried<A>(
    seat: Seat,
    move: Move,
    store: (run: RoundRun, moves: readonly Moved[]) => A,
  ): Refusal | Promise<Refusal | null> | A {
    const run = this.#run;
    if (!run) return refusal("C-11", "noRound");
    const rest = this.#restOf(run, move);
    const early = rest && run.game.apply(run.round, seat, move);
    if (rest && early) return { ok: false, error: early.ok ? rest.error : early.error };
    const tried = run.tryMove(seat, move);
    if (!tried.ok) return tried;
    return tried.isHeld ? this.#held.wait(seat) : store(run, tried.moves);
  }

  /**
   * What is left of the time for which the move has to wait, everybody's alike; null where it may
   * be made.
   */
  #restOf(run: RoundRun, move: Move): Cooldown | null {
    const { clock, haste } = this.#parts;
    const rest = haste.isHurried
      ? null
      : (run.game.longTurns?.cooldown?.(run.round.options, move) ?? null);
    const ms = rest ? this.#commandAt + rest.ms - clock.elapsed() : 0;
    return rest && ms > 0 ? { ...rest, ms } : null;
  }

  #start(read: ReadRecord): void {
    this.stop();
    this.#answered.clear();
    const { clock, clocks } = this.#parts;
    this.#commandAt = clock.elapsed();
    this.#run = new RoundRun(read, {
      clock,
      patience: (round, seat) => clocks.patienceMs(round, seat),
      floorLeft: () => clocks.floorLeftMs,
      onTimeOut: (moves) => this.#timedOut(moves),
    });
  }

  #askBots(run: RoundRun, movers: readonly Seat[]): void {
    this.#bots.update(
      this.#parts.isAsleep() ? [] : this.#botsToAct(run),
      movers,
      openWindow(run.game, run.round)?.number ?? null,
    );
  }

  /** How briskly the bots answer now; in a response window so that every one of them does. */
  #pace(): number {
    const { journal, clocks, haste } = this.#parts;
    const pace =
      haste.paceOf(journal.table.session.settings.botPace) *
      (this.#run ? hurryOf(this.#run.round) : 1);
    return clocks.windowMs === null ? pace : Math.min(pace, paceWithin(clocks.windowMs));
  }

  /**
   * The level at which a bot plays the seat: its own bot, or the stand-in of a player who is away
   * (H-11).
   */
  #levelAt(seat: Seat): BotLevel | null {
    const { journal, attendance, misses } = this.#parts;
    const {
      players,
      session: { settings },
    } = journal.table;
    const player = playerAt(players, seat);
    if (!player || misses(player.id)) return null;
    return (
      player.bot ??
      (settings.standIns && !this.#run?.game.longTurns && attendance.presence(player) === "away"
        ? standInLevel
        : null)
    );
  }

  /**
   * Out of turn first: what may be taken up does not wait for a turn. Who may do nothing is left to
   * the clocks.
   */
  #botsToAct(run: RoundRun): readonly BotToAct[] {
    const cued = run.game.outOfTurn?.cues ? this.#cued(run) : [];
    const due = run.game
      .toAct(run.round)
      .filter((seat) => !run.held.includes(seat) && !cued.some((bot) => bot.seat === seat));
    return [
      ...cued,
      ...due
        .flatMap((seat) => this.#botAt(run, seat, null))
        .filter(({ view }) => !run.game.longTurns || view.seen.legal.length > 0),
    ];
  }

  #botAt(run: RoundRun, seat: Seat, cue: string | null): readonly BotToAct[] {
    const level = this.#levelAt(seat);
    return level
      ? [
          {
            seat,
            level,
            number: run.viewNumber(seat),
            view: View.of(run.game, run.step, seat),
            cue,
          },
        ]
      : [];
  }

  /** Bots with something to take up that they have not answered yet, each with the first. */
  #cued(run: RoundRun): readonly BotToAct[] {
    const first = new Map<Seat, string>();
    for (const { key, seats } of cuesAt(run.game, run.step))
      for (const seat of seats)
        if (!first.has(seat) && !this.#answered.has(`${seat} ${key}`)) first.set(seat, key);
    return [...first].flatMap(([seat, key]) => this.#botAt(run, seat, key));
  }

  #botChose(seat: Seat, choice: BotChoice, cue: string | null): void {
    const { log, journal } = this.#parts;
    if (cue !== null) return this.#answeredCue(seat, choice, cue);
    const refused = this.#botMove(seat, choice);
    if (refused === null) return;
    if (refused === "not-stored") return this.#bots.retryLater(seat, choice);
    if (typeof refused === "object") return this.#bots.retryLater(seat, choice, refused.ms);
    log(said.defaultMove(journal.table.id, seat, refused));
    this.#parts.clocks.force(seat);
    this.#run?.clocksChanged();
  }

  /**
   * What comes too late, or was let go, changes nothing; then the seat may be asked for its turn.
   */
  #answeredCue(seat: Seat, choice: BotChoice, cue: string): void {
    const answer = `${seat} ${cue}`;
    this.#answered.add(answer);
    const refused = "move" in choice && choice.move === null ? null : this.#botMove(seat, choice);
    if (refused === "not-stored") {
      this.#answered.delete(answer);
      return this.#bots.retryLater(seat, choice, undefined, cue);
    }
    if (this.#run && !this.#run.isOver) this.#askBots(this.#run, []);
  }

  /** Null when the bot's move was made; else why not, or for how long it has to wait. */
  #botMove(seat: Seat, choice: BotChoice): string | Cooldown | null {
    const run = this.#run;
    if (!run) return null;
    if ("fault" in choice) return choice.fault;
    const read = run.game.readMove(choice.move);
    if (!read.ok) return sentence(read.problem);
    if (read.move.type === "leave") return said.botsLeave;
    const rest = this.#restOf(run, read.move);
    if (rest) return rest;
    const tried = run.tryMove(
      seat,
      read.move,
      playerAt(this.#parts.journal.table.players, seat)?.bot === null,
    );
    if (!tried.ok) return `${tried.error.code} ${sentence(tried.error)}`;
    return !tried.isHeld && this.#store(run, tried.moves) ? "not-stored" : null;
  }

  #timedOut(moves: readonly Moved[]): void {
    if (!this.#run || !this.#store(this.#run, moves)) return;
    this.#parts.clocks.retryLater();
    this.#run.clocksChanged();
  }

  /** Nobody hears of the moves unless they are stored; what is stored counts. */
  #store(
    run: RoundRun,
    moves: readonly Moved[],
    also?: (table: StoredTable) => StoredTable,
  ): Refusal | null {
    const { journal } = this.#parts;
    try {
      journal.commit(this.#changeBy(run, moves, also));
    } catch (error) {
      return this.#notStored(run, error);
    }
    return this.#tell(run, moves);
  }

  /**
   * The same together with other tables' moves. Where the table was set back meanwhile, it already
   * is where its store has it.
   */
  #storeSoon(run: RoundRun, moves: readonly Moved[]): Promise<Refusal | null> {
    const { journal, inQueue } = this.#parts;
    return new Promise((resolve) => {
      const told = (error: unknown): void => {
        let answer: Refusal | null = refusal("fault", "faultAtTable");
        try {
          if (run === this.#run)
            answer = error === null ? this.#tell(run, moves) : this.#notStored(run, error);
        } finally {
          resolve(answer);
        }
      };
      journal.commitSoon(this.#changeBy(run, moves), (error) => inQueue(() => told(error)));
    });
  }

  #changeBy(
    run: RoundRun,
    moves: readonly Moved[],
    also: (table: StoredTable) => StoredTable = (table) => table,
  ): TableChange {
    const { journal, rules, clocks } = this.#parts;
    return moved(rules, also(journal.table), moves, run, (seat) => clocks.overdrawnMs(seat));
  }

  #notStored(run: RoundRun, error: unknown): Refusal {
    const { journal, clocks, broadcast, log } = this.#parts;
    run.takeBack();
    const refused = storeRefusal(error);
    // Held passes that were to be stored with it are as if they had never come: bots answer once
    // more.
    const asked = this.#held.reply([], refused);
    // Who has come back since he passed was shown that he has answered.
    if (this.present) broadcast.sendAgain(this.present, asked);
    if (clocks.windowMs !== null) this.#askBots(run, []);
    log(said.moveNotStored(journal.table.id, refused.error.code));
    return refused;
  }

  #tell(run: RoundRun, moves: readonly Moved[]): null {
    const { broadcast, journal, onMoved, onRoundOver } = this.#parts;
    const counting = moves.filter((moved) => !run.isPass(moved));
    for (const moved of moves) {
      run.keep(moved);
      broadcast.sendStep(newestStep(run, journal.table.roundNumber));
    }
    const gone = moves.flatMap(({ seat, move }) =>
      move.type === "leave" ? (playerAt(journal.table.players, seat) ?? []) : [],
    );
    this.#count(counting);
    this.#held.reply(run.held, null);
    if (run.isOver) this.#parts.attendance.clearReady();
    const answers = moves.filter(({ move }) => !run.game.outOfTurn?.moves.includes(move.type));
    if (answers.length > 0) this.#commandAt = this.#parts.clock.elapsed();
    this.timeRuns(
      answers.map(({ seat }) => seat),
      answers.flatMap(({ seat, auto }) => (auto ? [seat] : [])),
    );
    broadcast.sendTable((viewer) => moves.some(({ accepted }) => notices(accepted, viewer)));
    onMoved(gone);
    if (run.isOver) onRoundOver(run);
    this.#followConsents(run);
    return null;
  }

  /**
   * EN-10: bots, and who is away, agree to end the round once a person who is here does; where no
   * person is left in it, bots do when they have played long enough.
   */
  #followConsents(run: RoundRun): void {
    const consent = run.game.outOfTurn?.consent;
    if (!consent || run !== this.#run || run.isOver) return;
    const { facts } = run.round;
    const given = consent.given(facts);
    const sitters = activeSeats(run.round).map((seat) => ({
      seat,
      isHere: this.#isPersonHere(seat),
    }));
    const isDue = sitters.some(({ isHere }) => isHere)
      ? sitters.some(({ seat, isHere }) => isHere && given.includes(seat))
      : consent.areBotsDone(facts);
    const next = isDue
      ? sitters.find(({ seat, isHere }) => !isHere && !given.includes(seat))
      : undefined;
    // Each that is stored comes back here for the next.
    const tried = next && run.tryMove(next.seat, { type: consent.move });
    if (tried?.ok) this.#store(run, tried.moves);
  }

  #isPersonHere(seat: Seat): boolean {
    const { journal, attendance } = this.#parts;
    const player = playerAt(journal.table.players, seat);
    return player?.bot === null && attendance.presence(player) !== "away";
  }

  /**
   * C-6: time-outs in a row are counted; a move of one's own begins the count anew. Letting a
   * window pass is neither.
   */
  #count(moves: readonly Moved[]): void {
    const { attendance, journal } = this.#parts;
    for (const { seat, auto } of moves) {
      const player = playerAt(journal.table.players, seat);
      if (!player || player.bot) continue;
      // What time does in one turn is one time-out, in however many steps.
      if (auto && this.#parts.clocks.isGoingOn(seat)) continue;
      if (auto) attendance.timedOut(player.id);
      else attendance.comeBack(player.id);
    }
  }
}
