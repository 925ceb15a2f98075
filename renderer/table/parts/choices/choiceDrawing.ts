// How do choices lie on the table?

import type { Layout, Pose } from "#renderer/table/layout/layout.ts";
import { amidst } from "#renderer/table/drawing/cards/middlePoses.ts";
import type { Craft, OpenCard, PartDrawing } from "#renderer/table/drawing/partDrawing.ts";
import { chosenKey } from "./choiceScene.ts";
import { ChoiceSigns } from "./ChoiceSigns.ts";
import { chosenPose } from "./chosenPlaces.ts";

/** A seat's cards lie on one another, others' are elsewhere; all above what else lies aside. */
const orderOf = (index: number): number => lowest + index;
const lowest = 200;

function poseIn(
  layout: Layout,
  showing: readonly number[],
  seat: number,
  index: number,
  of: number,
): Pose {
  const places = layout.chosenPlaces?.(showing);
  return places ? chosenPose(places, seat, index, of) : amidst(layout);
}

export function choiceDrawing(craft: Craft): PartDrawing {
  const signs = new ChoiceSigns(craft);
  return {
    nodes: { overAside: signs },
    steps: {
      "count-down": ({ number }) => signs.countDown(number),
      best: ({ seats }) => signs.best(seats),
      order: ({ seat, number }) => signs.order(seat, number),
    },
    zones: {
      chosen: {
        pose: ({ seat, index, of }) => poseIn(craft.layout, craft.showing, seat, index, of),
        lies: { where: "aside", z: ({ index }) => orderOf(index) },
        isBold: () => craft.layout.chosenPlaces?.(craft.showing)?.bold ?? false,
      },
    },
    openCards: ({ chosen = [] }) =>
      chosen.map((seat): OpenCard => ({
        key: chosenKey(seat),
        face: null,
        pose: poseIn(craft.layout, craft.showing, seat, 0, 1),
        z: orderOf(0),
        where: "aside",
      })),
    settle: (scene) => signs.settle(scene),
  };
}
