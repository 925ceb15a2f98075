// Characters' ways of playing at draw: each tilts what the bot of its level would do, now and then,
// where it matters little which of two moves is made.

import type { Way } from "#shared/bots/bot.ts";
import type { DiceReader } from "#shared/chance/dice.ts";
import { offers, ownHand } from "#shared/contract/seen.ts";
import { categories, type Category } from "#shared/poker/evaluate.ts";
import { readHand } from "#shared/poker/readHand.ts";
import { isInHand } from "../betting.ts";
import { toCall, wagerRange, type DrawSeen } from "../seen.ts";
import type { Move } from "../types.ts";
import { givingUp } from "./judgement.ts";
import type { DrawBot } from "./index.ts";

/** Returns the move to make in place of the usual one, or null. */
type Tilt = (at: Spot, dice: DiceReader) => Move | null;

type Spot = Readonly<{
  seen: DrawSeen;
  usual: Move;
  /** Chips to call, and those in the stack. */
  price: number;
  stack: number;
}>;

const often = (dice: DiceReader, percent: number): boolean => dice.below(100) < percent;

const holds = ({ seen }: Spot, least: Category): boolean =>
  categories.indexOf(readHand(ownHand(seen)).category) >= categories.indexOf(least);

const givesUp = ({ usual }: Spot): boolean => usual.type === "fold" || usual.type === "check";

/** `pots`: the size of the bet or raise after a call; 0 for the smallest. */
function wager({ seen, price }: Spot, pots: number): Move | null {
  const range = wagerRange(seen.legal);
  if (!range) return null;
  const { toMatch, pot } = seen.facts;
  const wished = Math.round(toMatch + pots * (pot + price));
  return { type: range.type, to: Math.max(range.min, Math.min(range.max, wished)) };
}

const rivals = ({ seen: { facts, viewer } }: Spot): number =>
  facts.dealtIn.filter((_, seat) => seat !== viewer && isInHand(facts, seat)).length;

const tilts: { readonly [W in Way]: Tilt } = {
  steady: () => null,
  /** Lets weak hands go, and pairs once they cost more than a look. */
  tight(at, dice) {
    const needed = at.price > at.seen.facts.pot / 4 ? "two pair" : "one pair";
    return givesUp(at) || holds(at, needed) || !often(dice, 60) ? null : givingUp(at.seen);
  },
  /** Stays in for a look. */
  loose(at, dice) {
    if (at.usual.type !== "fold" || !often(dice, 45)) return null;
    if (!offers(at.seen, "call")) return wager(at, 0);
    const isCheap = at.price <= at.seen.facts.pot / 2 && at.price <= at.stack / 5;
    return isCheap ? { type: "call" } : null;
  },
  /** Bets what it would give up, against few. */
  bluffer(at, dice) {
    const isCheap = at.price + at.seen.facts.pot <= at.stack / 4;
    return givesUp(at) && isCheap && rivals(at) <= 3 && often(dice, 35) ? wager(at, 1) : null;
  },
  /** Calls where it could raise, and bets little. */
  careful(at, dice) {
    if (at.usual.type !== "raise" && at.usual.type !== "bet") return null;
    if (!often(dice, 55)) return null;
    return offers(at.seen, "call") ? { type: "call" } : wager(at, 0);
  },
  /** Raises where it would call. */
  bold: (at, dice) =>
    at.usual.type === "call" && at.price <= at.stack / 6 && often(dice, 30) ? wager(at, 0.7) : null,
};

export const inWay = (bot: DrawBot, way: Way): DrawBot =>
  way === "steady"
    ? bot
    : {
        ...bot,
        choose(view, dice) {
          const usual = bot.choose(view, dice);
          const { seen } = view;
          if (seen.viewer === "spectator" || usual.type === "draw") return usual;
          const stack = seen.facts.chips[seen.viewer] ?? 0;
          const price = Math.min(stack, toCall(seen.facts, seen.viewer));
          return tilts[way]({ seen, usual, price, stack }, dice) ?? usual;
        },
      };
