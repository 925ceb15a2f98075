// The rungs of all games' ladders as achievements, so that they are kept in stored rounds like any
// other (H-47).

import type { Achievement, Achievements } from "#shared/contract/achievements.ts";
import { times } from "#shared/contract/achievements.ts";
import { isRungWon, type Rung } from "#shared/contract/ladder.ts";
import type { Public } from "#shared/contract/json.ts";
import type { AnyGame } from "#shared/contract/game.ts";
import { manifests } from "#shared/games/catalogue.ts";
import { rungKey } from "#shared/profile/ladder.ts";
import type { HouseRound } from "./houseRound.ts";

/** Options that were not named have their standard values. */
export function hasRules(
  { options: table }: AnyGame,
  wanted: Rung["options"],
  played: Public,
): boolean {
  const standard = table as { readonly [key: string]: { readonly default: boolean | number } };
  return Object.entries(standard).every(
    ([key, option]) => (played[key] ?? option.default) === (wanted[key] ?? option.default),
  );
}

/**
 * A round of an ordinary session: a tournament has its own chips, and whoever knows the date knows
 * the cards of its deal.
 */
export const isOrdinary = ({ inTournament, dealOfTheDay }: HouseRound): boolean =>
  inTournament !== true && dealOfTheDay === null;

const rungs = manifests.flatMap(({ rules, ladder }) =>
  ladder.map((rung, at) => ({ rules, rung, key: rungKey(rules.id, at + 1) })),
);

export const ladderAchievements: Achievements<HouseRound> = {
  tallies: Object.fromEntries(
    rungs.map(({ rules, rung, key }) => [
      key,
      times<HouseRound>(
        (round) =>
          round.game === rules.id &&
          isOrdinary(round) &&
          hasRules(rules, rung.options, round.options) &&
          isRungWon(rung, round),
      ),
    ]),
  ),
  list: rungs.map(({ key }): Achievement => ({ key, motif: "ladder", tally: key, goal: 1 })),
};
