import type { Card } from "#shared/cards/card.ts";
import { packs } from "#shared/cards/pack.ts";
import { mostChips } from "#shared/contract/chips.ts";
import type { OptionTable } from "#shared/contract/options.ts";
import type { Options } from "./types.ts";

/** X8-1 sets no upper limit; 50 is what the software can handle. */
export const players = { min: 2, max: 50 };
const playersPerPack = 6;
const jokersPerPack = 1;
/** X8-2 */
export const pack = (_options: Options, seats: number): readonly Card[] =>
  packs(Math.ceil(seats / playersPerPack), jokersPerPack);

/** X8-4 */
export const handSize = 5;

export const options: OptionTable<Options> = {
  maxPlayers: { default: players.max, min: players.min, max: players.max, rule: "X8-1" },
  eightOnEight: { default: true, rule: "X8-9" },
  stake: { default: 0, min: 0, max: mostChips, rule: "X8-20" },
};
