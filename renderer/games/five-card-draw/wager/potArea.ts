import type { Box } from "#renderer/art/box.ts";
import { clamp, discTouches, overlapsAny, type Point } from "#renderer/table/layout/boxes.ts";
import { onCloth, type Middle } from "#renderer/table/layout/middle.ts";
import { cardShape, type Regions } from "#renderer/table/layout/regions.ts";
import type { SeatPlace } from "#renderer/table/layout/seatPlaces.ts";

export type PotArea = Readonly<{
  box: Box;
  chipWidth: number;
  size: number;
  cells: readonly Point[];
  firstBox: Box;
  more: Readonly<{ box: Box; rows: number }>;
  heap: Point;
}>;

export type PotPlaces = Readonly<{ chipWidth: number; at: readonly Point[] }>;

/**
 * A cell relative to that of the main pot, which never moves. Shapes list the cells of the side
 * pots in their order, and that of the thrown cards.
 */
type Cell = readonly [across: number, down: number];
type Shape = Readonly<{
  pots: readonly Cell[];
  heap: Cell;
  /** For more pots than cells: the first cell, and the number of columns and rows from there. */ more: readonly [
    ...Cell,
    columns: number,
    rows: number,
  ];
}>;
const line: Shape = {
  pots: [
    [0, 0],
    [1, 0],
    [-1, 0],
    [-2, 0],
  ],
  heap: [2, 0],
  more: [-2, 0, 4, 1],
};
const block: Shape = {
  pots: [
    [0, 0],
    [1, 0],
    [-1, 0],
    [1, 1],
    [-1, 1],
  ],
  heap: [0, 1],
  more: [-1, 0, 3, 1],
};
const square: Shape = {
  pots: [
    [0, 0],
    [1, 0],
    [0, 1],
  ],
  heap: [1, 1],
  more: [0, 0, 2, 1],
};
const column: Shape = {
  pots: [
    [0, 0],
    [0, 1],
    [0, -1],
  ],
  heap: [0, 2],
  more: [0, -1, 1, 3],
};
const low: Shape = {
  pots: [
    [0, 0],
    [0, 1],
  ],
  heap: [0, -1],
  more: [0, 0, 1, 2],
};
const short: Shape = {
  pots: [
    [0, 0],
    [-1, 0],
  ],
  heap: [1, 0],
  more: [-1, 0, 2, 1],
};
const wideShapes = [line, block, short, square, column];
const highShapes = [column, low, block, short, square];
/** Shapes for many seats: their cards leave room only above and below. */
const crossShapes = [block, short, square, column, low];
const manySeats = 7;

/** Tried heights as shares of the table's height, best first. */
const heights = [0.47, 0.44, 0.5, 0.41, 0.53, 0.38, 0.56, 0.35, 0.6, 0.3, 0.65, 0.7, 0.75, 0.8];
/** Cards of the other seats shrink for pots below this share of their best size. */
export const leastPots = 0.84;
/** A better shape is preferred if it is only a little smaller. */
const sizes = [
  [1, 0.92, leastPots],
  [0.76, 0.68],
  [0.6, 0.52],
];
const smallest = 0.52;
/** A cell holds two rows of chips and their number, in chip widths; `leastWidth` is in pixels. */
const cell = { width: 3.5, height: 3.5, leastWidth: 66 };
/** Distance of the chips' feet below the cell's middle, in chip widths. */
const feet = 0.2;
const drawnWidth = 100;

type Grid = Readonly<{
  left: number;
  top: number;
  columns: number;
  rows: number;
}>;

function gridOf({ pots, heap }: Shape): Grid {
  const [across, down] = [[...pots, heap].map(([x]) => x), [...pots, heap].map(([, y]) => y)];
  const [left, top] = [Math.min(...across), Math.min(...down)];
  return { left, top, columns: Math.max(...across) - left + 1, rows: Math.max(...down) - top + 1 };
}

