// Lays out a table of Kings & Bastards that shows much of the text the game can show.

import { layTable } from "#test/support/browser/laidTable.ts";

export const lay = (dataFolder: string): void =>
  layTable(dataFolder, {
    hands: ["3c 3d Qh Qs"],
    scores: [
      [1, 0],
      [0, 1],
      [2, 0],
      [0, 0],
    ],
    roundNumber: 4,
    stake: 10,
  });
