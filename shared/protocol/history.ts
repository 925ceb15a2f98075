import type { BotKind, BotLevel } from "#shared/bots/bot.ts";
import type { Motif } from "#shared/contract/achievements.ts";
import type { Rung } from "#shared/contract/ladder.ts";
import type { Review, WorthUnit } from "#shared/contract/review.ts";
import type { RoundResult } from "#shared/contract/round.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { TitleCounts } from "./table.ts";

export type StoredRound = Readonly<{
  id: number;
  game: string;
  table: string;
  /** In its session, from 1. */
  number: number;
  endedAt: number;
  players: readonly string[];
  /** The profile owner's. */
  seat: Seat | null;
  result: RoundResult;
  /** Null where the deal was not a verified one (H-18). */
  deal: DealState | null;
  /** How many cards of a sealed deal the host does not know, since they were not turned up (H-51). */
  closedCards: number;
}>;

/**
 * What players' programs said of a deal: `fault` if one of them found a fault, `open` while none has
 * said anything (H-18).
 */
export type DealState = "fits" | "fault" | "open";

export type RoundFilters = Readonly<{
  games: readonly string[];
  /** Newest first. */
  tables: readonly Readonly<{
    id: string;
    openedAt: number;
    rounds: number;
  }>[];
  players: readonly string[];
}>;

/** H-5, H-10 */
export type SessionPlayer = Readonly<{
  name: string;
  avatar: string;
  bot: BotKind | null;
  profile: string | null;
  rounds: number;
  wins: number;
  titles: TitleCounts;
  /** Null where nothing was played for. */
  profit: number | null;
  /** Null where no game of the session counts points. */
  points: number | null;
}>;

export type PlayedSession = Readonly<{
  /** The first one. */
  table: string;
  /** The `before` of the next page. */
  id: number;
  openedAt: number;
  /** Of its last finished round. */
  endedAt: number | null;
  isOpen: boolean;
  games: readonly string[];
  rounds: number;
  players: readonly SessionPlayer[];
}>;

/** A person, or all bots of a kind together. */
type Player =
  | Readonly<{ profile: string; name: string; avatar: string }>
  | { readonly bots: BotKind };

/** Over the rounds that both were in. Characters count for themselves, whatever their level. */
export type HeadToHead = Readonly<{
  opponent: Player | Readonly<{ character: string; avatar: string }>;
  rounds: number;
  ahead: number;
  behind: number;
  chips: number;
}>;

/** Of the player and of all whom they have met in a game, the best first (H-5). */
export type GameRatings = Readonly<{
  game: string;
  players: readonly Readonly<{
    player: Player;
    rating: number;
    /** Nineteen times out of twenty the player's skill lies no further from the rating. */
    margin: number;
    rounds: number;
  }>[];
}>;

/** H-50 */
export type ReviewState =
  | { readonly state: "underWay" }
  | Readonly<{ state: "made"; review: Review }>;

/** What somebody did again and again although something else was better (H-50). */
export type CostlyHabit = Readonly<{
  game: string;
  unit: WorthUnit;
  /** The types of the moves. */
  played: string;
  better: string;
  times: number;
  /** In all. */
  cost: number;
}>;

/** Of the house or of a game (H-34). */
export type AchievementState = Readonly<{
  /** A game's id, or `house`. */
  of: string;
  key: string;
  motif: Motif;
  goal: number;
  /** At most `goal`. */
  amount: number;
  /** The stored round that reached it, and its end. */
  reached: Readonly<{ round: number; at: number }> | null;
}>;

export type Statistics = Readonly<{
  rounds: number;
  wins: number;
  streak: number;
  bestStreak: number;
  /** Null where nothing was ever played for. */
  chips: number | null;
  bestChips: number | null;
  /** Towards the level. */
  points: number;
  bestPoints: number;
  titles: TitleCounts;
}>;

export type Progress = Readonly<{
  /** Not yet counted; asking again counts more of them. */
  left: number;
  points: number;
  level: number;
  achievements: readonly AchievementState[];
  all: Statistics;
  /** In the order of the catalogue. */
  games: readonly (Statistics & { readonly game: string })[];
  /** On which something was played: in all, in the longest run, in the current one. */
  days: Readonly<{ played: number; bestRun: number; run: number }>;
}>;

/** A game's ladder and what is won of it (H-47). */
export type LadderState = Readonly<{
  game: string;
  /** From the lowest up. */
  rungs: readonly (Pick<Rung, "opponents" | "goal" | "options"> &
    Readonly<{
      /** The stored round that won it first, and its end; null while none has. */
      won: AchievementState["reached"];
    }>)[];
}>;

/** What all hosts offer in the same week, and how far one has come with it (H-48). */
export type WeeklyChallenge = Readonly<{
  /** Its Monday and its Sunday, such as "2026-11-23". */
  from: string;
  to: string;
  /** Several games, more opponents than usual, or other house rules. */
  kind: "rotation" | "handicap" | "rules";
  /** Who sits at its table. */
  bots: readonly BotLevel[];
  /** In the order in which its table plays them; any order wins them. */
  legs: readonly (Pick<Rung, "goal" | "options"> & Readonly<{ game: string; isWon: boolean }>)[];
  /** Of all weeks so far, this one included. */
  weeksWon: number;
}>;

/** H-34 */
export type RoundProgress = Readonly<{
  /** Towards the level. */
  points: number;
  achieved: readonly Pick<AchievementState, "of" | "key" | "motif">[];
}>;

export type DailyResult = Readonly<{
  /** From 1; null if nobody has won. */
  place: number | null;
  /** Towards the level; in practice those that it would have earned. */
  points: number;
}>;

/** H-34 */
export type DailyDeal = Readonly<{
  /** Such as "2026-11-22". */
  date: string;
  game: string;
  players: number;
  /**
   * The one that counts, then those for practice, newest first. `result` stays null if the table
   * was closed before the end.
   */
  tries: readonly Readonly<{
    table: string;
    practice: boolean;
    isOpen: boolean;
    result: DailyResult | null;
  }>[];
  /** Days in a row on which the deal was finished: up to today or yesterday, and the most so far. */
  streak: Readonly<{ run: number; best: number }>;
  /** In the person's place against the same opponents; null until they have finished. */
  bots:
    | readonly (DailyResult &
        Readonly<{
          name: string;
          avatar: string;
          level: BotLevel;
        }>)[]
    | null;
}>;
