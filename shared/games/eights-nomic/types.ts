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

export type Options = Readonly<{
  /** EN-3: seconds to object to a change; 0 = all agree at once. */
  objectSeconds: number;
  /** EN-6: seconds to disagree with a command; 0 = owners agree at once. */
  judgeSeconds: number;
  /** EN-15: seconds between a turn's last command and the end of the turn, at least. */
  improperFloor: number;
  /** EN-11: the Pending Rules with which every player begins. */
  openingRules: number;
  /** EN-10: turns after which the game ends; 0 = unlimited. */
  maxTurns: number;
  /** C-8: chips each seat pays into the pot. */
  stake: number;
}>;

/** EN-1: the host owns the rules that nobody has modified and those of leavers (EN-22). */
export type Owner = Seat | "host";

/** EN-1, EN-2 */
export type Rule = Readonly<{
  name: string;
  text: string;
  /** EN-7 */
  clause: Clause | null;
  owner: Owner;
  /** Counted from 1, also for an added rule. */
  version: number;
}>;

/** EN-4: `from` is NullRule for an added rule, `to` for a repealed one. */
export type Change = Readonly<{
  seat: Seat;
  /** The turn in which it came into force, counted from 1. */
  turn: number;
  from: Rule;
  to: Rule;
}>;

/** EN-14 */
export type PenaltyName =
  | Readonly<{ kind: "standard"; n: number }>
  | { readonly kind: "pendingRules" };

/** EN-14: an assigned penalty, hidden from everybody. */
export type Penalty = Readonly<{
  kind: PenaltyName["kind"];
  n: number;
  /** EN-15: the number of the play that it takes back if still possible, or null. */
  takesBack: number | null;
}>;

export type Play = Readonly<{ type: "play"; card: Card }>;
export type Modify = Readonly<{
  type: "modify";
  /** EN-2: the rule in force that is modified; NullRule to add one. */
  rule: string;
  name: string;
  text: string;
  /** EN-24: as it was sent; `readClause` checks it. */
  clause: Json;
}>;
export type Improper = Readonly<{
  type: "improper";
  player: Seat;
  penalty: PenaltyName;
}>;
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
  | Readonly<{ type: "announce"; text: string }>
  | Readonly<{ type: "whisper"; to: Seat; text: string }>
  | { readonly type: "agree" }
  | Readonly<{ type: "disagree"; rule: string }>
  | Readonly<{ type: "object"; rule: string }>
  | { readonly type: "endGame" }
  | { readonly type: "leave" };

/** EN-6: only the judges see the card of a play. */
export type OpenCommand = Exclude<Command, Play> | { readonly type: "play" };
export type Pending = Readonly<{
  seat: Seat;
  command: OpenCommand;
  /** Seats that have not answered yet, ascending. */
  asked: readonly Seat[];
}>;

/**
 * EN-15: a card put in this turn, with the play's number; `followed` if the play had consequences
 * that cannot be undone.
 */
export type Put = Readonly<{ number: number; followed: boolean }>;

/** By name; a seat has `Pending Rules`, the game `Turn Cycle` (EN-11). */
export type Properties = Readonly<{
  game: { readonly [name: string]: number | readonly Seat[] };
  seats: readonly { readonly [name: string]: number }[];
}>;

export type Facts = CommonFacts &
  Readonly<{
    dealer: Seat;
    /** The first of `turnCycle`; null when the game is over. */
    turn: Seat | null;
    /** EN-12 */
    turnCycle: readonly Seat[];
    properties: Properties;
    /** EN-2: in force, in the order of coming into force. */
    rules: readonly Rule[];
    /** EN-4 */
    history: readonly Change[];
    /** SHA-256 of the rules in force (`hashOf`). */
    ruleBook: string;
    /** EN-13: in this turn. */
    done: Readonly<{ played: boolean; drew: boolean }>;
    /** EN-25: cards in this turn. */
    counts: Readonly<{ played: number; drew: number }>;
    /** The cards of this turn's plays that lie on the pile, the last on top. */
    puts: readonly Put[];
    /** Plays of the round so far, hence the number of the last one. */
    plays: number;
    /**
     * EN-26: how many further names go to the back when this turn ends, and whether its player goes
     * on.
     */
    skips: number;
    extraTurn: boolean;
    /** EN-20: the seat that must modify a rule before anything else happens. */
    mustModify: Seat | null;
    /** EN-6 */
    pending: Pending | null;
    /** EN-3 */
    objections: readonly Seat[];
    /** Windows opened in this round, hence the number of the open one. */
    windows: number;
    /** EN-9: the last 200 of the round, without whispers. */
    announcements: readonly Readonly<{ seat: Seat; text: string }>[];
    /** EN-10: in order. */
    consents: readonly Seat[];
    /** Ended turns. */
    turns: number;
  }>;

