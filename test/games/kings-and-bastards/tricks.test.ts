// Checks who starts, who is next, who wins the trick and who leads then.

import { describe, test } from "vitest";
import { table } from "#test/support/table.ts";

const kings = () => table("kings-and-bastards");

describe("the first lead", () => {
  test("KB-7 the holder of the 3 of clubs starts, wherever he sits", () =>
    kings()
      .dealer(0)
      .hands("4c 5c", "6c 7c", "3c 8c")
      .expectToAct(2)
      .expectPhase("trick")
      .seat(1)
      .plays("6c")
      .expectRefused("C-11")
      .seat(2)
      .plays("3c")
      .expectToAct(0)
      .played());

  test("KB-7 he must lead it: no other card, no 2, no joker instead", () =>
    kings()
      .hands("3c 3d 2c Jk 4c", "5c 5d 6c 6d 7c")
      .seat(0)
      .plays("4c")
      .expectRefused("KB-7", /3 of clubs/)
      .plays("3d")
      .expectRefused("KB-7")
      .plays("3d Jk")
      .expectRefused("KB-7")
      .plays("2c")
      .expectRefused("KB-7")
      .plays("Jk as 3")
      .expectRefused("KB-7")
      .passes()
      .expectRefused("KB-12")
      .expectLegal("3c", "3c 3d", "3c Jk", "3c 3d Jk")
      .played());

  test("KB-7 he may lead it in a set", () =>
    kings()
      .hands("3c 3d Jk 9c", "5c 5d 6c 7d")
      .seat(0)
      .plays("3d Jk 3c")
      .expectFact("lead", { seat: 0, rank: "3", count: 3 })
      .played());

  test("KB-7 with several packs the first holder from the dealer's left starts", () =>
    kings()
      .dealer(1)
      .hands("3c 5c", "3c 6c", "7c 8c", "9c Tc")
      .expectToAct(0)
      .seat(0)
      .plays("3c")
      .seat(1)
      .plays("3c")
      .expectRefused("KB-9")
      .plays("6c")
      .played());

  test("KB-7 one who holds both 3s of clubs may lead one of them", () =>
    kings()
      .hands("3c 3c 5d", "7c 8c 9c")
      .expectToAct(0)
      .seat(0)
      .expectLegal("3c", "3c 3c")
      .plays("3c")
      .seat(1)
      .passes()
      .seat(0)
      .expectLegal("3c", "5d")
      .plays("5d")
      .played());

  test("KB-7 if nobody holds a 3 of clubs the dealer's left leads freely", () =>
    kings()
      .dealer(0)
      .hands("4c 5c", "6c 2c", "7c Jk")
      .expectToAct(1)
      .seat(1)
      .expectLegal("6c", "2c")
      .plays("6c")
      .played());

  test("KB-7 a leaver takes the 3 of clubs along: the dealer's left leads freely", () =>
    kings()
      .dealer(0)
      .hands("4c 5c", "6c 7c", "8c 9c", "3c Tc")
      .expectToAct(3)
      .seat(3)
      .leaves()
      .expectToAct(1)
      .expectFact("owed", null)
      .seat(1)
      .plays("7c")
      .expectToAct(2)
      .played());

  test("KB-7 the seat left of the dealer leads freely even if he too has left: then the next holder", () =>
    kings()
      .dealer(0)
      .hands("4c 5c", "6c 7c", "8c 9c", "3c Tc")
      .seat(1)
      .leaves()
      .expectToAct(3)
      .seat(3)
      .leaves()
      .expectToAct(2)
      .seat(2)
      .plays("8c")
      .expectToAct(0)
      .played());

  test("KB-7 with two packs the other 3 of clubs starts when the first is taken away", () =>
    kings()
      .dealer(0)
      .hands("3c 5c", "3c 7c", "8c 9c")
      .expectToAct(1)
      .seat(1)
      .leaves()
      .expectToAct(0)
      .expectFact("owed", "3c")
      .seat(0)
      .plays("5c")
      .expectRefused("KB-7")
      .plays("3c")
      .played());

  test("KB-7 the leave of another before the first lead takes nobody's lead away", () =>
    kings()
      .dealer(0)
      .hands("4c 5c", "6c 7c", "3c 9c")
      .expectToAct(2)
      .seat(1)
      .leaves()
      .expectToAct(2)
      .seat(2)
      .plays("9c")
      .expectRefused("KB-7")
      .plays("3c")
      .played());
});

