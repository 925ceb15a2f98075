// Which part of the table belongs to which game?

import type { TableGame } from '#renderer/table/tableGame.ts';
import { crazyTable } from './crazy-eights/crazyTable.ts';
import { exordiaTable } from './exordia8/exordiaTable.ts';
import { drawTable } from './five-card-draw/drawTable.ts';
import { kingsTable } from './kings-and-bastards/kingsTable.ts';
import { normalTable } from './normal-eights/normalTable.ts';

const games: ReadonlyMap<string, TableGame> = new Map([kingsTable, drawTable, crazyTable, exordiaTable, normalTable].map((game) => [game.id, game]));

/** Throws for a game that this page does not know: it is older than its host. */
export function tableGame(id: string): TableGame {
  const game = games.get(id);
  if (!game) throw new Error(`the table does not know the game ${id}`);
  return game;
}
