// Checks that the right cards are dealt, to whom and in which order, and what is turned up.

import { describe, expect, test } from "vitest";
import { newDice } from "#shared/chance/dice.ts";
import { peekAll } from "#shared/cards/faceDown.ts";
import { packs } from "#shared/cards/pack.ts";
import { StartError } from "#shared/contract/game.ts";
import { completeOptions } from "#shared/contract/options.ts";
import { crazyEights } from "#shared/games/crazy-eights/index.ts";
import type { CrazyRound } from "#shared/games/crazy-eights/types.ts";
import { firstStep } from "#shared/record/firstStep.ts";
import { dealRecord, readRecord, RecordError } from "#shared/record/roundRecord.ts";
import { hand } from "#test/support/hand.ts";
import { inEnglish } from "#test/support/inEnglish.ts";
import { crazy, dealt } from "./crazyRound.ts";

const { options, pack, players } = crazyEights;
const standard = completeOptions(options, {});
const start = (more: object) =>
  dealRecord(
    readRecord({
      format: "round/1",
      game: "crazy-eights",
      seats: ["A", "B"],
      seed: "x",
      moves: [],
      ...more,
    }),
  ) as CrazyRound;

describe("players and packs", () => {
  test.for([
    [2, 1],
    [6, 1],
    [7, 2],
    [12, 2],
  ] as const)("CE-1 %i players use %i packs of 52 cards", ([seats, count]) => {
    expect(pack(standard, seats)).toEqual(packs(count, 0));
    expect(pack(standard, seats)).toHaveLength(count * 52);
  });

  test("CE-1 from 2 to 12 may play", () => expect(players).toEqual({ min: 2, max: 12 }));

  test.for([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])("CE-3 %i players get five cards each", (seats) => {
    const { zones } = dealt({ seats });
    expect(zones.hands.map(({ length }) => length)).toEqual(Array(seats).fill(5));
    expect(zones.pile).toHaveLength(1);
    expect(zones.stock).toHaveLength(pack(standard, seats).length - 5 * seats - 1);
  });

  test.for([0, 1, 13, 50])("C-15 a table of %i does not fit and is told so", (seats) => {
    expect(
      inEnglish(() => start({ seats: Array.from({ length: seats }, (_, seat) => `P${seat}`) })),
    ).toThrow(/crazy-eights takes 2 to 12 players/);
  });

  test("CE-1 CE-13 C-8 the options, their defaults and their rules", () => {
    expect(standard).toEqual({
      dealSeven: false,
      drawUntilPlayable: false,
      refill: true,
      target: 0,
      stake: 0,
    });
    expect(Object.entries(options).map(([key, { rule }]) => `${key} ${rule}`)).toEqual([
      "dealSeven CE-3",
      "drawUntilPlayable CE-6",
      "refill CE-9",
      "target CE-13",
      "stake C-8",
    ]);
  });

  test("CE-13 a target score is read and changes nothing in a round", () => {
    const { options: read, ...round } = dealt({ seats: 4, options: { target: 250 } });
    const { options: _standard, ...without } = dealt({ seats: 4 });
    expect(read.target).toBe(250);
    expect(round).toEqual(without);
    expect(inEnglish(() => start({ options: { target: -1 } }))).toThrow(/"target" \(CE-13\)/);
    expect(() => start({ options: { target: 0.5 } })).toThrow(RecordError);
  });
});

