import {
  boxAbout,
  clamp,
  discsTouch,
  discTouches,
  inward,
  overlapsAny,
  type Disc,
  type Extent,
  type Point,
} from "./boxes.ts";
import type { Box } from "#renderer/art/box.ts";
import {
  compactSeat,
  roomySeat,
  type PuckSize,
  type SeatMetrics,
} from "#renderer/sprites/seatMetrics.ts";
import type { BubbleSide } from "#renderer/sprites/SeatFace.ts";
import { othersOf } from "./ring.ts";
import { plateGrowth, type Regions, type Room } from "./regions.ts";
import { spreadSeats, type Rim } from "./rim.ts";
import type { TurnPlace } from "./turnPlaces.ts";

const reach = 2.1;
/**
 * Two discs cover a card except its corners: their distance from its middle and their radius, in
 * card widths.
 */
const off = 0.28;
const radius = 0.52;
const shares = [-0.5, -0.25, 0, 0.25, 0.5];

function fanDiscs(
  { x, y }: Point,
  rotation: number,
  cardWidth: number,
  spread: number,
): readonly Disc[] {
  const [cos, sin] = [Math.cos(rotation), Math.sin(rotation)];
  return shares.flatMap((share) =>
    [off, -off].map((up): Disc => {
      const angle = share * spread;
      const along = Math.sin(angle) * (reach + up) * cardWidth;
      const down = (reach - Math.cos(angle) * (reach + up)) * cardWidth;
      return {
        x: x + along * cos - down * sin,
        y: y + along * sin + down * cos,
        radius: radius * cardWidth,
      };
    }),
  );
}

type PlateSize = "roomy" | "compact";
/**
 * `puck` (a face with number and name) and `bead` (without the name) are for companies too large
 * for plates.
 */
export type SeatSize = PlateSize | PuckSize;

type FanPlace = Point &
  Readonly<{
    rotation: number;
    cardWidth: number;
    spread: number;
    discs: readonly Disc[];
  }>;

export type SeatPlace = Point &
  Readonly<{
    size: SeatSize;
    scale: number;
    bubble: BubbleSide;
    /** The plate without bubble and halo. */
    box: Box;
    /**
     * Null for the own seat, and where there is no room for fans: the plate shows the number of
     * cards.
     */
    fan: FanPlace | null;
    /** Where a larger plate stands during this seat's turn; null if its own is large enough. */
    turn: TurnPlace | null;
  }>;

type Plate = Readonly<{ size: PlateSize; scale: number; extent: Extent }>;

const gap = 4;
const fanSizes = [1, 0.88, 0.76, 0.66, 0.57, 0.49, 0.42];
/** Angle between a fan's outermost cards, radians. */
const spreads = [1.05, 0.75];
/** Narrower backs are not recognisable, pixels. */
const leastFanCard = 9;

/** How far title badges stand out from the avatar, as shares of their size. */
const badgeReach = { side: 0.64, top: 0.75 };

/** Bounds of a plate about its avatar's middle, as `SeatPlate.extent` but without a renderer. */
function plateExtent(size: PlateSize, scale: number): Extent {
  const { radius, badge, plateWidth, nameHeight, countHeight, overlap }: SeatMetrics =
    size === "roomy" ? roomySeat : compactSeat;
  const side = Math.max(plateWidth / 2, radius + badge * badgeReach.side) * scale;
  return {
    left: -side,
    right: side,
    top: -(radius + badge * badgeReach.top) * scale,
    bottom: (radius - overlap + nameHeight + countHeight) * scale,
  };
}

/** From the largest plates that suit the window to the smallest that can still be read. */
function platesFor({ portrait, unit }: Regions, room: Room): readonly Plate[] {
  const best = (portrait ? clamp(unit * 0.62, 0, 3) : clamp(unit, 0, 3)) * plateGrowth(room);
  const roomy = [1, 0.94, 0.88, 0.82, 0.76, 0.7]
    .map((part) => best * part)
    .filter((scale) => scale >= 0.8);
  const compactBest = clamp((portrait ? unit : unit * 1.45) * plateGrowth(room), 0.8, 1.25);
  const compact = [1, 0.94, 0.88, 0.82, 0.76, 0.7, 0.64, 0.58, 0.52, 0.46].map(
    (part) => compactBest * part,
  );
  return [
    ...roomy.map((scale): Plate => ({ size: "roomy", scale, extent: plateExtent("roomy", scale) })),
    ...compact.map((scale): Plate => ({
      size: "compact",
      scale,
      extent: plateExtent("compact", scale),
    })),
  ];
}

function rimFor(regions: Regions, room: Room, plate: Plate, down: number): Rim {
  const { table, hudLeft } = regions;
  const { extent } = plate;
  const { width } = room;
  const edge = table.rail * 0.5;
  const left = Math.max(table.x + edge, gap - extent.left);
  const top =
    Math.max(table.y + edge * 0.4 - extent.bottom * 0.35, gap - extent.top) + down * hudLeft.height;
  return {
    middle: width / 2,
    top,
    left,
    radius: table.radius,
    end: floorOf(regions, room, plate) - gap - extent.bottom,
  };
}

/** Side seats stay above the viewer's own plate and buttons. */
const floorOf = (regions: Regions, room: Room, plate: Plate) =>
  room.own === null ? regions.floor : Math.min(regions.floor, ownPlace(regions, plate, room).box.y);

