// Where does everything on the table lie, for a window of this size and so many seats?

import type { Box } from '#renderer/art/box.ts';
import { handPlaces, type HandPlace } from './handFan.ts';
import { middleOf, type Middle } from './middle.ts';
import { regionsOf, type Regions, type Room } from './regions.ts';
import type { Point } from './boxes.ts';
import { seatPlaces, type SeatPlace } from './seatPlaces.ts';
import { betPlaces, potPlaces, showPlaces, type BetPlaces, type ShowPlace } from './wagers.ts';

export type { Room } from './regions.ts';
export type { SeatPlace } from './seatPlaces.ts';
export type { HandPlace, Pose } from './handFan.ts';
export type { ShowPlace } from './wagers.ts';

export type Layout = Regions & {
  readonly room: Room;
  /** By seat. */
  readonly seats: readonly SeatPlace[];
  readonly middle: Middle;
  /** Null where the game has no betting. */
  readonly bets: BetPlaces | null;
  /** Main pot first. */
  potPlaces(count: number): readonly Point[];
  /** By seat: where its hand lies when it is turned over. */
  showPlaces(): readonly ShowPlace[];
  handPlaces(count: number): readonly HandPlace[];
};

/** A played card is at least the first of these parts of a hand card's width, for which others' fans shrink; else the second. */
const trickCards = [0.74, 0.6] as const;

/** The places of all that stands still; the same room always gives the same layout. */
export function layOut(room: Room): Layout {
  const regions = regionsOf(room);
  const { seats, middle, bets } = companyAt(room, regions);
  let shows: readonly ShowPlace[] | null = null;
  const hands = new Map<number, readonly HandPlace[]>();
  return {
    ...regions, room, seats, middle, bets,
    potPlaces: (count) => potPlaces(middle.trick, potChip(middle), count),
    showPlaces: () => (shows ??= showPlaces(room, regions, seats, room.betting && room.own === null ? null : potsBox(middle))),
    handPlaces: (count) => {
      const known = hands.get(count) ?? handPlaces(regions.hand, count);
      hands.set(count, known);
      return known;
    },
  };
}

/** Two pots side by side are kept free of turned hands. */
function potsBox(middle: Middle): Box {
  const chipWidth = potChip(middle);
  const [left, right] = potPlaces(middle.trick, chipWidth, 2);
  const [width, height] = [chipWidth * 3, chipWidth * 2.8];
  return { x: Math.min(left!.x, right!.x) - width / 2, y: left!.y - height / 2, width: Math.abs(right!.x - left!.x) + width, height: Math.abs(right!.y - left!.y) + height };
}

/** A pot and the thrown cards, one beside or above the other. */
const hasRoomForPots = ({ box, pot: { chipWidth } }: Middle): boolean => Math.max(box.width, box.height) >= chipWidth * 7 && Math.min(box.width, box.height) >= chipWidth * 3;

export const potChip = ({ pot }: Middle): number => pot.chipWidth;

type Company = { readonly seats: readonly SeatPlace[]; readonly middle: Middle; readonly bets: BetPlaces | null };

/** The largest fans beside which played cards are large enough. */
function companyAt(room: Room, regions: Regions): Company {
  const { cardWidth } = regions.hand;
  let second: Company | null = null;
  let last: Company | null = null;
  for (const seats of seatPlaces(room, regions)) {
    const bets = room.betting ? betPlaces(room, regions, seats) : null;
    last = { seats, bets, middle: middleOf(regions, seats, bets?.boxes ?? []) };
    // Nothing is played to the middle of a betting game but chips.
    if (bets) {
      if (bets.clear && hasRoomForPots(last.middle)) return last;
      continue;
    }
    if (last.middle.trickCard >= cardWidth * trickCards[0]) return last;
    if (last.middle.trickCard >= cardWidth * trickCards[1]) second ??= last;
  }
  return second ?? last!;
}
