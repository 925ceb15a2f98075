import { ranks, suits, type Card } from "#shared/cards/card.ts";
import { packs } from "#shared/cards/pack.ts";
import { mostChips } from "#shared/contract/chips.ts";
import type { OptionTable } from "#shared/contract/options.ts";
import type { Options } from "./types.ts";

/** CE-1 */
export const players = { min: 2, max: 12 };
const playersPerPack = 6;
export const packCount = (seats: number): number => Math.ceil(seats / playersPerPack);
export const pack = (_options: Options, seats: number): readonly Card[] =>
  packs(packCount(seats), 0);

/** Copies of one card in the packs of the largest table. */
export const mostCopies = packCount(players.max);
/** All cards of those packs: no hand is larger, except in a record of any deck. */
export const largestHand = mostCopies * ranks.length * suits.length;

const cardsEach = 5;
const cardsForTwo = 7;
/** CE-3 */
export const handSize = ({ dealSeven }: Options, seats: number): number =>
  dealSeven && seats === 2 ? cardsForTwo : cardsEach;

const mostPoints = 1_000_000;

export const options: OptionTable<Options> = {
  dealSeven: { default: false, rule: "CE-3" },
  drawUntilPlayable: { default: false, rule: "CE-6" },
  refill: { default: true, rule: "CE-9" },
  target: { default: 0, min: 0, max: mostPoints, rule: "CE-13" },
  stake: { default: 0, min: 0, max: mostChips, rule: "C-8" },
};
