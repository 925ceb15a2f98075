// Players at five-card draw who each do one thing too much, as people do.

import { offers, ownHand } from "#shared/contract/seen.ts";
import { drawBots, type DrawBot } from "#shared/games/five-card-draw/bots/index.ts";
import { toCall, wagerRange, type DrawSeen } from "#shared/games/five-card-draw/seen.ts";
import type { Move } from "#shared/games/five-card-draw/types.ts";
import { categories, type Category } from "#shared/poker/evaluate.ts";
import { readHand } from "#shared/poker/readHand.ts";

const holds = (seen: DrawSeen, least: Category): boolean =>
  categories.indexOf(readHand(ownHand(seen)).category) >= categories.indexOf(least);

const calls = (seen: DrawSeen): Move | null => (offers(seen, "call") ? { type: "call" } : null);

const smallest = ({ legal }: DrawSeen): Move | null => {
  const range = wagerRange(legal);
  return range && { type: range.type, to: range.min };
};

/** `pots`: the size of the bet or raise, after a call. */
function wagers({ facts, legal, viewer }: DrawSeen, pots: number): Move | null {
  const range = wagerRange(legal);
  if (!range || viewer === "spectator") return null;
  const to = Math.round(facts.toMatch + pots * (facts.pot + toCall(facts, viewer)));
  return { type: range.type, to: Math.max(range.min, Math.min(range.max, to)) };
}

/** Draws as Regular does, bets in a way of its own, and else folds. */
const player = (bets: (seen: DrawSeen) => Move | null): DrawBot => ({
  ...drawBots.regular,
  choose: (view, dice) =>
    view.seen.phase === "draw"
      ? drawBots.regular.choose(view, dice)
      : (bets(view.seen) ?? { type: "fold" }),
});

const isFirst = ({ facts }: DrawSeen): boolean => facts.toMatch === 0;
const isSecond = ({ phase }: DrawSeen): boolean => phase === "bet2";

export const panel = {
  /** Calls everything, and raises nothing. */
  station: player((seen) => calls(seen) ?? smallest(seen)),
  /** Bets and raises the pot with anything. */
  maniac: player((seen) => wagers(seen, 1) ?? calls(seen)),
  /** Plays good hands alone, and those hard. */
  nit: player((seen) => {
    if (holds(seen, isSecond(seen) ? "three of a kind" : "two pair"))
      return wagers(seen, 1) ?? calls(seen);
    return isFirst(seen) && holds(seen, "one pair") ? smallest(seen) : null;
  }),
  /** Bets the pot with anything, and gives up where that fails. */
  bluffer: player((seen) =>
    isFirst(seen) ? wagers(seen, 1) : holds(seen, "two pair") ? calls(seen) : null,
  ),
  /** Raises the first bet in both stages with anything. */
  raiser: player((seen) => {
    const isBetOnce = seen.facts.leastRaise >= seen.facts.toMatch;
    if (isFirst(seen)) return smallest(seen);
    return (isBetOnce ? wagers(seen, 1) : null) ?? (holds(seen, "two pair") ? calls(seen) : null);
  }),
} as const;
