// Measures how much better Regular is than Easy at Eights Nomic, and how long it thinks.

import { nomicBots } from "#shared/games/eights-nomic/bots/index.ts";
import { eightsNomic } from "#shared/games/eights-nomic/index.ts";
import { firstsMatch } from "./firstsMatch.ts";

export const bench = firstsMatch({
  title:
    "nomicMatch: firsts of one Regular among Easy bots in games to the end that bots agree to; each deal from every seat, of eight from four",
  game: eightsNomic,
  hero: nomicBots.regular,
  others: nomicBots.easy,
  // Never a seed of the tuning.
  seed: "nomic-match",
  contests: [
    { seats: 4, deals: 100, chairs: 4 },
    { seats: 2, deals: 100, chairs: 2 },
    { seats: 8, deals: 20, chairs: 4 },
  ],
  quickly: { maxTurns: 12 },
  leastFirsts: 0.4,
  leastSure: 0.35,
});
