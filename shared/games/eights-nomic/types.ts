import type { Card } from "#shared/cards/card.ts";
import type { FaceDown } from "#shared/cards/faceDown.ts";
import type { Game, Takes } from "#shared/contract/game.ts";
import type { Json } from "#shared/contract/json.ts";
import type {
  Dealt,
  Left,
  OfSeat,
  OfTable,
  ShowingSome,
  TookPot,
} from "#shared/contract/outcome.ts";
import type { CommonFacts, Round } from "#shared/contract/round.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { Said } from "#shared/text/said.ts";
import type { DealerCarry } from "#shared/contract/carry.ts";
import type { Clause } from "./clauses/clause.ts";

/** EN-9, EN-10, EN-14: allowed at any time, besides leaving. */
export const always = ["announce", "whisper", "improper", "endGame"] as const;

export const takes = {
  turn: ["play", "draw", "endTurn", "deckShuffle", "emptyHand", "modify", ...always],
  mustModify: ["modify", ...always],
  judging: ["agree", "disagree", "object", ...always],
  over: [],
} as const satisfies Takes<Move>;
export type Phase = keyof typeof takes;

export type Options = {
  /** EN-3: seconds to object to a change; 0 = all agree at once. */
  readonly objectSeconds: number;
  /** EN-6: seconds to disagree with a command; 0 = owners agree at once. */
  readonly judgeSeconds: number;
  /** EN-15: seconds between a turn's last command and the end of the turn, at least. */
  readonly improperFloor: number;
  /** EN-10: turns after which the game ends; 0 = unlimited. */
  readonly maxTurns: number;
  /** C-8: chips each seat pays into the pot. */
  readonly stake: number;
};

/** EN-1: the host owns the rules that nobody has modified and those of leavers (EN-22). */
export type Owner = Seat | "host";

/** EN-1, EN-2 */
export type Rule = {
  readonly name: string;
  readonly text: string;
  /** EN-7 */
  readonly clause: Clause | null;
  readonly owner: Owner;
  /** Counted from 1, also for an added rule. */
  readonly version: number;
};

/** EN-4: `from` is NullRule for an added rule, `to` for a repealed one. */
export type Change = {
  readonly seat: Seat;
  /** The turn in which it came into force, counted from 1. */
  readonly turn: number;
  readonly from: Rule;
  readonly to: Rule;
};

/** EN-14 */
export type PenaltyName =
  | { readonly kind: "standard"; readonly n: number }
  | { readonly kind: "pendingRules" };

/** EN-14: an assigned penalty, hidden from everybody. */
export type Penalty = {
  readonly kind: PenaltyName["kind"];
  readonly n: number;
  /** EN-15: the number of the play that it takes back if still possible, or null. */
  readonly takesBack: number | null;
};

export type Play = { readonly type: "play"; readonly card: Card };
export type Modify = {
  readonly type: "modify";
  /** EN-2: the rule in force that is modified; NullRule to add one. */
  readonly rule: string;
  readonly name: string;
  readonly text: string;
  /** EN-24: as it was sent; `readClause` checks it. */
  readonly clause: Json;
};
export type Improper = {
  readonly type: "improper";
  readonly player: Seat;
  readonly penalty: PenaltyName;
};
/** A command that says no more than its name. */
export type BareCommand =
  | { readonly type: "draw" }
  | { readonly type: "endTurn" }
  | { readonly type: "deckShuffle" }
  | { readonly type: "emptyHand" };
/** EN-6 */
export type Command = Play | Modify | BareCommand;
export type Move =
  | Command
  | Improper
  | { readonly type: "announce"; readonly text: string }
  | { readonly type: "whisper"; readonly to: Seat; readonly text: string }
  | { readonly type: "agree" }
  | { readonly type: "disagree"; readonly rule: string }
  | { readonly type: "object"; readonly rule: string }
  | { readonly type: "endGame" }
  | { readonly type: "leave" };

/** EN-6: only the judges see the card of a play. */
export type OpenCommand = Exclude<Command, Play> | { readonly type: "play" };
export type Pending = {
  readonly seat: Seat;
  readonly command: OpenCommand;
  /** Seats that have not answered yet, ascending. */
  readonly asked: readonly Seat[];
};

/**
 * EN-15: a card put in this turn, with the play's number; `followed` if the play had consequences
 * that cannot be undone.
 */
export type Put = { readonly number: number; readonly followed: boolean };

/** By name; a seat has `Pending Rules`, the game `Turn Cycle` (EN-11). */
export type Properties = {
  readonly game: { readonly [name: string]: number | readonly Seat[] };
  readonly seats: readonly { readonly [name: string]: number }[];
};

