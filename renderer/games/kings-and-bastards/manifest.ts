import type { Manifest } from "#renderer/games/manifest.ts";
import { about } from "#shared/games/kings-and-bastards/about.ts";

export const kingsAndBastards: Manifest = {
  ...about,
  table: async () => (await import("./kingsTable.ts")).kingsTable,
};
