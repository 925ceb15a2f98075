// Checks that the places of all decks are followed through every step of random rounds.

import { describe, expect, test } from "vitest";
import type { Card } from "#shared/cards/card.ts";
import type { Viewer } from "#shared/contract/seats.ts";
import { catalogue } from "#shared/games/catalogue.ts";
import { DiceReader, newDice, shuffled } from "#shared/chance/dice.ts";
import { eightsNomic } from "#shared/games/eights-nomic/index.ts";
import type { NomicRound } from "#shared/games/eights-nomic/types.ts";
import {
  anyMove,
  anyOptions,
  anyTemper,
  chosen,
  deckOf,
} from "#test/games/eights-nomic/randomPlayer.ts";
import { sweep } from "#test/support/sweep.ts";
import { followed, verifiedRounds, type Followed } from "#test/support/verifiedRound.ts";
import { account, newTally } from "./accounted.ts";

const rounds = sweep(6, 600);
const fewer = sweep(3, 600);
const seed = process.env["SOAK_SEED"] ?? "places";

/** Nearly all cards have doubles, so that what moves is seldom told by its name. */
const fewNames = (pack: readonly Card[]): readonly Card[] => {
  const few = pack.slice(0, 7);
  return pack.map((_, at) => few[at % few.length] as Card);
};

const viewersOf = (lines: readonly Followed[], number: number): readonly Viewer[] => [
  number % (lines[0]?.step.round.zones.hands.length ?? 1),
  "spectator",
];

describe.each(catalogue.map((game) => [game.id, game] as const))("%s", (_id, game) => {
  test(`H-18 in ${rounds} random rounds the followed places are the cards of every zone, and each is opened only to who gets it`, () => {
    const tally = newTally();
    verifiedRounds(game, seed, rounds, ({ lines }) =>
      account(game, lines, viewersOf(lines, tally.rounds), tally),
    );
    expect(tally.rounds).toBeGreaterThanOrEqual(rounds);
    expect(tally.opened).toBeGreaterThan(10 * rounds);
  });

  test(`H-18 so they are in ${fewer} in which most cards have the name of others`, () => {
    const tally = newTally();
    verifiedRounds(
      game,
      seed,
      fewer,
      ({ lines }) => account(game, lines, viewersOf(lines, tally.rounds), tally),
      { cardsOf: fewNames },
    );
    expect(tally.opened).toBeGreaterThan(10 * fewer);
  });
});

const nomicRounds = sweep(6, 600);

test(`H-18 in ${nomicRounds} rounds of Eights Nomic with calls and penalties, which take cards back from the pile, the places are followed`, () => {
  const tally = newTally();
  for (let number = 0; number < nomicRounds; number += 1) {
    const dice = new DiceReader(newDice(`${seed} nomic ${number}`));
    const seats = 2 + dice.below(4);
    const options = anyOptions(dice);
    const { list: deck, dice: after } = shuffled(
      newDice(`${seed} ${number}`),
      deckOf(options, seats, dice, `${seed} ${number}`),
    );
    const dealt = eightsNomic.deal({ options, seats, deck, dice: after, dealer: 0, carry: {} });
    const temper = anyTemper(dice);
    let left = 200;
    const lines = followed(eightsNomic, dealt, (now) => {
      const round = now as NomicRound;
      const acting = eightsNomic.toAct(round);
      left -= 1;
      if (acting.length === 0 || left === 0) return null;
      const seat = acting[dice.below(acting.length)] ?? 0;
      const other = dice.below(seats);
      return dice.below(3) === 0
        ? { ...anyMove(round, other, dice), seat: other }
        : { ...chosen(round, seat, temper, dice).move, seat };
    });
    account(eightsNomic, lines, viewersOf(lines, number), tally);
  }
  expect(tally.takenBack).toBeGreaterThan(0);
  expect(tally.opened).toBeGreaterThan(10 * nomicRounds);
});
