import type { DealState } from "./history.ts";
import type { BotKind } from "#shared/bots/bot.ts";
import type { Public } from "#shared/contract/json.ts";
import type { RuleError } from "#shared/contract/outcome.ts";
import type { Seat, Viewer } from "#shared/contract/seats.ts";
import type { SentView } from "#shared/contract/seen.ts";

/** `all`: with every hand open. */
export type Eyes = Viewer | "all";

/** The deal is line 0, move n line n. */
export type ReplayLine = Readonly<{
  number: number;
  /** Null: these eyes may see nothing of it (C-9). */
  view: SentView | null;
  /** Null for the deal, for a move that names no seat, and for one not seen. */
  seat: Seat | null;
  /** Null: unknown or not seen. */
  at: number | null;
  /** Of an illegal move, which changed nothing. */
  error: RuleError | null;
}>;

export type ReplayPlayer = Readonly<{
  name: string;
  avatar: string;
  bot: BotKind | null;
  /** The present profile's seat. */
  isOwn: boolean;
}>;

export type Replay = Readonly<{
  game: string;
  options: Public;
  /** By seat. */
  players: readonly ReplayPlayer[];
  /** Null for a round from a file. */
  stored: Readonly<{
    id: number;
    table: string;
    number: number;
    beganAt: number;
    endedAt: number;
    /** H-18 */
    deal: DealState | null;
    /** So many cards of a sealed deal nobody saw: then only the spectators' eyes are offered (H-51). */
    closedCards: number;
  }> | null;
  eyes: Eyes;
  offered: readonly Eyes[];
  /** The reader's seat, where they may practise from any line (H-49); else null. */
  practiceSeat: Seat | null;
  count: number;
  /** The part sent, from 1; each has `size` lines, the last one perhaps fewer. */
  part: Readonly<{ number: number; of: number; size: number }>;
  lines: readonly ReplayLine[];
}>;

export const eyesName = (eyes: Eyes): string => String(eyes);

/** Null if the text names none. */
export function parseEyes(text: string): Eyes | null {
  if (text === "all" || text === "spectator") return text;
  return /^\d{1,2}$/.test(text) ? Number(text) : null;
}
