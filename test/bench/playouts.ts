// Measures how many imagined rounds a bot can play out in a second, and how long one decision of
// our bots takes.

import { DiceReader, newDice } from "#shared/chance/dice.ts";
import { View } from "#shared/contract/view.ts";
import { kingsBots } from "#shared/games/kings-and-bastards/bots/index.ts";
import { kingsAndBastards as game } from "#shared/games/kings-and-bastards/index.ts";
import type { KingsRound, Move } from "#shared/games/kings-and-bastards/types.ts";
import { sentence } from "#shared/games/texts.ts";
import { effortOf, grouped, perSecond, type Bench } from "./bench.ts";
import { playOut } from "./playOut.ts";
import { leanImagine, leanPlayOut } from "./leanPlayout.ts";
import { leanOf, recordedRounds } from "./recordedRounds.ts";
import { sideBySide, type Way } from "./sideBySide.ts";

/** In µs; a decision must be well under it. */
const longestDecision = 5000;

/** Rounds after the deal and the exchange, seen by who leads first. */
function starts(rounds: number): readonly Readonly<{ round: KingsRound; seat: number }>[] {
  return recordedRounds(rounds * 2, 4, "bench-playouts")
    .filter(({ start }) => !start.facts.exchange)
    .map(({ start }) => ({ round: start, seat: game.toAct(start)[0] ?? 0 }));
}

function randomPlayOut(start: KingsRound, dice: DiceReader): void {
  let round = start;
  for (;;) {
    const seat = game.toAct(round)[0];
    if (seat === undefined) return;
    const moves = game.legal(round, seat);
    const outcome = game.apply(round, seat, moves[dice.below(moves.length)] as Move);
    if (!outcome.ok) throw new Error(sentence(outcome.error));
    round = outcome.round;
  }
}

function ways(rounds: number): readonly Way[] {
  const from = starts(rounds);
  const views = from.map(({ round, seat }) => View.of(game, { round, happened: [] }, seat));
  const lean = from.map(({ round, seat }) => ({ state: leanOf(round), seat }));
  const dice = new DiceReader(newDice("bench-playouts"));
  const imagined = (view: (typeof views)[number]): KingsRound =>
    game.imagine(view, { ...newDice("bench-playouts"), drawn: dice.below(2 ** 20) });
  const below = (bound: number): number => dice.below(bound);
  return [
    {
      name: "random moves, lean",
      run: () => (
        lean.forEach(({ state, seat }) => leanPlayOut(leanImagine(state, seat, below), below)),
        lean.length
      ),
    },
    {
      name: "random moves",
      run: () => (views.forEach((view) => randomPlayOut(imagined(view), dice)), views.length),
    },
    {
      name: "Regular at every seat",
      run: () => (
        views.forEach((view) =>
          playOut({ game, start: imagined(view), dice, botAt: () => kingsBots.regular }),
        ),
        views.length
      ),
    },
  ];
}

/**
 * Microseconds of each decision of whole rounds at twelve seats where there was a choice,
 * ascending.
 */
function decisionTimes(rounds: number): readonly number[] {
  const dice = new DiceReader(newDice("bench-decisions"));
  return recordedRounds(rounds, 12, "bench-decisions")
    .flatMap(({ start, moves }) => {
      let round = start;
      return moves.flatMap(({ seat, move }) => {
        const view = View.of(game, { round, happened: [] }, seat);
        const before = performance.now();
        kingsBots.regular.choose(view, dice);
        const took = (performance.now() - before) * 1000;
        const outcome = game.apply(round, seat, move);
        if (outcome.ok) round = outcome.round;
        return view.seen.legal.length > 1 ? [took] : [];
      });
    })
    .toSorted((one, other) => one - other);
}

export const bench: Bench = {
  title:
    "playouts: imagine the unseen cards of a view after the deal, 4 seats, and play the round to its end",
  run(quick) {
    const timed = sideBySide(ways(quick ? 2 : 16), effortOf(quick));
    const times = decisionTimes(quick ? 1 : 40);
    const at = (share: number): number =>
      times[Math.floor((times.length - 1) * share)] ?? Number.NaN;
    return {
      lines: [
        ...timed.map(
          ({ name, nanoseconds, ratio }) =>
            `${name.padEnd(24)} ${(nanoseconds / 1000).toFixed(1).padStart(8)} µs ${perSecond(nanoseconds).padStart(10)} playouts/s  ${ratio.toFixed(2)}× the lean`,
        ),
        `Regular's decision at 12 seats: median ${at(0.5).toFixed(1)} µs, 99 % under ${at(0.99).toFixed(1)} µs, longest ${at(1).toFixed(1)} µs (${grouped(times.length)} decisions)`,
      ],
      goals: [
        {
          what: `99 % of decisions under ${longestDecision / 1000} ms`,
          met: at(0.99) < longestDecision,
        },
      ],
    };
  },
};