describe("the turn order", () => {
  test("CE-2 it is a random order of the players, the same for the same seed", () => {
    const orders = Array.from({ length: 300 }, (_, at) =>
      dealt({ seats: 3, seed: `round ${at}` }).facts.order.join(""),
    );
    expect(
      Array.from({ length: 300 }, (_, at) =>
        dealt({ seats: 3, seed: `round ${at}` }).facts.order.join(""),
      ),
    ).toEqual(orders);
    for (const order of ["012", "021", "102", "120", "201", "210"])
      expect(orders.filter((one) => one === order).length).toBeGreaterThan(25);
  });

  test('CE-2 C-10 a record with a deck draws it from its seed, "0" where there is none', () => {
    const deck = packs(1, 0);
    const orderWith = (seed?: string) =>
      start({ seats: ["A", "B", "C", "D", "E", "F"], deck, seed }).facts.order.join("");
    expect(orderWith()).toBe(orderWith("0"));
    expect(new Set(["0", "1", "2", "3", "4"].map((seed) => orderWith(seed))).size).toBeGreaterThan(
      3,
    );
  });

  test("CE-2 carry.order fixes it; the deal and the play go by it", () => {
    const round = start({
      seats: ["A", "B", "C"],
      options: { anyDeck: true },
      carry: { order: [2, 0, 1] },
      deck: hand("Ac 2c 3c  Ad 2d 3d  Ah 2h 3h  As 2s 3s  4c 5c 6c  7c 9c"),
    });
    expect(round.zones.hands.map(peekAll)).toEqual([
      hand("2c 2d 2h 2s 5c"),
      hand("3c 3d 3h 3s 6c"),
      hand("Ac Ad Ah As 4c"),
    ]);
    expect(round.facts).toMatchObject({ order: [2, 0, 1], turn: 2, dealer: null });
  });

  test("CE-2 RR there is no dealer, and one that a record names changes nothing", () => {
    const round = start({ dealer: 1 });
    expect(round).toEqual(start({}));
    expect(firstStep(round).happened).toEqual([{ type: "dealt", told: { dealer: null } }]);
  });

  test.for([[[0, 1]], [[0, 1, 1]], [[0, 1, 3]], [[0, 1, 2, 2]], ["012"], [7], [{}]] as const)(
    "CE-2 an order of three seats that is none is refused: %j",
    ([order]) => {
      expect(inEnglish(() => start({ seats: ["A", "B", "C"], carry: { order } }))).toThrow(
        /carry\.order must list every seat from 0 to 2 once.*\(CE-2\)/,
      );
    },
  );

  test("CE-5 the first in turn order begins, and play goes round the order", () =>
    crazy(["2c 3c 4c 5c 6c", "7c 9c Tc Jc Qc", "Kc Ac 2d 3d 4d"], "Kd 5d 6d 7d 9d", {
      order: [1, 2, 0],
    })
      .expectToAct(1)
      .seat(1)
      .sends({ type: "draw" })
      .expectToAct(2)
      .seat(2)
      .sends({ type: "draw" })
      .expectToAct(0)
      .seat(0)
      .sends({ type: "draw" })
      .expectToAct(1)
      .played());
});

describe("how many cards", () => {
  test("CE-3 two players get seven each with dealSeven, and more players still five", () => {
    const sizes = (seats: number) =>
      dealt({ seats, options: { dealSeven: true } }).zones.hands.map(({ length }) => length);
    expect([sizes(2), sizes(3)]).toEqual([
      [7, 7],
      [5, 5, 5],
    ]);
  });

  test("CE-3 too few cards cannot be dealt, whatever anyDeck says", () => {
    const short = { options: { anyDeck: true }, deck: hand("Ac 2c 3c 4c 5c 6c 7c 9c Tc") };
    expect(inEnglish(() => start(short))).toThrow(
      /9 cards aren’t enough to deal 5 each to 2 players \(CE-3\)/,
    );
    expect(
      inEnglish(() =>
        start({
          ...short,
          options: { anyDeck: true, dealSeven: true },
          deck: [...short.deck, ...hand("Jc Qc Kc Ad")],
        }),
      ),
    ).toThrow(/13 cards aren’t enough to deal 7 each/);
  });

  test("CE-1 a deck with a joker is refused, whatever anyDeck says", () => {
    expect(
      inEnglish(() => start({ options: { anyDeck: true }, deck: [...packs(1, 0), "Jk"] })),
    ).toThrow(/joker.*\(CE-1\)/);
    expect(() => start({ deck: [...packs(1, 0), "Jk"] })).toThrow(RecordError);
  });

  test("CE-3 a deal that fails is a StartError", () => {
    expect(() =>
      crazyEights.deal({
        options: standard,
        seats: 2,
        deck: [],
        dice: newDice(""),
        dealer: null,
        carry: {},
      }),
    ).toThrow(StartError);
  });
});

