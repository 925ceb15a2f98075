import { companyOf } from "./company.ts";
import { handPlaces, type HandPlace } from "./handFan.ts";
import { plainMiddle, type Middle } from "./middle.ts";
import type { Places } from "#renderer/table/part.ts";
import { regionsOf, type Regions, type Room } from "./regions.ts";
import type { TrackMark } from "./ring.ts";
import type { Slices } from "#renderer/table/slices.ts";
import type { SeatPlace } from "./seatPlaces.ts";

export function memoised<K, V>(known: Map<K, V>, key: K, make: () => V): V {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}

export type { Room } from "./regions.ts";
export type { TrackMark } from "./ring.ts";
export type { SeatPlace } from "./seatPlaces.ts";
export type { HandPlace, Pose } from "./handFan.ts";

type PartPlaces = Partial<Slices["layout"]>;

/** The places of every table, and those of parts; a part the game does not use has none. */
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
