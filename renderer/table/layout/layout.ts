// Where does everything on the table lie, for a window of this size and so many seats?

import { handPlaces, type HandPlace } from './handFan.ts';
import { middleOf, type Middle } from './middle.ts';
import { regionsOf, type Regions, type Room } from './regions.ts';
import { seatPlaces, type SeatPlace } from './seatPlaces.ts';

export type { Room } from './regions.ts';
export type { SeatPlace } from './seatPlaces.ts';
export type { HandPlace, Pose } from './handFan.ts';

export type Layout = Regions & {
  readonly room: Room;
  /** By seat. */
  readonly seats: readonly SeatPlace[];
  readonly middle: Middle;
  handPlaces(count: number): readonly HandPlace[];
};

/** A played card is at least the first of these parts of a hand card's width, for which others' fans shrink; else the second. */
const trickCards = [0.74, 0.6] as const;

/** The places of all that stands still; the same room always gives the same layout. */
export function layOut(room: Room): Layout {
  const regions = regionsOf(room);
  const { seats, middle } = companyAt(room, regions);
  const hands = new Map<number, readonly HandPlace[]>();
  return {
    ...regions, room, seats, middle,
    handPlaces: (count) => {
      const known = hands.get(count) ?? handPlaces(regions.hand, count);
      hands.set(count, known);
      return known;
    },
  };
}

type Company = { readonly seats: readonly SeatPlace[]; readonly middle: Middle };

/** The largest fans beside which played cards are large enough. */
function companyAt(room: Room, regions: Regions): Company {
  const { cardWidth } = regions.hand;
  let second: Company | null = null;
  let last: Company | null = null;
  for (const seats of seatPlaces(room, regions)) {
    last = { seats, middle: middleOf(regions, seats) };
    if (last.middle.trickCard >= cardWidth * trickCards[0]) return last;
    if (last.middle.trickCard >= cardWidth * trickCards[1]) second ??= last;
  }
  return second ?? last!;
}
