import { loadUsualTables } from "#renderer/games/tableGames.ts";
import type { Settings } from "#shared/settings/settings.ts";

/**
 * Loads once, however often it is called. Rejects if loading fails, and may then be called again.
 */
export async function loadTableScreen() {
  const [{ AtTable }] = await Promise.all([import("./AtTable.tsx"), loadUsualTables()]);
  return { default: AtTable };
}

/**
 * Paints the usual cards while the host is still asked for the table; another card back is painted
 * over them later.
 */
async function prepare({ deck }: Pick<Settings, "deck">) {
  const [{ sharedAtlas, deckOf }] = await Promise.all([
    import("#renderer/art/cardAtlas.ts"),
    loadTableScreen(),
  ]);
  await sharedAtlas(deckOf({ deck }));
}

/** For a page that leads to a table. A failure is reported once the table is to be shown. */
export function prepareTable(settings: Pick<Settings, "deck">): void {
  void prepare(settings).catch(() => undefined);
}

/**
 * For a page that most likely leads to a table: fetches its code when the browser is idle. Returns
 * a function that cancels this.
 */
export function fetchTableSoon(): () => void {
  const fetch = () => void loadTableScreen().catch(() => undefined);
  // Some versions of Safari do not have it.
  if (typeof requestIdleCallback === "undefined") {
    const timer = setTimeout(fetch, 200);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(fetch, { timeout: 2000 });
  return () => cancelIdleCallback(idle);
}
