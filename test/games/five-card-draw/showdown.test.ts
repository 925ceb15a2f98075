// Checks who wins which pot, who shows their hand, and what the result contains.

import { describe, expect, test } from "vitest";
import type { Public } from "#shared/contract/json.ts";
import { table } from "#test/support/table.ts";
import { aces, acesThird, acesToo, jacks, kings, kingsToo, queens, tens } from "./hands.ts";

const draw = () => table("five-card-draw");
type Script = ReturnType<typeof draw>;
const allDraw = (script: Script, seats: readonly number[]) =>
  seats.reduce((so, seat) => so.seat(seat).draws(), script);
/** Everybody, in this order, bets or calls all they have; then nobody draws. */
const allIn = (script: Script, [first = 0, ...others]: readonly number[], to: number): Script =>
  allDraw(
    others.reduce((so, seat) => so.seat(seat).calls(), script.seat(first).bets(to)),
    [first, ...others].toSorted((one, other) => one - other),
  );
const pots = (script: Script, wanted: readonly Public[]) =>
  script.expectView("spectator", ({ happened }) =>
    expect(happened.filter(({ type }) => type === "wonPot").map(({ told }) => told)).toEqual(
      wanted,
    ),
  );

describe("by fold", () => {
  test("FD-10 who alone remains takes everything at once, and shows nothing", () =>
    pots(draw().hands(aces, kings, queens).seat(0).bets(100).seat(1).folds().seat(2).folds(), [
      { pot: 0, amount: 30, shares: [{ seat: 0, amount: 30 }], by: "fold" },
    ])
      .expectHappened("folded", "stageEnded", "returned", "wonPot")
      .expectResult({
        winners: [0],
        places: [[0], [2], [1]],
        chips: [20, -10, -10],
        hands: [null, null, null],
        wonBy: "fold",
      } as object)
      .expectView("spectator", ({ seen }) => expect(seen.hands).toEqual([5, 0, 0]))
      .expectView(1, ({ seen }) => expect(seen.hands).toEqual([5, [], 0]))
      .played());

  test("FD-10 side pots too, though he put in less than others", () =>
    draw()
      .carry({ chips: [60, 500, 500] })
      .hands(aces, kings, queens)
      .seat(0)
      .bets(50)
      .seat(1)
      .raises(200)
      .seat(2)
      .calls()
      .seat(0)
      .draws()
      .seat(1)
      .leaves()
      .seat(2)
      .leaves()
      .expectResult({ winners: [0], places: [[0], [2], [1]], chips: [420, -210, -210] })
      .expectFact("chips", [480, 290, 290])
      .played());

  test("FD-7 FD-10 when all others fold unasked, the last one wins the antes without a bet", () =>
    draw()
      .hands(aces, kings, queens)
      .seat(0)
      .folds()
      .seat(1)
      .folds()
      .expectResult({ winners: [2], chips: [-10, -10, 20] })
      .expectHappened("folded", "stageEnded", "wonPot")
      .played());

  test("FD-10 C-5 all but one left in the draw", () =>
    draw()
      .hands(aces, kings, queens)
      .stock("2c")
      .seat(0)
      .bets(20)
      .seat(1)
      .calls()
      .seat(2)
      .calls()
      .seat(2)
      .leaves()
      .seat(0)
      .leaves()
      .expectHappened("left", "wonPot")
      .expectResult({ winners: [1], places: [[1], [0], [2]] })
      .played());
});

