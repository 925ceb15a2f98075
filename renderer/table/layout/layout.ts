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
const trickCards = [0.74, 0.6];

/** The places of all that stands still; the same room always gives the same layout. */
export function layOut(room: Room): Layout {
  const regions = regionsOf(room);
  const options = seatPlaces(room, regions).map((seats) => ({ seats, middle: middleOf(regions, seats) }));
  const largeEnough = (share: number) => options.find((option) => option.middle.trickCard >= regions.hand.cardWidth * share);
  const { seats, middle } = trickCards.map(largeEnough).find((option) => option !== undefined) ?? options.at(-1)!;
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
