import type { Card } from "#shared/cards/card.ts";
import type { FaceDown } from "#shared/cards/faceDown.ts";
import type { Game } from "#shared/contract/game.ts";
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
import type { Takes } from "#shared/contract/takes.ts";
import type { Said } from "#shared/text/said.ts";
import type { DealerCarry } from "#shared/contract/carry.ts";
import type { Clause } from "./clauses/clause.ts";

/** EN-9, EN-10, EN-14: what anybody may do at any time, besides leaving. */
export const always = ["announce", "whisper", "improper", "endGame"] as const;

export const takes = {
  turn: ["play", "draw", "endTurn", "deckShuffle", "emptyHand", "modify", ...always],
  mustModify: ["modify", ...always],
  judging: ["agree", "disagree", "object", ...always],
  over: [],
} as const satisfies Takes<Move>;
export type Phase = keyof typeof takes;

export type Options = {
  /** EN-3: seconds in which others may object to a change; 0 = all agree at once. */
  readonly objectSeconds: number;
  /** EN-6: seconds in which owners may disagree with a command; 0 = they agree at once. */
  readonly judgeSeconds: number;
  /** EN-15: seconds after a turn's last command before which the turn cannot be ended. */
  readonly improperFloor: number;
  /** EN-10: the game ends with so many ended turns; 0 = it does not. */
  readonly maxTurns: number;
  /** C-8: chips each seat pays into the pot. */
  readonly stake: number;
};

/**
 * EN-1: the host's rules are the ones that nobody has modified yet, and those of who has left
 * (EN-22).
 */
export type Owner = Seat | "host";

/** EN-1, EN-2 */
export type Rule = {
  readonly name: string;
  readonly text: string;
  /** EN-7 */
  readonly clause: Clause | null;
  readonly owner: Owner;
  /** Counted from 1; an added rule is a first version. */
  readonly version: number;
};

/**
 * EN-4: a change of the rule book. Of a rule that was added `from` is NullRule, of one that was
 * repealed `to`.
 */
export type Change = {
  readonly seat: Seat;
  /** The turn that ran when it came into force, counted from 1. */
  readonly turn: number;
  readonly from: Rule;
  readonly to: Rule;
};

/** EN-14: the only kinds there are. */
export type PenaltyName =
  | { readonly kind: "standard"; readonly n: number }
  | { readonly kind: "pendingRules" };

/** A penalty that is assigned: nobody's to see (EN-14). */
export type Penalty = {
  readonly kind: PenaltyName["kind"];
  readonly n: number;
  /**
   * EN-15: the number of the play that it takes back, if that can still be; null where nothing is.
   */
  readonly takesBack: number | null;
};

export type Play = { readonly type: "play"; readonly card: Card };
export type Modify = {
  readonly type: "modify";
  /** The rule in force that is modified: NullRule to add one (EN-2). */
  readonly rule: string;
  readonly name: string;
  readonly text: string;
  /** As it was sent; `readClause` says whether it is one (EN-24). */
  readonly clause: Json;
};
export type Improper = {
  readonly type: "improper";
  readonly player: Seat;
  readonly penalty: PenaltyName;
};
/** EN-6: what owners judge. */
export type Command =
  | Play
  | Modify
  | { readonly type: "draw" }
  | { readonly type: "endTurn" }
  | { readonly type: "deckShuffle" }
  | { readonly type: "emptyHand" };
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

/** EN-6: a command as all are shown it: the card of a play is shown to who judges it alone. */
export type OpenCommand = Exclude<Command, Play> | { readonly type: "play" };
export type Pending = {
  readonly seat: Seat;
  readonly command: OpenCommand;
  /** Seats that have not answered yet, ascending. */
  readonly asked: readonly Seat[];
};

/**
 * EN-15: a card that was put in this turn, with the play's number; `followed`: something came of it
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
  /** The first of `turnCycle`; null when over. */
  readonly turn: Seat | null;
  /** EN-12 */
  readonly turnCycle: readonly Seat[];
  readonly properties: Properties;
  /** In force, in order of coming into force (EN-2). */
  readonly rules: readonly Rule[];
  /** EN-4 */
  readonly history: readonly Change[];
  /** SHA-256 of the rules in force (`hashOf`). */
  readonly ruleBook: string;
  /** EN-13: what the turn's player has done in it. */
  readonly done: { readonly played: boolean; readonly drew: boolean };
  /** EN-25: how many cards by these moves, in this turn. */
  readonly counts: { readonly played: number; readonly drew: number };
  /** The cards of this turn's plays that lie on the pile, the last on top. */
  readonly puts: readonly Put[];
  /** Plays of the round so far: the number of the last one. */
  readonly plays: number;
  /**
   * EN-26: how many more names go to the back when this turn ends, and whether its player goes on.
   */
  readonly skips: number;
  readonly extraTurn: boolean;
  /** EN-20: who must modify a rule before anything else happens. */
  readonly mustModify: Seat | null;
  /** EN-6: the command that is under way. */
  readonly pending: Pending | null;
  /** EN-3: who has objected to it. */
  readonly objections: readonly Seat[];
  /** Windows opened in this round: the number of the open one. */
  readonly windows: number;
  /** EN-9: the last 200 of the round; whispers never. */
  readonly announcements: readonly { readonly seat: Seat; readonly text: string }[];
  /** EN-10: who has agreed to end the game, in order. */
  readonly consents: readonly Seat[];
  /** Turns ended. */
  readonly turns: number;
};

