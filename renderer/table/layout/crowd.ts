import type { Box } from "#renderer/art/box.ts";
import {
  beadSeat,
  puckSeat,
  type PuckMetrics,
  type PuckSize,
} from "#renderer/sprites/seatMetrics.ts";
import type { BubbleSide } from "#renderer/sprites/SeatFace.ts";
import { boxAbout, clamp, overlap, overlapsAny, type Extent } from "./boxes.ts";
import {
  aroundObstacles,
  othersOf,
  ringLine,
  spreadOn,
  trackOf,
  type RingPoint,
  type RingShape,
  type TrackMark,
} from "./ring.ts";
import { plateGrowth, type Regions, type Room } from "./regions.ts";
import { ownPlace, type SeatPlace } from "./seatPlaces.ts";
import {
  oneTurnPlace,
  turnPlacesBefore,
  turnSizes,
  type TurnPlace,
  type TurnSize,
} from "./turnPlaces.ts";

export type Crowd = Readonly<{
  regions: Regions;
  seats: readonly SeatPlace[];
  middle: Box;
  track: readonly TrackMark[];
}>;

type Puck = Readonly<{
  size: PuckSize;
  scale: number;
  extent: Extent;
  rows: number;
  /** The outermost row reaches up between the two texts at the top. */ above: boolean;
}>;

const gap = 3;
/**
 * More rows make the order of play harder to see, so they are chosen only if they make seats this
 * much larger.
 */
const rowsWorth = [1, 0.78, 0.5];
const aboveWorth = 0.85;
/**
 * Size of the middle in widths of a hand card, the shares that it may shrink to, and its least size
 * in pixels.
 */
const wishedMiddle = { wide: { wide: 5.1, high: 1.96 }, high: { wide: 3.1, high: 2.98 } };
const middleParts = [1, 0.85, 0.7, 0.56, 0.42];
const leastMiddle = { wide: 150, high: 110 };

/** Bounds of a `SeatPuck` about its avatar's middle, computed without a renderer. */
function puckExtent(size: PuckSize, scale: number): Extent {
  const {
    radius,
    nameWidth,
    nameHeight,
    overlap: covered,
    count,
  }: PuckMetrics = size === "puck" ? puckSeat : beadSeat;
  const rim = radius + 1;
  return {
    left: -Math.max(rim, nameWidth / 2) * scale,
    right: Math.max(rim, nameWidth / 2, count.x + count.width / 2) * scale,
    top: -Math.max(rim, count.height / 2 - count.y) * scale,
    bottom:
      Math.max(
        rim,
        count.y + count.height / 2,
        nameHeight > 0 ? radius - covered + nameHeight : 0,
      ) * scale,
  };
}

/**
 * From the largest puck with a name that suits the window to the smallest whose number can be read,
 * each in few rows and in more.
 */
function pucksFor({ portrait, unit }: Regions, room: Room): readonly Puck[] {
  const best =
    (portrait ? clamp(unit * 1.15, 1, 2.4) : clamp(unit * 1.35, 1, 2.7)) * plateGrowth(room);
  const parts = Array.from({ length: 20 }, (_, at) => 0.935 ** at);
  const pucks = (size: PuckSize, largest: number, least: number): readonly Puck[] =>
    parts
      .map((part) => largest * part)
      .filter((scale) => scale >= least)
      .flatMap((scale) =>
        rowsWorth.flatMap((worth, at) =>
          (portrait ? [false] : [false, true]).map((above) => ({
            size,
            scale,
            extent: puckExtent(size, scale),
            rows: at + 1,
            above,
            worth: worth * scale * (above ? aboveWorth : 1),
          })),
        ),
      )
      .toSorted((one, other) => other.worth - one.worth);
  return [...pucks("puck", best, 0.93), ...pucks("bead", Math.min(best, 1.4), 0.75)];
}

/**
 * Keeps the rows clear of the window's edge, the texts at the top and what belongs to the viewer.
 */
