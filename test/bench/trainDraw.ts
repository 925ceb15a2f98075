// npm run train-draw [-- --iterations N] [-- --hands N] [-- --seed S]: trains the strategy of the
// draw Shark, and writes it to its file. Same seed and numbers, same file.
//
// First the ways of Regular, Easy and a panel of simple players are counted over hands among them.
// Then the strategy plays against itself and, in part of the seats, against these: so it takes more
// from players who err, and from Regular, than a strategy that only cannot be beaten.

import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { completeOptions } from "#shared/contract/options.ts";
import { drawBots, type DrawBot } from "#shared/games/five-card-draw/bots/index.ts";
import { fiveCardDraw as game } from "#shared/games/five-card-draw/index.ts";
import type { Options } from "#shared/games/five-card-draw/types.ts";
import { panel } from "./drawPanel.ts";
import { countsOf } from "./drawTrainer/counts.ts";
import { Random } from "./drawTrainer/random.ts";
import { Training } from "./drawTrainer/training.ts";
import { strategyFile } from "./drawTrainer/written.ts";

/** `seats`: the share of others' seats that plays so. `hands`: the share of hands it is watched in. */
const met: readonly Readonly<{ bot: DrawBot; seats: number; hands: number }>[] = [
  { bot: drawBots.regular, seats: 0.18, hands: 1 },
  { bot: drawBots.easy, seats: 0.12, hands: 0.6 },
  { bot: panel.station, seats: 0.08, hands: 0.3 },
  { bot: panel.nit, seats: 0.04, hands: 0.3 },
  { bot: panel.maniac, seats: 0.02, hands: 0.3 },
  { bot: panel.bluffer, seats: 0.04, hands: 0.3 },
  { bot: panel.raiser, seats: 0.07, hands: 0.3 },
];
const reportEvery = 100_000;
const file = new URL("../../shared/games/five-card-draw/bots/shark/strategy.json", import.meta.url);

const { values } = parseArgs({
  options: {
    iterations: { type: "string", default: "2000000" },
    hands: { type: "string", default: "40000" },
    seed: { type: "string", default: "1" },
  },
});
const random = new Random(Number(values.seed));
const training = new Training(completeOptions<Options>(game.options, {}), random);
const players = met.map(({ bot }) => bot);
training.known = met.map(({ bot, seats, hands }) => ({
  share: seats,
  counts: countsOf(bot, players, training.bounds, hands * Number(values.hands), random),
}));
for (let done = 0; done < Number(values.iterations); done += reportEvery) {
  training.iterate(Math.min(reportEvery, Number(values.iterations) - done));
  process.stdout.write(`${done + reportEvery} of ${values.iterations} deals\n`);
}
writeFileSync(file, `${JSON.stringify(strategyFile(training))}\n`);
