// Which cards lie open in the middle, where, and which of them above which?

import type { Card } from '#shared/cards/card.ts';
import { cardSize } from '#renderer/art/atlasLayout.ts';
import type { Layout, Pose } from '#renderer/table/layout/layout.ts';
import { heapPose, trickPose } from '#renderer/table/layout/middle.ts';
import { pilePose, stockPose } from '#renderer/table/parts/shed/shedPlaces.ts';
import { chainPose } from '#renderer/table/parts/chain/chainPlaces.ts';
import { chosenPose } from '#renderer/table/parts/choices/chosenPlaces.ts';
import { chainKey, chosenKey, pileKey, topOfPile, type Laid, type Scene } from '#renderer/table/scene/scene.ts';
import type { Spot } from '#renderer/table/scene/step.ts';

export type OpenCard = {
  readonly key: string;
  /** Null lies face down. */
  readonly face: Card | null;
  readonly pose: Pose;
  readonly z: number;
  /** On the pile or in the trick, or above all that lies there. */
  readonly where: 'trick' | 'aside';
};

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

function chainIn(layout: Layout, showing: readonly number[], place: number, of: number): Pose {
  const chain = layout.chainPlace(showing);
  return chain ? chainPose(chain, place, of) : amidst(layout);
}

/** The order of what seats have chosen: a seat's cards lie on one another, others' are elsewhere. */
export const chosenOrder = (index: number): number => mostInChain + index;
const mostInChain = 200;

/** Null for what is not on the table. `showing`: seats whose hands lie open. */
export function middlePose(layout: Layout, spot: Spot, showing: readonly number[]): Pose | null {
  switch (spot.zone) {
    case 'trick': return laidPose(layout, spot.laid, spot.index, spot.card);
    case 'heap': return heapPose(layout.middle, spot.level);
    case 'stock': return layout.middle.shed ? stockPose(layout.middle.shed) : amidst(layout);
    case 'pile': return pileIn(layout, spot.number);
    case 'chain': return chainIn(layout, showing, spot.place, spot.of);
    case 'chosen': return chosenIn(layout, showing, spot.seat, spot.index, spot.of);
    default: return null;
  }
}

function chosenIn(layout: Layout, showing: readonly number[], seat: number, index: number, of: number): Pose {
  const places = layout.chosenPlaces(showing);
  return places ? chosenPose(places, seat, index, of) : amidst(layout);
}

/** The present trick, or the newest cards of the pile; the chain; what has been chosen. */
export function openCards(scene: Scene, layout: Layout, showing: readonly number[]): readonly OpenCard[] {
  const { chain, chosen } = scene;
  const laid = scene.trick.flatMap((play, index) => play.cards.map((face, card): OpenCard => ({ key: pileKey(play.from + card), face, pose: laidPose(layout, play, index, card), z: trickOrder(index, card), where: 'trick' })));
  const shed = topOfPile(scene).map(({ card, number }): OpenCard => ({ key: pileKey(number), face: card, pose: pileIn(layout, number), z: number, where: 'trick' }));
  const asked = chain.map(({ card }, place): OpenCard => ({ key: chainKey(place), face: card, pose: chainIn(layout, showing, place, chain.length), z: place, where: 'aside' }));
  const backs = chosen.map((seat): OpenCard => ({ key: chosenKey(seat), face: null, pose: chosenIn(layout, showing, seat, 0, 1), z: chosenOrder(0), where: 'aside' }));
  return [...laid, ...shed, ...asked, ...backs];
}
