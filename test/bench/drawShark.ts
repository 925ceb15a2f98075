// Measures how much better Shark is than Regular at five-card draw, against players who err, and
// against one who knows its strategy.

import { drawBots, type DrawBot } from "#shared/games/five-card-draw/bots/index.ts";
import { shark } from "#shared/games/five-card-draw/bots/shark/index.ts";
import { completeOptions } from "#shared/contract/options.ts";
import { sharkWith } from "#shared/games/five-card-draw/bots/shark/play.ts";
import { strategyIn } from "#shared/games/five-card-draw/bots/shark/strategy.ts";
import { fiveCardDraw as game } from "#shared/games/five-card-draw/index.ts";
import type { Options } from "#shared/games/five-card-draw/types.ts";
import { meanOf, type Mean } from "#main/cli/arena/figures.ts";
import type { Bench } from "./bench.ts";
import { drawContest } from "./drawContest.ts";
import { panel } from "./drawPanel.ts";
import { countsOf } from "./drawTrainer/counts.ts";
import { Random } from "./drawTrainer/random.ts";
import { Training } from "./drawTrainer/training.ts";
import { strategyFile } from "./drawTrainer/written.ts";

/** Never a seed of the training. */
const seed = "draw-shark-1";

type Contest = Readonly<{
  against: string;
  others: DrawBot;
  seats: number;
  deals: number;
  options?: Partial<Options>;
  /** Antes in 100 hands: the least mean, and what the 95 % interval must lie above. */
  goal?: Readonly<{ mean: number; sure: number }>;
}>;

/** Fixed before any result was seen. */
const contests: readonly Contest[] = [
  {
    against: "Regular",
    others: drawBots.regular,
    seats: 2,
    deals: 50_000,
    goal: { mean: 15, sure: 10 },
  },
  {
    against: "five Regular",
    others: drawBots.regular,
    seats: 6,
    deals: 4000,
    goal: { mean: 8, sure: 0 },
  },
  ...Object.entries({ Easy: drawBots.easy, ...panel }).flatMap(([name, others]) => [
    { against: name, others, seats: 2, deals: 10_000, goal: { mean: 0, sure: 0 } },
    { against: `five ${name}`, others, seats: 6, deals: 1000, goal: { mean: 0, sure: 0 } },
  ]),
  {
    against: "Regular, checking allowed",
    others: drawBots.regular,
    seats: 2,
    deals: 5000,
    options: { allowCheck: true },
  },
  {
    against: "Regular, no joker",
    others: drawBots.regular,
    seats: 2,
    deals: 5000,
    options: { jokersPerPack: 0 },
  },
  {
    against: "Regular, 10 antes each",
    others: drawBots.regular,
    seats: 2,
    deals: 5000,
    options: { ante: 100 },
  },
];

const antesOf = (hero: DrawBot, { others, seats, deals, options = {} }: Contest): Mean =>
  meanOf(
    [...drawContest({ hero, others, seats, deals, seed, options })].map(({ antes }) => antes * 100),
  );

const words = ({ mean, margin }: Mean): string =>
  `${mean.toFixed(1)}, 95 % from ${(mean - margin).toFixed(1)} to ${(mean + margin).toFixed(1)}`;

/** Hands in which an exploiter watches Shark, and deals in which it trains against what it saw. */
const watched = 20_000;
const practised = 100_000;

/** A strategy trained against Shark alone: near the best answer that this kind of strategy has. */
function exploiter(share: number): DrawBot {
  const random = new Random(2);
  const training = new Training(completeOptions<Options>(game.options, {}), random);
  const counts = countsOf(shark, [shark], training.bounds, watched * share, random);
  // The strategy itself is learnt where it plays.
  training.known = [{ share: 0.9, counts }];
  training.iterate(practised * share);
  return sharkWith(strategyIn(strategyFile(training)));
}

export const bench: Bench = {
  title: `drawShark: antes won in 100 hands by one Shark at five-card draw, 100 antes each at the start of every hand; each deal once from every seat (seed "${seed}")`,
  run(quick) {
    const results = contests.map((contest) => {
      const deals = quick ? 2 : contest.deals;
      return { ...contest, deals, antes: antesOf(shark, { ...contest, deals }) };
    });
    const answer = exploiter(quick ? 0.002 : 1);
    const lost = antesOf(answer, {
      against: "Shark",
      others: shark,
      seats: 2,
      deals: quick ? 2 : 10_000,
    });
    return {
      lines: [
        ...results.map(
          ({ against, seats, deals, antes }) =>
            `against ${against.padEnd(26)} ${words(antes)} (${deals} deals × ${seats} seats, clustered by deal)`,
        ),
        `an exploiter that watched ${watched} hands and trained on ${practised} deals wins ${words(lost)} from Shark`,
      ],
      goals: results.flatMap(({ against, antes, goal }) =>
        goal
          ? [
              {
                what: `against ${against} at least ${goal.mean} antes, 95 % interval above ${goal.sure}`,
                met: antes.mean >= goal.mean && antes.mean - antes.margin > goal.sure,
              },
            ]
          : [],
      ),
    };
  },
};
