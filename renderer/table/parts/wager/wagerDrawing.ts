// How do bets and pots lie on the table?

import { both } from "#renderer/table/drawing/commonSteps.ts";
import type { Craft, PartDrawing } from "#renderer/table/drawing/partDrawing.ts";
import { shineOn } from "./shine.ts";
import { WageredView } from "./WageredView.ts";

export function wagerDrawing(craft: Craft): PartDrawing {
  const { seats } = craft;
  const view = new WageredView(craft.atlas, craft.layout, (seat) => seats.nameAt(seat));
  return {
    nodes: { bets: view },
    steps: {
      bet: ({ seat, amount }) => both(view.bet(seat, amount), seats.moveChips(seat, "pot", amount)),
      return: ({ seat, amount }) =>
        both(view.refund(seat, amount), seats.moveChips("pot", seat, amount)),
      gather: ({ pots }) => view.gather(pots),
      stack: ({ pots }) => void view.stack(pots),
      award: ({ pot, shares }) =>
        shares
          .map(({ seat, amount }) => seats.moveChips("pot", seat, amount))
          .reduce(both, view.award(pot, shares)),
      glow: ({ seat }) => shineOn(seats.plateAt(seat)),
    },
    lay: (layout) => {
      view.layout = layout;
    },
    settle: (scene) => view.settle(scene),
  };
}
