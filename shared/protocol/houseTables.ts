import type { Option } from "#shared/contract/options.ts";
import type { Traits } from "#shared/contract/traits.ts";
import type { Said } from "#shared/text/said.ts";

export interface GameOffer {
  readonly id: string;
  readonly players: { readonly min: number; readonly max: number };
  readonly traits: Traits;
  readonly options: { readonly [key: string]: Option<boolean> | Option<number> };
}

export interface OpenTable {
  readonly table: string;
  /** The requester's seat token. */
  readonly token: string;
  readonly game: string;
  readonly roundNumber: number;
  /** The requester is the first. */
  readonly players: readonly string[];
  /** The session has ended: only its result can be seen (H-10). */
  readonly over: boolean;
}

/** A table at which the requester has no seat but may take one (H-13). */
export interface JoinableTable {
  readonly table: string;
  readonly game: string;
  readonly roundNumber: number;
  readonly players: readonly string[];
  /** The chairs that are free or a bot's. */
  readonly free: number;
  /** Whether the requester had a chair there in this session (H-37). */
  readonly former: boolean;
}

/** An open table that cannot be restored from what is stored: it can only be closed or reported. */
export interface BrokenTable {
  readonly table: string;
  /** Null if unknown. */
  readonly game: string | null;
  readonly roundNumber: number;
  readonly players: readonly string[];
  readonly problem: Said;
}
