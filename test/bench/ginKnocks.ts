// Compares when bots knock at Gin Rummy with what a long search over the hidden cards finds.

import { DiceReader, newDice } from "#shared/chance/dice.ts";
import { View } from "#shared/contract/view.ts";
import { ginBots, type GinBot } from "#shared/games/gin-rummy/bots/index.ts";
import { candidates, endAfter } from "#shared/games/gin-rummy/bots/shark/index.ts";
import { matchWorth } from "#shared/games/gin-rummy/bots/shark/matchWorth.ts";
import { imaginedFrom } from "#shared/games/gin-rummy/bots/shark/imagined.ts";
import { ginRummy as game } from "#shared/games/gin-rummy/index.ts";
import { asGin, leastKnock, type GinSeen } from "#shared/games/gin-rummy/seen.ts";
import type { Facts, Move, Options } from "#shared/games/gin-rummy/types.ts";
import { dealOf, playedOut } from "./ginContest.ts";

type GinView = View<Options, Facts, Move>;

/** Moments of hands among Regular bots in which one may knock, but not with gin. */
function knockViews(count: number, seed: string): readonly GinView[] {
  const found: GinView[] = [];
  const dice = new DiceReader(newDice(seed));
  for (let number = 0; found.length < count; number += 1)
    playedOut(dealOf(seed, number), [ginBots.regular, ginBots.regular], dice, (round, seat) => {
      const view = View.of(game, { round, happened: [] }, seat);
      const knock = leastKnock(asGin(view.seen));
      if (knock && knock.deadwood > 0 && found.length < count) found.push(view);
    });
  return found;
}

/** What a knock is worth more than the best throw, in points, found by playing on in many worlds. */
function worthOfKnock(seen: GinSeen, worlds: number, reader: DiceReader): number {
  const { viewer } = seen;
  if (viewer === "spectator") throw new Error("a spectator does not knock");
  const moves = candidates(seen, viewer);
  const sums = moves.map(() => 0);
  const next = imaginedFrom(seen, viewer, reader);
  for (let world = 0; world < worlds; world += 1) {
    const moment = next();
    moves.forEach(
      (move, at) => (sums[at]! += matchWorth(seen, endAfter(seen, moment, move), viewer)),
    );
  }
  const best = (isKnock: boolean) =>
    Math.max(...sums.filter((_, at) => (moves[at]?.type === "knock") === isKnock));
  return (best(true) - best(false)) / worlds;
}

export type KnockTiming = Readonly<{
  /** The share of moments in which the bot knocks where the search does, and only there. */
  agreement: number;
  /** Points lost by a decision where they differ, on average over all moments. */
  loss: number;
  knocks: number;
}>;

/** Of several bots at the same moments. */
export function knockTimings(
  bots: readonly GinBot[],
  { moments, worlds, seed }: Readonly<{ moments: number; worlds: number; seed: string }>,
): readonly KnockTiming[] {
  const judged = knockViews(moments, seed).map((view, number) => ({
    view,
    worth: worthOfKnock(
      asGin(view.seen),
      worlds,
      new DiceReader(newDice(`${seed}/search/${number}`)),
    ),
  }));
  return bots.map((bot) => {
    const dice = new DiceReader(newDice(`${seed}/bots`));
    const gains = judged.map(({ view, worth }) => ({
      knocks: bot.choose(view, dice).type === "knock",
      worth,
    }));
    const wrong = gains.filter(({ knocks, worth }) => knocks !== worth > 0);
    return {
      agreement: 1 - wrong.length / moments,
      loss: wrong.reduce((sum, { worth }) => sum + Math.abs(worth), 0) / moments,
      knocks: gains.filter(({ knocks }) => knocks).length,
    };
  });
}
