// Checks how a hand of Gin Rummy is arranged, and what its buttons offer.

import { describe, expect, test } from "vitest";
import { actions, picking } from "#renderer/games/gin-rummy/actions.ts";
import { ahead, arranged } from "#renderer/games/gin-rummy/ginTable.ts";
import { ways } from "#renderer/games/gin-rummy/meldChoice.tsx";
import { words } from "#renderer/games/gin-rummy/wording.ts";
import { keptOrder, movedTo } from "#renderer/table/scene/scene.ts";
import { hooksOf } from "#renderer/table/tableGame.ts";
import { View } from "#shared/contract/view.ts";
import type { AnySeen } from "#shared/contract/seen.ts";
import { loadGame } from "#renderer/text/text.ts";
import type { Card } from "#shared/cards/card.ts";
import { ginRummy } from "#shared/games/gin-rummy/index.ts";
import type { GinRound, Knock } from "#shared/games/gin-rummy/types.ts";
import { draw, knock, laid, made, take } from "#test/games/gin-rummy/moment.ts";
import { hand } from "#test/support/hand.ts";

await loadGame("gin-rummy");

const seenBy = (round: GinRound, seat: number): AnySeen =>
  View.of(ginRummy, { round, happened: [] }, seat).seen;
const offered = (seen: AnySeen, picked: string = "") =>
  actions(seen, picking.read(seen, hand(picked)), {}).map(({ id, label, problem }) =>
    problem === null ? label : `(${id})`,
  );
const held = (text: string) => hand(text).map((card) => ({ key: card, card }));
const other = "Kc Qd Jh 9s 8d 7c 5h 4s 3c 2h";

describe("the hand", () => {
  test("GR-5 lies in its melds, and then what is left over, by rank or by suit", () => {
    const cards = held("9c Kh 5s 9d Ah 7s 9s 6s Ac 2d");
    expect(
      arranged(cards, "rank")
        .map(({ key }) => key)
        .join(" "),
    ).toBe("9c 9d 9s 5s 6s 7s Ac Ah 2d Kh");
    expect(
      arranged(cards, "suit")
        .map(({ key }) => key)
        .join(" "),
    ).toBe("9c 9d 9s 5s 6s 7s Ac 2d Ah Kh");
  });

  test("stays as its player has put it: what comes lies at the right, what goes leaves no gap", () => {
    const put = movedTo(held("4c 5c 6c Kh"), "Kh", 1);
    expect(put.map(({ key }) => key)).toEqual(["4c", "Kh", "5c", "6c"]);
    expect(keptOrder(held("2d 4c 6c Kh"), put).map(({ key }) => key)).toEqual([
      "4c",
      "Kh",
      "6c",
      "2d",
    ]);
    expect(movedTo(put, "Qs", 0)).toBe(put);
  });
});

