// Where does a table come from that is loaded only when somebody is about to sit down?

import { loadUsualTables } from "#renderer/games/tableGames.ts";
import type { Settings } from "#shared/settings/settings.ts";

/**
 * Once, however often it is asked for. Rejects where it cannot be loaded; then it may be asked for
 * anew.
 */
export async function loadPlace() {
  const [{ AtTable }] = await Promise.all([import("./AtTable.tsx"), loadUsualTables()]);
  return { default: AtTable };
}

/**
 * Painted while the host is still asked for the table; one that is worn besides is painted over it.
 */
async function prepare({ deck }: Pick<Settings, "deck">): Promise<void> {
  const [{ sharedAtlas, deckOf }] = await Promise.all([
    import("#renderer/table/drawing/sharedAtlas.ts"),
    loadPlace(),
  ]);
  await sharedAtlas(deckOf({ deck }));
}

/** For a page that leads to a table. What fails is told when the table is to be shown. */
export function prepareTable(settings: Pick<Settings, "deck">): void {
  void prepare(settings).catch(() => undefined);
}

/**
 * For a page from which people most likely go to one: fetched when there is nothing else to do.
 * Returns what keeps it from that.
 */
export function fetchTableSoon(): () => void {
  const fetch = (): void => void loadPlace().catch(() => undefined);
  // Not in every Safari.
  if (typeof requestIdleCallback === "undefined") {
    const timer = setTimeout(fetch, 200);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(fetch, { timeout: 2000 });
  return () => cancelIdleCallback(idle);
}
