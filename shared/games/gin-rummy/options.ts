import { mostChips } from "#shared/contract/chips.ts";
import type { OptionTable } from "#shared/contract/options.ts";
import type { Options } from "./types.ts";

/** GR-1 */
export const players = { min: 2, max: 2 };
/** GR-3 */
export const handSize = 10;
/** GR-8 */
export const mostTakesInRow = 10;
/** GR-15: with this many cards or fewer in the stock a hand is dead. */
export const deadStock = 2;

const mostBonus = 1000;
const mostPoints = 1_000_000;

export const options: OptionTable<Options> = {
  knockLimit: { default: 10, min: 0, max: 10, rule: "GR-9" },
  oklahoma: { default: false, rule: "GR-10" },
  bigGin: { default: 0, min: 0, max: mostBonus, rule: "GR-12" },
  layOffs: { default: true, rule: "GR-13" },
  undercutBonus: { default: 25, min: 0, max: mostBonus, rule: "GR-14" },
  ginBonus: { default: 25, min: 0, max: mostBonus, rule: "GR-14" },
  target: { default: 100, min: 0, max: mostPoints, rule: "GR-17" },
  gameBonus: { default: 100, min: 0, max: mostBonus, rule: "GR-17" },
  boxBonus: { default: 25, min: 0, max: mostBonus, rule: "GR-17" },
  stake: { default: 0, min: 0, max: mostChips, rule: "C-8" },
};
