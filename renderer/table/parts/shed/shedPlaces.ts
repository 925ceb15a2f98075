import type { Box } from "#renderer/art/box.ts";
import type { Disc, Point } from "#renderer/table/layout/boxes.ts";
import type { Pose } from "#renderer/table/layout/handFan.ts";
import { cardShape, type Regions } from "#renderer/table/layout/regions.ts";
import { companyOf, type MiddleMaker } from "#renderer/table/layout/layout.ts";
import type { Places } from "#renderer/table/part.ts";
import type { SeatPlace } from "#renderer/table/layout/seatPlaces.ts";

type ArrowsPlace = Point & Readonly<{ reach: number; height: number }>;

export type ShedPlaces = Readonly<{
  cardWidth: number;
  whole: Box;
  /** The top cards, if the pile's lay straight. */
  stock: Box;
  pile: Box;
  /** What must be matched. */
  badge: Disc;
  /** So close to the pile that it does not repeat the named suit that lies there. */
  isBadgeClose: boolean;
  /** Words about the pile, below it. */
  strip: Box;
  arrows: ArrowsPlace;
  pot: Point & { readonly chipWidth: number };
  /** Of players who left. */
  heap: Pose;
}>;

/** All in card widths, about the middle of the whole. */
type ShedShape = Readonly<{
  width: number;
  height: number;
  /** The middles of stock and pile, at one height. */
  cards: Readonly<{ stock: number; pile: number; y: number }>;
  badge: readonly [x: number, y: number, radius: number];
  strip: readonly [x: number, y: number];
  reach: number;
  pot: readonly [x: number, y: number];
  heap: readonly [x: number, y: number, scale: number];
  /** The better of two shapes that fit may be this much smaller. */
  worth: number;
}>;

const row: ShedShape = {
  width: 5.1,
  height: 1.96,
  cards: { stock: -0.67, pile: 0.67, y: -0.26 },
  badge: [1.84, -0.26, 0.45],
  strip: [0, 0.76],
  reach: 2.5,
  pot: [-1.86, -0.36],
  heap: [-1.86, 0.4, 0.4],
  worth: 1,
};
const stacked: ShedShape = {
  width: 2.84,
  height: 2.98,
  cards: { stock: -0.62, pile: 0.62, y: -0.76 },
  badge: [0.62, 0.56, 0.44],
  strip: [0, 1.28],
  reach: 1.36,
  pot: [-0.95, 0.58],
  heap: [-0.2, 0.6, 0.34],
  worth: 0.99,
};
/** The badge lies on the pile's corner. */
const tight: ShedShape = {
  width: 3.36,
  height: 2.16,
  cards: { stock: -0.84, pile: 0.36, y: -0.24 },
  badge: [0.98, -0.64, 0.37],
  strip: [0.38, 0.78],
  reach: 1.62,
  pot: [-1.16, 0.74],
  heap: [-0.84, -0.36, 0.5],
  worth: 0.9,
};
const shedShapes = [row, stacked, tight] as const;

/**
 * Distance from the middle of the whole up to the middle of what is nearly always there (the strip
 * is rarely needed), in card widths.
 */
const eyeShare = 0.25;

const stripSize = { width: 2.3, height: 0.36 };
const arrowsHeight = 1.2;
/** How far an arrow stands out from its reach, inwards and outwards. */
const arrowSides = { in: 0.15, out: 0.05 };
const potChip = 0.24;
const leastChip = 9;
const drawnWidth = 100;

function shedPlacesAt(shape: ShedShape, cardWidth: number, middle: Point): ShedPlaces {
  const at = (x: number, y: number): Point => ({
    x: middle.x + x * cardWidth,
    y: middle.y + y * cardWidth,
  });
  const boxAt = (x: number, y: number, width: number, height: number): Box =>
    boxOf(at(x, y), width * cardWidth, height * cardWidth);
  const { cards, badge, strip, reach, pot, heap } = shape;
  return {
    cardWidth,
    whole: boxAt(0, 0, shape.width, shape.height),
    stock: boxAt(cards.stock, cards.y, 1, cardShape),
    pile: boxAt(cards.pile, cards.y, 1, cardShape),
    badge: { ...at(badge[0], badge[1]), radius: badge[2] * cardWidth },
    isBadgeClose: shape !== row,
    strip: boxAt(strip[0], strip[1], stripSize.width, stripSize.height),
    arrows: { ...at(0, cards.y), reach: reach * cardWidth, height: arrowsHeight * cardWidth },
    pot: { ...at(pot[0], pot[1]), chipWidth: Math.max(leastChip, potChip * cardWidth) },
    heap: { ...at(heap[0], heap[1]), rotation: 1.5, scale: (heap[2] * cardWidth) / drawnWidth },
  };
}

