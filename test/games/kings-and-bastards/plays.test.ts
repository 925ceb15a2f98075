// Checks which plays are possible, and what beats what.

import { describe, test } from "vitest";
import { table } from "#test/support/table.ts";

const kings = () => table("kings-and-bastards");

describe("what may be played", () => {
  test("KB-8 singles, pairs, triples and quads of one rank may be led", () =>
    kings()
      .hands("3c 5d 6c 6d 7c 7d 7h 8c 8d 8h 8s", "Tc Td Th Ts Jc Jd Jh Js Qc Qd Qh")
      .seat(0)
      .plays("3c")
      .expectFact("lead", { seat: 0, rank: "3", count: 1 })
      .seat(1)
      .passes()
      .seat(0)
      .plays("6c 6d")
      .expectFact("lead", { seat: 0, rank: "6", count: 2 })
      .seat(1)
      .passes()
      .seat(0)
      .plays("7d 7h 7c")
      .expectFact("lead", { seat: 0, rank: "7", count: 3 })
      .seat(1)
      .passes()
      .seat(0)
      .plays("8s 8c 8d 8h")
      .expectFact("lead", { seat: 0, rank: "8", count: 4 })
      .expectPile("3c 6c 6d 7d 7h 7c 8s 8c 8d 8h")
      .played());

  test("KB-8 cards of different ranks are no set", () =>
    kings()
      .hands("3c 4d 5d", "6c 7d 8d")
      .seat(0)
      .plays("3c 4d")
      .expectRefused("KB-8", /don’t share a rank/)
      .plays("3c 4d 5d")
      .expectRefused("KB-8")
      .expectPile("")
      .expectToAct(0)
      .played());

  test("KB-8 five of a rank are too many, with two packs or with jokers", () =>
    kings()
      .hands("3c 3c 3d 3h 3s 9d", "4c 4d 5c 5d 6c 6d")
      .seat(0)
      .plays("3c 3c 3d 3h 3s")
      .expectRefused("KB-8", /at once/)
      .plays("3c 3c 3d 3h")
      .played());

  test("KB-8 a joker stands in a set beside at least one natural card and takes its rank", () =>
    kings()
      .hands("3c 9d 9h Jk Jk Td", "4c 4d 5c 5d 6c 6d")
      .seat(0)
      .plays("3c")
      .seat(1)
      .passes()
      .seat(0)
      .plays("9d Jk Jk")
      .expectFact("lead", { seat: 0, rank: "9", count: 3 })
      .played());

  test("KB-3 a joker cannot stand for a whole set, nor two of them", () =>
    kings()
      .hands("3c Jk Jk 9d", "4c 4d 5c 5d")
      .seat(0)
      .plays("3c")
      .seat(1)
      .passes()
      .seat(0)
      .plays("Jk Jk")
      .expectRefused("KB-8", /natural card/)
      .expectToAct(0)
      .played());

  test("KB-8 a lone joker is a single of the rank its player declares", () =>
    kings()
      .hands("3c Jk 9d", "4c Td Kd")
      .seat(0)
      .plays("3c")
      .seat(1)
      .plays("4c")
      .seat(0)
      .plays("Jk as T")
      .expectFact("lead", { seat: 0, rank: "T", count: 1 })
      .expectPile("3c 4c Jk")
      .seat(1)
      .plays("Td")
      .expectRefused("KB-9")
      .plays("Kd")
      .played());

  test("KB-3 a joker cannot be a 2", () =>
    kings()
      .hands("3c Jk 9d", "4c Td Kd")
      .seat(0)
      .plays("3c")
      .seat(1)
      .plays("4c")
      .seat(0)
      .plays("Jk as 2")
      .expectRefused("KB-8", /can’t be a 2/)
      .plays("2c")
      .expectRefused("C-12")
      .played());

  test("C-13 a lone joker without a rank is of the wrong form, and a rank beside natural cards too", () =>
    kings()
      .hands("3c Jk 9d", "4c Td Kd")
      .seat(0)
      .sends({ type: "play", cards: ["3c"], as: "3" })
      .expectRefused("C-13")
      .plays("3c")
      .seat(1)
      .plays("4c")
      .seat(0)
      .plays("Jk")
      .expectRefused("C-13", /needs a rank/)
      .sends({ type: "play", cards: ["9d", "Jk"], as: "9" })
      .expectRefused("C-13")
      .played());

  test("KB-10 a 2 never forms part of a set", () =>
    kings()
      .hands("3c 2c 2d Jk 9d", "4c 4d 5c 5d 6c")
      .seat(0)
      .plays("3c")
      .seat(1)
      .passes()
      .seat(0)
      .plays("2c 2d")
      .expectRefused("KB-10", /on its own/)
      .plays("2c Jk")
      .expectRefused("KB-10")
      .plays("2c 9d")
      .expectRefused("KB-10")
      .expectToAct(0)
      .played());
});

