import type { Box } from "#renderer/art/box.ts";
import {
  discTouches,
  inward,
  isNearest,
  nearby,
  overlapsAny,
  type Point,
} from "#renderer/table/layout/boxes.ts";
import type { Pose } from "#renderer/table/layout/handFan.ts";
import { onCloth } from "#renderer/table/layout/middle.ts";
import type { Regions, Room } from "#renderer/table/layout/regions.ts";
import type { Places } from "#renderer/table/part.ts";
import type { SeatPlace } from "#renderer/table/layout/seatPlaces.ts";
import { frameOf, placedAmong, rowBox } from "../chain/chainPlaces.ts";
import { shedParts, type ShedPlaces } from "#renderer/table/parts/shed/shedPlaces.ts";

export type ChosenPlaces = Readonly<{
  cardWidth: number;
  bold: boolean;
  /** The middle of one card or of a row, indexed by seat. */ at: readonly Point[];
  boxes: readonly Box[];
}>;

type ChoiceSpace = Readonly<{
  room: Room;
  regions: Regions;
  seats: readonly SeatPlace[];
  shed: ShedPlaces;
}>;

/** In widths of a card of the own hand; `leastCard` in pixels. */
const sizes = [0.6, 0.54, 0.48, 0.43, 0.38, 0.34, 0.3, 0.27, 0.24];
const leastCard = 15;
/** A narrower card shows only its rank and suit, as large as possible; pixels. */
const leastPlain = 40;
/**
 * A card may overlap the edge of its player's fan, whose discs count with this share of their
 * radius.
 */
const ownFan = 0.5;
/**
 * Room for a row, in card widths, and distance of its cards: a longer row briefly runs into the
 * room of others.
 */
const lengths = [1.5, 1];
const rowStep = 0.42;
const longestRow = 2.6;
const gap = 3;
/** Preferred distance from what lies in the middle, pixels. */
const clear = 9;
const reach = 250;
const drawnWidth = 100;

type Wish = Readonly<{
  cardWidth: number;
  length: number;
  taken: readonly Box[];
  /** Clear of all fans, and nearer to its own player than to any other. */ isStrict: boolean;
}>;

/** The own plate stands in a corner, so own choices lie before the hand. */
const startOf = (seat: SeatPlace, isOwn: boolean, { hand, status }: Regions): Point =>
  isOwn ? { x: hand.x, y: status.y } : (seat.fan ?? seat);

function placedAt(
  { cardWidth, length, taken, isStrict }: Wish,
  { room, regions, seats }: ChoiceSpace,
): ChosenPlaces | null {
  const starts = seats.map((seat, index) => startOf(seat, index === room.own, regions));
  const boxes: Box[] = [];
  const at: Point[] = [];
  for (const [index, seat] of seats.entries()) {
    const isOwn = index === room.own;
    const direction = isOwn ? -Math.PI / 2 : inward(seat, regions);
    const found = nearby(starts[index]!, direction, reach, (place) => {
      const box = rowBox(place, cardWidth, length);
      if (overlapsAny(box, taken, gap) || overlapsAny(box, boxes, gap) || !onCloth(box, regions))
        return false;
      return (
        !isStrict ||
        (isNearest(place, starts, index) &&
          !seats.some(({ fan }, other) =>
            fan?.discs.some((disc) =>
              discTouches(other === index ? { ...disc, radius: disc.radius * ownFan } : disc, box),
            ),
          ))
      );
    });
    if (!found) return null;
    at.push(found);
    boxes.push(rowBox(found, cardWidth, length));
  }
  return { cardWidth, bold: cardWidth < leastPlain, at, boxes };
}

/** Fallback without room: 30 % of the way to the middle. */
function crowded({ regions, seats, room, shed }: ChoiceSpace, cardWidth: number): ChosenPlaces {
  const { x, y, width, height } = shed.whole;
  const middle = { x: x + width / 2, y: y + height / 2 };
  const at = seats.map((seat, index): Point => {
    const from = startOf(seat, index === room.own, regions);
    return { x: from.x + (middle.x - from.x) * 0.3, y: from.y + (middle.y - from.y) * 0.3 };
  });
  return {
    cardWidth,
    bold: cardWidth < leastPlain,
    at,
    boxes: at.map((place) => rowBox(place, cardWidth, 1)),
  };
}

/**
 * Uses one size for all: the largest at which nothing touches anything else. `open`: open hands to
 * keep clear of.
 */
function chosenPlaces(table: ChoiceSpace, open: readonly Box[]): ChosenPlaces {
  const { regions, seats, shed } = table;
  const parts = shedParts(shed);
  const middle = [parts.stock, parts.pile, parts.badge];
  const around = [
    parts.leftArrow,
    parts.rightArrow,
    parts.pot,
    ...seats.flatMap(({ turn }) => (turn ? [turn.box] : [])),
  ];
  const frame = frameOf(regions, seats);
  const widths = sizes
    .map((part) => regions.hand.cardWidth * part)
    .filter((width) => width >= leastCard);
  const wishes = [
    { taken: [...frame, ...middle.map(widened), ...around, ...open], isStrict: true },
    { taken: [...frame, ...middle, ...open], isStrict: true },
    { taken: [...frame, ...middle, ...open], isStrict: false },
    { taken: [...frame, ...middle], isStrict: false },
  ];
  for (const wish of wishes) {
    for (const cardWidth of widths) {
      for (const length of lengths) {
        const places = placedAt({ ...wish, cardWidth, length }, table);
        if (places) return places;
      }
    }
  }
  return crowded(table, widths.at(-1) ?? leastCard);
}

const widened = ({ x, y, width, height }: Box): Box => ({
  x: x - clear,
  y: y - clear,
  width: width + 2 * clear,
  height: height + 2 * clear,
});

export function chosenPose(
  { cardWidth, at }: ChosenPlaces,
  seat: number,
  index: number,
  of: number,
): Pose {
  const { x, y } = at[seat] ?? { x: 0, y: 0 };
  const step = of < 2 ? 0 : Math.min(rowStep, (longestRow - 1) / (of - 1));
  return {
    x: x + (index - (of - 1) / 2) * step * cardWidth,
    y,
    rotation: 0,
    scale: cardWidth / drawnWidth,
  };
}

export const choiceTable: Places = {
  slice(layout) {
    const { room, seats, shed, ...regions } = layout;
    return shed
      ? {
          chosenPlaces: placedAmong(layout, (open) =>
            chosenPlaces({ room, regions, seats, shed }, open),
          ),
        }
      : {};
  },
};
