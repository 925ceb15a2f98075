// Where do bets lie before their seats, pots in the middle, and hands that are turned over?

import type { Box } from '#renderer/art/box.ts';
import { clamp, discTouches, overlap, overlapsAny, type Point } from './boxes.ts';
import { cardShape, type Regions, type Room } from './regions.ts';
import type { SeatPlace } from './seatPlaces.ts';

export type BetPlaces = { readonly chipWidth: number; /** By seat: the feet of its chips. */ readonly at: readonly Point[]; readonly boxes: readonly Box[]; /** Do they touch nothing? */ readonly clear: boolean };

/** A turned hand about its cards' middle. */
export type ShowPlace = Point & { readonly cardWidth: number; /** With the words below the cards. */ readonly box: Box };

/** Reach of chips and number about the chips' feet, in chip widths. */
const chipsReach = { side: 1.5, up: 1.2, down: 1.55 };
/** How much of a card the next one leaves to be seen, and what five such cards are wide, in card widths. */
export const showStep = 0.46;
const handWidth = 1 + 4 * showStep;
/** By how much cards that count stand out, in card widths. */
const showLift = 0.1;
/** Height of the words, in card widths; pixels at least. */
const wordsShare = 0.42;
const leastWords = 15;
/** Card widths of turned hands, best first, as parts of a card of the own hand; pixels at least. */
const showSizes = [0.66, 0.6, 0.54, 0.48, 0.43, 0.38, 0.34, 0.3, 0.27, 0.24];
const leastShow = 20;
const gap = 3;
/** Pixels by which a place is moved on until it is free. */
const stride = 3;

const boxOf = ({ x, y }: Point, chipWidth: number): Box => ({
  x: x - chipsReach.side * chipWidth, y: y - chipsReach.up * chipWidth, width: 2 * chipsReach.side * chipWidth, height: (chipsReach.up + chipsReach.down) * chipWidth,
});

/** Straight before a seat to the line on which the table's middle lies, then along it to the middle. */
function wayIn({ x, y }: Point, { table }: Regions): readonly Point[] {
  const { radius } = table;
  const spine = { x: clamp(x, table.x + radius, table.x + table.width - radius), y: clamp(y, table.y + radius, table.y + table.height - radius) };
  const legs = [{ x, y }, spine, { x: table.x + table.width / 2, y: table.y + table.height * 0.47 }];
  return legs.slice(1).flatMap((to, leg) => {
    const from = legs[leg]!;
    const strides = Math.floor(Math.hypot(to.x - from.x, to.y - from.y) / stride);
    return Array.from({ length: strides }, (_, step) => ({ x: from.x + ((to.x - from.x) * step) / strides, y: from.y + ((to.y - from.y) * step) / strides }));
  });
}

/** Where the own hand meets the table: its plate stands in a corner. */
const ownStart = ({ status, hand }: Regions): Point => ({ x: hand.x, y: status.y });

/** Where nothing on the way is free, a place well before the seat. */
const beforeSeat = (way: readonly Point[]): Point => way[Math.floor(way.length * 0.4)]!;

/** Off the plate and its fan, straight towards the middle; where somebody may look at all hands open, off those too. */
export function betPlaces(room: Room, regions: Regions, seats: readonly SeatPlace[]): BetPlaces {
  const open = room.own === null ? showPlaces(room, regions, seats, null).map(({ box }) => box) : [];
  const beyond = placesOff(room, regions, seats, open);
  return beyond.clear || open.length === 0 ? beyond : placesOff(room, regions, seats, []);
}

function placesOff(room: Room, regions: Regions, seats: readonly SeatPlace[], open: readonly Box[]): BetPlaces {
  const chipWidth = clamp((regions.portrait ? 15 : 21) * regions.unit * (seats.length > 9 ? 0.8 : 1), 12, 40);
  const taken = [regions.status, regions.actions, regions.hudLeft, regions.hudRight, ...open, ...seats.map(({ box }) => box)];
  const discs = seats.flatMap(({ fan }) => fan?.discs ?? []);
  const placed: Box[] = [];
  let clear = true;
  const at = seats.map((seat, index) => {
    const from = index === room.own ? ownStart(regions) : (seat.fan ?? seat);
    const way = wayIn(from, regions);
    const free = way.find((point) => {
      const box = boxOf(point, chipWidth);
      return !overlapsAny(box, taken, gap) && !overlapsAny(box, placed, gap) && !discs.some((disc) => discTouches(disc, box, 1));
    });
    clear &&= free !== undefined;
    const place = free ?? beforeSeat(way);
    placed.push(boxOf(place, chipWidth));
    return place;
  });
  return { chipWidth, at, boxes: placed, clear };
}

/** Main pot first: side by side about the middle of the box, in rows where there are many. */
export function potPlaces(box: Box, chipWidth: number, count: number): readonly Point[] {
  const [width, height] = [2 * (chipsReach.side + 0.35) * chipWidth, (chipsReach.up + chipsReach.down + 0.2) * chipWidth];
  const perRow = Math.max(1, Math.min(count, Math.floor(box.width / width)));
  const rows = Math.ceil(count / perRow);
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / perRow);
    const inRow = Math.min(perRow, count - row * perRow);
    return {
      x: box.x + box.width / 2 + ((index % perRow) - (inRow - 1) / 2) * width,
      y: box.y + box.height / 2 + (row - (rows - 1) / 2) * height - chipWidth * 0.2,
    };
  });
}

/** One size for all turned hands: the largest at which none touches another, a plate, the pots or the words. The own seat's hand lies open below. */
export function showPlaces(room: Room, regions: Regions, seats: readonly SeatPlace[], pots: Box | null): readonly ShowPlace[] {
  const widths = showSizes.map((part) => Math.max(leastShow, regions.hand.cardWidth * part));
  let last: readonly ShowPlace[] = [];
  for (const cardWidth of widths) {
    last = seats.map((seat) => showPlace(seat, regions, cardWidth));
    const others = last.filter((_, index) => index !== room.own);
    const taken = [regions.status, regions.actions, regions.hudLeft, regions.hudRight, ...(pots ? [pots] : []), ...seats.map(({ box }) => box)];
    const isClear = others.every(({ box }, index) => !overlapsAny(box, taken, 1) && !others.slice(0, index).some((other) => overlap(box, other.box, gap)));
    if (isClear) return last;
  }
  return last;
}

function showPlace(seat: SeatPlace, regions: Regions, cardWidth: number): ShowPlace {
  const words = Math.max(leastWords, cardWidth * wordsShare);
  const lift = cardWidth * showLift;
  const [width, height] = [cardWidth * handWidth, lift + cardWidth * cardShape + words];
  const boxAt = ({ x, y }: Point): Box => ({ x: x - width / 2, y: y - (cardWidth * cardShape) / 2 - lift, width, height });
  const { hudLeft, hudRight } = regions;
  const edge = { left: hudLeft.x / 2, right: hudRight.x + hudRight.width + hudLeft.x / 2, top: hudLeft.y };
  const isFree = (point: Point): boolean => {
    const box = boxAt(point);
    return !overlap(box, seat.box, gap) && box.x >= edge.left && box.x + box.width <= edge.right && box.y >= edge.top;
  };
  const way = wayIn(seat, regions);
  const at = way.find(isFree) ?? beforeSeat(way);
  return { ...at, cardWidth, box: boxAt(at) };
}
