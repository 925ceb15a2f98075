// Checks that rounds in numbers go by the rules, and that their player chooses as Regular does.

import { describe, expect, it } from "vitest";
import { suits } from "#shared/cards/card.ts";
import { BotRound } from "#shared/bots/botRound.ts";
import { DiceReader, newDice } from "#shared/chance/dice.ts";
import { View } from "#shared/contract/view.ts";
import { exordiaBots } from "#shared/games/exordia8/bots/index.ts";
import { QuickPlayer } from "#shared/games/exordia8/bots/quickPlayer.ts";
import { regularWeights } from "#shared/games/exordia8/bots/weights.ts";
import { exordia8 as game } from "#shared/games/exordia8/index.ts";
import { none, quickCard } from "#shared/games/exordia8/quickCards.ts";
import { openRound, QuickRound } from "#shared/games/exordia8/quickRound.ts";
import type { ExordiaRound, Move, Options } from "#shared/games/exordia8/types.ts";
import { dealt } from "#test/games/exordia8/exordiaRound.ts";

const quick = (round: ExordiaRound): QuickRound => new QuickRound(openRound(round));

/** Hands without what lies behind them in their room. */
function standing(round: QuickRound): unknown {
  const { hands, sizes, all, laid, laidIn, winner, stock, ...rest } = round;
  if (winner !== none) return winner;
  const held = Array.from(sizes, (size, seat) => [
    ...hands.subarray(seat * all, seat * all + size),
  ]);
  return { ...rest, held, stock, laid: [...laid], laidIn: [...laidIn] };
}

function after(round: ExordiaRound, move: Move): unknown {
  const outcome = game.apply(round, round.facts.turn!, move);
  if (!outcome.ok) throw new Error(outcome.error.code);
  return standing(quick(outcome.round));
}

type Turn = Readonly<{ round: ExordiaRound; move: Move; usual: Move }>;

/** The turns of a round of Easy and Regular bots, at random, some of whom leave. */
function* turns(seed: string, seats: number, options: Partial<Options>): Generator<Turn> {
  const going = new BotRound(game, { round: dealt({ seats, seed, options }), happened: [] });
  const reader = new DiceReader(newDice(`${seed}/bots`));
  for (let task = going.next(); task; task = going.next()) {
    const round = going.step.round as unknown as ExordiaRound;
    const leaves = reader.below(60) === 0;
    const view = View.of(game, { round, happened: [] }, task.seat);
    const usual = exordiaBots.regular.choose(view, reader);
    const move = reader.below(2) === 0 ? exordiaBots.easy.choose(view, reader) : usual;
    if (!leaves) yield { round, move, usual };
    going.make(task, leaves ? { type: "leave" } : move);
  }
}

const tables = [
  { seats: 2, options: {} },
  { seats: 3, options: { eightOnEight: false } },
  { seats: 4, options: {} },
  { seats: 7, options: { eightOnEight: false } },
  { seats: 13, options: {} },
] as const;

describe("a round in numbers", () => {
  it.each(tables)(
    "X8-7…X8-19 stands after each move as the round does, among $seats with $options",
    ({ seats, options }) => {
      let [moves, ends] = [0, 0];
      for (let number = 0; number < 12; number += 1)
        for (const { round, move } of turns(`numbers/${number}`, seats, options)) {
          const numbers = quick(round);
          numbers.make(move);
          expect(standing(numbers)).toEqual(after(round, move));
          moves += 1;
          if (numbers.winner !== none) ends += 1;
        }
      expect(moves).toBeGreaterThan(100);
      expect(ends).toBeGreaterThan(3);
    },
  );

  it("is left as it was by what becomes of a copy", () => {
    let copies = 0;
    for (const { round } of turns("copies", 4, {})) {
      const [numbers, copy] = [quick(round), quick(round)];
      copy.setTo(numbers);
      new QuickPlayer(copy).playOut(round.zones.hands.map(() => regularWeights));
      expect(copy.winner).not.toBe(none);
      expect(standing(numbers)).toEqual(standing(quick(round)));
      copies += 1;
    }
    expect(copies).toBeGreaterThan(8);
  });
});

describe("the player of rounds in numbers", () => {
  it.each(tables)("H-11 chooses as Regular does, among $seats with $options", (table) => {
    let choices = 0;
    for (let number = 0; number < 8; number += 1)
      for (const { round, usual } of turns(`choices/${number}`, table.seats, table.options)) {
        const player = new QuickPlayer(quick(round));
        player.choose(regularWeights);
        expect([player.card, player.named]).toEqual(inNumbers(usual));
        choices += 1;
      }
    expect(choices).toBeGreaterThan(60);
  });
});

const inNumbers = (move: Move): readonly number[] =>
  move.type === "play"
    ? [quickCard(move.card), move.suit === undefined ? none : suits.indexOf(move.suit)]
    : [none, none];
