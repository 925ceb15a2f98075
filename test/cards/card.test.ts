// Checks that cards are written and told apart as C-1 says.

import { describe, expect, test } from "vitest";
import {
  isCard,
  isJoker,
  isNatural,
  isRank,
  isSuit,
  rankOf,
  ranks,
  suitOf,
  suits,
} from "#shared/cards/card.ts";
import { hand } from "#test/support/hand.ts";

describe("names", () => {
  test("C-1 rank A 2…9 T J Q K, then suit c d h s, and Jk for a joker: 53 names", () => {
    const names = ranks.flatMap((rank) => suits.map((suit) => `${rank}${suit}`));
    expect([...names, "Jk"].every(isCard)).toBe(true);
    expect(new Set(names).size).toBe(52);
    expect(ranks.join(" ")).toBe("A 2 3 4 5 6 7 8 9 T J Q K");
    expect(suits.join(" ")).toBe("c d h s");
  });

  test.for([
    "",
    "A",
    "s",
    "10c",
    "1c",
    "as",
    "AS",
    "sA",
    "jk",
    "JK",
    "Jk ",
    " As",
    "As ",
    "Jkc",
    "0c",
    "Ac\n",
    null,
    undefined,
    3,
    true,
    [],
    ["As"],
    {},
    { toString: () => "As" },
    "constructor",
    "__proto__",
    "Ас" /* a Cyrillic с */,
  ])("C-1 %j is not a card", (value) => expect(isCard(value)).toBe(false));

  test("C-1 rank and suit can be read off a card", () => {
    expect([rankOf("Td"), suitOf("Td")]).toEqual(["T", "d"]);
    expect([isRank("T"), isRank("10"), isRank("t"), isSuit("d"), isSuit("D")]).toEqual([
      true,
      false,
      false,
      true,
      false,
    ]);
    expect([isJoker("Jk"), isNatural("Jk"), isJoker("Js"), isNatural("Js")]).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });

  test("the cards of a test are checked like others", () => {
    expect(hand(" 3c  7d Jk ")).toEqual(["3c", "7d", "Jk"]);
    expect(() => hand("3c 10d")).toThrow('"10d" is not a card');
  });
});
