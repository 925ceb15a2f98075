// How does a trick lie on the table?

import type { Layout, Pose } from "#renderer/table/layout/layout.ts";
import { amidst } from "#renderer/table/drawing/cards/middlePoses.ts";
import { pileKey } from "#renderer/table/scene/scene.ts";
import type { Craft, OpenCard, PartDrawing } from "#renderer/table/drawing/partDrawing.ts";
import { trickPose } from "./trickPlaces.ts";
import type { Laid } from "./trickScene.ts";

/** Plays of more cards than this do not lie on the table. */
const mostInPlay = 8;

/** The order of a trick's cards. */
const orderOf = (index: number, card: number): number => index * mostInPlay + card;

function laidPose(layout: Layout, laid: Laid, index: number, card: number): Pose {
  const { trick, middle, seats, room, hand } = layout;
  // The own plate stands in a corner: what one plays lies before the hand that it came from.
  const player = laid.seat === room.own ? hand : (seats[laid.seat] ?? seats[0]!);
  return trick
    ? trickPose(
        trick,
        middle.cardWidth,
        player,
        { seat: laid.seat, index, cards: laid.cards.length },
        card,
      )
    : amidst(layout);
}

export function trickDrawing(craft: Craft): PartDrawing {
  const glowOn = ({ cards, from }: Laid): void =>
    craft.cards.glowOn(new Set(cards.map((_, index) => pileKey(from + index))));
  return {
    zones: {
      trick: {
        pose: ({ laid, index, card }) => laidPose(craft.layout, laid, index, card),
        lies: { where: "trick", z: ({ index, card }) => orderOf(index, card) },
        landed: ({ laid }) => glowOn(laid),
      },
    },
    openCards: ({ trick = [] }) =>
      trick.flatMap((play, index) =>
        play.cards.map((face, card): OpenCard => ({
          key: pileKey(play.from + card),
          face,
          pose: laidPose(craft.layout, play, index, card),
          z: orderOf(index, card),
          where: "trick",
        })),
      ),
    settle: ({ trick = [] }) => {
      const last = trick.at(-1);
      if (last) glowOn(last);
    },
  };
}
