import type { BotLevel } from "#shared/bots/bot.ts";
import type { Public } from "#shared/contract/json.ts";
import type { RuleError } from "#shared/contract/outcome.ts";
import type { Seat, Viewer } from "#shared/contract/seats.ts";
import type { SentView } from "#shared/contract/seen.ts";

/** `all`: with every hand open. */
export type Eyes = Viewer | "all";

/** The deal is line 0, move n line n. */
export interface ReplayLine {
  readonly number: number;
  /** Null: these eyes may see nothing of it (C-9). */
  readonly view: SentView | null;
  /** Null for the deal, for a move that names no seat, and for one not seen. */
  readonly seat: Seat | null;
  /** Null: unknown or not seen. */
  readonly at: number | null;
  /** Of an illegal move, which changed nothing. */
  readonly error: RuleError | null;
}

export interface ReplayPlayer {
  readonly name: string;
  readonly avatar: string;
  readonly bot: BotLevel | null;
  /** The present profile's seat. */
  readonly isOwn: boolean;
}

export interface Replay {
  readonly game: string;
  readonly options: Public;
  /** By seat. */
  readonly players: readonly ReplayPlayer[];
  /** Null for a round from a file. */
  readonly stored: {
    readonly id: number;
    readonly table: string;
    readonly number: number;
    readonly beganAt: number;
    readonly endedAt: number;
  } | null;
  readonly eyes: Eyes;
  readonly offered: readonly Eyes[];
  readonly count: number;
  /** The part sent, from 1; each has `size` lines, the last one perhaps fewer. */
  readonly part: { readonly number: number; readonly of: number; readonly size: number };
  readonly lines: readonly ReplayLine[];
}

export const eyesName = (eyes: Eyes): string => String(eyes);

/** Null if the text names none. */
export function parseEyes(text: string): Eyes | null {
  if (text === "all" || text === "spectator") return text;
  return /^\d{1,2}$/.test(text) ? Number(text) : null;
}
