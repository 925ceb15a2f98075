import type { Box } from "#renderer/art/box.ts";
import { cardShape, type Regions } from "./regions.ts";
import type { TableShape } from "#renderer/art/felt.ts";
import { clamp, discTouches, overlapsAny } from "./boxes.ts";
import type { MiddleMaker, Layout } from "./layout.ts";
import type { Pose } from "./handFan.ts";
import type { SeatPlace } from "./seatPlaces.ts";
import { cardSize } from "#renderer/art/atlasLayout.ts";

/** Deterministic, so that pictures of a play can be compared. */
export const sway = (index: number, seat: number): number =>
  Math.sin(index * 12.9898 + seat * 78.233) * 0.5;

/** True if the whole box lies on the cloth. Called for hundreds of thousands of places. */
export function onCloth({ x, y, width, height }: Box, { table }: Pick<Regions, "table">): boolean {
  const { rail } = table;
  const left = table.x + rail;
  const top = table.y + rail;
  const right = table.x + table.width - rail;
  const bottom = table.y + table.height - rail;
  if (x < left || x + width > right || y < top || y + height > bottom) return false;
  const radius = Math.max(0, table.radius - rail);
  // Distances of the outermost corner from the middle of the rounding.
  const out = Math.max(left + radius - x, 0, x + width - right + radius);
  const off = Math.max(top + radius - y, 0, y + height - bottom + radius);
  return out * out + off * off <= radius * radius;
}

/** What is free of the cloth's height, between the plates above its middle and the line below. */
export function freeHeight({
  table,
  seats,
  status,
  room,
}: Pick<Layout, "table" | "seats" | "status" | "room">): Pick<Box, "y" | "height"> {
  const above = seats
    .filter((place, at) => at !== room.own && place.y < table.y + table.height / 2)
    .map(({ box }) => box.y + box.height);
  const y = Math.max(table.y + table.rail, ...above);
  return { y, height: status.y - y };
}

export type Middle = Readonly<{
  /** Free of plates, fans and buttons; where cards are shed, only its content is. */
  box: Box;
  /** How large and how well placed the played cards lie there; 1 is like the own cards. */
  worth: number;
  cardWidth: number;
  heap: Pose;
  pot: Readonly<{ x: number; y: number; chipWidth: number }>;
}>;

const drawnWidth = 100;
/** Area of the middle that turned hands keep clear of, in widths of a played card. */
const keptShare = { width: 2, height: 1.8 };

/** Tried heights as shares of the table's height, best first. */
const heights = [0.47, 0.44, 0.5, 0.41, 0.53, 0.38, 0.56, 0.35, 0.6, 0.3, 0.65, 0.7];

/**
 * Returns the free box on the cloth's axis that gives the largest played cards; grown from `kept`
 * if that is given.
 */
function freeBox(
  { table, status, actions }: Regions,
  seats: readonly SeatPlace[],
  kept: Box | null,
): Box {
  const taken = [status, actions, ...seats.map(({ box }) => box)];
  const discs = seats.flatMap(({ fan }) => fan?.discs ?? []);
  const isFree = (box: Box) =>
    !overlapsAny(box, taken, 3) && !discs.some((disc) => discTouches(disc, box, 2));
  if (kept) return boxAt(table, kept.y + kept.height / 2, isFree, kept);
  const boxes = heights.map((height) => boxAt(table, table.y + table.height * height, isFree));
  return boxes.reduce((best, box) => (playCardIn(box) > playCardIn(best) * 1.05 ? box : best));
}

