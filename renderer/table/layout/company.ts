import { compactSeat, roomySeat } from "#renderer/sprites/seatMetrics.ts";
import type { Box } from "#renderer/art/box.ts";
import { crowdAt, type Crowd } from "./crowd.ts";
import type { Layout } from "./layout.ts";
import type { Middle } from "./middle.ts";
import type { Keeps } from "#renderer/table/part.ts";
import type { Regions, Room } from "./regions.ts";
import type { TrackMark } from "./ring.ts";
import { seatPlaces, type SeatPlace } from "./seatPlaces.ts";

export type Company = {
  readonly regions: Regions;
  readonly seats: readonly SeatPlace[];
  readonly track?: readonly TrackMark[];
  readonly middle: Middle;
  readonly keeps: Keeps;
  readonly slice?: Partial<Layout>;
};

export interface MiddleMaker {
  /**
   * What is played there is at least the first of these parts of a hand card's width, for which
   * others' fans shrink; else the next.
   */
  readonly sizes: readonly number[];
  /** Of a company with plates at least this part. */
  readonly roomy: number;
  /** `kept`: free in any case. */
  make(
    regions: Regions,
    seats: readonly SeatPlace[],
    kept?: Box,
  ): Pick<Company, "middle" | "keeps" | "slice">;
}

/** Up to so many always have plates, and no more than so many where their names can be read. */
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

function isRoomy(company: Company, maker: MiddleMaker): boolean {
  const isWritten = company.seats.every(
    ({ size, scale }) => (size === "roomy" ? roomySeat : compactSeat).nameSize * scale >= leastName,
  );
  return isWritten && isLarge(company, maker.roomy);
}

/** What lies in the middle keeps off the places of those who are to act. */
function crowdCompany({ regions, seats, track, middle }: Crowd, maker: MiddleMaker): Company {
  const turns = seats.flatMap((seat) => (seat.turn ? [{ ...seat, ...seat.turn }] : []));
  return { regions, seats, track, ...maker.make(regions, [...seats, ...turns], middle) };
}

/** The largest fans beside which played cards are large enough. */
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

const isLarge = ({ middle }: Company, part: number): boolean => middle.worth >= part;
