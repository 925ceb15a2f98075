import type { BotLevel } from "#shared/bots/bot.ts";
import type { RoundResult } from "#shared/contract/round.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { TitleCounts } from "./table.ts";

export interface StoredRound {
  readonly id: number;
  readonly game: string;
  readonly table: string;
  /** The round's number in its session, from 1. */
  readonly number: number;
  /** ms since 1970, UTC. */
  readonly endedAt: number;
  readonly players: readonly string[];
  /** The profile owner's seat; null if they were not in it. */
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

/** One player's result in a session (H-5, H-10). */
export interface SessionPlayer {
  readonly name: string;
  readonly avatar: string;
  readonly bot: BotLevel | null;
  /** Null for bots. */
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
  /** The first of its tables. */
  readonly table: string;
  /** The `before` of the next page. */
  readonly id: number;
  readonly openedAt: number;
  /** The end of its last finished round; null before there is one. */
  readonly endedAt: number | null;
  readonly isOpen: boolean;
  readonly games: readonly string[];
  readonly rounds: number;
  readonly players: readonly SessionPlayer[];
}

/** The record against one opponent, over the rounds that both were in. */
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