function areaAt(
  shape: Shape,
  size: number,
  height: number,
  { table, unit, portrait }: Regions,
): PotArea {
  const chipWidth = clamp((portrait ? 19 : 27) * unit * size, 11, 54);
  const { left, top, columns, rows } = gridOf(shape);
  const [width, tall] = [
    Math.max(cell.width * chipWidth, cell.leastWidth),
    cell.height * chipWidth,
  ];
  const box = {
    x: table.x + table.width / 2 - (columns * width) / 2,
    y: table.y + table.height * height - (rows * tall) / 2,
    width: columns * width,
    height: rows * tall,
  };
  const at = ([across, down]: Cell): Point => ({
    x: box.x + (across - left + 0.5) * width,
    y: box.y + (down - top + 0.5) * tall,
  });
  const boxFrom = ([across, down]: Cell, wide: number, high: number): Box => ({
    x: box.x + (across - left) * width,
    y: box.y + (down - top) * tall,
    width: wide * width,
    height: high * tall,
  });
  const [[mainX, mainY], [sideX, sideY]] = [shape.pots[0]!, shape.pots[1]!];
  const [x, y, wide, high] = shape.more;
  return {
    box,
    chipWidth,
    size,
    firstBox: boxFrom(
      [Math.min(mainX, sideX), Math.min(mainY, sideY)],
      1 + Math.abs(mainX - sideX),
      1 + Math.abs(mainY - sideY),
    ),
    more: { box: boxFrom([x, y], wide, high), rows: high },
    cells: shape.pots
      .map(at)
      .map((cellMiddle) => ({ x: cellMiddle.x, y: cellMiddle.y + feet * chipWidth })),
    heap: at(shape.heap),
  };
}

/** Yields all areas clear of plates, fans and what lies there already, best first. */
export function* potAreas(
  regions: Regions,
  seats: readonly SeatPlace[],
  lying: readonly Box[],
): Generator<PotArea> {
  const taken = [
    ...lying,
    regions.status,
    regions.actions,
    regions.hudLeft,
    regions.hudRight,
    ...seats.map(({ box }) => box),
  ];
  const discs = seats.flatMap(({ fan }) => fan?.discs ?? []);
  const isFree = ({ box }: PotArea) =>
    onCloth(box, regions) &&
    !overlapsAny(box, taken, 2) &&
    !discs.some((disc) => discTouches(disc, box, 1));
  const shapes = !regions.portrait
    ? wideShapes
    : seats.length < manySeats
      ? highShapes
      : crossShapes;
  const areas = sizes.flatMap((group) =>
    shapes.flatMap((shape) =>
      group.flatMap((size) => heights.map((height) => () => areaAt(shape, size, height, regions))),
    ),
  );
  for (const make of areas) {
    const area = make();
    if (isFree(area)) yield area;
  }
}

/** Fallback if no place is free: small, in the middle of everything. */
export const tightArea = (regions: Regions): PotArea =>
  areaAt(short, smallest, heights[0]!, regions);

/** More pots than cells lie smaller and closer. */
export function potPlaces(
  { cells, chipWidth, more: { box, rows } }: PotArea,
  count: number,
): PotPlaces {
  if (count <= cells.length) return { chipWidth, at: cells.slice(0, count) };
  const columns = Math.ceil(count / rows);
  const [width, height] = [box.width / columns, box.height / rows];
  const narrow = Math.min(chipWidth, width / cell.width, height / cell.height);
  const at = Array.from({ length: count }, (_, index) => ({
    x: box.x + ((index % columns) + 0.5) * width,
    y: box.y + (Math.floor(index / columns) + 0.5) * height + feet * narrow,
  }));
  return { chipWidth: narrow, at };
}

/** Width of a card there, in widths of an own card. */
const trickPart = 0.6;

export function middleAbout({ box, chipWidth, heap, cells }: PotArea, { hand }: Regions): Middle {
  const heapCard = Math.min(hand.cardWidth * 0.42, (chipWidth * cell.height * 0.94) / cardShape);
  return {
    box,
    worth: trickPart,
    cardWidth: hand.cardWidth * trickPart,
    heap: { ...heap, rotation: 0.06, scale: heapCard / drawnWidth },
    pot: { ...cells[0]!, chipWidth },
  };
}
