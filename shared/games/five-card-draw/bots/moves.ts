import type { Bettor, Wager } from "./judgement.ts";
import { toCall, wagerRange, type DrawSeen, type WagerRange } from "../seen.ts";

/** Parts of the pot, as it is after a call. */
const sizes = [0.5, 1, 1.6];
/** A bet that leaves less than this part of itself behind may as well be everything. */
const restWorthKeeping = 0.4;

/** The least, some parts of the pot, and all where that is not much more. */
export function wagersOf(
  { facts, viewer }: DrawSeen,
  { type, min, max }: WagerRange,
): readonly Bettor[] {
  const own = viewer === "spectator" ? 0 : (facts.inStage[viewer] ?? 0);
  const pot = facts.pot + (viewer === "spectator" ? facts.toMatch : toCall(facts, viewer));
  const amounts = [
    min,
    ...sizes.map((size) => Math.max(min, Math.round(facts.toMatch + size * pot))),
  ];
  const kept = amounts.map((to) => (max - to < restWorthKeeping * (to - own) ? max : to));
  return [...new Set(kept)].map((to) => ({ type, to }));
}

/** All that may be done but to fold, where a bot would think of it. */
export function thinkable(seen: DrawSeen): readonly Wager[] {
  const range = wagerRange(seen.legal);
  const still = seen.legal.flatMap(({ type }): readonly Wager[] =>
    type === "call" || type === "check" ? [{ type }] : [],
  );
  return range ? [...still, ...wagersOf(seen, range)] : still;
}
