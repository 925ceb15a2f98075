// Checks what the Shark of Gin Rummy believes about hidden cards, and that it plays sensibly.

import { describe, expect, test } from "vitest";
import { DiceReader, newDice } from "#shared/chance/dice.ts";
import { View } from "#shared/contract/view.ts";
import { ginBots } from "#shared/games/gin-rummy/bots/index.ts";
import { Belief, type Known } from "#shared/games/gin-rummy/bots/shark/belief.ts";
import beliefWeights from "#shared/games/gin-rummy/bots/shark/beliefWeights.json" with { type: "json" };
import { HandSampler } from "#shared/games/gin-rummy/bots/shark/handSampler.ts";
import { shark } from "#shared/games/gin-rummy/bots/shark/index.ts";
import { maskOfCards } from "#shared/games/gin-rummy/bots/shark/masks.ts";
import { matchWorth } from "#shared/games/gin-rummy/bots/shark/matchWorth.ts";
import { countHeld, deadwoodOf } from "#shared/games/gin-rummy/bots/shark/quickHand.ts";
import { discardedByOpponent } from "#shared/games/gin-rummy/bots/shark/discarded.ts";
import { ginRummy } from "#shared/games/gin-rummy/index.ts";
import { maskOf, placeOf, type Mask } from "#shared/games/gin-rummy/melds.ts";
import type { GinRound } from "#shared/games/gin-rummy/types.ts";
import { imagineTwin } from "#test/bots/imagineTwin.ts";
import { dealt, done, laid, made, draw } from "#test/games/gin-rummy/moment.ts";
import { hand } from "#test/support/hand.ts";

const dice = (seed = "any") => new DiceReader(newDice(seed));
const viewOf = (round: GinRound, seat: number) => View.of(ginRummy, { round, happened: [] }, seat);
/** Enough to try every candidate in some worlds. */
const quickShark = shark(0.2);

describe("who threw the cards of the pile", () => {
  const nobodyTook = { ownTakes: 0, opponentTakes: 0 };

  test("GR-7 is sure where nobody took any, and nobody threw the up-card", () => {
    expect(discardedByOpponent(5, { ...nobodyTook, isOpponents: true })).toEqual([0, 0, 1, 0, 1]);
    expect(discardedByOpponent(4, { ...nobodyTook, isOpponents: false })).toEqual([0, 0, 1, 0]);
    expect(discardedByOpponent(1, { ...nobodyTook, isOpponents: true })).toEqual([0]);
    expect(discardedByOpponent(0, { ...nobodyTook, isOpponents: true })).toEqual([]);
  });

  test("GR-19 is unsure below the top where a card was taken from the pile", () => {
    const chances = discardedByOpponent(6, { ownTakes: 1, opponentTakes: 0, isOpponents: true });
    expect(chances[5]).toBeGreaterThan(0.5);
    for (const at of [1, 2, 3, 4]) {
      expect(chances[at], `${at}`).toBeGreaterThan(0);
      expect(chances[at], `${at}`).toBeLessThan(1);
    }
  });
});

const known: Known = {
  own: maskOfCards(hand("2c 3c 4c 7d 8s 9h Th Jh Kd As")),
  opponentTaken: maskOf([]),
  pile: hand("Qc").map(placeOf),
  justTaken: null,
  ownTakes: 0,
  limit: 10,
  stock: 31,
};

/** The share of imagined hands that are such. */
function shareOf(given: Partial<Known>, isSuch: (hand: Mask) => boolean, weights = beliefWeights) {
  const all = { ...known, ...given };
  const others = 10 - countHeld(all.opponentTaken.low, all.opponentTaken.high);
  const sampler = HandSampler.from(
    new Belief(all, weights),
    all.opponentTaken,
    others,
    dice("belief"),
  );
  const hands = Array.from({ length: 4000 }, () => sampler.next().hand);
  return hands.filter(isSuch).length / hands.length;
}

/** The share of imagined hands that hold all these cards. */
function believed(given: Partial<Known>, cards: string): number {
  const wanted = maskOfCards(hand(cards));
  return shareOf(
    given,
    ({ low, high }) => (wanted.low & ~low) === 0 && (wanted.high & ~high) === 0,
  );
}

