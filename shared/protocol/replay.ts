import type { BotLevel } from "#shared/bots/bot.ts";
import type { Public } from "#shared/contract/json.ts";
import type { RuleError } from "#shared/contract/outcome.ts";
import type { Seat, Viewer } from "#shared/contract/seats.ts";
import type { SentView } from "#shared/contract/seen.ts";

/** The viewer through whose eyes a round is seen; `all`: with every hand open. */
export type Eyes = Viewer | "all";

/** Line 0 is the deal, line n the n-th move. */
export interface ReplayLine {
  readonly number: number;
  /** Null if these eyes may see nothing of it (C-9). */
  readonly view: SentView | null;
  /** Null for the deal, and if the move names no seat or is not seen. */
  readonly seat: Seat | null;
  /** ms since 1970, UTC; null if unknown or not seen. */
  readonly at: number | null;
  /** The error of an illegal move, which changed nothing. */
  readonly error: RuleError | null;
}

export interface ReplayPlayer {
  readonly name: string;
  readonly avatar: string;
  readonly bot: BotLevel | null;
  /** Whether it was the seat of the present profile. */
  readonly isOwn: boolean;
}

export interface Replay {
  readonly game: string;
  readonly options: Public;
  /** In the order of seats. */
  readonly players: readonly ReplayPlayer[];
  /** Where it was played; null for a round from a file. */
  readonly stored: {
    readonly id: number;
    readonly table: string;
    readonly number: number;
    readonly beganAt: number;
    readonly endedAt: number;
  } | null;
  readonly eyes: Eyes;
  /** The eyes to choose from. */
  readonly offered: readonly Eyes[];
  readonly count: number;
  /**
   * The part that is included. Parts are counted from 1; each has `size` lines, the last one
   * perhaps fewer.
   */
  readonly part: { readonly number: number; readonly of: number; readonly size: number };
  readonly lines: readonly ReplayLine[];
}

export const eyesName = (eyes: Eyes): string => String(eyes);

/** Returns null if the text names none. */
export function parseEyes(text: string): Eyes | null {
  if (text === "all" || text === "spectator") return text;
  return /^\d{1,2}$/.test(text) ? Number(text) : null;
}
