// How does the app get its lines to the house and to a table?

import type { GuestDoor } from "#renderer/client/guestDoor.ts";
import type { HouseClient, TableClient, TableKey } from "#renderer/client/clients.ts";
import type { Answer, ScreenWelcome } from "#shared/protocol/messages.ts";

/**
 * What a screen for the room needs: it comes as nobody, whoever the browser's owner is, and so is
 * never shown his cards.
 */
export interface Screens {
  /**
   * Asks by the code, or by the lasting key that it was given under that code, and keeps a new one.
   */
  find(code: string): Promise<Answer<ScreenWelcome>>;
  open(table: string, code: string): TableClient;
  /**
   * On which the tournament with this code is watched, and nothing else is answered. Rejects where
   * nobody answers, or no tournament has the code.
   */
  house(code: string): Promise<HouseClient>;
  /** What it shows has another code by now: its key is kept under that one, too. */
  renamed(code: string, to: string): void;
  /** Its key opens nothing any more. */
  removed(code: string): void;
}

/** What the app needs of the wire; tests and debug doors put others in its place. */
export interface Clients {
  openHouse(): Promise<HouseClient>;
  readonly guests: GuestDoor;
  openTable(table: string, key: TableKey): TableClient;
  readonly screens: Screens;
}
