import fc from "fast-check";
import { evaluateCardCodes } from "phe";
import { describe, expect, it } from "vitest";
import { rankOf, suitOf, type Card, type Natural } from "#shared/cards/card.ts";
import { packs } from "#shared/cards/pack.ts";
import {
  descriptionOf,
  evaluate,
  highestStrength,
  strengthOf,
  categories,
  cardCode,
  type Category,
} from "#shared/poker/evaluate.ts";
import { hand } from "#test/support/hand.ts";
import { everyHand } from "./everyHand.ts";
import { compareWorth, worthOf } from "./plainly.ts";

const naturals = packs(1, 0) as readonly Natural[];
const value = (words: string): number => evaluate(hand(words));
const categoryOf = (strength: number): Category => descriptionOf(strength).category;
const categoryNamed = (words: string): Category => categoryOf(value(words));

/** From the best to the worst, as the counts are written in books. */
function countsOf(jokers: number): readonly number[] {
  const byStrength = new Uint32Array(highestStrength() + 1);
  everyHand(
    packs(1, jokers).map(cardCode),
    (a, b, c, d, e) => (byStrength[strengthOf(a, b, c, d, e)]! += 1),
  );
  const counts = categories.map(() => 0);
  byStrength.forEach(
    (count, strength) => count > 0 && (counts[categories.indexOf(categoryOf(strength))]! += count),
  );
  return counts.toReversed();
}

describe("all hands of one pack", () => {
  it.each<[number, readonly number[]]>([
    [0, [0, 40, 624, 3_744, 5_108, 10_200, 54_912, 123_552, 1_098_240, 1_302_540]],
    [1, [13, 204, 3_120, 6_552, 7_804, 20_532, 137_280, 123_552, 1_268_088, 1_302_540]],
    [2, [78, 624, 9_360, 9_360, 11_388, 34_704, 232_968, 123_552, 1_437_936, 1_302_540]],
  ])(
    "FD-16 FD-17 fall into the categories as often as combinatorics says, with %i jokers",
    (jokers, counts) => {
      expect(countsOf(jokers)).toEqual(counts);
    },
  );

  it("FD-16 stand in the same 7 462 classes and in the same order as phe puts them", () => {
    // phe numbers cards rank by rank from the 2, and hands from the best.
    const pheCode = new Map(
      naturals.map((card) => [
        cardCode(card),
        "23456789TJQKA".indexOf(rankOf(card)) * 4 + "shdc".indexOf(suitOf(card)),
      ]),
    );
    const theirs = new Int32Array(highestStrength() + 1).fill(-1);
    let split = 0;
    everyHand(naturals.map(cardCode), (a, b, c, d, e) => {
      const ours = strengthOf(a, b, c, d, e);
      const rank = evaluateCardCodes([
        pheCode.get(a)!,
        pheCode.get(b)!,
        pheCode.get(c)!,
        pheCode.get(d)!,
        pheCode.get(e)!,
      ]);
      if (theirs[ours] === -1) theirs[ours] = rank;
      else if (theirs[ours] !== rank) split += 1;
    });
    const inOurOrder = [...theirs].filter((rank) => rank !== -1);
    expect(split).toBe(0);
    expect(inOurOrder).toEqual(Array.from({ length: 7462 }, (_, at) => 7462 - at));
  });
});

