// Measures how much better Shark is than Regular at Kings & Bastards, and how long it thinks.

import { kingsBots } from "#shared/games/kings-and-bastards/bots/index.ts";
import { shark } from "#shared/games/kings-and-bastards/bots/shark.ts";
import type { Bench } from "./bench.ts";
import { meanOf } from "#main/cli/arena/figures.ts";
import { contest } from "./contest.ts";
import { lateAndLongest } from "./coreTime.ts";

/** Never a seed of the tuning. */
const seed = "shark-match-1";
const deals = 400;
const seats = 4;
const leastFirsts = 0.4;
const leastSure = 0.37;
const longestDecision = 150;
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

export const bench: Bench = {
  title: `sharkMatch: firsts of one Shark among Regular bots; each deal once from every seat, every other deal with an exchange (seed "${seed}")`,
  run(quick) {
    const times: number[] = [];
    const played = quick ? 1 : deals;
    const taken = [
      ...contest({
        hero: shark(),
        others: kingsBots.regular,
        seats,
        deals: played,
        seed,
        timed: (ms) => times.push(ms),
      }),
    ];
    const { mean, margin } = meanOf(taken.map(({ firsts }) => firsts));
    const { late, longest } = lateAndLongest(times);
    return {
      lines: [
        `${seats} seats: ${percent(mean)} of firsts, 95 % from ${percent(mean - margin)} to ${percent(mean + margin)} (par ${percent(1 / seats)}); ${played} deals × ${seats} seats, clustered by deal`,
        `a choice: 95 % within ${late.toFixed(0)} ms, longest ${longest.toFixed(0)} ms (${times.length} choices)`,
      ],
      goals: [
        { what: `at least ${percent(leastFirsts)} of firsts`, met: mean >= leastFirsts },
        { what: `95 % interval above ${percent(leastSure)}`, met: mean - margin > leastSure },
        { what: `95 % of choices within ${longestDecision} ms`, met: late <= longestDecision },
      ],
    };
  },
};
