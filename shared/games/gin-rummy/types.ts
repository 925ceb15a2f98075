import type { Card } from "#shared/cards/card.ts";
import type { Game } from "#shared/contract/game.ts";
import type { Dealt, Left, OfSeat, OfTable, TookPot } from "#shared/contract/outcome.ts";
import type { CommonFacts, Result as CommonResult, Round } from "#shared/contract/round.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { Takes } from "#shared/contract/takes.ts";
import type { DealerCarry } from "#shared/contract/carry.ts";
import type { Took } from "#shared/contract/outcome.ts";
import type { LaidOff } from "./layOff.ts";

export const takes = {
  upcard: ["take", "pass"],
  draw: ["draw", "take"],
  discard: ["discard", "knock", "bigGin"],
  layoff: ["layOff"],
  over: [],
} as const satisfies Takes<Move>;
export type Phase = keyof typeof takes;

export type Options = {
  /** GR-9: the most deadwood to knock with; 0 plays straight gin. */
  readonly knockLimit: number;
  /** GR-10: the up-card lowers the limit, and a spade doubles the points. */
  readonly oklahoma: boolean;
  /** GR-12: for going down with eleven cards in melds; 0 where that is not played. */
  readonly bigGin: number;
  /** GR-13: may the opponent lay off on the knocker's melds? */
  readonly layOffs: boolean;
  /** GR-14 */
  readonly undercutBonus: number;
  /** GR-14 */
  readonly ginBonus: number;
  /** GR-17: points that end a match; 0 for none, and no bonuses with it. */
  readonly target: number;
  /** GR-17: for who reaches the target. */
  readonly gameBonus: number;
  /** GR-17: for each hand won, when the match ends. */
  readonly boxBonus: number;
  /** C-8: chips each seat pays into the pot. */
  readonly stake: number;
};

/** How a hand came to its end (GR-12, GR-14…GR-16). */
export type EndedBy = "knock" | "undercut" | "gin" | "bigGin" | "dead" | "leave";
export type DownBy = Extract<EndedBy, "knock" | "gin" | "bigGin">;

export type Melds = readonly (readonly Card[])[];

export type Result = CommonResult & {
  readonly points: readonly number[];
  readonly by: EndedBy;
  /**
   * Per seat what the end of the match adds (GR-17), which `points` contains; null while it goes
   * on.
   */
  readonly bonus: readonly number[] | null;
};

export type Facts = CommonFacts & {
  readonly dealer: Seat;
  /** The seat to act; null when over. */
  readonly turn: Seat | null;
  /** GR-6: the up-card is being offered. */
  readonly offered: boolean;
  /** GR-6: who has passed the up-card, until it is taken or a card is drawn. */
  readonly passed: readonly Seat[];
  /** Whence the card came with which the turn has begun; null while there is none. */
  readonly drawn: "stock" | "pile" | null;
  /** GR-8: turns in a row that have begun with a take. */
  readonly takesInRow: number;
  /** GR-9, GR-10: the most deadwood to knock with. */
  readonly limit: number;
  /** GR-10 */
  readonly double: boolean;
  /** GR-19: per seat the cards of the hand that came from the pile, in the order taken. */
  readonly taken: readonly (readonly Card[])[];
  /** Who has gone down, also with gin. */
  readonly knocker: Seat | null;
  /** Per seat the melds laid down. */
  readonly melds: readonly (Melds | null)[];
  /** GR-13: for each of the knocker's melds; empty until it is done. */
  readonly laidOff: LaidOff;
  /** Per seat, once it is counted. */
  readonly deadwood: readonly (number | null)[];
  /** GR-17: per seat in this match; of a round that is over with all that it brought. */
  readonly score: readonly number[];
  readonly boxes: readonly number[];
  readonly result: Result | null;
};

export type Discard = { readonly type: "discard"; readonly card: Card };
export type Knock = { readonly type: "knock"; readonly card: Card; readonly melds?: Melds };
export type LayOff = { readonly type: "layOff"; readonly on?: LaidOff };
export type Move =
  | { readonly type: "take" }
  | { readonly type: "pass" }
  | { readonly type: "draw" }
  | Discard
  | Knock
  | { readonly type: "bigGin" }
  | LayOff
  | { readonly type: "leave" };

/** GR-17: scores and boxes of the match so far. */
export type Carry = DealerCarry & {
  readonly score: readonly number[];
  readonly boxes: readonly number[];
};

export type GinHappening =
  | Dealt
  | OfSeat<"passed">
  /** From the pile. */
  | OfSeat<"took", { readonly card: Card }>
  | Took<"drew">
  | OfSeat<"discarded", { readonly card: Card }>
  /** `card`: put on the pile; big gin leaves none. */
  | OfSeat<
      "wentDown",
      {
        readonly by: DownBy;
        readonly card: Card | null;
        readonly melds: Melds;
        readonly rest: readonly Card[];
        readonly deadwood: number;
      }
    >
  | OfSeat<"laidOff", { readonly on: LaidOff }>
  /** The opponent's hand is turned up: its melds, and what else is left. */
  | OfSeat<
      "counted",
      { readonly melds: Melds; readonly rest: readonly Card[]; readonly deadwood: number }
    >
  /** GR-15: the stakes went back, so much to each. */
  | OfTable<"dead", { readonly back: number }>
  | Left
  | OfSeat<"won", { readonly by: EndedBy; readonly points: number }>
  /** GR-17: `bonus` per seat. */
  | OfSeat<
      "wonMatch",
      {
        readonly bonus: readonly number[];
        readonly score: readonly number[];
        readonly shutout: boolean;
      }
    >
  | TookPot;

export type GinRound = Round<Options, Facts, Move>;
export type GinGame = Game<Options, Facts, Move, GinHappening, null, Carry>;
