// Rounds as they are counted, made by hand.

import type { HouseRound } from "#main/house/achievements/houseRound.ts";
import type { PlayedRound } from "#shared/contract/achievements.ts";

type Given<R> = Omit<Partial<R>, "result"> & { readonly result?: object };

/** Of four at a table: oneself in seat 0, first, against Regular bots; no move was made. */
export const played = ({ result, ...given }: Given<PlayedRound> = {}): PlayedRound => ({
  options: {},
  carry: {},
  seat: 0,
  seats: ["self", "regular", "regular", "regular"],
  moves: [],
  left: [],
  titles: [],
  ...given,
  result: { winners: [0], places: [[0], [1], [2], [3]], ...result },
});

export const lost = { winners: [1], places: [[1], [2], [3], [0]] };

export const inHouse = ({ result, ...given }: Given<HouseRound> = {}): HouseRound => ({
  ...played({ ...given, ...(result && { result }) }),
  game: "exordia8",
  points: 0,
  winsInARow: 0,
  day: 20_000,
  dealOfTheDay: null,
  ...Object.fromEntries(Object.entries(given)),
});
