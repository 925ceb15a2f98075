// Lays out a table of Gin Rummy that shows much of the text the game can show.

import { layEights } from "#test/support/browser/laidEights.ts";

/** The other has knocked, and two cards may be laid off. */
export const lay = (dataFolder: string): void =>
  layEights(dataFolder, {
    game: "gin-rummy",
    hands: ["8s 9s 4c 4h Kd Qd 2c 3d 7h Jc", "5s 6s 7s 9c 9d 9h Ah Ac 2d Kh"],
    stock: "6c As 8d 3c",
    moves: [
      { seat: 0, type: "pass" },
      { seat: 1, type: "pass" },
      { seat: 0, type: "draw" },
      { seat: 0, type: "discard", card: "As" },
      { seat: 1, type: "draw" },
    ],
  });
