import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rankOf, type Card, type Rank } from "#shared/cards/card.ts";
import { without } from "#shared/cards/hand.ts";
import { packs } from "#shared/cards/pack.ts";
import { descriptionOf, evaluate } from "#shared/poker/evaluate.ts";
import { readHand } from "#shared/poker/readHand.ts";
import { hand } from "#test/support/hand.ts";

const read = (words: string): string => {
  const { category, read: cards } = readHand(hand(words));
  return `${category}: ${cards.join(" ")}`;
};

describe("a hand is read", () => {
  it.each([
    ["2c Kd 9h Ks Kc", "three of a kind: Kd Ks Kc 9h 2c"],
    ["4c 9d 4h 9s Ac", "two pair: 9d 9s 4c 4h Ac"],
    ["9d 4c 4h 9s 4d", "full house: 4c 4h 4d 9d 9s"],
    ["7c Ad 3h Ks 2c", "high card: Ad Ks 7c 3h 2c"],
    ["Tc Ad Kh Qs Jc", "straight: Ad Kh Qs Jc Tc"],
  ])("FD-16 by size of group, then rank: %s", (held, wanted) => expect(read(held)).toBe(wanted));

  it("FD-16 with the ace at its end in 5-4-3-2-A", () => {
    expect(read("Ac 2d 3h 4s 5c")).toBe("straight: 5c 4s 3h 2d Ac");
    expect(read("Ac 2c Jk 4c 5c")).toBe("straight flush: 5c 4c 3c 2c Ac");
  });

  it("FD-17 with a joker as the card it stands for, of the first suit that its rank does not have yet", () => {
    expect(read("Ac Jk 9d 5h 2s")).toBe("one pair: Ac Ad 9d 5h 2s");
    expect(read("Ad Jk Jk 9h 2s")).toBe("three of a kind: Ad Ac Ah 9h 2s");
    expect(read("9d 8c Jk 6h 5s")).toBe("straight: 9d 8c 7c 6h 5s");
    expect(read("9d 8c 7h Jk Jk")).toBe("straight: Jc Tc 9d 8c 7h");
  });

  it("FD-17 with a joker in a flush as its highest rank that is not there, in its suit", () => {
    expect(read("As Ks 9s 2s Jk")).toBe("flush: As Ks Qs 9s 2s");
    expect(read("Jk 9s 2s Jk 4s")).toBe("flush: As Ks 9s 4s 2s");
    expect(read("Jk 9h 8h Jk 5h")).toBe("straight flush: 9h 8h 7h 6h 5h");
  });

  it("FD-17 with five of a kind: the fifth card has no suit of its own left", () => {
    expect(read("7c 7d 7h 7s Jk")).toBe("five of a kind: 7c 7d 7h 7s 7c");
    expect(read("Jk Jk Jk Jk Jk")).toBe("five of a kind: Ac Ad Ah As Ac");
    expect(read("Jk Jk 2h Jk Jk")).toBe("five of a kind: 2c 2d 2h 2s 2c");
  });

  it("FD-17 with several packs: groups come first in a flush too", () => {
    expect(read("Kh 9h 9h 5h 2h")).toBe("flush: 9h 9h Kh 5h 2h");
    expect(read("As As Ks 9s Jk")).toBe("flush: As As Ks Qs 9s");
  });

  it("FD-16 FD-17 as five naturals that are worth the same, all naturals held among them, in order", () => {
    const anyCard = fc.constantFrom<Card>(...packs(2, 6));
    const oneSuit = fc.constantFrom<Card>(
      ...packs(3, 2).filter((card) => card === "Jk" || card.endsWith("h")),
    );
    const anyHand = fc.oneof(
      fc.array(anyCard, { minLength: 5, maxLength: 5 }),
      fc.array(oneSuit, { minLength: 5, maxLength: 5 }),
    );
    fc.assert(
      fc.property(anyHand, (cards) => {
        const { category, read: cardsRead } = readHand(cards);
        expect(cardsRead).not.toContain("Jk");
        expect(evaluate(cardsRead)).toBe(evaluate(cards));
        expect(category).toBe(descriptionOf(evaluate(cards)).category);
        expect(
          without<Card>(
            cardsRead,
            cards.filter((card) => card !== "Jk"),
          ),
        ).toHaveLength(cards.filter((card) => card === "Jk").length);
        const sizes = cardsRead.map(
          (card) => cardsRead.filter((other) => rankOf(other) === rankOf(card)).length,
        );
        expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
        const places = cardsRead.map((card) =>
          "AKQJT98765432".indexOf(rankOf(card) satisfies Rank),
        );
        const inOrder = places.every(
          (place, at) =>
            at === 0 ||
            sizes[at] !== sizes[at - 1] ||
            place >= places[at - 1]! ||
            category.startsWith("straight"),
        );
        expect(inOrder).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });
});
