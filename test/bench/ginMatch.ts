// Measures how much better Regular is than Easy at Gin Rummy.

import { ginBots, type GinBot } from "#shared/games/gin-rummy/bots/index.ts";
import type { Bench } from "./bench.ts";
import { ginContest, shareOf } from "./ginContest.ts";

/** Never a seed of the tuning. */
const seed = "gin-match-1";
const leastShare = 0.6;
const leastSure = 0.55;
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

const shareAgainstEasy = (hero: GinBot, deals: number) =>
  shareOf([...ginContest({ hero, other: ginBots.easy, deals, seed })]);

export const bench: Bench = {
  title: `ginMatch: share of the hands' points of a Regular bot against Easy; each deal twice, with changed seats (seed "${seed}")`,
  run(quick) {
    const deals = quick ? 4 : 1500;
    const { share, margin } = shareAgainstEasy(ginBots.regular, deals);
    const same = shareAgainstEasy(ginBots.easy, deals);
    const said = (name: string, of: typeof same): string =>
      `${name}: ${percent(of.share)} of the points, 95 % from ${percent(of.share - of.margin)} to ${percent(of.share + of.margin)}; ${deals} deals × 2 seats, clustered by deal`;
    return {
      lines: [said("Regular", { share, margin }), said("Easy itself", same)],
      goals: [
        { what: `at least ${percent(leastShare)} of the points`, met: share >= leastShare },
        { what: `95 % interval above ${percent(leastSure)}`, met: share - margin > leastSure },
      ],
    };
  },
};
