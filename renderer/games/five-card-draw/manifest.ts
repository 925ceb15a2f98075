import type { Manifest } from "#renderer/games/manifest.ts";
import { about } from "#shared/games/five-card-draw/about.ts";

const betting = { takenBy: ["bet", "raised", "called", "checked", "folded"] };

export const fiveCardDraw: Manifest = {
  ...about,
  firstSteps: [betting, { takenBy: ["drew"] }, betting],
  table: async () => (await import("./drawTable.ts")).drawTable,
};
