// Checks who is dealt in, who deals, who pays, and what is on the table before the first bet.

import { describe, expect, test } from "vitest";
import { peekAll } from "#shared/cards/faceDown.ts";
import { fiveCardDraw } from "#shared/games/five-card-draw/index.ts";
import { dealRecord, readRecord } from "#shared/record/roundRecord.ts";
import { inEnglish } from "#test/support/inEnglish.ts";
import { table } from "#test/support/table.ts";
import { dealt } from "./drawRound.ts";

const draw = () => table("five-card-draw");
const counts = (round: ReturnType<typeof dealt>) => round.zones.hands.map((hand) => hand.length);
const record = (more: object) => () =>
  dealRecord(
    readRecord({
      format: "round/1",
      game: "five-card-draw",
      seats: ["Ann", "Ben", "Cy"],
      seed: "s",
      ...more,
    }),
  );

describe("players and cards", () => {
  test("FD-1 2 to 16 players; one pack for up to eight, two for more", () => {
    expect(fiveCardDraw.players).toEqual({ min: 2, max: 16 });
    const size = (seats: number) => dealt({ seats }).zones.stock.length + 5 * seats;
    expect([2, 3, 8, 9, 16].map(size)).toEqual([53, 53, 53, 106, 106]);
    expect(inEnglish(record({ seats: ["Ann"] }))).toThrow(/2 to 16 players, not 1/);
    expect(inEnglish(record({ seats: Array<string>(17).fill("P") }))).toThrow(
      /2 to 16 players, not 17/,
    );
  });

  test.for([
    [0, 52],
    [1, 53],
    [2, 54],
  ] as const)("FD-2 with %i jokers in each pack there are %i cards", ([jokersPerPack, cards]) => {
    const pack = fiveCardDraw.pack({ ...dealt({ seats: 4 }).options, jokersPerPack }, 4);
    expect(pack).toHaveLength(cards);
    expect(pack.filter((card) => card === "Jk")).toHaveLength(jokersPerPack);
  });

  test("FD-6 five cards each, one at a time from the dealer's left", () => {
    const { zones } = dealt({
      seats: 3,
      dealer: 0,
      deck: fiveCardDraw.pack(dealt({ seats: 3 }).options, 3),
    });
    expect(zones.hands.map(peekAll)).toEqual([
      ["3c", "6c", "9c", "Qc", "2d"],
      ["Ac", "4c", "7c", "Tc", "Kc"],
      ["2c", "5c", "8c", "Jc", "Ad"],
    ]);
    expect(peekAll(zones.stock).slice(0, 2)).toEqual(["3d", "4d"]);
  });

  test("FD-6 too few cards are refused, with any deck too", () => {
    const deck = [
      "Ac",
      "2c",
      "3c",
      "4c",
      "5c",
      "6c",
      "7c",
      "8c",
      "9c",
      "Tc",
      "Jc",
      "Qc",
      "Kc",
      "Ad",
    ];
    expect(inEnglish(record({ deck, options: { anyDeck: true } }))).toThrow(
      /14 cards aren’t enough to deal 5 each to 3 players \(FD-6\)/,
    );
    expect(record({ deck: [...deck, "Jk"], options: { anyDeck: true } })().zones.stock).toEqual([]);
  });
});

describe("chips", () => {
  test("FD-3 each has the buy-in where no chips are brought along", () => {
    expect(dealt({ seats: 3 }).facts.stacks).toEqual([1000, 1000, 1000]);
    expect(dealt({ seats: 2, options: { buyIn: 50 } }).facts).toMatchObject({
      stacks: [50, 50],
      chips: [40, 40],
    });
    expect(inEnglish(() => dealt({ seats: 2, options: { ante: 0 } }))).toThrow(
      /option "ante" \(FD-3\) takes a whole number from 1/,
    );
  });

  test("FD-3 a seat with no chips is not dealt in, and pays and does nothing", () => {
    const round = dealt({ seats: 4, dealer: 3, carry: { chips: [100, 0, 100, 100] } });
    expect(counts(round)).toEqual([5, 0, 5, 5]);
    expect(round.facts).toMatchObject({
      dealtIn: [true, false, true, true],
      committed: [10, 0, 10, 10],
      allIn: [false, false, false, false],
      pot: 30,
      turn: 0,
    });
    expect(round.facts.pots).toEqual([{ amount: 30, seats: [0, 2, 3] }]);
  });

  test("FD-3 FD-14 a hand needs two seats with chips", () => {
    expect(inEnglish(() => dealt({ seats: 3, carry: { chips: [0, 3000, 0] } }))).toThrow(
      "a hand needs two players with chips, and there is one (FD-3)",
    );
    expect(inEnglish(() => dealt({ seats: 2, carry: { chips: [0, 0] } }))).toThrow(
      "there are none (FD-3)",
    );
  });

  test("FD-5 the ante is paid before the deal; who has less pays all he has and is all in", () => {
    const { facts } = dealt({
      seats: 4,
      dealer: 0,
      options: { ante: 25 },
      carry: { chips: [100, 25, 7, 26] },
    });
    expect(facts).toMatchObject({
      chips: [75, 0, 0, 1],
      committed: [25, 25, 7, 25],
      inStage: [0, 0, 0, 0],
      allIn: [false, true, true, false],
      pot: 82,
      turn: 3,
    });
    expect(facts.pots).toEqual([
      { amount: 28, seats: [0, 1, 2, 3] },
      { amount: 54, seats: [0, 1, 3] },
    ]);
  });

  test("FD-5 FD-9 where the ante puts all in, or all but one, both betting stages are skipped", async () => {
    await draw()
      .options({ ante: 100 })
      .carry({ chips: [100, 60, 30] })
      .hands("Ac Ad 3h 5s 7c", "Kc Kd 3c 5d 7h", "2c 2d 4h 6s 8c")
      .expectPhase("draw")
      .expectToAct(0)
      .seat(0)
      .draws()
      .seat(1)
      .draws()
      .seat(2)
      .draws()
      .expectPhase("over")
      .expectHappened("drew", "returned", "showed", "showed", "showed", "wonPot", "wonPot")
      .expectFact("chips", [190, 0, 0])
      .played();
    await draw()
      .options({ ante: 100 })
      .carry({ chips: [500, 60] })
      .hands("Ac Ad 3h 5s 7c", "Kc Kd 3c 5d 7h")
      .expectPhase("draw")
      .expectToAct(0)
      .expectFact("committed", [100, 60])
      .played();
  });
});

