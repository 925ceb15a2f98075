import type { Manifest } from "#renderer/games/manifest.ts";
import { about } from "#shared/games/normal-eights/about.ts";

const playing = { takenBy: ["played"] };

export const normalEights: Manifest = {
  ...about,
  bestPlayers: 5,
  firstSteps: [playing, { takenBy: ["answered", "noped"] }, playing],
  table: async () => (await import("./normalTable.ts")).normalTable,
  isLate: true,
};
