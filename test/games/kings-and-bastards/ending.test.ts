// Checks when a round is over, and which title each player then has.

import { describe, expect, test } from "vitest";
import { kingsAndBastards } from "#shared/games/kings-and-bastards/index.ts";
import type { Titles } from "#shared/games/kings-and-bastards/types.ts";
import { table } from "#test/support/table.ts";
import type { SeenView } from "#test/support/depth.ts";
import { dealt, playedOut } from "./kingsRound.ts";

const kings = () => table("kings-and-bastards");
const crowned =
  (titles: Titles) =>
  ({ happened }: SeenView) =>
    expect(happened.find(({ type }) => type === "crowned")?.told).toEqual(titles);

describe("going out", () => {
  test("KB-13 first out is King and waits; play goes on until one holds cards, the Bastard", () =>
    kings()
      .hands("3c 3d", "5c 6c", "7c 8c")
      .seat(0)
      .plays("3c 3d")
      .expectHappened("played", "wentOut")
      .expectFact("out", [0])
      .expectPhase("trick")
      .seat(1)
      .passes()
      .seat(2)
      .passes()
      .expectToAct(1)
      .seat(0)
      .passes()
      .expectRefused("C-11")
      .seat(1)
      .plays("5c")
      .seat(2)
      .plays("7c")
      .seat(1)
      .passes()
      .seat(2)
      .plays("8c")
      .expectHappened("played", "wentOut", "crowned")
      .expectResult({ winners: [0], places: [[0], [2], [1]] })
      .expectView("spectator", crowned({ king: 0, bastard: 1 }))
      .expectFact("lead", null)
      .expectToAct()
      .played());

  test("KB-13 places are the order of going out", () =>
    kings()
      .hands("3c 3d", "5c 5d", "7c 7d", "8c 9d")
      .seat(0)
      .plays("3c 3d")
      .seat(1)
      .plays("5c 5d")
      .seat(2)
      .plays("7c 7d")
      .expectResult({ winners: [0], places: [[0], [1], [2], [3]] })
      .expectView(3, crowned({ king: 0, bastard: 3 }))
      .played());

  test("KB-13 C-14 winners come first, and the page says who follows: not the fewest cards, but who went out first", () =>
    kings()
      .hands("3c 4c", "5c 6c", "7c 8c", "9c Tc")
      .seat(0)
      .plays("3c")
      .seat(1)
      .plays("5c")
      .seat(2)
      .leaves()
      .seat(3)
      .plays("9c")
      .seat(0)
      .passes()
      .seat(1)
      .passes()
      .seat(3)
      .plays("Tc")
      .expectFact("out", [3])
      .seat(0)
      .leaves()
      .expectResult({ winners: [3], places: [[3], [1], [0], [2]] })
      .played());

  test("KB-13 one who goes out with a 2 ends the trick at once, and the player to his left leads", () =>
    kings()
      .hands("3c 4d", "2c 5d", "7c 8c", "9c Tc")
      .seat(0)
      .plays("3c")
      .seat(1)
      .plays("5d")
      .seat(2)
      .passes()
      .seat(3)
      .passes()
      .seat(0)
      .passes()
      .expectToAct(1)
      .seat(1)
      .plays("2c")
      .expectHappened("played", "wentOut", "wonTrick")
      .expectFact("lead", null)
      .expectToAct(2)
      .seat(2)
      .plays("7c")
      .played());

  test("KB-13 the last but one may go out with a 2", () =>
    kings()
      .hands("3c 2d", "5c 6c")
      .seat(0)
      .plays("3c")
      .seat(1)
      .passes()
      .seat(0)
      .plays("2d")
      .expectResult({ winners: [0], places: [[0], [1]] })
      .expectPile("3c 2d")
      .played());

  test("C-7 what was hidden at the end stays hidden", () =>
    kings()
      .hands("3c", "5c")
      .seat(0)
      .plays("3c")
      .expectPhase("over")
      .expectCounts(0, 1)
      .expectView(0, ({ seen }) => expect(seen.hands).toEqual([[], 1]))
      .played());
});

