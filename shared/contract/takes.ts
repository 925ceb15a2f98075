import type { Move } from "./round.ts";

/**
 * All phases of the game's rules page in order, each with the move types that it takes. All but the
 * last, which takes none, also take `leave` (C-5).
 */
export type Takes<M extends Move = Move> = {
  readonly [phase: string]: readonly Exclude<M["type"], "leave">[];
};

export const phasesOf = ({ takes }: { readonly takes: Takes }): readonly string[] =>
  Object.keys(takes);

/** Throws if the game has no such phase. */
export function movesIn(takes: Takes, phase: string): readonly string[] {
  const moves = takes[phase];
  if (!moves) throw new Error(`there is no phase ${phase}`);
  return moves;
}
