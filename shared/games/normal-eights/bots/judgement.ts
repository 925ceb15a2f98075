import { isJoker, type Card, type Natural } from "#shared/cards/card.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { settledChain } from "../phase.ts";
import { countedAs, topOf, type ToMatch } from "../plays.ts";
import { goesOn, mayAnswer, type NormalSeen } from "../seen.ts";
import { setsInOrder } from "../sets.ts";
import type { Effect, Facts, Move, Nope, Pick as Picked, Play } from "../types.ts";
import {
  chanceAfter,
  chanceAfterSets,
  chanceOfDiscard,
  chanceOfGift,
  chanceOfPick,
} from "./effects.ts";
import {
  chanceOf,
  fieldOf,
  outlookOf,
  shareOf,
  turnOver,
  unknownTop,
  withCount,
  withoutOwn,
  withTop,
  type Field,
  type Outlook,
  type Thought,
} from "./outlook.ts";
import type { Weights } from "./weights.ts";

export interface Situation extends Thought {
  readonly seen: NormalSeen;
  readonly now: Outlook;
}

export function situationOf(seen: NormalSeen, weights: Weights): Situation {
  const field = fieldOf(seen);
  return { seen, field, weights, now: outlookOf(seen, field) };
}

/** Chances are held at least so far from 0 and 1: keeps the logarithm finite. */
export const leastChance = 1e-6;

/** The value of a chance in cards, relative to an even one. */
export function valueOf(chance: number, pace: number): number {
  const within = Math.min(1 - leastChance, Math.max(leastChance, chance));
  return Math.log(within / (1 - within)) / pace;
}

/** Returns a value in cards, relative to an even chance of winning. */
export const judge = (move: Move, situation: Situation): number =>
  valueOf(chanceWith(move, situation), situation.weights.pace) -
  (move.type === "nope" ? situation.weights.spends : 0);

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

function chanceIfPicked({ card }: Picked, effect: Effect, situation: Situation): number {
  const { now, seen } = situation;
  if (seen.phase === "war") return chanceOfPick(card, effect, now, situation);
  return seen.phase === "give"
    ? chanceOfGift(card, effect, now, situation)
    : chanceOfDiscard(card, effect, now, situation);
}

export type Chain = Pick<Facts, "chain" | "counted" | "left"> & { readonly effect: Effect };

export const chainOf = ({ chain, counted, left, effect }: Facts): Chain | null =>
  effect === null || chain.length === 0 ? null : { chain, counted, left, effect };

function namedAs(move: Play | Nope): Natural {
  const counted = countedAs(move);
  return counted.ok ? counted.card : "As";
}

function chainBegun(play: Play, seat: Seat, left: readonly Seat[]): Chain {
  const { card, target, suit } = play;
  const counts = namedAs(play);
  return {
    chain: [{ seat, card, sendBack: false }],
    counted: [counts],
    left,
    effect: { seat, card: counts, target: target ?? null, suit: suit ?? null },
  };
}

export const chainWith = (before: Chain, nope: Nope, seat: Seat): Chain => ({
  ...before,
  chain: [...before.chain, { seat, card: nope.card, sendBack: nope.sendBack }],
  counted: [...before.counted, namedAs(nope)],
});

export const hasEffect = ({ chain }: Pick<Chain, "chain">): boolean => chain.length % 2 === 1;

/** NE-21: the last ace lies on top, but a queen that stands still names the suit. */
function topAfter(chain: Chain): ToMatch {
  const last = chain.counted.at(-1);
  if (chain.effect.suit !== null && hasEffect(chain))
    return { suit: chain.effect.suit, rank: null, blank: false };
  return last === undefined ? unknownTop : topOf(last);
}

function settled(chain: Chain, outlook: Outlook, { own }: Field): Outlook {
  return settledChain(chain)
    .filter(({ back }) => back)
    .reduce(
      (after, { seat, card }) => {
        const more = withCount(after, seat, 1);
        return seat === own ? { ...more, hand: [...after.hand, card] } : more;
      },
      withTop(outlook, topAfter(chain)),
    );
}

/** `outlook` excludes the cards of the chain. */
function chanceAtEnd(chain: Chain, outlook: Outlook, thought: Thought): number {
  const { effect, left } = chain;
  const after = settled(chain, outlook, thought.field);
  return hasEffect(chain) && !left.includes(effect.seat)
    ? chanceAfter(effect, after, thought)
    : chanceOf(turnOver(after, effect.seat, thought.field), thought);
}

/** Tries a joker under one name only, since the names differ little. */
const ownNopes = (hand: readonly Card[]): readonly Nope[] =>
  [...new Set(hand.filter(mayAnswer))].flatMap((card) =>
    [false, true].map((sendBack): Nope => ({
      type: "nope",
      card,
      sendBack,
      ...(isJoker(card) && { as: "As" as const }),
    })),
  );

export const longestEnding = 3;

/** Each answer from such a hand brings the end nearer. */
const isEnding = ({ hand }: Outlook): boolean =>
  hand.length > 0 && hand.length <= longestEnding && hand.every(mayAnswer);

/** Like `chanceAtEnd`, but the bot may also answer its own card. */
const chanceGoingOn = (chain: Chain, outlook: Outlook, thought: Thought): number =>
  ownNopes(outlook.hand).reduce(
    (best, nope) => {
      const { field } = thought;
      return Math.max(
        best,
        chanceNoped(
          chainWith(chain, nope, field.own),
          withoutOwn(outlook, [nope.card], field),
          thought,
        ),
      );
    },
    chanceAtEnd(chain, outlook, thought),
  );

/** The bot answers again only if that can empty its hand. */
const chanceNoped = (chain: Chain, outlook: Outlook, thought: Thought): number =>
  isEnding(outlook) ? chanceGoingOn(chain, outlook, thought) : chanceAtEnd(chain, outlook, thought);
