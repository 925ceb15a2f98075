import type { Card, Rank, Suit } from "#shared/cards/card.ts";
import type { FaceDown } from "#shared/cards/faceDown.ts";
import type { Game, Takes } from "#shared/contract/game.ts";
import type {
  Dealt,
  Left,
  MayShowSome,
  Nothing,
  OfSeat,
  OfTable,
  TookPot,
} from "#shared/contract/outcome.ts";
import type { CommonFacts, Round } from "#shared/contract/round.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { DealerCarry } from "#shared/contract/carry.ts";
import type { Refilled, Blocked } from "../eights/rules.ts";

export const takes = {
  turn: ["play", "draw", "pass"],
  drawn: ["play", "keep"],
  respond: ["nope", "pass"],
  war: ["pick"],
  give: ["pick"],
  sets: ["sets"],
  purge: ["pick"],
  over: [],
} as const satisfies Takes<Move>;
export type Phase = keyof typeof takes;
/** NE-7, NE-10…NE-12: cards are chosen face down. */
export type Choosing = Extract<Phase, "war" | "give" | "sets" | "purge">;

export type Options = {
  /** NE-1 */
  readonly jokersPerPack: number;
  /** NE-20: in seconds. */
  readonly nopeSeconds: number;
  /** NE-20: in seconds. */
  readonly nopeFloor: number;
  /** C-8: chips each seat pays into the pot. */
  readonly stake: number;
};

/**
 * A card of the open windows: the played card, then the aces that answer each other (NE-18…NE-21).
 */
export type Chained = {
  readonly seat: Seat;
  readonly card: Card;
  /** The card that this ace answers goes back to its player's hand. */
  readonly sendBack: boolean;
};

export type Effect = {
  readonly seat: Seat;
  /** For a joker, the card it was named (NE-24). */
  readonly card: Card;
  /** Set for NE-10, NE-15 and NE-17, otherwise null. */
  readonly target: Seat | null;
  /** Set for NE-16, otherwise null. */
  readonly suit: Suit | null;
};

export type Facts = CommonFacts & {
  readonly dealer: Seat;
  readonly direction: 1 | -1;
  /** Set also during windows and choices; null when the round is over. */
  readonly turn: Seat | null;
  /** The turn's card was drawn; it is the last of the hand and must be kept or played (NE-3). */
  readonly drew: boolean;
  /**
   * `suit` and `rank` must be matched; null if none counts. While windows are open they still refer
   * to the pile below.
   */
  readonly suit: Suit | null;
  readonly rank: Rank | null;
  /** NE-23 */
  readonly blank: boolean;
  /** Per seat: how many of its next turns are skipped (NE-15). */
  readonly skips: readonly number[];
  /** NE-9 */
  readonly shown: readonly Seat[];
  /** Empty except in `respond`. */
  readonly chain: readonly Chained[];
  /** Parallel to `chain`: what each of its cards counts as (NE-24). */
  readonly counted: readonly Card[];
  /** Set from the play until the card has had its effect, otherwise null. */
  readonly effect: Effect | null;
  /** Response windows opened in this round, hence the number of the open one. */
  readonly windows: number;
  /** Seats still to choose, ascending; omitted while a response window is open (NE-20). */
  readonly pending?: readonly Seat[];
  /** Seats that passed in succession because no card could be drawn (NE-6). */
  readonly passed: readonly Seat[];
};

export type Play = {
  readonly type: "play";
  readonly card: Card;
  readonly as?: Card;
  readonly target?: Seat;
  readonly suit?: Suit;
};
export type Nope = {
  readonly type: "nope";
  readonly card: Card;
  readonly sendBack: boolean;
  readonly as?: Card;
};
export type Pick = { readonly type: "pick"; readonly card: Card };
export type Sets = {
  readonly type: "sets";
  readonly sets: readonly (readonly Card[])[];
  readonly top?: Card;
};
export type Move =
  | Play
  | Nope
  | Pick
  | Sets
  | { readonly type: "draw" }
  | { readonly type: "keep" }
  | { readonly type: "pass" }
  | { readonly type: "leave" };

/**
 * A card of a hand that others have legitimately seen: turned in a war, sent back or given (C-7).
 */
export type Sighting = {
  readonly seat: Seat;
  readonly card: FaceDown;
  readonly by: readonly Seat[];
};
export type Secret = { readonly sightings: readonly Sighting[] };

/** NE-2: the last winner deals. */
export type Carry = DealerCarry;

export type Owned = { readonly seat: Seat; readonly card: Card };
export type Settled = Owned & {
  readonly as?: Card;
  readonly stands: boolean;
  readonly back: boolean;
};

export type NormalEvent =
  | Dealt
  | OfSeat<
      "played",
      { readonly card: Card; readonly as?: Card; readonly target?: Seat; readonly suit?: Suit }
    >
  | OfSeat<"noped", { readonly card: Card; readonly as?: Card; readonly sendBack: boolean }>
  /** A pass in a window; only its own seat is notified. */
  | OfSeat<"answered">
  /** Follows the moves of the cards and precedes any effect. */
  | OfTable<"settled", { readonly chain: readonly Settled[] }>
  | OfSeat<"asked", { readonly what: Choosing; readonly seats: readonly Seat[] }>
  /** Not in `give`. */
  | OfSeat<"picked">
  /** Seats not in `highest` take their cards back. */
  | OfTable<"turned", { readonly picks: readonly Owned[]; readonly highest: readonly Seat[] }>
  /** In the order on the pile, top last (war, sets, purge). */
  | OfTable<"discarded", { readonly cards: readonly Owned[] }>
  /** `card` is included if a hand lies open, otherwise shown only to the two players. */
  | MayShowSome<OfSeat<"gave", { readonly to: Seat; readonly card?: Card }>>
  /**
   * `cards` are included if the hand lies open, otherwise shown only to the seat that drew them.
   */
  | MayShowSome<
      OfSeat<
        "drew",
        {
          readonly count: number;
          readonly why: "turn" | "collect" | "king";
          readonly cards?: readonly Card[];
        }
      >
    >
  /** NE-6 */
  | Refilled
  /** NE-9 */
  | OfSeat<"showed", { readonly cards: readonly Card[] }>
  | OfSeat<"hid">
  | OfSeat<"reversed", { readonly direction: 1 | -1 }>
  /** NE-14 */
  | OfSeat<"again">
  /** NE-15 */
  | OfSeat<"skipping", { readonly target: Seat; readonly skips: number }>
  | OfSeat<"skipped", { readonly left: number }>
  /** NE-16 */
  | OfSeat<"named", { readonly suit: Suit }>
  /** NE-25 */
  | { readonly type: "fizzled"; readonly seat?: Seat; readonly told: Nothing }
  | OfSeat<"kept">
  /** NE-6 */
  | OfSeat<"passed">
  | Left
  | Blocked
  | OfSeat<"won">
  | TookPot;

export type NormalRound = Round<Options, Facts, Move, Secret>;
export type NormalGame = Game<Options, Facts, Move, NormalEvent, Secret, Carry>;
