// What does the screen need of five-card draw: its traits, and its part of the table?

import type { Manifest } from "#renderer/games/manifest.ts";
import { traits } from "#shared/games/five-card-draw/traits.ts";

export const fiveCardDraw: Manifest = {
  id: "five-card-draw",
  place: 2,
  traits,
  table: async () => (await import("./drawTable.ts")).drawTable,
};
