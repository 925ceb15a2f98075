import type { Box } from "#renderer/art/box.ts";
import { compactSeat } from "#renderer/sprites/seatMetrics.ts";
import { boxAbout, clamp, nearby, overlap, overlapsAny, type Extent, type Point } from "./boxes.ts";
import { plateGrowth, type Regions, type Room } from "./regions.ts";
import type { RingPoint } from "./ring.ts";

export type TurnPlace = Point &
  Readonly<{
    scale: number;
    box: Box;
  }>;

export type TurnSize = Readonly<{ scale: number; extent: Extent }>;

const gap = 5;
/** Greatest distance of the plate from its seat, pixels. */
const farthest = 440;

/** From the largest plate that suits the window to the smallest whose words can be read. */
export function turnSizes({ portrait, unit }: Regions, room: Room): readonly TurnSize[] {
  const best =
    (portrait ? clamp(unit, 0.92, 2.4) : clamp(unit * 1.45, 0.92, 3)) * plateGrowth(room);
  const { radius, ring, plateWidth, overlap, nameHeight, countHeight } = compactSeat;
  return [...new Set([1, 0.85, 0.7].map((part) => Math.max(0.92, best * part)))].map((scale) => ({
    scale,
    extent: {
      left: (-plateWidth / 2) * scale,
      right: (plateWidth / 2) * scale,
      top: -(radius + ring + 2) * scale,
      bottom: (radius - overlap + nameHeight + countHeight) * scale,
    },
  }));
}

const placeAt = (at: Point, { scale, extent }: TurnSize): TurnPlace => ({
  x: at.x,
  y: at.y,
  scale,
  box: boxAbout(at, extent),
});

/** One place for all at the top of the middle: a narrow window has no room before each seat. */
export function oneTurnPlace(
  at: Point,
  count: number,
  size: TurnSize,
  taken: readonly Box[],
): readonly TurnPlace[] | null {
  const place = placeAt({ x: at.x, y: at.y - size.extent.top + gap }, size);
  return overlapsAny(place.box, taken, gap - 1) ? null : Array<TurnPlace>(count).fill(place);
}

/** Just before each seat, clear of the middle; null if a seat has no free place. */
export function turnPlacesBefore(
  seats: readonly RingPoint[],
  size: TurnSize,
  taken: readonly Box[],
): readonly TurnPlace[] | null {
  const places: TurnPlace[] = [];
  for (const { x, y, inX, inY } of seats) {
    const { left, right, top, bottom } = size.extent;
    const clear = Math.min(
      inX === 0 ? Infinity : (right - left) / 2 / Math.abs(inX),
      inY === 0 ? Infinity : (bottom - top) / 2 / Math.abs(inY),
    );
    const from = {
      x: x + inX * clear - (left + right) / 2,
      y: y + inY * clear - (top + bottom) / 2,
    };
    const within = boxAbout(from, {
      left: left - farthest,
      right: right + farthest,
      top: top - farthest,
      bottom: bottom + farthest,
    });
    const close = taken.filter((box) => overlap(box, within));
    const at = nearby(
      from,
      Math.atan2(inY, inX),
      farthest,
      (place) => !overlapsAny(boxAbout(place, size.extent), close, gap),
    );
    if (!at) return null;
    places.push(placeAt(at, size));
  }
  return places;
}
