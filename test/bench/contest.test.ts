import { describe, expect, it } from "vitest";
import { kingsBots } from "#shared/games/kings-and-bastards/bots/index.ts";
import { kingsAndBastards } from "#shared/games/kings-and-bastards/index.ts";
import { meanOf } from "#main/cli/arena/figures.ts";
import { contest, dealOf } from "./contest.ts";
import { leanPlayOut } from "./leanPlayout.ts";
import { leanOf } from "./recordedRounds.ts";

const { regular, easy } = kingsBots;

describe("contests", () => {
  it("a mean comes with the half width of its 95 % interval", () => {
    expect(meanOf([0, 1, 0, 1])).toEqual({
      mean: 0.5,
      margin: expect.closeTo(1.96 * Math.sqrt(1 / 3 / 4), 10) as unknown,
    });
    expect(meanOf([0.25, 0.25, 0.25])).toEqual({ mean: 0.25, margin: 0 });
  });

  it("the same bot in all seats gets exactly par out of every deal", () => {
    for (const { firsts, places } of contest({
      hero: regular,
      others: regular,
      seats: 4,
      deals: 10,
      seed: "par",
    })) {
      expect(firsts).toBe(1 / 4);
      expect(places).toBeCloseTo(1 / 2, 10);
    }
  });

  it("a contest plays the same twice", () => {
    const play = () => [
      ...contest({ hero: regular, others: easy, seats: 5, deals: 4, seed: "twice" }),
    ];
    expect(play()).toEqual(play());
  });

  it("every other deal begins with an exchange", () => {
    const phases = [0, 1, 2, 3].map((number) =>
      kingsAndBastards.phase(dealOf("phases", number, 4)),
    );
    expect(phases).toEqual(["trick", "exchange", "trick", "exchange"]);
  });
});

describe("the lean peer", () => {
  it("plays random rounds to their end with all cards but one hand on the pile", () => {
    let state = 7;
    const below = (bound: number): number => (state = (state * 48_271) % 2_147_483_647) % bound;
    for (let number = 0; number < 50; number += 1) {
      const { hands, pile, out } = leanPlayOut(leanOf(dealOf("lean", number, 4)), below);
      expect(hands.flat().length + pile.length).toBe(53);
      expect(out.length).toBe(3);
      expect(hands.filter((hand) => hand.length > 0).length).toBe(1);
    }
  });
});
