// How does a table of Kings & Bastards lie on which much of what can be said is said?

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
