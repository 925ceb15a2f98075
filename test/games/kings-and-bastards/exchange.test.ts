// Checks how King and Bastard swap cards before play.

import { describe, expect, test } from "vitest";
import { table } from "#test/support/table.ts";

const kings = () => table("kings-and-bastards").carry({ king: 0, bastard: 1 }).dealer(1);

describe("what is swapped", () => {
  test("KB-6 the Bastard gives the two highest-ranked cards, the King any two of his choice, in one step", () =>
    kings()
      .hands("4c 5d 6h", "3c Ad Ks", "7c 8c 9c")
      .expectPhase("exchange")
      .expectToAct(0)
      .seat(0)
      .expectLegal("give 2")
      .gives("4c 6h")
      .expectHappened("gave", "gave")
      .expectHand(0, "5d Ad Ks")
      .expectHand(1, "3c 4c 6h")
      .expectHand(2, "7c 8c 9c")
      .expectPhase("trick")
      .expectToAct(1)
      .played());

  test("KB-6 2s and jokers have no rank and stay with the Bastard", () =>
    kings()
      .hands("4c 5d 6h 7h", "2c Jk 3c 5s", "7c 8c 9c Tc")
      .seat(0)
      .gives("4c 5d")
      .expectHand(0, "6h 7h 5s 3c")
      .expectHand(1, "2c Jk 4c 5d")
      .played());

  test("KB-6 equal ranks go spades, hearts, diamonds, clubs", () =>
    kings()
      .hands("4c 5d 6h 7h", "9c 9d 9h 9s", "3c 8c 7d Tc")
      .seat(0)
      .gives("4c 5d")
      .expectHand(0, "6h 7h 9s 9h")
      .expectHand(1, "9c 9d 4c 5d")
      .played());

  test("KB-6 the second highest is taken by rank before suit", () =>
    kings()
      .hands("4c 5d 6h 7h", "Kc Qs Jd Jh", "3c 8c 7d Tc")
      .seat(0)
      .gives("4c 5d")
      .expectHand(0, "6h 7h Kc Qs")
      .played());

  test("KB-6 with fewer than two ranked cards the rest is made up of jokers", () =>
    kings()
      .hands("3c 5d 6h", "2c Jk 8s", "7c 8c 9c")
      .seat(0)
      .gives("5d 6h")
      .expectHand(0, "3c 8s Jk")
      .expectHand(1, "2c 5d 6h")
      .played());

  test("KB-6 and then of 2s, spades first", () =>
    kings()
      .hands("3c 5d 6h", "2c 2s Jk", "7c 8c 9c")
      .seat(0)
      .gives("5d 6h")
      .expectHand(0, "3c Jk 2s")
      .played());

  test("KB-6 all 2s: two of them go", () =>
    kings()
      .hands("3c 5d 6h", "2c 2s 2h", "7c 8c 9c")
      .seat(0)
      .gives("5d 6h")
      .expectHand(0, "3c 2s 2h")
      .played());

  test("KB-6 with exchangeTrumps 2s rank above jokers above aces", () =>
    kings()
      .options({ exchangeTrumps: true })
      .hands("3c 5d 6h", "2c Jk As", "7c 8c 9c")
      .seat(0)
      .gives("5d 6h")
      .expectHand(0, "3c 2c Jk")
      .played());

  test("KB-6 with exchangeTrumps an ace goes where there is one trump", () =>
    kings()
      .options({ exchangeTrumps: true })
      .hands("3c 5d 6h", "Jk As Ah", "7c 8c 9c")
      .seat(0)
      .gives("5d 6h")
      .expectHand(0, "3c Jk As")
      .played());

  test("KB-6 each gives as many as the smaller hand has", () =>
    kings()
      .dealer(2)
      .hands("3c 5d", "8c", "9c")
      .expectCounts(2, 1, 1)
      .seat(0)
      .expectLegal("give 1")
      .gives("3c 5d")
      .expectRefused("KB-6", /exactly 1 card to give, not 2/)
      .gives("5d")
      .expectHand(0, "3c 8c")
      .expectHand(1, "5d")
      .played());

  test("KB-6 the King chooses from the hand as dealt: what he gets he cannot give back", () =>
    kings()
      .hands("4c 5d 6h", "3c Ad Ks", "7c 8c 9c")
      .seat(0)
      .gives("Ad 4c")
      .expectRefused("C-12")
      .gives("4c 5d")
      .played());
});