describe("the buttons", () => {
  const hands = ["5s 6s 7s 9c 9d 9s Ah Ac 2d Kh", other] as const;
  const drawn = made(laid(hands, { stock: "3c 4d 6h 8h" }), [0, draw]);

  test("GR-7 offer stock and pile by name, and to who waits what comes", () => {
    expect(offered(seenBy(laid(hands), 0))).toEqual(["Draw", "Take the 6 of clubs"]);
    expect(offered(seenBy(laid(hands), 1))).toEqual(["(draw)", "(take)"]);
    expect(
      actions(seenBy(laid(hands), 1), { kind: "nothing" }, { isTopHidden: true }).map(
        ({ label }) => label,
      ),
    ).toEqual(["Draw", "Take the up-card"]);
    expect(offered(seenBy(laid(hands, { facts: { takesInRow: 10 } }), 0))).toEqual(["Draw"]);
  });

  test("GR-9 a knock says how much, with the picked card or the best one", () => {
    expect(offered(seenBy(drawn, 0))).toEqual(["(discard)", "Knock with 7"]);
    expect(offered(seenBy(drawn, 0), "Kh")).toEqual(["Discard the king of hearts", "Knock with 7"]);
    const small = made(laid(["5s 6s 7s 9c 9d 9s Ah Ac 2d 4h", other], { stock: "3c 4d 6h 8h" }), [
      0,
      draw,
    ]);
    expect(offered(seenBy(small, 0), "Ah")).toEqual(["Discard the ace of hearts", "Knock with 10"]);
    expect(offered(seenBy(small, 0))).toEqual(["(discard)", "Knock with 7"]);
  });

  test("GR-12 gin comes before anything else", () => {
    const gin = made(laid(["5s 6s 7s 9c 9d 9s Ah Ac As Kh", other], { stock: "Ad 4d 6h 8h" }), [
      0,
      draw,
    ]);
    expect(offered(seenBy(gin, 0))).toEqual(["Gin!", "(discard)"]);
  });

  test("GR-8 say why a card that was taken stays", () => {
    const took = made(laid(hands), [0, take]);
    expect(offered(seenBy(took, 0), "6c")[0]).toBe("(discard)");
    expect(picking.fits(seenBy(took, 0), [], "6c")).toBe(false);
  });

  const knocked = made(
    laid(["5s 6s 7s 9c 9d 9s Ah Ac 2d Kh", "8s 9h Kc Qd Jh 5d 4c 3c 2h 2s"], {
      stock: "3d 4d 6h 8h",
    }),
    [0, draw],
    [0, knock("Kh")],
  );

  test("GR-13 say how many cards are laid off; where none can be, it is done by itself", () => {
    expect(offered(seenBy(knocked, 1))).toEqual(["Lay off 2 cards", "Lay nothing off"]);
    expect(offered(seenBy(knocked, 0))).toEqual([]);
    const { onlyMove } = hooksOf({ parts: [ahead] }, "ahead")!;
    expect(onlyMove(seenBy(knocked, 1))).toBeNull();
    const none = made(
      laid(["5s 6s 7s 9c 9d 9s Ah Ac 2d Kh", "Th Td Kc Qd Jh 5d 4c 3c 2h 2s"], {
        stock: "3d 4d 6h 8h",
      }),
      [0, draw],
      [0, knock("Kh")],
    );
    expect(onlyMove(seenBy(none, 1))).toEqual({ type: "layOff" });
  });

  test("GR-13 put the picked card to its meld, and send what lies there", () => {
    const offers = (picked: string, putOn: readonly (readonly Card[])[]) =>
      actions(seenBy(knocked, 1), picking.read(seenBy(knocked, 1), hand(picked)), { putOn }).map(
        ({ label, sends }) => [
          label,
          typeof sends === "string" ? sends : (sends as { on?: unknown }).on,
        ],
      );
    expect(offers("8s", [])).toEqual([
      ["Put the 8 of spades on 5 to 7 of spades", "picked"],
      ["Lay off 2 cards", [["9h"], ["8s"]]],
    ]);
    expect(offers("Kc", []).map(([label]) => label)).toEqual([
      "Lay off 2 cards",
      "Lay nothing off",
    ]);
    expect(offers("", [[], ["8s"]])).toEqual([
      ["Lay off this card", [[], ["8s"]]],
      ["Undo", "takeBack"],
      ["Lay off 2 cards", [["9h"], ["8s"]]],
    ]);
    expect(offers("", [["9h"], ["8s"]])).toEqual([
      ["Lay off these 2 cards", [["9h"], ["8s"]]],
      ["Undo", "takeBack"],
    ]);
  });

  test("GR-11 offer other melds where a hand may go down in several ways, or lies in another", () => {
    const sets = made(
      laid(["4c 4d 4h 5c 5d 5h 6c 6d 6h Ac", other.replace("5h", "9h")], { stock: "Kh 4s 6s 8h" }),
      [0, draw],
    );
    expect(offered(seenBy(sets, 0))).toEqual(["(discard)", "Knock with 1", "Choose melds"]);
    expect(
      ways(seenBy(sets, 0), { kind: "nothing" }, null).map(({ name, told, move }) => [
        name,
        told,
        (move as Knock).melds,
      ]),
    ).toEqual([
      [
        "Three 4s, three 5s, and three 6s",
        "1 deadwood – 3 other cards fit",
        ["4c 4d 4h", "5c 5d 5h", "6c 6d 6h"].map(hand),
      ],
      [
        "4 to 6 of clubs, 4 to 6 of diamonds, and 4 to 6 of hearts",
        "1 deadwood – 6 other cards fit",
        ["4c 5c 6c", "4d 5d 6d", "4h 5h 6h"].map(hand),
      ],
    ]);
    const put = hand("9c 9d 5s 6s 7s 9s Ac 2d Ah Kh 3c");
    expect(offered(seenBy(drawn, 0))).toHaveLength(2);
    expect(
      actions(seenBy(drawn, 0), { kind: "nothing" }, { putOrder: put }).map(({ label }) => label),
    ).not.toContain("Choose melds");
    const nothing = made(
      laid(["4c 4d 4h 5c 5d 5h 6c 6d 6h Ac", other.replace("5h", "9h")], {
        stock: "Kh 4s 6s 8h",
        options: { layOffs: false },
      }),
      [0, draw],
    );
    expect(offered(seenBy(nothing, 0))).toEqual(["(discard)", "Knock with 1"]);
  });

  test("GR-4 H-32 how much is left over stands beside the hand, of eleven cards with the best one gone, and after what would be laid off", () => {
    expect(words().holding(seenBy(laid(hands), 0))).toBe("14 deadwood");
    expect(words().holding(seenBy(drawn, 0))).toBe("7 deadwood");
    expect(words().holding(seenBy(knocked, 1))).toBe("46 deadwood");
    expect(words().caption(seenBy(drawn, 0), "Kh")).toBe("discard it to knock with 7");
    expect(words().caption(seenBy(laid(hands), 0), "9c")).toBe("in a meld: three 9s");
  });
});