/**
 * A card in a hand that a seat has rightly seen there: judged and refused, or taken back (EN-6,
 * EN-15).
 */
export type Sighting = { readonly seat: Seat; readonly card: FaceDown; readonly by: Seat };
export type Secret = {
  /** By seat, oldest first. */
  readonly penalties: readonly (readonly Penalty[])[];
  readonly sightings: readonly Sighting[];
};

/**
 * EN-10: the winner deals the next round. `ruleBook`: the hash of the rules that the round begins
 * with.
 */
export type Carry = DealerCarry & { readonly ruleBook?: string };

/**
 * Why cards were drawn: by the move, by a penalty (EN-15), by a clause (EN-26), to an empty hand
 * (EN-18).
 */
export type DrawnFor = "turn" | "penalty" | "clause" | "emptyHand";

export type NomicHappening =
  | Dealt
  /** EN-6: the command is before its judges; the card of a play is shown to them. */
  | (OfSeat<"proposed", { readonly command: OpenCommand; readonly asked: readonly Seat[] }> & {
      readonly only?: { readonly to: readonly Seat[]; readonly cards: readonly FaceDown[] };
    })
  | OfSeat<"agreed">
  | OfSeat<"disagreed", { readonly rule: string }>
  | OfSeat<"objected", { readonly rule: string }>
  /**
   * The command of `seat` is not carried out: one disagreed, too many objected, or it cannot be
   * done any more.
   */
  | OfSeat<
      "refusedCommand",
      {
        readonly command: Command["type"];
        readonly why: "disagreed" | "objected" | "impossible" | "gone";
      }
    >
  | OfSeat<"played", { readonly card: Card }>
  | ShowingSome<OfSeat<"drew", { readonly count: number; readonly why: DrawnFor }>>
  /** EN-16: so many cards lie in the new deck. */
  | OfSeat<"shuffledDeck", { readonly cards: number }>
  | OfSeat<"endedTurn">
  /** EN-12 */
  | OfSeat<"turnBegan">
  | OfSeat<"announced", { readonly text: string }>
  /** EN-23: to sender and addressee only. */
  | (OfSeat<"whispered", { readonly to: Seat }> & {
      readonly only: { readonly to: readonly Seat[]; readonly text: string };
    })
  /** EN-14: somebody called Improper, rightly or not. */
  | OfSeat<"called", { readonly player: Seat; readonly penalty: PenaltyName }>
  /** … rightly: the penalty is carried out. */
  | OfSeat<"performed", { readonly penalty: PenaltyName }>
  /** EN-15 */
  | OfSeat<"tookBack", { readonly card: Card }>
  /** EN-18, EN-19, EN-26: what a property is now. */
  | OfTable<
      "propertySet",
      { readonly of: "game" | Seat; readonly name: string; readonly to: number }
    >
  /** EN-2: `to` is null where the rule was repealed. */
  | OfSeat<"modified", { readonly rule: string; readonly to: string | null }>
  /** EN-20 */
  | OfSeat<"owesRule">
  /** EN-26 */
  | OfTable<"reversed", { readonly turnCycle: readonly Seat[] }>
  | OfTable<"skipping", { readonly skips: number }>
  | OfSeat<"tookAnotherTurn">
  /** EN-28: the clause of this rule had no effect, and why. */
  | OfTable<"clauseFailed", { readonly rule: string; readonly problem: Said }>
  /** EN-10 */
  | OfSeat<"consented">
  | Left
  /** `rule`: whose clause ended the game. */
  | OfTable<"gameEnded", { readonly why: "consent" | "turns" | "clause"; readonly rule?: string }>
  | OfSeat<"won">
  | TookPot;

export type NomicRound = Round<Options, Facts, Move, Secret>;
export type NomicGame = Game<Options, Facts, Move, NomicHappening, Secret, Carry>;
