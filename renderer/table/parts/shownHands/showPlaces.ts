import type { Box } from "#renderer/art/box.ts";
import {
  inward,
  isNearest,
  nearby,
  overlap,
  overlapsAny,
  type Point,
} from "#renderer/table/layout/boxes.ts";
import { onCloth } from "#renderer/table/layout/middle.ts";
import { memoised } from "#renderer/table/layout/layout.ts";
import type { Places } from "#renderer/table/part.ts";
import { cardShape, type Regions, type Room } from "#renderer/table/layout/regions.ts";
import type { SeatPlace } from "#renderer/table/layout/seatPlaces.ts";

/**
 * How a turned hand is drawn. `bold`: only rank and suit, as large as the cards allow. `brief`: the
 * words have one short line.
 */
export type ShowSize = Readonly<{
  cardWidth: number;
  bold: boolean;
  brief: boolean;
  /** Height of the letters, pixels. */ words: number;
}>;

/** Relative to the middle of the cards. */
export type ShowPlace = Point & ShowSize & { readonly box: Box };

/**
 * How much of a card stays visible beside the next, in card widths: its index, or the bold rank and
 * suit.
 */
export const showStep = { plain: 0.46, bold: 0.64 } as const;
const cardsInRow = 5;
/**
 * Sizes of whole cards with a readable index, and of bold ones, as shares of a hand card; their
 * least widths in pixels.
 */
const plainSizes = [0.74, 0.68, 0.62, 0.56, 0.5, 0.45];
const leastPlain = 46;
const boldSizes = [0.46, 0.42, 0.38, 0.35, 0.32, 0.29, 0.26, 0.23, 0.21];
const leastBold = 19;
/** Below this width of a bold card, in pixels, its words are brief. */
const leastWordy = 29;
/** Hands of many cards lie in rows and are never bold. */
const crowdedSizes = [0.66, 0.6, 0.54, 0.48, 0.43, 0.38, 0.34, 0.3, 0.27];
const leastCrowded = 22;
/**
 * Base width for bold cards at least, pixels: those of a small window's hand are small enough
 * already.
 */
const smallestHand = 92;
const leastWords = 10.5;
/**
 * Width of a bold hand's words, which may take two lines, and of brief ones; pixels at the smallest
 * letters.
 */
const boldWords = 100;
const briefWords = 84;
const lineHeight = 1.3;
/** Cards that count stand out by this share of a card's width. */
export const showRise = 0.1;
const gap = 4;
/**
 * Greatest distance of a hand from its plate, pixels in a window of 1280×800; `far`: where the
 * table is full.
 */
const near = 64;
const leastNear = 48;
const far = 460;

function sizesFor(
  { mostCards, textScale }: Room,
  { hand: { cardWidth } }: Regions,
): readonly ShowSize[] {
  const size =
    (bold: boolean, share: number) =>
    (width: number): ShowSize => ({
      cardWidth: width,
      bold,
      brief: bold && width < leastWordy,
      words: Math.max(leastWords, width * share) * Math.min(textScale, 1.25),
    });
  if (mostCards > cardsInRow)
    return crowdedSizes
      .map((part) => Math.max(leastCrowded, cardWidth * part))
      .map(size(false, 0.3));
  const plain = plainSizes.map((part) => cardWidth * part).filter((width) => width >= leastPlain);
  const bold = boldSizes
    .map((part) => Math.max(cardWidth, smallestHand) * part)
    .filter((width) => width >= leastBold);
  return [...plain.map(size(false, 0.27)), ...bold.map(size(true, 0.36))];
}

function boxFor({ x, y }: Point, { cardWidth, bold, brief, words }: ShowSize): Box {
  const step = bold ? showStep.bold : showStep.plain;
  const cards = (1 + (cardsInRow - 1) * step) * cardWidth;
  const width = bold
    ? Math.max(cards, ((brief ? briefWords : boldWords) * words) / leastWords)
    : cards;
  const up = (cardShape / 2 + showRise) * cardWidth;
  return {
    x: x - width / 2,
    y: y - up,
    width,
    height: up + (cardShape / 2) * cardWidth + (bold && !brief ? 2 : 1) * words * lineHeight + 4,
  };
}

/** A hand may reach over the rail by at most this share at either side. */
const over = 0.18;
const coreOf = ({ x, y, width, height }: Box): Box => ({
  x: x + width * over,
  y: y + height * over,
  width: width * (1 - 2 * over),
  height: height * (1 - 2 * over),
});

type ShowSpace = Readonly<{
  room: Room;
  regions: Regions;
  seats: readonly SeatPlace[];
}>;

/**
 * `from`: the seats of which a place must be nearest to its own; null for any place. `reach`:
 * greatest distance between plate and hand, pixels.
 */
type Wish = Readonly<{
  taken: readonly Box[];
  from: readonly SeatPlace[] | null;
  reach: number;
}>;

