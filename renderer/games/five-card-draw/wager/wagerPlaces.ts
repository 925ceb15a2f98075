import type { Box } from "#renderer/art/box.ts";
import {
  boxAbout,
  clamp,
  discTouches,
  inward,
  isNearest,
  nearby,
  overlapsAny,
  type Extent,
  type Point,
} from "#renderer/table/layout/boxes.ts";
import { onCloth } from "#renderer/table/layout/middle.ts";
import type { Regions, Room } from "#renderer/table/layout/regions.ts";
import { seatPlaces, type SeatPlace } from "#renderer/table/layout/seatPlaces.ts";
import type { Company } from "#renderer/table/layout/layout.ts";
import type { Places } from "#renderer/table/part.ts";
import { canShowAll, showPlaces } from "#renderer/table/parts/shownHands/showPlaces.ts";
import { leastPots, middleAbout, potAreas, potPlaces, tightArea, type PotArea } from "./potArea.ts";

export type BetPlaces = Readonly<{
  chipWidth: number;
  /** The feet of the chips by seat. */ at: readonly Point[];
  boxes: readonly Box[];
  /** 1 if all lie free and near their seats; less the fewer do and the further off they are. */ fit: number;
}>;

const sizes = [1, 0.86, 0.74];
const smallest = 12;
const largest = 40;
/** Half the width of a written amount, pixels at least; narrower beside small chips. */
const halfNumber = { wide: 29, narrow: 25 };
const smallChip = 18;
const gap = 3;
/** A bet's distance to other cards is at least its distance to its own cards times this. */
const clearly = 1.15;
/** Bets with this fit can all be told apart. */
const wellPlaced = 0.97;
const incomplete = 0.5;
/** Greatest distance of a bet from its cards, in chip widths; at least `leastFar` pixels. */
const farthest = 6.2;
const leastFar = 92;
/** Distance before the seat if nothing is free, pixels. */
const usual = 60;

/** Bounds of chips and number about the chips' feet. */
function reachOf(chipWidth: number): Extent {
  const side = Math.max(
    chipWidth * 1.65,
    chipWidth < smallChip ? halfNumber.narrow : halfNumber.wide,
  );
  return {
    left: -side,
    right: side,
    top: -chipWidth * 1.15,
    bottom: Math.max(chipWidth * 1.6, chipWidth + 10),
  };
}

/** The own plate stands in a corner, so its chips lie where the hand meets the table. */
const startOf = (seat: SeatPlace, isOwn: boolean, { hand, status }: Regions): Point =>
  isOwn ? { x: hand.x, y: status.y } : (seat.fan ?? seat);

/** `open`: hands that a spectator sees from the deal on; bets lie beyond them. */
function betPlaces(
  room: Room,
  regions: Regions,
  seats: readonly SeatPlace[],
  open: readonly Box[],
): BetPlaces {
  const widest = (regions.portrait ? 15 : 22) * regions.unit * (seats.length > 9 ? 0.85 : 1);
  const widths = sizes.map((size) => clamp(widest * size, smallest, largest));
  const last = widths.at(-1)!;
  const wishes: readonly Wish[] = [
    ...widths.map((chipWidth): Wish => ({ chipWidth, far: 1, apart: clearly, fit: 1 })),
    { chipWidth: last, far: 1, apart: 1, fit: wellPlaced },
    { chipWidth: last, far: 2, apart: 1, fit: 0.8 },
    { chipWidth: last, far: 2, apart: 0, fit: 0.7 },
  ];
  let best: BetPlaces | null = null;
  for (const wish of wishes) {
    const places = placedAt(wish, { room, regions, seats, open, least: best?.fit ?? -1 });
    if (places?.fit === wish.fit) return places;
    if (places && (best === null || places.fit > best.fit)) best = places;
  }
  return best!;
}

type Among = Readonly<{
  room: Room;
  regions: Regions;
  seats: readonly SeatPlace[];
  open: readonly Box[];
  least: number;
}>;

/** `apart`: how many times nearer every bet must lie to its own cards than to any others. */
type Wish = Readonly<{
  chipWidth: number;
  far: number;
  apart: number;
  fit: number;
}>;

