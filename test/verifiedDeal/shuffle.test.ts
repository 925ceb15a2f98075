// Has the decks of many deals be as chance gives them. The seeds are fixed: nothing fails by chance.

import { expect, test } from "vitest";
import { DiceReader, newDice } from "#shared/chance/dice.ts";
import { seedOf } from "#shared/verifiedDeal/commitments.ts";
import { sweep } from "#test/support/sweep.ts";
import { ShuffleStatistics } from "./shuffleStatistics.ts";
import { syntheticRound } from "./syntheticRound.ts";
import { range } from "./syntheticTable.ts";

const decks = sweep(4000, 10_000_000);
const size = 52;
const inOrder = range(size);
/** Standard deviations. */
const most = 4;

const { plan, transcript } = syntheticRound("shuffles");
const { secrets } = transcript(null);
const reader = (deal: number): DiceReader =>
  new DiceReader(newDice(seedOf(plan, deal.toString(16).padStart(64, "0"), secrets)));

test(`H-18 in ${decks} deals that differ in the host's secret alone, cards come to every place, and after every other card, and rise, as often as chance has it`, () => {
  const statistics = new ShuffleStatistics(size);
  for (let deal = 0; deal < decks; deal += 1) statistics.add(reader(deal).shuffled(inOrder));
  expect(Math.abs(statistics.positions())).toBeLessThan(most);
  expect(Math.abs(statistics.pairs())).toBeLessThan(most);
  expect(Math.abs(statistics.ascents())).toBeLessThan(most);
});

test("H-18 a shuffle that exchanges every card with any other is found out", () => {
  const statistics = new ShuffleStatistics(size);
  for (const deal of range(4000)) {
    const chance = reader(deal);
    const deck = inOrder.slice();
    for (const at of inOrder) {
      const other = chance.below(size);
      [deck[at], deck[other]] = [deck[other]!, deck[at]!];
    }
    statistics.add(deck);
  }
  expect(statistics.positions()).toBeGreaterThan(2 * most);
});

test("H-18 a deck that is cut, and shuffled no further, is found out by what lies together", () => {
  const statistics = new ShuffleStatistics(size);
  for (const deal of range(400)) {
    const at = reader(deal).below(size);
    statistics.add([...inOrder.slice(at), ...inOrder.slice(0, at)]);
  }
  expect(statistics.pairs()).toBeGreaterThan(2 * most);
  expect(statistics.ascents()).toBeGreaterThan(2 * most);
});
