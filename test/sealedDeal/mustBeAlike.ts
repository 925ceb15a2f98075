import { expect } from "vitest";
import { DiceReader, newDice } from "#shared/chance/dice.ts";
import type { AnyGame } from "#shared/contract/game.ts";
import type { Group } from "#shared/sealedDeal/group.ts";
import { awaitedSeats, finalFault, stageOf } from "#shared/sealedDeal/sealedDeal.ts";
import { comparedViews, OpenRound, playOut, replayedFacts } from "./openRound.ts";
import { randomPlan } from "./randomStart.ts";
import { SealedTable } from "./sealedTable.ts";
import { seededRandom } from "./seededRandom.ts";

/** Nobody sees anything else than at an ordinary table, and the record is the same. */
export function mustBeAlike(game: AnyGame, seed: string, group: Group): void {
  const dice = new DiceReader(newDice(seed));
  const table = new SealedTable(randomPlan(game, seed), group, seededRandom(seed));
  table.settle(dice);
  const open = new OpenRound(table);
  playOut({ table, open, dice }, () => {
    for (const { viewer, seen, wanted } of comparedViews(table, open))
      expect(seen, `${seed}, step ${open.steps.length - 1}, ${viewer}`).toEqual(wanted);
  });
  open.follow();
  const late = table.pages.flatMap(({ isGone, seat }) => (isGone ? [] : [seat]));
  expect(stageOf(table.host), seed).toBe("over");
  expect(
    awaitedSeats(table.host).filter((seat) => late.includes(seat)),
    seed,
  ).toEqual([]);
  expect(finalFault(table.host), seed).toBeNull();
  const facts = open.steps.map(({ round }) => round.facts);
  for (const replayed of replayedFacts(table)) expect(replayed, seed).toEqual(facts);
}
