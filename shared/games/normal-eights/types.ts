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

export type Options = Readonly<{
  /** NE-1 */
  jokersPerPack: number;
  /** NE-20: in seconds. */
  nopeSeconds: number;
  /** NE-20: in seconds. */
  nopeFloor: number;
  /** C-8: chips each seat pays into the pot. */
  stake: number;
}>;

/**
 * A card of the open windows: the played card, then the aces that answer each other (NE-18…NE-21).
 */
export type Chained = Readonly<{
  seat: Seat;
  card: Card;
  /** The card that this ace answers goes back to its player's hand. */
  sendBack: boolean;
}>;

export type Effect = Readonly<{
  seat: Seat;
  /** For a joker, the card it was named (NE-24). */
  card: Card;
  /** Set for NE-10, NE-15 and NE-17, otherwise null. */
  target: Seat | null;
  /** Set for NE-16, otherwise null. */
  suit: Suit | null;
}>;

export type Facts = CommonFacts &
  Readonly<{
    dealer: Seat;
    direction: 1 | -1;
    /** Set also during windows and choices; null when the round is over. */
    turn: Seat | null;
    /** The turn's card was drawn; it is the last of the hand and must be kept or played (NE-3). */
    drew: boolean;
    /**
     * `suit` and `rank` must be matched; null if none counts. While windows are open they still refer
     * to the pile below.
     */
    suit: Suit | null;
    rank: Rank | null;
    /** NE-23 */
    blank: boolean;
    /** Per seat: how many of its next turns are skipped (NE-15). */
    skips: readonly number[];
    /** NE-9 */
    shown: readonly Seat[];
    /** Empty except in `respond`. */
    chain: readonly Chained[];
    /** Parallel to `chain`: what each of its cards counts as (NE-24). */
    counted: readonly Card[];
    /** Set from the play until the card has had its effect, otherwise null. */
    effect: Effect | null;
    /** Response windows opened in this round, hence the number of the open one. */
    windows: number;
    /** Seats still to choose, ascending; omitted while a response window is open (NE-20). */
    pending?: readonly Seat[];
    /** Seats that passed in succession because no card could be drawn (NE-6). */
    passed: readonly Seat[];
  }>;

export type Play = Readonly<{
  type: "play";
  card: Card;
  as?: Card;
  target?: Seat;
  suit?: Suit;
}>;
export type Nope = Readonly<{
  type: "nope";
  card: Card;
  sendBack: boolean;
  as?: Card;
}>;
export type Pick = Readonly<{ type: "pick"; card: Card }>;
export type Sets = Readonly<{
  type: "sets";
  sets: readonly (readonly Card[])[];
  top?: Card;
}>;
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
export type Sighting = Readonly<{
  seat: Seat;
  card: FaceDown;
  by: readonly Seat[];
}>;
export type Secret = { readonly sightings: readonly Sighting[] };

/** NE-2: the last winner deals. */
export type Carry = DealerCarry;

export type Owned = Readonly<{ seat: Seat; card: Card }>;
export type Settled = Owned &
  Readonly<{
    as?: Card;
    stands: boolean;
    back: boolean;
  }>;

export type NormalEvent =
  | Dealt
  | OfSeat<"played", Readonly<{ card: Card; as?: Card; target?: Seat; suit?: Suit }>>
  | OfSeat<"noped", Readonly<{ card: Card; as?: Card; sendBack: boolean }>>
  /** A pass in a window; only its own seat is notified. */
  | OfSeat<"answered">
  /** Follows the moves of the cards and precedes any effect. */
  | OfTable<"settled", { readonly chain: readonly Settled[] }>
  | OfSeat<"asked", Readonly<{ what: Choosing; seats: readonly Seat[] }>>
  /** Not in `give`. */
  | OfSeat<"picked">
  /** Seats not in `highest` take their cards back. */
  | OfTable<"turned", Readonly<{ picks: readonly Owned[]; highest: readonly Seat[] }>>
  /** In the order on the pile, top last (war, sets, purge). */
  | OfTable<"discarded", { readonly cards: readonly Owned[] }>
  /** `card` is included if a hand lies open, otherwise shown only to the two players. */
  | MayShowSome<OfSeat<"gave", Readonly<{ to: Seat; card?: Card }>>>
  /**
   * `cards` are included if the hand lies open, otherwise shown only to the seat that drew them.
   */
  | MayShowSome<
      OfSeat<
        "drew",
        Readonly<{
          count: number;
          why: "turn" | "collect" | "king";
          cards?: readonly Card[];
        }>
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
  | OfSeat<"skipping", Readonly<{ target: Seat; skips: number }>>
  | OfSeat<"skipped", { readonly left: number }>
  /** NE-16 */
  | OfSeat<"named", { readonly suit: Suit }>
  /** NE-25 */
  | Readonly<{ type: "fizzled"; seat?: Seat; told: Nothing }>
  | OfSeat<"kept">
  /** NE-6 */
  | OfSeat<"passed">
  | Left
  | Blocked
  | OfSeat<"won">
  | TookPot;

export type NormalRound = Round<Options, Facts, Move, Secret>;
export type NormalGame = Game<Options, Facts, Move, NormalEvent, Secret, Carry>;
