import { mostChips } from "#shared/contract/chips.ts";
import type { OptionTable } from "#shared/contract/options.ts";
import type { Options } from "./types.ts";

/** EN-0 */
export const players = { min: 2, max: 12 };
/** EN-0, EN-8 */
export const handSize = 8;
/**
 * EN-11: the smallest whole number above p/6 + 1; it is below p/3 + 2 for every number of players.
 */
export const packCount = (seats: number): number => Math.floor(seats / 6) + 2;
/** EN-18 */
export const cardsForEmptyHand = 5;
/** EN-13: for a card that matches nothing. EN-14, EN-17: for a wrong call and a reserved word. */
export const usualPenalty = 1;

export const options: OptionTable<Options> = {
  objectSeconds: { default: 30, min: 0, max: 120, rule: "EN-3" },
  judgeSeconds: { default: 5, min: 0, max: 60, rule: "EN-6" },
  improperFloor: { default: 3, min: 0, max: 15, rule: "EN-15" },
  openingRules: { default: 0, min: 0, max: 3, atNewTables: 1, rule: "EN-11" },
  maxTurns: { default: 0, min: 0, max: 1000, leastInRotation: 1, rule: "EN-10" },
  stake: { default: 0, min: 0, max: mostChips, rule: "C-8" },
};
