// What the host and the players' programs tell each other of a sealed deal (H-51).

import type { Public } from "#shared/contract/json.ts";
import type { Move } from "#shared/contract/round.ts";
import type { Seat } from "#shared/contract/seats.ts";

/** Lower-case hexadecimal digits. */
export type Hex = string;
/** An encoded element of ristretto255, 64 digits. */
export type Point = Hex;
/** A number below the order of the group, little-endian, 64 digits. */
export type Scalar = Hex;

/** The place of a card in the sealed deck, from 0, the top. */
export type DeckPlace = number;

/** Fixed before anybody's program does anything; every text that is proved or signed is bound to it. */
export type SealedPlan = Readonly<{
  /** 32 digits; names one deal. */
  deal: Hex;
  table: string;
  /** At the table, from 1. */
  round: number;
  game: string;
  options: { readonly [key: string]: boolean | number };
  /** Ids by seat. */
  players: readonly string[];
  dealer: Seat | null;
  carry: Public;
}>;

/** A card that nobody knows: the pair (r·B, card + r·H) for some r. */
export type Ciphertext = readonly [Point, Point];

/** Chaum–Pedersen: that one scalar lies behind two points. Schnorr: the same with one. */
export type Proof = Readonly<{ challenge: Scalar; response: Scalar }>;

/** One seat's part of what opens a card. */
export type Share = Readonly<{ share: Point; proof: Proof }>;

/** The public keys of one seat, and that it knows what lies behind them. */
export type SeatKeys = Readonly<{
  /** Its part of the key of the deck. */
  deck: Point;
  deckProof: Proof;
  /** To which others seal what only this seat may read. */
  box: Point;
  boxProof: Proof;
  /** Ed25519. */
  signing: Hex;
  /** 64 digits, so that a commitment to the keys tells nothing. */
  salt: Hex;
}>;

/**
 * Readable by one seat alone. `proof`: whoever sealed it knows what lies behind `point`, so that no
 * part of another box is passed off as their own.
 */
export type SealedBox = Readonly<{ point: Point; proof: Proof; text: Hex }>;

/**
 * What its receiver shows of a box, so that all can read it: whose share or deposit it should hold,
 * the point that opens it, and that it is that point.
 */
export type OpenedBox = Readonly<{ from: Seat; agreed: Point; proof: Proof }>;

/** A share for one seat's eyes. */
export type BoxedShare = Readonly<{ from: Seat; to: Seat; place: DeckPlace; box: SealedBox }>;

/** A card that is turned up: the shares of its place, by seat, let everybody read it. */
export type Opened = Readonly<{ place: DeckPlace; shares: readonly Share[] }>;

/** A part of a seat's deck key for another seat, which helps to stand in for it (H-51). */
export type Deposit = Readonly<{ point: Point; box: SealedBox }>;

/** A proof that a deck holds the cards of another one in an order that only its maker knows. */
export type ShuffleProof = Readonly<{
  [name: string]: Hex | readonly Hex[];
}>;

/**
 * A move in which every card of the mover's hand is named by its place: nobody learns which card it
 * is unless the move turns it up.
 */
export type SealedMove = Move & { readonly [field: string]: unknown };

/** A line of the deal's log: everybody has the same ones in the same order. */
export type SealedEntry =
  | Readonly<{ type: "commitments"; commitments: readonly Hex[] }>
  | Readonly<{ type: "keys"; keys: readonly SeatKeys[] }>
  /** By the seat that they are for; null for the seat itself. */
  | Readonly<{ type: "deposits"; seat: Seat; deposits: readonly (Deposit | null)[] }>
  | Readonly<{ type: "shuffled"; seat: Seat; deck: readonly Ciphertext[]; proof: ShuffleProof }>
  /** Shares of places that all may know. */
  | Readonly<{
      type: "shares";
      seat: Seat;
      shares: readonly Readonly<{ place: DeckPlace; share: Share }>[];
    }>
  /** Cards that the seat turns up without a move: at the end, at a showdown, the 3 of clubs (KB-7). */
  | Readonly<{ type: "shown"; seat: Seat; opened: readonly Opened[] }>
  /**
   * KB-7: the seat has none of the cards that somebody has to show. Signed, since all show their hands
   * where everybody says so.
   */
  | Readonly<{ type: "hasNone"; seat: Seat; signature: Hex }>
  /**
   * KB-6: which of its cards leave the hand of a seat by another's move. Signed, since others open
   * them to their receiver once the seat is gone.
   */
  | Readonly<{ type: "gave"; seat: Seat; places: readonly DeckPlace[]; signature: Hex }>
  | Readonly<{
      type: "moved";
      seat: Seat;
      move: SealedMove;
      /** The cards that the move turns up. */
      opened: readonly Opened[];
      /** The program moved for its player, who did nothing (C-6). */
      auto?: true;
      /** Over the move and the log before it. */
      signature: Hex;
    }>
  /** A move without cards for a seat that did nothing, or has left; made by the host (C-5, C-6). */
  | Readonly<{ type: "hostMoved"; seat: Seat; move: SealedMove; auto: boolean }>
  /** What this seat holds of the deck key of one that is gone. */
  | Readonly<{ type: "standIn"; seat: Seat; for: Seat; part: Scalar }>;

/** What a seat's program sends of a deal; the host makes log lines of it, and passes boxes on. */
export type SealedPart =
  | Readonly<{ type: "commitment"; commitment: Hex }>
  | Readonly<{ type: "keys"; keys: SeatKeys }>
  | Readonly<{ type: "deposits"; deposits: readonly (Deposit | null)[] }>
  | Readonly<{ type: "shuffled"; deck: readonly Ciphertext[]; proof: ShuffleProof }>
  | Readonly<{ type: "boxes"; boxes: readonly BoxedShare[] }>
  | Readonly<{ type: "shares"; shares: readonly Readonly<{ place: DeckPlace; share: Share }>[] }>
  | Readonly<{ type: "shown"; opened: readonly Opened[] }>
  | Readonly<{ type: "hasNone"; signature: Hex }>
  | Readonly<{
      type: "gave";
      places: readonly DeckPlace[];
      boxes: readonly BoxedShare[];
      signature: Hex;
    }>
  | Readonly<{
      type: "moved";
      move: SealedMove;
      opened: readonly Opened[];
      boxes: readonly BoxedShare[];
      auto?: true;
      signature: Hex;
    }>
  | Readonly<{ type: "standIn"; for: Seat; part: Scalar }>
  /** `opened`: the box that shows the fault, where it lies in one. */
  | Readonly<{ type: "fault"; fault: SealedFault; opened?: OpenedBox }>;

export const sealedFaultKinds = [
  /** The plan is not what was asked for, or cannot be dealt sealed. */
  "plan",
  "commitment",
  "key",
  "deposit",
  "shuffle",
  "share",
  "opening",
  "signature",
  /** A line that does not follow from those before. */
  "log",
  /** A move that the rules do not allow, now that the cards are known. */
  "rules",
] as const;

/** Why a deal cannot go on, or did not go by the rules. */
export type SealedFault = Readonly<{
  kind: (typeof sealedFaultKinds)[number];
  /** Whose program is at fault; null: the host's. */
  seat: Seat | null;
  place?: DeckPlace;
}>;
