// What does the replayer get of a round?

import type { BotLevel } from "#shared/bots/bot.ts";
import type { Public } from "#shared/contract/json.ts";
import type { RuleError } from "#shared/contract/outcome.ts";
import type { CommonFacts, Move } from "#shared/contract/round.ts";
import type { Seat, Viewer } from "#shared/contract/seats.ts";
import type { SentView } from "#shared/contract/view.ts";

/** Through whose eyes a round is looked at; `all`: with every hand open. */
export type Eyes = Viewer | "all";

/** Line 0 is the deal, line n the n-th move. */
export interface ReplayLine {
  readonly number: number;
  /** Null where these eyes may see nothing of it (C-9). */
  readonly view: SentView<Public, CommonFacts, Move> | null;
  /** Whose move it is; null for the deal, and for what names no seat or is not seen. */
  readonly seat: Seat | null;
  /** ms since 1970, UTC; null where it is not known or not seen. */
  readonly at: number | null;
  /** Of an illegal move: it changed nothing. */
  readonly error: RuleError | null;
}

export interface ReplayPlayer {
  readonly name: string;
  readonly avatar: string;
  readonly bot: BotLevel | null;
  /** Was it the present profile's seat? */
  readonly isOwn: boolean;
}

export interface Replay {
  readonly game: string;
  readonly options: Public;
  /** By seat. */
  readonly players: readonly ReplayPlayer[];
  /** Where it was played; null for a round from a file. */
  readonly stored: {
    readonly id: number;
    readonly table: string;
    readonly number: number;
    readonly beganAt: number;
    readonly endedAt: number;
  } | null;
  /** Whose these lines are. */
  readonly eyes: Eyes;
  /** Whose there may be. */
  readonly offered: readonly Eyes[];
  /** How many lines the round has. */
  readonly count: number;
  /**
   * Which part of them is here. Parts are counted from 1; each has `size` lines, but the last one,
   * which may have fewer.
   */
  readonly part: { readonly number: number; readonly of: number; readonly size: number };
  /** Of this part. */
  readonly lines: readonly ReplayLine[];
}

/** As it stands in an address. */
export const eyesName = (eyes: Eyes): string => String(eyes);

/** Null where the text names none. */
export function parseEyes(text: string): Eyes | null {
  if (text === "all" || text === "spectator") return text;
  return /^\d{1,2}$/.test(text) ? Number(text) : null;
}
