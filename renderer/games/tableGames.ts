import { loadGame } from "#renderer/text/text.ts";
import type { TableGame } from "#renderer/table/tableGame.ts";
import { manifests } from "./catalogue.ts";
import type { Manifest } from "./manifest.ts";

const games = new Map<string, TableGame>();

const load = async (wanted: readonly Manifest[]): Promise<void> => {
  await Promise.all(
    wanted
      .filter(({ id }) => !games.has(id))
      .map(async ({ id, table, isLate }) => {
        const [game] = await Promise.all([table(), isLate ? loadGame(id) : null]);
        games.set(id, game);
      }),
  );
};

/** Must finish before a table or a finished round of any game is shown. */
export const loadTables = (): Promise<void> => load(manifests);
export const loadUsualTables = (): Promise<void> => load(manifests.filter(({ isLate }) => !isLate));

export const missingTables = (ids: readonly string[]): readonly string[] =>
  manifests.flatMap(({ id }) => (ids.includes(id) && !games.has(id) ? [id] : []));
export const loadMissing = (ids: readonly string[]): Promise<void> =>
  load(manifests.filter(({ id }) => ids.includes(id)));

export const loadedGame = (id: string): TableGame | null => games.get(id) ?? null;

/** Throws for a game that this page does not know because it is older than its host. */
export function tableGame(id: string): TableGame {
  const game = games.get(id);
  if (!game) throw new Error(`the table does not know the game ${id}`);
  return game;
}
