import { describe, expect, it } from "vitest";
import { BotRound } from "#shared/bots/botRound.ts";
import { DiceReader, newDice } from "#shared/chance/dice.ts";
import type { RoundStep } from "#shared/contract/view.ts";
import { View } from "#shared/contract/view.ts";
import { kingsBots } from "#shared/games/kings-and-bastards/bots/index.ts";
import { QuickRound } from "#shared/games/kings-and-bastards/quickRound.ts";
import { kingsAndBastards } from "#shared/games/kings-and-bastards/index.ts";
import type { KingsRound } from "#shared/games/kings-and-bastards/types.ts";
import { dealOf } from "#test/bench/contest.ts";

const dice = new DiceReader(newDice("none of them throws any"));

/** The round before each of its moves, Regular in every seat, and its places. */
function played(start: KingsRound): Readonly<{ steps: readonly RoundStep[]; places: unknown }> {
  const round = new BotRound(kingsAndBastards, { round: start, happened: [] });
  const steps = [];
  for (let task = round.next(); task; task = round.next()) {
    steps.push(round.step);
    const view = View.of(kingsAndBastards, round.step as never, task.seat);
    round.make(task, kingsBots.regular.choose(view, dice));
  }
  return { steps, places: round.step.round.facts.result?.places.flat() };
}

describe("a round played on by counts", () => {
  const sizes = [2, 3, 4, 5, 7, 9, 12];
  it.each(sizes)(
    "KB-13 ends as the round itself does among %i Regular bots, from wherever it is played on",
    (seats) => {
      for (const jokersPerPack of [0, 1, 2])
        for (let number = 0; number < 4; number += 1) {
          const options = { jokersPerPack, exchangeTrumps: false, stake: 0, bastardPays: 0 };
          const { steps, places } = played(dealOf("quick", number, seats, options));
          const after = steps.filter(
            ({ round }) => !(round as unknown as KingsRound).facts.exchange,
          );
          expect(after.length).toBeGreaterThan(15);
          // Every fourth, others in each round.
          for (const { round } of after.filter((_, at) => at % 4 === number))
            expect(new QuickRound(round as unknown as KingsRound).playedOut()).toEqual(places);
        }
    },
  );
});
