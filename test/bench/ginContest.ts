// Counts who gets how many of the hands' points when bots play the same deals of Gin Rummy from
// both seats.

import { DiceReader, newDice, shuffled } from "#shared/chance/dice.ts";
import { completeOptions } from "#shared/contract/options.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { View } from "#shared/contract/view.ts";
import type { GinBot } from "#shared/games/gin-rummy/bots/index.ts";
import { ginRummy as game } from "#shared/games/gin-rummy/index.ts";
import type { GinRound, Options } from "#shared/games/gin-rummy/types.ts";

/** Single hands: no match bonus is among their points. */
const options = completeOptions<Options>(game.options, { target: 0 });

export function dealOf(seed: string, number: number): GinRound {
  const { list, dice } = shuffled(newDice(`${seed}/${number}`), game.pack(options, 2));
  return game.deal({
    options,
    seats: 2,
    deck: list,
    dealer: number % 2,
    dice,
    carry: game.carry.read({}, options, 2),
  });
}

/** `watch` is shown the round before each move. */
export function playedOut(
  start: GinRound,
  bots: readonly [GinBot, GinBot],
  dice: DiceReader,
  watch: (round: GinRound, seat: Seat) => void = () => undefined,
): readonly number[] {
  let round = start;
  while (!round.facts.result) {
    const [seat = 0] = game.toAct(round);
    watch(round, seat);
    const move = bots[seat as 0 | 1].choose(View.of(game, { round, happened: [] }, seat), dice);
    const outcome = game.apply(round, seat, move);
    if (!outcome.ok)
      throw new Error(`a bot moved against ${outcome.error.code}: ${JSON.stringify(move)}`);
    round = outcome.round;
  }
  return round.facts.result.points;
}

/** Of one deal, played twice with changed seats. */
export type GinTaken = Readonly<{
  own: number;
  all: number;
}>;

export function* ginContest({
  hero,
  other,
  deals,
  seed,
}: Readonly<{
  hero: GinBot;
  other: GinBot;
  deals: number;
  seed: string;
}>): Generator<GinTaken> {
  for (let number = 0; number < deals; number += 1) {
    const start = dealOf(seed, number);
    const dice = new DiceReader(newDice(`${seed}/bots/${number}`));
    const [first = 0, second = 0] = playedOut(start, [hero, other], dice);
    const [third = 0, fourth = 0] = playedOut(start, [other, hero], dice);
    yield { own: first + fourth, all: first + second + third + fourth };
  }
}

/**
 * The hero's share of all points, and half the width of its 95 % interval: a ratio of sums,
 * clustered by deal.
 */
export function shareOf(taken: readonly GinTaken[]): Readonly<{
  share: number;
  margin: number;
}> {
  const all = taken.reduce((sum, deal) => sum + deal.all, 0);
  const share = taken.reduce((sum, deal) => sum + deal.own, 0) / all;
  const squares = taken.reduce((sum, deal) => sum + (deal.own - share * deal.all) ** 2, 0);
  return { share, margin: (1.96 * Math.sqrt(squares)) / all };
}
