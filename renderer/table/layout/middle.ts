// Where on the cloth do tricks, won cards and chips lie?

import type { Box } from '#renderer/art/box.ts';
import type { TableShape } from '#renderer/art/felt.ts';
import { clamp, discTouches, overlapsAny } from './boxes.ts';
import type { Pose } from './handFan.ts';
import { cardShape, type Regions, type Room } from './regions.ts';
import type { SeatPlace } from './seatPlaces.ts';
import type { ShedPlaces } from '#renderer/table/parts/shed/shedPlaces.ts';
import { shedPlacesOn, type ShedFound } from '#renderer/table/parts/shed/shedRoom.ts';

/** One play of the present trick, for its place alone. */
export type Laying = { readonly seat: number; readonly index: number; readonly cards: number };

export type Middle = {
  /** Free of plates, fans and buttons; where cards are shed, only what lies in it is. */
  readonly box: Box;
  /** How large what is played lies there, and how well placed; 1 is as the own cards. */
  readonly worth: number;
  readonly trick: Box;
  readonly trickCard: number;
  readonly heap: Pose;
  readonly pot: { readonly x: number; readonly y: number; readonly chipWidth: number };
  /** Null where no cards are shed onto a pile. */
  readonly shed: ShedPlaces | null;
  readonly stock: Box | null;
  readonly pile: Box | null;
};

const stageWidth = 100;
/** How much of a card the next one of the same play leaves to be seen. */
const setStep = 0.4;

/** Where the middle may be, as parts of the table's height, best first. */
const heights = [0.47, 0.44, 0.5, 0.41, 0.53, 0.38, 0.56, 0.35, 0.6, 0.3, 0.65, 0.7];

/** The box on the cloth's axis that touches nothing and gives the largest played cards; grown from `kept` where that is free. */
function freeBox({ table, status, actions }: Regions, seats: readonly SeatPlace[], kept: Box | null): Box {
  const taken = [status, actions, ...seats.map(({ box }) => box)];
  const discs = seats.flatMap(({ fan }) => fan?.discs ?? []);
  const isFree = (box: Box): boolean => !overlapsAny(box, taken, 3) && !discs.some((disc) => discTouches(disc, box, 2));
  if (kept) return boxAt(table, kept.y + kept.height / 2, isFree, kept);
  const boxes = heights.map((height) => boxAt(table, table.y + table.height * height, isFree));
  return boxes.reduce((best, box) => (trickCardIn(box) > trickCardIn(best) * 1.05 ? box : best));
}

/** Grows from nothing or `first`, in turn wider and higher, as long as it is free. */
function boxAt(table: TableShape, y: number, isFree: (box: Box) => boolean, first?: Box): Box {
  const room = { width: table.width - 2 * table.rail - 8, height: 2 * Math.min(y - table.y - table.rail, table.y + table.height - table.rail - y) };
  const boxOf = (across: number, down: number): Box => ({
    x: table.x + (table.width - room.width * across) / 2, y: y - (room.height * down) / 2, width: room.width * across, height: room.height * down,
  });
  let [across, down] = first ? [first.width / room.width, first.height / room.height] : [0.04, 0.04];
  for (let grows = true; grows; ) {
    grows = false;
    if (across < 0.98 && isFree(boxOf(across + 0.02, down))) [across, grows] = [across + 0.02, true];
    if (down < 0.98 && isFree(boxOf(across, down + 0.02))) [down, grows] = [down + 0.02, true];
  }
  return boxOf(across, down);
}

const isWide = ({ width, height }: Box): boolean => width > height * 1.25;

/** The part of the middle where the present trick lies. */
const trickBoxIn = (box: Box): Box =>
  isWide(box) ? { ...box, x: box.x + box.width * 0.23, width: box.width * 0.54 } : { ...box, height: box.height * 0.68 };

function trickCardIn(box: Box): number {
  const { width, height } = trickBoxIn(box);
  return Math.min(width / (isWide(box) ? 2.75 : 2.2), height / (cardShape * 1.45));
}

export const middleOf = ({ shed }: Pick<Room, 'shed'>, regions: Regions, seats: readonly SeatPlace[], kept: Box | null = null): Middle =>
  shed ? shedIn(shedPlacesOn(regions, seats)) : tricksIn(freeBox(regions, seats, kept), regions);

function shedIn({ places, worth }: ShedFound): Middle {
  const { whole, stock, pile, cardWidth, heap, pot } = places;
  return { box: whole, worth, trick: { ...stock, width: pile.x + pile.width - stock.x }, trickCard: cardWidth, heap, pot, shed: places, stock, pile };
}

/** Side by side where the room is wide, one above the other where it is high. */
function tricksIn(box: Box, regions: Regions): Middle {
  const wide = isWide(box);
  const trick = trickBoxIn(box);
  const trickCard = clamp(trickCardIn(box), 22, regions.hand.cardWidth * 0.86);
  const small = trickCard * 0.66;
  const besides = wide
    ? { heap: { x: box.x + box.width * 0.885, y: box.y + box.height * 0.5 }, pot: { x: box.x + box.width * 0.115, y: box.y + box.height * 0.5 } }
    : { heap: { x: box.x + box.width * 0.76, y: box.y + box.height * 0.84 }, pot: { x: box.x + box.width * 0.26, y: box.y + box.height * 0.86 } };
  return {
    box, worth: trickCard / regions.hand.cardWidth, trick, trickCard,
    heap: { ...besides.heap, rotation: wide ? 0.06 : 1.5, scale: small / stageWidth },
    pot: { ...besides.pot, chipWidth: clamp(box.width * 0.05, 15, trickCard * 0.42) },
    shed: null, stock: null, pile: null,
  };
}

/** The same play always lies the same way: a picture of it can be compared. */
const sway = (index: number, seat: number): number => Math.sin(index * 12.9898 + seat * 78.233) * 0.5;

/** Where card `card` of a play lies: off the middle towards its player, a little askew. */
export function trickPose({ trick, trickCard }: Middle, player: Pick<SeatPlace, 'x' | 'y'>, laying: Laying, card: number): Pose {
  const { index, seat, cards } = laying;
  const height = trickCard * cardShape;
  const middle = { x: trick.x + trick.width / 2, y: trick.y + trick.height / 2 };
  const away = Math.hypot(player.x - middle.x, player.y - middle.y) || 1;
  const width = trickCard * (1 + (cards - 1) * setStep);
  const room = { x: Math.max(0, (trick.width - width) / 2), y: Math.max(0, (trick.height - height) / 2) };
  const reach = { x: Math.min(room.x, trickCard * 0.95), y: Math.min(room.y, trickCard * 0.5) };
  const turn = sway(index, seat) * 0.22;
  const along = (card - (cards - 1) / 2) * setStep * trickCard;
  const nudge = { x: sway(index + 7, seat) * trickCard * 0.12, y: sway(index + 3, seat) * trickCard * 0.1 };
  return {
    x: middle.x + ((player.x - middle.x) / away) * reach.x + nudge.x + Math.cos(turn) * along,
    y: middle.y + ((player.y - middle.y) / away) * reach.y + nudge.y + Math.sin(turn) * along + Math.abs(card - (cards - 1) / 2) * trickCard * 0.02,
    rotation: turn + (card - (cards - 1) / 2) * 0.045,
    scale: trickCard / stageWidth,
  };
}

/** Won cards lie squared up, every few a hair further. */
export function heapPose({ heap }: Middle, level: number): Pose {
  return { ...heap, x: heap.x - level * 0.7, y: heap.y - level * 1.1, rotation: heap.rotation + sway(level, 5) * 0.07 };
}
