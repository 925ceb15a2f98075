// Counts who wins how many chips when draw bots play the same deals from every seat.

import { newDice, DiceReader, shuffled } from "#shared/chance/dice.ts";
import { completeOptions } from "#shared/contract/options.ts";
import type { DrawBot } from "#shared/games/five-card-draw/bots/index.ts";
import { fiveCardDraw as game } from "#shared/games/five-card-draw/index.ts";
import type { DrawRound, Facts, Options } from "#shared/games/five-card-draw/types.ts";
import { playOut } from "./playOut.ts";

/** Everybody begins with the buy-in: 100 antes, as the options stand. */
function dealOf(seed: string, number: number, seats: number, options: Options): DrawRound {
  const { list, dice } = shuffled(newDice(`${seed}/${seats}/${number}`), game.pack(options, seats));
  return game.deal({
    options,
    seats,
    deck: list,
    dealer: number % seats,
    dice,
    carry: game.carry.read({}, options, seats),
  });
}

export type Played = Readonly<{
  /** Chips won or lost, by seat. */
  net: readonly number[];
  /**
   * Chips that each seat took out of the pots, its own among them; what nobody called is no win
   * (FD-13).
   */
  taken: readonly number[];
}>;

function playedOf({ result, committed }: Facts): Played {
  const net = result?.chips ?? [];
  // A bet that was returned has left `committed`: what is put in for good comes back as net and as
  // that.
  return { net, taken: net.map((chips, seat) => chips + (committed[seat] ?? 0)) };
}

export type DrawContest = Readonly<{
  hero: DrawBot;
  others: DrawBot;
  seats: number;
  deals: number;
  seed: string;
  options?: Partial<Options>;
}>;

/** What the hero got out of one deal, over all its seats together. */
export type Won = Readonly<{
  /** Antes won in a hand, on average over the seats. */
  antes: number;
  /** Chips that the hero took out of pots, and that all took. */
  taken: number;
  all: number;
}>;

/**
 * Plays each deal once with the hero in every seat, all others the same bot: what one got by luck
 * of the cards, the others get too.
 */
export function* drawContest({
  hero,
  others,
  seats,
  deals,
  seed,
  options: given = {},
}: DrawContest): Generator<Won> {
  const options = completeOptions<Options>(game.options, given);
  for (let number = 0; number < deals; number += 1) {
    const start = dealOf(seed, number, seats, options);
    let net = 0;
    let taken = 0;
    let all = 0;
    for (let heroSeat = 0; heroSeat < seats; heroSeat += 1) {
      const dice = new DiceReader(newDice(`${seed}/bots/${number}/${heroSeat}`));
      const played = playedOf(
        playOut({ game, start, dice, botAt: (seat) => (seat === heroSeat ? hero : others) }).facts,
      );
      net += played.net[heroSeat] ?? 0;
      taken += played.taken[heroSeat] ?? 0;
      all += played.taken.reduce((sum, chips) => sum + chips, 0);
    }
    yield { antes: net / options.ante / seats, taken, all };
  }
}

/**
 * The hero's part of all chips won in pots, and half the width of its 95 % interval: a ratio of
 * sums, clustered by deal.
 */
export function shareTaken(won: readonly Won[]): Readonly<{
  mean: number;
  margin: number;
}> {
  const taken = won.reduce((sum, one) => sum + one.taken, 0);
  const all = won.reduce((sum, one) => sum + one.all, 0);
  const mean = taken / all;
  const squares = won.reduce((sum, one) => sum + (one.taken - mean * one.all) ** 2, 0);
  return {
    mean,
    margin: (1.96 * Math.sqrt(squares * (won.length / Math.max(1, won.length - 1)))) / all,
  };
}
