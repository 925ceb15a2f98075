// Counts who wins how often when bots play the same deals of Kings & Bastards from every seat.

import { newDice, DiceReader, shuffled } from "#shared/chance/dice.ts";
import type { KingsBot } from "#shared/games/kings-and-bastards/bots/index.ts";
import { kingsAndBastards as game } from "#shared/games/kings-and-bastards/index.ts";
import type { Carry, KingsRound, Options } from "#shared/games/kings-and-bastards/types.ts";
import { playOut } from "./playOut.ts";

const standard: Options = { jokersPerPack: 1, exchangeTrumps: false, stake: 0, bastardPays: 0 };

/**
 * A deal by its seed. Every other one is a later round: King and Bastard swap cards first (KB-6).
 */
export function dealOf(
  seed: string,
  number: number,
  seats: number,
  options: Options = standard,
): KingsRound {
  const { list, dice } = shuffled(newDice(`${seed}/${seats}/${number}`), game.pack(options, seats));
  const reader = new DiceReader(dice);
  const carry = number % 2 === 0 ? {} : titles(reader, seats);
  return game.deal({ options, seats, deck: list, dealer: null, dice: reader.dice(), carry });
}

function titles(reader: DiceReader, seats: number): Carry {
  const king = reader.below(seats);
  return { king, bastard: (king + 1 + reader.below(seats - 1)) % seats };
}

export type Contest = Readonly<{
  hero: KingsBot;
  others: KingsBot;
  seats: number;
  deals: number;
  seed: string;
  /** Number of the first deal. */
  from?: number;
  /** Called with how long each of the hero's choices took, ms. */
  timed?: (ms: number) => void;
}>;

/** What the hero got out of one deal, on average over all its seats: 0…1. */
export type Taken = Readonly<{
  /** Share of firsts; one of so many seats is par. */
  firsts: number;
  /** Share of other seats that came after the hero; ½ is par. */
  places: number;
}>;

/** Plays each deal once with the hero in every seat, all others the same bot. */
export function* contest({
  hero,
  others,
  seats,
  deals,
  seed,
  from = 0,
  timed,
}: Contest): Generator<Taken> {
  for (let number = from; number < from + deals; number += 1) {
    const start = dealOf(seed, number, seats);
    let firsts = 0;
    let places = 0;
    for (let heroSeat = 0; heroSeat < seats; heroSeat += 1) {
      const dice = new DiceReader(newDice(`${seed}/bots/${number}/${heroSeat}`));
      const over = playOut({
        game,
        start,
        dice,
        botAt: (seat) => (seat === heroSeat ? hero : others),
        timed: (seat, ms) => void (seat === heroSeat && timed?.(ms)),
      });
      const place =
        over.facts.result?.places.findIndex((shared) => shared.includes(heroSeat)) ?? seats;
      firsts += place === 0 ? 1 : 0;
      places += (seats - 1 - place) / (seats - 1);
    }
    yield { firsts: firsts / seats, places: places / seats };
  }
}
