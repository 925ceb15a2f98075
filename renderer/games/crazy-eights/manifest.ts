// What does the screen need of Crazy Eights: its traits, and its part of the table?

import type { Manifest } from "#renderer/games/manifest.ts";
import { traits } from "#shared/games/crazy-eights/traits.ts";

export const crazyEights: Manifest = {
  id: "crazy-eights",
  place: 3,
  traits,
  bestPlayers: 4,
  table: async () => (await import("./crazyTable.ts")).crazyTable,
};
