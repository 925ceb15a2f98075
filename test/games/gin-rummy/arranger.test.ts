// Checks that the arranger finds what trying every arrangement finds (GR-4, GR-5, GR-13).

import { describe, expect, test } from "vitest";
import type { Card } from "#shared/cards/card.ts";
import { packs } from "#shared/cards/pack.ts";
import { DiceReader, newDice } from "#shared/chance/dice.ts";
import { arrange, deadwoodWithout } from "#shared/games/gin-rummy/arranger.ts";
import { bestLayOff } from "#shared/games/gin-rummy/layOff.ts";
import { allMelds, meldOf, meldsFrom, pointsIn, pointsOf } from "#shared/games/gin-rummy/melds.ts";
import { hand } from "#test/support/hand.ts";
import { sweep } from "#test/support/sweep.ts";
import { arrangePlainly, isMeld, layOffPlainly, leastPlainly } from "./bruteForce.ts";
import { shownMelds } from "./moment.ts";

const pack = packs(1, 0);
const best = (text: string): readonly [string | null, number] => {
  const { melds, deadwood } = arrange(hand(text));
  return [shownMelds(melds), deadwood];
};

/** Hands out of part of a pack are full of melds. */
function cardsFor(dice: DiceReader): readonly Card[] {
  const from = dice.below(3);
  if (from === 0) return dice.shuffled(pack);
  if (from === 1) return dice.shuffled(pack.filter((card) => "A234567".includes(card[0]!)));
  const suits = dice.below(2) === 0 ? "cd" : "hs";
  return dice.shuffled(pack.filter((card) => suits.includes(card[1]!)));
}

describe("melds", () => {
  test("GR-4 an ace counts 1, court cards and tens 10, the others their pips", () => {
    expect(hand("As 2c 9d Th Jc Qd Kh").map(pointsOf)).toEqual([1, 2, 9, 10, 10, 10, 10]);
    expect(pointsIn(pack)).toBe(4 * (45 + 40));
  });

  test("GR-5 there are 65 sets and 264 runs, and nothing else is a meld", () => {
    expect(allMelds).toHaveLength(65 + 264);
    expect(allMelds.every(({ cards }) => isMeld(cards))).toBe(true);
    expect(meldsFrom.flat()).toEqual(allMelds);
    const dice = new DiceReader(newDice("melds"));
    for (let at = 0; at < 3000; at += 1) {
      const cards = cardsFor(dice).slice(0, 3 + dice.below(3));
      expect([cards, meldOf(cards) !== null]).toEqual([cards, isMeld(cards)]);
    }
  });

  test("GR-4 GR-5 the ace is low only, and a run does not go round", () => {
    expect(meldOf(hand("3s As 2s"))?.cards).toEqual(["As", "2s", "3s"]);
    for (const none of [
      "Qs Ks As",
      "Ks As 2s",
      "5s 6s",
      "5s 6s 8s",
      "5s 6s 7d",
      "9c 9d",
      "9c 9c 9d",
      "5s 6s 7s 7s",
      "",
    ])
      expect(meldOf(hand(none)), none).toBeNull();
    expect(meldOf(hand("9s 9c 9h"))?.cards).toEqual(["9c", "9h", "9s"]);
  });
});

