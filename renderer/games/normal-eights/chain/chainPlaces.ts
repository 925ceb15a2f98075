import type { Box } from "#renderer/art/box.ts";
import {
  boxAbout,
  discTouches,
  overlapsAny,
  type Disc,
  type Point,
} from "#renderer/table/layout/boxes.ts";
import type { Pose } from "#renderer/table/layout/handFan.ts";
import { onCloth } from "#renderer/table/layout/middle.ts";
import { cardShape, type Regions } from "#renderer/table/layout/regions.ts";
import { memoised, type Layout } from "#renderer/table/layout/layout.ts";
import type { Places } from "#renderer/table/part.ts";
import type { SeatPlace } from "#renderer/table/layout/seatPlaces.ts";
import { compactSeat, roomySeat } from "#renderer/sprites/seatMetrics.ts";
import { shedParts, type ShedPlaces } from "#renderer/table/parts/shed/shedPlaces.ts";

export type ChainPlace = Readonly<{
  cardWidth: number;
  /** Bounds of the longest row. */ box: Box;
}>;

type ChainSpace = Readonly<{
  regions: Regions;
  seats: readonly SeatPlace[];
  shed: ShedPlaces;
}>;

/**
 * In widths of a card on the pile, best first: larger than those, so that nobody overlooks them.
 */
const sizes = [1.22, 1.16, 1.1];
const leastSize = 1.04;
/**
 * Length of the row in widths of its cards; where there is little room it gets shorter rather than
 * moving elsewhere.
 */
const lengths = [3.2, 2.7, 2.35];
const shortest = 2;
/** Greatest distance between cards, in card widths. */
const widestStep = 0.74;
/** Cards lie alternately a little higher and lower. */
const stagger = 0.06;
const gap = 4;
/** Grid of tried places, pixels in a window of 1280×800. */
const stride = 9;
/** Vertical distance to the pile counts more than horizontal. */
const upright = 1.3;
const drawnWidth = 100;

/** Size of a bubble with words as long as "Turn round!" and its tail, pixels at scale 1. */
const bubbleSize = { width: 104, height: 30 };

/**
 * Returns the bounds of a seat's bubble; null in a large company, where seats have no place for
 * one.
 */
export function bubbleBox({ x, y, scale, size, bubble, box }: SeatPlace): Box | null {
  if (size === "puck" || size === "bead") return null;
  const { radius, ring } = size === "roomy" ? roomySeat : compactSeat;
  const [width, height, reach] = [
    bubbleSize.width * scale,
    bubbleSize.height * scale,
    (radius + ring + 3) * scale,
  ];
  if (bubble === "left" || bubble === "right")
    return {
      x: bubble === "right" ? x + reach : x - reach - width,
      y: y - height / 2,
      width,
      height,
    };
  return {
    x: x - width / 2,
    y: bubble === "below" ? box.y + box.height : box.y - height,
    width,
    height,
  };
}

type Wish = Readonly<{ free: readonly Box[]; discs: readonly Disc[] }>;

/** A row of `length` cards, `tall` card widths high. */
export const rowBox = (at: Point, cardWidth: number, length: number, tall = cardShape): Box =>
  boxAbout(at, {
    left: (-length / 2) * cardWidth,
    right: (length / 2) * cardWidth,
    top: (-tall / 2) * cardWidth,
    bottom: (tall / 2) * cardWidth,
  });

const chainBox = (at: Point, cardWidth: number, length: number): Box =>
  rowBox(at, cardWidth, length, cardShape + 2 * stagger);

/** What frames the middle: nothing that lies there may touch it. */
export const frameOf = (regions: Regions, seats: readonly SeatPlace[]): readonly Box[] => [
  regions.status,
  regions.actions,
  regions.hudLeft,
  regions.hudRight,
  ...seats.map(({ box }) => box),
];

/** Works out places once for each choice of open hands, given their boxes. */
export function placedAmong<P>(
  { showPlaces }: Layout,
  place: (open: readonly Box[]) => P,
): (showing: readonly number[]) => P {
  const known = new Map<string, P>();
  return (showing) =>
    memoised(known, showing.join(), () =>
      place([...(showPlaces?.(showing, true).values() ?? [])].map(({ box }) => box)),
    );
}