describe("what beats the last play", () => {
  test("KB-2 rank goes 3 4 5 6 7 8 9 T J Q K A, whatever the suits", () =>
    kings()
      .hands("3c 5s 7s 9s Js Ks", "4c 6c 8c Tc Qc Ac")
      .seat(0)
      .plays("3c")
      .seat(1)
      .plays("4c")
      .seat(0)
      .plays("5s")
      .seat(1)
      .plays("6c")
      .seat(0)
      .plays("7s")
      .seat(1)
      .plays("8c")
      .seat(0)
      .plays("9s")
      .seat(1)
      .plays("Tc")
      .seat(0)
      .plays("Js")
      .seat(1)
      .plays("Qc")
      .seat(0)
      .plays("Ks")
      .expectResult({ winners: [0] })
      .played());

  test("KB-9 an equal single doesn’t beat a single, whatever its suit", () =>
    kings()
      .hands("3c 4d", "3s 5d")
      .seat(0)
      .plays("3c")
      .seat(1)
      .plays("3s")
      .expectRefused("KB-9", /3 doesn’t beat 3/)
      .played());

  test("KB-9 an equal pair doesn’t beat a pair, natural or not", () =>
    kings()
      .hands("3c 3d 5c 9d", "3h 3s Jk 9c")
      .seat(0)
      .plays("3c 3d")
      .seat(1)
      .plays("3h 3s")
      .expectRefused("KB-9")
      .plays("3h Jk")
      .expectRefused("KB-9")
      .plays("9c Jk")
      .expectFact("lead", { seat: 1, rank: "9", count: 2 })
      .played());

  test("KB-9 a lower play doesn’t beat, and an ace is beaten by no rank", () =>
    kings()
      .hands("3c Ac 9c", "4c 5d Ad")
      .seat(0)
      .plays("3c")
      .seat(1)
      .plays("5d")
      .seat(0)
      .plays("Ac")
      .seat(1)
      .plays("4c")
      .expectRefused("KB-9")
      .plays("Ad")
      .expectRefused("KB-9")
      .expectLegal("pass")
      .played());

  test("KB-9 it takes the same number of cards: more do not beat fewer, nor fewer more", () =>
    kings()
      .hands("3c 3d 4c 5c", "6c 6d 6h Kd")
      .seat(0)
      .plays("3c 3d")
      .seat(1)
      .plays("Kd")
      .expectRefused("KB-9", /a pair/)
      .plays("6c 6d 6h")
      .expectRefused("KB-9")
      .plays("6c 6h")
      .played());

  test("KB-10 one 2 trumps any single or set and wins the trick at once", () =>
    kings()
      .hands("3c 3d 3h 9c 9d", "4c 2h 5d 6d 7d")
      .seat(0)
      .plays("3c 3d 3h")
      .seat(1)
      .plays("2h")
      .expectHappened("played", "wonTrick")
      .expectFact("lead", null)
      .expectToAct(1)
      .plays("4c")
      .expectFact("lead", { seat: 1, rank: "4", count: 1 })
      .played());

  test("KB-10 a 2 may be led and wins its own trick at once", () =>
    kings()
      .hands("3c 2d 5c", "4c 6c 7c")
      .seat(0)
      .plays("3c")
      .seat(1)
      .passes()
      .seat(0)
      .plays("2d")
      .expectHappened("played", "wonTrick")
      .expectToAct(0)
      .expectFact("lead", null)
      .plays("5c")
      .expectResult({ winners: [0] })
      .played());

  test("KB-10 a single 2 trumps a quad and an ace", () =>
    kings()
      .hands("3c Ac 9c 9d 9h 9s", "2c 2d 5d 5h 6d 6h")
      .seat(0)
      .plays("3c")
      .seat(1)
      .passes()
      .seat(0)
      .plays("Ac")
      .seat(1)
      .plays("2c")
      .plays("5d")
      .seat(0)
      .passes()
      .seat(1)
      .plays("5h")
      .seat(0)
      .plays("9c")
      .seat(1)
      .passes()
      .seat(0)
      .plays("9d")
      .seat(1)
      .plays("2d")
      .expectToAct(1)
      .played());
});