describe("the best arrangement", () => {
  test("GR-5 has the least deadwood", () => {
    expect(best("4c 5c 6c 7c Jd Jh Js 2h 3d 3s")).toEqual(["4c 5c 6c 7c/Jd Jh Js", 8]);
    expect(best("9c 9d 9h 9s 7s 8s Ts Ad 2h 4h")).toEqual(["9c 9d 9h/7s 8s 9s Ts", 7]);
    expect(best("Kc Qd Jh 9s 7c 5d 3h As 8d 6h")).toEqual(["", 69]);
  });

  test("GR-5 of equals it is the one on which the fewest other cards would fit", () => {
    // The 7 of spades ends either: a set of four takes no more, and so does a run that holds its
    // ace.
    expect(best("7c 7d 7h 7s 8s 9s Kc Qd Jh 2c")[0]).toBe("7c 7d 7h/7s 8s 9s");
    expect(best("3c 3d 3h As 2s 3s Kc Qd Jh 9c")[0]).toBe("3c 3d 3h/As 2s 3s");
    expect(best("4c 4d 4h 5c 5d 5h 6c 6d 6h Kc")[0]).toBe("4c 4d 4h/5c 5d 5h/6c 6d 6h");
  });

  test("GR-5 then the fewest melds: six in a row are one run", () => {
    expect(best("3s 4s 5s 6s 7s 8s Kc Qd Jh 9c")[0]).toBe("3s 4s 5s 6s 7s 8s");
  });

  test("GR-5 then the first in writing, a longer meld before one that is its beginning", () => {
    const { melds } = arrange(hand("Ac 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc"));
    expect(melds).toEqual([hand("Ac 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc")]);
    expect(best("Tc Jc Qc Kc Td Jd Qd Kd Th Jh")[0]).toBe(
      shownMelds(arrangePlainly(hand("Tc Jc Qc Kc Td Jd Qd Kd Th Jh")).melds as never),
    );
  });

  test("GR-5 is a function of the cards alone, in whatever order they are held", () => {
    const dice = new DiceReader(newDice("order"));
    for (let at = 0; at < 200; at += 1) {
      const cards = cardsFor(dice).slice(0, 10 + dice.below(2));
      expect(arrange(dice.shuffled(cards))).toEqual(arrange(cards));
    }
  });

  test("GR-5 is what trying everything finds, of ten cards and of eleven", () => {
    const dice = new DiceReader(newDice("arranger"));
    for (let at = 0; at < sweep(400, 20_000); at += 1) {
      const cards = cardsFor(dice).slice(0, 10 + dice.below(2));
      expect([cards, arrange(cards)]).toEqual([cards, arrangePlainly(cards)]);
    }
  }, 3_600_000);

  test("GR-9 what is left without each card is what trying everything finds", () => {
    const dice = new DiceReader(newDice("without"));
    for (let at = 0; at < sweep(30, 2000); at += 1) {
      const cards = cardsFor(dice).slice(0, 11);
      expect([cards, deadwoodWithout(cards)]).toEqual([
        cards,
        cards.map((_, out) => leastPlainly(cards.toSpliced(out, 1))),
      ]);
    }
  }, 3_600_000);

  test("RR cards of one name, which a record of any deck may hold, are each melded once", () => {
    expect(best("9c 9c 9d 9d 9h 9h Ac Ac 2c 3c")).toEqual(["Ac 2c 3c/9c 9d 9h/9c 9d 9h", 1]);
    expect(deadwoodWithout(hand("9c 9c 9d 9h 9s"))).toEqual([0, 0, 9, 9, 9]);
    const dice = new DiceReader(newDice("two packs"));
    const twice = packs(2, 0).filter((card) => "45678".includes(card[0]!));
    for (let at = 0; at < 60; at += 1) {
      const cards = dice.shuffled(twice).slice(0, 10);
      expect([cards, arrange(cards).deadwood]).toEqual([cards, leastPlainly(cards)]);
    }
  });
});

describe("the best lay-off", () => {
  const laid = (own: string, melds: string): string | null =>
    shownMelds(bestLayOff(hand(own), melds.split("/").map(hand)));

  test("GR-13 puts the fourth card to a set and continues a run at either end, several in a row too", () => {
    expect(laid("4s 8s 9s 9h Kc Qd Jh 2c 3d 5h", "5s 6s 7s/Ac Ad Ah")).toBe("4s 8s 9s/");
    expect(laid("Tc Kd Qd Jh As 8c 2c 5d 3h 7h", "9h 9d 9c/Ac Ad Ah")).toBe("/As");
  });

  test("GR-13 breaks his own melds where that pays, and lays off no more than pays", () => {
    expect(laid("8s 9s Ts 8d 8h Kc 4d 4h 2c 3d", "5s 6s 7s/Ac Ad Ah")).toBe(
      layOffPlainly(hand("8s 9s Ts 8d 8h Kc 4d 4h 2c 3d"), [hand("5s 6s 7s"), hand("Ac Ad Ah")])
        .map((cards) => cards.join(" "))
        .join("/"),
    );
    expect(laid("8s 8d 8h Kc Qd Jh 2c 3d 5h 4c", "5s 6s 7s/Ac Ad Ah")).toBe("/");
  });

  test("GR-13 a card that goes on two melds goes on the first that leaves room for the rest", () => {
    expect(laid("6c Kd Qd Jh 8h Ts 2h 3h 5d 9d", "3c 4c 5c/7c 8c 9c")).toBe("6c/");
    // The 9 of hearts must continue the run, for the 10 goes on it.
    expect(laid("9h Th Kd Qd Js 2c 2d 5s 7d 4s", "9c 9d 9s/6h 7h 8h")).toBe("/9h Th");
  });

  test("GR-13 is what trying everything finds", () => {
    const dice = new DiceReader(newDice("lay off"));
    let some = 0;
    for (let at = 0; at < sweep(300, 8000); at += 1) {
      const cards = cardsFor(dice);
      const melds = arrange(cards.slice(10, 20)).melds;
      const own = cards.slice(0, 10);
      const found = bestLayOff(own, melds);
      if (found.flat().length > 0) some += 1;
      expect([own, melds, found]).toEqual([own, melds, layOffPlainly(own, melds)]);
    }
    expect(some).toBeGreaterThan(50);
  }, 3_600_000);
});
