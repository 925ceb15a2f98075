// How long does the table wait for each seat that is to act (H-12, C-6)?

import type { StoredPlayer } from "#main/store/storedPlayer.ts";
import { openlyToAct } from "#shared/contract/view.ts";
import type { AnyGame, AnyRound } from "#shared/contract/game.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { openWindow } from "#shared/contract/windows.ts";
import type { TableSettings } from "#shared/protocol/schema.ts";
import type { Presence, SeatClock } from "#shared/protocol/table.ts";
import type { RandomBytes } from "#main/base/chance.ts";
import type { Clock } from "#main/base/clock.ts";
import { drawnPause, hurryOf } from "#main/bots/pace.ts";
import { WindowTime } from "./windowTime.ts";

/** C-6: the clock of a dropped seat where the table has none. */
const droppedMs = 30_000;
/** Before a default move that could not be stored is tried again. */
const retryMs = 1000;

/** What the clocks know of whoever sits at a seat. */
export interface Sitter {
  readonly player: StoredPlayer;
  readonly presence: Presence;
  /** Since when he is dropped or away, by elapsed time; null while he is here. */
  readonly missingSince: number | null;
  /** He misses the round: time makes his moves, a bot's too, and nobody stands in for him. */
  readonly misses: boolean;
}

interface Turn {
  /** The phase, and where a response window is open which one. */
  readonly moment: string;
  readonly startedAt: number;
  /** How long an away seat lets the others wait. */
  readonly pauseMs: number;
  /** A bot has failed to answer: its default move is due. */
  readonly isForced: boolean;
  /** Its player has let time pass in this very turn: the rest of it follows after a pause. */
  readonly goesOn: boolean;
  readonly notBefore: number;
  readonly bankTimer: unknown;
}

interface Parts {
  readonly clock: Clock;
  readonly random: RandomBytes;
  readonly settings: () => TableSettings;
  readonly sitter: (seat: Seat) => Sitter | null;
  /** Is nobody at the table? Then nobody's time runs. */
  readonly isAsleep: () => boolean;
  /**
   * Does everything go as fast as it can (H-30)? Then a window may close as soon as all have
   * answered.
   */
  readonly isHurried: () => boolean;
  /** Called when a seat's own time is used up and its time bank begins to run. */
  readonly onBank: () => void;
}

const missingSince = (sitter: Sitter, startedAt: number): number =>
  Math.max(startedAt, sitter.missingSince ?? startedAt);

