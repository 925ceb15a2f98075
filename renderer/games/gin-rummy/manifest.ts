import type { Manifest } from "#renderer/games/manifest.ts";
import { loadGame } from "#renderer/text/text.ts";
import { about } from "#shared/games/gin-rummy/about.ts";

export const ginRummy: Manifest = {
  ...about,
  bestPlayers: 2,
  firstSteps: [["took", "drew"], ["discarded", "wentDown"], ["wentDown"]],
  table: async () => {
    const [{ ginTable }] = await Promise.all([import("./ginTable.ts"), loadGame("gin-rummy")]);
    return ginTable;
  },
  isLate: true,
};