function areaFor(
  regions: Regions,
  { width }: Room,
  { extent, above }: Puck,
  own: SeatPlace | null,
): Box {
  const { hudLeft, status, actions, portrait } = regions;
  const edge = Math.max(4, hudLeft.x * 0.5);
  const top = (above ? hudLeft.y : hudLeft.y + hudLeft.height + gap) - extent.top;
  const low = portrait || own === null ? status.y : status.y + status.height;
  const bottom =
    Math.min(low, actions.height > 0 ? actions.y : low, own ? own.box.y : low) -
    gap -
    extent.bottom;
  return {
    x: edge - extent.left,
    y: top,
    width: width - 2 * edge + extent.left - extent.right,
    height: bottom - top,
  };
}

type Ring = Readonly<{
  places: readonly RingPoint[];
  boxes: readonly Box[];
  area: Box;
  shape: RingShape;
  track: readonly TrackMark[];
}>;

/** How far the ring comes round towards the viewer, and how round its corners are. */
const shapes = [0, 0.45, 0.9].flatMap((reach) => [0.62, 0.3].map((round) => ({ reach, round })));

/** Yields the roundest first, and those away from the viewer's edge before others. */
function* ringsOf(
  room: Room,
  regions: Regions,
  puck: Puck,
  own: SeatPlace | null,
): Generator<Ring> {
  const count = othersOf(room).length;
  const taken = [
    regions.hudLeft,
    regions.hudRight,
    regions.status,
    regions.actions,
    ...(own ? [own.box] : []),
  ];
  const rows = { rows: puck.rows, extent: puck.extent, gap };
  const area = areaFor(regions, room, puck, own);
  if (!leavesRoom(room, regions, puck, area)) return;
  for (const { reach, round } of shapes) {
    const shape = { area, radius: Math.min(area.width, area.height) * round, reach };
    const line = aroundObstacles(ringLine(shape), puck.extent, taken, gap);
    const places = spreadOn(line, count, rows);
    if (!places) continue;
    const boxes = places.map((place) => boxAbout(place, puck.extent));
    if (isFree(boxes, taken))
      yield {
        places,
        boxes,
        area,
        shape,
        track: trackOf(shape, rows, clamp(regions.unit, 0.8, 2)),
      };
  }
}

function leavesRoom(room: Room, regions: Regions, puck: Puck, area: Box) {
  const { rows } = puck;
  const { width, height } = middleSize(regions, room, leastPart(puck));
  const { left, right, top, bottom } = puck.extent;
  return (
    area.width - (2 * rows - 1) * (right - left + gap) >= width &&
    regions.status.y - area.y - bottom - (rows - 1) * (bottom - top + gap) >= height
  );
}

const isFree = (boxes: readonly Box[], taken: readonly Box[]) =>
  boxes.every(
    (box, at) =>
      !overlapsAny(box, taken, 1) && !boxes.slice(at + 1).some((other) => overlap(box, other, 0.5)),
  );

/**
 * Returns the free range between the seats at the top and those at the bottom, or the line that
 * says whose turn it is.
 */
function innerHeights(
  { boxes, area }: Ring,
  { status }: Regions,
  across: readonly [number, number],
): readonly [number, number] {
  const between = boxes.filter(({ x, width }) => x < across[1] && x + width > across[0]);
  const half = area.y + area.height / 2;
  const top = Math.max(
    area.y,
    ...between.filter(({ y }) => y < half).map(({ y, height }) => y + height),
  );
  const bottom = Math.min(status.y, ...between.filter(({ y }) => y >= half).map(({ y }) => y));
  return [top, bottom];
}

type Inside = Readonly<{ middle: Box; turns: readonly TurnPlace[] }>;

/** Returns the largest middle that leaves a place for the turn plate, whichever seat is to act. */
function insideOf(room: Room, regions: Regions, ring: Ring, puck: Puck): Inside | null {
  for (const part of middleParts.filter((one) => one >= leastPart(puck))) {
    for (const size of turnSizes(regions, room)) {
      const found = insideWith(room, regions, ring, middleSize(regions, room, part), size);
      if (found) return found;
    }
  }
  return null;
}

/** Seats shrink before the middle does, as long as they can be read well. */
const leastPart = ({ size, scale }: Puck) =>
  size === "puck" ? (scale > 1 ? 1 : 0.85) : scale > 0.9 ? 0.85 : 0;

