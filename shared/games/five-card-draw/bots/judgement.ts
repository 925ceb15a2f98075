import type { Card } from "#shared/cards/card.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { offers, ownHand } from "#shared/contract/seen.ts";
import { mostThrown, toCall, wagerRange, type DrawSeen } from "../seen.ts";
import type { Draw, Move } from "../types.ts";
import { anyHand, bestDraw, fieldOf, type Field, type Throw } from "./field.ts";
import { answerOf, comesBack, rivalsOf, winsAll, type Rival } from "./rivals.ts";
import { weights } from "./weights.ts";

export type Bettor = Readonly<{ type: "bet" | "raise"; to: number }>;
export type Wager = Bettor | { readonly type: "call" } | { readonly type: "check" };

export type Situation = Readonly<{
  seen: DrawSeen;
  own: Seat;
  hand: readonly Card[];
  field: Field;
  rivals: readonly Rival[];
  /** Places of the cards best thrown; empty after the draw. */
  thrown: Throw;
  /** Possible final strengths, all equally likely. */
  finals: Uint16Array;
  isSecond: boolean;
}>;

export function situationOf(seen: DrawSeen): Situation {
  if (seen.viewer === "spectator") throw new Error("a spectator has no hand to judge");
  const own = seen.viewer;
  const field = fieldOf(seen.options, seen.hands.length);
  const hand = ownHand(seen);
  const rivals = rivalsOf(seen, own);
  const isSecond = seen.phase === "bet2";
  const most = isSecond ? 0 : mostThrown(seen);
  const draw = bestDraw(field, hand, most, chancesAgainstAll(field, rivals));
  return { seen, own, hand, field, rivals, ...draw, isSecond };
}

/** By strength. */
function chancesAgainstAll(field: Field, rivals: readonly Rival[]) {
  const each = rivals.map(({ range }) => field.beats(range));
  const chances = Float32Array.from(field.beats(anyHand)).fill(1);
  for (const beats of each)
    for (let strength = 0; strength < chances.length; strength += 1)
      chances[strength] = (chances[strength] ?? 0) * (beats[strength] ?? 0);
  return chances;
}

const answersTo = ({ seen, field, rivals, isSecond }: Situation, toMatch: number) =>
  rivals.map((rival) => answerOf(rival, { field, toMatch, pot: seen.facts.pot, isSecond }));

function costOf({ seen: { facts }, own }: Situation, move: Wager): number {
  if (move.type === "check") return 0;
  const cost = move.type === "call" ? toCall(facts, own) : move.to - (facts.inStage[own] ?? 0);
  return Math.min(cost, facts.chips[own] ?? 0);
}

/** Returns the chips that this move wins on average; folding wins 0. */
export function judge(situation: Situation, move: Wager): number {
  const { own, finals, isSecond } = situation;
  const { facts } = situation.seen;
  const cost = costOf(situation, move);
  const toMatch = "to" in move ? move.to : facts.toMatch;
  const paid = facts.committed.filter((_, seat) => seat !== own);
  const back = comesBack(
    finals,
    (facts.committed[own] ?? 0) + cost,
    paid,
    answersTo(situation, toMatch),
  );
  return back * (isSecond ? 1 : weights.realised) - cost;
}

/** The cost of a call, and the part of the pot it would then be. */
export function priceOf(situation: Situation): Readonly<{ price: number; needed: number }> {
  const price = costOf(situation, { type: "call" });
  return { price, needed: price / Math.max(1, situation.seen.facts.pot + price) };
}

/** From 0 to 1, against all who are in now. */
export const chanceToWin = (situation: Situation): number =>
  winsAll(situation.finals, answersTo(situation, 0));

export const bestDiscard = ({ hand, thrown }: Pick<Situation, "hand" | "thrown">): Draw => ({
  type: "draw",
  cards: thrown.flatMap((place) => hand[place] ?? []),
});

/** Checks where possible. */
export const givingUp = (seen: DrawSeen): Move => ({
  type: offers(seen, "check") ? "check" : "fold",
});

/** Fractions of the pot after a call. */
const sizes = [0.5, 1, 1.6];
/** A bet that would leave less than this part of itself in the stack becomes all-in. */
const restWorthKeeping = 0.4;

/**
 * Lists the smallest wager, some fractions of the pot, and all in where one of these comes close to
 * it.
 */
export function wagersOf({ seen: { facts, legal }, own }: Situation): readonly Bettor[] {
  const range = wagerRange(legal);
  if (!range) return [];
  const { type, min, max } = range;
  const inStage = facts.inStage[own] ?? 0;
  const pot = facts.pot + toCall(facts, own);
  const amounts = [
    min,
    ...sizes.map((size) => Math.max(min, Math.round(facts.toMatch + size * pot))),
  ];
  const kept = amounts.map((to) => (max - to < restWorthKeeping * (to - inStage) ? max : to));
  return [...new Set(kept)].map((to) => ({ type, to }));
}

export const thinkable = (situation: Situation): readonly Wager[] => [
  ...situation.seen.legal.flatMap(({ type }): readonly Wager[] =>
    type === "call" || type === "check" ? [{ type }] : [],
  ),
  ...wagersOf(situation),
];
