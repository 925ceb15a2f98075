// Checks which values are moves of Normal Eights, and which move is made for a player who does
// nothing.

import { describe, expect, test } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { machineOf } from "#shared/games/machines.ts";
import { normalEights } from "#shared/games/normal-eights/index.ts";
import type { NormalRound } from "#shared/games/normal-eights/types.ts";
import { sentence } from "#shared/games/texts.ts";
import { laidOnHearts, made } from "./moment.ts";
import { dealt, draw, play, stands } from "./normalRound.ts";

describe("the form of a move", () => {
  test.for([
    { type: "play", card: "Kh", target: 2 },
    { type: "play", card: "Jk", as: "Qd", suit: "c" },
    { type: "draw" },
    { type: "keep" },
    { type: "pass" },
    { type: "nope", card: "As", sendBack: true },
    { type: "nope", card: "Jk", as: "As", sendBack: false },
    { type: "pick", card: "4d" },
    { type: "sets", sets: [] },
    { type: "sets", sets: [["7c", "7d", "7h"]], top: "7h" },
    { type: "leave" },
  ])("C-13 %j is one", (move) => {
    expect(normalEights.readMove(move)).toEqual({ ok: true, move });
  });

  test.for([
    [{ type: "nope", card: "As" }, /sendBack: must be true or false/],
    [{ type: "play", card: "Jk", as: "Jk" }, /as: is not a card a joker can stand for/],
    [{ type: "play", card: "Kh", target: 15 }, /target: is not a seat/],
    [{ type: "play", card: "Kh", target: "1" }, /target: is not a seat/],
    [{ type: "play", card: "Qh", suit: "x" }, /suit: is not a suit/],
    [{ type: "draw", card: "2c" }, /"card" does not belong here/],
    [{ type: "sets", sets: ["7c"] }, /sets.0: must be a list of cards/],
    [{ type: "sets" }, /must be a list of sets/],
    [{ type: "pick", card: "1c" }, /card: is not a card/],
    [{ type: "skip" }, /a move is an object whose "type" is/],
    [null, /./],
  ] as const)("C-13 %j is none", ([move, problem]) => {
    const read = normalEights.readMove(move);
    expect(!read.ok && sentence(read.problem)).toMatch(problem);
  });
});

describe("default moves", () => {
  const choosing = (card: "2h" | "7h" | "6h", hand: string) =>
    stands(laidOnHearts([`${card} 8c`, hand, "3s"]), 0, play(card));

  test("C-6 NE-3 NE-6 in a turn draw, also with a playable card; pass where none can be drawn; keep what was drawn", () => {
    const round = laidOnHearts(["8h", "2c"]);
    expect(normalEights.defaultMove(round, 0)).toEqual({ type: "draw" });
    expect(normalEights.defaultMove(made(round, [0, draw]), 0)).toEqual({ type: "keep" });
    expect(
      normalEights.defaultMove(laidOnHearts(["8h", "2c"], { stock: "", pile: "6h" }), 0),
    ).toEqual({ type: "pass" });
  });

  test("C-6 NE-20 NE-23 a card is let pass, and no sets are laid", () => {
    expect(
      normalEights.defaultMove(made(laidOnHearts(["8h", "As 2c"]), [0, play("8h")]), 1),
    ).toEqual({ type: "pass" });
    expect(normalEights.defaultMove(choosing("6h", "7c 7d 7s"), 1)).toEqual({
      type: "sets",
      sets: [],
    });
  });

  test.for([
    ["Ac Kd 2s 2d", "2d"],
    ["Jk Ac", "Ac"],
    ["Jk", "Jk"],
    ["Td 9s", "9s"],
  ] as const)("C-6 of %s the lowest card is picked: %s", ([hand, card]) => {
    expect(normalEights.defaultMove(choosing("7h", hand), 1)).toEqual({ type: "pick", card });
    expect(normalEights.defaultMove(choosing("2h", hand), 1)).toEqual({ type: "pick", card });
  });

  test("C-6 a round of fifteen is played to its end by time-outs alone", () => {
    const clock = new SimulatedClock();
    const actor = createActor(machineOf(normalEights.id), {
      clock,
      input: { round: dealt({ seats: 15, options: { jokersPerPack: 2 } }), patience: () => 10 },
    }).start();
    for (let turn = 0; actor.getSnapshot().status !== "done"; turn += 1) {
      expect(turn).toBeLessThan(500);
      clock.increment(10);
    }
    expect(
      (actor.getSnapshot().context.table.round as NormalRound).facts.result?.winners.length,
    ).toBeGreaterThan(0);
    actor.stop();
  });
});
