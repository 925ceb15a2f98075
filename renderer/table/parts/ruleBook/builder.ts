// How is a clause put together from blocks, whatever it is made of?

import type { Clause } from "./bookHooks.ts";

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
