import type { Json } from "#shared/contract/json.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { SentView } from "#shared/contract/seen.ts";
import type { OwnPart } from "#shared/contract/viewParts.ts";
import type { Said } from "#shared/text/said.ts";
import type { Emote, TableRequest } from "./schema.ts";
import type { SeatClock, TableState } from "./table.ts";

/** The first message to a client that has just connected to a table. */
export interface Hello {
  readonly table: string;
  readonly player: string | null;
  /** Only on first arrival: the seat's secret, with which to return. */
  readonly token?: string;
}

/** The additions to a list that only grows. */
export interface Grown {
  /** The list starts with these; else they follow those of the previous view. */
  readonly anew?: true;
  readonly added: readonly Json[];
  /** The list now consists of this many of its last entries. */
  readonly length: number;
}

/** A view with its number, counted per viewer so that hidden steps leave no gap. */
export interface ViewMessage extends SentView {
  readonly number: number;
  readonly round: number;
  /** The game of this round; a session changes games. */
  readonly game: string;
  /** Facts that are left out because they are as in the previous view on this connection. */
  readonly kept?: readonly string[];
  /**
   * Lists that are left out, too, with what was added to them since the previous view on this
   * connection.
   */
  readonly grown?: { readonly [fact: string]: Grown };
}

/** A view in two parts: the common one, and this viewer's own (`viewOfParts`). */
export type PartedView = readonly [
  SentView,
  OwnPart & Pick<ViewMessage, "number" | "round" | "game" | "kept" | "grown">,
];

export interface ChatLine {
  /** Counts what was said at this table since the host was started, from 1. */
  readonly number: number;
  /** `player` is null for a spectator. */
  readonly from: { readonly player: string | null; readonly name: string };
  readonly said: { readonly text: string } | { readonly emote: Emote };
  /** ms since 1970, UTC. */
  readonly at: number;
}

/** Messages from the host to a client at a table, by name. */
export interface TableMessages {
  readonly hello: Hello;
  readonly table: TableState;
  /** Instead of `table`, if nothing else of it has changed. */
  readonly clocks: readonly SeatClock[];
  readonly view: ViewMessage;
  /** Instead of `view`, at tables with many players. */
  readonly parts: PartedView;
  /** The new lines; on arrival the last ones. */
  readonly chat: readonly ChatLine[];
}

/** Public talk in the game itself, oldest first. */
export interface Announced {
  /** The number of the round's entries before these. */
  readonly first: number;
  /** `at`: ms since 1970, UTC. */
  readonly lines: readonly { readonly seat: Seat; readonly text: string; readonly at: number }[];
}

export interface TableAnswers extends Record<TableRequest, unknown> {
  readonly move: null;
  readonly ready: null;
  readonly leave: null;
  readonly back: null;
  readonly hint: { readonly move: Json; readonly reason: Said };
  readonly pace: null;
  readonly hurry: null;
  readonly finish: null;
  readonly change: null;
  readonly seats: null;
  readonly rebuy: null;
  readonly sitOut: null;
  readonly stop: null;
  /** The new player id, and the secret with which to return. */
  readonly sit: { readonly player: string; readonly token: string };
  readonly swap: null;
  readonly remove: null;
  readonly mute: null;
  readonly lock: null;
  readonly handOver: null;
  readonly say: null;
  readonly emote: null;
  readonly announced: Announced;
}
