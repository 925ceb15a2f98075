import type { Move } from "./round.ts";

/**
 * Every phase of the page, in its order, with the types of move that it takes; all but the last,
 * which takes none, also take `leave` (C-5).
 */
export type Takes<M extends Move = Move> = {
  readonly [phase: string]: readonly Exclude<M["type"], "leave">[];
};

export const phasesOf = ({ takes }: { readonly takes: Takes }): readonly string[] =>
  Object.keys(takes);

/** Throws for a phase that is not of the game. */
export function movesIn(takes: Takes, phase: string): readonly string[] {
  const moves = takes[phase];
  if (!moves) throw new Error(`there is no phase ${phase}`);
  return moves;
}
