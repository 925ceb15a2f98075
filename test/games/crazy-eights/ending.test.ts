// Checks who wins, with how many points, and which places the others take.

import { describe, expect, test } from "vitest";
import { crazyEights } from "#shared/games/crazy-eights/index.ts";
import type { Facts } from "#shared/games/crazy-eights/types.ts";
import { after, crazy, dealt, draw, playedOut } from "./crazyRound.ts";

const pass = { type: "pass" } as const;
/** All but the last card of a hand that goes out in one move. */
const twos = "2h 2h 2c 2d 2s";

describe("going out", () => {
  test("CE-11 first without cards wins, and scores what the others hold: eights 50, K, Q, J 10, the rest their pips", () =>
    crazy([twos, "8c Kd Qs Jh Tc", "Ac 9d 7s 4h 3c"], "7h 9d 9c")
      .seat(0)
      .plays(twos)
      .expectResult({
        winners: [0],
        points: [50 + 10 + 10 + 10 + 10 + 1 + 9 + 7 + 4 + 3, 0, 0],
        places: [[0], [2], [1]],
      })
      .expectHappened("played", "counted", "counted", "won")
      .expectToAct()
      .expectView("spectator", ({ happened }) =>
        expect(happened.at(-1)).toEqual({ type: "won", seat: 0, told: { points: 114 } }),
      )
      .played());

  test("C-14 the others by fewest points in hand, equal ones sharing a place, leavers last and the earlier lower", () =>
    crazy(
      [
        twos,
        "Tc Td 2c 3c 4c",
        "Kc Qd 2d 3d 4d",
        "Ac Ad Ah As 2s",
        "3h 3s 4h 4s 5h",
        "6h 6s 6c 6d 7c",
      ],
      "7h 9d 9c",
    )
      .seat(4)
      .leaves()
      .seat(3)
      .leaves()
      .seat(0)
      .plays(twos)
      .expectResult({ places: [[0], [1, 2], [5], [3], [4]] })
      .played());

  test("CE-11 C-5 cards of leavers are not counted", () =>
    crazy([twos, "8c 8d 8h 8s Kc", "Ac Ad Ah As 2s"], "7h 9d 9c")
      .seat(1)
      .leaves()
      .expectRemoved(5)
      .expectCounts(5, 0, 5)
      .seat(0)
      .plays(twos)
      .expectResult({ points: [6, 0, 0], places: [[0], [2], [1]] })
      .played());

  test("C-11 after the end nothing is done any more", () =>
    crazy([twos, "8c 8d 8h 8s Kc"], "7h 9d 9c")
      .seat(0)
      .plays(twos)
      .expectLegal()
      .sends(draw)
      .expectRefused("C-11", /over/)
      .leaves()
      .expectRefused("C-11")
      .seat(1)
      .leaves()
      .expectRefused("C-11")
      .played());

  test("CE-11 C-7 hands are closed until they are counted: then all see them, and what each comes to is told in turn order", () => {
    const [ada, mei] = ["8c 8d 8h 8s Kc", "Ac 9d 7s 4h 3c"];
    return crazy([twos, ada, mei], "7h 9d 9c")
      .expectCounts(5, 5, 5)
      .seat(0)
      .plays(twos)
      .expectView("spectator", ({ seen, happened }) => {
        expect(seen.hands).toEqual([[], ada.split(" "), mei.split(" ")]);
        expect(happened.slice(1, -1).map(({ type, seat, told }) => [type, seat, told])).toEqual([
          ["counted", 1, { cards: ada.split(" "), points: 210 }],
          ["counted", 2, { cards: mei.split(" "), points: 24 }],
        ]);
      })
      .played();
  });

  test("C-5 C-7 what a leaver held, and what one alone holds who is left over, is not counted and stays closed", async () => {
    await crazy([twos, "8c 8d 8h 8s Kc", "Ac Ad Ah As 2s"], "7h 9d 9c")
      .seat(1)
      .leaves()
      .seat(0)
      .plays(twos)
      .expectView(0, ({ seen }) =>
        expect(seen.hands).toEqual([[], 0, ["Ac", "Ad", "Ah", "As", "2s"]]),
      )
      .played();
    await crazy([twos, "8c 8d 8h 8s Kc"], "7h 9d 9c")
      .seat(1)
      .leaves()
      .expectHappened("left", "won")
      .expectView("spectator", ({ seen }) => expect(seen.hands).toEqual([5, 0]))
      .played();
  });
});