/**
 * EN-6, EN-15: a card that a seat has legitimately seen in a hand: judged and refused, or taken
 * back.
 */
export type Sighting = Readonly<{ seat: Seat; card: FaceDown; by: Seat }>;
export type Secret = Readonly<{
  /** By seat, oldest first. */
  penalties: readonly (readonly Penalty[])[];
  sightings: readonly Sighting[];
}>;

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
  | (OfSeat<"proposed", Readonly<{ command: OpenCommand; asked: readonly Seat[] }>> & {
      readonly only?: Readonly<{ to: readonly Seat[]; cards: readonly FaceDown[] }>;
    })
  | OfSeat<"agreed">
  | OfSeat<"disagreed", { readonly rule: string }>
  | OfSeat<"objected", { readonly rule: string }>
  /** Somebody disagreed, too many objected, or the command has become impossible. */
  | OfSeat<
      "refusedCommand",
      Readonly<{
        command: Command["type"];
        why: "disagreed" | "objected" | "impossible" | "gone";
      }>
    >
  | OfSeat<"played", { readonly card: Card }>
  | ShowingSome<OfSeat<"drew", Readonly<{ count: number; why: DrawnFor }>>>
  /** EN-16 */
  | OfSeat<"shuffledDeck", { readonly cards: number }>
  | OfSeat<"endedTurn">
  /** EN-12 */
  | OfSeat<"turnBegan">
  | OfSeat<"announced", { readonly text: string }>
  /** EN-23: only to sender and addressee. */
  | (OfSeat<"whispered", { readonly to: Seat }> & {
      readonly only: Readonly<{ to: readonly Seat[]; text: string }>;
    })
  /** EN-14: a call, right or wrong. */
  | OfSeat<"called", Readonly<{ player: Seat; penalty: PenaltyName }>>
  /** A call was right; the penalty is carried out. */
  | OfSeat<"performed", { readonly penalty: PenaltyName }>
  /** EN-15 */
  | OfSeat<"tookBack", { readonly card: Card }>
  /** EN-18, EN-19, EN-26 */
  | OfTable<"propertySet", Readonly<{ of: "game" | Seat; name: string; to: number }>>
  /** EN-2: null if the rule was repealed. */
  | OfSeat<"modified", Readonly<{ rule: string; to: string | null }>>
  /** EN-20 */
  | OfSeat<"owesRule">
  /** EN-26 */
  | OfTable<"reversed", { readonly turnCycle: readonly Seat[] }>
  | OfTable<"skipping", { readonly skips: number }>
  | OfSeat<"tookAnotherTurn">
  /** EN-28 */
  | OfTable<"clauseFailed", Readonly<{ rule: string; problem: Said }>>
  /** EN-10 */
  | OfSeat<"consented">
  | Left
  | OfTable<"gameEnded", Readonly<{ why: "consent" | "turns" | "clause"; rule?: string }>>
  | OfSeat<"won">
  | TookPot;

export type NomicRound = Round<Options, Facts, Move, Secret>;
export type NomicGame = Game<Options, Facts, Move, NomicEvent, Secret, Carry>;

/** EN-14: what there was to see when a call was wrong. */
export type WrongCall =
  | { readonly why: "noPenalties" | "notTheirTurn" | "nothingPlayed" | "allowed" }
  | Readonly<{ why: "otherPenalty" | "firstCard"; card: Card }>
  | Readonly<{ why: "fits"; card: Card; below: Card }>
  | Readonly<{ why: "freed"; card: Card; rule: string }>;
