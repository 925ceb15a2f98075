// How does the app get its lines to the house and to a table?

import type { HouseSession, TableSession } from '#renderer/session/session.ts';

/** What the app needs of the wire; tests and debug doors put others in its place. */
export interface Sessions {
  openHouse(): Promise<HouseSession>;
  openTable(table: string, token: string): TableSession;
}
