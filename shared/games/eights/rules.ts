import type { FaceDown } from "#shared/cards/faceDown.ts";
import type { GameEvent, Left, OfTable, TookPot } from "#shared/contract/outcome.ts";
import type { CommonFacts, Move, RoundResult, Round } from "#shared/contract/round.ts";
import type { Seat } from "#shared/contract/seats.ts";

export type EightsFacts = CommonFacts & {
  /** Null when the round is over. */
  readonly turn: Seat | null;
  /**
   * Seats that passed in succession because no card could be drawn; a game uses one of the two
   * names.
   */
  readonly passed?: readonly Seat[];
  readonly skipped?: readonly Seat[];
};
/** C-8 */
export type EightsRound = Round<{ readonly stake: number }, EightsFacts, Move, unknown>;

export type Blocked = OfTable<"blocked">;
export type EightsEvent<H extends GameEvent> = NoInfer<H> | Left | Blocked | TookPot;

export interface Drawing<R extends EightsRound, H extends GameEvent> {
  /** By default the pile never becomes a new stock. */
  readonly refilling?: {
    readonly may: (round: R) => boolean;
    /** True refills as soon as the stock is empty, false when the next card is needed. */
    readonly atOnce: boolean;
    readonly tell: (cards: number) => H;
  };
}

export interface Ending<R extends EightsRound, H extends GameEvent> {
  /**
   * Determines the places (C-14) and decides a block, lowest first. Default: the number of cards in
   * the hand.
   */
  readonly countOf?: (hand: readonly FaceDown[]) => number;
  /**
   * The order in which winners are reported and odd chips are paid. Default: from the dealer's left
   * (C-8).
   */
  readonly order?: (facts: R["facts"]) => readonly Seat[];
  /** The seats that win a block caused by `actor` when several are equal. Default: all of them. */
  readonly ofEquals?: (round: R, equals: readonly Seat[], actor: Seat) => readonly Seat[];
  /** `counts` are per seat. */
  readonly points?: (counts: readonly number[], winners: readonly Seat[]) => readonly number[];
  /** Reports the hands turned up for counting, before the winners. Default: none. */
  readonly counted?: (ended: R) => readonly H[];
  readonly won: (seat: Seat, result: RoundResult) => H;
  readonly closed: (facts: R["facts"]) => R["facts"];
}

export interface EightsRules<R extends EightsRound, H extends GameEvent>
  extends Drawing<R, H>, Ending<R, H> {
  readonly turnPassed: (round: R, from: Seat, happened: EightsEvent<H>[]) => R;
  readonly passes: "passed" | "skipped";
  readonly gone?: (round: R, seat: Seat) => R;
  /** Called when a single player remains. */
  readonly settled?: (round: R, happened: EightsEvent<H>[]) => R;
  /** Handles a leave while more than a turn is pending; null if nothing else is. */
  readonly afterLeave?: (round: R, seat: Seat, happened: EightsEvent<H>[]) => R | null;
}
