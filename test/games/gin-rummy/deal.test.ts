// Checks how a hand of Gin Rummy begins, and what carries over from hand to hand (GR-1…GR-3, GR-10,
// GR-17).

import { describe, expect, test } from "vitest";
import { ginRummy } from "#shared/games/gin-rummy/index.ts";
import { errorWords } from "#shared/games/texts.ts";
import { readRecord } from "#shared/record/roundRecord.ts";
import { allNames, anyDeck } from "#test/support/anyDeckRecords.ts";
import { hand } from "#test/support/hand.ts";
import { reseating } from "#test/support/reseating.ts";
import { dealt, discard, done, draw, handOf, knock, laid, leave, made, pileOf } from "./moment.ts";

const { after: carryOver, read: readCarry, reseat } = ginRummy.carry;
const options = dealt({ seats: 2 }).options;

const refusedStart = (start: () => unknown): string => {
  try {
    start();
    return "dealt";
  } catch (error) {
    return errorWords(error);
  }
};

describe("the deal", () => {
  test("GR-1 is of one pack of 52 to exactly two players", () => {
    expect(ginRummy.players).toEqual({ min: 2, max: 2, waiting: 2 });
    expect(ginRummy.pack(options, 2)).toEqual(allNames);
    const record = {
      format: "round/1",
      game: "gin-rummy",
      seats: ["A", "B", "C"],
      seed: "s",
      moves: [],
    };
    expect(refusedStart(() => readRecord(record))).toContain(
      "gin-rummy takes 2 players, not 3 (C-15)",
    );
    expect(refusedStart(() => dealt({ seats: 2, deck: [...allNames.slice(0, 30), "Jk"] }))).toMatch(
      /GR-1\b/,
    );
  });

  test("GR-3 gives ten cards each, one at a time and to the dealer's opponent first, and turns up the next", () => {
    const round = dealt({ seats: 2, dealer: 0, deck: allNames });
    expect(handOf(round, 1)).toBe("Ac 3c 5c 7c 9c Jc Kc 2d 4d 6d");
    expect(handOf(round, 0)).toBe("2c 4c 6c 8c Tc Qc Ad 3d 5d 7d");
    expect(pileOf(round)).toBe("8d");
    expect(round.zones.stock).toHaveLength(31);
    expect([ginRummy.phase(round), ginRummy.toAct(round)]).toEqual(["upcard", [1]]);
  });

  test("GR-3 RR is refused where the cards are too few for it", () => {
    expect(refusedStart(() => dealt({ seats: 2, deck: allNames.slice(0, 20) }))).toMatch(
      /20 cards aren’t enough .*GR-3/,
    );
    expect(refusedStart(() => dealt({ seats: 2, deck: allNames.slice(0, 21) }))).toBe("dealt");
  });

  test("GR-2 C-10 the first dealer comes from the seed, whoever it is", () => {
    const dealers = new Set(
      Array.from({ length: 20 }, (_, at) => dealt({ seats: 2, seed: `first ${at}` }).facts.dealer),
    );
    expect([...dealers].toSorted()).toEqual([0, 1]);
    expect(dealt({ seats: 2, carry: { dealer: 0 } }).facts.dealer).toBe(0);
    expect(dealt({ seats: 2, carry: { dealer: 0 }, dealer: 1 }).facts.dealer).toBe(1);
  });

  test.each([
    ["7h", 7, false],
    ["7s", 7, true],
    ["Kd", 10, false],
    ["Ts", 10, true],
    ["Ad", 0, false],
    ["As", 0, true],
  ] as const)(
    "GR-10 with Oklahoma the %s as up-card gives the limit %i; doubled: %s",
    (upCard, limit, double) => {
      const others = allNames.filter((card) => card !== upCard);
      const deck = [...others.slice(0, 20), upCard, ...others.slice(20)];
      expect(dealt({ seats: 2, deck, options: { oklahoma: true } }).facts).toMatchObject({
        limit,
        double,
      });
      expect(dealt({ seats: 2, deck }).facts).toMatchObject({ limit: 10, double: false });
      expect(
        dealt({ seats: 2, deck, options: { oklahoma: true, knockLimit: 3 } }).facts.limit,
      ).toBe(Math.min(3, limit));
    },
  );

  test("C-8 GR-18 the stake is paid before it", () => {
    expect(dealt({ seats: 2, options: { stake: 30 } }).facts).toMatchObject({
      chips: [970, 970],
      pot: 60,
    });
    expect(
      refusedStart(() => dealt({ seats: 2, options: { stake: 30 }, carry: { chips: [29, 500] } })),
    ).toMatch(/stake/);
    expect(dealt({ seats: 2 }).facts).not.toHaveProperty("pot");
  });
});

