// Anybody's program at the table: it reads a line of JSON for each of its decisions and writes one
// with its move.

import { spawn, type ChildProcessWithoutNullStreams } from "node:child_process";
import type { Clock } from "#main/base/clock.ts";
import type { AnyGame } from "#shared/contract/game.ts";
import { moveInput, withoutUnseen } from "#shared/contract/freeText.ts";
import type { VisibleEvent } from "#shared/contract/seen.ts";
import type { View } from "#shared/contract/view.ts";
import { viewersState } from "#shared/record/referee.ts";

/** Characters; longer than any move, and than any rule that a program may write. */
const longestAnswer = 16_384;
/** Characters that are kept of its standard error, or shown of its answer. */
const longestComplaint = 400;
/** A program that fails so often, one time after the other, is given up. */
export const mostFailures = 5;
/** ms for one answer, with the start of the program. */
export const usualLimitMs = 5000;

export type ProgramFaultKind = "late" | "crashed" | "nonsense";
export type FaultCounts = { readonly [K in ProgramFaultKind]: number };
export const noFaults: FaultCounts = { late: 0, crashed: 0, nonsense: 0 };

/** Why there is no move. */
export class ProgramFault extends Error {
  override readonly name = "ProgramFault";
  readonly kind: ProgramFaultKind;
  /** What it ended with; null if it did not end by itself, or by a signal. */
  readonly exitCode: number | null;

  constructor(kind: ProgramFaultKind, detail: string, exitCode: number | null = null) {
    super(detail);
    this.kind = kind;
    this.exitCode = exitCode;
  }
}

/** What a program is asked. */
export type ProgramQuestion = Readonly<{
  game: AnyGame;
  /** Unique among all rounds in which the program plays. */
  round: string;
  /** The number of the last move that the program knows of. */
  step: number;
  view: View;
  /** What its seat was shown since its last line for this round, oldest first. */
  events: readonly VisibleEvent[];
}>;

type Asked = Readonly<{
  resolve: (line: string) => void;
  reject: (fault: ProgramFault) => void;
}>;

/**
 * What the seat was sent, as the referee prints it (RR), with the game, its options, and the events
 * since the program's last line for this round.
 */
function lineFor({ game, round, step, view, events }: ProgramQuestion): string {
  const { seen } = view;
  return JSON.stringify({
    game: game.id,
    options: seen.options,
    round,
    seat: seen.viewer,
    step,
    phase: seen.phase,
    toAct: seen.toAct,
    legal: seen.legal,
    events,
    state: viewersState(game, seen),
  });
}

export const quoted = (line: string): string => withoutUnseen(line).slice(0, longestComplaint);

const moveForm = moveInput();

/** Whatever seat it names; null for what has not the form of a move. */
function moveIn(line: string): object | null {
  try {
    const { seat: _, ...move } = JSON.parse(line) as { readonly [key: string]: unknown };
    return moveForm.safeParse(move).success ? move : null;
  } catch {
    return null;
  }
}

type Parts = Readonly<{
  /** Run by the system's shell. */
  command: string;
  folder: string;
  limitMs: number;
  clock: Clock;
}>;

/** A process that is started when it is first asked, and again after it has ended. */
export class Program {
  readonly #parts: Parts;
  #process: ChildProcessWithoutNullStreams | null = null;
  #asked: Asked | null = null;
  #begunLine = "";
  #complaint = "";

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** The last that it wrote to standard error, in one line. */
  get said(): string {
    return withoutUnseen(this.#complaint.replaceAll(/\s+/gu, " ")).trim();
  }

  /** Returns a move that need not be legal. Rejects with a ProgramFault. Ask again only after this has settled. */
  async ask(question: ProgramQuestion): Promise<object> {
    const line = await this.#answer(lineFor(question));
    const move = moveIn(line);
    if (!move) throw new ProgramFault("nonsense", quoted(line));
    return move;
  }

  /** Whatever it is being asked is answered by a fault. */
  close(): void {
    this.#end();
    this.#fail(new ProgramFault("crashed", "it was ended"));
  }

  async #answer(line: string): Promise<string> {
    const { clock, limitMs } = this.#parts;
    const running = (this.#process ??= this.#start());
    const answer = new Promise<string>((resolve, reject) => {
      this.#asked = { resolve, reject };
    });
    const timer = clock.setTimeout(() => {
      this.#end();
      this.#fail(new ProgramFault("late", `no answer within ${limitMs} ms`));
    }, limitMs);
    running.stdin.write(`${line}\n`);
    try {
      return await answer;
    } finally {
      clock.clearTimeout(timer);
    }
  }

  #start(): ChildProcessWithoutNullStreams {
    const { command, folder } = this.#parts;
    // In a group of its own, so that ending it ends what the shell has started.
    const running = spawn(command, { shell: true, cwd: folder, detached: true });
    const isNow = () => this.#process === running;
    this.#begunLine = "";
    this.#complaint = "";
    running.stdout.setEncoding("utf8").on("data", (text: string) => isNow() && this.#read(text));
    running.stderr.setEncoding("utf8").on("data", (text: string) => {
      if (isNow()) this.#complaint = `${this.#complaint}${text}`.slice(-longestComplaint);
    });
    // A program that has ended reads nothing more: "close" counts it.
    running.stdin.on("error", () => {});
    const ended = (code: number | null): void => {
      if (!isNow()) return;
      this.#process = null;
      this.#fail(new ProgramFault("crashed", `it ended with ${code}: ${this.said}`, code));
    };
    running.on("close", ended);
    running.on("error", ({ message }) => {
      if (isNow()) this.#complaint = message;
      ended(null);
    });
    return running;
  }

  #read(text: string): void {
    const [rest, ...lines] = `${this.#begunLine}${text}`.split("\n").toReversed();
    this.#begunLine = rest!;
    for (const line of lines.toReversed()) this.#hear(line);
    if (this.#begunLine.length > longestAnswer) this.#hear(this.#begunLine);
  }

  /** A line that is too long ends the program. */
  #hear(line: string): void {
    if (line.length <= longestAnswer) {
      this.#asked?.resolve(line);
      this.#asked = null;
      return;
    }
    this.#end();
    this.#fail(new ProgramFault("nonsense", `a line of more than ${longestAnswer} characters`));
  }

  #fail(fault: ProgramFault): void {
    this.#asked?.reject(fault);
    this.#asked = null;
  }

  #end(): void {
    const pid = this.#process?.pid;
    const running = this.#process;
    this.#process = null;
    if (pid === undefined) return;
    try {
      process.kill(-pid, "SIGKILL");
    } catch {
      // Without groups of processes, as on Windows, or when it has just ended.
      running?.kill("SIGKILL");
    }
  }
}
