// Checks that an opened view shows every hand, and still nothing that nobody ever sees.

import { expect, test } from "vitest";
import { turnAllDown } from "#shared/cards/faceDown.ts";
import { newDice } from "#shared/chance/dice.ts";
import type { AnyGame, AnyRound } from "#shared/contract/game.ts";
import { openedView } from "#shared/contract/openedView.ts";
import { kingsAndBastards } from "#shared/games/kings-and-bastards/index.ts";
import { hand } from "#test/support/hand.ts";

const round: AnyRound = {
  options: { stake: 0 },
  zones: {
    hands: [hand("3c 4d"), hand("5c")].map(turnAllDown),
    stock: turnAllDown(hand("9c Tc")),
    removed: turnAllDown(hand("Jc")),
    pile: hand("Qc"),
  },
  facts: { dealer: 0, left: [], result: null },
  sealed: { from: [0, 1], tellsProgress: false, choices: new Map([[0, { type: "purge" }]]) },
  secret: { bomb: "Kc" },
  dice: newDice("secret seed"),
};
const game: AnyGame = {
  ...(kingsAndBastards as AnyGame),
  phase: () => "trick",
  toAct: () => [1],
  legal: () => [{ type: "pass" }],
  views: { openHands: () => [], known: () => [] },
};

test("H-4 every hand lies open, and there is nothing to do", () => {
  const { seen } = openedView(game, { round, happened: [] });
  expect(seen).toEqual({
    viewer: "spectator",
    options: { stake: 0 },
    phase: "trick",
    facts: round.facts,
    hands: [["3c", "4d"], ["5c"]],
    stock: 2,
    pile: ["Qc"],
    removed: 1,
    known: [],
    chosen: null,
    toAct: [1],
    legal: [],
  });
});

test("H-4 what passed between two players is told", () => {
  const happened = [
    {
      type: "gave",
      seat: 0,
      told: { to: 1, count: 1 },
      only: { to: [0, 1], cards: turnAllDown(hand("2c")), text: "take it" },
    },
  ];
  expect(openedView(game, { round, happened, noticedBy: [0, 1] }).happened).toEqual([
    { type: "gave", seat: 0, told: { to: 1, count: 1 }, cards: ["2c"], text: "take it" },
  ]);
});

test("C-7 stock, removed cards, dice, secrets and sealed choices stay out", () => {
  expect(JSON.stringify(openedView(game, { round, happened: [] }))).not.toMatch(
    /9c|Tc|Jc|Kc|purge|secret seed|bomb/,
  );
});