const boxOf = ({ x, y }: Point, width: number, height: number): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

/** The area of each part. The badge may lie on the pile. */
export function shedParts({
  cardWidth,
  stock,
  pile,
  badge,
  strip,
  arrows,
  pot,
  heap,
}: ShedPlaces): Readonly<
  Record<"stock" | "pile" | "badge" | "strip" | "leftArrow" | "rightArrow" | "pot" | "heap", Box>
> {
  const arrow = {
    y: arrows.y - arrows.height / 2,
    width: (arrowSides.in + arrowSides.out) * cardWidth,
    height: arrows.height,
  };
  const heapCard = heap.scale * drawnWidth;
  return {
    stock,
    pile,
    strip,
    badge: boxOf(badge, 2 * badge.radius, 2 * badge.radius),
    leftArrow: { ...arrow, x: arrows.x - arrows.reach - arrowSides.out * cardWidth },
    rightArrow: { ...arrow, x: arrows.x + arrows.reach - arrowSides.in * cardWidth },
    pot: {
      x: pot.x - pot.chipWidth,
      y: pot.y - pot.chipWidth * 0.9,
      width: pot.chipWidth * 2,
      height: pot.chipWidth * 2.3,
    },
    heap: boxOf(heap, heapCard * cardShape, heapCard),
  };
}

const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

export const stockPose = ({ stock, cardWidth }: ShedPlaces): Pose => ({
  ...middleOf(stock),
  rotation: 0,
  scale: cardWidth / drawnWidth,
});

/** Deterministic by number, and rarely the same as for the card below. */
const askew = (number: number, salt: number) => {
  const turned = Math.sin((number + 1) * 12.9898 + salt * 78.233) * 43758.5453;
  return (turned - Math.floor(turned)) * 2 - 1;
};

export function pilePose({ pile, cardWidth }: ShedPlaces, number: number): Pose {
  const { x, y } = middleOf(pile);
  return {
    x: x + askew(number, 1) * cardWidth * 0.045,
    y: y + askew(number, 2) * cardWidth * 0.04,
    rotation: askew(number, 3) * 0.13,
    scale: cardWidth / drawnWidth,
  };
}

type ShedSpace = Pick<Regions, "table" | "status" | "actions" | "hand">;
type Taken = Readonly<{ boxes: readonly Box[]; discs: readonly Disc[] }>;
type Span = readonly [from: number, to: number];

/**
 * Cards are tried from the size of the own hand's down to this share of it, in steps of `partStep`.
 */
const leastPart = 0.35;
const partStep = 0.98;
/**
 * How much smaller cards may be for lying nearer to the wished height: this share for a distance of
 * the table's height.
 */
const pull = 0.45;
const gaps = { box: 3, disc: 2 };

const takenBy = ({ status, actions }: ShedSpace, seats: readonly SeatPlace[]): Taken => ({
  boxes: [status, actions, ...seats.map(({ box }) => box)],
  discs: seats.flatMap(({ fan }) => fan?.discs ?? []),
});

/** Between the middle of the table and that of the free cloth in front of the viewer. */
function heightWished({ table, status }: ShedSpace, { boxes, discs }: Taken) {
  const [axis, half] = [table.x + table.width / 2, table.y + table.height / 2];
  const lows = [
    ...boxes
      .filter(({ x, width }) => x < axis && x + width > axis)
      .map(({ y, height }) => [y, y + height] as const),
    ...discs
      .filter(({ x, radius }) => Math.abs(x - axis) < radius)
      .map(({ y, radius }) => [y - radius, y + radius] as const),
  ];
  const top = Math.max(
    table.y + table.rail,
    ...lows.filter(([from]) => from < half).map(([, to]) => to),
  );
  const bottom = Math.min(table.y + table.height - table.rail, status.y);
  return (half + (top + bottom) / 2) / 2;
}

