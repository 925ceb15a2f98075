import { expect, test } from "vitest";
import { DiceReader, newDice } from "#shared/chance/dice.ts";
import { View } from "#shared/contract/view.ts";
import { drawBots } from "#shared/games/five-card-draw/bots/index.ts";
import { fiveCardDraw } from "#shared/games/five-card-draw/index.ts";
import type { Facts, Move } from "#shared/games/five-card-draw/types.ts";
import { dealt, playedOut } from "#test/games/five-card-draw/drawRound.ts";

type Made = Readonly<{
  facts: Facts;
  seat: number;
  move: Move;
  mayCheck: boolean;
}>;

/**
 * Every move of hands of all sizes in which Regular and Easy sit side by side, stacks short and
 * long.
 */
function movesOf(hands: number): readonly Made[] {
  const dice = new DiceReader(newDice("sanity"));
  const moves: Made[] = [];
  for (let number = 0; number < hands; number += 1) {
    const seats = [2, 3, 6, 16][number % 4]!;
    const chips = Array.from({ length: seats }, () => [5, 30, 200, 1000, 5000][dice.below(5)]!);
    const round = dealt({
      seats,
      seed: `sanity/${number}`,
      options: { allowCheck: number % 8 < 4 },
      dealer: 0,
      carry: { chips },
    });
    playedOut(round, (now, seat) => {
      const move = (seat % 2 === 0 ? drawBots.regular : drawBots.easy).choose(
        View.of(fiveCardDraw, { round: now, happened: [] }, seat),
        dice,
      );
      moves.push({
        facts: now.facts,
        seat,
        move,
        mayCheck: fiveCardDraw.legal(now, seat).some(({ type }) => type === "check"),
      });
      return move;
    });
  }
  return moves;
}

const moves = movesOf(160);

test("FD-7 FD-9 no bot ever folds where folding wins nothing: where it may check, or has matched all that was bet", () => {
  const folds = moves.filter(({ move }) => move.type === "fold");
  expect(folds.length).toBeGreaterThan(100);
  expect(folds.filter(({ mayCheck }) => mayCheck)).toEqual([]);
  expect(
    folds.filter(({ facts, seat }) => facts.toMatch > 0 && facts.inStage[seat] === facts.toMatch),
  ).toEqual([]);
});

test("FD-8 short stacks and all-ins of every kind come up, and no bot leaves its seat", () => {
  expect(
    moves.filter(
      ({ facts, seat, move }) =>
        "to" in move && move.to === facts.inStage[seat]! + facts.chips[seat]!,
    ).length,
  ).toBeGreaterThan(10);
  expect(moves.filter(({ facts }) => facts.allIn.some(Boolean)).length).toBeGreaterThan(100);
  expect(moves.filter(({ move }) => move.type === "leave")).toEqual([]);
});
