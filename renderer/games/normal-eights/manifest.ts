import type { Manifest } from "#renderer/games/manifest.ts";
import { about } from "#shared/games/normal-eights/about.ts";

export const normalEights: Manifest = {
  ...about,
  bestPlayers: 5,
  firstSteps: [["played"], ["answered", "noped"], ["played"]],
  table: async () => (await import("./normalTable.ts")).normalTable,
  isLate: true,
};
