import type { Box } from "#renderer/art/box.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { Point } from "#renderer/table/layout/boxes.ts";
import { freeHeight } from "#renderer/table/layout/middle.ts";
import type { Layout } from "#renderer/table/layout/layout.ts";
import type { Pose } from "#renderer/table/layout/handFan.ts";
import type { Places } from "#renderer/table/part.ts";
import { cardShape } from "#renderer/table/layout/regions.ts";
import { groupsOf, type LaidHand } from "./meldsScene.ts";

export type LaidPlaces = Readonly<{
  poses: readonly Pose[];
  trays: readonly Box[];
  count: Point & { readonly radius: number };
  cardWidth: number;
  box: Box;
}>;

const drawnWidth = 100;
/**
 * In card widths: how much of a card the next one of its group leaves visible, closest last; gaps
 * between groups and lines, and room for the count.
 */
const steps = [0.5, 0.42, 0.35, 0.29] as const;
const groupGap = 0.42;
const lineGap = 0.22;
const countRoom = 0.5;
/** Greatest width of a card, as a share of one in the hand. */
const mostShare = 0.94;
/** How much smaller a card may be if more of it is visible. */
const stepWorth = 0.32;
/** In card widths, and pixels at least; `badgeRise` in radii. */
const badgeRadius = 0.27;
const leastRadius = 13;
const badgeRise = 0.4;
const mostLines = 2;
const edge = 8;

type Groups = readonly (readonly unknown[])[];

const wide = (groups: Groups, step: number) =>
  groups.reduce((sum, cards) => sum + 1 + (cards.length - 1) * step, 0) +
  Math.max(0, groups.length - 1) * groupGap +
  countRoom;

function linesOf(groups: Groups, lines: number): readonly Groups[] {
  if (lines === 1 || groups.length < 2) return [groups];
  const cards = groups.reduce((sum, group) => sum + group.length, 0);
  let taken = 0;
  const at = groups.findIndex((group) => (taken += group.length) >= cards / 2) + 1;
  return at >= groups.length
    ? [groups.slice(0, -1), groups.slice(-1)]
    : [groups.slice(0, at), groups.slice(at)];
}

/**
 * The cloth between the others and the own hand has two bands; the lower is for the own hand or the
 * lower seat.
 */
function bandOf(layout: Layout, seat: Seat): Box {
  const { table, seats, room } = layout;
  const middle = table.y + table.height / 2;
  const free = freeHeight(layout);
  const top = free.y + edge;
  const own = seats[seat];
  const isBelow = seat === room.own || (own !== undefined && own.y > middle);
  const height = free.height / 2 - edge;
  const y = isBelow ? top + height : top;
  // The stadium-shaped cloth is narrower towards its top and bottom.
  const off = Math.max(Math.abs(y + edge - middle), Math.abs(y + height - edge - middle));
  const radius = table.radius - table.rail;
  const bent = Math.max(0, off - (table.height / 2 - table.radius));
  const half =
    table.width / 2 - table.radius + Math.sqrt(Math.max(0, radius * radius - bent * bent));
  const width = Math.max(table.width * 0.6, 2 * (half - edge));
  return { x: table.x + (table.width - width) / 2, y, width, height: height - edge };
}

type Fit = Readonly<{ lines: readonly Groups[]; step: number; cardWidth: number }>;

/** Returns the largest cards, or slightly smaller ones of which more is visible. */
function fitted(groups: Groups, band: Box, most: number): Fit {
  let best: Fit & { readonly worth: number } = {
    lines: [groups],
    step: steps[0],
    cardWidth: 0,
    worth: -1,
  };
  for (let count = 1; count <= Math.min(mostLines, Math.max(1, groups.length)); count += 1) {
    const lines = linesOf(groups, count);
    for (const step of steps) {
      const cardWidth = Math.min(
        most,
        band.width / Math.max(...lines.map((line) => wide(line, step))),
        band.height / (lines.length * cardShape + (lines.length - 1) * lineGap),
      );
      const worth = cardWidth * (1 + step * stepWorth);
      if (worth > best.worth) best = { lines, step, cardWidth, worth };
    }
  }
  return best;
}

export function laidPlaces(layout: Layout, seat: Seat, hand: LaidHand): LaidPlaces {
  const band = bandOf(layout, seat);
  const { lines, step, cardWidth } = fitted(
    groupsOf(hand),
    band,
    layout.hand.cardWidth * mostShare,
  );
  const cardHeight = cardWidth * cardShape;
  const tall = lines.length * cardHeight + (lines.length - 1) * lineGap * cardWidth;
  const poses: Pose[] = [];
  const trays: Box[] = [];
  lines.forEach((line, at) => {
    const y =
      band.y + (band.height - tall) / 2 + cardHeight / 2 + at * (cardHeight + lineGap * cardWidth);
    let x = band.x + (band.width - (wide(line, step) - countRoom) * cardWidth) / 2;
    for (const cards of line) {
      const across = (1 + (cards.length - 1) * step) * cardWidth;
      cards.forEach((_, index) =>
        poses.push({
          x: x + cardWidth / 2 + index * step * cardWidth,
          y,
          rotation: 0,
          scale: cardWidth / drawnWidth,
        }),
      );
      trays.push({ x, y: y - cardHeight / 2, width: across, height: cardHeight });
      x += across + groupGap * cardWidth;
    }
  });
  const last = trays.at(-1) ?? band;
  const radius = Math.max(leastRadius, cardWidth * badgeRadius);
  const count = { x: last.x + last.width, y: last.y + last.height - radius * badgeRise, radius };
  return {
    poses,
    trays,
    cardWidth,
    count,
    box: around(
      [
        ...trays,
        { x: count.x - radius, y: count.y - radius, width: 2 * radius, height: 2 * radius },
      ],
      band,
    ),
  };
}

function around(boxes: readonly Box[], none: Box): Box {
  if (boxes.length === 0) return none;
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

export const meldsTable: Places = {
  slice: (layout) => ({ laidPlaces: (seat, hand) => laidPlaces(layout, seat, hand) }),
};
