// How does a table show the hands that are compared when a round is over?

import type { Part } from "#renderer/table/part.ts";
import { shownHands, type ShownHandsHooks } from "#renderer/table/parts/shownHands/shownHands.ts";
import type { ShownHand } from "#renderer/table/parts/shownHands/shownScene.ts";
import { shownDrawing } from "#renderer/table/parts/shownHands/shownDrawing.ts";
import type { Craft, PartDrawing } from "#renderer/table/drawing/partDrawing.ts";
import { litKeys } from "./litKeys.ts";

/** Shown hands that nobody plays on with: of the own one, too, what counts stands out. */
export const showdown = (hooks: Required<Pick<ShownHandsHooks, "shown">>): Part => ({
  ...shownHands(hooks),
  name: "showdown",
  drawing,
  seatLook: () => ({}),
});

function drawing(craft: Craft): PartDrawing {
  const open = shownDrawing(craft);
  const { cards } = craft;
  const mark = (shown: ShownHand | null): void =>
    cards.mark(shown && ((held) => litKeys(held, shown)));
  return {
    ...open,
    steps: {
      ...open.steps,
      show: (step) => {
        if (step.seat === craft.layout.room.own) mark(step.hand);
        return open.steps?.show?.(step);
      },
      clear: (step) => {
        mark(null);
        return open.steps?.clear?.(step);
      },
    },
    settle: (scene) => {
      mark(scene.own === null ? null : (scene.shown?.[scene.own] ?? null));
      open.settle?.(scene);
    },
  };
}
