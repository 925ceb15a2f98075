import type { Said } from "#shared/text/said.ts";
import type { Profile } from "./profiles.ts";

export interface LanState {
  /** URLs without a trailing slash; empty while no table is open to the network. */
  readonly addresses: readonly { readonly url: string; readonly network: string }[];
  /** Why the host cannot be reached although a table is open to the network. */
  readonly problem: Said | null;
}

/** A table or a tournament of another host (H-13). */
export interface FoundTable {
  readonly kind: "table" | "tournament";
  readonly url: string;
  readonly host: string;
  /** The first one in a tournament. */
  readonly game: string;
  readonly players: number;
  /** For a tournament the number of players, as any number may join. */
  readonly seats: number;
}

/** The answer to a guest's page on arrival. */
export interface GuestWelcome {
  /** Null if the browser belongs to nobody yet. */
  readonly profile: Profile | null;
  /** The table or tournament that the code opens; both null for an invitation or without a code. */
  readonly table: string | null;
  readonly tournament: string | null;
  /** The tournament that this browser, which belongs to nobody, directs by its PIN. */
  readonly directs?: string;
}

/** Good for one guest, once. */
export interface Invitation {
  readonly code: string;
  /** How long it is valid. */
  readonly minutes: number;
}