function placedAt(
  size: ShowSize,
  { room, regions, seats }: ShowSpace,
  showing: readonly number[],
  { taken, from, reach }: Wish,
): ReadonlyMap<number, ShowPlace> | null {
  const edge = regions.hudLeft.x / 2;
  const reached = boxFor({ x: 0, y: 0 }, size);
  const boxAt = ({ x, y }: Point): Box => ({
    x: x + reached.x,
    y: y + reached.y,
    width: reached.width,
    height: reached.height,
  });
  const places = new Map<number, ShowPlace>();
  for (const seat of showing) {
    const mine = seats[seat]!;
    const others = [...places.values()].map(({ box }) => box);
    const { width, height } = reached;
    const number = from?.indexOf(mine) ?? 0;
    const direction = inward(mine, regions);
    const offPlate =
      Math.abs(Math.cos(direction)) * (width + mine.box.width) * 0.5 +
      Math.abs(Math.sin(direction)) * (height + mine.box.height) * 0.5;
    const at = nearby(mine, direction, offPlate + reach, (place) => {
      const box = boxAt(place);
      const isInside =
        box.x >= edge &&
        box.x + box.width <= room.width - edge &&
        box.y >= regions.hudLeft.y &&
        box.y + box.height < regions.status.y;
      return (
        isInside &&
        (from === null || isNearest(place, from, number)) &&
        onCloth(coreOf(box), regions) &&
        !overlapsAny(box, taken, 2) &&
        !others.some((other) => overlap(box, other, gap))
      );
    });
    if (!at) return null;
    places.set(seat, { ...at, ...size, box: boxAt(at) });
  }
  return places;
}

/**
 * Earlier hands take the room of later ones, so several orders are tried: from the sides, from the
 * top, or round the table.
 */
function placedInAnyOrder(
  size: ShowSize,
  table: ShowSpace,
  showing: readonly number[],
  wish: Wish,
): ReadonlyMap<number, ShowPlace> | null {
  const { seats, room } = table;
  const fromMiddle = (seat: number) => Math.abs(seats[seat]!.x - room.width / 2);
  const orders = [
    showing,
    showing.toSorted((one, other) => fromMiddle(other) - fromMiddle(one)),
    showing.toSorted((one, other) => seats[one]!.y - seats[other]!.y),
  ];
  for (const order of orders) {
    const places = placedAt(size, table, order, wish);
    if (places) return places;
  }
  return null;
}

/** Last resort: puts each hand beside its plate, towards the middle. */
function crowded(
  size: ShowSize,
  { regions, seats }: ShowSpace,
  showing: readonly number[],
): ReadonlyMap<number, ShowPlace> {
  return new Map(
    showing.map((seat) => {
      const { x, y, box } = seats[seat]!;
      const direction = inward({ x, y }, regions);
      const at = {
        x: x + Math.cos(direction) * box.width,
        y: y + Math.sin(direction) * box.height,
      };
      return [seat, { ...at, ...size, box: boxFor(at, size) }];
    }),
  );
}

/**
 * Uses one size for all shown hands: the largest at which none touches another, a plate, `taken`
 * or, if there is room, `wished`. The own hand lies open below.
 */
export function showPlaces(
  table: ShowSpace,
  showing: readonly number[],
  taken: readonly Box[],
  wished: readonly Box[],
): ReadonlyMap<number, ShowPlace> {
  const { room, regions, seats } = table;
  const others = showing.filter((seat) => seat !== room.own && seat < seats.length);
  const plates = platesOf(table);
  const sizes = sizesFor(room, regions);
  const company = seats.filter((_, seat) => seat !== room.own);
  const close = Math.max(near * regions.unit, leastNear);
  const players = others.map((seat) => seats[seat]!);
  const wishes: readonly (Wish & { readonly sizes: readonly ShowSize[] })[] = [
    {
      sizes: sizes.slice(0, -2),
      taken: [...plates, ...taken, ...wished],
      from: company,
      reach: close,
    },
    { sizes, taken: [...plates, ...taken], from: company, reach: close },
    { sizes, taken: [...plates, ...taken], from: players, reach: 2 * close },
    { sizes, taken: [...plates, ...taken], from: players, reach: far },
    { sizes, taken: [...plates, ...taken], from: null, reach: far },
    { sizes, taken: plates, from: null, reach: far },
  ];
  for (const wish of wishes) {
    for (const size of wish.sizes) {
      const places = placedInAnyOrder(size, table, others, wish);
      if (places) return places;
    }
  }
  return crowded(sizes.at(-1)!, table, others);
}

/** True if every hand has a place nearer to its own seat than to any other. */
export function canShowAll(table: ShowSpace, taken: readonly Box[]): boolean {
  const { room, regions, seats } = table;
  const others = [...seats.keys()].filter((seat) => seat !== room.own);
  const wish = {
    taken: [...platesOf(table), ...taken],
    from: others.map((seat) => seats[seat]!),
    reach: far,
  };
  return placedInAnyOrder(sizesFor(room, regions).at(-1)!, table, others, wish) !== null;
}

const platesOf = ({ regions, seats }: ShowSpace): readonly Box[] => [
  regions.status,
  regions.actions,
  regions.hudLeft,
  regions.hudRight,
  ...seats.map(({ box }) => box),
];

export const shownTable: Places = {
  slice: ({ room, seats, ...regions }, keeps) => {
    const known = new Map<string, ReadonlyMap<number, ShowPlace>>();
    return {
      showPlaces: (showing, amidBets) =>
        memoised(known, `${showing.join()} ${amidBets}`, () => {
          const { taken, wished } = keeps(showing, amidBets);
          return showPlaces({ room, regions, seats }, showing, taken, wished);
        }),
    };
  },
};
