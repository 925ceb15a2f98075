// Measures how much better Regular is than Easy at Exordia8, and how long it thinks.

import { exordiaBots } from "#shared/games/exordia8/bots/index.ts";
import { exordia8 } from "#shared/games/exordia8/index.ts";
import { firstsMatch } from "./firstsMatch.ts";

export const bench = firstsMatch({
  title:
    "exordiaMatch: firsts of one Regular among Easy bots; each deal from every seat, of fifty from ten",
  game: exordia8,
  hero: exordiaBots.regular,
  others: exordiaBots.easy,
  // Never a seed of the tuning.
  seed: "exordia-match",
  contests: [
    { seats: 4, deals: 2000, chairs: 4 },
    { seats: 2, deals: 1000, chairs: 2 },
    { seats: 8, deals: 500, chairs: 8 },
    { seats: 50, deals: 60, chairs: 10 },
  ],
  leastFirsts: 0.33,
  leastSure: 0.3,
});
