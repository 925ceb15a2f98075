// Where does a table come from that is loaded only when somebody is about to sit down?

import { loadTables } from '#renderer/games/tableGames.ts';

/** Once, however often it is asked for. Rejects where it cannot be loaded; then it may be asked for anew. */
export async function loadPlace() {
  const [{ AtTable }] = await Promise.all([import('./AtTable.tsx'), loadTables()]);
  return { default: AtTable };
}
