import { isJoker, type Card, type Natural } from "#shared/cards/card.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { chanceAfter } from "./effects.ts";
import { unknownTop, type Field } from "./field.ts";
import {
  chanceOf,
  turnOver,
  withCount,
  withoutOwn,
  withTop,
  type Outlook,
  type Thought,
} from "./outlook.ts";
import { countedAs } from "../plays.ts";
import { mayAnswer, settledChain, topOf, type ToMatch } from "../seen.ts";
import type { Effect, Facts, Nope, Play } from "../types.ts";

export type Chain = Pick<Facts, "chain" | "counted" | "left"> & { readonly effect: Effect };

export const chainOf = ({ chain, counted, left, effect }: Facts): Chain | null =>
  effect === null || chain.length === 0 ? null : { chain, counted, left, effect };

function namedAs(move: Play | Nope): Natural {
  const counted = countedAs(move);
  return counted.ok ? counted.card : "As";
}

export function chainBegun(play: Play, seat: Seat, left: readonly Seat[]): Chain {
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
export function chanceAtEnd(chain: Chain, outlook: Outlook, thought: Thought): number {
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

const longestEnding = 3;

/** Each answer from such a hand brings the end nearer. */
const isEnding = ({ hand }: Outlook): boolean =>
  hand.length > 0 && hand.length <= longestEnding && hand.every(mayAnswer);

/** Like `chanceAtEnd`, but the bot may also answer its own card. */
export const chanceGoingOn = (chain: Chain, outlook: Outlook, thought: Thought): number =>
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
export const chanceNoped = (chain: Chain, outlook: Outlook, thought: Thought): number =>
  isEnding(outlook) ? chanceGoingOn(chain, outlook, thought) : chanceAtEnd(chain, outlook, thought);