/** Grows from nothing or `first`, alternately wider and higher, while it is free. */
function boxAt(table: TableShape, y: number, isFree: (box: Box) => boolean, first?: Box): Box {
  const room = {
    width: table.width - 2 * table.rail - 8,
    height: 2 * Math.min(y - table.y - table.rail, table.y + table.height - table.rail - y),
  };
  const boxOf = (across: number, down: number): Box => ({
    x: table.x + (table.width - room.width * across) / 2,
    y: y - (room.height * down) / 2,
    width: room.width * across,
    height: room.height * down,
  });
  let [across, down] = first
    ? [first.width / room.width, first.height / room.height]
    : [0.04, 0.04];
  for (let grows = true; grows;) {
    grows = false;
    if (across < 0.98 && isFree(boxOf(across + 0.02, down)))
      [across, grows] = [across + 0.02, true];
    if (down < 0.98 && isFree(boxOf(across, down + 0.02))) [down, grows] = [down + 0.02, true];
  }
  return boxOf(across, down);
}

const isWide = ({ width, height }: Box) => width > height * 1.25;

export const playBoxIn = (box: Box): Box =>
  isWide(box)
    ? { ...box, x: box.x + box.width * 0.23, width: box.width * 0.54 }
    : { ...box, height: box.height * 0.68 };

function playCardIn(box: Box) {
  const { width, height } = playBoxIn(box);
  return Math.min(width / (isWide(box) ? 2.75 : 2.2), height / (cardShape * 1.45));
}

/**
 * Played cards, won cards and chips: side by side in a wide box, one above the other in a high one.
 */
function middleIn(box: Box, regions: Regions): Middle {
  const wide = isWide(box);
  const cardWidth = clamp(playCardIn(box), 22, regions.hand.cardWidth * 0.86);
  const small = cardWidth * 0.66;
  const besides = wide
    ? {
        heap: { x: box.x + box.width * 0.885, y: box.y + box.height * 0.5 },
        pot: { x: box.x + box.width * 0.115, y: box.y + box.height * 0.5 },
      }
    : {
        heap: { x: box.x + box.width * 0.76, y: box.y + box.height * 0.84 },
        pot: { x: box.x + box.width * 0.26, y: box.y + box.height * 0.86 },
      };
  return {
    box,
    worth: cardWidth / regions.hand.cardWidth,
    cardWidth,
    heap: { ...besides.heap, rotation: wide ? 0.06 : 1.5, scale: small / drawnWidth },
    pot: { ...besides.pot, chipWidth: clamp(box.width * 0.05, 15, cardWidth * 0.42) },
  };
}

/** The area of played cards, however the rest of the middle is used. */
function keptBox({ box, cardWidth }: Middle): Box {
  const played = playBoxIn(box);
  const [width, height] = [
    Math.min(played.width, cardWidth * keptShare.width),
    Math.min(played.height, cardWidth * keptShare.height),
  ];
  return {
    x: played.x + (played.width - width) / 2,
    y: played.y + (played.height - height) / 2,
    width,
    height,
  };
}

/** For tables with tricks, or before a game is known. */
export const plainMiddle: MiddleMaker = {
  sizes: [0.74, 0.6],
  roomy: 0.74,
  make: (regions, seats, kept) => {
    const middle = middleIn(freeBox(regions, seats, kept ?? null), regions);
    return { middle, keeps: () => ({ taken: [keptBox(middle)], wished: [] }) };
  },
};

/** Won cards lie squared up, with a slight offset every few cards. */
export function heapPose({ heap }: Middle, level: number): Pose {
  return {
    ...heap,
    x: heap.x - level * 0.7,
    y: heap.y - level * 1.1,
    rotation: heap.rotation + sway(level, 5) * 0.07,
  };
}

/** Just after the game has changed the layout may still be that of the previous one. */
export const amidst = ({ middle: { box, cardWidth } }: Layout): Pose => ({
  x: box.x + box.width / 2,
  y: box.y + box.height / 2,
  rotation: 0,
  scale: cardWidth / cardSize.width,
});

export function deckPose(hand: Pose, { middle: { box, cardWidth } }: Layout): Pose {
  const towards = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  return {
    x: hand.x + (towards.x - hand.x) * 0.3,
    y: hand.y + (towards.y - hand.y) * 0.3,
    rotation: hand.rotation,
    scale: (cardWidth / cardSize.width) * 0.6,
  };
}