describe("a block", () => {
  test("CE-10 all active players pass in succession: the lowest count in hand wins", () =>
    crazy(["2c 3c 4c 5c 6c", "As Ad 2d 3d 4d", "8c Kc Qc Jc Tc"], "Kh")
      .seat(0)
      .sends(pass)
      .seat(1)
      .sends(pass)
      .expectPhase("turn")
      .seat(2)
      .sends(pass)
      .expectHappened("passed", "blocked", "counted", "counted", "counted", "won")
      // The others hold 20 and 90, the winner 11.
      .expectResult({ winners: [1], points: [0, 20 + 90 - 11, 0], places: [[1], [0], [2]] })
      .played());

  test("CE-10 CE-11 ties are shared: each scores the others' count less his own, by the number of winners, rounded down", () =>
    crazy(["As Ad 2d 3d 4d", "2c 3c 4c 5c Kc", "Ac Ah 2s 3s 4s"], "Kh")
      .seat(0)
      .sends(pass)
      .seat(1)
      .sends(pass)
      .seat(2)
      .sends(pass)
      // (24 − 11) ÷ 2 = 6.5
      .expectResult({ winners: [0, 2], points: [6, 0, 6], places: [[0, 2], [1]] })
      .played());

  test("CE-11 a score is never below 0", () =>
    crazy(["As Ad 2d 3d 4d", "Ac Ah 2s 3s 4s"], "Kh")
      .seat(0)
      .sends(pass)
      .seat(1)
      .sends(pass)
      .expectResult({ winners: [0, 1], points: [0, 0], places: [[0, 1]] })
      .played());

  test("CE-10 a play in between begins the count anew", () =>
    crazy(["2h 3c 4c 5c 6c", "7c 9c Tc Jc Qc", "Kd Ks 2d 3d 4d"], "Kh")
      .options({ refill: false })
      .seat(0)
      .sends(pass)
      .seat(1)
      .sends(pass)
      .expectFact("passed", [0, 1])
      .seat(2)
      .plays("Kd")
      .expectFact("passed", [])
      .seat(0)
      .sends(pass)
      .seat(1)
      .sends(pass)
      .expectPhase("turn")
      .seat(2)
      .sends(pass)
      .expectPhase("over")
      .played());

  test("C-5 CE-10 the one whose pass was wanting leaves: the block is there", () =>
    crazy(["2c 3c 4c 5c 6c", "As Ad 2d 3d 4d", "8c Kc Qc Jc Tc"], "Kh")
      .seat(0)
      .sends(pass)
      .seat(1)
      .sends(pass)
      .seat(2)
      .leaves()
      .expectHappened("left", "blocked", "counted", "counted", "won")
      .expectResult({ winners: [1], points: [0, 9, 0], places: [[1], [0], [2]] })
      .played());

  test("C-5 CE-10 a seat that passed and left is waited for no more, and counts no more", () =>
    crazy(["2c 3c 4c 5c 6c", "As Ad 2d 3d 4d", "8c Kc Qc Jc Tc"], "Kh")
      .seat(0)
      .sends(pass)
      .leaves()
      .expectPhase("turn")
      .expectToAct(1)
      .seat(1)
      .sends(pass)
      .expectPhase("turn")
      .seat(2)
      .sends(pass)
      .expectResult({ winners: [1], points: [0, 90 - 11, 0], places: [[1], [2], [0]] })
      .played());
});

describe("leaving", () => {
  test("C-3 C-5 a leaver is skipped for ever, and his hand lies face down", () =>
    crazy(["2c 3c 4c 5c 6c", "7c 9c Tc Jc Qc", "Kd Ks 2d 3d 4d"], "Kh 9d 9s 9h")
      .seat(1)
      .leaves()
      .expectHappened("left")
      .expectToAct(0)
      .expectRemoved(5)
      .seat(0)
      .sends(draw)
      .expectToAct(2)
      .seat(2)
      .sends(draw)
      .expectToAct(0)
      .seat(1)
      .leaves()
      .expectRefused("C-11")
      .sends(draw)
      .expectRefused("C-11")
      .expectFact("order", [0, 1, 2])
      .played());

  test("C-5 whose turn it is leaves: the next in turn order acts", () =>
    crazy(["2c 3c 4c 5c 6c", "7c 9c Tc Jc Qc", "Kd Ks 2d 3d 4d"], "Kh 9d 9s", { order: [2, 0, 1] })
      .seat(2)
      .leaves()
      .expectToAct(0)
      .seat(0)
      .leaves()
      .expectResult({ winners: [1] })
      .played());

  test("C-5 CE-11 who alone remains wins, with no points", () =>
    crazy(["2c 3c 4c 5c 6c", "7c 9c Tc Jc Qc", "Kd Ks 2d 3d 4d"], "Kh 9d 9s")
      .seat(2)
      .leaves()
      .seat(0)
      .leaves()
      .expectHappened("left", "won")
      .expectResult({ winners: [1], points: [0, 0, 0], places: [[1], [0], [2]] })
      .played());
});

