import { mostChips } from "#shared/contract/chips.ts";
import type { OptionTable } from "#shared/contract/options.ts";
import type { Options } from "./types.ts";

/** KB-1 */
export const players = { min: 2, max: 12 };
const playersPerPack = 6;
export const packCount = (seats: number): number => Math.ceil(seats / playersPerPack);

export const options: OptionTable<Options> = {
  jokersPerPack: { default: 1, min: 0, max: 2, rule: "KB-3" },
  exchangeTrumps: { default: false, rule: "KB-6" },
  stake: { default: 0, min: 0, max: mostChips, rule: "KB-15" },
  bastardPays: { default: 0, min: 0, max: mostChips, rule: "KB-15" },
};
