// What does the screen need of Gin Rummy: its traits, and its part of the table?

import type { Manifest } from "#renderer/games/manifest.ts";
import { loadGame } from "#renderer/text/text.ts";
import { traits } from "#shared/games/gin-rummy/traits.ts";

export const ginRummy: Manifest = {
  id: "gin-rummy",
  place: 7,
  traits,
  bestPlayers: 2,
  table: async () => {
    const [{ ginTable }] = await Promise.all([import("./ginTable.ts"), loadGame("gin-rummy")]);
    return ginTable;
  },
  isLate: true,
};
