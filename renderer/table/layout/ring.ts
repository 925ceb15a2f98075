import type { Room } from "./regions.ts";
import type { Box } from "#renderer/art/box.ts";
import { boxAbout, overlap, overlapsAny, type Extent, type Point } from "./boxes.ts";

/** All seats clockwise, the viewer's first; for a spectator as the game lists them. */
export function circleFrom({
  seats,
  own,
  circle,
}: Pick<Room, "seats" | "own" | "circle">): readonly number[] {
  const order =
    circle?.length === seats ? circle : Array.from({ length: seats }, (_, seat) => seat);
  const first = own === null ? 0 : Math.max(0, order.indexOf(own));
  return [...order.slice(first), ...order.slice(0, first)];
}

/** The others, clockwise from the viewer's left; all seats for a spectator. */
export const othersOf = (room: Pick<Room, "seats" | "own" | "circle">): readonly number[] =>
  room.own === null ? circleFrom(room) : circleFrom(room).slice(1);

/** A place on the outermost row, and the direction from it to the table's middle. */
export type RingPoint = Point & Readonly<{ inX: number; inY: number }>;

/**
 * `reach`: how far the line comes round along the lower edge towards the viewer, 0 not at all … 1
 * until both ends meet.
 */
export type RingShape = Readonly<{ area: Box; radius: number; reach: number }>;

/** Distance between two points of a line, pixels; more in a large window. */
const leastStep = 4;
const stepsAround = 800;
/** Step by which a blocked seat is tried further in, pixels. */
const pushStep = 4;
/** Furthest that a blocked seat moves inwards, in seat heights. */
const mostPush = 1.6;

const straight = (
  step: number,
  from: Point,
  to: Point,
  inX: number,
  inY: number,
): readonly RingPoint[] => {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const count = Math.max(1, Math.floor(length / step));
  return Array.from({ length: count }, (_, at) => ({
    x: from.x + ((to.x - from.x) * at) / count,
    y: from.y + ((to.y - from.y) * at) / count,
    inX,
    inY,
  }));
};

/** A quarter of a circle, clockwise from the angle `from`. */
const quarter = (
  step: number,
  middle: Point,
  radius: number,
  from: number,
): readonly RingPoint[] => {
  const count = Math.max(1, Math.floor((radius * Math.PI) / 2 / step));
  return Array.from({ length: count }, (_, at) => {
    const angle = from + ((Math.PI / 2) * at) / count;
    const [outX, outY] = [Math.cos(angle), Math.sin(angle)];
    return { x: middle.x + outX * radius, y: middle.y + outY * radius, inX: -outX, inY: -outY };
  });
};

/** Clockwise from the viewer's left: up, across the top, and down at the right. */
export function ringLine({ area, radius: wished, reach }: RingShape): readonly RingPoint[] {
  const [left, top, right, bottom] = [area.x, area.y, area.x + area.width, area.y + area.height];
  const radius = Math.min(wished, area.width / 2, reach > 0 ? area.height / 2 : area.height);
  const low = reach > 0 ? bottom - radius : bottom;
  const along = reach * (area.width / 2 - radius);
  const step = Math.max(leastStep, (2 * (area.width + area.height)) / stepsAround);
  const line = (from: Point, to: Point, inX: number, inY: number): readonly RingPoint[] =>
    straight(step, from, to, inX, inY);
  const arc = (x: number, y: number, from: number): readonly RingPoint[] =>
    quarter(step, { x, y }, radius, from);
  const start =
    reach > 0
      ? [
          ...line({ x: left + radius + along, y: bottom }, { x: left + radius, y: bottom }, 0, -1),
          ...arc(left + radius, low, Math.PI / 2),
        ]
      : [];
  const end =
    reach > 0
      ? [
          ...arc(right - radius, low, 0),
          ...line(
            { x: right - radius, y: bottom },
            { x: right - radius - along, y: bottom },
            0,
            -1,
          ),
        ]
      : [];
  return [
    ...start,
    ...line({ x: left, y: low }, { x: left, y: top + radius }, 1, 0),
    ...arc(left + radius, top + radius, Math.PI),
    ...line({ x: left + radius, y: top }, { x: right - radius, y: top }, 0, 1),
    ...arc(right - radius, top + radius, -Math.PI / 2),
    ...line({ x: right, y: top + radius }, { x: right, y: low }, -1, 0),
    ...end,
    reach > 0
      ? { x: right - radius - along, y: bottom, inX: 0, inY: -1 }
      : { x: right, y: low, inX: -1, inY: 0 },
  ];
}

