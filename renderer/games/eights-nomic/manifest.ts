// What does the screen need of Eights Nomic: its traits, and its part of the table?

import type { Manifest } from "#renderer/games/manifest.ts";
import { loadGame } from "#renderer/text/text.ts";
import { traits } from "#shared/games/eights-nomic/traits.ts";

export const eightsNomic: Manifest = {
  id: "eights-nomic",
  place: 6,
  traits,
  bestPlayers: 4,
  table: async () => {
    const [{ nomicTable }] = await Promise.all([
      import("./nomicTable.ts"),
      loadGame("eights-nomic"),
    ]);
    return nomicTable;
  },
  isLate: true,
};