describe("leavers", () => {
  test("C-5 one active seat remains and nobody is out: it wins at once", () =>
    kings()
      .hands("3c 4c", "5c 6c", "7c 8c")
      .seat(1)
      .leaves()
      .expectPhase("trick")
      .seat(0)
      .leaves()
      .expectResult({ winners: [2], places: [[2], [0], [1]] })
      .expectRemoved(4)
      .expectCounts(0, 0, 2)
      .played());

  test("KB-16 if only one player never left there is no Bastard", () =>
    kings()
      .hands("3c 4c", "5c 6c")
      .seat(1)
      .leaves()
      .expectResult({ winners: [0] })
      .expectView(0, crowned({ king: 0, bastard: null }))
      .played());

  test("KB-16 a leaver with cards is placed last, the earlier leaver lower", () =>
    kings()
      .hands("3c 3d", "5c 6c", "7c 8c", "9c Tc", "Jc Qc")
      .seat(3)
      .leaves()
      .seat(0)
      .plays("3c 3d")
      .seat(1)
      .leaves()
      .seat(2)
      .leaves()
      .expectResult({ winners: [0], places: [[0], [4], [2], [1], [3]] })
      .expectView(4, crowned({ king: 0, bastard: 4 }))
      .played());

  test("KB-16 the Bastard is the last who held cards and did not leave", () =>
    kings()
      .hands("3c 3d", "5c 6c", "7c 8c")
      .seat(0)
      .plays("3c 3d")
      .seat(1)
      .leaves()
      .expectResult({ places: [[0], [2], [1]] })
      .expectView(2, crowned({ king: 0, bastard: 2 }))
      .played());

  test("KB-16 who is out already keeps place and title when he leaves", () =>
    kings()
      .hands("3c 3d", "5c 6c", "7c 8c")
      .seat(0)
      .plays("3c 3d")
      .leaves()
      .expectPhase("trick")
      .expectRemoved(0)
      .expectToAct(1)
      .seat(1)
      .passes()
      .seat(2)
      .passes()
      .seat(1)
      .plays("5c")
      .seat(2)
      .plays("7c")
      .seat(1)
      .passes()
      .seat(2)
      .plays("8c")
      .expectResult({ winners: [0], places: [[0], [2], [1]] })
      .expectView("spectator", crowned({ king: 0, bastard: 1 }))
      .played());

  test("KB-16 King out and gone, the others but one gone: no Bastard", () =>
    kings()
      .hands("3c 3d", "5c 6c", "7c 8c")
      .seat(0)
      .plays("3c 3d")
      .leaves()
      .seat(1)
      .leaves()
      .expectResult({ winners: [0], places: [[0], [2], [1]] })
      .expectView("spectator", crowned({ king: 0, bastard: null }))
      .played());

  test("C-5 the leaver's hand goes to the removed heap, face down", () =>
    kings()
      .hands("3c 4c", "5c 6c", "7c 8c")
      .seat(1)
      .leaves()
      .expectRemoved(2)
      .expectCounts(2, 0, 2)
      .expectView(0, (view) => expect(JSON.stringify(view)).not.toMatch(/5c|6c/))
      .expectView("spectator", (view) => expect(JSON.stringify(view)).not.toMatch(/[4-8]c/))
      .played());
});

describe("rounds and their count", () => {
  test("KB-14 rounds repeat as long as wished, and each names one King and one Bastard to count", () => {
    let carry: object = {};
    const kingCount = [0, 0, 0, 0];
    const bastardCount = [0, 0, 0, 0];
    for (let at = 0; at < 40; at += 1) {
      const round = playedOut(dealt({ seats: 4, seed: `long evening ${at}`, carry: { ...carry } }));
      const { king, bastard } = kingsAndBastards.carry.after(round);
      expect(king).toBe(round.facts.result?.winners[0]);
      expect(bastard).toBe(round.facts.result?.places.at(-1)?.[0]);
      kingCount[king ?? 0]! += 1;
      bastardCount[bastard ?? 0]! += 1;
      carry = kingsAndBastards.carry.after(round);
    }
    expect(kingCount.reduce((sum, count) => sum + count)).toBe(40);
    expect(bastardCount.reduce((sum, count) => sum + count)).toBe(40);
  });
});
