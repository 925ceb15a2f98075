import type { HandCard } from "#renderer/table/scene/scene.ts";
import { shownHands, type ShownHand, type ShownHandsHooks } from "./shownHands.ts";
import type { PartOf, DrawingOf } from "#renderer/table/part.ts";
import { shownDrawing } from "./ShownHandsDrawing.ts";
import type { Craft } from "#renderer/table/drawing/PartDrawings.ts";
import type { ShownHandsSlices } from "./shownHands.ts";

function litKeys(held: readonly HandCard[], { cards, lit }: ShownHand): ReadonlySet<string> {
  const counting = cards.filter((_, index) => lit[index]);
  return new Set(
    held.flatMap(({ key, card }) => {
      const at = counting.indexOf(card);
      if (at < 0) return [];
      counting.splice(at, 1);
      return [key];
    }),
  );
}

/**
 * Shown hands that are not played on with; in the own hand, too, the cards that count stand out.
 */
export const showdown = (
  hooks: Required<Pick<ShownHandsHooks, "shown">>,
): PartOf<ShownHandsSlices> => ({
  ...shownHands(hooks),
  name: "showdown",
  drawing,
  seatLook: () => ({}),
});

function drawing(craft: Craft): DrawingOf<ShownHandsSlices> {
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
