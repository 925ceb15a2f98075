import { expect, test } from "vitest";
import { completeOptions } from "#shared/contract/options.ts";
import { fiveCardDraw as game } from "#shared/games/five-card-draw/index.ts";
import type { Options } from "#shared/games/five-card-draw/types.ts";
import { Random } from "./random.ts";
import { Training } from "./training.ts";
import { strategyFile } from "./written.ts";

function trained(seed: number) {
  const training = new Training(completeOptions<Options>(game.options, {}), new Random(seed), 1000);
  training.iterate(1500);
  return strategyFile(training);
}

test("the same seed trains the same strategy, and another another", () => {
  const first = trained(3);
  expect(first.spots.length).toBeGreaterThan(0);
  expect(trained(3)).toEqual(first);
  expect(trained(4)).not.toEqual(first);
});