describe("at the showdown", () => {
  const toShowdown = () =>
    allDraw(
      draw().hands(queens, aces, kings).seat(0).bets(10).seat(1).calls().seat(2).calls(),
      [0, 1, 2],
    );

  test("FD-13 FD-16 the best hand takes the pot; hands are shown with category and as they are read", () =>
    toShowdown()
      .seat(0)
      .bets(10)
      .seat(1)
      .calls()
      .seat(2)
      .calls()
      .expectPhase("over")
      .expectResult({
        winners: [1],
        places: [[1], [2], [0]],
        chips: [-30, 60, -30],
        wonBy: "showdown",
        hands: [
          {
            cards: "Qc Qd 9d 7c 3h".split(" "),
            category: "one pair",
            read: "Qc Qd 9d 7c 3h".split(" "),
          },
          {
            cards: "Ac Ad 9h 7s 3c".split(" "),
            category: "one pair",
            read: "Ac Ad 9h 7s 3c".split(" "),
          },
          {
            cards: "Kc Kd 9c 7h 3d".split(" "),
            category: "one pair",
            read: "Kc Kd 9c 7h 3d".split(" "),
          },
        ],
      } as object)
      .expectFact("pots", [])
      .expectFact("pot", 0)
      .expectView("spectator", ({ seen }) =>
        expect(seen.hands[1]).toEqual("Ac Ad 9h 7s 3c".split(" ")),
      )
      .played());

  test("FD-13 only hands of who remained lie open", () =>
    toShowdown()
      .seat(0)
      .bets(10)
      .seat(1)
      .folds()
      .seat(2)
      .calls()
      .expectView(1, ({ seen }) =>
        expect(seen.hands.map((hand) => (typeof hand === "number" ? hand : hand.length))).toEqual([
          5, 0, 5,
        ]),
      )
      .expectResult({ winners: [2], places: [[2], [0], [1]] })
      .played());

  test.for<[string, (script: Script) => Script, readonly number[]]>([
    [
      "the last to bet first, then clockwise",
      (script) => script.seat(0).bets(10).seat(1).raises(40).seat(2).calls().seat(0).calls(),
      [1, 2, 0],
    ],
    [
      "after checks, the dealer's left",
      (script) => script.seat(0).checks().seat(1).checks().seat(2).checks(),
      [0, 1, 2],
    ],
    [
      "if the last to bet left, the next after him",
      (script) =>
        script.seat(0).checks().seat(1).bets(40).seat(1).leaves().seat(2).calls().seat(0).calls(),
      [2, 0],
    ],
  ])("FD-13 hands are shown in this order: %s", ([, second, order]) =>
    second(
      allDraw(
        draw()
          .options({ allowCheck: true })
          .hands(queens, aces, kings)
          .seat(0)
          .bets(10)
          .seat(1)
          .calls()
          .seat(2)
          .calls(),
        [0, 1, 2],
      ),
    )
      .expectView("spectator", ({ happened }) =>
        expect(happened.flatMap(({ type, seat }) => (type === "showed" ? [seat] : []))).toEqual(
          order,
        ),
      )
      .played(),
  );

  test("FD-2 FD-17 a joker makes the best hand, and is shown as what it stands for", () =>
    allDraw(draw().hands("Kh Jk 9h 5h 3h", aces).seat(0).bets(10).seat(1).calls(), [0, 1])
      .seat(0)
      .bets(10)
      .seat(1)
      .calls()
      .expectView("spectator", ({ seen }) => {
        const result = seen.facts.result as unknown as {
          hands: readonly { category: string; read: readonly string[] }[];
        };
        expect(result.hands[0]).toMatchObject({
          category: "flush",
          read: ["Ah", "Kh", "9h", "5h", "3h"],
        });
      })
      .expectResult({ winners: [0] })
      .played());

  test("FD-13 places: winners, then shown hands by rank, equal ones together, then who folded, the later higher, leavers last", () =>
    allDraw(
      draw()
        .hands(kings, queens, aces, kingsToo, tens, jacks, "2c 3d 4s 6h 8c")
        .seat(6)
        .leaves()
        .seat(0)
        .bets(10)
        .seat(1)
        .folds()
        .seat(2)
        .calls()
        .seat(3)
        .calls()
        .seat(4)
        .calls()
        .seat(5)
        .folds(),
      [0, 2, 3, 4],
    )
      .seat(4)
      .leaves()
      .seat(0)
      .bets(10)
      .seat(2)
      .calls()
      .seat(3)
      .calls()
      .expectResult({ winners: [2], places: [[2], [0, 3], [5], [1], [4], [6]] })
      .played());
});

