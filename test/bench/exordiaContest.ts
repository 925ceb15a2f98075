// Who wins how often when Exordia8 bots play the same deals from every seat?

import { newDice, DiceReader, shuffled } from '#shared/chance/dice.ts';
import { completeOptions } from '#shared/game/options.ts';
import type { ExordiaBot } from '#shared/games/exordia8/bot.ts';
import { exordia8 as game } from '#shared/games/exordia8/index.ts';
import type { ExordiaRound, Options } from '#shared/games/exordia8/types.ts';
import { playOut } from './playOut.ts';

function dealOf(seed: string, number: number, seats: number, options: Options): ExordiaRound {
  const { list, dice } = shuffled(newDice(`${seed}/${seats}/${number}`), game.pack(options, seats));
  return game.deal({ options, seats, deck: list, dealer: null, dice, carry: {} });
}

export interface ExordiaContest {
  readonly hero: ExordiaBot;
  readonly others: ExordiaBot;
  readonly seats: number;
  readonly deals: number;
  readonly seed: string;
  readonly options?: Partial<Options>;
  /** In how many of its seats, evenly spread, the hero plays each deal; all unless given. */
  readonly chairs?: number;
  readonly timed?: (ms: number) => void;
}

/** The hero's share of firsts in each deal, over the chairs it took; one of so many seats is par. */
export function* exordiaContest({ hero, others, seats, deals, seed, options: given = {}, chairs = seats, timed }: ExordiaContest): Generator<number> {
  const options = completeOptions<Options>(game.options, given);
  for (let number = 0; number < deals; number += 1) {
    const start = dealOf(seed, number, seats, options);
    let firsts = 0;
    for (let chair = 0; chair < chairs; chair += 1) {
      const own = Math.floor((chair * seats) / chairs);
      const dice = new DiceReader(newDice(`${seed}/bots/${number}/${own}`));
      const { result } = playOut({ game, start, dice, botAt: (seat) => (seat === own ? hero : others), timed: (seat, ms) => void (seat === own && timed?.(ms)) }).facts;
      if (result?.winners.includes(own)) firsts += 1;
    }
    yield firsts / chairs;
  }
}
