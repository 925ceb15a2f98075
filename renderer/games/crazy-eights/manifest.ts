import type { Manifest } from "#renderer/games/manifest.ts";
import { about } from "#shared/games/crazy-eights/about.ts";

export const crazyEights: Manifest = {
  ...about,
  bestPlayers: 4,
  table: async () => (await import("./crazyTable.ts")).crazyTable,
};
