// Where does everything on the table lie, for a window of this size and so many seats?

import type { Box } from '#renderer/art/box.ts';
import { compactSeat, roomySeat } from '#renderer/sprites/seatMetrics.ts';
import { betPlaces, wellPlaced, type BetPlaces } from '#renderer/table/parts/wager/betPlaces.ts';
import { chainPlaceIn, type ChainPlace } from '#renderer/table/parts/chain/chainPlaces.ts';
import { chosenPlaces, type ChosenPlaces } from '#renderer/table/parts/choices/chosenPlaces.ts';
import { crowdAt, type Crowd } from './crowd.ts';
import { handPlaces, type HandPlace } from './handFan.ts';
import { middleOf, type Middle } from './middle.ts';
import { leastPots, middleAbout, potAreas, potPlaces, tightArea, type PotArea, type PotPlaces } from '#renderer/table/parts/wager/potArea.ts';
import { regionsOf, type Regions, type Room } from './regions.ts';
import type { TrackMark } from './ring.ts';
import { seatPlaces, type SeatPlace } from './seatPlaces.ts';
import { shedParts } from '#renderer/table/parts/shed/shedPlaces.ts';
import { canShowAll, showPlaces, type ShowPlace } from '#renderer/table/parts/openHands/showPlaces.ts';

export type { Room } from './regions.ts';
export type { TrackMark } from './ring.ts';
export type { SeatPlace } from './seatPlaces.ts';
export type { HandPlace, Pose } from './handFan.ts';
export type { ShowPlace } from '#renderer/table/parts/openHands/showPlaces.ts';

export type Layout = Regions & {
  readonly room: Room;
  /** By seat. */
  readonly seats: readonly SeatPlace[];
  /** Marks that tell a large company which way play goes; else none. */
  readonly track: readonly TrackMark[];
  readonly middle: Middle;
  /** Null where the game has no betting. */
  readonly bets: BetPlaces | null;
  /** So many pots, the main one first. */
  potPlaces(count: number): PotPlaces;
  /** By seat, for these seats: where a hand lies when it is turned over. `amidBets`: while bets lie on the table. */
  showPlaces(showing: readonly number[], amidBets: boolean): ReadonlyMap<number, ShowPlace>;
  handPlaces(this: void, count: number): readonly HandPlace[];
  /** Where a card and its answers lie, and what is chosen, while the hands of these seats lie open; null where no cards are shed onto a pile. */
  chainPlace(showing: readonly number[]): ChainPlace | null;
  chosenPlaces(showing: readonly number[]): ChosenPlaces | null;
};

/** A played card is at least the first of these parts of a hand card's width, for which others' fans shrink; else the next. */
const trickCards = [0.74, 0.6] as const;
/** Stock and pile are what is looked at all the time. */
const shedCards = [0.93, 0.86, 0.78, 0.7, 0.6] as const;
/** Cards in the middle are kept free of turned hands, in widths of a played card. */
const trickShare = { width: 2, height: 1.8 };

/** So few open hands always keep off what must be matched. */
const fewOpen = 3;

/** The places of all that stands still; the same room always gives the same layout. */
export function layOut(room: Room): Layout {
  const { regions, seats, track = none, middle, bets, pots } = companyOf(room, regionsOf(room));
  const [hands, shows] = [new Map<number, readonly HandPlace[]>(), new Map<string, ReadonlyMap<number, ShowPlace>>()];
  const [chains, choices] = [new Map<string, ChainPlace>(), new Map<string, ChosenPlaces>()];
  const kept = pots ? { taken: [pots.firstBox], wished: [pots.box] } : { taken: [trickBox(middle)], wished: middle.shed ? [middle.shed.whole] : [] };
  const { shed } = middle;
  const shownAt = (showing: readonly number[], amidBets: boolean): ReadonlyMap<number, ShowPlace> => memoised(shows, `${showing.join()} ${amidBets}`, () => {
    const lying = amidBets ? (bets?.boxes ?? []) : [];
    const badge = shed && showing.length <= fewOpen ? [shedParts(shed).badge] : [];
    return showPlaces({ room, regions, seats }, showing, [...kept.taken, ...badge], [...kept.wished, ...lying]);
  });
  const openBoxes = (showing: readonly number[]): readonly Box[] => [...shownAt(showing, true).values()].map(({ box }) => box);
  return {
    ...regions, room, seats, track, middle, bets,
    potPlaces: (count) => (pots ? potPlaces(pots, count) : { chipWidth: middle.pot.chipWidth, at: Array<PotPlaces['at'][number]>(count).fill(middle.pot) }),
    showPlaces: shownAt,
    handPlaces: (count) => memoised(hands, count, () => handPlaces(regions.hand, count)),
    chainPlace: (showing) => shed && memoised(chains, showing.join(), () => chainPlaceIn({ regions, seats, shed }, openBoxes(showing))),
    chosenPlaces: (showing) => shed && memoised(choices, showing.join(), () => chosenPlaces({ room, regions, seats, shed }, openBoxes(showing))),
  };
}