export type Facts = CommonFacts & {
  readonly dealer: Seat;
  /** The first of `turnCycle`; null when the game is over. */
  readonly turn: Seat | null;
  /** EN-12 */
  readonly turnCycle: readonly Seat[];
  readonly properties: Properties;
  /** EN-2: in force, in the order of coming into force. */
  readonly rules: readonly Rule[];
  /** EN-4 */
  readonly history: readonly Change[];
  /** SHA-256 of the rules in force (`hashOf`). */
  readonly ruleBook: string;
  /** EN-13: in this turn. */
  readonly done: { readonly played: boolean; readonly drew: boolean };
  /** EN-25: cards in this turn. */
  readonly counts: { readonly played: number; readonly drew: number };
  /** The cards of this turn's plays that lie on the pile, the last on top. */
  readonly puts: readonly Put[];
  /** Plays of the round so far, hence the number of the last one. */
  readonly plays: number;
  /**
   * EN-26: how many further names go to the back when this turn ends, and whether its player goes
   * on.
   */
  readonly skips: number;
  readonly extraTurn: boolean;
  /** EN-20: the seat that must modify a rule before anything else happens. */
  readonly mustModify: Seat | null;
  /** EN-6 */
  readonly pending: Pending | null;
  /** EN-3 */
  readonly objections: readonly Seat[];
  /** Windows opened in this round, hence the number of the open one. */
  readonly windows: number;
  /** EN-9: the last 200 of the round, without whispers. */
  readonly announcements: readonly { readonly seat: Seat; readonly text: string }[];
  /** EN-10: in order. */
  readonly consents: readonly Seat[];
  /** Ended turns. */
  readonly turns: number;
};

/**
 * EN-6, EN-15: a card that a seat has legitimately seen in a hand: judged and refused, or taken
 * back.
 */
export type Sighting = { readonly seat: Seat; readonly card: FaceDown; readonly by: Seat };
export type Secret = {
  /** By seat, oldest first. */
  readonly penalties: readonly (readonly Penalty[])[];
  readonly sightings: readonly Sighting[];
};

/**
 * EN-10: the winner deals the next round. `ruleBook` is the hash of the rules that the round begins
 * with.
 */
export type Carry = DealerCarry & { readonly ruleBook?: string };

/** By the move, by a penalty (EN-15), by a clause (EN-26) or to an empty hand (EN-18). */
export type DrawnFor = "turn" | "penalty" | "clause" | "emptyHand";

export type NomicEvent =
  | Dealt
  /** EN-6: the card of a play is shown to the judges. */
  | (OfSeat<"proposed", { readonly command: OpenCommand; readonly asked: readonly Seat[] }> & {
      readonly only?: { readonly to: readonly Seat[]; readonly cards: readonly FaceDown[] };
    })
  | OfSeat<"agreed">
  | OfSeat<"disagreed", { readonly rule: string }>
  | OfSeat<"objected", { readonly rule: string }>
  /** Somebody disagreed, too many objected, or the command has become impossible. */
  | OfSeat<
      "refusedCommand",
      {
        readonly command: Command["type"];
        readonly why: "disagreed" | "objected" | "impossible" | "gone";
      }
    >
  | OfSeat<"played", { readonly card: Card }>
  | ShowingSome<OfSeat<"drew", { readonly count: number; readonly why: DrawnFor }>>
  /** EN-16 */
  | OfSeat<"shuffledDeck", { readonly cards: number }>
  | OfSeat<"endedTurn">
  /** EN-12 */
  | OfSeat<"turnBegan">
  | OfSeat<"announced", { readonly text: string }>
  /** EN-23: only to sender and addressee. */
  | (OfSeat<"whispered", { readonly to: Seat }> & {
      readonly only: { readonly to: readonly Seat[]; readonly text: string };
    })
  /** EN-14: a call, right or wrong. */
  | OfSeat<"called", { readonly player: Seat; readonly penalty: PenaltyName }>
  /** A call was right; the penalty is carried out. */
  | OfSeat<"performed", { readonly penalty: PenaltyName }>
  /** EN-15 */
  | OfSeat<"tookBack", { readonly card: Card }>
  /** EN-18, EN-19, EN-26 */
  | OfTable<
      "propertySet",
      { readonly of: "game" | Seat; readonly name: string; readonly to: number }
    >
  /** EN-2: null if the rule was repealed. */
  | OfSeat<"modified", { readonly rule: string; readonly to: string | null }>
  /** EN-20 */
  | OfSeat<"owesRule">
  /** EN-26 */
  | OfTable<"reversed", { readonly turnCycle: readonly Seat[] }>
  | OfTable<"skipping", { readonly skips: number }>
  | OfSeat<"tookAnotherTurn">
  /** EN-28 */
  | OfTable<"clauseFailed", { readonly rule: string; readonly problem: Said }>
  /** EN-10 */
  | OfSeat<"consented">
  | Left
  | OfTable<"gameEnded", { readonly why: "consent" | "turns" | "clause"; readonly rule?: string }>
  | OfSeat<"won">
  | TookPot;

export type NomicRound = Round<Options, Facts, Move, Secret>;
export type NomicGame = Game<Options, Facts, Move, NomicEvent, Secret, Carry>;
