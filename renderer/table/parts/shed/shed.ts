// How does a table show a stock and the pile onto which cards are shed?

import type { Part } from "#renderer/table/part.ts";
import type { AnySeen } from "#renderer/table/tableGame.ts";
import {
  bareShed,
  barePile,
  packSteps,
  planLay,
  planName,
  planRefill,
  planReverse,
  planTake,
  planTakeBack,
  planTurnUp,
  shedAligned,
} from "./shedPlan.ts";
import type { Shed } from "./shedScene.ts";
import { StockButton } from "./StockButton.tsx";
import { shedDrawing } from "./shedDrawing.ts";
import { tableText } from "#renderer/table/tableText.ts";
import { shedTable } from "./shedRoom.ts";

export interface ShedHooks {
  shed(this: void, seen: AnySeen): Shed;
}

declare module "#renderer/table/part.ts" {
  interface Hooks {
    shed: ShedHooks;
  }
}

export const shed = ({ shed: shedOf }: ShedHooks): Part => ({
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
  pack: { spot: { zone: "stock" }, steps: packSteps },
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
  tellsHeap: true,
  atOnce: ({ shed: now }, deals) => (now ? { shed: deals ? { ...now, want: null } : now } : {}),
});
