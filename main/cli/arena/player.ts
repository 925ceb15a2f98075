import { cli } from "#main/text/english.ts";
import {
  mostFailures,
  ProgramFault,
  type Program,
  type ProgramQuestion,
} from "#main/programs/program.ts";
import { choiceOf } from "#shared/bots/asking.ts";
import type { DiceReader } from "#shared/chance/dice.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { VisibleEvent } from "#shared/contract/seen.ts";
import type { AnyBot } from "#shared/games/manifest.ts";

/** As a program is asked. */
export type Decision = Omit<ProgramQuestion, "events"> &
  Readonly<{
    seat: Seat;
    /** Takes what the seat was shown since it was last taken, oldest first. */
    events: () => readonly VisibleEvent[];
    /** What it is asked about out of turn; null if it is its turn or choice. */
    cue: string | null;
    dice: DiceReader;
  }>;

export interface ArenaPlayer {
  readonly name: string;
  /** Returns an untrusted move, or null to leave a cue alone. Rejects with a ProgramFault, or an error of its own where the player is of no use. */
  decide(decision: Decision): Promise<unknown>;
  close(): void;
}

/** One of our bots, deterministic in views and dice. */
export const botPlayer = (name: string, bot: AnyBot): ArenaPlayer => ({
  name,
  decide: ({ view, cue, dice }) => Promise.resolve(choiceOf(bot, view, cue, dice)),
  close: () => {},
});

/** The program cannot be used: it never gets as far as an answer. */
class ProgramError extends Error {
  override readonly name = "ProgramError";
}

/** Its `decide` rejects with a ProgramError once it has crashed too often in a row. Cues are left alone. */
export function programPlayer(name: string, program: Program): ArenaPlayer {
  let crashes = 0;
  return {
    name,
    decide: async ({ game, round, step, view, events, cue }) => {
      if (cue !== null) return null;
      if (crashes >= mostFailures)
        throw new ProgramError(cli.arena.crashed(name, mostFailures, program.said));
      const answer = program.ask({ game, round, step, view, events: events() });
      crashes = await answer.then(
        () => 0,
        (fault: unknown) => crashesAfter(crashes, fault),
      );
      return answer;
    },
    close: () => program.close(),
  };
}

function crashesAfter(crashes: number, fault: unknown): number {
  if (!(fault instanceof ProgramFault) || fault.kind === "late") return crashes;
  return fault.kind === "crashed" ? crashes + 1 : 0;
}
