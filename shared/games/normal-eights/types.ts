import type { Card, Rank, Suit } from "#shared/cards/card.ts";
import type { FaceDown } from "#shared/cards/faceDown.ts";
import type { Game } from "#shared/contract/game.ts";
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
import type { Takes } from "#shared/contract/takes.ts";
import type { DealerCarry } from "#shared/contract/carry.ts";
import type { Refilled } from "../eights/drawing.ts";
import type { Blocked } from "../eights/rules.ts";

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
/** Phases in which cards are chosen face down (NE-7, NE-10…NE-12). */
export type Choosing = Extract<Phase, "war" | "give" | "sets" | "purge">;

export type Options = {
  /** NE-1 */
  readonly jokersPerPack: number;
  /** NE-20: seconds for which a response window stays open at most. */
  readonly nopeSeconds: number;
  /** NE-20: seconds for which it stays open at least. */
  readonly nopeFloor: number;
  /** C-8: chips each seat pays into the pot. */
  readonly stake: number;
};

/**
 * A card of the open windows: the one that was played, then the aces that answer each other
 * (NE-18…NE-21).
 */
export type Chained = {
  readonly seat: Seat;
  readonly card: Card;
  /** An ace's player says that the card it answers goes back to its hand. */ readonly sendBack: boolean;
};

/** The card whose windows are open, or whose effect is being carried out. */
export type Effect = {
  /** The user. */
  readonly seat: Seat;
  /** As what it counts: a joker as the card it was named (NE-24). */
  readonly card: Card;
  /** NE-10, NE-15, NE-17; else null. */
  readonly target: Seat | null;
  /** NE-16; else null. */
  readonly suit: Suit | null;
};

export type Facts = CommonFacts & {
  readonly dealer: Seat;
  readonly direction: 1 | -1;
  /** Whose turn it is, windows and choices included; null when over. */
  readonly turn: Seat | null;
  /** The turn's card was drawn, and is the last of that hand: to be kept or played (NE-3). */
  readonly drew: boolean;
  /**
   * To be matched; null where none counts. While windows are open still those of the pile below
   * them.
   */
  readonly suit: Suit | null;
  readonly rank: Rank | null;
  /** Any card may follow (NE-23). */
  readonly blank: boolean;
  /** Per seat: so many of its next turns are skipped (NE-15). */
  readonly skips: readonly number[];
  /** Seats whose hands lie open (NE-9). */
  readonly shown: readonly Seat[];
  /** Empty but in `respond`. */
  readonly chain: readonly Chained[];
  /** Beside `chain`: as what each of its cards counts (NE-24). */
  readonly counted: readonly Card[];
  /** From the play until the card has had its effect; else null. */
  readonly effect: Effect | null;
  /** Response windows opened in this round: the number of the open one. */
  readonly windows: number;
  /** Seats still to choose, ascending; left out while a response window is open (NE-20). */
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
 * A card in a hand that others have rightly seen there: turned in a war, sent back, given (C-7).
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
/** A card of a chain once its windows have closed: `back` to its player's hand, or on the pile. */
export type Settled = Owned & {
  readonly as?: Card;
  readonly stands: boolean;
  readonly back: boolean;
};

export type NormalHappening =
  | Dealt
  /** The card lies in the chain, and a window opens. */
  | OfSeat<
      "played",
      { readonly card: Card; readonly as?: Card; readonly target?: Seat; readonly suit?: Suit }
    >
  | OfSeat<"noped", { readonly card: Card; readonly as?: Card; readonly sendBack: boolean }>
  /** A pass in a window; its seat alone learns that anything happened. */
  | OfSeat<"answered">
  /** The windows are over and their cards have moved, in order; before any effect. */
  | OfTable<"settled", { readonly chain: readonly Settled[] }>
  | OfSeat<"asked", { readonly what: Choosing; readonly seats: readonly Seat[] }>
  /** The seat has chosen (not in `give`). */
  | OfSeat<"picked">
  /** War, all at once; who is not in `highest` takes the card back. */
  | OfTable<"turned", { readonly picks: readonly Owned[]; readonly highest: readonly Seat[] }>
  /** In the order in which they go on the pile, top last (war, sets, purge). */
  | OfTable<"discarded", { readonly cards: readonly Owned[] }>
  /** `card` where the hand lies open, else shown to the two. */
  | MayShowSome<OfSeat<"gave", { readonly to: Seat; readonly card?: Card }>>
  /** `cards` where the hand lies open, else shown to who drew them. */
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
  /** NE-6: before a draw. */
  | Refilled
  /** NE-9 */
  | OfSeat<"showed", { readonly cards: readonly Card[] }>
  | OfSeat<"hid">
  | OfSeat<"reversed", { readonly direction: 1 | -1 }>
  /** NE-14 */
  | OfSeat<"again">
  /** NE-15: so many turns of `target` will be skipped. */
  | OfSeat<"skipping", { readonly target: Seat; readonly skips: number }>
  /** A turn was; so many follow. */
  | OfSeat<"skipped", { readonly left: number }>
  /** NE-16 */
  | OfSeat<"named", { readonly suit: Suit }>
  /** NE-25: the card stood, but nothing came of it. */
  | { readonly type: "fizzled"; readonly seat?: Seat; readonly told: Nothing }
  | OfSeat<"kept">
  /** NE-6, public. */
  | OfSeat<"passed">
  | Left
  | Blocked
  | OfSeat<"won">
  | TookPot;

export type NormalRound = Round<Options, Facts, Move, Secret>;
export type NormalGame = Game<Options, Facts, Move, NormalHappening, Secret, Carry>;
