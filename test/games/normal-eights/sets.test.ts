// Checks what a set is, which sets a hand holds, and how many at once.

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isNatural, joker, ranks, suits, type Card } from "#shared/cards/card.ts";
import { without } from "#shared/cards/hand.ts";
import { mostSets } from "#shared/games/normal-eights/mostSets.ts";
import { foundSets, isSet } from "#shared/games/normal-eights/sets.ts";
import { hand } from "#test/support/hand.ts";

describe("a set", () => {
  test.for([
    "7c 7d 7h",
    "7c 7c 7c",
    "7c 7d 7h 7s 7s",
    "4h 5h 6h",
    "6h 4h 5h",
    "Ah 2h 3h",
    "Qh Kh Ah",
    "Ah 2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh",
    "7c Jk 7h",
    "7c Jk Jk",
    "4h Jk 6h",
    "Jk Kh Ah",
    "Ah Jk 3h",
    "Jh Jk Jk Ah",
  ])("NE-11 %s is one", (cards) => {
    expect(isSet(hand(cards))).toBe(true);
  });

  test.for([
    "",
    "7c",
    "7c 7d",
    "7c 7d 8h",
    "4h 5h 6d",
    "4h 5h 7h",
    "Kh Ah 2h",
    "Qh Kh Ah 2h",
    "Jk Jk Jk",
    "4h 4h 5h",
    "4h Jk 7h",
    "Kh Jk 2h",
    "Jk Ah 2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh",
  ])("NE-11 %s is none", (cards) => {
    expect(isSet(hand(cards))).toBe(false);
  });
});

const found = (cards: string): readonly string[] =>
  foundSets(hand(cards)).map((set) => set.join(" "));

describe("the sets of a hand", () => {
  test("NE-11 all cards of a rank and the longest runs, the largest first; they may share cards", () => {
    expect(found("7c 8c 9c Tc 7d 7h Ks")).toEqual(["7c 8c 9c Tc", "7c 7d 7h"]);
    expect(found("Ah 2h 3h Qh Kh")).toEqual(["Ah 2h 3h", "Qh Kh Ah"]);
    expect(found("4h 4h 5h 5h 6h 6h")).toEqual(["4h 5h 6h", "4h 5h 6h"]);
    expect(found("4h 5h 7h Kc")).toEqual([]);
  });

  test("NE-11 jokers fill gaps and what is missing, those with fewer of them first", () => {
    expect(found("4h 5h 7h Kc Jk")).toEqual(["4h 5h Jk 7h"]);
    expect(found("4h 5h Jk")).toEqual(["4h 5h Jk"]);
    expect(found("7c 7d Jk")).toEqual(["7c 7d Jk"]);
    expect(found("7c 9d Jk Jk")).toEqual(["7c Jk Jk", "9d Jk Jk"]);
    expect(found("Jk Jk Jk")).toEqual([]);
  });

  const anyCard = fc.constantFrom<Card>(
    joker,
    ...suits.flatMap((suit) => ranks.map((rank): Card => `${rank}${suit}`)),
  );
  test("NE-11 whatever the hand, each is a set that it holds", () => {
    fc.assert(
      fc.property(fc.array(anyCard, { maxLength: 25 }), (cards) =>
        foundSets(cards).every((set) => isSet(set) && without(cards, set) !== null),
      ),
      { numRuns: 300 },
    );
  });
});

/** All ways to lay three cards at a time are tried. */
function mostByTrying(cards: readonly Card[]): number {
  const [first, ...rest] = cards;
  if (first === undefined || cards.length < 3) return 0;
  let most = mostByTrying(rest);
  rest.forEach((second, at) => {
    for (const third of rest.slice(at + 1))
      if (isSet([first, second, third]))
        most = Math.max(most, 1 + mostByTrying(without(rest, [second, third]) ?? []));
  });
  return most;
}

describe("how many sets at once", () => {
  test.for([
    ["7c 7d 7h", 1],
    ["7c 7d 7h 4s 5s 6s", 2],
    ["4h 5h 6h 4c 4d", 1],
    ["Ah 2h 3h Qh Kh", 1],
    ["Ah Ah 2h 3h Qh Kh", 2],
    ["7c 9d Jk Jk", 1],
    ["7c 8d 9h Jk Jk Jk Jk", 2],
    ["Jk Jk Jk", 0],
    ["4c 9d Kh", 0],
    ["", 0],
  ] as const)("NE-11 %s holds %i", ([cards, count]) => {
    expect(mostSets(hand(cards))).toBe(count);
  });

  test("NE-11 as many as are found by trying all", () => {
    const few = fc.constantFrom<Card>(
      joker,
      ...["A", "2", "3", "4", "Q", "K"].flatMap((rank) =>
        ["h", "s"].map((suit) => `${rank}${suit}` as Card),
      ),
    );
    fc.assert(
      fc.property(
        fc.array(few, { maxLength: 9 }),
        (cards) =>
          cards.filter((card) => !isNatural(card)).length > 3 ||
          mostSets(cards) === mostByTrying(cards),
      ),
      { numRuns: 400 },
    );
  });

  test("NE-11 a very large hand is counted in no time, and never beyond its cards", () => {
    const two = suits.flatMap((suit) =>
      ranks.flatMap((rank): readonly Card[] => [`${rank}${suit}`, `${rank}${suit}`]),
    );
    const most = mostSets([...two, joker, joker]);
    expect(most).toBeGreaterThan(30);
    expect(most).toBeLessThanOrEqual(35);
  });
});
