// How does a chain of answers lie on the table?

import type { Layout, Pose } from "#renderer/table/layout/layout.ts";
import { amidst } from "#renderer/table/drawing/cards/middlePoses.ts";
import type { Craft, OpenCard, PartDrawing } from "#renderer/table/drawing/partDrawing.ts";
import { chainPose } from "./chainPlaces.ts";
import { chainKey } from "./chainScene.ts";
import { ChainSigns } from "./ChainSigns.ts";

function poseIn(layout: Layout, showing: readonly number[], place: number, of: number): Pose {
  const chain = layout.chainPlace?.(showing);
  return chain ? chainPose(chain, place, of) : amidst(layout);
}

export function chainDrawing(craft: Craft): PartDrawing {
  const signs = new ChainSigns(craft);
  return {
    steps: { judge: ({ place, card, of }) => signs.judge(place, card, of) },
    zones: {
      chain: {
        pose: ({ place, of }) => poseIn(craft.layout, craft.showing, place, of),
        lies: { where: "aside", z: ({ place }) => place },
      },
    },
    openCards: ({ chain = [] }) =>
      chain.map(({ card }, place): OpenCard => ({
        key: chainKey(place),
        face: card,
        pose: poseIn(craft.layout, craft.showing, place, chain.length),
        z: place,
        where: "aside",
      })),
    settle: (scene) => signs.settle(scene),
    covers: ({ chain = [] }) =>
      chain.length > 0 ? (craft.layout.chainPlace?.(craft.showingNow)?.box ?? null) : null,
  };
}
