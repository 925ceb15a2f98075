// Lays out a table of Normal Eights that shows much of the text the game can show.

import { layEights } from "#test/support/browser/laidEights.ts";

export const lay = (dataFolder: string): void =>
  layEights(dataFolder, {
    game: "normal-eights",
    hands: [
      "As Ac 5d 8c 9c Jh Qd",
      "Kh 5s 6s 8s 9h Th 4s",
      "3d 6d 8d 9d Jd Td 4d",
      "Ad 5c 6c 7c 8h Jc Qc",
    ],
    stock: "2h 3h 5h 7d",
    options: { jokersPerPack: 1, nopeSeconds: 60 },
    moves: [
      { seat: 0, type: "draw" },
      { seat: 0, type: "keep" },
      { seat: 1, type: "play", card: "Kh", target: 0 },
    ],
  });
