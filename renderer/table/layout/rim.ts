import type { Point } from "./boxes.ts";

/**
 * The left half of the line on which the avatars' middles lie: from the top middle, left and down.
 */
export type Rim = Readonly<{
  middle: number;
  top: number;
  left: number;
  radius: number;
  end: number;
}>;

const stepLength = 2;

function leftHalf({ middle, top, left, radius, end }: Rim): readonly Point[] {
  const points: Point[] = [];
  const round = Math.max(1, Math.min(radius, middle - left));
  for (let x = middle; x > left + round; x -= stepLength) points.push({ x, y: top });
  const quarter = (Math.PI / 2) * round;
  for (let along = 0; along < quarter; along += stepLength) {
    const angle = along / round;
    points.push({
      x: left + round - Math.sin(angle) * round,
      y: top + round - Math.cos(angle) * round,
    });
  }
  for (let y = top + round; y < end; y += stepLength) points.push({ x: left, y });
  const upTo = points.findIndex(({ y }) => y > end);
  const kept = upTo < 0 ? points : points.slice(0, upTo);
  return kept.length > 0 ? kept : [{ x: middle, y: top }];
}

/** Distance in plates: 1 is side by side, or one exactly above the other. */
const apart = (one: Point, other: Point, width: number, height: number) =>
  Math.max(Math.abs(one.x - other.x) / width, Math.abs(one.y - other.y) / height);

/** Places a seat every `gap` plates down the half; null if the line is too short. */
function walk(
  line: readonly Point[],
  seats: number,
  odd: boolean,
  gap: number,
  width: number,
  height: number,
): readonly Point[] | null {
  const first = line[0]!;
  const places: Point[] = odd ? [first] : [];
  for (const point of line) {
    if (places.length === seats) break;
    const last = places.at(-1);
    if (last ? apart(last, point, width, height) >= gap : (2 * (first.x - point.x)) / width >= gap)
      places.push(point);
  }
  return places.length === seats ? places : null;
}

/**
 * Share of the sides that a small company uses, so that few people do not all sit in the corners.
 */
const reachOf = (others: number) => [0, 0, 0.3, 0.62, 0.84, 0.84][others] ?? 1;

/**
 * Returns the places of the others, clockwise from the viewer's left, and the least distance of
 * neighbours in plates (below 1 they overlap).
 */
export function spreadSeats(
  rim: Rim,
  others: number,
  width: number,
  height: number,
): Readonly<{ places: readonly Point[]; gap: number }> {
  if (others === 0) return { places: [], gap: Infinity };
  const end = rim.top + (rim.end - rim.top) * reachOf(others);
  const line = leftHalf({ ...rim, end });
  const odd = others % 2 === 1;
  const seats = Math.ceil(others / 2);
  let low = 0;
  let high = 60;
  for (let round = 0; round < 24; round += 1) {
    const gap = (low + high) / 2;
    if (walk(line, seats, odd, gap, width, height)) low = gap;
    else high = gap;
  }
  const left = walk(line, seats, odd, low, width, height) ?? Array<Point>(seats).fill(line[0]!);
  const right = left.slice(odd ? 1 : 0).map(({ x, y }) => ({ x: 2 * rim.middle - x, y }));
  return { places: [...left.toReversed(), ...right], gap: others === 1 ? Infinity : low };
}
