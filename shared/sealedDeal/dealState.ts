// What one program knows of a sealed deal (H-51): the host's and each player's page keep the same log
// and work out the same round from it, each over its own guess of the cards.

import type { Card } from "#shared/cards/card.ts";
import type { AnyGame, AnyRound, Start } from "#shared/contract/game.ts";
import type { Public } from "#shared/contract/json.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { RoundStep } from "#shared/contract/view.ts";
import type { Gift } from "./kingsCards.ts";
import type {
  BoxedShare,
  Ciphertext,
  Deposit,
  Hex,
  DeckPlace,
  Point,
  Scalar,
  SealedMove,
  SealedPlan,
  SeatKeys,
  Share,
} from "./parts.ts";
import type { Guess } from "./sealedRound.ts";

/** `seat`, `move`: null for the deal. */
type MadeStep = Readonly<{
  before: AnyRound | null;
  seat: Seat | null;
  /** As it was logged: cards of a hand are named by their places. */
  move: SealedMove | null;
  auto: boolean;
  /** KB-6: what left the Bastard's hand. */
  gave: readonly DeckPlace[] | null;
}>;

/** Number 0 is the deal. */
export type SealedStep = MadeStep & Readonly<{ number: number; step: RoundStep }>;

/** A step that needs parts of others before it is complete. */
export type WaitingStep = MadeStep & Readonly<{ saidNone: readonly Seat[] }>;

export type LoggedMove = Readonly<{ seat: Seat; move: SealedMove; auto: boolean }>;

/**
 * What a page must keep beside its secrets whenever it changes, as if it were loaded again: plain
 * JSON. A place that was opened to one seat it never opens to another, whatever log it is told.
 */
export type SealedMemory = Readonly<{
  /** To which seat a place was opened with this page's share, its own seat among them. */
  opened: readonly Readonly<{ place: DeckPlace; to: Seat }>[];
  /** The hashes of its own deposits and shuffle, as they are to be logged. */
  own: readonly Hex[];
  /** So many entries of the log it has taken, and the log's hash then. */
  entries: number;
  logHash: Hex;
}>;

export const newMemory = (planHash: Hex): SealedMemory => ({
  ...{ opened: [], own: [] },
  ...{ entries: 0, logHash: planHash },
});

export function withOpened(
  memory: SealedMemory,
  places: readonly DeckPlace[],
  to: Seat,
): SealedMemory {
  const added = places.filter((place) => memory.opened.every((each) => each.place !== place));
  return { ...memory, opened: [...memory.opened, ...added.map((place) => ({ place, to }))] };
}

/** Before the cards. */
export type Sealing = Readonly<{
  /** By seat; of the host's until all are there. */
  commitments: readonly (Hex | null)[];
  keys: readonly (SeatKeys | null)[];
  /** Of all keys. */
  joint: Point | null;
  deposits: readonly (readonly (Deposit | null)[] | null)[];
  /** Those of the cards, in pack order. */
  points: readonly Point[];
  /** By so many seats it was shuffled. */
  shuffles: number;
  deck: readonly Ciphertext[];
}>;

/** What this program has seen of the cards. */
export type Sight = Readonly<{
  guess: Guess;
  /** The places whose names in `guess` are certain to this program. */
  known: ReadonlySet<DeckPlace>;
  /** Those that lie, or lay, open to all. */
  open: ReadonlySet<DeckPlace>;
  /** That this program holds, by seat. */
  shares: ReadonlyMap<DeckPlace, ReadonlyMap<Seat, Share>>;
}>;

/** KB-6: from the Bastard to the King; `returned` is what the King gave. */
export type Exchange = Gift & Readonly<{ from: Seat; to: Seat; returned: readonly DeckPlace[] }>;

export type Course = Readonly<{
  start: Start<Public, Public>;
  /** All that everybody must know of them is open; a card for one seat's eyes may still be on its way. */
  steps: readonly SealedStep[];
  waiting: WaitingStep | null;
  /** Made when the waiting step is complete, unless the rules then forbid it. */
  queue: readonly LoggedMove[];
  /** In the order in which they left. */
  gone: readonly Seat[];
  /** To which seat each place was dealt. */
  dealtTo: ReadonlyMap<DeckPlace, Seat>;
  gift: Exchange | null;
  /** KB-7: in which of their places seats said that the 3 of clubs is not. */
  saidNone: readonly Readonly<{ seat: Seat; places: readonly DeckPlace[] }>[];
  /** KB-7: the places of those who left, once nobody else has the 3 of clubs. */
  startAmong: readonly DeckPlace[] | null;
  /** By the seat that is gone, and the seat that keeps it. */
  standIns: ReadonlyMap<Seat, ReadonlyMap<Seat, Scalar>>;
  /** Deck keys of seats that are gone, where all their parts are there. */
  standInKeys: ReadonlyMap<Seat, Scalar>;
}>;

export type SealedDeal = Readonly<{
  plan: SealedPlan;
  planHash: Hex;
  /** Null for the host, which has no cards. */
  viewer: Seat | null;
  game: AnyGame;
  /** In pack order. */
  pack: readonly Card[];
  /** Of the plan; deck and dice are none yet. */
  planned: Start<Public, Public>;
  /** So many entries of the log were taken. */
  entries: number;
  logHash: Hex;
  /** The hashes of the log since the deal, or the last move of a page. */
  earlier: readonly Hex[];
  memory: SealedMemory;
  /** What this page sent and need not send again, by names of `sentNames`. */
  sent: ReadonlySet<string>;
  /** On a page: the boxes that do not hold what they should. */
  spoilt: readonly BoxedShare[];
  /** On the host: the boxes that came, by names of `boxName`. */
  boxed: ReadonlySet<string>;
  sealing: Sealing;
  sight: Sight;
  course: Course | null;
  /** All that are complete, as they were then, up to `newest`. */
  steps: readonly SealedStep[];
  /** Null before the deal is complete. */
  newest: SealedStep | null;
}>;

/** From the last shuffle on. */
export type DealtOut = SealedDeal & Readonly<{ course: Course }>;

export const isDealtOut = (deal: SealedDeal): deal is DealtOut => deal.course !== null;

/** Whether the newest step is complete, and everybody it is for can read its cards. */
export const isQuiet = (deal: SealedDeal): boolean =>
  isDealtOut(deal) &&
  deal.course.waiting === null &&
  deal.newest?.number === deal.course.steps.length - 1;

export const seatsOf = ({ plan }: SealedDeal): number => plan.players.length;

export const allSeats = ({ plan }: SealedDeal): readonly Seat[] => [...plan.players.keys()];

export const withCourse = <D extends DealtOut>(deal: D, changes: Partial<Course>): D => ({
  ...deal,
  course: { ...deal.course, ...changes },
});

/** The round after the last step, or null before the deal is complete. */
export const lastRound = ({ course }: DealtOut): AnyRound | null =>
  course.steps.at(-1)?.step.round ?? null;

export const isOver = (deal: SealedDeal): boolean =>
  isDealtOut(deal) && (lastRound(deal)?.facts.result ?? null) !== null;
