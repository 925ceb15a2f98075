// What does the screen need of Exordia8: its traits, and its part of the table?

import type { Manifest } from "#renderer/games/manifest.ts";
import { traits } from "#shared/games/exordia8/traits.ts";

export const exordia8: Manifest = {
  id: "exordia8",
  place: 4,
  traits,
  bestPlayers: 6,
  table: async () => (await import("./exordiaTable.ts")).exordiaTable,
};