/** Returns null as soon as it cannot beat `least`, since a vain search costs the most time. */
function placedAt(
  { chipWidth, far, apart, fit }: Wish,
  { room, regions, seats, open, least }: Among,
): BetPlaces | null {
  const reach = reachOf(chipWidth);
  const farther = Math.max(0, ...open.map(({ width, height }) => Math.max(width, height)));
  const taken = [
    ...open,
    regions.status,
    regions.actions,
    regions.hudLeft,
    regions.hudRight,
    ...seats.map(({ box }) => box),
  ];
  const discs = seats.flatMap(({ fan }) => fan?.discs ?? []);
  const starts = seats.map((seat, index) => startOf(seat, index === room.own, regions));
  const boxes: Box[] = [];
  const fitOf = (count: number) =>
    count === seats.length ? fit : (incomplete * count) / seats.length;
  let free = 0;
  const at: Point[] = [];
  for (const [index, seat] of seats.entries()) {
    const isOwn = index === room.own;
    const from = starts[index]!;
    const direction = isOwn ? -Math.PI / 2 : inward(seat, regions);
    const offPlate = seat.fan || isOwn ? 0 : Math.max(seat.box.width, seat.box.height) / 2;
    const found = nearby(
      from,
      direction,
      far * Math.max(chipWidth * farthest, leastFar) + offPlate + farther,
      (place) => {
        const box = boxAbout(place, reach);
        if (!onCloth(box, regions) || overlapsAny(box, taken, gap) || overlapsAny(box, boxes, gap))
          return false;
        return (
          !discs.some((disc) => discTouches(disc, box, 1)) && isNearest(place, starts, index, apart)
        );
      },
    );
    if (found) free += 1;
    else if (fitOf(free + seats.length - 1 - index) <= least) return null;
    const place = found ?? {
      x: from.x + Math.cos(direction) * usual,
      y: from.y + Math.sin(direction) * usual,
    };
    boxes.push(boxAbout(place, reach));
    at.push(place);
  }
  return { chipWidth, at, boxes, fit: fitOf(free) };
}

/** Nothing is played to the middle, so the fans of a large company may be small. */
const tinyFans = [0.36, 0.31, 0.27];

/** The largest fans that leave every bet free and the pots large enough. */
function company(room: Room, regions: Regions): Company {
  let best: Readonly<{ company: Company; worth: number }> | null = null;
  for (const seats of seatPlaces(room, regions, tinyFans)) {
    const { bets, found } = stakesBeside({ room, regions, seats });
    const size = found?.size ?? 0;
    const pots = found ?? tightArea(regions);
    const company: Company = {
      regions,
      seats,
      middle: middleAbout(pots, regions),
      slice: { wager: { bets, potPlaces: (count) => potPlaces(pots, count) } },
      keeps: (_showing, amidBets) => ({
        taken: [pots.firstBox],
        wished: [pots.box, ...(amidBets ? bets.boxes : [])],
      }),
    };
    if (bets.fit >= wellPlaced && size >= leastPots) return company;
    const worth = 3 * bets.fit + size;
    if (best === null || worth > best.worth) best = { company, worth };
  }
  return best!.company;
}

type WagerSpace = Readonly<{
  room: Room;
  regions: Regions;
  seats: readonly SeatPlace[];
}>;

/**
 * Without a hand of its own the viewer may see all hands open, as in a replay: chips keep clear of
 * those too if they can.
 */
function stakesBeside(table: WagerSpace): Readonly<{
  bets: BetPlaces;
  found: PotArea | null;
}> {
  const { room, regions, seats } = table;
  const open =
    room.own === null
      ? [...showPlaces(table, [...seats.keys()], [], []).values()].map(({ box }) => box)
      : [];
  const beyond = betPlaces(room, regions, seats, open);
  if (open.length === 0 || beyond.fit >= wellPlaced)
    return { bets: beyond, found: potsBeside(table, [...beyond.boxes, ...open]) };
  const bets = betPlaces(room, regions, seats, []);
  return { bets, found: potsBeside(table, bets.boxes) };
}

/**
 * With this many seats the pots leave room for everybody to show a hand; with more, that many never
 * do.
 */
const manySeats = { least: 7, most: 10 };
const mostTries = 16;

/** The best place for the pots; with many seats the best that leaves room for everybody's cards. */
function potsBeside(table: WagerSpace, lying: readonly Box[]): PotArea | null {
  let first: PotArea | null = null;
  let tries = 0;
  for (const area of potAreas(table.regions, table.seats, lying)) {
    first ??= area;
    if (
      table.seats.length < manySeats.least ||
      table.seats.length > manySeats.most ||
      canShowAll(table, [area.firstBox])
    )
      return area;
    if ((tries += 1) >= mostTries) break;
  }
  return first;
}

export const wagerPlaces: Places = { company };