describe("the King's choice", () => {
  test("KB-6 he gives exactly two cards", () =>
    kings()
      .hands("4c 5d 6h", "3c Ad Ks", "7c 8c 9c")
      .seat(0)
      .gives("4c")
      .expectRefused("KB-6", /exactly 2/)
      .gives("4c 5d 6h")
      .expectRefused("KB-6")
      .gives("4c 4c")
      .expectRefused("C-12")
      .expectPhase("exchange")
      .expectHand(0, "4c 5d 6h")
      .played());

  test("KB-6 nobody plays or passes before the swap, and only the King gives", () =>
    kings()
      .hands("3c 5d 6h", "4c Ad Ks", "7c 8c 9c")
      .seat(0)
      .plays("3c")
      .expectRefused("KB-6")
      .passes()
      .expectRefused("KB-6")
      .seat(1)
      .gives("4c Ad")
      .expectRefused("C-11")
      .plays("4c")
      .expectRefused("C-11")
      .expectToAct(0)
      .played());

  test("KB-6 nobody gives after the swap", () =>
    kings()
      .hands("3c 5d 6h", "4c Ad Ks", "7c 8c 9c")
      .seat(0)
      .gives("5d 6h")
      .gives("Ad Ks")
      .expectRefused("KB-6", /over/)
      .played());

  test("KB-7 the 3 of clubs starts wherever it lies after the exchange", () =>
    kings()
      .hands("3c 5d 6h", "4c Ad Ks", "7c 8c 9c")
      .seat(0)
      .gives("3c 6h")
      .expectToAct(1)
      .seat(1)
      .plays("4c")
      .expectRefused("KB-7")
      .plays("3c")
      .played());

  test("KB-7 a Bastard with nothing higher gives the 3 of clubs to the King", () =>
    kings()
      .hands("4c 5d 6h", "3c 2d 2h", "7c 8c 9c")
      .seat(0)
      .gives("4c 5d")
      .expectHand(0, "6h 3c 2h")
      .expectToAct(0)
      .played());
});

describe("when there is none", () => {
  test("KB-6 no exchange in a first round", () =>
    table("kings-and-bastards")
      .dealer(1)
      .hands("4c 5d 6h", "3c Ad Ks")
      .expectPhase("trick")
      .expectFact("exchange", null)
      .played());

  test.for([{ king: 0 }, { bastard: 1 }])(
    "KB-6 no exchange when a title's holder of the last round is gone: %o",
    (carry) =>
      table("kings-and-bastards")
        .carry(carry)
        .dealer(1)
        .hands("4c 5d 6h", "3c Ad Ks")
        .expectPhase("trick")
        .expectToAct(1)
        .played(),
  );

  test.for([0, 1])("KB-6 no exchange if seat %i, King or Bastard, leaves before the swap", (seat) =>
    kings()
      .hands("4c 5d 6h", "7c Ad Ks", "3c 8c 9c", "Tc Td Th")
      .seat(seat)
      .leaves()
      .expectHappened("left", "exchangeCalledOff")
      .expectPhase("trick")
      .expectToAct(2)
      .expectRemoved(3)
      .expectFact("exchange", null)
      .seat(2)
      .plays("3c")
      .played(),
  );

  test("KB-6 another's leave does not hinder the exchange", () =>
    kings()
      .hands("4c 5d 6h", "7c Ad Ks", "3c 8c 9c", "Tc Td Th")
      .seat(2)
      .leaves()
      .expectPhase("exchange")
      .expectToAct(0)
      .seat(0)
      .gives("4c 5d")
      .expectFact("owed", null)
      // Seat 2, left of the dealer, is gone: the next holder leads freely (KB-7).
      .expectToAct(3)
      .played());

  test("KB-6 if only one is left during the exchange he wins at once", () =>
    kings()
      .hands("4c 5d 6h", "7c Ad Ks", "3c 8c 9c")
      .seat(2)
      .leaves()
      .seat(0)
      .leaves()
      .expectResult({ winners: [1], places: [[1], [0], [2]] })
      .expectFact("exchange", null)
      .played());
});

describe("who knows what", () => {
  test("C-7 a card that passes between two players is seen by those two only", () =>
    kings()
      .hands("4c 5d 6h", "3c Ad Ks", "7c 8c 9c")
      .seat(0)
      .gives("4c 6h")
      .expectView(0, ({ seen, happened }) => {
        expect(seen.known).toEqual([{ seat: 1, cards: ["4c", "6h"] }]);
        expect(happened.map(({ cards }) => cards)).toEqual(
          [["Ks", "Ad"].sort(), ["4c", "6h"]].map((cards): unknown =>
            expect.arrayContaining(cards),
          ),
        );
      })
      .expectView(1, ({ seen, happened }) => {
        expect(seen.known).toEqual([
          { seat: 0, cards: expect.arrayContaining(["Ad", "Ks"]) as unknown },
        ]);
        expect(happened.every(({ cards }) => cards?.length === 2)).toBe(true);
      })
      .expectView(2, noTrace)
      .expectView("spectator", noTrace)
      .played());

  test("C-7 a card once played is no longer known to be in the hand", () =>
    kings()
      .hands("4c 5d 6h", "3c Ad Ks", "7c 8c 9c")
      .seat(0)
      .gives("4c 6h")
      .seat(1)
      .plays("3c")
      .seat(2)
      .passes()
      .seat(0)
      .passes()
      .seat(1)
      .plays("4c")
      .expectView(0, ({ seen }) => expect(seen.known).toEqual([{ seat: 1, cards: ["6h"] }]))
      .played());
});

function noTrace({
  seen,
  happened,
}: Readonly<{
  seen: { readonly known: readonly unknown[] };
  happened: readonly object[];
}>): void {
  expect(seen.known).toEqual([]);
  expect(happened).toEqual([
    { type: "gave", seat: 1, told: { to: 0, count: 2 } },
    { type: "gave", seat: 0, told: { to: 1, count: 2 } },
  ]);
}
