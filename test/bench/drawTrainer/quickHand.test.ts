// Checks that hands by numbers alone go as the rules have them.

import { describe, expect, it } from "vitest";
import { DiceReader, newDice } from "#shared/chance/dice.ts";
import { completeOptions } from "#shared/contract/options.ts";
import { View } from "#shared/contract/view.ts";
import { call, columns, giveUp } from "#shared/games/five-card-draw/bots/shark/spot.ts";
import { fiveCardDraw as game } from "#shared/games/five-card-draw/index.ts";
import { wagerRange } from "#shared/games/five-card-draw/seen.ts";
import type { DrawRound, Move, Options } from "#shared/games/five-card-draw/types.ts";
import { evaluate } from "#shared/poker/evaluate.ts";
import { peekAll } from "#shared/cards/faceDown.ts";
import { sweep } from "#test/support/sweep.ts";
import { QuickHand } from "./quickHand.ts";

const ante = 10;
const options = completeOptions<Options>(game.options, { ante });

function dealt(dice: DiceReader): DrawRound {
  const seats = 2 + dice.below(5);
  const chips = Array.from(
    { length: seats },
    () => 1 + dice.below(dice.below(3) === 0 ? 60 : 1500),
  );
  return game.deal({
    options,
    seats,
    deck: dice.shuffled(game.pack(options, seats)),
    dealer: seats - 1,
    dice: dice.dice(),
    carry: game.carry.read({ chips }, options, seats),
  });
}

/** The same decision in both. */
function decision(
  quick: QuickHand,
  round: DrawRound,
  dice: DiceReader,
): Readonly<{ move: Move; take: () => void }> {
  const seat = quick.turn;
  if (quick.stage === "draw") {
    const count = dice.below(4);
    const cards = peekAll(round.zones.hands[seat] ?? []).slice(0, count);
    return { move: { type: "draw", cards }, take: () => quick.draws(cards.length) };
  }
  const wagers = quick.wagers();
  const open = Array.from({ length: columns }, (_, column) => column).filter(
    (column) => column === giveUp || (column === call ? quick.toCall > 0 : wagers[column]! > 0),
  );
  // Folding now and then.
  const column = open[dice.below(5) === 0 ? 0 : dice.below(open.length)]!;
  const to = wagers[column]!;
  const take = (): void => quick.bets(column, to);
  if (column === giveUp) return { move: { type: "fold" }, take };
  if (column === call) return { move: { type: "call" }, take };
  return { move: { type: quick.toMatch > 0 ? "raise" : "bet", to }, take };
}

describe("a hand by numbers", () => {
  it("FD-7 FD-8 FD-9 FD-11 FD-12 FD-13 has the same turns, wagers, pots and winnings as the rules, and a wager in none that they refuse", () => {
    let wagered = 0;
    for (let number = 0; number < sweep(300, 3000); number += 1) {
      const dice = new DiceReader(newDice(`quick/${number}`));
      let round = dealt(dice);
      const quick = new QuickHand({ stacks: [...round.facts.stacks], ante });
      while (!round.facts.result) {
        expect({ turn: quick.turn, pot: quick.pot }).toEqual({
          turn: round.facts.turn,
          pot: round.facts.pot,
        });
        const { legal } = View.of(game as never, { round, happened: [] }, quick.turn).seen;
        if (quick.stage !== "draw")
          expect(quick.wagers().some((to) => to > 0)).toBe(wagerRange(legal as never) !== null);
        const { move, take } = decision(quick, round, dice);
        if ("to" in move) wagered += 1;
        const outcome = game.apply(round, quick.turn, move);
        if (!outcome.ok) throw new Error(JSON.stringify([number, move, outcome.error]));
        take();
        round = outcome.round;
      }
      expect(quick.stage).toBe("over");
      const { chips, hands } = round.facts.result;
      const strengths = hands.map((hand) => (hand ? evaluate(hand.cards) : 0));
      // Odd chips of a split pot go whole to one seat.
      for (const [seat, net] of chips.entries())
        expect(
          Math.abs(quick.net(seat, strengths) - net),
          `hand ${number}, seat ${seat}`,
        ).toBeLessThan(quick.seats);
    }
    expect(wagered).toBeGreaterThan(400);
  });
});
