// Measures how much better Regular is than Easy at Kings & Bastards.

import { kingsBots } from "#shared/games/kings-and-bastards/bots/index.ts";
import type { Bench } from "./bench.ts";
import { meanOf } from "#main/cli/arena/figures.ts";
import { contest } from "./contest.ts";

/** Never a seed of the tuning. */
const seed = "match-2";
const leastFirsts = 0.55;
const leastSure = 0.5;
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/**
 * Fixed before any result was seen: at four seats for the goal, at six and twelve for information.
 */
const contests = [
  { seats: 4, deals: 2000 },
  { seats: 6, deals: 500 },
  { seats: 12, deals: 100 },
] as const;

export const bench: Bench = {
  title: `match: firsts of one Regular among Easy bots; each deal once from every seat, every other deal with an exchange (seed "${seed}")`,
  run(quick) {
    const results = contests.map(({ seats, deals }) => {
      const played = quick ? 1 : deals;
      const taken = [
        ...contest({ hero: kingsBots.regular, others: kingsBots.easy, seats, deals: played, seed }),
      ];
      return {
        seats,
        played,
        ...meanOf(taken.map(({ firsts }) => firsts)),
        places: meanOf(taken.map(({ places }) => places)).mean,
      };
    });
    const [four] = results;
    return {
      lines: results.map(
        ({ seats, played, mean, margin, places }) =>
          `${seats} seats: ${percent(mean)} of firsts, 95 % from ${percent(mean - margin)} to ${percent(mean + margin)} (par ${percent(1 / seats)}); comes before ${percent(places)} of the others; ${played} deals × ${seats} seats, clustered by deal`,
      ),
      goals: [
        {
          what: `at least ${percent(leastFirsts)} of firsts against three Easy`,
          met: four !== undefined && four.mean >= leastFirsts,
        },
        {
          what: `95 % interval above ${percent(leastSure)}`,
          met: four !== undefined && four.mean - four.margin > leastSure,
        },
      ],
    };
  },
};
