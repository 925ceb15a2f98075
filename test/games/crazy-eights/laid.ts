// Lays a table of Crazy Eights on which much of what the game can say is said.

import { layEights } from "#test/support/browser/laidEights.ts";

export const lay = (dataFolder: string): void =>
  layEights(dataFolder, {
    game: "crazy-eights",
    hands: ["8c 5d 5h 9s Kd", "2c 3c 4c 6c 7c", "Ah 2h 3h 4h 6h"],
    stock: "5c",
  });