describe("the errors of form, turn and hand", () => {
  test("C-11 it is not your turn", () =>
    kings()
      .hands("3c 4d", "5c 6d", "7c 8d")
      .seat(1)
      .plays("5c")
      .expectRefused("C-11", /seat 1/)
      .seat(2)
      .passes()
      .expectRefused("C-11")
      .expectToAct(0)
      .played());

  test("C-11 the round is over", () =>
    kings()
      .hands("3c", "5c")
      .seat(0)
      .plays("3c")
      .expectPhase("over")
      .seat(1)
      .plays("5c")
      .expectRefused("C-11", /over/)
      .leaves()
      .expectRefused("C-11")
      .expectToAct()
      .played());

  test("C-12 a card named in a move is not in your hand, or not so often", () =>
    kings()
      .hands("3c 4d", "5c 6d")
      .seat(0)
      .plays("5c")
      .expectRefused("C-12", /don’t hold the 5 of clubs/)
      .plays("3c 3c")
      .expectRefused("C-12")
      .plays("3c")
      .played());

  test.for<[string, unknown]>([
    ["an unknown type", { type: "draw" }],
    ["no type", {}],
    ["a type that is no word", { type: ["play"], cards: ["3c"] }],
    ["a missing field", { type: "play" }],
    ["a surplus field", { type: "play", cards: ["3c"], suit: "c" }],
    ["a surplus field in a pass", { type: "pass", cards: [] }],
    ["cards that are no list", { type: "play", cards: "3c" }],
    ["no cards", { type: "play", cards: [] }],
    ["cards that are none", { type: "play", cards: ["3C"] }],
    ["a card within a card", { type: "play", cards: [["3c"]] }],
    ["a rank that is none", { type: "play", cards: ["3c"], as: "1" }],
    ["null for a rank", { type: "play", cards: ["3c"], as: null }],
    ["a prototype", JSON.parse('{"type":"play","cards":["3c"],"__proto__":{"x":1}}')],
    ["a thousand cards", { type: "play", cards: Array(1000).fill("3c") }],
  ])("C-13 %s is a wrong form", ([, move]) =>
    kings()
      .hands("3c 4d", "5c 6d")
      .seat(0)
      .sends(move)
      .expectRefused("C-13")
      .expectToAct(0)
      .expectPile("")
      .played(),
  );

  test("C-9 an illegal move changes nothing that anyone sees", async () => {
    const before: unknown[] = [];
    await kings()
      .hands("3c 4d", "5c 6d", "7c 8d")
      .seat(0)
      .plays("3c")
      .expectView(1, (view) => before.push(JSON.stringify(view.seen)))
      .expectView("spectator", (view) => before.push(JSON.stringify(view.seen)))
      .seat(1)
      .plays("5c 6d")
      .expectRefused("KB-8")
      .seat(2)
      .plays("8d")
      .expectRefused("C-11")
      .expectView(1, (view) => same(before.shift(), view.seen))
      .expectView("spectator", (view) => same(before.shift(), view.seen))
      .played();
  });
});

function same(before: unknown, now: unknown): void {
  if (before !== JSON.stringify(now)) throw new Error("an illegal move changed a view");
}