describe("what is turned up", () => {
  const hands = ["2c 3c 4c 5c 6c", "7c 9c Tc Jc Qc"];

  test("CE-4 the top of the stock is turned face up, and its suit and rank are to be matched", () =>
    crazy(hands, "Kd 5d 6d")
      .expectPile("Kd")
      .expectFact("suit", "d")
      .expectFact("rank", "K")
      .expectFact("turnedBack", [])
      .expectView("spectator", ({ seen }) => expect(seen.stock).toBe(2))
      .played());

  test("CE-4 C-10 an eight is shuffled back, by the seed, and the next is turned until it is no eight", () => {
    const deckOf = (stock: string) => ({
      options: { anyDeck: true },
      deck: [...hand("2c 7c 3c 9c 4c Tc 5c Jc 6c Qc"), ...hand(stock)],
      carry: { order: [0, 1] },
    });
    const rounds = Array.from({ length: 60 }, (_, at) =>
      start({ ...deckOf("8d 8h 3d 4d"), seed: `${at}` }),
    );
    for (const { zones, facts } of rounds) {
      expect(["3d", "4d"]).toContain(zones.pile[0]);
      expect([...zones.pile, ...peekAll(zones.stock)].sort()).toEqual(["3d", "4d", "8d", "8h"]);
      expect(facts.turnedBack[0]).toBe("8d");
      expect(facts.turnedBack.every((card) => card === "8d" || card === "8h")).toBe(true);
    }
    expect(
      new Set(rounds.map(({ zones }) => [...zones.pile, ...peekAll(zones.stock)].join())).size,
    ).toBeGreaterThan(8);
    expect(rounds.some(({ facts }) => facts.turnedBack.length > 1)).toBe(true);
    expect(start({ ...deckOf("8d 8h 3d 4d"), seed: "7" })).toEqual(rounds[7]);
  });

  test("CE-4 where nothing but eights is left the eight stays, with its own suit alone to match", () =>
    crazy(["2c 3h 4s 5h 6s", "7c 9h Ts 8d Qs"], "8h 8c")
      .expectPile("8h")
      .expectFact("suit", "h")
      .expectFact("rank", null)
      .expectFact("turnedBack", [])
      .seat(0)
      .plays("2c")
      .expectRefused("CE-6", /Play a heart, or an eight/)
      .seat(0)
      .plays("3h")
      .played());

  test("CE-4 an eight that is all the stock stays too", () =>
    crazy(hands, "8s").expectPile("8s").expectFact("suit", "s").expectFact("rank", null).played());

  test("CE-4 with no stock at all the pile starts empty and anything may be played, sets too", () =>
    crazy(["2c 2h 8c 5h 6s", "7c 9c Tc Jc Qc"], "")
      .expectPile("")
      .expectFact("suit", null)
      .expectFact("rank", null)
      .seat(0)
      .expectLegal(
        "2c",
        "2h",
        "5h",
        "6s",
        "8c names c",
        "8c names d",
        "8c names h",
        "8c names s",
        "2c 2h",
        "pass",
      )
      .plays("2c 2h")
      .expectFact("suit", "h")
      .expectFact("rank", "2")
      .expectPile("2c 2h")
      .played());

  test("CE-4 CE-8 an eight on the empty pile names a suit as ever", () =>
    crazy(["2c 2h 8c 5h 6s", "7c 9c Tc Jc Qc"], "")
      .seat(0)
      .plays("8c")
      .expectRefused("CE-8")
      .sends({ type: "play", cards: ["8c"], suit: "d" })
      .expectFact("suit", "d")
      .expectFact("rank", null)
      .played());
});
