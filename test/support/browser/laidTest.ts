// The starting point of browser tests of a game: a laid round, at the moment at which Robin is to
// act.

import { appTest } from "./appTest.ts";
import { layDraw, type DrawLaying } from "./laidDraw.ts";
import { layEights, type EightsLaying } from "./laidEights.ts";
import type { TablePage } from "./tablePage.ts";

/** Opens the app and takes Robin to his seat; it is his turn, and nothing moves any more. */
type SitAt<L> = (laying: L) => Promise<TablePage>;

type LaidFixtures = Readonly<{
  sitAtEights: SitAt<EightsLaying>;
  sitAtDraw: SitAt<DrawLaying>;
}>;

async function turnAt(openTable: () => Promise<TablePage>): Promise<TablePage> {
  const table = await openTable();
  await table.myTurn();
  return table;
}

export const laidTest = appTest.extend<LaidFixtures>({
  sitAtEights: async ({ openTable, dataFolder }, use) => {
    await use((laying) => {
      layEights(dataFolder, laying);
      return turnAt(openTable);
    });
  },
  sitAtDraw: async ({ openTable, dataFolder }, use) => {
    await use((laying) => {
      layDraw(dataFolder, laying);
      return turnAt(openTable);
    });
  },
});
