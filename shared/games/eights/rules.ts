import type { FaceDown } from "#shared/cards/faceDown.ts";
import type { Happening, Left, OfTable, TookPot } from "#shared/contract/outcome.ts";
import type { CommonFacts, Move, Result, Round } from "#shared/contract/round.ts";
import type { Seat } from "#shared/contract/seats.ts";

export type EightsFacts = CommonFacts & {
  /** The seat to act; null when over. */
  readonly turn: Seat | null;
  /** By either name: the seats that passed in succession because no card could be drawn. */
  readonly passed?: readonly Seat[];
  readonly skipped?: readonly Seat[];
};
/** `stake` is the option of C-8. */
export type EightsRound = Round<{ readonly stake: number }, EightsFacts, Move, unknown>;

export type Blocked = OfTable<"blocked">;
export type Told<H extends Happening> = NoInfer<H> | Left | Blocked | TookPot;

export interface Drawing<R extends EightsRound, H extends Happening> {
  /** Where nothing is said the pile never becomes a new stock. */
  readonly refilling?: {
    readonly may: (round: R) => boolean;
    /** As soon as the stock is empty; else when a card must come off it. */
    readonly atOnce: boolean;
    readonly tell: (cards: number) => H;
  };
}

export interface Ending<R extends EightsRound, H extends Happening> {
  /**
   * What makes the places (C-14) and decides a block, the least first: where nothing is said, the
   * cards in the hand.
   */
  readonly countOf?: (hand: readonly FaceDown[]) => number;
  /**
   * In which order winners are told and odd chips go: where nothing is said, from the dealer's left
   * (C-8).
   */
  readonly order?: (facts: R["facts"]) => readonly Seat[];
  /** Who of several wins a block that `actor` brought about: where nothing is said, all of them. */
  readonly ofEquals?: (round: R, equals: readonly Seat[], actor: Seat) => readonly Seat[];
  /** What each seat scores, by what counts in each hand. */
  readonly points?: (counts: readonly number[], winners: readonly Seat[]) => readonly number[];
  /** The hands that are turned up to be counted, told before who has won; none unless given. */
  readonly counted?: (ended: R) => readonly H[];
  readonly won: (seat: Seat, result: Result) => H;
  /** Nothing waits for anybody any more. */
  readonly closed: (facts: R["facts"]) => R["facts"];
}

/** The whole table: a game says what differs and leaves the rest out. */
export interface EightsRules<R extends EightsRound, H extends Happening>
  extends Drawing<R, H>, Ending<R, H> {
  /** The turn of `from` is over, and the next begins. */
  readonly turnPassed: (round: R, from: Seat, happened: Told<H>[]) => R;
  readonly passes: "passed" | "skipped";
  /** What else goes with a leaver. */
  readonly gone?: (round: R, seat: Seat) => R;
  /** What still has to be settled when one alone has won. */
  readonly settled?: (round: R, happened: Told<H>[]) => R;
  /** What comes of a leave where more waits than a turn; null where nothing does. */
  readonly afterLeave?: (round: R, seat: Seat, happened: Told<H>[]) => R | null;
}