export class TurnClocks {
  readonly #parts: Parts;
  readonly #turns = new Map<Seat, Turn>();
  /** One time for all who are asked; neither turn clock nor time bank runs in it. */
  readonly #window: WindowTime;
  #hurry = 1;
  #round: AnyRound | null = null;
  #isStepwise = false;
  /**
   * A round to which a move leads that is not kept yet, and when its turns begin if it is, by
   * elapsed time.
   */
  #foreseen: { readonly round: AnyRound; readonly at: number } | null = null;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#window = new WindowTime(parts.clock);
  }

  /**
   * Begins a turn for each seat that is newly to act, in another phase, or again after its own
   * move. `absent`: of those the movers whom time has moved.
   */
  update(
    game: AnyGame,
    round: AnyRound,
    movers: readonly Seat[],
    absent: readonly Seat[] = [],
  ): void {
    const waiting = openlyToAct(game, round);
    const window = openWindow(game, round);
    const moment = `${game.phase(round)} ${window?.number ?? ""}`;
    this.#window.follow(window);
    this.#hurry = hurryOf(round);
    this.#isStepwise = game.longTurns !== undefined;
    // Who has answered in a hidden window is no longer to act, but his clock must go on as if he
    // were.
    const again = game.toAct(round).filter((seat) => movers.includes(seat));
    for (const [seat, turn] of this.#turns)
      if (!waiting.includes(seat) || turn.moment !== moment || again.includes(seat))
        this.#end(seat);
    const at = this.#foreseen?.round === round ? this.#foreseen.at : this.#parts.clock.elapsed();
    const goesOn = (seat: Seat): boolean =>
      this.#isStepwise && (absent.includes(seat) || game.legal(round, seat).length === 0);
    for (const seat of waiting)
      if (!this.#turns.has(seat)) this.#begin(seat, moment, at, goesOn(seat));
    for (const seat of again)
      this.#set(seat, { notBefore: this.#parts.clock.elapsed() + this.#restMs(game, round, seat) });
    this.#round = round;
    this.#foreseen = null;
  }

  /** A turn that begins anew: the seat's player came back. */
  restart(seat: Seat): void {
    const turn = this.#turns.get(seat);
    if (!turn) return;
    this.#end(seat);
    this.#begin(seat, turn.moment);
  }

  /** Somebody is there: time runs, for all from now. */
  wake(): void {
    this.#window.restart();
    for (const seat of [...this.#turns.keys()]) this.restart(seat);
  }

  /**
   * Nobody is there any more, not even to watch: the table waits as it stands. C-6 makes moves for
   * a seat that holds others up, and here it holds up nobody.
   */
  sleep(): void {
    for (const { bankTimer } of this.#turns.values()) this.#parts.clock.clearTimeout(bankTimer);
  }

  /** Was what time does for the seat begun already, in this turn? */
  isGoingOn(seat: Seat): boolean {
    return this.#turns.get(seat)?.goesOn === true;
  }

  force(seat: Seat): void {
    this.#set(seat, { isForced: true });
  }

  /** The default moves that were due could not be stored. */
  retryLater(): void {
    for (const seat of this.#turns.keys())
      this.#set(seat, { notBefore: this.#parts.clock.elapsed() + retryMs });
  }

  /**
   * For the chart: ms until the seat's default move; null = for ever. Of a round that a move leads
   * to, and which may not be stored, what it most likely will be: so the chart need seldom be told
   * anything more when it is.
   */
  patienceMs(round: AnyRound, seat: Seat): number | null {
    if (this.#round !== null && this.#round !== round) return this.#foreseenMs(round, seat);
    const turn = this.#turns.get(seat);
    if (!turn || this.#parts.isAsleep()) return null;
    const due = this.#dueAt(seat, turn);
    return due === null
      ? null
      : Math.max(0, Math.max(due, turn.notBefore) - this.#parts.clock.elapsed());
  }

  /** For the chart: ms for which the response window that is open may not close; 0 where it may. */
  get floorLeftMs(): number {
    if (this.#parts.isAsleep() && this.#window.isOpen) return Infinity;
    return this.#parts.isHurried() ? 0 : this.#window.floorLeftMs;
  }

  /** The whole length of the response window that is open; null where none is. */
  get windowMs(): number | null {
    return this.#window.isOpen ? this.#window.fullMs : null;
  }

  /** What a move made now takes from the player's time bank (H-12). */
  overdrawnMs(seat: Seat): number {
    const turn = this.#turns.get(seat);
    const ownMs = this.#turnMs();
    const sitter = this.#parts.sitter(seat);
    if (
      !turn ||
      this.#window.isOpen ||
      ownMs === null ||
      !sitter ||
      sitter.player.bot ||
      sitter.presence === "away"
    )
      return 0;
    return Math.min(
      sitter.player.bankMs,
      Math.max(0, this.#parts.clock.elapsed() - turn.startedAt - ownMs),
    );
  }

  /** For everyone to see. */
  shown(): readonly SeatClock[] {
    if (this.#parts.isAsleep()) return [];
    return [...this.#turns]
      .toSorted(([one], [other]) => one - other)
      .flatMap(([seat, turn]) => this.#shownOf(seat, turn) ?? []);
  }

  stop(): void {
    this.#window.follow(null);
    for (const seat of [...this.#turns.keys()]) this.#end(seat);
    this.#round = null;
    this.#foreseen = null;
  }

  #foreseenMs(round: AnyRound, seat: Seat): number | null {
    const [ownMs, sitter] = [this.#turnMs(), this.#parts.sitter(seat)];
    if (
      ownMs === null ||
      !sitter ||
      sitter.player.bot ||
      sitter.presence === "away" ||
      this.#window.isOpen ||
      this.#parts.isAsleep()
    )
      return null;
    const now = this.#parts.clock.elapsed();
    if (this.#foreseen?.round !== round) this.#foreseen = { round, at: now };
    return this.#foreseen.at + ownMs + sitter.player.bankMs - now;
  }

  #haveStandIns(): boolean {
    return this.#parts.settings().standIns && !this.#isStepwise;
  }

  /** For how long its default move must wait. */
  #restMs(game: AnyGame, round: AnyRound, seat: Seat): number {
    const cooldown = game.longTurns?.cooldown;
    return this.#parts.isHurried() || !cooldown
      ? 0
      : (cooldown(round.options, game.defaultMove(round, seat))?.ms ?? 0);
  }

  #turnMs(): number | null {
    const { turnSeconds } = this.#parts.settings();
    return turnSeconds === null ? null : turnSeconds * 1000;
  }

  #dueAt(seat: Seat, turn: Turn): number | null {
    const { startedAt, isForced } = turn;
    const sitter = this.#parts.sitter(seat);
    if (this.#window.isOpen) return this.#dueInWindow(turn, sitter);
    if (isForced || !sitter) return 0;
    if (turn.goesOn) return startedAt + turn.pauseMs;
    if (sitter.misses) return startedAt + turn.pauseMs;
    if (sitter.player.bot) return null;
    const missing = missingSince(sitter, startedAt);
    // H-11: for whom a bot stands in, time makes no moves.
    if (sitter.presence === "away") return this.#haveStandIns() ? null : missing + turn.pauseMs;
    const ownMs = this.#turnMs();
    if (ownMs !== null) return startedAt + ownMs + sitter.player.bankMs;
    return sitter.presence === "dropped" ? missing + droppedMs : null;
  }

  /**
   * Nobody is waited for longer than the window is open, and nobody's default move comes before it
   * may close.
   */
  #dueInWindow({ startedAt, pauseMs, isForced }: Turn, sitter: Sitter | null): number {
    const now = this.#parts.clock.elapsed();
    const [floor, end] = [now + this.floorLeftMs, now + this.#window.leftMs];
    if (isForced || !sitter) return floor;
    const isPlayedByTime =
      sitter.misses || (!sitter.player.bot && sitter.presence === "away" && !this.#haveStandIns());
    return isPlayedByTime
      ? Math.min(end, Math.max(floor, missingSince(sitter, startedAt) + pauseMs))
      : end;
  }

  #shownOf(seat: Seat, turn: Turn): SeatClock | null {
    if (this.#window.isOpen)
      return { seat, leftMs: this.#window.leftMs, fullMs: this.#window.fullMs, bank: false };
    const sitter = this.#parts.sitter(seat);
    if (!sitter || sitter.misses || sitter.presence === "away") return null;
    const ownMs = this.#turnMs();
    const now = this.#parts.clock.elapsed();
    if (ownMs === null) {
      const due = this.#dueAt(seat, turn);
      return due === null || sitter.player.bot
        ? null
        : { seat, leftMs: Math.max(0, due - now), fullMs: droppedMs, bank: false };
    }
    const left = turn.startedAt + ownMs - now;
    const bankMs = sitter.player.bot ? 0 : sitter.player.bankMs;
    if (left > 0 || bankMs === 0)
      return { seat, leftMs: Math.max(0, left), fullMs: ownMs, bank: false };
    return { seat, leftMs: Math.max(0, left + bankMs), fullMs: bankMs, bank: true };
  }

  #begin(
    seat: Seat,
    moment: string,
    startedAt = this.#parts.clock.elapsed(),
    goesOn = false,
  ): void {
    const { clock, random, sitter, onBank } = this.#parts;
    const ownMs = this.#turnMs();
    const hasBank =
      ownMs !== null &&
      !this.#window.isOpen &&
      !this.#parts.isAsleep() &&
      sitter(seat)?.player.bot === null;
    this.#turns.set(seat, {
      moment,
      startedAt,
      pauseMs: drawnPause(random)(this.#hurry),
      isForced: false,
      goesOn,
      notBefore: 0,
      bankTimer: hasBank ? clock.setTimeout(onBank, startedAt + ownMs - clock.elapsed()) : null,
    });
  }

  #end(seat: Seat): void {
    this.#parts.clock.clearTimeout(this.#turns.get(seat)?.bankTimer);
    this.#turns.delete(seat);
  }

  #set(seat: Seat, change: Partial<Turn>): void {
    const turn = this.#turns.get(seat);
    if (turn) this.#turns.set(seat, { ...turn, ...change });
  }
}
