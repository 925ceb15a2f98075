import { ranks, suits, type Card } from "#shared/cards/card.ts";
import { packs } from "#shared/cards/pack.ts";
import { mostChips } from "#shared/contract/chips.ts";
import type { OptionTable } from "#shared/contract/options.ts";
import type { Options } from "./types.ts";

/** NE-1 */
export const players = { min: 2, max: 15 };
const playersPerPack = 5;
export const packCount = (seats: number): number => Math.ceil(seats / playersPerPack);
export const pack = ({ jokersPerPack }: Options, seats: number): readonly Card[] =>
  packs(packCount(seats), jokersPerPack);

/** NE-2 */
export const handSize = 7;

const mostJokersPerPack = 2;
/**
 * All packs of the largest table with their jokers. Only a record with an unusual deck can hold a
 * larger hand.
 */
export const mostJokers = packCount(players.max) * mostJokersPerPack;
export const largestHand = packCount(players.max) * ranks.length * suits.length + mostJokers;

export const options: OptionTable<Options> = {
  jokersPerPack: { default: 0, min: 0, max: mostJokersPerPack, rule: "NE-1" },
  nopeSeconds: { default: 5, min: 1, max: 60, rule: "NE-20" },
  nopeFloor: { default: 1.5, min: 0, max: 10, step: 0.1, rule: "NE-20" },
  stake: { default: 0, min: 0, max: mostChips, rule: "C-8" },
};
