import type { BotLevel } from "#shared/bots/bot.ts";
import type { Motif } from "#shared/contract/merits.ts";
import type { TitleCounts } from "./table.ts";

/** One of the house's achievements, or of a game's, as far as somebody is with it (H-34). */
export interface AchievementState {
  /** A game's id, or `house`. */
  readonly of: string;
  readonly key: string;
  readonly motif: Motif;
  readonly goal: number;
  /** No more than the goal. */
  readonly amount: number;
  /** The stored round that reached it, and when that ended, ms since 1970, UTC; null until then. */
  readonly reached: { readonly round: number; readonly at: number } | null;
}

/** How somebody has fared, in one game or in all. */
export interface Statistics {
  readonly rounds: number;
  readonly wins: number;
  /** Rounds won in a row up to now, and the most there ever were. */
  readonly streak: number;
  readonly bestStreak: number;
  /** In all, and the most of one round; null where nothing was ever played for. */
  readonly chips: number | null;
  readonly bestChips: number | null;
  /** Towards the level. */
  readonly points: number;
  readonly bestPoints: number;
  readonly titles: TitleCounts;
}

export interface Progress {
  /** Rounds that are still to be counted: who asks again learns more. */
  readonly left: number;
  readonly points: number;
  readonly level: number;
  readonly achievements: readonly AchievementState[];
  readonly all: Statistics;
  /** Of those that he has played, in the order of the catalogue. */
  readonly games: readonly (Statistics & { readonly game: string })[];
  /**
   * On how many days something was played, and how many of them followed one another at most, and
   * up to now.
   */
  readonly days: { readonly played: number; readonly bestRun: number; readonly run: number };
}

/** What a round has brought (H-34). */
export interface Merit {
  /** Towards the level. */
  readonly points: number;
  readonly achieved: readonly Pick<AchievementState, "of" | "key" | "motif">[];
}

/** How a deal of the day has ended for one seat. */
export interface DailyResult {
  /** From 1; null where nobody has won. */
  readonly place: number | null;
  /** What such a round brings towards a level; of practice, what it would have brought. */
  readonly points: number;
}

/** H-34 */
export interface DailyDeal {
  /** As it is written down: "2026-11-22". */
  readonly date: string;
  readonly game: string;
  readonly players: number;
  /**
   * The first that counts, then those for practice, newest first. `result` is null while the table
   * is open, and for ever once it was closed before the end.
   */
  readonly tries: readonly {
    readonly table: string;
    readonly practice: boolean;
    readonly isOpen: boolean;
    readonly result: DailyResult | null;
  }[];
  /** In his place, against the same opponents; null until they are done. */
  readonly bots:
    | readonly (DailyResult & {
        readonly name: string;
        readonly avatar: string;
        readonly level: BotLevel;
      })[]
    | null;
}
