import type { Box } from "#renderer/art/box.ts";
import { clamp, type Point } from "./boxes.ts";
import type { Layout } from "#renderer/table/layout/layout.ts";
import { cardShape } from "#renderer/table/layout/regions.ts";
import type { Scene } from "#renderer/table/scene/scene.ts";

export type Size = Readonly<{ width: number; height: number }>;

export type Lying = Readonly<{
  room: Size;
  /** Shown hands and the own one: they must stay readable. */
  kept: readonly Box[];
  /** May be hidden if there is no other room. */
  plates: readonly Box[];
  /** Its upper left corner if nothing lay there; default: the middle of the room. */
  wished?: Point;
}>;

/** Grid of tried places and distance to an edge, pixels. */
const step = 8;
const edge = 6;
/** Distance to what is to be read, pixels. */
const gap = 4;
/**
 * Costs relative to a hidden pixel of a plate: a hidden pixel of what is to be read, and a pixel
 * off the wished place.
 */
const keptWeight = 1000;
const wayWeight = 2;

const hidden = (
  at: Point,
  { width, height }: Size,
  { x, y, width: w, height: h }: Box,
  off: number,
) =>
  Math.max(0, Math.min(at.x + width, x + w + off) - Math.max(at.x, x - off)) *
  Math.max(0, Math.min(at.y + height, y + h + off) - Math.max(at.y, y - off));

/**
 * Returns the upper left corner that is as near as possible to `wished` and hides nothing in `kept`
 * if there is room.
 */
export function freePlace(size: Size, { room, kept, plates, wished }: Lying): Point {
  const { x, y } = wished ?? {
    x: (room.width - size.width) / 2,
    y: (room.height - size.height) / 2,
  };
  const middle = {
    x: clamp(x, edge, Math.max(edge, room.width - size.width - edge)),
    y: clamp(y, edge, Math.max(edge, room.height - size.height - edge)),
  };
  const cost = (at: Point) =>
    keptWeight * kept.reduce((sum, box) => sum + hidden(at, size, box, gap), 0) +
    plates.reduce((sum, box) => sum + hidden(at, size, box, 0), 0) +
    wayWeight * Math.hypot(at.x - middle.x, at.y - middle.y);
  let best = { at: middle, cost: cost(middle) };
  for (let x = edge; x + size.width <= room.width - edge; x += step) {
    for (let y = edge; y + size.height <= room.height - edge; y += step) {
      const its = cost({ x, y });
      if (its < best.cost) best = { at: { x, y }, cost: its };
    }
  }
  return best.at;
}

function handBox({ hand: { cardWidth }, handPlaces }: Layout, count: number): Box {
  const places = handPlaces(count);
  const [left, right] = [
    Math.min(...places.map(({ x }) => x)),
    Math.max(...places.map(({ x }) => x)),
  ];
  const [top, low] = [Math.min(...places.map(({ y }) => y)), Math.max(...places.map(({ y }) => y))];
  return {
    x: left - cardWidth / 2,
    y: top - (cardWidth * cardShape) / 2,
    width: right - left + cardWidth,
    height: low - top + cardWidth * cardShape,
  };
}

/**
 * `showsHands`: other players' hands lie open. `isBelow`: hands were laid across the whole cloth,
 * so only the room below them is free.
 */
export function lyingIn(
  layout: Layout,
  { own, hand, shown = [], laid = [], toAct }: Scene,
): Lying & Readonly<{ showsHands: boolean; isBelow: boolean }> {
  const { room, seats, showPlaces, laidPlaces, hudLeft, hudRight } = layout;
  const showing = shown.flatMap((open, seat) => (open && seat !== own ? [seat] : []));
  const melds = laid.flatMap((its, seat) => (its && laidPlaces ? [laidPlaces(seat, its).box] : []));
  const open = [...(showPlaces?.(showing, toAct.length > 0).values() ?? [])]
    .map(({ box }) => box)
    .concat(melds);
  return {
    room,
    kept: [...open, ...(hand.length > 0 ? [handBox(layout, hand.length)] : [])],
    plates: [...seats.map(({ box }) => box), hudLeft, hudRight],
    showsHands: showing.length + melds.length > 0,
    isBelow: melds.length > 0,
  };
}
