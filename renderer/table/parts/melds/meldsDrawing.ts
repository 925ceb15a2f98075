// How do hands that were laid open lie on the table, and what stands beside them?

import type { Layout, Pose } from "#renderer/table/layout/layout.ts";
import { amidst } from "#renderer/table/drawing/cards/middlePoses.ts";
import type { Craft, OpenCard, PartDrawing } from "#renderer/table/drawing/partDrawing.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { laidIn } from "./meldsPlan.ts";
import { cardsOf, laidKeys, type LaidHand } from "./meldsScene.ts";
import { MeldSigns } from "./MeldSigns.ts";
import { Proclamation } from "./Proclamation.ts";

const poseIn = (layout: Layout, seat: Seat, hand: LaidHand, index: number): Pose =>
  layout.laidPlaces?.(seat, hand).poses[index] ?? amidst(layout);

export function meldsDrawing(craft: Craft): PartDrawing {
  const signs = new MeldSigns(craft);
  const proclamation = new Proclamation(craft);
  return {
    nodes: { overOpen: signs.trays, overAside: signs.counts, top: proclamation },
    steps: {
      lies: ({ seat, hand }) => void signs.lay(seat, hand),
      leftOver: ({ seat, points }) => signs.count(seat, points),
      proclaim: ({ words }) => proclamation.show(words),
      clear: () => void proclamation.clear(),
    },
    zones: {
      laid: {
        pose: ({ seat, hand, index }) => poseIn(craft.layout, seat, hand, index),
        lies: { where: "aside", z: ({ seat, index }) => seat * 100 + index },
      },
    },
    openCards: (scene) =>
      laidIn(scene).flatMap((hand, seat): readonly OpenCard[] => {
        const cards = hand ? cardsOf(hand) : [];
        const keys = laidKeys(seat, cards);
        return cards.map((card, index) => ({
          key: keys[index]!,
          face: card,
          pose: poseIn(craft.layout, seat, hand!, index),
          z: seat * 100 + index,
          where: "aside",
        }));
      }),
    lay: () => signs.redraw(),
    settle: (scene) => signs.settle(laidIn(scene)),
  };
}
