// Which cards lie open in the middle, where, and which of them above which?

import type { Card } from '#shared/cards/card.ts';
import { cardSize } from '#renderer/art/atlasLayout.ts';
import type { Layout, Pose } from '#renderer/table/layout/layout.ts';
import { heapPose, trickPose } from '#renderer/table/layout/middle.ts';
import { pilePose, stockPose } from '#renderer/table/layout/shedPlaces.ts';
import { pileKey, topOfPile, type Laid, type Scene } from '#renderer/table/scene/scene.ts';
import type { Spot } from '#renderer/table/scene/step.ts';

export type OpenCard = { readonly key: string; readonly face: Card; readonly pose: Pose; readonly z: number };

/** Plays of more cards than this do not lie on the table. */
const mostInPlay = 8;

/** The order of a trick's cards. */
export const trickOrder = (index: number, card: number): number => index * mostInPlay + card;

function laidPose({ middle, seats, room, hand }: Layout, laid: Laid, index: number, card: number): Pose {
  // The own plate stands in a corner: what one plays lies before the hand that it came from.
  const player = laid.seat === room.own ? hand : (seats[laid.seat] ?? seats[0]!);
  return trickPose(middle, player, { seat: laid.seat, index, cards: laid.cards.length }, card);
}

/** For a moment after the game has changed the layout may still be that of a game without them. */
const amidst = ({ middle: { box, trickCard } }: Layout): Pose => ({ x: box.x + box.width / 2, y: box.y + box.height / 2, rotation: 0, scale: trickCard / cardSize.width });

const pileIn = (layout: Layout, number: number): Pose => (layout.middle.shed ? pilePose(layout.middle.shed, number) : amidst(layout));

/** Null for what is not in the middle. */
export function middlePose(layout: Layout, spot: Spot): Pose | null {
  switch (spot.zone) {
    case 'trick': return laidPose(layout, spot.laid, spot.index, spot.card);
    case 'heap': return heapPose(layout.middle, spot.level);
    case 'stock': return layout.middle.shed ? stockPose(layout.middle.shed) : amidst(layout);
    case 'pile': return pileIn(layout, spot.number);
    default: return null;
  }
}

/** The present trick, or the newest cards of the pile. */
export function openCards(scene: Scene, layout: Layout): readonly OpenCard[] {
  const laid = scene.trick.flatMap((play, index) => play.cards.map((face, card): OpenCard => ({ key: pileKey(play.from + card), face, pose: laidPose(layout, play, index, card), z: trickOrder(index, card) })));
  const shed = topOfPile(scene).map(({ card, number }): OpenCard => ({ key: pileKey(number), face: card, pose: pileIn(layout, number), z: number }));
  return [...laid, ...shed];
}
