// Anybody's program at the table: it reads a line of JSON for each of its decisions and writes one
// with its move.

import { spawn, type ChildProcessWithoutNullStreams } from "node:child_process";
import { createInterface } from "node:readline";
import type { Clock } from "#main/base/clock.ts";
import { cli } from "#main/text/english.ts";
import { viewersState } from "#shared/record/referee.ts";
import { PlayerFault, type ArenaPlayer, type Decision } from "./player.ts";

/** Characters; longer than any move, and than any rule that a program may write. */
const longestAnswer = 16_384;
/** Characters of what it complained about. */
const longestComplaint = 400;
/** A program that fails so often, one time after the other, is given up. */
const mostCrashes = 5;

/** The program cannot be used: it never gets as far as an answer. */
class ProgramError extends Error {
  override readonly name = "ProgramError";
}

type Asked = Readonly<{
  resolve: (line: string) => void;
  reject: (fault: PlayerFault) => void;
}>;

/**
 * What the seat was sent, as the referee prints it (RR), with the game, its options, and the events
 * since the program's last line for this round.
 */
function lineFor({ game, round, step, seat, view, events }: Decision): string {
  const { seen } = view;
  return JSON.stringify({
    game: game.id,
    options: seen.options,
    round,
    seat,
    step,
    phase: seen.phase,
    toAct: seen.toAct,
    legal: seen.legal,
    events: events(),
    state: viewersState(game, seen),
  });
}

/** A command line that is run by the system's shell, in `folder`; started when first asked. */
export class Program implements ArenaPlayer {
  readonly name: string;
  readonly #folder: string;
  readonly #limitMs: number;
  readonly #clock: Clock;
  #process: ChildProcessWithoutNullStreams | null = null;
  #asked: Asked | null = null;
  #complaint = "";
  #crashes = 0;

  constructor(command: string, folder: string, limitMs: number, clock: Clock) {
    this.name = command;
    this.#folder = folder;
    this.#limitMs = limitMs;
    this.#clock = clock;
  }

  /** Throws a ProgramError once it has crashed too often. Cues are left alone. */
  async decide(decision: Decision): Promise<unknown> {
    if (decision.cue !== null) return null;
    const line = await this.#answer(lineFor(decision));
    if (line.length > longestAnswer)
      throw new PlayerFault("nonsense", `a line of ${line.length} characters`);
    try {
      return JSON.parse(line) as unknown;
    } catch {
      throw new PlayerFault("nonsense", line.slice(0, longestComplaint));
    }
  }

  close(): void {
    this.#end();
  }

  async #answer(question: string): Promise<string> {
    if (this.#crashes >= mostCrashes)
      throw new ProgramError(cli.arena.crashed(this.name, mostCrashes, this.#complaint.trim()));
    const running = (this.#process ??= this.#start());
    const answer = new Promise<string>((resolve, reject) => {
      this.#asked = { resolve, reject };
    });
    const timer = this.#clock.setTimeout(() => {
      this.#end();
      this.#fail("late", `no answer within ${this.#limitMs} ms`);
    }, this.#limitMs);
    running.stdin.write(`${question}\n`);
    try {
      const line = await answer;
      this.#crashes = 0;
      return line;
    } finally {
      this.#clock.clearTimeout(timer);
    }
  }

  #start(): ChildProcessWithoutNullStreams {
    // In a group of its own, so that ending it ends what the shell has started.
    const running = spawn(this.name, { shell: true, cwd: this.#folder, detached: true });
    const isNow = () => this.#process === running;
    createInterface({ input: running.stdout }).on("line", (line) => {
      if (!isNow()) return;
      this.#asked?.resolve(line);
      this.#asked = null;
    });
    running.stderr.on("data", (data: Buffer) => {
      this.#complaint = `${this.#complaint}${data.toString()}`.slice(-longestComplaint);
    });
    // A program that has ended reads nothing more: "close" counts it.
    running.stdin.on("error", () => {});
    running.on("close", (code) => {
      if (!isNow()) return;
      this.#process = null;
      this.#crashes += 1;
      this.#fail("crashed", `it ended with ${code}: ${this.#complaint.trim()}`);
    });
    return running;
  }

  #fail(kind: "late" | "crashed", detail: string): void {
    this.#asked?.reject(new PlayerFault(kind, detail));
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
