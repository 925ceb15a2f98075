import { mostChips } from "#shared/contract/chips.ts";
import type { OptionTable } from "#shared/contract/options.ts";
import type { Options } from "./types.ts";

/** FD-1 */
export const players = { min: 2, max: 16 };
const playersPerPack = 8;
export const packCount = (seats: number): number => Math.ceil(seats / playersPerPack);

/** FD-6 */
export const handSize = 5;

export const options: OptionTable<Options> = {
  jokersPerPack: { default: 1, min: 0, max: 2, rule: "FD-2" },
  buyIn: { default: 1000, min: 1, max: mostChips, rule: "FD-3" },
  ante: { default: 10, min: 1, max: mostChips, rule: "FD-3" },
  allowCheck: { default: false, rule: "FD-7" },
  shortRaisesAddUp: { default: false, rule: "FD-8" },
  maxDraw: { default: 3, min: 0, max: handSize, rule: "FD-11" },
};
