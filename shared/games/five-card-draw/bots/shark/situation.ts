// Tells what a view of the hand means to the strategy.

import { cardCode, evaluate } from "#shared/poker/evaluate.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { ownHand } from "#shared/contract/seen.ts";
import { isInHand, mustAct } from "../../betting.ts";
import { toCall, wagerRange, type DrawSeen } from "../../seen.ts";
import type { Facts } from "../../types.ts";
import { anyHand, fieldOf } from "../field.ts";
import { finalClass, startClass, startingOf, type HandBounds, type Starting } from "./hands.ts";
import { columns, wagersAt, type Betting, type Drawing } from "./spot.ts";

/** The strategy knows throws of up to so many cards. */
export const mostKnown = 3;

export function startOf(seen: DrawSeen, most: number): Starting {
  const hand = Int32Array.from(ownHand(seen), cardCode);
  return startingOf(fieldOf(seen.options, seen.hands.length), hand, most);
}

const rivalsOf = (facts: Facts, own: Seat): readonly Seat[] =>
  facts.dealtIn.flatMap((_, seat) => (seat !== own && isInHand(facts, seat) ? [seat] : []));

const fewestDrawn = (facts: Facts, seats: readonly Seat[]): number | null => {
  const drew = seats.flatMap((seat) => facts.drew[seat] ?? []);
  return drew.length === 0 ? null : Math.min(...drew);
};

/** Chips that the seat and a rival could still put in after a call. */
function leftAfterCall(facts: Facts, own: Seat, rivals: readonly Seat[]): number {
  const theirs = rivals.map(
    (seat) => (facts.chips[seat] ?? 0) + (facts.inStage[seat] ?? 0) - facts.toMatch,
  );
  const mine = (facts.chips[own] ?? 0) - Math.min(toCall(facts, own), facts.chips[own] ?? 0);
  return Math.max(0, Math.min(mine, Math.max(...theirs)));
}

export function bettingAt(seen: DrawSeen, own: Seat, bounds: HandBounds): Betting {
  const { facts } = seen;
  const rivals = rivalsOf(facts, own);
  const isSecond = seen.phase === "bet2";
  const field = fieldOf(seen.options, seen.hands.length);
  return {
    isSecond,
    hand: isSecond
      ? finalClass(bounds, field.beats(anyHand)[evaluate(ownHand(seen))] ?? 0)
      : startClass(bounds, startOf(seen, mostKnown)),
    rivals: rivals.length,
    behind: rivals.filter((seat) => mustAct(facts, seat)).length,
    raised: facts.toMatch === 0 ? 0 : facts.leastRaise >= facts.toMatch ? 1 : 2,
    toCall: Math.min(toCall(facts, own), facts.chips[own] ?? 0),
    pot: facts.pot,
    left: leftAfterCall(facts, own, rivals),
    drew: facts.drew[own] ?? 0,
    rivalDrew: fewestDrawn(facts, rivals) ?? mostKnown,
  };
}

/** By column the totals of the wagers worth thinking of, 0 where there is none. */
export function wagersIn({ facts, legal }: DrawSeen, own: Seat): readonly number[] {
  const range = wagerRange(legal);
  return range
    ? wagersAt({
        ...range,
        isRaise: range.type === "raise",
        inStage: facts.inStage[own] ?? 0,
        toMatch: facts.toMatch,
        pot: facts.pot,
      })
    : Array.from({ length: columns }, () => 0);
}

export function drawingAt(
  { facts }: DrawSeen,
  own: Seat,
  bounds: HandBounds,
  start: Starting,
): Drawing {
  const rivals = rivalsOf(facts, own);
  return {
    hand: startClass(bounds, start),
    rivals: rivals.length,
    pot: facts.pot,
    left: leftAfterCall(facts, own, rivals),
    rivalDrew: fewestDrawn(facts, rivals),
  };
}
