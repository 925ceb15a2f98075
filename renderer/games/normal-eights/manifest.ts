import type { Manifest } from "#renderer/games/manifest.ts";
import { loadGame } from "#renderer/text/text.ts";
import { about } from "#shared/games/normal-eights/about.ts";

export const normalEights: Manifest = {
  ...about,
  bestPlayers: 5,
  firstSteps: [["played"], ["answered", "noped"], ["played"]],
  table: async () => {
    const [{ normalTable }] = await Promise.all([
      import("./normalTable.ts"),
      loadGame("normal-eights"),
    ]);
    return normalTable;
  },
  isLate: true,
};