describe("turns and passes", () => {
  test("C-2 turns go clockwise, ascending and round again", () =>
    kings()
      .dealer(2)
      .hands("5c 9c", "6c Tc", "7c Jc", "3c 4c")
      .expectToAct(3)
      .seat(3)
      .plays("3c")
      .expectToAct(0)
      .seat(0)
      .plays("5c")
      .expectToAct(1)
      .seat(1)
      .plays("6c")
      .expectToAct(2)
      .seat(2)
      .passes()
      .expectToAct(3)
      .played());

  test("C-3 a seat that left is skipped for ever", () =>
    kings()
      .hands("3c 4c 5c", "6c 7c 8c", "9c Tc Jc")
      .seat(0)
      .plays("3c")
      .seat(1)
      .leaves()
      .expectToAct(2)
      .seat(2)
      .plays("9c")
      .expectToAct(0)
      .seat(0)
      .passes()
      .expectToAct(2)
      .seat(1)
      .plays("6c")
      .expectRefused("C-11", /out of the round/)
      .leaves()
      .expectRefused("C-11")
      .played());

  test("KB-11 one who could beat may pass, and may play again when the turn comes back round", () =>
    kings()
      .hands("3c 7c 9d", "8c Ac Kd", "5c Tc Jd")
      .seat(0)
      .plays("3c")
      .seat(1)
      .passes()
      .seat(2)
      .plays("5c")
      .seat(0)
      .passes()
      .seat(1)
      .plays("8c")
      .expectToAct(2)
      .seat(2)
      .passes()
      .seat(0)
      .plays("9d")
      .expectToAct(1)
      .played());

  test("KB-12 when every other holder has passed in succession the last player wins the trick and leads", () =>
    kings()
      .hands("3c 7c 9d", "8c Ac Kd", "5c Tc Jd")
      .seat(0)
      .plays("3c")
      .seat(1)
      .passes()
      .seat(2)
      .plays("5c")
      .seat(0)
      .passes()
      .expectToAct(1)
      .expectFact("lead", { seat: 2, rank: "5", count: 1 })
      .seat(1)
      .passes()
      .expectHappened("passed", "wonTrick")
      .expectToAct(2)
      .expectFact("lead", null)
      .seat(2)
      .plays("Tc")
      .expectToAct(0)
      .played());

  test("KB-12 passes before the last play do not count", () =>
    kings()
      .hands("3c 7c", "8c Ac", "5c Tc")
      .seat(0)
      .plays("3c")
      .seat(1)
      .passes()
      .seat(2)
      .passes()
      .expectToAct(0)
      .seat(0)
      .plays("7c")
      .expectHappened("played", "wentOut")
      .expectToAct(1)
      .played());

  test("KB-12 a leader may not pass", () =>
    kings()
      .hands("3c 7c", "8c Ac")
      .seat(0)
      .passes()
      .expectRefused("KB-12", /lead/)
      .plays("3c")
      .seat(1)
      .passes()
      .seat(0)
      .passes()
      .expectRefused("KB-12")
      .played());

  test("KB-12 if the winner has no cards left the next holder to his left leads", () =>
    kings()
      .dealer(0)
      .hands("9c Tc", "3c 3d", "5c 6c", "7c 8c")
      .seat(1)
      .plays("3c 3d")
      .expectFact("out", [1])
      .seat(2)
      .passes()
      .seat(3)
      .passes()
      .expectToAct(0)
      .seat(0)
      .passes()
      .expectHappened("passed", "wonTrick")
      .expectToAct(2)
      .seat(2)
      .plays("5c")
      .played());

  test("KB-12 players who are out are skipped, and their passes are not waited for", () =>
    kings()
      .dealer(3)
      .hands("3c 3d", "5c 5d", "7c 8c", "9c Tc")
      .seat(0)
      .plays("3c 3d")
      .seat(1)
      .plays("5c 5d")
      .expectFact("out", [0, 1])
      .seat(2)
      .passes()
      .seat(3)
      .passes()
      .expectHappened("passed", "wonTrick")
      .expectToAct(2)
      .seat(2)
      .plays("7c")
      .expectToAct(3)
      .seat(3)
      .plays("9c")
      .expectToAct(2)
      .seat(2)
      .passes()
      .expectToAct(3)
      .played());

  test("KB-12 a leaver's play stays to be beaten", () =>
    kings()
      .hands("3c 9c", "5c Tc", "6c Jc")
      .seat(0)
      .plays("3c")
      .seat(1)
      .plays("5c")
      .seat(1)
      .leaves()
      .expectToAct(2)
      .expectFact("lead", { seat: 1, rank: "5", count: 1 })
      .seat(2)
      .plays("6c")
      .expectToAct(0)
      .played());

  test("KB-12 if all others have passed already a leave wins the trick for the last player at once", () =>
    kings()
      .hands("3c 9c", "5c Tc", "6c Jc")
      .seat(0)
      .plays("3c")
      .seat(1)
      .passes()
      .seat(2)
      .leaves()
      .expectHappened("left", "wonTrick")
      .expectToAct(0)
      .expectFact("lead", null)
      .played());

  test("KB-12 a trick won by a leaver is led by the next holder to his left", () =>
    kings()
      .hands("3c 9c", "5c Tc", "6c Jc", "7c Qc")
      .seat(0)
      .plays("3c")
      .seat(1)
      .plays("Tc")
      .seat(2)
      .passes()
      .seat(1)
      .leaves()
      .expectToAct(3)
      .seat(3)
      .passes()
      .expectToAct(0)
      .seat(0)
      .passes()
      .expectHappened("passed", "wonTrick")
      .expectToAct(2)
      .expectFact("lead", null)
      .played());

  test("KB-12 a leader who leaves gives the lead to the next holder", () =>
    kings()
      .hands("3c 9c", "5c Tc", "6c Jc")
      .seat(0)
      .plays("3c")
      .seat(1)
      .passes()
      .seat(2)
      .passes()
      .expectToAct(0)
      .seat(0)
      .leaves()
      .expectToAct(1)
      .expectFact("lead", null)
      .seat(1)
      .passes()
      .expectRefused("KB-12")
      .plays("5c")
      .played());

  test("C-5 a leave is judged at once for the turn: it goes on to the next holder", () =>
    kings()
      .hands("3c 9c", "5c Tc", "6c Jc")
      .seat(0)
      .plays("3c")
      .seat(1)
      .leaves()
      .expectToAct(2)
      .expectRemoved(2)
      .expectCounts(1, 0, 2)
      .played());

  test("C-5 one may leave out of turn, and the turn stays", () =>
    kings()
      .hands("3c 9c", "5c Tc", "6c Jc")
      .seat(2)
      .leaves()
      .expectToAct(0)
      .expectHappened("left")
      .seat(0)
      .plays("3c")
      .expectToAct(1)
      .played());
});
