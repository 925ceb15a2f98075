// Measures how much better Regular is than Easy at five-card draw.

import { drawBots } from "#shared/games/five-card-draw/bots/index.ts";
import type { Bench } from "./bench.ts";
import { meanOf } from "#main/cli/arena/figures.ts";
import { drawContest, shareTaken } from "./drawContest.ts";

/** Never a seed of the tuning. */
const seed = "draw-match-1";
const leastAntes = 30;
const leastAntesSure = 20;
const leastShare = 0.3;
const leastShareSure = 0.27;
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/**
 * Fixed before any result was seen: at two and four seats for the goals, at the others for
 * information.
 */
const contests = [
  { seats: 2, deals: 5000, options: {} },
  { seats: 4, deals: 1500, options: {} },
  { seats: 2, deals: 2000, options: { allowCheck: true } },
  { seats: 4, deals: 500, options: { jokersPerPack: 0 } },
  { seats: 8, deals: 200, options: {} },
  { seats: 16, deals: 40, options: {} },
] as const;

const optionWords = (options: object): string =>
  Object.entries(options)
    .map(([name, value]) => `, ${name} ${value}`)
    .join("");

export const bench: Bench = {
  title: `drawMatch: one Regular among Easy bots, 100 antes each at the start of every hand; each deal once from every seat (seed "${seed}")`,
  run(quick) {
    const results = contests.map(({ seats, deals, options }) => {
      const played = quick ? 1 : deals;
      const won = [
        ...drawContest({
          hero: drawBots.regular,
          others: drawBots.easy,
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
        antes: meanOf(won.map(({ antes }) => antes * 100)),
        share: shareTaken(won),
      };
    });
    const [two, four] = results;
    const interval = (
      { mean, margin }: Readonly<{ mean: number; margin: number }>,
      words: (value: number) => string,
    ): string => `${words(mean)}, 95 % from ${words(mean - margin)} to ${words(mean + margin)}`;
    return {
      lines: results.map(
        ({ seats, played, options, antes, share }) =>
          `${`${seats} seats${optionWords(options)}`.padEnd(26)} antes won in 100 hands: ${interval(antes, (value) => value.toFixed(0))}; of all chips won in pots: ${interval(share, percent)} (par ${percent(1 / seats)}); ${played} deals × ${seats} seats, clustered by deal`,
      ),
      goals: [
        {
          what: `heads-up at least +${leastAntes} antes in 100 hands, 95 % interval above +${leastAntesSure}`,
          met:
            two !== undefined &&
            two.antes.mean >= leastAntes &&
            two.antes.mean - two.antes.margin > leastAntesSure,
        },
        {
          what: `at four seats at least ${percent(leastShare)} of all chips won in pots, 95 % interval above ${percent(leastShareSure)}`,
          met:
            four !== undefined &&
            four.share.mean >= leastShare &&
            four.share.mean - four.share.margin > leastShareSure,
        },
      ],
    };
  },
};
