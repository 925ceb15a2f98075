import type { Manifest } from "#renderer/games/manifest.ts";
import { about } from "#shared/games/exordia8/about.ts";

const playing = { takenBy: ["played", "drew", "brokeSequent"] };

export const exordia8: Manifest = {
  ...about,
  bestPlayers: 6,
  firstSteps: [playing, playing, playing],
  table: async () => (await import("./exordiaTable.ts")).exordiaTable,
};