describe("jokers", () => {
  const codes = naturals.map(cardCode);
  const keyMask = 2 ** 20 - 1;
  const jokerCode = cardCode("Jk");
  const inOneSuit = (cards: readonly number[]): boolean =>
    new Set(cards.map((code) => code >>> 24)).size === 1;
  /** FD-17: as a rank that the flush has already, a joker makes no flush. */
  const repeats = (cards: readonly number[]): boolean =>
    new Set(cards.map((code) => code & keyMask)).size < cards.length;

  it("FD-17 with one joker all 270 725 hands are worth the best of 52 natural cards in its place", () => {
    let wrong = 0;
    let hands = 0;
    everyHandOf(4, codes, (four) => {
      hands += 1;
      const [a, b, c, d] = four as [number, number, number, number];
      let best = -1;
      const suited = inOneSuit(four);
      for (const stand of codes)
        if (
          !(
            suited &&
            inOneSuit([a, stand]) &&
            four.some((code) => (code & keyMask) === (stand & keyMask))
          )
        )
          best = Math.max(best, strengthOf(a, b, c, d, stand));
      if (strengthOf(a, b, c, d, jokerCode) !== best) wrong += 1;
    });
    expect({ hands, wrong }).toEqual({ hands: 270_725, wrong: 0 });
  });

  it("FD-17 with two jokers all 22 100 hands are worth the best of 1 378 pairs of natural cards in their place", () => {
    let wrong = 0;
    let hands = 0;
    everyHandOf(3, codes, (three) => {
      hands += 1;
      const [a, b, c] = three as [number, number, number];
      const suited = inOneSuit(three);
      let best = -1;
      codes.forEach((one, at) => {
        for (const other of codes.slice(at))
          if (!(suited && inOneSuit([a, one, other]) && repeats([a, b, c, one, other])))
            best = Math.max(best, strengthOf(a, b, c, one, other));
      });
      if (strengthOf(a, b, c, jokerCode, jokerCode) !== best) wrong += 1;
    });
    expect({ hands, wrong }).toEqual({ hands: 22_100, wrong: 0 });
  });

  it("FD-17 in a flush stand for the highest ranks that are not there already, never for a second ace", () => {
    expect(value("As Ks 9s 2s Jk")).toBe(value("Ah Kh Qh 9h 2h"));
    expect(value("Ks 9s 7s 2s Jk")).toBe(value("Ah Kh 9h 7h 2h"));
    expect(value("As 9s 2s Jk Jk")).toBe(value("Ah Kh Qh 9h 2h"));
  });

  it("FD-17 make the best of every category", () => {
    expect(categoryNamed("As Ah Ad Ac Jk")).toBe("five of a kind");
    expect(value("Jk Jk Jk Jk Jk")).toBe(highestStrength());
    expect(value("Jk Jk Jk Jk 2c")).toBe(value("2c 2d 2h 2s Jk"));
    expect(value("9s 8s 7s Jk Jk")).toBe(value("Js Ts 9s 8s 7s"));
    expect(value("4c 3c 2c Ac Jk")).toBe(value("5c 4c 3c 2c Ac"));
    expect(value("Kc Kd 4h 4s Jk")).toBe(value("Kc Kd Kh 4h 4s"));
    expect(value("Qc 9d 5h 3s Jk")).toBe(value("Qc Qd 9d 5h 3s"));
  });

  function everyHandOf(
    size: 3 | 4,
    from: readonly number[],
    take: (cards: readonly number[]) => void,
    chosen: readonly number[] = [],
    start = 0,
  ): void {
    if (chosen.length === size) return take(chosen);
    for (let at = start; at < from.length; at += 1)
      everyHandOf(size, from, take, [...chosen, from[at]!], at + 1);
  }
});

