// Checks what players may do in their turn, and whose turn comes next.

import { describe, expect, test } from "vitest";
import { exordia8 } from "#shared/games/exordia8/index.ts";
import { table } from "#test/support/table.ts";
import {
  after,
  draw,
  handOf,
  happenedIn,
  laid,
  leave,
  legalOf,
  put,
  skip,
  step,
  verdict,
} from "./exordiaRound.ts";

const exordia = () => table("exordia8");

describe("putting and taking", () => {
  test("X8-7 a turn is one card put or one card taken", () =>
    exordia()
      .dealer(0)
      .hands("4c 5c 6c 7c 9c", "4d 5d 6d 7d 9d", "4h 5h 6h 7h 9h")
      .stock("Kc Kd")
      .expectToAct(0)
      .seat(0)
      .expectLegal("4c", "5c", "6c", "7c", "9c", "draw")
      .sends(put("4c"))
      .expectHappened("played")
      .expectPile("4c")
      .expectToAct(1)
      .seat(1)
      .sends(draw)
      .expectHappened("drew")
      .expectHand(1, "4d 5d 6d 7d 9d Kc")
      .expectCounts(4, 6, 5)
      .expectToAct(2)
      .seat(2)
      .sends(put("4h"))
      .expectPile("4c 4h")
      .expectToAct(0)
      .played());

  test("X8-7 a card may be taken with a playable one in hand", () => {
    const round = laid({ hands: ["4c 5c", "6d"], pile: "9c", stock: "7c" });
    expect(legalOf(round)).toEqual(["4c", "5c", "draw"]);
    expect(handOf(after(round, [0, draw]), 0)).toBe("4c 5c 7c");
  });

  test("X8-7 C-7 what was taken is shown to who took it, and all know that it was one card", () => {
    const { happened } = step(laid({ hands: ["4c", "6d"], pile: "9c", stock: "7c Jk" }), 0, draw);
    expect(happened).toEqual([
      { type: "drew", seat: 0, told: { count: 1 }, only: { to: [0], cards: ["7c"] } },
    ]);
  });

  test("X8-7 while the stock has cards nobody may skip", () => {
    const round = laid({ hands: ["4d 5d", "6d 7d"], pile: "9c", stock: "2c" });
    expect(verdict(round, 0, skip)).toBe("X8-7");
    expect(legalOf(round)).toEqual(["draw"]);
    expect(verdict(after(round, [0, draw]), 1, skip)).toBe("allowed");
  });

  test("X8-7 when the stock is empty one may skip, with a playable card in hand too, and nobody can draw", () => {
    const round = laid({ hands: ["4c 5d", "6d 7d"], pile: "9c", stock: "" });
    expect(legalOf(round)).toEqual(["4c", "skip"]);
    expect(verdict(round, 0, draw)).toBe("X8-7");
    expect(happenedIn(step(round, 0, skip))).toEqual(["skipped"]);
    expect(after(round, [0, skip]).facts.turn).toBe(1);
  });

  test("X8-8 a card must match the top card's rank or suit", () => {
    const round = laid({ hands: ["9d Kc 5h 8s Jk", "6d 7d"], pile: "9c" });
    expect(legalOf(round)).toEqual([
      "9d",
      "Kc",
      "8s names c",
      "8s names d",
      "8s names h",
      "8s names s",
      "Jk names c",
      "Jk names d",
      "Jk names h",
      "Jk names s",
      "draw",
    ]);
    expect(verdict(round, 0, put("5h"))).toBe("X8-8");
    expect(after(round, [0, put("9d")]).facts.top).toEqual({
      card: "9d",
      suit: "d",
      rank: "9",
      any: false,
      colour: null,
      plain: false,
      demand: false,
      spark: false,
    });
  });

  test("X8-8 on the empty pile any card may be played but the Queen of Hearts", () => {
    const round = laid({ hands: ["9d Qs Ac 2h Qh 8s Jk", "6d 7d"] });
    expect(legalOf(round)).toEqual([
      "9d",
      "Qs",
      "Ac",
      "2h",
      ...["8s", "Jk"].flatMap((card) =>
        ["c", "d", "h", "s"].map((suit) => `${card} names ${suit}`),
      ),
      "draw",
    ]);
    expect(verdict(round, 0, put("Qh"))).toBe("X8-12");
  });

  test("X8-8 the pile stays empty until a card is put: who comes after a draw may put any", () => {
    const round = after(laid({ hands: ["9d", "6d Qh", "5h"] }), [0, draw]);
    expect(round.facts.top).toEqual({
      card: null,
      suit: null,
      rank: null,
      any: true,
      colour: null,
      plain: false,
      demand: false,
      spark: false,
    });
    expect(legalOf(round)).toEqual(["6d", "draw"]);
    expect(verdict(round, 1, put("Qh"))).toBe("X8-12");
  });

  test("X8-8 with several packs a card of the same name is offered once and put once", () => {
    const round = laid({ hands: ["9d 9d 9d 4h", "6d 7d"], pile: "9c" });
    expect(legalOf(round)).toEqual(["9d", "draw"]);
    expect(handOf(after(round, [0, put("9d")]), 0)).toBe("9d 9d 4h");
  });
});

describe("leaving", () => {
  test("X8-6 C-5 a leaver's hand is removed from play, face down", () =>
    exordia()
      .dealer(0)
      .hands("4c 5c 6c 7c 9c", "4d 5d 6d 7d 9d", "4h 5h 6h 7h 9h")
      .stock("Kc")
      .seat(0)
      .sends(put("4c"))
      .seat(2)
      .leaves()
      .expectHappened("left")
      .expectRemoved(5)
      .expectCounts(4, 5, 0)
      .expectToAct(1)
      .seat(1)
      .leaves()
      .expectRemoved(10)
      .expectResult({ winners: [0], places: [[0], [1], [2]] })
      .played());

  test("C-5 who leaves in his turn hands it on, and what must be matched stays", () => {
    const round = laid({ hands: ["4d", "5d", "6d"], pile: "8c", named: "d" });
    const left = after(round, [0, leave]);
    expect([left.facts.turn, left.facts.top, left.facts.left]).toEqual([1, round.facts.top, [0]]);
  });

  test("C-3 a seat that left is skipped in both directions", () => {
    const round = after(laid({ hands: ["4d Ad", "5d 7d", "6d Td", "7d Kd"], pile: "9d" }), [
      1,
      leave,
    ]);
    expect(after(round, [0, put("4d")]).facts.turn).toBe(2);
    expect(after(round, [0, put("Ad")], [3, put("7d")], [2, put("6d")]).facts.turn).toBe(0);
    expect(verdict(round, 1, draw)).toBe("C-11");
    expect(verdict(round, 1, leave)).toBe("C-11");
  });

  test("X8-12 who leaves before his second turn hands it on", () => {
    const round = after(laid({ hands: ["Qh 4d", "5d", "6d"], pile: "9h" }), [0, put("Qh")]);
    expect(round.facts.turn).toBe(0);
    expect(after(round, [0, leave]).facts.turn).toBe(1);
  });

  test("X8-5 C-2 turns go clockwise, in the order in which players registered", () => {
    let round = laid({ hands: ["4c", "5c", "6c", "7c"], pile: "Kd", facts: { turn: 2 } });
    for (const seat of [2, 3, 0, 1, 2]) {
      expect(exordia8.toAct(round)).toEqual([seat]);
      round = {
        ...round,
        zones: { ...round.zones, stock: laid({ hands: [], stock: "3c 3d" }).zones.stock },
      };
      round = after(round, [seat, draw]);
    }
  });
});
