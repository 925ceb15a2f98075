// How does the app get its lines to the house and to a table?

import type { HouseClient, TableClient } from '#renderer/client/clients.ts';

/** What the app needs of the wire; tests and debug doors put others in its place. */
export interface Clients {
  openHouse(): Promise<HouseClient>;
  openTable(table: string, token: string): TableClient;
}
