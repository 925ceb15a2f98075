// npm run train-gin [-- --hands N] [-- --seed S]: fits the weights by which the Shark of Gin Rummy
// judges what the opponent may hold, and writes them to their file. Same seed and number, same file.
//
// Contrastive divergence: at moments of hands among Regular bots, the weights move so that the hand
// that the opponent held becomes likelier than hands a few hundred swaps away from it.

import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { peekAll } from "#shared/cards/faceDown.ts";
import { DiceReader, newDice } from "#shared/chance/dice.ts";
import { View } from "#shared/contract/view.ts";
import { ginBots } from "#shared/games/gin-rummy/bots/index.ts";
import {
  Belief,
  features,
  type BeliefWeights,
  type Known,
} from "#shared/games/gin-rummy/bots/shark/belief.ts";
import { HandSampler } from "#shared/games/gin-rummy/bots/shark/handSampler.ts";
import { knownBy } from "#shared/games/gin-rummy/bots/shark/imagined.ts";
import { maskOfCards } from "#shared/games/gin-rummy/bots/shark/masks.ts";
import { ginRummy as game } from "#shared/games/gin-rummy/index.ts";
import type { Mask } from "#shared/games/gin-rummy/melds.ts";
import { asGin, opponentOf } from "#shared/games/gin-rummy/seen.ts";
import { dealOf, playedOut } from "./ginContest.ts";

const file = new URL("../../shared/games/gin-rummy/bots/shark/beliefWeights.json", import.meta.url);
/** Of the moments that there are, in turn. */
const passes = 4;
const swaps = 300;
/** Moments after which the weights are moved, and how far. */
const batch = 50;
const step = 0.1;

type Example = Readonly<{ known: Known; held: Mask }>;

function examplesFrom(hands: number, seed: string): readonly Example[] {
  const found: Example[] = [];
  for (let number = 0; number < hands; number += 1)
    playedOut(
      dealOf(`train-gin/${seed}`, number),
      [ginBots.regular, ginBots.regular],
      new DiceReader(newDice(seed)),
      (round, seat) => {
        const seen = asGin(View.of(game, { round, happened: [] }, seat).seen);
        if (seen.phase !== "draw" && seen.phase !== "discard") return;
        const others = peekAll(round.zones.hands[opponentOf(seat)] ?? []);
        found.push({ known: knownBy(seen, seat), held: maskOfCards(others) });
      },
    );
  return found;
}

const weightsOf = (values: readonly number[]): BeliefWeights =>
  Object.fromEntries(
    features.map((name, at) => [name, Number(values[at]!.toFixed(3))]),
  ) as BeliefWeights;

/** What the features of the true hand have more than those of a hand that the weights lead to. */
function differenceAt({ known, held }: Example, weights: BeliefWeights, reader: DiceReader) {
  const belief = new Belief(known, weights);
  const sampler = new HandSampler(belief, held, reader);
  sampler.swap(swaps);
  const imagined = belief.featuresOf(sampler.hand);
  return belief.featuresOf(held).map((value, at) => value - imagined[at]!);
}

/** Each weight moves less the more it has moved (AdaGrad); the mean over the second half counts. */
function fitted(examples: readonly Example[], reader: DiceReader): BeliefWeights {
  const values = features.map(() => 0);
  const squares = features.map(() => 0.01);
  const sums = features.map(() => 0);
  const batches = Math.floor((passes * examples.length) / batch);
  for (let done = 0; done < batches; done += 1) {
    const weights = weightsOf(values);
    const gradient = features.map(() => 0);
    for (let one = 0; one < batch; one += 1)
      differenceAt(examples[reader.below(examples.length)]!, weights, reader).forEach(
        (more, at) => (gradient[at]! += more / batch),
      );
    gradient.forEach((slope, at) => {
      squares[at]! += slope * slope;
      values[at]! += (step * slope) / Math.sqrt(squares[at]!);
      if (done >= batches / 2) sums[at]! += values[at]!;
    });
  }
  return weightsOf(sums.map((sum) => sum / (batches - Math.ceil(batches / 2))));
}

const { values } = parseArgs({
  options: { hands: { type: "string", default: "800" }, seed: { type: "string", default: "1" } },
});
const examples = examplesFrom(Number(values.hands), values.seed);
const weights = fitted(examples, new DiceReader(newDice(`train-gin/${values.seed}/swaps`)));
writeFileSync(file, `${JSON.stringify(weights, null, 2)}\n`);
process.stdout.write(`${examples.length} moments: ${JSON.stringify(weights)}\n`);
