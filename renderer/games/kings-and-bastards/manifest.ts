import type { Manifest } from "#renderer/games/manifest.ts";
import { about } from "#shared/games/kings-and-bastards/about.ts";

const deeds = ["played", "passed"];

export const kingsAndBastards: Manifest = {
  ...about,
  firstSteps: [deeds, deeds, deeds],
  table: async () => (await import("./kingsTable.ts")).kingsTable,
};
