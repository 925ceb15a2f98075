import { withAt } from "#shared/cards/hand.ts";
import type { Titles } from "./types.ts";

interface Antes {
  /** Stacks after the antes. */
  readonly chips: readonly number[];
  /** What counts as each seat's own. */
  readonly committed: readonly number[];
}

/**
 * FD-5: every seat pays the ante, or all it has. H-8: the Bastard pays his own ante first, then the
 * King's as far as his chips go, and the King pays the rest. Where King or Bastard is not dealt in
 * nobody pays for another.
 */
export function collectAntes(
  stacks: readonly number[],
  ante: number,
  { king, bastard }: Titles,
): Antes {
  const committed = stacks.map((stack) => Math.min(stack, ante));
  const chips = stacks.map((stack, seat) => stack - (committed[seat] ?? 0));
  const kingsStack = king === null ? 0 : (stacks[king] ?? 0);
  const bastardsRest = bastard === null ? 0 : (chips[bastard] ?? 0);
  if (king === null || bastard === null || kingsStack === 0) return { chips, committed };
  const forKing = Math.min(ante, bastardsRest);
  const byKing = Math.min(ante - forKing, kingsStack);
  return {
    chips: withAt(withAt(chips, bastard, bastardsRest - forKing), king, kingsStack - byKing),
    committed: withAt(committed, king, forKing + byKing),
  };
}
