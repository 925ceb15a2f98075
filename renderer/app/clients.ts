// How does the app get its lines to the house and to a table?

import type { GuestDoor } from '#renderer/client/guestDoor.ts';
import type { HouseClient, TableClient, TableKey } from '#renderer/client/clients.ts';

/** What the app needs of the wire; tests and debug doors put others in its place. */
export interface Clients {
  openHouse(): Promise<HouseClient>;
  readonly guests: GuestDoor;
  openTable(table: string, key: TableKey): TableClient;
}
