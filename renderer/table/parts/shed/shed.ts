import type { Layout } from "#renderer/table/layout/layout.ts";
import type { Pose } from "#renderer/table/layout/handFan.ts";
import { isPileKey, pileKey } from "#renderer/table/scene/scene.ts";
import { amidst } from "#renderer/table/layout/middle.ts";
import type { Craft, OpenCard } from "#renderer/table/drawing/PartDrawings.ts";
import { pilePose, shedTable, stockPose } from "./shedPlaces.ts";
import { mostOnPile, topOfPile, type Shed, type ShedSlices } from "./shedScene.ts";
import { ShedDrawing } from "./ShedDrawing.ts";
import type { PartOf, DrawingOf } from "#renderer/table/part.ts";
import type { AnySeen } from "#shared/contract/seen.ts";
import {
  barePile,
  bareShed,
  planLay,
  planName,
  planRefill,
  planReverse,
  planTake,
  planTakeBack,
  planTurnUp,
  shedAligned,
} from "./shedPlan.ts";
import { StockButton } from "./SourceButton.tsx";
import { tableText } from "#renderer/table/tableText.ts";

const pileIn = (layout: Layout, number: number): Pose =>
  layout.shed ? pilePose(layout.shed, number) : amidst(layout);

function shedDrawing(craft: Craft): DrawingOf<ShedSlices> {
  const view = new ShedDrawing(craft.atlas, craft.layout);
  const oldestUnder = (number: number) => pileKey(number - mostOnPile);
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
        // The card that sinks into the stack stays visible between those above it until the new one
        // lands.
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

export interface ShedHooks {
  shed(this: void, seen: AnySeen): Shed;
}

export const shed = ({ shed: shedOf }: ShedHooks): PartOf<ShedSlices> => ({
  name: "shed",
  hooks: { shed: { shed: shedOf } },
  slice: ({ seen }) => ({ shed: shedOf(seen) }),
  lying: (_scene, { pile }) => pile.length,
  beats: {
    lay: {
      plan: planLay,
      hands: ({ seat, cards }) => [{ seat, out: cards, in: [] }],
      lays: ({ cards }) => cards.length,
    },
    turnUp: { plan: planTurnUp },
    take: { plan: planTake, hands: ({ seat, cards }) => [{ seat, out: [], in: cards ?? [] }] },
    refill: { plan: planRefill },
    takeBack: {
      plan: planTakeBack,
      hands: ({ seat, card }) => [{ seat, out: [], in: [card] }],
      lays: () => -1,
    },
    reverse: { plan: planReverse },
    name: { plan: planName },
  },
  clear: barePile,
  dealt: (_scene, after) => bareShed(after),
  aligned: shedAligned,
  places: shedTable,
  controls: { beforeActions: StockButton },
  drawing: shedDrawing,
  seatLook: (scene, seat) => {
    const isOut = scene.folded[seat] ?? false;
    // Nothing is asked for before all cards are dealt, nor after the round.
    return {
      lastCard: scene.counts[seat] === 1 && Boolean(scene.shed?.want) && !isOut,
      ...(isOut && { notice: tableText().left }),
    };
  },
  atOnce: ({ shed: now }, deals) => (now ? { shed: deals ? { ...now, want: null } : now } : {}),
});
