// Measures how much better Regular is than Easy at Normal Eights, and how long it thinks.

import { normalBots } from "#shared/games/normal-eights/bots/index.ts";
import { normalEights } from "#shared/games/normal-eights/index.ts";
import type { Options } from "#shared/games/normal-eights/types.ts";
import type { Bench } from "./bench.ts";
import { meanOf } from "#main/cli/arena/figures.ts";
import { firstsContest } from "./firstsContest.ts";

/** Never a seed of the tuning. */
const seed = "normal-match";
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

type Contested = Readonly<{
  seats: number;
  deals: number;
  chairs: number;
  options?: Partial<Options>;
}>;

const contests: readonly Contested[] = [
  { seats: 2, deals: 1000, chairs: 2 },
  { seats: 4, deals: 1000, chairs: 4 },
  { seats: 4, deals: 500, chairs: 4, options: { jokersPerPack: 2 } },
  { seats: 8, deals: 400, chairs: 4 },
  { seats: 15, deals: 200, chairs: 5 },
];

export const bench: Bench = {
  title: `normalMatch: firsts of one Regular among Easy bots; each deal from four seats evenly spread, of fifteen from five, of two from both (seed "${seed}")`,
  run(quick) {
    const results = contests.map(({ seats, deals, chairs, options = {} }) => {
      const [times, played] = [[] as number[], quick ? 1 : deals];
      const firsts = [
        ...firstsContest({
          game: normalEights,
          hero: normalBots.regular,
          others: normalBots.easy,
          seats,
          deals: played,
          seed,
          chairs,
          options,
          timed: (ms) => times.push(ms),
        }),
      ];
      const jokers = options.jokersPerPack ? `, ${options.jokersPerPack} jokers a pack` : "";
      return {
        where: `${seats} seats${jokers}`,
        seats,
        played,
        chairs,
        ...meanOf(firsts),
        average: meanOf(times).mean,
        longest: times.reduce((most, ms) => Math.max(most, ms), 0),
      };
    });
    return {
      lines: results.map(
        ({ where, seats, played, chairs, mean, margin, average, longest }) =>
          `${where}: ${percent(mean)} of firsts, 95 % from ${percent(mean - margin)} to ${percent(mean + margin)} (par ${percent(1 / seats)}); ${played} deals × ${chairs} seats, clustered by deal; ${average.toFixed(3)} ms a choice, longest ${longest.toFixed(1)} ms`,
      ),
      goals: results.map(({ where, seats, mean, margin }) => ({
        what: `${where}: 95 % interval above par`,
        met: mean - margin > 1 / seats,
      })),
    };
  },
};