describe("pots", () => {
  test("FD-13 a bet that nobody could call is returned, and is no win", () =>
    allDraw(
      draw()
        .carry({ chips: [1000, 60] })
        .hands(queens, aces)
        .seat(0)
        .bets(990)
        .expectFact("allIn", [true, false])
        .seat(1)
        .calls()
        .expectHappened("called", "stageEnded", "returned")
        .expectFact("committed", [60, 60])
        .expectFact("allIn", [false, true]),
      [0, 1],
    )
      .expectResult({ winners: [1], chips: [-60, 60] })
      .played());

  test("FD-13 nobody wins from any player more than he put in: main pot and side pots by layers", () =>
    pots(
      allIn(
        draw()
          .carry({ chips: [40, 90, 200, 200] })
          .hands(aces, kings, queens, jacks),
        [0, 1, 2, 3],
        30,
      )
        .seat(1)
        .expectPhase("bet2")
        .sends({ type: "bet", to: 50 })
        .seat(2)
        .raises(160)
        .seat(3)
        .calls(),
      [
        { pot: 2, amount: 220, shares: [{ seat: 2, amount: 220 }], by: "showdown" },
        { pot: 1, amount: 150, shares: [{ seat: 1, amount: 150 }], by: "showdown" },
        { pot: 0, amount: 160, shares: [{ seat: 0, amount: 160 }], by: "showdown" },
      ],
    )
      .expectResult({ winners: [0, 1, 2], places: [[0, 1, 2], [3]], chips: [120, 60, 20, -200] })
      .played());

  test("FD-13 chips of who folded lie in the pots of who remain, by layers", () =>
    draw()
      .carry({ chips: [40, 200, 200] })
      .hands(aces, kings, queens)
      .seat(0)
      .bets(30)
      .seat(1)
      .raises(100)
      .seat(2)
      .calls()
      .expectFact("pots", [
        { amount: 120, seats: [0, 1, 2] },
        { amount: 140, seats: [1, 2] },
      ])
      .seat(2)
      .leaves()
      .expectFact("pots", [
        { amount: 120, seats: [0, 1] },
        { amount: 140, seats: [1] },
      ])
      .seat(0)
      .draws()
      .seat(1)
      .draws()
      .expectResult({ winners: [0, 1], chips: [80, 30, -110] })
      .played());

  // FD-13 holds for who is gone too: what none of those who remain has put in can be won by none of
  // them.
  test("FD-8 FD-13 the highest bettor leaves, all others are all in for less: what nobody could match is his", () =>
    draw()
      .carry({ chips: [500, 50, 70] })
      .hands(aces, kings, queens)
      .seat(0)
      .bets(100)
      .leaves()
      .seat(1)
      .calls()
      .seat(2)
      .calls()
      .expectHappened("called", "stageEnded", "returned")
      .expectFact("committed", [70, 50, 70])
      .expectFact("chips", [430, 0, 0])
      .seat(1)
      .draws()
      .seat(2)
      .draws()
      .expectResult({ winners: [1, 2], places: [[1, 2], [0]], chips: [-70, 100, -30] })
      .played());

  test("FD-5 FD-13 of an ante that no one who remains could match the rest is returned, in the end", () =>
    draw()
      .carry({ chips: [500, 3, 5] })
      .hands(aces, kings, queens)
      .stock("2c")
      .expectPhase("draw")
      .expectFact("committed", [10, 3, 5])
      .seat(0)
      .leaves()
      .seat(1)
      .draws()
      .seat(2)
      .draws()
      .expectHappened("drew", "returned", "showed", "showed", "wonPot", "wonPot")
      .expectFact("chips", [495, 9, 4])
      .expectResult({ winners: [1, 2], chips: [-5, 6, -1] })
      .played());

  // Seat 3 leaves its short ante of one to three chips to three equal hands that put in 33 each.
  test.for<[number, number, readonly [number, number][]]>([
    [
      1,
      3,
      [
        [0, 34],
        [1, 33],
        [2, 33],
      ],
    ],
    [
      2,
      3,
      [
        [0, 34],
        [1, 34],
        [2, 33],
      ],
    ],
    [
      3,
      3,
      [
        [0, 34],
        [1, 34],
        [2, 34],
      ],
    ],
    [
      1,
      0,
      [
        [1, 34],
        [2, 33],
        [0, 33],
      ],
    ],
    [
      2,
      1,
      [
        [2, 34],
        [0, 34],
        [1, 33],
      ],
    ],
  ])(
    "FD-13 FD-15 a three-way split of 99 and %i chips: odd chips go one each from the left of dealer %i",
    ([odd, dealer, shares]) => {
      const order = shares.map(([seat]) => seat);
      const checks = (script: Script): Script =>
        order.reduce((so, seat) => so.seat(seat).checks(), script);
      const hands = draw()
        .dealer(dealer)
        .options({ ante: 33, allowCheck: true })
        .carry({ chips: [500, 500, 500, odd] })
        .hands(aces, acesToo, acesThird, kings)
        .seat(3)
        .leaves();
      return pots(checks(allDraw(checks(hands), order)), [
        {
          pot: 0,
          amount: 99 + odd,
          shares: shares.map(([seat, amount]) => ({ seat, amount })),
          by: "showdown",
        },
      ]).played();
    },
  );

  test("FD-13 two side pots with ties in each", () =>
    // Layers: 51 of all five, 40 more of four, 31 more of three. Seat 0 has the best hand; 1 and 2
    // tie below it; so do 3 and 4.
    pots(
      allDraw(
        draw()
          .dealer(4)
          .options({ ante: 1 })
          .carry({ chips: [51, 91, 91, 122, 122, 122] })
          .hands("Qh Qs Qc 5d 2h", aces, acesToo, kings, kingsToo, tens)
          .seat(5)
          .bets(121)
          .seat(0)
          .calls()
          .seat(1)
          .calls()
          .seat(2)
          .calls()
          .seat(3)
          .calls()
          .seat(4)
          .calls(),
        [5, 0, 1, 2, 3, 4],
      ),
      [
        {
          pot: 2,
          amount: 93,
          shares: [
            { seat: 3, amount: 47 },
            { seat: 4, amount: 46 },
          ],
          by: "showdown",
        },
        {
          pot: 1,
          amount: 200,
          shares: [
            { seat: 1, amount: 100 },
            { seat: 2, amount: 100 },
          ],
          by: "showdown",
        },
        { pot: 0, amount: 306, shares: [{ seat: 0, amount: 306 }], by: "showdown" },
      ],
    )
      .expectResult({
        winners: [0, 1, 2, 3, 4],
        places: [[0, 1, 2, 3, 4], [5]],
        chips: [255, 9, 9, -75, -76, -122],
      })
      .played());
});
