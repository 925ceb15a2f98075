import type { Manifest } from "#renderer/games/manifest.ts";
import { about } from "#shared/games/five-card-draw/about.ts";

export const fiveCardDraw: Manifest = {
  ...about,
  table: async () => (await import("./drawTable.ts")).drawTable,
};
