// Plays by a strategy, as far as it reaches.

import type { DiceReader } from "#shared/chance/dice.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { offers, ownHand } from "#shared/contract/seen.ts";
import { mostThrown, wagerRange, type DrawSeen } from "../../seen.ts";
import type { Move } from "../../types.ts";
import { drawBots, type DrawBot } from "../index.ts";
import { bettingAt, drawingAt, mostKnown, startOf, wagersIn } from "./situation.ts";
import { bettingSpot, call, drawingSpot, giveUp } from "./spot.ts";
import type { Strategy } from "./strategy.ts";

/** Returns a column with the chance of its share among those that are open; null if none has any. */
function chosen(
  row: readonly number[],
  isOpen: (column: number) => boolean,
  dice: DiceReader,
): number | null {
  const shares = row.map((share, column) => (isOpen(column) ? share : 0));
  const all = shares.reduce((sum, one) => sum + one, 0);
  if (all === 0) return null;
  let left = dice.below(all);
  return shares.findIndex((share) => (left -= share) < 0);
}

function wagered(seen: DrawSeen, own: Seat, strategy: Strategy, dice: DiceReader): Move | null {
  const row = strategy.row(bettingSpot(bettingAt(seen, own, strategy.bounds)));
  if (!row) return null;
  const totals = wagersIn(seen, own);
  const isOpen = (column: number): boolean =>
    column === giveUp || (column === call ? offers(seen, "call") : (totals[column] ?? 0) > 0);
  const column = chosen(row, isOpen, dice);
  if (column === null) return null;
  if (column === giveUp) return { type: offers(seen, "check") ? "check" : "fold" };
  if (column === call) return { type: "call" };
  const range = wagerRange(seen.legal);
  return range && { type: range.type, to: totals[column] ?? range.min };
}

function drawn(seen: DrawSeen, own: Seat, strategy: Strategy, dice: DiceReader): Move | null {
  const most = Math.min(mostKnown, mostThrown(seen));
  const start = startOf(seen, most);
  const row = strategy.row(drawingSpot(drawingAt(seen, own, strategy.bounds, start)));
  const count = row && chosen(row, (column) => column <= most, dice);
  const hand = ownHand(seen);
  return count === null
    ? null
    : { type: "draw", cards: (start.throws[count] ?? []).flatMap((place) => hand[place] ?? []) };
}

/** Leaves to Regular what was hardly met in training. */
export const sharkWith = (strategy: Strategy): DrawBot => ({
  ...drawBots.regular,
  choose(view, dice) {
    const { seen } = view;
    const own = seen.viewer;
    if (own === "spectator" || seen.legal.length === 0) return drawBots.regular.choose(view, dice);
    const move =
      seen.phase === "draw" ? drawn(seen, own, strategy, dice) : wagered(seen, own, strategy, dice);
    return move ?? drawBots.regular.choose(view, dice);
  },
});
