// Lays a table of Exordia8 on which much of what the game can say is said.

import { layEights } from "#test/support/browser/laidEights.ts";

export const lay = (dataFolder: string): void =>
  layEights(dataFolder, {
    game: "exordia8",
    hands: ["8c 2d Jh Ks Jk", "2c 3c 4c 6c 7c", "Ah 2h 3h 4h 6h", "As 2s 3s 4s 6s"],
  });