/** Heights at which the whole must not lie, since one of its parts would touch something. */
function spansAgainst(parts: readonly Box[], { boxes, discs }: Taken): readonly Span[] {
  return parts.flatMap(({ x, y, width, height }) => [
    ...boxes.flatMap((box): readonly Span[] =>
      x < box.x + box.width + gaps.box && box.x < x + width + gaps.box
        ? [[box.y - gaps.box - y - height, box.y + box.height + gaps.box - y]]
        : [],
    ),
    ...discs.flatMap((disc): readonly Span[] => {
      const [across, reach] = [
        Math.max(x - disc.x, 0, disc.x - x - width),
        disc.radius + gaps.disc,
      ];
      const down = Math.sqrt(Math.max(0, reach * reach - across * across));
      return across < reach ? [[disc.y - down - y - height, disc.y + down - y]] : [];
    }),
  ]);
}

/** The nearest number in the range that is inside no span. */
function nearestOutside(spans: readonly Span[], wished: number, [low, high]: Span): number | null {
  const start = Math.max(low, Math.min(high, wished));
  const free = (at: number) =>
    at >= low && at <= high && !spans.some(([from, to]) => at > from && at < to);
  const edges = [start, ...spans.flat()].filter(free);
  return edges.length === 0
    ? null
    : edges.reduce((best, at) => (Math.abs(at - wished) < Math.abs(best - wished) ? at : best));
}

/** As near as possible to the wished height; null if cards of this width do not fit. */
function placedIn(
  { table }: ShedSpace,
  taken: Taken,
  shape: ShedShape,
  cardWidth: number,
  wished: number,
): ShedPlaces | null {
  const x = table.x + table.width / 2;
  if (shape.width * cardWidth > table.width - 2 * table.rail) return null;
  const reach = (shape.height / 2) * cardWidth;
  const range = [
    table.y + table.rail + reach,
    table.y + table.height - table.rail - reach,
  ] as const;
  const parts = Object.values(shedParts(shedPlacesAt(shape, cardWidth, { x, y: 0 })));
  const y = nearestOutside(spansAgainst(parts, taken), wished + eyeShare * cardWidth, range);
  return y === null ? null : shedPlacesAt(shape, cardWidth, { x, y });
}

type ShedFound = Readonly<{
  places: ShedPlaces;
  /** 1: as large as the own cards and exactly at the wished height. */ worth: number;
}>;

/** Returns the largest cards, or slightly smaller ones that lie nearer to the wished height. */
function shedPlacesOn(table: ShedSpace, seats: readonly SeatPlace[]): ShedFound {
  const taken = takenBy(table, seats);
  const wished = heightWished(table, taken);
  const most = table.hand.cardWidth;
  let best: ShedFound | null = null;
  for (let part = 1; part >= leastPart && part > (best?.worth ?? 0); part *= partStep) {
    for (const shape of shedShapes) {
      const places = placedIn(table, taken, shape, most * part, wished);
      if (!places) continue;
      const off = Math.abs(
        places.whole.y + places.whole.height / 2 - eyeShare * most * part - wished,
      );
      const worth = part * shape.worth - (pull * off) / table.table.height;
      if (worth > (best?.worth ?? -Infinity)) best = { places, worth };
    }
  }
  return (
    best ?? {
      places: shedPlacesAt(shedShapes[1], most * leastPart, {
        x: table.table.x + table.table.width / 2,
        y: wished,
      }),
      worth: 0,
    }
  );
}

/** Up to this number shown hands always keep clear of the badge. */
const fewOpen = 3;

/** The sizes are high, since stock and pile are in view all the time. */
const maker: MiddleMaker = {
  sizes: [0.93, 0.86, 0.78, 0.7, 0.6],
  roomy: 0.86,
  make: (regions, seats) => {
    const { places, worth } = shedPlacesOn(regions, seats);
    const { whole, stock, pile, cardWidth, heap, pot } = places;
    const played = { ...stock, width: pile.x + pile.width - stock.x };
    return {
      middle: { box: whole, worth, cardWidth, heap, pot },
      keeps: (showing) => ({
        taken: [played, ...(showing.length <= fewOpen ? [shedParts(places).badge] : [])],
        wished: [whole],
      }),
      slice: { shed: places },
    };
  },
};

export const shedTable: Places = { company: (room, regions) => companyOf(room, regions, maker) };