function placesAbout({ regions: { table, unit }, shed: { pile } }: ChainSpace): readonly Point[] {
  const step = Math.max(6, stride * unit);
  const middle = { x: pile.x + pile.width / 2, y: pile.y + pile.height / 2 };
  const off = ({ x, y }: Point): number => Math.hypot(x - middle.x, (y - middle.y) * upright);
  const across = Array.from(
    { length: Math.floor(table.width / step) },
    (_, at) => table.x + at * step,
  );
  const down = Array.from(
    { length: Math.floor(table.height / step) },
    (_, at) => table.y + at * step,
  );
  return across
    .flatMap((x) => down.map((y) => ({ x, y })))
    .toSorted((one, other) => off(one) - off(other));
}

function firstFree(
  places: readonly Point[],
  { regions }: ChainSpace,
  { free, discs }: Wish,
  cardWidth: number,
  length: number,
): Box | null {
  for (const place of places) {
    const box = chainBox(place, cardWidth, length);
    if (
      !overlapsAny(box, free, gap) &&
      onCloth(box, regions) &&
      !discs.some((disc) => discTouches(disc, box, 1))
    )
      return box;
  }
  return null;
}

/**
 * Returns a place beside stock and pile if there is room, else over the stock, from which nobody
 * draws meanwhile, or in a narrow window over all of the middle except the pile. Keeps clear of
 * bubbles where that costs nothing. `open`: open hands to keep clear of.
 */
function chainPlaceIn(table: ChainSpace, open: readonly Box[]): ChainPlace {
  const { regions, seats, shed } = table;
  const { stock, pile, badge, leftArrow, rightArrow, pot } = shedParts(shed);
  const others = [...open, ...frameOf(regions, seats)];
  const discs = seats.flatMap(({ fan }) => fan?.discs ?? []);
  const bubbles = seats.flatMap((seat) => bubbleBox(seat) ?? []);
  const least: readonly Wish[] = [
    { free: [...others, stock, pile, badge, leftArrow, rightArrow, pot], discs },
    { free: [...others, pile, badge], discs },
    { free: [...others, pile], discs: [] },
  ];
  const wishes = least.flatMap(({ free, discs: its }) => [
    { free: [...free, ...bubbles], discs: its },
    { free, discs: its },
  ]);
  const places = placesAbout(table);
  for (const wish of wishes) {
    for (const length of wishes.indexOf(wish) >= wishes.length - 2
      ? [...lengths, shortest]
      : lengths) {
      for (const size of sizes) {
        const cardWidth = shed.cardWidth * size;
        const box = firstFree(places, table, wish, cardWidth, length);
        if (box) return { cardWidth, box };
      }
    }
  }
  const cardWidth = shed.cardWidth * leastSize;
  const middle = { x: regions.table.x + regions.table.width / 2, y: pile.y + pile.height / 2 };
  return { cardWidth, box: chainBox(middle, cardWidth, shortest) };
}

export const chainStep = ({ cardWidth, box }: ChainPlace, of: number): number =>
  of < 2 ? 1 : Math.min(widestStep, (box.width / cardWidth - 1) / (of - 1));

export function chainPose(place: ChainPlace, at: number, of: number): Pose {
  const { cardWidth, box } = place;
  const along = (at - (of - 1) / 2) * chainStep(place, of) * cardWidth;
  const down = of < 2 ? 0 : (at % 2 === 0 ? -stagger : stagger) * cardWidth;
  return {
    x: box.x + box.width / 2 + along,
    y: box.y + box.height / 2 + down,
    rotation: at === 0 ? -0.02 : at % 2 === 0 ? -0.05 : 0.05,
    scale: cardWidth / drawnWidth,
  };
}

export const chainTable: Places = {
  // The prompt takes two lines.
  statusLine: 48,
  slice(layout) {
    const { seats, shed, ...regions } = layout;
    return shed
      ? { chainPlace: placedAmong(layout, (open) => chainPlaceIn({ regions, seats, shed }, open)) }
      : {};
  },
};