describe("the order of hands", () => {
  it("FD-16 is that of the categories, the best of each below the worst of the next", () => {
    const rising = [
      "7c 5d 4h 3s 2c",
      "As Kd Qh Jc 9s",
      "2c 2d 5h 4s 3c",
      "As Ad Kh Qc Js",
      "3c 3d 2h 2s 4c",
      "As Ad Kh Kc Qs",
      "2c 2d 2h 4s 3c",
      "As Ad Ah Kc Qs",
      "5c 4d 3h 2s Ac",
      "As Kd Qh Jc Ts",
      "7c 5c 4c 3c 2c",
      "As As Ks Ks Qs",
      "2c 2d 2h 3s 3c",
      "As Ad Ah Kc Ks",
      "2c 2d 2h 2s 3c",
      "As Ad Ah Ac Ks",
      "5c 4c 3c 2c Ac",
      "As Ks Qs Js Ts",
      "2c 2d 2h 2s 2c",
      "As Ad Ah Ac As",
    ].map(value);
    rising.forEach(
      (strength, at) => at > 0 && expect(strength, `hand ${at}`).toBeGreaterThan(rising[at - 1]!),
    );
  });

  it("FD-16 counts the ace low in 5-4-3-2-A, and goes around no corner", () => {
    expect(value("5c 4d 3h 2s Ac")).toBeLessThan(value("6c 5d 4h 3s 2c"));
    expect(categoryNamed("3c 2d Ah Ks Qc")).toBe("high card");
    expect(categoryNamed("3c 2d Ah Ks Jk")).toBe("one pair");
  });

  it("FD-16 never looks at suits to break a tie", () => {
    expect(value("As Ks Qs Js 9s")).toBe(value("Ac Kc Qc Jc 9c"));
    expect(value("As Kd Qh Jc 9s")).toBe(value("Ac Kd Qs Jh 9d"));
  });

  it("FD-17 with several packs: five natural ones of a kind beat the royal flush, and equal those with jokers", () => {
    expect(categoryNamed("7c 7c 7d 7h 7s")).toBe("five of a kind");
    expect(value("7c 7c 7d 7h 7s")).toBeGreaterThan(value("As Ks Qs Js Ts"));
    expect(value("7c 7c 7d 7h 7s")).toBe(value("7c 7d 7h Jk Jk"));
  });

  it("FD-17 with several packs: a flush with a pair is a flush, told from others by its highest cards one after the other", () => {
    expect(categoryNamed("Qs Qs 9s 5s 2s")).toBe("flush");
    expect(value("Qs Qs 9s 5s 2s")).toBeGreaterThan(value("Qh Jh 9h 5h 2h"));
    expect(value("Qs Qs 9s 5s 2s")).toBeLessThan(value("Kh 7h 5h 4h 2h"));
    expect(value("Ks 7s 7s 5s 2s")).toBeLessThan(value("Kh 8h 5h 4h 2h"));
    expect(value("Qs Qs Qs 5s 2s")).toBeGreaterThan(value("Qh Qh Jh 9h 8h"));
    expect(value("Qs Qs Qs 5s 5s")).toBe(value("Qs Qd Qh 5c 5s"));
  });

  it("FD-17 with several packs: two identical cards are a pair like any other", () => {
    expect(value("Qs Qs 9d 5c 2h")).toBe(value("Qs Qd 9d 5c 2h"));
    expect(value("As As Ks 9s Jk")).toBe(value("Ah Ah Kh Qh 9h"));
  });

  it("FD-16 FD-17 agrees with the rules applied the long way, for any two hands of eight packs with jokers", () => {
    const anyCard = fc.oneof(
      { weight: 10, arbitrary: fc.constantFrom<Card>(...naturals) },
      { weight: 1, arbitrary: fc.constant<Card>("Jk") },
    );
    const oneSuit = fc
      .constantFrom("c", "d", "h", "s")
      .chain((suit) =>
        fc.constantFrom<Card>(...naturals.filter((card) => card.endsWith(suit)), "Jk"),
      );
    const anyHand = fc
      .oneof(
        fc.array(anyCard, { minLength: 5, maxLength: 5 }),
        fc.array(oneSuit, { minLength: 5, maxLength: 5 }),
      )
      .filter((cards) => cards.filter((card) => card === "Jk").length <= 2);
    fc.assert(
      fc.property(anyHand, anyHand, (one, other) => {
        expect(Math.sign(evaluate(one) - evaluate(other))).toBe(
          Math.sign(compareWorth(worthOf(one), worthOf(other))),
        );
        expect(categoryOf(evaluate(one))).toBe(categories[worthOf(one)[0]!]);
      }),
      { numRuns: 300 },
    );
  });

  it("FD-16 takes the cards in any order", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom<Card>(...naturals, "Jk"), { minLength: 5, maxLength: 5 }),
        (cards) => {
          expect(evaluate(cards.toReversed())).toBe(evaluate(cards));
          expect(evaluate([...cards.slice(2), ...cards.slice(0, 2)])).toBe(evaluate(cards));
        },
      ),
    );
  });
});

describe("what is no hand", () => {
  it("is refused", () => {
    expect(() => evaluate(hand("As Ks Qs Js"))).toThrow("a poker hand has five cards, not 4");
    expect(() => evaluate(hand("As Ks Qs Js Ts 9s"))).toThrow("a poker hand has five cards, not 6");
    expect(() => categoryOf(highestStrength() + 1)).toThrow(RangeError);
    expect(() => categoryOf(0)).toThrow(RangeError);
    expect(() => strengthOf(1, 2, 3, 4, 7)).toThrow("these are not the codes of five cards");
  });
});