describe("what is played for", () => {
  const stacks = { chips: [100, 200, 300] };

  test("C-8 every seat pays the stake, and the winner takes the pot", () =>
    crazy([twos, "8c 8d 8h 8s Kc", "Ac Ad Ah As 2s"], "7h 9d 9c", stacks)
      .options({ stake: 10 })
      .expectFact("chips", [90, 190, 290])
      .expectFact("pot", 30)
      .seat(0)
      .plays(twos)
      .expectHappened("played", "counted", "counted", "won", "tookPot")
      .expectFact("chips", [120, 190, 290])
      .expectFact("pot", 0)
      .expectResult({ chips: [20, -10, -10] })
      .played());

  test("C-8 a tie splits it, the odd chip going to the first of them in turn order", () =>
    crazy(["As Ad 2d 3d 4d", "2c 3c 4c 5c Kc", "Ac Ah 2s 3s 4s"], "Kh", {
      ...stacks,
      order: [2, 1, 0],
    })
      .options({ stake: 5 })
      .seat(2)
      .sends(pass)
      .seat(1)
      .sends(pass)
      .seat(0)
      .sends(pass)
      .expectResult({ winners: [0, 2], chips: [2, -5, 3] })
      .expectFact("chips", [102, 195, 303])
      .expectView("spectator", ({ happened }) =>
        expect(happened.slice(-4).map(({ type, seat, told }) => [type, seat, told])).toEqual([
          ["won", 2, { points: 6 }],
          ["won", 0, { points: 6 }],
          ["tookPot", 2, { amount: 8 }],
          ["tookPot", 0, { amount: 7 }],
        ]),
      )
      .played());

  test("C-5 C-8 a leaver's stake stays in the pot", () =>
    crazy([twos, "8c 8d 8h 8s Kc", "Ac Ad Ah As 2s"], "7h 9d 9c", stacks)
      .options({ stake: 10 })
      .seat(1)
      .leaves()
      .seat(0)
      .plays(twos)
      .expectResult({ chips: [20, -10, -10] })
      .played());

  test("C-8 stacks that are brought along stay as they are without a stake", () =>
    crazy([twos, "8c 8d 8h 8s Kc", "Ac Ad Ah As 2s"], "7h 9d 9c", stacks)
      .expectFact("pot", 0)
      .seat(0)
      .plays(twos)
      .expectHappened("played", "counted", "counted", "won")
      .expectFact("chips", [100, 200, 300])
      .expectResult({ chips: [0, 0, 0] })
      .played());

  test("C-8 without stake and stacks there are none", () => {
    const { facts } = playedOut(dealt({ seats: 4 }));
    expect(facts.chips).toBeUndefined();
    expect(facts.result).not.toHaveProperty("chips");
    expect(facts.result?.points).toHaveLength(4);
  });
});

describe("honours", () => {
  const { honours } = crazyEights.carry;
  const over = (order: readonly number[], winners: readonly number[]) =>
    ({ ...dealt({ seats: 3 }).facts, order, result: { winners, places: [] } }) as Facts;

  test("C-4 H-8 the first of the winners in turn order gets the button, and there is neither King nor Bastard", () => {
    expect(honours(over([2, 0, 1], [1]))).toEqual({ titles: {}, button: 1 });
    expect(honours(over([2, 1, 0], [0, 1]))).toEqual({ titles: {}, button: 1 });
    expect(honours(dealt({ seats: 3 }).facts)).toEqual({ titles: {}, button: null });
  });

  test("H-8 a round that is played out gives it to a winner", () => {
    const { facts } = playedOut(dealt({ seats: 6, seed: "button" }));
    expect(facts.result?.winners).toContain(honours(facts)?.button);
  });
});

describe("default moves", () => {
  test("C-6 a round played by default moves alone ends in a block", () => {
    for (let seats = 2; seats <= 12; seats += 1) {
      const { facts, zones } = playedOut(dealt({ seats, seed: `default ${seats}` }));
      expect(facts.result?.winners.length).toBeGreaterThan(0);
      expect([zones.stock, zones.pile.length]).toEqual([[], 1]);
    }
  });

  test("C-6 it is to draw, and to pass when no card can be drawn", () => {
    let round = dealt({ seats: 2, carry: { order: [0, 1] } });
    expect(crazyEights.defaultMove(round, 0)).toEqual(draw);
    while (round.zones.stock.length > 0) round = after(round, round.facts.turn ?? 0, draw);
    expect(crazyEights.defaultMove(round, round.facts.turn ?? 0)).toEqual(pass);
  });
});
