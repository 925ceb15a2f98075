// How does a table count hands at the end of a round: turned up, with their points on the way to
// who has won?

import type { Part } from "#renderer/table/part.ts";
import { FlyingPoints } from "./FlyingPoints.ts";
import { planTally } from "./tallyPlan.ts";
import type {} from "./tallyScene.ts";

/** Beside a part that shows hands. */
export const tally: Part = {
  name: "tally",
  beats: { tally: { plan: planTally } },
  drawing: (craft) => {
    const points = new FlyingPoints(craft);
    return {
      nodes: { top: points },
      steps: {
        score: ({ from, to, words }) => points.send(from, to, words),
        clear: () => void points.clear(),
      },
      settle: () => points.clear(),
    };
  },
};
