import type { Bettor, Wager } from "./judgement.ts";
import { toCall, wagerRange, type DrawSeen, type WagerRange } from "../seen.ts";

/** Fractions of the pot after a call. */
const sizes = [0.5, 1, 1.6];
/** A bet that would leave less than this part of itself in the stack becomes all-in. */
const restWorthKeeping = 0.4;

/**
 * Lists the smallest wager, some fractions of the pot, and all in where one of these comes close to
 * it.
 */
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

export function thinkable(seen: DrawSeen): readonly Wager[] {
  const range = wagerRange(seen.legal);
  const still = seen.legal.flatMap(({ type }): readonly Wager[] =>
    type === "call" || type === "check" ? [{ type }] : [],
  );
  return range ? [...still, ...wagersOf(seen, range)] : still;
}
