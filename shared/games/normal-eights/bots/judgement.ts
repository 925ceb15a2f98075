import {
  chainBegun,
  chainOf,
  chainWith,
  chanceAtEnd,
  chanceGoingOn,
  chanceNoped,
} from "./chain.ts";
import { chanceAfterSets, chanceOfDiscard, chanceOfGift, chanceOfPick } from "./effects.ts";
import { fieldOf, shareOf, unknownTop } from "./field.ts";
import {
  chanceOf,
  outlookOf,
  turnOver,
  withCount,
  withoutOwn,
  withTop,
  type Outlook,
  type Thought,
} from "./outlook.ts";
import type { Weights } from "./weights.ts";
import { setsInOrder } from "../reveal.ts";
import { goesOn, type NormalSeen } from "../seen.ts";
import type { Effect, Move, Nope, Pick } from "../types.ts";

export interface Situation extends Thought {
  readonly seen: NormalSeen;
  readonly now: Outlook;
}

export function situationOf(seen: NormalSeen, weights: Weights): Situation {
  const field = fieldOf(seen);
  return { seen, field, weights, now: outlookOf(seen, field) };
}

/** Keeps the logarithm finite. */
const sure = 1e-6;

/** Returns a value in cards, relative to an even chance of winning. */
export function judge(move: Move, situation: Situation): number {
  const chance = Math.min(1 - sure, Math.max(sure, chanceWith(move, situation)));
  return (
    Math.log(chance / (1 - chance)) / situation.weights.pace -
    (move.type === "nope" ? situation.weights.spends : 0)
  );
}

/** 0…1, if nobody answers. */
function chanceWith(move: Move, situation: Situation): number {
  const { field, now, seen } = situation;
  switch (move.type) {
    case "play":
      return chanceGoingOn(
        chainBegun(move, field.own, field.left),
        withoutOwn(now, [move.card], field),
        situation,
      );
    case "draw":
      return chanceAfterDraw(situation);
    case "keep":
      return chanceOf(turnOver(now, field.own, field), situation);
    case "pass":
      return chanceIfPassed(situation);
    case "nope":
      return chanceIfNoped(move, situation);
    case "pick":
      return seen.facts.effect ? chanceIfPicked(move, seen.facts.effect, situation) : 0;
    case "sets":
      return seen.facts.effect
        ? chanceAfterSets(seen.facts.effect, setsInOrder(move), now, situation)
        : 0;
    case "leave":
      return 0;
  }
}

/** NE-3: the drawn card may be played at once. */
function chanceAfterDraw(situation: Situation): number {
  const { field, now } = situation;
  const fits = shareOf(field, (card) => goesOn(card, now.top));
  const [played, kept] = [
    turnOver(withTop(now, unknownTop), field.own, field),
    turnOver(withCount(now, field.own, 1), field.own, field),
  ];
  return fits * chanceOf(played, situation) + (1 - fits) * chanceOf(kept, situation);
}

/** Assumes that nobody else answers either; in a turn the state stays as it is (NE-6). */
function chanceIfPassed(situation: Situation): number {
  const { field, now, seen } = situation;
  const chain = chainOf(seen.facts);
  return chain
    ? chanceAtEnd(chain, now, situation)
    : chanceOf(turnOver(now, field.own, field), situation);
}

function chanceIfNoped(nope: Nope, situation: Situation): number {
  const { field, now, seen } = situation;
  const chain = chainOf(seen.facts);
  return chain
    ? chanceNoped(chainWith(chain, nope, field.own), withoutOwn(now, [nope.card], field), situation)
    : 0;
}

function chanceIfPicked({ card }: Pick, effect: Effect, situation: Situation): number {
  const { now, seen } = situation;
  if (seen.phase === "war") return chanceOfPick(card, effect, now, situation);
  return seen.phase === "give"
    ? chanceOfGift(card, effect, now, situation)
    : chanceOfDiscard(card, effect, now, situation);
}
