// The tables of a house, as they are seen from outside.

import type { Option } from "#shared/contract/options.ts";
import type { Traits } from "#shared/contract/traits.ts";
import type { Said } from "#shared/text/said.ts";

/** A game one can open a table for. */
export interface GameOffer {
  readonly id: string;
  readonly players: { readonly min: number; readonly max: number };
  readonly traits: Traits;
  readonly options: { readonly [key: string]: Option<boolean> | Option<number> };
}

export interface OpenTable {
  readonly table: string;
  /** The seat token of who asks. */
  readonly token: string;
  readonly game: string;
  readonly roundNumber: number;
  /** Who asks is the first. */
  readonly players: readonly string[];
  /** Its session has ended: its result is looked at, and nothing more is played (H-10). */
  readonly over: boolean;
}

/** A table at which who asks has no seat, but to which he may come (H-13). */
export interface JoinableTable {
  readonly table: string;
  readonly game: string;
  readonly roundNumber: number;
  readonly players: readonly string[];
  /** People may sit down here: chairs that are free or a bot's. */
  readonly free: number;
  /** Who asks had a chair there in this session (H-37). */
  readonly former: boolean;
}

/**
 * A table that is open but cannot be set up as it is stored: it can only be closed, or reported.
 */
export interface BrokenTable {
  readonly table: string;
  /** Null where not even that is known. */
  readonly game: string | null;
  readonly roundNumber: number;
  readonly players: readonly string[];
  /** Why, in words. */
  readonly problem: Said;
}
