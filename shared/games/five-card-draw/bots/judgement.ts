import type { Card } from "#shared/cards/card.ts";
import { ownHand } from "#shared/contract/seen.ts";
import { bestThrow, codesOf, drawnFrom, finalsOf, restOf, type Throw } from "./draws.ts";
import { fieldOf, type Field } from "./field.ts";
import { rivalsOf, type Rival } from "./rivals.ts";
import type { Weights } from "./weights.ts";
import { answerOf, comesBack, winsAll, type Answer } from "./worth.ts";
import { mostThrown, toCall, type DrawSeen } from "../seen.ts";

/** Draws tried for each throw. */
export const samples = 240;

export type Bettor = { readonly type: "bet" | "raise"; readonly to: number };
export type Wager = Bettor | { readonly type: "call" } | { readonly type: "check" };

export interface Situation {
  readonly own: number;
  readonly hand: readonly Card[];
  readonly field: Field;
  readonly rivals: readonly Rival[];
  /** Places of the cards best thrown; empty after the draw. */
  readonly thrown: Throw;
  /** Possible final strengths, all equally likely. */
  readonly finals: Uint16Array;
  readonly isSecond: boolean;
}

export function situationOf(seen: DrawSeen, weights: Weights): Situation {
  if (seen.viewer === "spectator") throw new Error("a spectator has no hand to judge");
  const own = seen.viewer;
  const field = fieldOf(seen.options, seen.hands.length);
  const hand = ownHand(seen);
  const rivals = rivalsOf(seen, own, weights);
  const isSecond = seen.phase === "bet2";
  const codes = codesOf(hand);
  const most = isSecond ? 0 : mostThrown(seen);
  const drawn = drawnFrom(restOf(field.deck, codes), most === 0 ? 1 : samples, field.noise, 0);
  const { thrown } = bestThrow(codes, most, drawn, chancesAgainstAll(field, rivals));
  return { own, hand, field, rivals, thrown, finals: finalsOf(codes, thrown, drawn), isSecond };
}

/** By strength. */
function chancesAgainstAll(field: Field, rivals: readonly Rival[]): Float32Array {
  const each = rivals.map(({ range }) => field.beats(range));
  const chances = Float32Array.from(field.beats({ share: 1, drew: null })).fill(1);
  for (const beats of each)
    for (let strength = 0; strength < chances.length; strength += 1)
      chances[strength] = (chances[strength] ?? 0) * (beats[strength] ?? 0);
  return chances;
}

const answersTo = (
  seen: DrawSeen,
  { field, rivals, isSecond }: Situation,
  toMatch: number,
  weights: Weights,
): readonly Answer[] =>
  rivals.map((rival) =>
    answerOf(rival, { field, toMatch, pot: seen.facts.pot, weights, isSecond }),
  );

export function costOf({ facts }: DrawSeen, own: number, move: Wager): number {
  if (move.type === "check") return 0;
  const cost = move.type === "call" ? toCall(facts, own) : move.to - (facts.inStage[own] ?? 0);
  return Math.min(cost, facts.chips[own] ?? 0);
}

/** Returns the chips that this move wins on average; folding wins 0. */
export function judge(seen: DrawSeen, situation: Situation, move: Wager, weights: Weights): number {
  const { own, finals, isSecond } = situation;
  const { facts } = seen;
  const cost = costOf(seen, own, move);
  const toMatch = "to" in move ? move.to : facts.toMatch;
  const paid = facts.committed.filter((_, seat) => seat !== own);
  const back = comesBack(
    finals,
    (facts.committed[own] ?? 0) + cost,
    paid,
    answersTo(seen, situation, toMatch, weights),
  );
  return back * (isSecond ? 1 : weights.realised) - cost;
}

/** From 0 to 1, against all who are in now. */
export const chanceToWin = (seen: DrawSeen, situation: Situation, weights: Weights): number =>
  winsAll(situation.finals, answersTo(seen, situation, 0, weights));
