// Lays out a table of five-card draw that shows much of the text the game can show.

import { layDraw } from "#test/support/browser/laidDraw.ts";

export const lay = (dataFolder: string): void =>
  layDraw(dataFolder, {
    hands: ["Jc Jd Js 4h Jk", "Kc Kd 5c 8s 2h", "Qc Qd 6c 3s Th", "As Td 9d 8d 2d"],
    dealer: 3,
    chips: [1240, 960, 90, 1110],
    moves: [
      { seat: 0, type: "bet", to: 120 },
      { seat: 1, type: "call" },
      { seat: 2, type: "call" },
      { seat: 3, type: "raise", to: 400 },
    ],
  });
