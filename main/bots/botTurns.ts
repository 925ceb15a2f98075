// Times bots' moves by pauses that are drawn before the bot thinks, and lines them up so that no
// person waits for more than one of them.

import { isDeepStrictEqual } from "node:util";
import type { Clock, Later } from "#main/base/clock.ts";
import type { Character } from "#shared/bots/characters.ts";
import type { BotLevel } from "#shared/bots/bot.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { View } from "#shared/contract/view.ts";
import { BotFault, type Thinker } from "./botMind.ts";
import { newSeed, type RandomBytes } from "#main/base/chance.ts";
import { drawnPause, inTempo, pauseKindOf, type Pause, type PauseKind } from "./pace.ts";

export type BotLine = (move: () => void) => void;

export const noLine: BotLine = (move) => move();

/**
 * Makes one move, then whatever people have asked for meanwhile, then the next. `later` calls back
 * when the host has served the people once.
 */
export function botLine(later: Later): BotLine {
  const waiting: (() => void)[] = [];
  let isTaken = false;
  const make = (move: () => void): void => {
    isTaken = true;
    later(next);
    move();
  };
  const next = (): void => {
    isTaken = false;
    const move = waiting.shift();
    if (move) make(move);
  };
  return (move) => (isTaken ? void waiting.push(move) : make(move));
}

/** ms */
const retryMs = 1000;

export type BotToAct = Readonly<{
  seat: Seat;
  level: BotLevel;
  /** Null for other bots and for stand-ins. */
  character: Character | null;
  /** Of the newest view: the bot is not asked twice about the same one. */
  number: number;
  view: View;
  /** What it is asked out of turn; null if it is its turn or choice. */
  cue: string | null;
}>;

/** `fault`: why there is no move. A null move lets a cue pass. */
export type BotChoice = { readonly move: unknown } | { readonly fault: string };

interface Turn {
  readonly begunAt: number;
  pause: Pause;
  /** The choice for whose time the pause waits; another one need not wait for it. */
  delayed: BotChoice | null;
  /** It follows a response window, which has given everybody the time to look. */
  readonly isBrief: boolean;
  timer: unknown;
  isDue: boolean;
  /** Counts the questions, so that an answer to an older one is ignored. */
  asked: number;
  number: number | null;
  cue: string | null;
  choice: BotChoice | null;
  /** In line the choice may still change. */
  isInLine: boolean;
}

type Parts = Readonly<{
  game: () => string;
  mind: Thinker;
  clock: Clock;
  random: RandomBytes;
  pace: () => number;
  /** The elapsed time before which no bot moves on its turn; answers to windows do not wait. */
  notBefore: () => number;
  /** True for moves of which everybody sees that they change little. */
  isQuiet: (move: unknown) => boolean;
  line: BotLine;
  onChoice: (seat: Seat, choice: BotChoice, cue: string | null) => void;
}>;

export class BotTurns {
  readonly #parts: Parts;
  readonly #turns = new Map<Seat, Turn>();
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
    const isBrief = window === null && this.#window !== null;
    this.#window = window;
    for (const seat of this.#turns.keys())
      if (movers.includes(seat) || !toAct.some((bot) => bot.seat === seat)) this.#end(seat);
    for (const bot of toAct) {
      const turn = this.#turns.get(bot.seat) ?? this.#begun(bot.seat, this.#pauseOf(bot), isBrief);
      if (turn.number !== bot.number || turn.cue !== bot.cue) this.#ask(turn, bot);
    }
  }

  /** For a choice that could not be stored or has to wait. */
  retryLater(seat: Seat, choice: BotChoice, ms = retryMs, cue: string | null = null): void {
    this.#end(seat);
    Object.assign(
      this.#begun(seat, () => ms),
      { choice, cue, delayed: choice },
    );
  }

  /** Adapts pauses as if the new pace had applied from their start. */
  paceChanged(): void {
    for (const [seat, turn] of this.#turns) if (!turn.isDue) this.#setTimer(seat, turn);
  }

  stop(): void {
    for (const seat of this.#turns.keys()) this.#end(seat);
  }

  #begun(seat: Seat, pause: Pause, isBrief = false): Turn {
    const turn: Turn = {
      begunAt: this.#parts.clock.elapsed(),
      pause,
      delayed: null,
      isBrief,
      timer: null,
      isDue: false,
      asked: 0,
      number: null,
      cue: null,
      choice: null,
      isInLine: false,
    };
    this.#turns.set(seat, turn);
    this.#setTimer(seat, turn);
    return turn;
  }

  #setTimer(seat: Seat, turn: Turn): void {
    const { clock, pace, notBefore } = this.#parts;
    clock.clearTimeout(turn.timer);
    const kind = this.#kindOf(turn);
    const paused = turn.begunAt + turn.pause(pace(), kind);
    const at = kind === "hidden" ? paused : Math.max(paused, notBefore());
    turn.timer = clock.setTimeout(
      () => {
        turn.isDue = true;
        this.#tell(seat, turn);
      },
      Math.max(0, at - clock.elapsed()),
    );
  }

  #pauseOf({ character }: BotToAct): Pause {
    return inTempo(drawnPause(this.#parts.random), character?.tempo ?? 1);
  }

  #kindOf({ choice, isBrief }: Turn): PauseKind {
    return pauseKindOf({
      isInWindow: this.#window !== null,
      followsWindow: isBrief,
      isQuiet: choice !== null && "move" in choice && this.#parts.isQuiet(choice.move),
    });
  }

  #ask(turn: Turn, bot: BotToAct): void {
    const { seat, level, character, number, view, cue } = bot;
    const { game, mind, random } = this.#parts;
    const asked = turn.asked + 1;
    Object.assign(turn, { asked, number, cue, choice: null });
    const answered = (choice: BotChoice): void => {
      if (this.#turns.get(seat) !== turn || turn.asked !== asked) return;
      turn.choice = choice;
      if (turn.delayed && !isDeepStrictEqual(turn.delayed, choice))
        Object.assign(turn, { delayed: null, pause: this.#pauseOf(bot) });
      if (turn.isDue) this.#tell(seat, turn);
      else this.#setTimer(seat, turn);
    };
    mind
      .think({
        game: game(),
        level,
        ...(character && { way: character.way }),
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

  #tell(seat: Seat, turn: Turn): void {
    if (!turn.isDue || !turn.choice || turn.isInLine) return;
    turn.isInLine = true;
    this.#parts.line(() => this.#make(seat, turn));
  }

  /**
   * The turn may have ended in line, or the bot was asked again and joins the line when it has
   * chosen.
   */
  #make(seat: Seat, turn: Turn): void {
    if (this.#turns.get(seat) !== turn) return;
    turn.isInLine = false;
    if (!turn.choice) return;
    this.#end(seat);
    this.#parts.onChoice(seat, turn.choice, turn.cue);
  }

  #end(seat: Seat): void {
    this.#parts.clock.clearTimeout(this.#turns.get(seat)?.timer);
    this.#turns.delete(seat);
  }
}