describe("what goes on", () => {
  /** Seat 0 knocks with 3 against 65. */
  const won = () =>
    made(
      laid(["4c 5c 6c 7c Jd Jh Js 9d 9h 3s Kd", "Qc Qd 8h 8s 7d 6d 2h 9s 4d As"], {
        facts: { drawn: "stock", limit: 30, score: [12, 8], boxes: [1, 2], dealer: 1 },
      }),
      [0, knock("Kd")],
      [1, { type: "layOff" }],
    );

  test("GR-2 GR-17 who has won deals, with scores and boxes as they stand", () => {
    const round = won();
    expect(round.facts.result!.by).toBe("knock");
    expect(carryOver(round)).toEqual({ dealer: 0, score: round.facts.score, boxes: [2, 2] });
  });

  test("GR-2 GR-15 after a dead hand the same dealer deals again", () => {
    const round = made(
      laid(["4c 5c 6c 7c Jd Jh Js 9d 9h 3s", "Qc Qd 8h 8s 7d 6d 2h 9s 4d As"], {
        stock: "Ac 2c 3c",
        facts: { score: [12, 8], boxes: [1, 2] },
      }),
      [0, draw],
      [0, discard("Ac")],
    );
    expect(round.facts.result!.by).toBe("dead");
    expect(carryOver(round)).toEqual({ dealer: 1, score: [12, 8], boxes: [1, 2] });
  });

  test("GR-2 GR-16 after a leave who stayed deals", () => {
    expect(carryOver(done(dealt({ seats: 2, dealer: 1 }), [1, leave]).round)).toEqual({
      dealer: 0,
      score: [0, 0],
      boxes: [0, 0],
    });
  });

  test("GR-17 score and boxes go with the player from seat to seat, and who comes new begins at 0", () => {
    const carry = { dealer: 1, score: [40, 10], boxes: [2, 1] };
    expect(reseat(carry, reseating([1, 0], 2))).toEqual({
      dealer: 0,
      score: [10, 40],
      boxes: [1, 2],
    });
    expect(reseat(carry, reseating([null, 0], 2))).toEqual({
      dealer: 0,
      score: [10, 0],
      boxes: [1, 0],
    });
    expect(reseat({ ...carry, chips: [5, 7] }, reseating([1, null], 2))).toMatchObject({
      chips: [1000, 5],
      score: [0, 40],
    });
  });

  test("GR-17 C-9 a carry that cannot be is refused by name, and so is a score at or over the target", () => {
    const read = (carry: object, more: object = {}): string =>
      refusedStart(() => readCarry(carry as never, { ...options, ...more }, 2));
    expect(read({})).toBe("dealt");
    expect(readCarry({}, options, 2)).toEqual({ score: [0, 0], boxes: [0, 0] });
    expect(read({ score: [99, 0], boxes: [3, 0], dealer: 1 })).toBe("dealt");
    expect(read({ score: [0, 100] })).toMatch(/carry\.score: seat 1 has 100 points.*GR-17/);
    expect(read({ score: [0, 100] }, { target: 0 })).toBe("dealt");
    for (const wrong of [[1], [1, -1], [1, 0.5], ["1", 0], "many", [1, 2, 3]]) {
      expect(read({ score: wrong })).toMatch(/carry\.score must list 2 whole numbers.*GR-17/);
      expect(read({ boxes: wrong })).toMatch(/carry\.boxes/);
    }
    expect(read({ dealer: 2 })).toMatch(/carry\.dealer/);
    expect(read({ king: 1 })).toMatch(/king/);
  });

  test("RR the cards of a record may be of any deck, also several of one name", () => {
    const deck = [
      ...hand("9c 2c 9c 2d 9d 2h 9d 2s 9h 3c 9h 3d Ac 3h Ac 3s 2c 4c 3c 4d 5h"),
      ...hand("5s 6s 7s 8s"),
    ];
    const record = readRecord(anyDeck("gin-rummy", deck, [], { dealer: 1 }));
    const round = ginRummy.deal(record.start as never);
    const taken = made(round, [0, { type: "take" }]);
    expect(ginRummy.apply(taken, 0, { type: "knock", card: "Ac" })).toMatchObject({
      ok: true,
      round: { facts: { deadwood: [5, null] } },
    });
  });
});
