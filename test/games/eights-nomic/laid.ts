// Lays a table of Eights Nomic on which much of what the game can say is said.

import { layEights } from "#test/support/browser/laidEights.ts";

export const lay = (dataFolder: string): void =>
  layEights(dataFolder, {
    game: "eights-nomic",
    hands: [
      "8s 2d Jh Ks 8d Qd 4h 5c",
      "2c 3c 4c 6c 7c 9c Tc Jc",
      "Ah 2h 3h 4h 6h 7h 9h Th",
      "As 2s 3s 4s 6s 7s 9s Ts",
    ],
  });
