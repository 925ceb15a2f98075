import type { Manifest } from "#renderer/games/manifest.ts";
import { about } from "#shared/games/gin-rummy/about.ts";

export const ginRummy: Manifest = {
  ...about,
  bestPlayers: 2,
  firstSteps: [["took", "drew"], ["discarded", "wentDown"], ["wentDown"]],
  table: async () => (await import("./ginTable.ts")).ginTable,
  isLate: true,
};