describe("what the Shark believes", () => {
  test("GR-19 a card taken from the pile is in the opponent's hand, and others with it that make a meld", () => {
    const opponentTaken = maskOfCards(hand("6s"));
    expect(believed({ opponentTaken }, "6s")).toBe(1);
    expect(believed({ opponentTaken, stock: 27 }, "6c 6h")).toBeGreaterThan(
      1.1 * believed({ stock: 27 }, "6c 6h"),
    );
  });

  test("H-11 who threw or left a card holds few others of its rank", () => {
    const open = { pile: hand("5h Qc").map(placeOf), stock: 29 };
    expect(believed(open, "Qs")).toBeLessThan(0.8 * believed(open, "Ks"));
  });

  test("GR-9 who has not knocked could hardly do so", () => {
    const mayKnock = ({ low, high }: Mask) => deadwoodOf(low, high) <= known.limit;
    const unread = { ...beliefWeights, mayKnock: 0, "mayKnock later": 0 };
    expect(shareOf({ stock: 20 }, mayKnock)).toBeLessThan(
      0.5 * shareOf({ stock: 20 }, mayKnock, unread),
    );
  });
});

describe("Shark at Gin Rummy", () => {
  test("H-11 C-7 plays by the rules and by its view alone, from the up-card to the end, also where others wait", () => {
    const waiting = [{ name: "Ada", score: 90, boxes: 3 }];
    let asked = 0;
    for (const carry of [{}, { score: [80, 20], boxes: [2, 1], waiting }]) {
      let round = dealt({ seats: 2, seed: "shark", options: { bigGin: 31 }, carry });
      while (!round.facts.result) {
        const seat = round.facts.turn ?? 0;
        const move = quickShark.choose(viewOf(round, seat), dice(`${asked}`));
        const twin = imagineTwin({ game: ginRummy, round }, seat, `twin ${asked}`);
        expect(
          quickShark.choose(viewOf(twin as unknown as GinRound, seat), dice(`${asked}`)),
        ).toEqual(move);
        asked += 1;
        round = done(round, [seat, move]).round;
      }
    }
    expect(asked).toBeGreaterThan(20);
  });

  test("GR-12 H-11 goes down with gin and wastes no thought on it", () => {
    const round = made(
      laid(["4c 5c 6c 2h 2d 2s Jd Jh Js Kd", "8d Qd Qs 9h 9d 7d 5h 5d 6s Ts"], {
        stock: "Jc 3h 8c 8h 8s",
      }),
      [0, draw],
    );
    const reader = dice();
    expect(quickShark.choose(viewOf(round, 0), reader)).toEqual({ type: "knock", card: "Kd" });
    expect(reader.dice().drawn).toBe(0);
  });

  test("H-11 plays as Regular does with an unusual deck, where cards lack or are there twice", () => {
    const round = made(
      laid(["4c 5c 6c 2h 2d 9s Jd 8h Ks Kd", "8d Qd Qs 9h 9d 7d 5h 5d 6s Ts"], {
        stock: "Jc 3h 8c 8h 8s",
      }),
      [0, draw],
    );
    const view = viewOf(round, 0);
    expect(shark().choose(view, dice())).toEqual(ginBots.regular.choose(view, dice()));
  });
});

describe("what the end of a hand is worth", () => {
  const options = { target: 100, gameBonus: 100, boxBonus: 25 };
  const worth = (score: readonly number[], winner: number | null, points: number, seat = 0) =>
    matchWorth({ options, facts: { score } }, { winner, points }, seat);

  test("GR-14 without a match it is the points", () => {
    const single = { options: { ...options, target: 0 }, facts: { score: [7, 9] } };
    expect(matchWorth(single, { winner: 0, points: 12 }, 0)).toBe(12);
    expect(matchWorth(single, { winner: 0, points: 12 }, 1)).toBe(-12);
    expect(matchWorth(single, { winner: null, points: 0 }, 0)).toBe(0);
  });

  test("GR-17 the end of the match brings box and bonus, twice the bonus for a shutout", () => {
    expect(worth([90, 30], 0, 12)).toBe(12 + 25 + 100);
    expect(worth([90, 0], 0, 12)).toBe(12 + 25 + 200);
    expect(worth([30, 95], 1, 12)).toBe(-(12 + 25 + 100));
  });

  test("GR-17 before the end it counts who is ahead, for one as against the other", () => {
    expect(worth([50, 50], null, 0)).toBe(0);
    expect(worth([80, 20], null, 0)).toBeGreaterThan(0);
    expect(worth([20, 80], 0, 10)).toBeLessThan(worth([80, 20], 0, 10));
    expect(worth([40, 10], 1, 20, 1)).toBe(-worth([40, 10], 1, 20, 0));
  });
});
