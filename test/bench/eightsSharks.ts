// Measures how much better than Regular the Sharks of eights games are, and how long they think.

import type { Bot } from "#shared/bots/bot.ts";
import type { AnyGame } from "#shared/contract/game.ts";
import { nomicBots } from "#shared/games/eights-nomic/bots/index.ts";
import { shark as nomicShark } from "#shared/games/eights-nomic/bots/shark/index.ts";
import { eightsNomic } from "#shared/games/eights-nomic/index.ts";
import { exordiaBots } from "#shared/games/exordia8/bots/index.ts";
import { shark as exordiaShark } from "#shared/games/exordia8/bots/shark.ts";
import { exordia8 } from "#shared/games/exordia8/index.ts";
import { normalBots } from "#shared/games/normal-eights/bots/index.ts";
import { shark as normalShark } from "#shared/games/normal-eights/bots/shark.ts";
import { normalEights } from "#shared/games/normal-eights/index.ts";
import { meanOf } from "#main/cli/arena/figures.ts";
import type { Bench } from "./bench.ts";
import { lateAndLongest, timed } from "./coreTime.ts";
import { firstsContest } from "./firstsContest.ts";

/** Never a seed of the tuning. */
const seed = "eights-sharks-1";
/** Core time, in ms. */
const longestDecision = 150;

type Contest = Readonly<{
  game: AnyGame;
  shark: Bot;
  regular: Bot;
  seats: number;
  deals: number;
  /** What the 95 % interval of its share of firsts must lie above. */
  leastSure: number;
}>;

const contests: readonly Contest[] = [
  {
    game: exordia8,
    shark: exordiaShark(),
    regular: exordiaBots.regular,
    seats: 4,
    deals: 1000,
    leastSure: 0.27,
  },
  {
    game: normalEights,
    shark: normalShark(),
    regular: normalBots.regular,
    seats: 4,
    deals: 1000,
    leastSure: 0.28,
  },
  {
    game: eightsNomic,
    shark: nomicShark(),
    regular: nomicBots.regular,
    seats: 4,
    deals: 500,
    leastSure: 0.3,
  },
];

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

function resultOf(contest: Contest, played: number) {
  const { game, shark, regular, seats } = contest;
  const times: number[] = [];
  const hero = timed(shark, (ms) => times.push(ms));
  const firsts = [...firstsContest({ game, hero, others: regular, seats, deals: played, seed })];
  return {
    ...contest,
    ...meanOf(firsts),
    played,
    choices: times.length,
    ...lateAndLongest(times),
  };
}

export const bench: Bench = {
  title: `eightsSharks: firsts of one Shark among Regular bots; each deal once from every seat (seed "${seed}")`,
  run(quick) {
    const results = contests.map((contest) => resultOf(contest, quick ? 1 : contest.deals));
    return {
      lines: results.map(
        ({ game, seats, mean, margin, played, choices, late, longest }) =>
          `${game.id}, ${seats} seats: ${percent(mean)} of firsts, 95 % from ${percent(mean - margin)} to ${percent(mean + margin)} (par ${percent(1 / seats)}); ${played} deals × ${seats} seats, clustered by deal; core time of a choice: 95 % within ${late.toFixed(0)} ms, longest ${longest.toFixed(0)} ms (${choices} choices)`,
      ),
      goals: results.flatMap(({ game, mean, margin, leastSure, late }) => [
        {
          what: `${game.id}: 95 % interval above ${percent(leastSure)}`,
          met: mean - margin > leastSure,
        },
        {
          what: `${game.id}: 95 % of choices within ${longestDecision} ms`,
          met: late <= longestDecision,
        },
      ]),
    };
  },
};
