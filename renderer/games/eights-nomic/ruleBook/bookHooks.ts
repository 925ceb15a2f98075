import { partText } from "#renderer/text/text.ts";
import type { RuleBookText } from "#renderer/text/en/parts/ruleBook.ts";
import type { Card } from "#shared/cards/card.ts";
import type { Public } from "#shared/contract/json.ts";
import type { Move } from "#shared/contract/round.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { AnySeen } from "#shared/contract/seen.ts";

export type Building = object;

export type Entry =
  | { readonly kind: "number"; readonly min: number; readonly max: number; readonly value: string }
  | { readonly kind: "text"; readonly longest: number; readonly value: string };

export type Block = {
  readonly path: string;
  readonly place: string;
  readonly words: string | null;
  readonly entry: Entry | null;
  readonly problem: string | null;
  readonly parts: readonly Block[];
  readonly grows: boolean;
  readonly goes: boolean;
};

export type Fitting = { readonly id: string; readonly group: string; readonly words: string };

export interface Builder {
  begin(clause: Clause | null): Building;
  block(building: Building): Block;
  fittings(building: Building, path: string): readonly Fitting[];
  /** Puts a choice into the place; what stood there moves into it where it fits. */
  put(building: Building, path: string, fitting: string): Building;
  enter(building: Building, path: string, typed: string): Building;
  grow(building: Building, path: string): Building;
  take(building: Building, path: string): Building;
  clause(building: Building): Clause | null;
  missing(building: Building): readonly { readonly path: string; readonly words: string }[];
}

/** Only for the book's pages, which load with their words; throws elsewhere. */
export function bookWords(): RuleBookText {
  const words = partText("ruleBook");
  if (!words) throw new Error("the words of the rule book have not been loaded");
  return words;
}

/** The enforced part of a rule, as sent over the network. Only the game knows its contents. */
export type Clause = Public;

export type Wording = {
  readonly name: string;
  readonly text: string;
  readonly clause: Clause | null;
};

export type Rule = Wording & {
  readonly owner: Seat | "host";
  readonly version: number;
  readonly isFirst: boolean;
};

export type Change = {
  readonly seat: Seat;
  readonly turn: number;
  readonly from: Wording;
  readonly to: Wording;
};

export type Book = {
  readonly rules: readonly Rule[];
  readonly history: readonly Change[];
};

export type Proposal = { readonly rule: string; readonly to: Wording };

export interface RuleBookHooks {
  book(this: void, seen: AnySeen): Book;
  mayPropose(this: void, seen: AnySeen): boolean;
  proposed(this: void, seen: AnySeen): (Proposal & { readonly seat: Seat }) | null;
  moveOf(this: void, proposal: Proposal): Move;
  /**
   * The rule that says nothing: changing it adds a rule; changing another into it repeals that one.
   */
  readonly nothing: Wording;
  /** Loads how rules are read and written when the book is opened. Rejects if loading fails. */
  load(this: void): Promise<RuleCraft>;
}

export type Problems = { readonly [P in "rule" | "name" | "text" | "clause"]?: string };

export type SlotValue = string | number;

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

export interface Template {
  readonly id: string;
  readonly group: string;
  readonly name: string;
  readonly about: string;
  readonly slots: readonly Slot[];
  make(this: void, values: SlotValues): Wording;
}

type Piece = { readonly kind: "same" | "inserted" | "removed"; readonly words: string };

/** Result of playing with a proposal, after `done` games of `of`. */
export type Trial = {
  readonly done: number;
  readonly of: number;
  readonly ended: number;
  readonly lengths: { readonly median: number; readonly longest: number } | null;
  readonly warning: "stalls" | "endsAtOnce" | null;
};

export type ReadBook =
  | { readonly ok: true; readonly rules: readonly Wording[] }
  | { readonly ok: false; readonly problem: string };

export interface BookForm {
  write(this: void, seen: AnySeen): string;
  read(this: void, text: string): ReadBook;
}

export type TrialHeard = (trial: Trial | null) => void;

export interface RuleCraft {
  clauseWords(clause: Clause): string;
  touches(seen: AnySeen, rule: Rule, card: Card): boolean;
  compare(from: string, to: string): readonly Piece[];
  isSame(one: string, other: string): boolean;
  readonly longest: { readonly name: number; readonly text: number };
  problems(seen: AnySeen, proposal: Proposal): Problems;
  templates(): readonly Template[];
  readonly builder: Builder | null;
  /**
   * Plays with the proposal in another thread until the returned function is called; null if this
   * is impossible.
   */
  readonly tryOut:
    | ((this: void, seen: AnySeen, proposal: Proposal, heard: TrialHeard) => () => void)
    | null;
  readonly file: BookForm | null;
}
