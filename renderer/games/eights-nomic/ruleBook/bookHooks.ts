import { partText } from "#renderer/text/text.ts";
import type { RuleBookText } from "#renderer/text/en/parts/ruleBook.ts";
import type { Card } from "#shared/cards/card.ts";
import type { Public } from "#shared/contract/json.ts";
import type { Move } from "#shared/contract/round.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { AnySeen } from "#shared/contract/view.ts";

/** A clause that may still lack something; what is in it the game knows alone. */
export type Building = object;

/** What is typed into a block rather than chosen. */
export type Entry =
  | { readonly kind: "number"; readonly min: number; readonly max: number; readonly value: string }
  | { readonly kind: "text"; readonly longest: number; readonly value: string };

/** One block, or a hole where one is to come. */
export type Block = {
  /** Stays the same while it stands where it does. */
  readonly path: string;
  /** What the place asks for: "what is compared". */
  readonly place: string;
  /** What stands there; null for a hole. */
  readonly words: string | null;
  readonly entry: Entry | null;
  /** What is wrong with it, in words; null where nothing is, but for what its own blocks lack. */
  readonly problem: string | null;
  readonly parts: readonly Block[];
  /** May one more part follow? */
  readonly grows: boolean;
  /** May it be taken out, without a hole left in its place? */
  readonly goes: boolean;
};

/** What fits into a place. */
export type Fitting = { readonly id: string; readonly group: string; readonly words: string };

export interface Builder {
  /** Of nothing; or of a clause that stands. */
  begin(clause: Clause | null): Building;
  block(building: Building): Block;
  fittings(building: Building, path: string): readonly Fitting[];
  /** With that in the place; what stood there goes into it where it fits. */
  put(building: Building, path: string, fitting: string): Building;
  enter(building: Building, path: string, typed: string): Building;
  grow(building: Building, path: string): Building;
  take(building: Building, path: string): Building;
  /** Null while anything is missing or wrong. */
  clause(building: Building): Clause | null;
  /** What is still missing or wrong, where, in words. */
  missing(building: Building): readonly { readonly path: string; readonly words: string }[];
}

/** Only where its pages are, which come with their words; throws elsewhere. */
export function bookWords(): RuleBookText {
  const words = partText("ruleBook");
  if (!words) throw new Error("the words of the rule book have not been loaded");
  return words;
}

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
type Piece = { readonly kind: "same" | "inserted" | "removed"; readonly words: string };

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
