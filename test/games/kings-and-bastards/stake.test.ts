// Checks what is played for, who takes it, and what a player may bring along.

import { describe, expect, test } from "vitest";
import { kingsAndBastards } from "#shared/games/kings-and-bastards/index.ts";
import { dealRecord, readRecord } from "#shared/record/roundRecord.ts";
import { inEnglish } from "#test/support/inEnglish.ts";
import { recordOf } from "#test/support/recordOf.ts";
import { table } from "#test/support/table.ts";
import { dealt, playedOut } from "./kingsRound.ts";

const kings = () => table("kings-and-bastards");
const three = (parts: object) => () =>
  dealRecord(
    readRecord({
      ...recordOf({ game: "kings-and-bastards", hands: ["3c", "4c", "5c"], moves: [] }),
      ...parts,
    }),
  );

describe("the stake", () => {
  test("C-8 every seat pays the stake into the pot before the deal", () =>
    kings()
      .options({ stake: 30 })
      .hands("3c 3d", "5c 6c", "7c 8c")
      .expectFact("pot", 90)
      .expectFact("chips", [970, 970, 970])
      .played());

  test("KB-15 the King takes the pot", () =>
    kings()
      .options({ stake: 30 })
      .carry({ chips: [100, 200, 30] })
      .hands("3c 3d", "5c 5d", "7c 8c")
      .seat(0)
      .plays("3c 3d")
      .expectFact("pot", 90)
      .seat(1)
      .plays("5c 5d")
      .expectHappened("played", "wentOut", "crowned", "tookPot")
      .expectResult({ winners: [0], chips: [60, -30, -30] })
      .expectFact("pot", 0)
      .expectFact("chips", [160, 170, 0])
      .played());

  test("KB-15 the King takes the pot also if he has left since going out", () =>
    kings()
      .options({ stake: 10 })
      .hands("3c 3d", "5c 5d", "7c 8c")
      .seat(0)
      .plays("3c 3d")
      .leaves()
      .seat(1)
      .plays("5c 5d")
      .expectResult({ chips: [20, -10, -10] })
      .expectFact("pot", 0)
      .played());

  test("KB-15 the last one left takes the pot", () =>
    kings()
      .options({ stake: 10, bastardPays: 5 })
      .hands("3c 4c", "5c 6c", "7c 8c")
      .seat(0)
      .leaves()
      .seat(1)
      .leaves()
      .expectResult({ winners: [2], chips: [-10, -10, 20] })
      .played());

  test("C-8 without a stake no chips are in play, and the result tells of none", () =>
    kings()
      .hands("3c", "5c")
      .expectFact("chips", undefined)
      .expectFact("pot", undefined)
      .seat(0)
      .plays("3c")
      .expectView(0, ({ seen }) => expect(seen.facts.result).not.toHaveProperty("chips"))
      .played());

  test("C-8 chips that are carried are shown even where nothing is played for", () =>
    kings()
      .carry({ chips: [5, 7] })
      .hands("3c", "5c")
      .expectFact("chips", [5, 7])
      .expectFact("pot", 0)
      .seat(0)
      .plays("3c")
      .expectResult({ chips: [0, 0] })
      .played());
});

describe("what the Bastard pays", () => {
  test("KB-15 the Bastard pays the King besides", () =>
    kings()
      .options({ bastardPays: 40 })
      .hands("3c 3d", "5c 5d", "7c 8c")
      .seat(0)
      .plays("3c 3d")
      .seat(1)
      .plays("5c 5d")
      .expectHappened("played", "wentOut", "crowned", "paid")
      .expectResult({ chips: [40, 0, -40] })
      .expectFact("chips", [1040, 1000, 960])
      .played());

  test("KB-15 at most what he has, after the stake", () =>
    kings()
      .options({ stake: 10, bastardPays: 40 })
      .carry({ chips: [10, 10, 35] })
      .hands("3c 3d", "5c 5d", "7c 8c")
      .seat(0)
      .plays("3c 3d")
      .seat(1)
      .plays("5c 5d")
      .expectResult({ chips: [45, -10, -35] })
      .expectFact("chips", [55, 0, 0])
      .played());

  test("KB-15 without a Bastard nobody pays", () =>
    kings()
      .options({ bastardPays: 40 })
      .hands("3c 3d", "5c 5d")
      .seat(0)
      .leaves()
      .expectResult({ winners: [1], chips: [0, 0] })
      .played());
});

describe("what cannot be", () => {
  test("C-8 chips that do not cover the stake are refused", () => {
    expect(
      inEnglish(three({ options: { anyDeck: true, stake: 50 }, carry: { chips: [50, 49, 50] } })),
    ).toThrow(/seat 2 has only 49 chips, .* stake of 50 \(C-8\)/);
    expect(inEnglish(three({ options: { anyDeck: true, stake: 1001 } }))).toThrow(
      /seat 1 has only 1000 chips/,
    );
  });

  test.for<[string, unknown]>([
    ["too few", [1, 2]],
    ["too many", [1, 2, 3, 4]],
    ["not whole", [1, 2, 2.5]],
    ["negative", [1, 2, -3]],
    ["words", ["1", "2", "3"]],
    ["nulls", [null, 1, 2]],
    ["no list", 1000],
    ["an object", { 0: 1, 1: 2, 2: 3 }],
    ["beyond counting", [1, 2, 1e300]],
    ["beyond counting in sum", [2 ** 53 - 1, 1, 1]],
    ["nested", [[[1]], 2, 3]],
    ["null", null],
  ])("C-8 carried chips that are %s are refused", ([, chips]) => {
    expect(inEnglish(three({ carry: { chips } }))).toThrow(/chips: /);
  });

  test("C-8 what a round pays out the next one may bring along, however large", () => {
    const rich = { chips: [1e12, 1e12] };
    const round = playedOut(dealt({ seats: 2, options: { stake: 1e12 }, carry: rich }));
    const { chips } = kingsAndBastards.carry.after(round);
    expect(chips).toContain(2e12);
    expect(() => dealt({ seats: 2, carry: { chips: chips ?? [] } })).not.toThrow();
  });
});
