import type { BotLevel } from "#shared/bots/bot.ts";
import type { Result } from "#shared/contract/round.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { TitleCounts } from "./table.ts";

export interface StoredRound {
  readonly id: number;
  readonly game: string;
  readonly table: string;
  /** Which round of its session, from 1. */
  readonly number: number;
  /** ms since 1970, UTC. */
  readonly endedAt: number;
  readonly players: readonly string[];
  /** The profile owner's seat; null when he was not in it. */
  readonly seat: Seat | null;
  readonly result: Result;
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

/** How one player fared in a session (H-5, H-10). */
export interface SessionPlayer {
  readonly name: string;
  readonly avatar: string;
  readonly bot: BotLevel | null;
  /** The person's profile; null for bots. */
  readonly profile: string | null;
  readonly rounds: number;
  readonly wins: number;
  readonly titles: TitleCounts;
  /** Null where nothing was played for. */
  readonly profit: number | null;
  /** Null where no game of the session counts points. */
  readonly points: number | null;
}

/** An evening or a tournament, as it went. */
export interface PlayedSession {
  /** The first of its tables. */
  readonly table: string;
  /** Where the page after this one begins. */
  readonly id: number;
  readonly openedAt: number;
  /** Of its last finished round; null before there is one. */
  readonly endedAt: number | null;
  readonly isOpen: boolean;
  readonly games: readonly string[];
  readonly rounds: number;
  readonly players: readonly SessionPlayer[];
}

/** Against one opponent, over the rounds that both were in. */
export interface HeadToHead {
  /** A person, or all bots of a level together. */
  readonly opponent:
    | { readonly profile: string; readonly name: string; readonly avatar: string }
    | { readonly bots: BotLevel };
  readonly rounds: number;
  readonly ahead: number;
  readonly behind: number;
  /** The profile's gain or loss in those rounds. */
  readonly chips: number;
}
