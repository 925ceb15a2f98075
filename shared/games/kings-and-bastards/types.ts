import type { Card, Rank } from "#shared/cards/card.ts";
import type { FaceDown } from "#shared/cards/faceDown.ts";
import { mostChips } from "#shared/contract/chips.ts";
import type { Game, Takes } from "#shared/contract/game.ts";
import type {
  Dealt,
  Left,
  OfSeat,
  OfTable,
  ShowingSome,
  TookPot,
} from "#shared/contract/outcome.ts";
import type { OptionsOf, OwnOptions } from "#shared/contract/options.ts";
import type { CommonFacts, Round } from "#shared/contract/round.ts";
import type { Seat } from "#shared/contract/seats.ts";

export const takes = {
  exchange: ["give"],
  trick: ["play", "pass"],
  over: [],
} as const satisfies Takes<Move>;
export type Phase = keyof typeof takes;

/** KB-1 */
export const players = { min: 2, max: 12 };
const playersPerPack = 6;
export const packCount = (seats: number): number => Math.ceil(seats / playersPerPack);

export const options = {
  jokersPerPack: { default: 1, min: 0, max: 2, rule: "KB-3" },
  exchangeTrumps: { default: false, rule: "KB-6" },
  stake: { default: 0, min: 0, max: mostChips, rule: "KB-15" },
  bastardPays: { default: 0, min: 0, max: mostChips, rule: "KB-15" },
} satisfies OwnOptions;
export type Options = OptionsOf<typeof options>;

export type Lead = Readonly<{ seat: Seat; rank: Rank; count: number }>;

export type Titles = Readonly<{ king: Seat | null; bastard: Seat | null }>;

export type Facts = CommonFacts &
  Readonly<{
    dealer: Seat;
    /** Null after a trick is won and before the first lead. */
    lead: Lead | null;
    /**
     * The plays of the current trick, oldest first, the last being the one to beat. Their cards are
     * the last ones of the pile, in this order.
     */
    trick: readonly Pick<Lead, "seat" | "count">[];
    /** Seats in the order of going out. */
    out: readonly Seat[];
    /** Null outside of `trick`. */
    turn: Seat | null;
    /** Since the last play (KB-12). */
    passed: readonly Seat[];
    /**
     * The 3 of clubs while it must be led (KB-7). It is public, as the starter is known to hold it.
     */
    owed: "3c" | null;
    /** The King gives `count` cards and gets as many (KB-6). */
    exchange: Readonly<{ king: Seat; bastard: Seat; count: number }> | null;
    /** Last round's titles; once this round is over, its own. */
    titles: Titles;
  }>;

export type Play = Readonly<{ type: "play"; cards: readonly Card[]; as?: Rank }>;
export type Give = Readonly<{ type: "give"; cards: readonly Card[] }>;
export type Move = Play | Give | { readonly type: "pass" } | { readonly type: "leave" };

/**
 * The cards that King and Bastard know in each other's hands since the exchange, until they are
 * played (C-7).
 */
export type Secret = Readonly<{
  king: Seat;
  bastard: Seat;
  withKing: readonly FaceDown[];
  withBastard: readonly FaceDown[];
}> | null;

export type Carry = Readonly<{
  king?: Seat;
  bastard?: Seat;
  /** The dealer of the last round: without a Bastard, the seat to their left deals next (KB-5). */
  lastDealer?: Seat;
  chips?: readonly number[];
}>;

export type KingsEvent =
  | Dealt
  | OfSeat<
      "played",
      Readonly<{
        cards: readonly Card[];
        /** The rank they count as, a joker's too. */ rank: Rank;
        count: number;
      }>
    >
  | OfSeat<"passed">
  | OfSeat<"wonTrick", { readonly by: "passes" | "trump" }>
  /** KB-6: only King and Bastard see the cards. */
  | ShowingSome<OfSeat<"gave", Readonly<{ to: Seat; count: number }>>>
  | OfTable<"exchangeCalledOff">
  | OfSeat<"wentOut", { readonly place: number }>
  | Left
  | OfTable<"crowned", Titles>
  | TookPot
  /** KB-15 */
  | OfSeat<"paid", Readonly<{ to: Seat; amount: number }>>;

export type KingsRound = Round<Options, Facts, Move, Secret>;
export type KingsGame = Game<Options, Facts, Move, KingsEvent, Secret, Carry>;
