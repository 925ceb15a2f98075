// Makes a bench, for any game, of how often one Regular among Easy bots comes first and how long it
// thinks.

import type { Public } from "#shared/contract/json.ts";
import type { GameEvent } from "#shared/contract/outcome.ts";
import type { CommonFacts, Move } from "#shared/contract/round.ts";
import type { Bench } from "./bench.ts";
import { meanOf } from "#main/cli/arena/figures.ts";
import { firstsContest, type FirstsContest } from "./firstsContest.ts";

interface Match<
  O extends Public,
  F extends CommonFacts,
  M extends Move,
  H extends GameEvent,
  S,
  C extends Public,
> extends Pick<FirstsContest<O, F, M, H, S, C>, "game" | "hero" | "others" | "seed"> {
  /** Of the bench, up to its seed. */
  readonly title: string;
  /** The first is held to the goals, the others are for information. */
  readonly contests: readonly Required<
    Pick<FirstsContest<O, F, M, H, S, C>, "seats" | "deals" | "chairs">
  >[];
  /** Where the bench is only tried. */
  readonly quickly?: Partial<O>;
  readonly leastFirsts: number;
  readonly leastSure: number;
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

export function firstsMatch<
  O extends Public,
  F extends CommonFacts,
  M extends Move,
  H extends GameEvent,
  S,
  C extends Public,
>(match: Match<O, F, M, H, S, C>): Bench {
  const { title, contests, quickly = {}, leastFirsts, leastSure, ...players } = match;
  return {
    title: `${title} (seed "${players.seed}")`,
    run(quick) {
      const results = contests.map(({ seats, deals, chairs }) => {
        const [times, played] = [[] as number[], quick ? 1 : deals];
        const firsts = [
          ...firstsContest({
            ...players,
            seats,
            deals: played,
            chairs,
            options: quick ? quickly : {},
            timed: (ms) => times.push(ms),
          }),
        ];
        return {
          seats,
          played,
          chairs,
          ...meanOf(firsts),
          average: meanOf(times).mean,
          longest: Math.max(...times),
        };
      });
      const [first] = results;
      return {
        lines: results.map(
          ({ seats, played, chairs, mean, margin, average, longest }) =>
            `${seats} seats: ${percent(mean)} of firsts, 95 % from ${percent(mean - margin)} to ${percent(mean + margin)} (par ${percent(1 / seats)}); ${played} deals × ${chairs} seats, clustered by deal; ${average.toFixed(3)} ms a choice, longest ${longest.toFixed(1)} ms`,
        ),
        goals: [
          {
            what: `at least ${percent(leastFirsts)} of firsts against three Easy`,
            met: first !== undefined && first.mean >= leastFirsts,
          },
          {
            what: `95 % interval above ${percent(leastSure)}`,
            met: first !== undefined && first.mean - first.margin > leastSure,
          },
        ],
      };
    },
  };
}
