import type { BotLevel } from "#shared/bots/bot.ts";
import type { Motif } from "#shared/contract/achievements.ts";
import type { TitleCounts } from "./table.ts";

/** A person's progress towards an achievement of the house or of a game (H-34). */
export interface AchievementState {
  /** A game's id, or `house`. */
  readonly of: string;
  readonly key: string;
  readonly motif: Motif;
  readonly goal: number;
  /** At most `goal`. */
  readonly amount: number;
  /** The stored round that reached it, and its end, ms since 1970, UTC; null before. */
  readonly reached: { readonly round: number; readonly at: number } | null;
}

export interface Statistics {
  readonly rounds: number;
  readonly wins: number;
  readonly streak: number;
  readonly bestStreak: number;
  /** In total, and the most in one round; null where nothing was ever played for. */
  readonly chips: number | null;
  readonly bestChips: number | null;
  /** Towards the level. */
  readonly points: number;
  readonly bestPoints: number;
  readonly titles: TitleCounts;
}

export interface Progress {
  /** Rounds not yet counted; asking again counts more of them. */
  readonly left: number;
  readonly points: number;
  readonly level: number;
  readonly achievements: readonly AchievementState[];
  readonly all: Statistics;
  /** The games played, in the order of the catalogue. */
  readonly games: readonly (Statistics & { readonly game: string })[];
  /** Days on which something was played: in all, in the longest run, and in the current run. */
  readonly days: { readonly played: number; readonly bestRun: number; readonly run: number };
}

/** The gain from a round (H-34). */
export interface RoundProgress {
  /** Towards the level. */
  readonly points: number;
  readonly achieved: readonly Pick<AchievementState, "of" | "key" | "motif">[];
}

export interface DailyResult {
  /** From 1; null if nobody has won. */
  readonly place: number | null;
  /** The points towards the level; in practice those that it would have earned. */
  readonly points: number;
}

/** H-34 */
export interface DailyDeal {
  /** Such as "2026-11-22". */
  readonly date: string;
  readonly game: string;
  readonly players: number;
  /**
   * The one that counts, then those for practice, newest first. `result` is null while the table is
   * open, and stays null if it was closed before the end.
   */
  readonly tries: readonly {
    readonly table: string;
    readonly practice: boolean;
    readonly isOpen: boolean;
    readonly result: DailyResult | null;
  }[];
  /** Bots in the person's place against the same opponents; null until they have finished. */
  readonly bots:
    | readonly (DailyResult & {
        readonly name: string;
        readonly avatar: string;
        readonly level: BotLevel;
      })[]
    | null;
}
