import type { Manifest } from "#renderer/games/manifest.ts";
import { loadGame } from "#renderer/text/text.ts";
import { about } from "#shared/games/eights-nomic/about.ts";

export const eightsNomic: Manifest = {
  ...about,
  bestPlayers: 4,
  firstSteps: [["endedTurn"], ["endedTurn", "called"], ["endedTurn", "modified"]],
  table: async () => {
    const [{ nomicTable }] = await Promise.all([
      import("./nomicTable.ts"),
      loadGame("eights-nomic"),
    ]);
    return nomicTable;
  },
  isLate: true,
};
