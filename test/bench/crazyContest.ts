// Counts who wins how often when Crazy Eights bots play the same deals from every seat.

import { newDice, DiceReader, shuffled } from "#shared/chance/dice.ts";
import { completeOptions } from "#shared/contract/options.ts";
import type { CrazyBot } from "#shared/games/crazy-eights/bots/index.ts";
import { crazyEights as game } from "#shared/games/crazy-eights/index.ts";
import type { CrazyRound, Options } from "#shared/games/crazy-eights/types.ts";
import { playOut } from "./playOut.ts";

/** CE-2: the turn order is of the deal, so that every seat has the same place in it again. */
function dealOf(seed: string, number: number, seats: number, options: Options): CrazyRound {
  const { list, dice } = shuffled(newDice(`${seed}/${seats}/${number}`), game.pack(options, seats));
  return game.deal({
    options,
    seats,
    deck: list,
    dealer: null,
    dice,
    carry: game.carry.read({}, options, seats),
  });
}

export type CrazyContest = Readonly<{
  hero: CrazyBot;
  others: CrazyBot;
  seats: number;
  deals: number;
  seed: string;
  options?: Partial<Options>;
}>;

/** What the hero got out of one deal, on average over all its seats. */
export type CrazyTaken = Readonly<{
  /** Share of firsts, a shared first counting as its part; one of so many seats is par. */
  firsts: number;
  /** Points won less those of the others on average. */
  points: number;
}>;

/** Plays each deal once with the hero in every seat, all others the same bot. */
export function* crazyContest({
  hero,
  others,
  seats,
  deals,
  seed,
  options: given = {},
}: CrazyContest): Generator<CrazyTaken> {
  const options = completeOptions<Options>(game.options, given);
  for (let number = 0; number < deals; number += 1) {
    const start = dealOf(seed, number, seats, options);
    let firsts = 0;
    let lead = 0;
    for (let heroSeat = 0; heroSeat < seats; heroSeat += 1) {
      const dice = new DiceReader(newDice(`${seed}/bots/${number}/${heroSeat}`));
      const { result } = playOut({
        game,
        start,
        dice,
        botAt: (seat) => (seat === heroSeat ? hero : others),
      }).facts;
      const { winners = [], points = [] } = result ?? {};
      firsts += winners.includes(heroSeat) ? 1 / winners.length : 0;
      const all = points.reduce((sum, each) => sum + each, 0);
      const own = points[heroSeat] ?? 0;
      lead += own - (all - own) / (seats - 1);
    }
    yield { firsts: firsts / seats, points: lead / seats };
  }
}
