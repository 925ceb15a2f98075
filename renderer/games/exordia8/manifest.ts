import type { Manifest } from "#renderer/games/manifest.ts";
import { about } from "#shared/games/exordia8/about.ts";

export const exordia8: Manifest = {
  ...about,
  bestPlayers: 6,
  table: async () => (await import("./exordiaTable.ts")).exordiaTable,
};
