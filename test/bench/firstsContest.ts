// Counts who wins how often when bots of an eights game play the same deals from every seat.

import type { Bot } from "#shared/bots/bot.ts";
import { newDice, DiceReader, shuffled } from "#shared/chance/dice.ts";
import type { Game } from "#shared/contract/game.ts";
import type { Public } from "#shared/contract/json.ts";
import { completeOptions } from "#shared/contract/options.ts";
import type { GameEvent } from "#shared/contract/outcome.ts";
import type { CommonFacts, Move, Round } from "#shared/contract/round.ts";
import { playOut } from "./playOut.ts";

export type FirstsContest<
  O extends Public,
  F extends CommonFacts,
  M extends Move,
  H extends GameEvent,
  S,
  C extends Public,
> = Readonly<{
  game: Game<O, F, M, H, S, C>;
  hero: Bot<O, F, M>;
  others: Bot<O, F, M>;
  seats: number;
  deals: number;
  seed: string;
  options?: Partial<O>;
  /** In how many of its seats, evenly spread, the hero plays each deal; all unless given. */
  chairs?: number;
  timed?: (ms: number) => void;
}>;

function dealOf<
  O extends Public,
  F extends CommonFacts,
  M extends Move,
  H extends GameEvent,
  S,
  C extends Public,
>(game: Game<O, F, M, H, S, C>, seed: string, seats: number, options: O): Round<O, F, M, S> {
  const { list, dice } = shuffled(newDice(seed), game.pack(options, seats));
  return game.deal({
    options,
    seats,
    deck: list,
    dealer: null,
    dice,
    carry: game.carry.read({}, options, seats),
  });
}

/**
 * The hero's share of firsts in each deal, over the chairs it took; one of so many seats is par. A
 * shared first counts as its part.
 */
export function* firstsContest<
  O extends Public,
  F extends CommonFacts,
  M extends Move,
  H extends GameEvent,
  S,
  C extends Public,
>(contest: FirstsContest<O, F, M, H, S, C>): Generator<number> {
  const { game, hero, others, seats, deals, seed, options = {}, chairs = seats, timed } = contest;
  const complete = completeOptions<O>(game.options, options);
  for (let number = 0; number < deals; number += 1) {
    const start = dealOf(game, `${seed}/${seats}/${number}`, seats, complete);
    let firsts = 0;
    for (let chair = 0; chair < chairs; chair += 1) {
      const own = Math.floor((chair * seats) / chairs);
      const dice = new DiceReader(newDice(`${seed}/bots/${number}/${own}`));
      const { result } = playOut({
        game,
        start,
        dice,
        botAt: (seat) => (seat === own ? hero : others),
        timed: (seat, ms) => void (seat === own && timed?.(ms)),
      }).facts;
      if (result?.winners.includes(own)) firsts += 1 / result.winners.length;
    }
    yield firsts / chairs;
  }
}
