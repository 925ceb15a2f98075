// Which part of the table belongs to which game?

import type { TableGame } from '#renderer/table/tableGame.ts';
import { manifests } from './catalogue.ts';

const games = new Map<string, TableGame>();

/** Must have come to its end before a table, or a round that is over, is shown. */
export async function loadTables(): Promise<void> {
  await Promise.all(manifests.map(async ({ id, table }) => games.set(id, await table())));
}

/** Throws for a game that this page does not know: it is older than its host. */
export function tableGame(id: string): TableGame {
  const game = games.get(id);
  if (!game) throw new Error(`the table does not know the game ${id}`);
  return game;
}
