import type { Manifest } from "#renderer/games/manifest.ts";
import { about } from "#shared/games/crazy-eights/about.ts";

const playing = { takenBy: ["played", "drew"] };

export const crazyEights: Manifest = {
  ...about,
  bestPlayers: 4,
  firstSteps: [playing, playing, playing],
  table: async () => (await import("./crazyTable.ts")).crazyTable,
};
