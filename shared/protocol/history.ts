import type { BotLevel } from "#shared/bots/bot.ts";
import type { Motif } from "#shared/contract/achievements.ts";
import type { RoundResult } from "#shared/contract/round.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { TitleCounts } from "./table.ts";

export interface StoredRound {
  readonly id: number;
  readonly game: string;
  readonly table: string;
  /** In its session, from 1. */
  readonly number: number;
  readonly endedAt: number;
  readonly players: readonly string[];
  /** The profile owner's. */
  readonly seat: Seat | null;
  readonly result: RoundResult;
}

export interface RoundFilters {
  readonly games: readonly string[];
  /** Newest first. */
  readonly tables: readonly {
    readonly id: string;
    readonly openedAt: number;
    readonly rounds: number;
  }[];
  readonly players: readonly string[];
}

/** H-5, H-10 */
export interface SessionPlayer {
  readonly name: string;
  readonly avatar: string;
  readonly bot: BotLevel | null;
  readonly profile: string | null;
  readonly rounds: number;
  readonly wins: number;
  readonly titles: TitleCounts;
  /** Null where nothing was played for. */
  readonly profit: number | null;
  /** Null where no game of the session counts points. */
  readonly points: number | null;
}

export interface PlayedSession {
  /** The first one. */
  readonly table: string;
  /** The `before` of the next page. */
  readonly id: number;
  readonly openedAt: number;
  /** Of its last finished round. */
  readonly endedAt: number | null;
  readonly isOpen: boolean;
  readonly games: readonly string[];
  readonly rounds: number;
  readonly players: readonly SessionPlayer[];
}

/** Over the rounds that both were in. */
export interface HeadToHead {
  /** A person, or all bots of a level together. */
  readonly opponent:
    | { readonly profile: string; readonly name: string; readonly avatar: string }
    | { readonly bots: BotLevel };
  readonly rounds: number;
  readonly ahead: number;
  readonly behind: number;
  readonly chips: number;
}

/** Of the house or of a game (H-34). */
export interface AchievementState {
  /** A game's id, or `house`. */
  readonly of: string;
  readonly key: string;
  readonly motif: Motif;
  readonly goal: number;
  /** At most `goal`. */
  readonly amount: number;
  /** The stored round that reached it, and its end. */
  readonly reached: { readonly round: number; readonly at: number } | null;
}

export interface Statistics {
  readonly rounds: number;
  readonly wins: number;
  readonly streak: number;
  readonly bestStreak: number;
  /** Null where nothing was ever played for. */
  readonly chips: number | null;
  readonly bestChips: number | null;
  /** Towards the level. */
  readonly points: number;
  readonly bestPoints: number;
  readonly titles: TitleCounts;
}

export interface Progress {
  /** Not yet counted; asking again counts more of them. */
  readonly left: number;
  readonly points: number;
  readonly level: number;
  readonly achievements: readonly AchievementState[];
  readonly all: Statistics;
  /** In the order of the catalogue. */
  readonly games: readonly (Statistics & { readonly game: string })[];
  /** On which something was played: in all, in the longest run, in the current one. */
  readonly days: { readonly played: number; readonly bestRun: number; readonly run: number };
}

/** H-34 */
export interface RoundProgress {
  /** Towards the level. */
  readonly points: number;
  readonly achieved: readonly Pick<AchievementState, "of" | "key" | "motif">[];
}

export interface DailyResult {
  /** From 1; null if nobody has won. */
  readonly place: number | null;
  /** Towards the level; in practice those that it would have earned. */
  readonly points: number;
}

/** H-34 */
export interface DailyDeal {
  /** Such as "2026-11-22". */
  readonly date: string;
  readonly game: string;
  readonly players: number;
  /**
   * The one that counts, then those for practice, newest first. `result` stays null if the table
   * was closed before the end.
   */
  readonly tries: readonly {
    readonly table: string;
    readonly practice: boolean;
    readonly isOpen: boolean;
    readonly result: DailyResult | null;
  }[];
  /** In the person's place against the same opponents; null until they have finished. */
  readonly bots:
    | readonly (DailyResult & {
        readonly name: string;
        readonly avatar: string;
        readonly level: BotLevel;
      })[]
    | null;
}
