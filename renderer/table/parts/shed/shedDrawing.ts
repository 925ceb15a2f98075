// How do stock and pile lie on the table?

import type { Layout, Pose } from "#renderer/table/layout/layout.ts";
import { isPileKey, pileKey } from "#renderer/table/scene/scene.ts";
import { amidst } from "#renderer/table/drawing/cards/middlePoses.ts";
import type { Craft, OpenCard, PartDrawing } from "#renderer/table/drawing/partDrawing.ts";
import { pilePose, stockPose } from "./shedPlaces.ts";
import { mostOnPile, topOfPile } from "./shedScene.ts";
import { ShedView } from "./ShedView.ts";

const pileIn = (layout: Layout, number: number): Pose =>
  layout.shed ? pilePose(layout.shed, number) : amidst(layout);

export function shedDrawing(craft: Craft): PartDrawing {
  const view = new ShedView(craft.atlas, craft.layout);
  const oldestUnder = (number: number): string => pileKey(number - mostOnPile);
  const onPile = () =>
    craft.cards.sprites.flatMap(([key, sprite]) => (isPileKey(key) ? [sprite] : []));
  return {
    nodes: { cloth: view.below, overOpen: view.above },
    steps: {
      stock: (step) => view.begin(step),
      pile: (step) => view.begin(step),
      want: (step) => view.begin(step),
      name: (step) => view.begin(step),
      reverse: (step) => view.begin(step),
      away: (step) => {
        const move = view.begin(step);
        return (share) => {
          move(share);
          if (step.isAway) for (const sprite of onPile()) sprite.alpha = 1 - share;
        };
      },
    },
    zones: {
      stock: {
        pose: () => (craft.layout.shed ? stockPose(craft.layout.shed) : amidst(craft.layout)),
      },
      pile: {
        pose: ({ number }) => pileIn(craft.layout, number),
        lies: { where: "trick", z: ({ number }) => number },
        isUnder: true,
        // The card that becomes mere height is seen to the last between those above it.
        coming: ({ number }) => {
          const oldest = craft.cards.spriteOf(oldestUnder(number));
          return (share) => {
            if (oldest && !oldest.destroyed) oldest.alpha = 1 - share;
          };
        },
        landed: ({ number }) => craft.cards.vanish([oldestUnder(number)]),
      },
    },
    lay: (layout) => {
      view.layout = layout;
    },
    settle: (scene) => view.settle(scene),
    openCards: (scene) =>
      (scene.shed?.isAway ? [] : topOfPile(scene)).map(({ card, number }): OpenCard => ({
        key: pileKey(number),
        face: card,
        pose: pileIn(craft.layout, number),
        z: number,
        where: "trick",
      })),
    cover: (box) => view.cover(box),
  };
}
