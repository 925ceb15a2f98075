// What does the host send: unasked, and in answer?

import type { Json, Public } from '#shared/game/json.ts';
import type { Option } from '#shared/game/options.ts';
import type { RuleError } from '#shared/game/outcome.ts';
import type { CommonFacts, Move, Result } from '#shared/game/round.ts';
import type { Seat } from '#shared/game/seats.ts';
import type { SentView } from '#shared/game/view.ts';
import type { HouseRequest, TableRequest } from './schema.ts';
import type { TableState } from './table.ts';

/** `wrong-form`, `stale`, `not-yours`… or a rule's number: why a request was refused. */
export interface Refusal {
  readonly ok: false;
  readonly error: RuleError;
}
export type Answer<T> = { readonly ok: true; readonly value: T } | Refusal;

/** First of all, to a client that has just connected to a table. */
export interface Hello {
  readonly table: string;
  readonly player: string | null;
  /** Only on first arrival: the seat's secret, to come back with. */
  readonly token?: string;
}

/** A view with its number: counted per viewer, so that hidden steps leave no gap. */
export interface ViewMessage extends SentView<Public, CommonFacts, Move> {
  readonly number: number;
  readonly round: number;
}

/** What the host sends to a client at a table, by message name. */
export interface TableMessages {
  readonly hello: Hello;
  readonly table: TableState;
  readonly view: ViewMessage;
}

/** A game one can open a table for. */
export interface GameOffer {
  readonly id: string;
  readonly players: { readonly min: number; readonly max: number };
  readonly options: { readonly [key: string]: Option<boolean> | Option<number> };
}

export interface Profile {
  readonly id: string;
  readonly name: string;
  readonly avatar: string;
  readonly rounds: number;
  readonly king: number;
  readonly bastard: number;
}

export interface OpenTable {
  readonly table: string;
  /** The owner's seat token. */
  readonly token: string;
  readonly game: string;
  readonly roundNumber: number;
  readonly players: readonly string[];
}

export interface StoredRound {
  readonly id: number;
  readonly game: string;
  /** ms since 1970, UTC. */
  readonly endedAt: number;
  readonly players: readonly string[];
  /** The profile owner's seat; null when he was not in it. */
  readonly seat: Seat | null;
  readonly result: Result;
}

export interface HouseAnswers extends Record<HouseRequest, unknown> {
  readonly games: readonly GameOffer[];
  readonly profile: Profile;
  readonly saveProfile: Profile;
  readonly openTable: OpenTable;
  readonly openTables: readonly OpenTable[];
  readonly closeTable: null;
  readonly rounds: readonly StoredRound[];
}

export interface TableAnswers extends Record<TableRequest, unknown> {
  readonly move: null;
  readonly ready: null;
  readonly leave: null;
  readonly back: null;
  readonly hint: { readonly move: Json; readonly reason: string };
  readonly change: null;
}
