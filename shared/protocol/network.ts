// Who comes by the network, and where it reaches the host.

import type { Said } from "#shared/text/said.ts";
import type { Profile } from "./profiles.ts";

/** Where the host can be reached in the network. */
export interface LanState {
  /** Without a slash at their ends; empty while no table is open to it. */
  readonly addresses: readonly { readonly url: string; readonly network: string }[];
  /** Why it cannot be reached although a table is open to it. */
  readonly problem: Said | null;
}

/** A table or a tournament of another host (H-13). */
export interface FoundTable {
  readonly kind: "table" | "tournament";
  /** Where its page is, with its join code. */
  readonly url: string;
  /** Whose it is. */
  readonly host: string;
  /** The first of a tournament. */
  readonly game: string;
  readonly players: number;
  /** Of a tournament no more than it has players: any number may come. */
  readonly seats: number;
}

/** What a page learns at the guests' door. */
export interface GuestWelcome {
  /** Null: nobody is known by this browser yet. */
  readonly profile: Profile | null;
  /**
   * The table, or the tournament, that the code opens; null for an invitation, or without a code.
   */
  readonly table: string | null;
  readonly tournament: string | null;
  /** The tournament that this browser, which is nobody's own, directs by its PIN. */
  readonly directs?: string;
}

/** For one guest, once. */
export interface Invitation {
  readonly code: string;
  /** For which it is good. */
  readonly minutes: number;
}
