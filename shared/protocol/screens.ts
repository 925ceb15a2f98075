import type { RoomClock } from "#shared/roomClock/clock.ts";
import type { Shown } from "./schema.ts";

/** H-39: a screen for the room that is known by a lasting key. */
export interface KeptScreen {
  readonly id: string;
  /** What it said that it is, such as "Chrome, Linux"; may be empty. */
  readonly name: string;
  /** `closed`: a table or tournament that is not open to the network just now. */
  readonly shows:
    | { readonly game: string }
    | { readonly tournament: string }
    | "closed"
    | "whatIsOn";
  /** ms since 1970, UTC. */
  readonly madeAt: number;
  readonly usedAt: number;
}

/** For one screen, once: by it the screen shows whatever is on. */
export interface ScreenInvitation {
  readonly code: string;
  /** For which it is good. */
  readonly minutes: number;
}

/** H-39: what is on, with what a screen needs to show it. */
export type OnNow =
  | Extract<Shown, { readonly on: "table" }>
  /** `code`: by which people of the network come in; null while none may. */
  | (Extract<Shown, { readonly on: "tournament" }> & { readonly code: string | null })
  | { readonly on: "clock"; readonly clock: RoomClock }
  /**
   * `host`: whose house it is; `url`: by which phones reach it, null where the network does not.
   */
  | { readonly on: "welcome"; readonly host: string; readonly url: string | null };

/** What a screen for the room learns at its door. */
export interface ScreenWelcome {
  /**
   * By which it is known from now on; null where it keeps the one that it brought, or gets none.
   */
  readonly key: string | null;
  /** What it shows now; both null while that is not open to the network. */
  readonly table: string | null;
  readonly tournament: string | null;
  /** It shows whatever is on. */
  readonly whatIsOn: boolean;
}
