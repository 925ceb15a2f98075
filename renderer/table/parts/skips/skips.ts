// How does a table show turns that will be skipped?

import type { Part } from "#renderer/table/part.ts";
import type { AnySeen } from "#renderer/table/tableGame.ts";
import { planSkip, skipsAligned } from "./skipPlan.ts";
import type {} from "./skipScene.ts";
import { still, type Craft, type PartDrawing } from "#renderer/table/drawing/partDrawing.ts";
import { moveSkips } from "./skipMoves.ts";

export interface SkipHooks {
  /** So many of each seat's next turns are skipped. */
  skips(this: void, seen: AnySeen): readonly number[];
}

export const skips = ({ skips: skipsOf }: SkipHooks): Part => ({
  name: "skips",
  slice: ({ seen }) => ({ skips: skipsOf(seen) }),
  beats: { skip: { plan: planSkip } },
  clear: ({ counts }) => ({ scene: { skips: counts.map(() => 0) } }),
  aligned: skipsAligned,
  drawing,
  seatLook: ({ skips: turns = [] }, seat) => ({ skips: turns[seat] ?? 0 }),
  isPassedOver: ({ skips: turns = [] }, seat) => (turns[seat] ?? 0) > 0,
});

/** The mark springs up; a turn that is skipped shakes its seat. */
const drawing = ({ seats }: Craft): PartDrawing => ({
  steps: {
    skips: ({ seat, turns }) => {
      const { skips: before = [], counts } = seats.scene;
      seats.change(
        { skips: counts.map((_, at) => (at === seat ? turns : (before[at] ?? 0))) },
        seat,
      );
      const plate = seats.plateAt(seat);
      return plate ? moveSkips(plate, turns > (before[seat] ?? 0)) : still;
    },
    clear: () => void seats.change({ skips: [] }),
  },
});
