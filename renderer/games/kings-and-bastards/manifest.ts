import type { Manifest } from "#renderer/games/manifest.ts";
import { about } from "#shared/games/kings-and-bastards/about.ts";

const playing = { takenBy: ["played", "passed"] };

export const kingsAndBastards: Manifest = {
  ...about,
  firstSteps: [playing, playing, playing],
  table: async () => (await import("./kingsTable.ts")).kingsTable,
};
