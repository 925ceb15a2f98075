import type { Manifest } from "#renderer/games/manifest.ts";
import { about } from "#shared/games/gin-rummy/about.ts";

export const ginRummy: Manifest = {
  ...about,
  bestPlayers: 2,
  firstSteps: [
    { takenBy: ["took", "drew"] },
    { takenBy: ["discarded", "wentDown"] },
    { takenBy: ["wentDown"] },
  ],
  table: async () => (await import("./ginTable.ts")).ginTable,
  isLate: true,
};
