// What the host sends to a client at a table, unasked and in answer.

import type { Json, Public } from "#shared/contract/json.ts";
import type { CommonFacts, Move } from "#shared/contract/round.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { SentView } from "#shared/contract/view.ts";
import type { OwnPart } from "#shared/contract/viewParts.ts";
import type { Said } from "#shared/text/said.ts";
import type { Emote, TableRequest } from "./schema.ts";
import type { SeatClock, TableState } from "./table.ts";

/** First of all, to a client that has just connected to a table. */
export interface Hello {
  readonly table: string;
  readonly player: string | null;
  /** Only on first arrival: the seat's secret, to come back with. */
  readonly token?: string;
}

/** What is new of a list that only grows. */
export interface Grown {
  /** It begins with these; else they follow what the view before told. */
  readonly anew?: true;
  readonly added: readonly Json[];
  /** So many of the last make up the list as it is now. */
  readonly length: number;
}

/** A view with its number: counted per viewer, so that hidden steps leave no gap. */
export interface ViewMessage extends SentView<Public, CommonFacts, Move> {
  readonly number: number;
  readonly round: number;
  /** Whose rules it is a view of: a session changes games. */
  readonly game: string;
  /** Lasting facts that are left out, for they are as in the view before on this line. */
  readonly kept?: readonly string[];
  /**
   * Lists that are left out too, with what was added to them since the view before on this line.
   */
  readonly grown?: { readonly [fact: string]: Grown };
}

/**
 * A view in two parts: what everybody is sent alike, and what is this viewer's own (`viewOfParts`).
 */
export type PartedView = readonly [
  SentView<Public, CommonFacts, Move>,
  OwnPart & Pick<ViewMessage, "number" | "round" | "game" | "kept" | "grown">,
];

/** Something that was said at a table. */
export interface ChatLine {
  /** Counts what was said at this table since the host was started, from 1. */
  readonly number: number;
  /** Who said it; `player` is null for somebody who watched. */
  readonly from: { readonly player: string | null; readonly name: string };
  readonly said: { readonly text: string } | { readonly emote: Emote };
  /** ms since 1970, UTC. */
  readonly at: number;
}

/** What the host sends to a client at a table, by message name. */
export interface TableMessages {
  readonly hello: Hello;
  readonly table: TableState;
  /** In place of the table, where nothing else of it has changed. */
  readonly clocks: readonly SeatClock[];
  readonly view: ViewMessage;
  /** In place of `view`, where many sit. */
  readonly parts: PartedView;
  /** What is new; on arrival the last of what was said before. */
  readonly chat: readonly ChatLine[];
}

/** What was said to all in the game itself, oldest first. */
export interface Announced {
  /** How much of the round's lies before these. */
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
  /** Which player he is from now on, and the secret to come back with. */
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