/**
 * Yields all seats' places with plates as large as fit, and fans from the largest to none.
 * `smallest`: further fan sizes to try.
 */
export function* seatPlaces(
  room: Room,
  regions: Regions,
  smallest: readonly number[] = [],
): Generator<readonly SeatPlace[], void> {
  const others = room.own === null ? room.seats : room.seats - 1;
  const plates = platesFor(regions, room);
  const taken = [regions.hudLeft, regions.hudRight, regions.status, regions.actions];
  for (const plate of plates) {
    for (const down of [0, 0.35, 0.7, 1.05, 1.4]) {
      const ring = spreadSeats(
        rimFor(regions, room, plate, down),
        others,
        plate.extent.right - plate.extent.left + gap,
        plate.extent.bottom - plate.extent.top + gap,
      );
      const boxes = ring.places.map((place) => boxAbout(place, plate.extent));
      if (ring.gap >= 1 && !boxes.some((box) => overlapsAny(box, taken, 2)))
        return yield* seated(room, regions, plate, ring.places, smallest);
    }
  }
  const last = plates.at(-1)!;
  yield* seated(
    room,
    regions,
    last,
    spreadSeats(rimFor(regions, room, last, 1), others, 1, 1).places,
    smallest,
  );
}

function* seated(
  room: Room,
  regions: Regions,
  plate: Plate,
  ring: readonly Point[],
  smallest: readonly number[],
): Generator<readonly SeatPlace[], void> {
  for (const fans of fansFor(regions, plate, ring, [...fanSizes, ...smallest]))
    yield seatedWith(room, regions, plate, ring, fans);
}

function seatedWith(
  room: Room,
  regions: Regions,
  plate: Plate,
  ring: readonly Point[],
  fans: readonly FanPlace[],
): readonly SeatPlace[] {
  const { size, scale, extent } = plate;
  const others = othersOf(room);
  const places: SeatPlace[] = [];
  ring.forEach((at, index) => {
    const box = boxAbout(at, extent);
    places[others[index]!] = {
      ...at,
      size,
      scale,
      bubble: bubbleSide(at, regions),
      box,
      fan: fans[index] ?? null,
      turn: null,
    };
  });
  if (room.own !== null) places[room.own] = ownPlace(regions, plate, room);
  return places;
}

/** Bubbles open towards the table where there is room. */
function bubbleSide({ x, y }: Point, { table }: Regions): BubbleSide {
  const across = (x - table.x) / table.width;
  if (across < 0.2) return "right";
  if (across > 0.8) return "left";
  return y < table.y + table.height / 2 ? "below" : "above";
}

export function ownPlace(
  regions: Regions,
  plate: Pick<Plate, "size" | "scale">,
  { height }: Room,
): SeatPlace {
  const { portrait, unit, actions, status } = regions;
  const size: PlateSize = portrait && unit < 1.6 ? "compact" : plate.size;
  const scale = portrait && size === "compact" ? clamp(unit, 0.8, 1.1) : plate.scale;
  const extent = plateExtent(size, scale);
  const margin = Math.max(6, (portrait ? 8 : 18) * unit);
  const bottom = portrait ? actions.y + actions.height : height - margin;
  const at = {
    x: margin - extent.left,
    y: portrait ? Math.max(bottom - extent.bottom, status.y - extent.top) : bottom - extent.bottom,
  };
  return { ...at, size, scale, bubble: "above", box: boxAbout(at, extent), fan: null, turn: null };
}

/**
 * One size for all hands, from the largest at which no fan touches a plate, another fan or the
 * buttons, to no fans at all.
 */
function* fansFor(
  regions: Regions,
  plate: Plate,
  ring: readonly Point[],
  sizes: readonly number[],
): Generator<readonly FanPlace[]> {
  const plates = ring.map((at) => boxAbout(at, plate.extent));
  const taken = [...plates, regions.hudLeft, regions.hudRight, regions.status, regions.actions];
  const widest = regions.hand.cardWidth * 0.36;
  const isFree = ({ discs }: FanPlace, others: readonly FanPlace[]) =>
    !discs.some(
      (disc) =>
        taken.some((box) => discTouches(disc, box, 1)) ||
        others.some((other) => other.discs.some((its) => discsTouch(disc, its))),
    );
  for (const cardWidth of sizes
    .map((part) => widest * part)
    .filter((width) => width >= leastFanCard)) {
    for (const spread of spreads) {
      const fans = ring.map((at, index) =>
        fanAt(at, plates[index]!, inward(at, regions), cardWidth, spread),
      );
      if (fans.every((fan, index) => isFree(fan, fans.slice(0, index)))) yield fans;
    }
  }
  yield [];
}

/** Puts the fan just clear of its plate, opening towards the table. */
function fanAt(
  at: Point,
  plate: Box,
  direction: number,
  cardWidth: number,
  spread: number,
): FanPlace {
  const rotation = direction + Math.PI / 2;
  const step = { x: Math.cos(direction), y: Math.sin(direction) };
  for (let distance = 0; ; distance += 2) {
    const place = { x: at.x + step.x * distance, y: at.y + step.y * distance };
    const discs = fanDiscs(place, rotation, cardWidth, spread);
    if (!discs.some((disc) => discTouches(disc, plate, 2)))
      return { ...place, rotation, cardWidth, spread, discs };
  }
}
