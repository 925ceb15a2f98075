import type { Public } from "#shared/contract/json.ts";
import type { RoundResult } from "#shared/contract/round.ts";
import type { SentView } from "#shared/contract/seen.ts";
import type { ReplayPlayer } from "./replay.ts";

/** Where a practice stands after one more move (H-49). */
export type PracticePart = Readonly<{
  /** The line of that move: the replayed record's lines come first, and its deal is line 0. */
  at: number;
  /** Null: the person's seat may see nothing of it (C-9). */
  view: SentView | null;
  /** Whose move it waits for; `nobody`: the round is over. */
  awaits: "you" | "others" | "nobody";
  /** How long the others take for it, or for what has led to it unseen; ms at the human pace. */
  pauseMs: number;
}>;

export type BegunPractice = PracticePart &
  Readonly<{
    practice: string;
    game: string;
    /** Of the round at its table, from 1. */
    number: number;
    options: Public;
    /** By seat; the person's is their own. */
    players: readonly ReplayPlayer[];
    /** How the round ended when it was played. */
    before: RoundResult;
  }>;
