// What does the screen need of Normal Eights: its traits, and its part of the table?

import type { Manifest } from "#renderer/games/manifest.ts";
import { traits } from "#shared/games/normal-eights/traits.ts";

export const normalEights: Manifest = {
  id: "normal-eights",
  place: 5,
  traits,
  bestPlayers: 5,
  table: async () => (await import("./normalTable.ts")).normalTable,
};
