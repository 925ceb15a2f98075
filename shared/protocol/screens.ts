import type { RoomClock } from "#shared/roomClock/clock.ts";
import type { Shown } from "./schema.ts";

/** A screen for the room with a persistent key (H-39). */
export interface KeptScreen {
  readonly id: string;
  /** The screen's own description, such as "Chrome, Linux"; may be empty. */
  readonly name: string;
  /** `closed`: a table or tournament that is not open to the network at present. */
  readonly shows:
    | { readonly game: string }
    | { readonly tournament: string }
    | "closed"
    | "whatIsOn";
  /** ms since 1970, UTC. */
  readonly madeAt: number;
  readonly usedAt: number;
}

/** Good for one screen, once; the screen shows whatever is on. */
export interface ScreenInvitation {
  readonly code: string;
  /** How long it is valid. */
  readonly minutes: number;
}

/** The present content, with all that a screen needs to show it (H-39). */
export type OnNow =
  | Extract<Shown, { readonly on: "table" }>
  /** `code`: the join code for the network; null while nobody may join. */
  | (Extract<Shown, { readonly on: "tournament" }> & { readonly code: string | null })
  | { readonly on: "clock"; readonly clock: RoomClock }
  /**
   * `host`: whose house it is; `url`: the address for phones, null if the network cannot reach the
   * host.
   */
  | { readonly on: "welcome"; readonly host: string; readonly url: string | null };

/** The answer to a screen for the room on arrival. */
export interface ScreenWelcome {
  /** The persistent key; null if the screen keeps the one it sent, or gets none. */
  readonly key: string | null;
  /** The present table or tournament; both null while that is not open to the network. */
  readonly table: string | null;
  readonly tournament: string | null;
  readonly whatIsOn: boolean;
}
