// Plays on in worlds that the seat believes likely. In hands dealt at random a search gains nothing:
// to guess what the opponent holds is the greater part of skill.

import { rankedBy } from "#shared/bots/bot.ts";
import { bestInWorlds, othersThan } from "#shared/bots/search.ts";
import { DiceReader, newDice } from "#shared/chance/dice.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { offers, ownHand } from "#shared/contract/seen.ts";
import { maskOf, placeOf } from "../../melds.ts";
import { asGin, leastKnock, offeredDiscards, type GinSeen } from "../../seen.ts";
import type { GinRound, Move } from "../../types.ts";
import { ginBots, type GinBot } from "../index.ts";
import { imaginedFrom, isUsual, unseenBy } from "./imagined.ts";
import { maskOfCards, without } from "./masks.ts";
import { matchWorth } from "./matchWorth.ts";
import type { HandEnd, Moment } from "./moment.ts";
import { deadwoodAhead } from "./outlook.ts";
import { QuickRound } from "./quickRound.ts";

/** For one decision, the budget: the same on every machine. */
const playouts = 600;
/** Standard errors by which another move must be better than Regular's. */
const caution = 1;
/** Of the cards that may be discarded, those after which the next card helps most. */
const mostDiscards = 4;

function discardsOf(seen: GinSeen, viewer: Seat): readonly Move[] {
  const hand = maskOfCards(ownHand(seen));
  const unseen = unseenBy(seen, viewer);
  const ahead = (place: number) => {
    const { low, high } = without(hand, maskOf([place]));
    return deadwoodAhead(low, high, unseen.low, unseen.high);
  };
  return rankedBy(offeredDiscards(seen), (card) => -ahead(placeOf(card)))
    .slice(0, mostDiscards)
    .map((card) => ({ type: "discard", card }));
}

const isGin = (seen: GinSeen): boolean =>
  offers(seen, "bigGin") || leastKnock(seen)?.deadwood === 0;

/** The moves worth a thought, but for lay-offs. */
export function candidates(seen: GinSeen, viewer: Seat): readonly Move[] {
  const plain = (["take", "pass", "draw", "bigGin"] as const).flatMap((type) =>
    offers(seen, type) ? [{ type }] : [],
  );
  if (seen.phase !== "discard") return plain;
  const knock = leastKnock(seen);
  return [
    ...plain,
    ...discardsOf(seen, viewer),
    ...(knock ? [{ type: "knock", card: knock.card } as const] : []),
  ];
}

export const quickRoundAt = (
  moment: Moment,
  { options, facts }: Pick<GinRound, "options" | "facts">,
): QuickRound => new QuickRound(moment, { ...options, limit: facts.limit, double: facts.double });

/** Returns how the hand ends if the move is made in this world. */
export function endAfter(seen: GinSeen, moment: Moment, move: Move): HandEnd {
  const round = quickRoundAt(moment, seen);
  round.make(move);
  return round.playedOut();
}

/** `share`: of its budget. */
export const shark = (share = 1): GinBot => ({
  ...ginBots.regular,
  choose(view, dice) {
    const seen = asGin(view.seen);
    const { viewer } = seen;
    const usual = ginBots.regular.choose(view, dice);
    if (viewer === "spectator" || isGin(seen) || !isUsual(seen, viewer)) return usual;
    const others = othersThan(usual, candidates(seen, viewer));
    if (others.length === 0) return usual;
    const reader = new DiceReader(newDice(`${dice.below(2 ** 32)}`));
    return bestInWorlds({
      usual,
      others,
      playouts: share * playouts,
      caution,
      nextWorld: imaginedFrom(seen, viewer, reader),
      worthOf: (moment, move) => matchWorth(seen, endAfter(seen, moment, move), viewer),
    });
  },
});