describe("the dealer", () => {
  test("FD-4 C-10 the first dealer comes from the seed, each seat now and then, the broke never", () => {
    const dealers = Array.from(
      { length: 60 },
      (_, at) =>
        dealt({ seats: 5, seed: `lot ${at}`, carry: { chips: [9, 9, 0, 9, 9] } }).facts.dealer,
    );
    expect([...new Set(dealers)].sort()).toEqual([0, 1, 3, 4]);
    expect(dealt({ seats: 5, seed: "lot 7" }).facts.dealer).toBe(
      dealt({ seats: 5, seed: "lot 7" }).facts.dealer,
    );
  });

  test("FD-4 the button moves one seat clockwise each hand, to one that is dealt in", () => {
    const next = (lastDealer: number, chips: readonly number[]) =>
      dealt({ seats: chips.length, carry: { chips, lastDealer } }).facts.dealer;
    expect(next(0, [9, 9, 9])).toBe(1);
    expect(next(2, [9, 9, 9])).toBe(0);
    expect(next(0, [9, 0, 0, 9])).toBe(3);
    expect(next(2, [0, 9, 9, 0])).toBe(1);
  });

  test("FD-4 the record's dealer decides; of one who is not dealt in the button goes on to the next who is", () => {
    expect(dealt({ seats: 3, dealer: 2, carry: { lastDealer: 0 } }).facts.dealer).toBe(2);
    expect(dealt({ seats: 4, dealer: 1, carry: { chips: [9, 0, 0, 9] } }).facts.dealer).toBe(3);
    expect(dealt({ seats: 3, dealer: 2, carry: { chips: [9, 9, 0] } }).facts.dealer).toBe(0);
  });
});

describe("King and Bastard", () => {
  const antes = (
    chips: readonly number[],
    titles: Readonly<{ king?: number; bastard?: number }>,
  ) => {
    const { facts } = dealt({ seats: chips.length, dealer: 0, carry: { chips, titles } });
    return { chips: facts.chips, committed: facts.committed };
  };

  test("H-8 the King pays no ante, the Bastard pays it on top of his own, and it counts as the King's", () => {
    expect(antes([100, 100, 100], { king: 0, bastard: 2 })).toEqual({
      chips: [100, 90, 80],
      committed: [10, 10, 10],
    });
  });

  test.for<[string, readonly number[], readonly number[], readonly number[]]>([
    ["a Bastard short of both antes pays his own first", [100, 100, 15], [95, 90, 0], [10, 10, 10]],
    [
      "a Bastard short of his own pays nothing for the King",
      [100, 100, 4],
      [90, 90, 0],
      [10, 10, 4],
    ],
    ["a King with little has his whole ante paid", [3, 100, 100], [3, 90, 80], [10, 10, 10]],
    [
      "a King who is short pays all he has of what is wanting",
      [3, 100, 15],
      [0, 90, 0],
      [8, 10, 10],
    ],
    ["a broke King has no ante", [0, 100, 100], [0, 90, 90], [0, 10, 10]],
    ["a broke Bastard pays for nobody", [100, 100, 0], [90, 90, 0], [10, 10, 0]],
  ])("H-8 FD-5 %s", ([, stacks, chips, committed]) => {
    expect(antes(stacks, { king: 0, bastard: 2 })).toEqual({ chips, committed });
  });

  test("H-8 a King without a Bastard pays his own ante, and so does a Bastard without a King", () => {
    expect(antes([100, 100], { king: 0 })).toEqual({ chips: [90, 90], committed: [10, 10] });
    expect(antes([100, 100], { bastard: 1 })).toEqual({ chips: [90, 90], committed: [10, 10] });
  });

  test("H-8 FD-15 what the Bastard paid for the King is the Bastard's loss in the result", () =>
    draw()
      .carry({ chips: [100, 100, 100], titles: { king: 0, bastard: 2 } })
      .hands("Ac 3d 4h 6s 8c", "Kc 3c 4d 6h 8s", "2c 3s 4c 6d 8h")
      .seat(0)
      .folds()
      .seat(1)
      .folds()
      .expectResult({ winners: [2], chips: [0, -10, 10] })
      .expectFact("chips", [100, 90, 110])
      .played());
});
