// A program in its seat at one table. Where it fails too often, one time after the other, Regular
// plays on.

import { BotFault, type Thinker, type BotQuestion, type BotThought } from "#main/bots/botMind.ts";
import type { VisibleEvent } from "#shared/contract/seen.ts";
import { gameOf } from "#shared/games/catalogue.ts";
import { mostFailures, ProgramFault, type Program, type ProgramFaultKind } from "./program.ts";

/** `number`: of the seat's newest view. */
export type ProgramPlace = Readonly<{ round: string; number: number }>;

type Parts = Readonly<{
  program: Program;
  /** Plays in the program's place. */
  mind: Thinker;
  onFault: (kind: ProgramFaultKind) => void;
  onClosed: () => void;
}>;

export class SeatProgram {
  readonly #parts: Parts;
  #round: string | null = null;
  #events: VisibleEvent[] = [];
  /** How many of the events it has been told. */
  #told = 0;
  /** Counts the questions: only the newest is worth an answer. */
  #newest = 0;
  #last: Promise<unknown> = Promise.resolve();
  #failures = 0;
  #isClosed = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  get isGivenUp(): boolean {
    return this.#failures >= mostFailures;
  }

  /** The last that the program wrote to standard error. */
  get said(): string {
    return this.#parts.program.said;
  }

  /** What its seat was sent, in the order in which it was sent (C-7). */
  show(round: string, events: readonly VisibleEvent[]): void {
    if (round !== this.#round) {
      this.#round = round;
      this.#events = [];
      this.#told = 0;
      this.#newest += 1;
    }
    this.#events.push(...events);
  }

  /** Cues are left alone. Rejects with a BotFault. */
  think(question: BotQuestion, place: ProgramPlace): Promise<BotThought> {
    if (this.isGivenUp || this.#isClosed) return this.#parts.mind.think(question);
    if (question.cue !== undefined) return Promise.resolve({ move: null, reason: null });
    this.show(place.round, []);
    const asked = (this.#newest += 1);
    const known = this.#events.length;
    const answer = this.#last.then(() => this.#answer(question, place, asked, known));
    this.#last = answer.catch(() => undefined);
    return answer;
  }

  /** Its move could not be made. */
  erred(): void {
    this.#parts.onFault("nonsense");
  }

  close(): void {
    this.#isClosed = true;
    this.#newest += 1;
    this.#parts.program.close();
    this.#parts.onClosed();
  }

  async #answer(
    { game: id, view }: BotQuestion,
    { round, number: step }: ProgramPlace,
    asked: number,
    known: number,
  ): Promise<BotThought> {
    const game = gameOf(id);
    if (asked !== this.#newest || !game) throw new BotFault("the program is not asked any more");
    const events = this.#events.slice(this.#told, known);
    this.#told = known;
    try {
      const move = await this.#parts.program.ask({ game, round, step, view, events });
      this.#failures = 0;
      return { move, reason: null };
    } catch (error) {
      if (!(error instanceof ProgramFault)) throw error;
      this.#count(error.kind);
      throw new BotFault(`${error.kind}: ${error.message}`);
    }
  }

  #count(kind: ProgramFaultKind): void {
    if (this.#isClosed) return;
    this.#failures = kind === "nonsense" ? 0 : this.#failures + 1;
    this.#parts.onFault(kind);
  }
}
