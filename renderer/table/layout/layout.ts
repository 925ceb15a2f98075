import { handPlaces, type HandPlace } from "./handFan.ts";
import { plainMiddle, type Middle } from "./middle.ts";
import type { Places, Keeps } from "#renderer/table/part.ts";
import { regionsOf, type Regions, type Room } from "./regions.ts";
import type { TrackMark } from "./ring.ts";
import type { Slices } from "#renderer/table/slices.ts";
import { seatPlaces, type SeatPlace } from "./seatPlaces.ts";
import { compactSeat, roomySeat } from "#renderer/sprites/seatMetrics.ts";
import type { Box } from "#renderer/art/box.ts";
import { crowdAt, type Crowd } from "./crowd.ts";

export function memoised<K, V>(known: Map<K, V>, key: K, make: () => V): V {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}

type PartPlaces = Partial<Slices["layout"]>;

/** A part that the game does not use has no places. */
export interface Layout extends Regions, PartPlaces {
  readonly room: Room;
  readonly seats: readonly SeatPlace[];
  readonly track: readonly TrackMark[];
  readonly middle: Middle;
  handPlaces(this: void, count: number): readonly HandPlace[];
}

/**
 * The same room always gives the same layout. The first part with a `company` lays out the company.
 */
export function layOut(room: Room, parts: readonly Places[]): Layout {
  const regions = regionsOf(room, Math.max(0, ...parts.map(({ statusLine = 0 }) => statusLine)));
  const place =
    parts.find(({ company }) => company)?.company ??
    ((one: Room, its: Regions) => companyOf(one, its, plainMiddle));
  const { regions: found, seats, track = none, middle, keeps, slice = {} } = place(room, regions);
  const hands = new Map<number, readonly HandPlace[]>();
  const layout: Layout = {
    ...found,
    room,
    seats,
    track,
    middle,
    handPlaces: (count) => memoised(hands, count, () => handPlaces(found.hand, count)),
    ...slice,
  };
  return parts.reduce((sofar, part) => ({ ...sofar, ...part.slice?.(sofar, keeps) }), layout);
}

const none: readonly TrackMark[] = [];

export type Company = Readonly<{
  regions: Regions;
  seats: readonly SeatPlace[];
  track?: readonly TrackMark[];
  middle: Middle;
  keeps: Keeps;
  slice?: Partial<Layout>;
}>;

export type MiddleMaker = Readonly<{
  /**
   * Wanted widths of played cards as shares of a hand card's width: other players' fans shrink for
   * the first, else for the next.
   */
  sizes: readonly number[];
  /** Least such share for a company with plates. */
  roomy: number;
  /** `kept`: free in any case. */
  make(
    regions: Regions,
    seats: readonly SeatPlace[],
    kept?: Box,
  ): Pick<Company, "middle" | "keeps" | "slice">;
}>;

/**
 * Companies up to `alwaysPlates` always have plates, those up to `mostPlates` if the names can be
 * read.
 */
const alwaysPlates = 12;
const mostPlates = 16;
const leastName = 11;

export function companyOf(room: Room, regions: Regions, maker: MiddleMaker): Company {
  if (room.seats <= mostPlates) {
    const plates = companyAt(room, regions, maker);
    if (room.seats <= alwaysPlates || isRoomy(plates, maker)) return plates;
  }
  const crowd = crowdAt(room, regions);
  return crowd ? crowdCompany(crowd, maker) : companyAt(room, regions, maker);
}

function isRoomy(company: Company, maker: MiddleMaker) {
  const isWritten = company.seats.every(
    ({ size, scale }) => (size === "roomy" ? roomySeat : compactSeat).nameSize * scale >= leastName,
  );
  return isWritten && isLarge(company, maker.roomy);
}

/** The middle keeps clear of the places of those to act. */
function crowdCompany({ regions, seats, track, middle }: Crowd, maker: MiddleMaker): Company {
  const turns = seats.flatMap((seat) => (seat.turn ? [{ ...seat, ...seat.turn }] : []));
  return { regions, seats, track, ...maker.make(regions, [...seats, ...turns], middle) };
}

function companyAt(room: Room, regions: Regions, maker: MiddleMaker): Company {
  const found: Company[] = [];
  for (const seats of seatPlaces(room, regions)) {
    const company = { regions, seats, ...maker.make(regions, seats) };
    found.push(company);
    if (isLarge(company, maker.sizes[0]!)) return company;
  }
  const [, ...less] = maker.sizes;
  return (
    less.flatMap((part) => found.find((company) => isLarge(company, part)) ?? [])[0] ??
    found.at(-1)!
  );
}

const isLarge = ({ middle }: Company, part: number) => middle.worth >= part;
