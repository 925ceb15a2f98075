import type { Manifest } from "#renderer/games/manifest.ts";
import { about } from "#shared/games/eights-nomic/about.ts";

export const eightsNomic: Manifest = {
  ...about,
  bestPlayers: 4,
  firstSteps: [
    { takenBy: ["endedTurn"] },
    { takenBy: ["endedTurn", "called"] },
    { takenBy: ["modified"], onceOffered: "modify" },
  ],
  table: async () => (await import("./nomicTable.ts")).nomicTable,
  isLate: true,
};
