// Times bots' moves by pauses that are drawn before the bot thinks.

import type { BotLevel } from "#shared/bots/bot.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { View } from "#shared/contract/view.ts";
import type { BotLine } from "./botQueue.ts";
import { BotFault, type BotMind } from "./botMind.ts";
import { newSeed, type RandomBytes } from "#main/base/chance.ts";
import type { Clock } from "#main/base/clock.ts";
import { drawnPause, type Pause } from "./pace.ts";

/** ms */
const retryMs = 1000;

export interface BotToAct {
  readonly seat: Seat;
  readonly level: BotLevel;
  /** Of the newest view: the bot is not asked twice about the same one. */
  readonly number: number;
  readonly view: View;
  /** What it is asked out of turn; null if it is its turn or choice. */
  readonly cue: string | null;
}

/** `fault`: why there is no move. A null move lets a cue pass. */
export type BotChoice = { readonly move: unknown } | { readonly fault: string };

interface Turn {
  readonly id: number;
  /** Counts the questions, so that an answer to an older one is ignored. */
  readonly asked: number;
  readonly number: number | null;
  readonly cue: string | null;
  readonly isDue: boolean;
  readonly choice: BotChoice | null;
  /** In line the choice may still change. */
  readonly isInLine: boolean;
  readonly begunAt: number;
  readonly pause: Pause;
  readonly timer: unknown;
}

interface Parts {
  readonly game: () => string;
  readonly mind: BotMind;
  readonly clock: Clock;
  readonly random: RandomBytes;
  readonly pace: () => number;
  readonly line: BotLine;
  readonly onChoice: (seat: Seat, choice: BotChoice, cue: string | null) => void;
}

export class BotTurns {
  readonly #parts: Parts;
  readonly #turns = new Map<Seat, Turn>();
  #asked = 0;
  #begun = 0;
  #window: number | null = null;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /**
   * Asks the bots that are to act, each with its newest view. A pause that has begun goes on,
   * except that of `movers`, and of all with each response window: how long a bot takes to answer
   * must not reveal what it thought of the one before.
   */
  update(toAct: readonly BotToAct[], movers: readonly Seat[], window: number | null): void {
    if (window !== this.#window) this.stop();
    this.#window = window;
    for (const seat of this.#turns.keys())
      if (movers.includes(seat) || !toAct.some((bot) => bot.seat === seat)) this.#end(seat);
    for (const bot of toAct) {
      if (!this.#turns.has(bot.seat)) this.#begin(bot.seat, drawnPause(this.#parts.random));
      const turn = this.#turns.get(bot.seat);
      if (turn?.number !== bot.number || turn.cue !== bot.cue) this.#ask(bot);
    }
  }

  /** For a choice that could not be stored or has to wait. */
  retryLater(seat: Seat, choice: BotChoice, ms = retryMs, cue: string | null = null): void {
    this.#end(seat);
    this.#begin(seat, () => ms);
    this.#set(seat, { choice, cue });
  }

  /** Adapts pauses as if the new pace had applied from their start. */
  paceChanged(): void {
    const { clock, pace } = this.#parts;
    for (const [seat, { isDue, timer, begunAt, pause }] of this.#turns) {
      if (isDue) continue;
      clock.clearTimeout(timer);
      this.#set(seat, {
        timer: this.#dueIn(seat, Math.max(0, begunAt + pause(pace()) - clock.elapsed())),
      });
    }
  }

  stop(): void {
    for (const seat of [...this.#turns.keys()]) this.#end(seat);
  }

  #begin(seat: Seat, pause: Pause): void {
    const { clock, pace } = this.#parts;
    this.#begun += 1;
    this.#turns.set(seat, {
      id: this.#begun,
      asked: 0,
      number: null,
      cue: null,
      isDue: false,
      choice: null,
      isInLine: false,
      begunAt: clock.elapsed(),
      pause,
      timer: this.#dueIn(seat, pause(pace())),
    });
  }

  #dueIn(seat: Seat, ms: number): unknown {
    return this.#parts.clock.setTimeout(() => {
      this.#set(seat, { isDue: true });
      this.#tell(seat);
    }, ms);
  }

  #ask({ seat, level, number, view, cue }: BotToAct): void {
    const { mind, random, game } = this.#parts;
    const asked = (this.#asked += 1);
    this.#set(seat, { asked, number, cue, choice: null });
    const answered = (choice: BotChoice): void => {
      if (this.#turns.get(seat)?.asked !== asked) return;
      this.#set(seat, { choice });
      this.#tell(seat);
    };
    mind
      .think({
        game: game(),
        level,
        view,
        seed: newSeed(random),
        ...(cue !== null && { cue }),
        asksReason: false,
      })
      .then(
        ({ move }) => answered({ move }),
        (error: unknown) =>
          answered({ fault: error instanceof BotFault ? error.message : String(error) }),
      );
  }

  #tell(seat: Seat): void {
    const turn = this.#turns.get(seat);
    if (!turn?.isDue || !turn.choice || turn.isInLine) return;
    this.#set(seat, { isInLine: true });
    this.#parts.line(() => this.#make(seat, turn.id));
  }

  /**
   * The turn may have ended in line, or the bot was asked again and joins the line when it has
   * chosen.
   */
  #make(seat: Seat, id: number): void {
    const turn = this.#turns.get(seat);
    if (turn?.id !== id) return;
    this.#set(seat, { isInLine: false });
    if (!turn.choice) return;
    this.#end(seat);
    this.#parts.onChoice(seat, turn.choice, turn.cue);
  }

  #set(seat: Seat, change: Partial<Turn>): void {
    const turn = this.#turns.get(seat);
    if (turn) this.#turns.set(seat, { ...turn, ...change });
  }

  #end(seat: Seat): void {
    this.#parts.clock.clearTimeout(this.#turns.get(seat)?.timer);
    this.#turns.delete(seat);
  }
}
