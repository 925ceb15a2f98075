// Measures how much better Shark is than Regular at Gin Rummy, how long it thinks, and how well it
// times its knocks.

import { ginBots } from "#shared/games/gin-rummy/bots/index.ts";
import { shark } from "#shared/games/gin-rummy/bots/shark/index.ts";
import type { Bench } from "./bench.ts";
import { lateAndLongest, timed } from "./coreTime.ts";
import { ginContest, shareOf } from "./ginContest.ts";
import { knockTimings, type KnockTiming } from "./ginKnocks.ts";

/** Never a seed of the training or of trials. */
const seed = "gin-shark-1";
const leastShare = 0.58;
const leastSure = 0.56;
/** Core time, in ms. */
const longestDecision = 150;
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

const timingLine = (name: string, { agreement, loss, knocks }: KnockTiming, moments: number) =>
  `${name} knocks ${knocks} times of ${moments}, as the search would in ${percent(agreement)}, and loses ${loss.toFixed(2)} points a moment by the rest`;

export const bench: Bench = {
  title: `ginShark: share of the hands' points of a Shark against Regular at Gin Rummy; each deal twice, with changed seats (seed "${seed}")`,
  run(quick) {
    const deals = quick ? 4 : 500;
    const times: number[] = [];
    const hero = timed(shark(), (ms) => times.push(ms));
    const { share, margin } = shareOf([
      ...ginContest({ hero, other: ginBots.regular, deals, seed }),
    ]);
    const { late, longest } = lateAndLongest(times);
    const moments = quick ? 4 : 200;
    const timings = knockTimings([shark(), ginBots.regular], {
      moments,
      worlds: quick ? 20 : 1000,
      seed,
    });
    return {
      lines: [
        `Shark: ${percent(share)} of the points, 95 % from ${percent(share - margin)} to ${percent(share + margin)}; ${deals} deals × 2 seats, clustered by deal`,
        `a choice: 95 % within ${late.toFixed(0)} ms of core time, longest ${longest.toFixed(0)} ms (${times.length} choices)`,
        ...timings.map((timing, at) => timingLine(at === 0 ? "Shark" : "Regular", timing, moments)),
      ],
      goals: [
        { what: `at least ${percent(leastShare)} of the points`, met: share >= leastShare },
        { what: `95 % interval above ${percent(leastSure)}`, met: share - margin > leastSure },
        { what: `95 % of choices within ${longestDecision} ms`, met: late <= longestDecision },
      ],
    };
  },
};