function memoised<K, V>(known: Map<K, V>, key: K, make: () => V): V {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}

function trickBox({ trick, trickCard, shed }: Middle): Box {
  if (shed) return trick;
  const [width, height] = [Math.min(trick.width, trickCard * trickShare.width), Math.min(trick.height, trickCard * trickShare.height)];
  return { x: trick.x + (trick.width - width) / 2, y: trick.y + (trick.height - height) / 2, width, height };
}

const none: readonly TrackMark[] = [];

type Company = { readonly regions: Regions; readonly seats: readonly SeatPlace[]; readonly track?: readonly TrackMark[]; readonly middle: Middle; readonly bets: BetPlaces | null; readonly pots: PotArea | null };

function companyOf(room: Room, regions: Regions): Company {
  if (room.betting) return bettingCompany(room, regions);
  if (room.seats <= mostPlates) {
    const plates = companyAt(room, regions);
    if (room.seats <= alwaysPlates || isRoomy(room, plates)) return plates;
  }
  const crowd = crowdAt(room, regions);
  return crowd ? crowdCompany(room, crowd) : companyAt(room, regions);
}

/** Up to so many always have plates, and no more than so many where their names can be read. */
const alwaysPlates = 12;
const mostPlates = 16;
const leastName = 11;

function isRoomy(room: Room, company: Company): boolean {
  const isWritten = company.seats.every(({ size, scale }) => (size === 'roomy' ? roomySeat : compactSeat).nameSize * scale >= leastName);
  return isWritten && isLarge(company, room.shed ? shedCards[1] : trickCards[0]);
}

/** What lies in the middle keeps off the places of those who are to act. */
function crowdCompany(room: Room, { regions, seats, track, middle }: Crowd): Company {
  const turns = seats.flatMap((seat) => (seat.turn ? [{ ...seat, ...seat.turn }] : []));
  return { regions, seats, track, bets: null, pots: null, middle: middleOf(room, regions, [...seats, ...turns], middle) };
}

/** The largest fans beside which played cards are large enough. */
function companyAt(room: Room, regions: Regions): Company {
  const wished = room.shed ? shedCards : trickCards;
  const found: Company[] = [];
  for (const seats of seatPlaces(room, regions)) {
    const company = { regions, seats, bets: null, pots: null, middle: middleOf(room, regions, seats) };
    found.push(company);
    if (isLarge(company, wished[0])) return company;
  }
  const [, ...less] = wished;
  return less.flatMap((part) => found.find((company) => isLarge(company, part)) ?? [])[0] ?? found.at(-1)!;
}

const isLarge = ({ middle }: Company, part: number): boolean => middle.worth >= part;

/** The largest fans beside which every bet lies free and the pots are large enough. */
function bettingCompany(room: Room, regions: Regions): Company {
  let best: { readonly company: Company; readonly worth: number } | null = null;
  for (const seats of seatPlaces(room, regions)) {
    const { bets, found } = stakesBeside({ room, regions, seats });
    const size = found?.size ?? 0;
    const pots = found ?? tightArea(regions);
    const company = { regions, seats, bets, pots, middle: middleAbout(pots, regions) };
    if (bets.fit >= wellPlaced && size >= leastPots) return company;
    const worth = 3 * bets.fit + size;
    if (best === null || worth > best.worth) best = { company, worth };
  }
  return best!.company;
}

type Table = { readonly room: Room; readonly regions: Regions; readonly seats: readonly SeatPlace[] };

/** Who has no hand of his own may look at all hands open, as in a replay: chips keep off those too where they can. */
function stakesBeside(table: Table): { readonly bets: BetPlaces; readonly found: PotArea | null } {
  const { room, regions, seats } = table;
  const open = room.own === null ? [...showPlaces(table, [...seats.keys()], [], []).values()].map(({ box }) => box) : [];
  const beyond = betPlaces(room, regions, seats, open);
  if (open.length === 0 || beyond.fit >= wellPlaced) return { bets: beyond, found: potsBeside(table, [...beyond.boxes, ...open]) };
  const bets = betPlaces(room, regions, seats, []);
  return { bets, found: potsBeside(table, bets.boxes) };
}

/** With so many seats it is seen to that all of them could turn their hands over; of still more, that many never do. */
const manySeats = { least: 7, most: 10 };
const mostTries = 16;

/** The best place for the pots; of a large company the best that leaves room for everybody's cards. */
function potsBeside(table: Table, lying: readonly Box[]): PotArea | null {
  let first: PotArea | null = null;
  let tries = 0;
  for (const area of potAreas(table.regions, table.seats, lying)) {
    first ??= area;
    if (table.seats.length < manySeats.least || table.seats.length > manySeats.most || canShowAll(table, [area.firstBox])) return area;
    if ((tries += 1) >= mostTries) break;
  }
  return first;
}
