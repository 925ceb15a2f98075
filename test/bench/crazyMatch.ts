// Measures how much better Regular is than Easy at Crazy Eights.

import { crazyBots } from "#shared/games/crazy-eights/bots/index.ts";
import type { Bench } from "./bench.ts";
import { meanOf } from "#main/cli/arena/figures.ts";
import { crazyContest } from "./crazyContest.ts";

/** Never a seed of the tuning. */
const seed = "crazy-match-1";
const leastFirsts = 0.4;
const leastSure = 0.38;
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** At four seats for the goal, at the others and with house rules for information. */
const contests = [
  { seats: 4, deals: 2000, options: {} },
  { seats: 2, deals: 1000, options: {} },
  { seats: 2, deals: 500, options: { dealSeven: true } },
  { seats: 6, deals: 300, options: {} },
  { seats: 12, deals: 100, options: {} },
  { seats: 4, deals: 200, options: { drawUntilPlayable: true } },
  { seats: 4, deals: 300, options: { refill: false } },
  { seats: 4, deals: 300, options: { target: 200 } },
] as const;

const optionWords = (options: object): string =>
  Object.entries(options)
    .map(([name, value]) => `, ${name} ${value}`)
    .join("");

export const bench: Bench = {
  title: `crazyMatch: firsts of one Regular among Easy bots; each deal once from every seat (seed "${seed}")`,
  run(quick) {
    const results = contests.map(({ seats, deals, options }) => {
      const played = quick ? 1 : deals;
      const taken = [
        ...crazyContest({
          hero: crazyBots.regular,
          others: crazyBots.easy,
          seats,
          deals: played,
          seed,
          options,
        }),
      ];
      return {
        seats,
        played,
        options,
        firsts: meanOf(taken.map(({ firsts }) => firsts)),
        points: meanOf(taken.map(({ points }) => points)),
      };
    });
    const [four] = results;
    return {
      lines: results.map(
        ({ seats, played, options, firsts: { mean, margin }, points }) =>
          `${`${seats} seats${optionWords(options)}`.padEnd(34)} ${percent(mean)} of firsts, 95 % from ${percent(mean - margin)} to ${percent(mean + margin)} (par ${percent(1 / seats)}); ${points.mean.toFixed(1)} ± ${points.margin.toFixed(1)} points a round more than the others; ${played} deals × ${seats} seats, clustered by deal`,
      ),
      goals: [
        {
          what: `at least ${percent(leastFirsts)} of firsts against three Easy`,
          met: four !== undefined && four.firsts.mean >= leastFirsts,
        },
        {
          what: `95 % interval above ${percent(leastSure)}`,
          met: four !== undefined && four.firsts.mean - four.firsts.margin > leastSure,
        },
      ],
    };
  },
};