const moved = ({ x, y, inX, inY }: RingPoint, by: number): RingPoint => ({
  x: x + inX * by,
  y: y + inY * by,
  inX,
  inY,
});

/** Bends the line inwards round obstacles; points that would have to move too far are left out. */
export function aroundObstacles(
  line: readonly RingPoint[],
  extent: Extent,
  taken: readonly Box[],
  gap: number,
): readonly RingPoint[] {
  const most = mostPush * (extent.bottom - extent.top);
  return line.flatMap((point) => {
    for (let by = 0; by <= most; by += pushStep) {
      const place = moved(point, by);
      if (!overlapsAny(boxAbout(place, extent), taken, gap)) return [place];
    }
    return [];
  });
}

/** `rows`: places alternate between the rows, the outermost first. */
type Rows = Readonly<{ rows: number; extent: Extent; gap: number }>;

const sizeOf = ({ extent, gap }: Rows): Readonly<{ width: number; height: number }> => ({
  width: extent.right - extent.left + gap,
  height: extent.bottom - extent.top + gap,
});

/** Distance at which nothing touches the previous row, pixels. */
function rowStep(
  { inX, inY }: RingPoint,
  { width, height }: Readonly<{ width: number; height: number }>,
) {
  return Math.min(
    inX === 0 ? Infinity : width / Math.abs(inX),
    inY === 0 ? Infinity : height / Math.abs(inY),
  );
}

type Walk = Readonly<{
  places: readonly RingPoint[];
  /** Unused rest of the line, in points. */ left: number;
}>;

/**
 * Places a seat every `apart` seat widths or heights, counted over all rows; null if the line is
 * too short.
 */
function walk(
  line: readonly RingPoint[],
  count: number,
  rows: Rows,
  apart: number,
  start = 0,
): Walk | null {
  const { width, height } = sizeOf(rows);
  const places: RingPoint[] = [];
  const boxes: Box[] = [];
  let last: RingPoint | null = null;
  for (let at = start; at < line.length; at += 1) {
    const point = line[at]!;
    if (
      last &&
      Math.max(Math.abs(point.x - last.x) / width, Math.abs(point.y - last.y) / height) < apart
    )
      continue;
    const place = moved(point, (places.length % rows.rows) * rowStep(point, { width, height }));
    const box = boxAbout(place, rows.extent);
    if (boxes.slice(-2 * rows.rows - 1).some((other) => overlap(box, other, rows.gap - 0.5)))
      continue;
    places.push(place);
    boxes.push(box);
    last = point;
    if (places.length === count) return { places, left: line.length - 1 - at };
  }
  return null;
}

/** Spreads the seats as far apart as the line allows, centred; null if they do not fit. */
export function spreadOn(
  line: readonly RingPoint[],
  count: number,
  rows: Rows,
): readonly RingPoint[] | null {
  let low = 1 / rows.rows;
  let found = walk(line, count, rows, low);
  if (!found) return null;
  let high = 12;
  for (let round = 0; round < 12; round += 1) {
    const middle = (low + high) / 2;
    const wider = walk(line, count, rows, middle);
    if (wider) [low, found] = [middle, wider];
    else high = middle;
  }
  return (walk(line, count, rows, low, Math.floor(found.left / 2)) ?? found).places;
}

/** A mark before the seats that points clockwise to the next one. */
export type TrackMark = Point & Readonly<{ rotation: number; scale: number }>;

const trackStep = 58;
const offRow = 8;

export function trackOf(
  { area, radius, reach }: RingShape,
  rows: Rows,
  scale: number,
): readonly TrackMark[] {
  const { width, height } = sizeOf(rows);
  const [across, down] = [
    (rows.rows - 0.5) * width + offRow * scale,
    (rows.rows - 0.5) * height + offRow * scale,
  ];
  const inside = {
    x: area.x + across,
    y: area.y + down,
    width: area.width - 2 * across,
    height: area.height - (reach > 0 ? 2 : 1) * down,
  };
  const line = ringLine({
    area: inside,
    radius: Math.max(radius - Math.min(across, down), 4 * offRow),
    reach,
  });
  const marks: TrackMark[] = [];
  let along = trackStep * scale * 0.5;
  line.forEach((point, at) => {
    const last = line[at - 1];
    if (!last) return;
    along += Math.hypot(point.x - last.x, point.y - last.y);
    if (along < trackStep * scale) return;
    along = 0;
    // At right angles to the way in, clockwise.
    marks.push({ x: point.x, y: point.y, rotation: Math.atan2(-point.inX, point.inY), scale });
  });
  return marks;
}