function middleSize(
  { hand, portrait }: Regions,
  { width }: Room,
  part: number,
): Pick<Box, "width" | "height"> {
  const shape = portrait ? wishedMiddle.high : wishedMiddle.wide;
  const cardWidth =
    Math.min(hand.cardWidth, portrait ? (width * 0.5) / shape.wide : Infinity) * part;
  return {
    width: Math.max(leastMiddle.wide, shape.wide * cardWidth),
    height: Math.max(leastMiddle.high, shape.high * cardWidth),
  };
}

function insideWith(
  room: Room,
  regions: Regions,
  ring: Ring,
  { width, height }: Pick<Box, "width" | "height">,
  size: TurnSize,
): Inside | null {
  const x = (room.width - width) / 2;
  const [top, bottom] = innerHeights(ring, regions, [x, x + width]);
  const turnHeight = size.extent.bottom - size.extent.top + 10;
  const spare = bottom - top - height - 8;
  if (spare < (regions.portrait ? turnHeight : 0)) return null;
  const above = spare >= turnHeight ? turnHeight : 0;
  const middle = { x, y: top + above + (bottom - top - above - height) / 2, width, height };
  if (overlapsAny(middle, ring.boxes, 3)) return null;
  const taken = [
    ...ring.boxes,
    middle,
    ...outsideOf(room, regions, ring),
    regions.actions,
    regions.hudLeft,
    regions.hudRight,
  ];
  const turns = regions.portrait
    ? oneTurnPlace({ x: room.width / 2, y: top }, ring.places.length, size, taken)
    : turnPlacesBefore(ring.places, size, taken);
  return turns && { middle, turns };
}

/**
 * The areas beyond the outermost row, below the line that says whose turn it is, and beside the
 * window.
 */
const outsideOf = (
  { width, height }: Room,
  { status }: Regions,
  { area }: Ring,
): readonly Box[] => [
  { x: 0, y: status.y, width, height },
  { x: 0, y: -height, width, height: height + area.y },
  { x: -width, y: 0, width, height },
  { x: width, y: 0, width, height },
];

function tableUnder(regions: Regions, { area, shape }: Ring): Regions {
  const { table } = regions;
  const bottom = table.y + table.height;
  const height = Math.max(bottom, area.y + area.height * 0.9) - area.y;
  return {
    ...regions,
    table: {
      ...table,
      x: area.x,
      y: area.y,
      width: area.width,
      height,
      radius: Math.min(shape.radius, height / 2, area.width / 2),
    },
  };
}

export function crowdAt(room: Room, regions: Regions): Crowd | null {
  const own = room.own === null ? null : ownPlace(regions, ownPlate(regions, room), room);
  for (const puck of pucksFor(regions, room)) {
    for (const ring of ringsOf(room, regions, puck, own)) {
      const inside = insideOf(room, regions, ring, puck);
      if (inside)
        return {
          regions: tableUnder(regions, ring),
          seats: seated(room, puck, ring, inside, own),
          middle: inside.middle,
          track: ring.track,
        };
    }
  }
  return null;
}

const ownPlate = ({ unit }: Regions, room: Room): Parameters<typeof ownPlace>[1] =>
  unit * plateGrowth(room) >= 0.8
    ? { size: "roomy", scale: clamp(unit * plateGrowth(room), 0.8, 3) }
    : { size: "compact", scale: clamp(unit * 1.45, 0.8, 1.25) };

const bubbleSide = (inX: number, inY: number): BubbleSide =>
  Math.abs(inX) > Math.abs(inY) ? (inX > 0 ? "right" : "left") : inY > 0 ? "below" : "above";

function seated(
  room: Room,
  { size, scale }: Puck,
  { places, boxes }: Ring,
  { turns }: Inside,
  own: SeatPlace | null,
): readonly SeatPlace[] {
  const seats: SeatPlace[] = [];
  othersOf(room).forEach((seat, index) => {
    const { x, y, inX, inY } = places[index]!;
    seats[seat] = {
      x,
      y,
      size,
      scale,
      bubble: bubbleSide(inX, inY),
      box: boxes[index]!,
      fan: null,
      turn: turns[index]!,
    };
  });
  if (room.own !== null && own) seats[room.own] = own;
  return seats;
}
