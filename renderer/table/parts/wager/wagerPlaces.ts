// Where do people sit around bets and pots?

import type { Box } from "#renderer/art/box.ts";
import type { Company } from "#renderer/table/layout/company.ts";
import type { Places } from "#renderer/table/layout/places.ts";
import type { Regions, Room } from "#renderer/table/layout/regions.ts";
import { seatPlaces, type SeatPlace } from "#renderer/table/layout/seatPlaces.ts";
import { canShowAll, showPlaces } from "#renderer/table/parts/shownHands/showPlaces.ts";
import { betPlaces, wellPlaced, type BetPlaces } from "./betPlaces.ts";
import {
  leastPots,
  middleAbout,
  potAreas,
  potPlaces,
  tightArea,
  type PotArea,
  type PotPlaces,
} from "./potArea.ts";

declare module "#renderer/table/layout/layout.ts" {
  interface Layout {
    readonly wager?: {
      readonly bets: BetPlaces;
      /** So many pots, the main one first. */
      potPlaces(count: number): PotPlaces;
    };
  }
}

/** Where nothing is played to the middle, a large company's hands may be small. */
const tinyFans = [0.36, 0.31, 0.27];

/** The largest fans beside which every bet lies free and the pots are large enough. */
function company(room: Room, regions: Regions): Company {
  let best: { readonly company: Company; readonly worth: number } | null = null;
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

type Table = {
  readonly room: Room;
  readonly regions: Regions;
  readonly seats: readonly SeatPlace[];
};

/**
 * Who has no hand of his own may look at all hands open, as in a replay: chips keep off those too
 * where they can.
 */
function stakesBeside(table: Table): { readonly bets: BetPlaces; readonly found: PotArea | null } {
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
 * With so many seats it is seen to that all of them could turn their hands over; of still more,
 * that many never do.
 */
const manySeats = { least: 7, most: 10 };
const mostTries = 16;

/**
 * The best place for the pots; of a large company the best that leaves room for everybody's cards.
 */
function potsBeside(table: Table, lying: readonly Box[]): PotArea | null {
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
