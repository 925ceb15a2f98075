import { rung, type Ladder } from "#shared/contract/ladder.ts";
import { hasWonMatch, wonBy } from "./achievements.ts";

const hand = { goal: "hand", wins: wonBy("knock", "undercut", "gin", "bigGin") } as const;

/** The one opponent cannot become more: on the upper rungs there is more to do. */
export const ladder: Ladder = [
  rung(1, 0, hand),
  rung(0, 1, hand),
  rung(0, 1, { goal: "gin", wins: wonBy("undercut", "gin", "bigGin") }),
  rung(0, 1, { goal: "match", wins: hasWonMatch }),
];
