// Counts what a bot does at each spot, over hands with stacks of all sizes.

import { DiceReader, newDice } from "#shared/chance/dice.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { completeOptions } from "#shared/contract/options.ts";
import type { DrawBot } from "#shared/games/five-card-draw/bots/index.ts";
import type { HandBounds } from "#shared/games/five-card-draw/bots/shark/hands.ts";
import {
  bettingAt,
  drawingAt,
  mostKnown,
  startOf,
  wagersIn,
} from "#shared/games/five-card-draw/bots/shark/situation.ts";
import {
  bettingSpot,
  call,
  columns,
  drawingSpot,
  giveUp,
  smallest,
  spotCount,
} from "#shared/games/five-card-draw/bots/shark/spot.ts";
import { fiveCardDraw as game } from "#shared/games/five-card-draw/index.ts";
import type { DrawSeen } from "#shared/games/five-card-draw/seen.ts";
import type { Move, Options } from "#shared/games/five-card-draw/types.ts";
import { playOut } from "../playOut.ts";
import { stacksBy, ante } from "./stacks.ts";
import type { Random } from "./random.ts";

/** The spot of a view, and by column what a move means there; null for a move without a column. */
function columnOf(
  seen: DrawSeen,
  own: Seat,
  bounds: HandBounds,
  move: Move,
): Readonly<{ spot: number; column: number }> | null {
  if (move.type === "draw") {
    const column = Math.min(mostKnown, move.cards.length);
    return {
      spot: drawingSpot(drawingAt(seen, own, bounds, startOf(seen, mostKnown))),
      column,
    };
  }
  const spot = bettingSpot(bettingAt(seen, own, bounds));
  if (move.type === "fold" || move.type === "check") return { spot, column: giveUp };
  if (move.type === "call") return { spot, column: call };
  if (move.type === "leave") return null;
  const totals = wagersIn(seen, own);
  let best = -1;
  for (let column = smallest; column < columns; column += 1)
    if (
      (totals[column] ?? 0) > 0 &&
      (best < 0 || Math.abs(totals[column]! - move.to) < Math.abs(totals[best]! - move.to))
    )
      best = column;
  return best < 0 ? null : { spot, column: best };
}

/** `others`: one of them takes each other seat. */
export function countsOf(
  bot: DrawBot,
  others: readonly DrawBot[],
  bounds: HandBounds,
  hands: number,
  random: Random,
): Float64Array {
  const counts = new Float64Array(spotCount * columns);
  const options = completeOptions<Options>(game.options, { ante });
  const watched: DrawBot = {
    ...bot,
    choose(view, dice) {
      const move = bot.choose(view, dice);
      const { seen } = view;
      if (seen.viewer === "spectator") return move;
      const found = columnOf(seen, seen.viewer, bounds, move);
      if (found) counts[found.spot * columns + found.column]! += 1;
      return move;
    },
  };
  for (let number = 0; number < hands; number += 1) {
    const dice = new DiceReader(newDice(`regular/${number}`));
    const chips = stacksBy(random);
    const seats = chips.length;
    const start = game.deal({
      options,
      seats,
      deck: dice.shuffled(game.pack(options, seats)),
      dealer: seats - 1,
      dice: dice.dice(),
      carry: game.carry.read({ chips }, options, seats),
    });
    const players = chips.map(() =>
      random.next() < 0.4 ? watched : others[random.below(others.length)]!,
    );
    players[random.below(seats)] = watched;
    playOut({ game, start, dice, botAt: (seat) => players[seat]! });
  }
  return counts;
}
