// What does the screen need of Kings & Bastards: its traits, and its part of the table?

import type { Manifest } from "#renderer/games/manifest.ts";
import { traits } from "#shared/games/kings-and-bastards/traits.ts";

export const kingsAndBastards: Manifest = {
  id: "kings-and-bastards",
  place: 1,
  traits,
  table: async () => (await import("./kingsTable.ts")).kingsTable,
};
