import { describe, expect, test } from "vitest";
import { withAt, without } from "#shared/cards/hand.ts";
import { packDifference, packs } from "#shared/cards/pack.ts";
import { hand } from "#test/support/hand.ts";

describe("packs", () => {
  test("C-4 pack order is clubs, diamonds, hearts, spades, each A to K, then jokers", () => {
    expect(packs(1, 2).join(" ")).toBe(
      [
        "Ac 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc",
        "Ad 2d 3d 4d 5d 6d 7d 8d 9d Td Jd Qd Kd",
        "Ah 2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh",
        "As 2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks",
        "Jk Jk",
      ].join(" "),
    );
  });

  test("C-4 and pack after pack", () => {
    expect(packs(3, 1)).toEqual([...packs(1, 1), ...packs(1, 1), ...packs(1, 1)]);
    expect(packs(2, 0)).toHaveLength(104);
  });
});

describe("is it exactly the packs?", () => {
  const pack = packs(1, 1);
  test("RR any order of the packs is the packs", () =>
    expect(packDifference(pack.toReversed(), pack)).toBeNull());
  test("RR a missing card is named", () =>
    expect(packDifference(pack.slice(1), pack)).toEqual({ card: "Ac", isSurplus: false }));
  test("RR a doubled card is named", () =>
    expect(packDifference([...pack, "Ks"], pack)).toEqual({ card: "Ks", isSurplus: true }));
  test("RR one card for another is named", () =>
    expect(packDifference(pack.with(5, "Jk"), pack)).toEqual({ card: "Jk", isSurplus: true }));
});

describe("taking cards out of a hand", () => {
  test("C-1 cards of one name are interchangeable, and each counts once", () => {
    expect(without(hand("3c 3c 4d"), hand("3c"))).toEqual(["3c", "4d"]);
    expect(without(hand("3c 3c 4d"), hand("4d 3c 3c"))).toEqual([]);
    expect(without(hand("3c 4d"), hand("3c 3c"))).toBeNull();
  });

  test("C-12 a card that is not there cannot be taken", () => {
    expect(without(hand("3c 4d"), hand("5h"))).toBeNull();
    expect(without([], hand("5h"))).toBeNull();
  });

  test("C-9 the hand itself stays as it was", () => {
    const before = hand("3c 4d 5h");
    without(before, hand("4d"));
    without(before, hand("4d 5h"));
    without(before, hand("4d 9s"));
    withAt(before, 0, "Jk");
    expect(before).toEqual(["3c", "4d", "5h"]);
    expect(without(before, [])).toEqual(before);
    expect(withAt(before, 1, "Jk")).toEqual(["3c", "Jk", "5h"]);
  });
});
