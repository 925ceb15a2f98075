// Checks which choices of melds a player who knocks has (GR-11).

import { describe, expect, test } from "vitest";
import { packs } from "#shared/cards/pack.ts";
import { DiceReader, newDice } from "#shared/chance/dice.ts";
import { arrange, asTheyLie, waysToLay, type Way } from "#shared/games/gin-rummy/arranger.ts";
import { layDown } from "#shared/games/gin-rummy/layOff.ts";
import { hand } from "#test/support/hand.ts";
import { shownMelds } from "./moment.ts";

const said = ({ melds, deadwood, fitting, isAsPut }: Way): string =>
  `${shownMelds(melds)}: ${deadwood}, ${fitting} fit${isAsPut ? ", put so" : ""}`;
const ways = (text: string, order: string | null = null, most = 10) =>
  waysToLay(hand(text), most, order === null ? null : hand(order)).map(said);
const lying = (text: string) => shownMelds(asTheyLie(hand(text)));

describe("melds that lie side by side", () => {
  test("GR-11 are read from left to right, each in whatever order, so that least is left over", () => {
    expect(lying("7s 5s 6s Kh 9d 9c 9s Ac Ah 2d")).toBe("9c 9d 9s/5s 6s 7s");
    expect(lying("5s Kh 6s 7s 9c 9d Ac 9s Ah 2d")).toBe("");
    expect(lying("7c 7d 7s 8s 9s Kc Qd Jh Ac 2d")).toBe("7s 8s 9s");
    expect(lying("7c 7d 7s Ac 8s 9s Kc Qd Jh 2d")).toBe("7c 7d 7s");
  });

  test("GR-5 of several that leave as much they are the fewest", () => {
    expect(lying("3s 4s 5s 6s 7s 8s Kc Qd Jh 9c")).toBe("3s 4s 5s 6s 7s 8s");
    expect(lying("")).toBe("");
  });
});

describe("ways to lay a hand", () => {
  test("GR-11 three sets may go down as three runs: more would fit on these", () => {
    expect(ways("4c 4d 4h 5c 5d 5h 6c 6d 6h Ac")).toEqual([
      "4c 4d 4h/5c 5d 5h/6c 6d 6h: 1, 3 fit",
      "4c 5c 6c/4d 5d 6d/4h 5h 6h: 1, 6 fit",
    ]);
  });

  test("GR-11 a card goes where it is wanted, as long as no more than the limit is left", () => {
    expect(ways("3c 3d 3h 3s 2s As Jc Jd Jh Js")).toEqual([
      "3c 3d 3h/Jc Jd Jh Js/As 2s 3s: 0, 1 fit",
      "3c 3d 3h 3s/Jc Jd Jh Js: 3, 0 fit",
    ]);
    expect(ways("3c 3d 3h 3s 2s As Jc Jd Jh Js", null, 2)).toHaveLength(1);
  });

  test("GR-11 so it may lie as its player has put it, also where more could be melded", () => {
    const cards = "5s 6s 7s 8s 9c 9d 9h Ac 2d Ah";
    expect(ways(cards)).toEqual(["9c 9d 9h/5s 6s 7s 8s: 4, 2 fit"]);
    expect(ways("5s 6s 7s As 9c 9d 9h 8s Ac Kd", "5s 6s 7s As 9c 9d 9h 8s Ac Kd")).toEqual([]);
    expect(ways("2s 3s 4s 5s 9c 9d 9h Ac Ah 3d", "3s 4s 5s 9c 9d 9h Ac 2s Ah 3d")).toEqual([
      "9c 9d 9h/2s 3s 4s 5s: 5, 3 fit",
      "9c 9d 9h/3s 4s 5s: 7, 2 fit, put so",
    ]);
    expect(ways(cards, "8s 7s 6s 5s 9h 9d 9c Ac 2d Ah")).toEqual([
      "9c 9d 9h/5s 6s 7s 8s: 4, 2 fit, put so",
    ]);
  });

  test("GR-5 GR-11 the best arrangement comes first, and the rules let each of them lie", () => {
    const dice = new DiceReader(newDice("ways"));
    const pack = packs(1, 0).filter((card) => "A2345678".includes(card[0]!));
    for (let at = 0; at < 400; at += 1) {
      const cards = dice.shuffled(pack).slice(0, 10);
      const best = arrange(cards);
      const found = waysToLay(cards, 10, dice.shuffled(cards));
      if (best.deadwood > 10) expect(found).toEqual([]);
      else expect(found[0]).toMatchObject({ melds: best.melds, deadwood: best.deadwood });
      for (const { melds, deadwood } of found)
        expect(layDown(cards, melds)).toEqual({ melds, deadwood });
    }
  });
});
