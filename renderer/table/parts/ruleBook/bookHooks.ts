// What must a game tell of its rule book, and of how its rules are written?

import type { Card } from "#shared/cards/card.ts";
import type { Public } from "#shared/contract/json.ts";
import type { Move } from "#shared/contract/round.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { AnySeen } from "#renderer/table/tableGame.ts";
import type { Builder } from "./builder.ts";

/**
 * What the table enforces of a rule, as it goes over the line. What is in it the game knows alone.
 */
export type Clause = Public;

/** What a rule says, to people and to the table. */
export type Wording = {
  readonly name: string;
  readonly text: string;
  readonly clause: Clause | null;
};

export type Rule = Wording & {
  readonly owner: Seat | "host";
  /** From 1. */
  readonly version: number;
  /** Has it been in force since the first deal? */
  readonly isFirst: boolean;
};

export type Change = {
  readonly seat: Seat;
  readonly turn: number;
  readonly from: Wording;
  readonly to: Wording;
};

export type Book = {
  /** In force, new versions last. */
  readonly rules: readonly Rule[];
  /** The oldest first. */
  readonly history: readonly Change[];
};

/** What is to become of the rule of that name. */
export type Proposal = { readonly rule: string; readonly to: Wording };

/** What the table is told at every view. */
export interface RuleBookHooks {
  book(this: void, seen: AnySeen): Book;
  /** May the viewer change a rule now? */
  mayPropose(this: void, seen: AnySeen): boolean;
  /** A change that waits for its judges, and whose it is; null where there is none. */
  proposed(this: void, seen: AnySeen): (Proposal & { readonly seat: Seat }) | null;
  moveOf(this: void, proposal: Proposal): Move;
  /**
   * The rule that says nothing: to change it is to write a new one, to change another into it is to
   * repeal that.
   */
  readonly nothing: Wording;
  /**
   * How rules are read and written: loaded when the book is looked at. Rejects where it cannot be.
   */
  load(this: void): Promise<RuleCraft>;
}

/** What is wrong with a proposal, in words, beside what it is wrong with. */
export type Problems = { readonly [P in "rule" | "name" | "text" | "clause"]?: string };

export type SlotValue = string | number;

/** A place in a template that is filled when the rule is written. */
export type Slot = {
  readonly id: string;
  readonly label: string;
  readonly first: SlotValue;
} & (
  | {
      readonly kind: "choice";
      readonly options: readonly { readonly value: SlotValue; readonly label: string }[];
    }
  | { readonly kind: "number"; readonly min: number; readonly max: number }
  | { readonly kind: "text"; readonly longest: number }
);

export type SlotValues = { readonly [slot: string]: SlotValue };

/** A rule that is ready but for its slots. */
export interface Template {
  readonly id: string;
  readonly group: string;
  /** As it is with its first slots. */
  readonly name: string;
  readonly about: string;
  readonly slots: readonly Slot[];
  make(this: void, values: SlotValues): Wording;
}

/** A piece of a text beside another version of it. */
export type Piece = { readonly kind: "same" | "inserted" | "removed"; readonly words: string };

/** What came of playing with a proposal, `done` games of `of`. */
export type Trial = {
  readonly done: number;
  readonly of: number;
  /** Games that ended by themselves. */
  readonly ended: number;
  /** Turns; null while no game has ended. */
  readonly lengths: { readonly median: number; readonly longest: number } | null;
  readonly warning: "stalls" | "endsAtOnce" | null;
};

export type ReadBook =
  | { readonly ok: true; readonly rules: readonly Wording[] }
  | { readonly ok: false; readonly problem: string };

/** How a rule book is written into a file, and read from one. */
export interface BookForm {
  write(this: void, seen: AnySeen): string;
  read(this: void, text: string): ReadBook;
}

/** Called with what is known so far; null once it could not be tried. */
export type TrialHeard = (trial: Trial | null) => void;

/** How rules are read, written, tried and kept, in the language that is spoken now. */
export interface RuleCraft {
  clauseWords(clause: Clause): string;
  /** Does the rule's clause speak of this card? */
  touches(seen: AnySeen, rule: Rule, card: Card): boolean;
  compare(from: string, to: string): readonly Piece[];
  /** Are the two alike, however they are written? */
  isSame(one: string, other: string): boolean;
  readonly longest: { readonly name: number; readonly text: number };
  problems(seen: AnySeen, proposal: Proposal): Problems;
  templates(): readonly Template[];
  /** Null where rules are not put together from blocks. */
  readonly builder: Builder | null;
  /**
   * Plays with it, apart from this thread, until what comes back is called; null where that cannot
   * be done.
   */
  readonly tryOut:
    | ((this: void, seen: AnySeen, proposal: Proposal, heard: TrialHeard) => () => void)
    | null;
  /** Null where a book cannot be taken along. */
  readonly file: BookForm | null;
}
