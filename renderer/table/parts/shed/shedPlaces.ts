// Where in the middle do the stock, the pile and what must be matched lie?

import type { Box } from "#renderer/art/box.ts";
import type { Disc, Point } from "#renderer/table/layout/boxes.ts";
import type { Pose } from "#renderer/table/layout/handFan.ts";
import { cardShape } from "#renderer/table/layout/regions.ts";

/**
 * The arrows of the direction: two arcs, left and right, that far from their middle and that high
 * from end to end.
 */
export type ArrowsPlace = Point & { readonly reach: number; readonly height: number };

export type ShedPlaces = {
  readonly cardWidth: number;
  /** All of it. */
  readonly whole: Box;
  /** The top card of the stock, and the pile's if it lay straight. */
  readonly stock: Box;
  readonly pile: Box;
  /** What must be matched. */
  readonly badge: Disc;
  /** So close to the pile it does not repeat the named suit that lies there. */
  readonly isBadgeClose: boolean;
  /** What else is told of the pile, below it. */
  readonly strip: Box;
  readonly arrows: ArrowsPlace;
  readonly pot: Point & { readonly chipWidth: number };
  /** Leavers' hands. */
  readonly heap: Pose;
};

/** All in widths of a card, about the middle of the whole. */
export type ShedShape = {
  readonly width: number;
  readonly height: number;
  /** The middles of stock and pile, at one height. */
  readonly cards: { readonly stock: number; readonly pile: number; readonly y: number };
  readonly badge: readonly [x: number, y: number, radius: number];
  readonly strip: readonly [x: number, y: number];
  readonly reach: number;
  readonly pot: readonly [x: number, y: number];
  readonly heap: readonly [x: number, y: number, scale: number];
  /** Of two that fit the better one may be this much smaller. */
  readonly worth: number;
};

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
export const shedShapes = [row, stacked, tight] as const;

/**
 * So far above the middle of the whole lies that of what is nearly always there: the strip is
 * seldom needed.
 */
export const eyeShare = 0.25;

const stripSize = { width: 2.3, height: 0.36 };
const arrowsHeight = 1.2;
/** How far an arrow stands out from its reach, inwards and outwards. */
const arrowSides = { in: 0.15, out: 0.05 };
const potChip = 0.24;
const leastChip = 9;
const drawnWidth = 100;

/** With cards so wide, about that middle. */
export function shedPlacesAt(shape: ShedShape, cardWidth: number, middle: Point): ShedPlaces {
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

/** What each part covers. The badge may lie on the pile. */
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

/** The same number always lies the same way, and hardly ever as the one below it. */
const askew = (number: number, salt: number): number => {
  const turned = Math.sin((number + 1) * 12.9898 + salt * 78.233) * 43758.5453;
  return (turned - Math.floor(turned)) * 2 - 1;
};

/** Cards lie a little askew, each in its own way. */
export function pilePose({ pile, cardWidth }: ShedPlaces, number: number): Pose {
  const { x, y } = middleOf(pile);
  return {
    x: x + askew(number, 1) * cardWidth * 0.045,
    y: y + askew(number, 2) * cardWidth * 0.04,
    rotation: askew(number, 3) * 0.13,
    scale: cardWidth / drawnWidth,
  };
}
