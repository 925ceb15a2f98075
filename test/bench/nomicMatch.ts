// How much better is Regular than Easy at Eights Nomic, and how long does it think?

import { nomicBots } from '#shared/games/eights-nomic/bots/index.ts';
import { eightsNomic } from '#shared/games/eights-nomic/index.ts';
import type { Bench } from './bench.ts';
import { meanOf } from './contest.ts';
import { firstsContest } from './firstsContest.ts';

/** Never a seed of the tuning. */
const seed = 'nomic-match';
const leastFirsts = 0.4;
const leastSure = 0.35;
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** At four seats for the goal, the others for information. */
const contests = [
  { seats: 4, deals: 100, chairs: 4 },
  { seats: 2, deals: 100, chairs: 2 },
  { seats: 8, deals: 20, chairs: 4 },
] as const;

export const bench: Bench = {
  title: `nomicMatch: firsts of one Regular among Easy bots in games to the end that bots agree to; each deal from every seat, of eight from four (seed "${seed}")`,
  run(quick) {
    const results = contests.map(({ seats, deals, chairs }) => {
      const [times, played] = [[] as number[], quick ? 1 : deals];
      const firsts = [...firstsContest({ game: eightsNomic, hero: nomicBots.regular, others: nomicBots.easy, seats, deals: played, seed, chairs, options: quick ? { maxTurns: 12 } : {}, timed: (ms) => times.push(ms) })];
      return { seats, played, chairs, ...meanOf(firsts), average: meanOf(times).mean, longest: Math.max(...times) };
    });
    const [four] = results;
    return {
      lines: results.map(({ seats, played, chairs, mean, margin, average, longest }) =>
        `${seats} seats: ${percent(mean)} of firsts, 95 % from ${percent(mean - margin)} to ${percent(mean + margin)} (par ${percent(1 / seats)}); ${played} deals × ${chairs} seats, clustered by deal; ${average.toFixed(3)} ms a choice, longest ${longest.toFixed(1)} ms`),
      goals: [
        { what: `at least ${percent(leastFirsts)} of firsts against three Easy`, met: four !== undefined && four.mean >= leastFirsts },
        { what: `95 % interval above ${percent(leastSure)}`, met: four !== undefined && four.mean - four.margin > leastSure },
      ],
    };
  },
};
