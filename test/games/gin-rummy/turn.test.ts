// Checks a turn of Gin Rummy (GR-6…GR-8, GR-15, GR-19).

import { describe, expect, test } from "vitest";
import { ginRummy } from "#shared/games/gin-rummy/index.ts";
import type { GinRound, Move } from "#shared/games/gin-rummy/types.ts";
import { View } from "#shared/contract/view.ts";
import {
  dealt,
  discard,
  done,
  draw,
  goBig,
  handOf,
  knock,
  laid,
  layOff,
  leave,
  legalOf,
  made,
  pass,
  pileOf,
  refusal,
  take,
} from "./moment.ts";

const high = "Kc Qd Jh 9s 7c 5d 3h As 8d 6h";
const other = "Kd Qh Js 9c 7d 5h 3s Ac 8h 6s";
const where = (round: GinRound) => [ginRummy.phase(round), ...ginRummy.toAct(round)];
const start = () => dealt({ seats: 2, dealer: 1 });

describe("the up-card", () => {
  test("GR-6 is offered to the dealer's opponent, then to the dealer; who takes it goes on, and then the other has an ordinary turn", () => {
    expect(legalOf(start(), 0)).toEqual(["take", "pass"]);
    const upCard = pileOf(start());
    const taken = made(start(), [0, pass], [1, take]);
    expect(where(taken)).toEqual(["discard", 1]);
    expect(handOf(taken, 1).endsWith(upCard)).toBe(true);
    const after = made(taken, [1, discard(handOf(taken, 1).slice(0, 2))]);
    expect(where(after)).toEqual(["draw", 0]);
    expect(legalOf(after, 0)).toEqual(["draw", "take"]);
  });

  test("GR-6 when both have passed the dealer's opponent must draw from the stock", () => {
    const passed = made(start(), [0, pass], [1, pass]);
    expect(where(passed)).toEqual(["draw", 0]);
    expect(legalOf(passed, 0)).toEqual(["draw"]);
    expect(refusal(passed, [0, take])).toBe("GR-6");
    const drawn = made(passed, [0, draw]);
    const next = made(drawn, [0, discard(handOf(drawn, 0).slice(0, 2))]);
    expect(legalOf(next, 1)).toEqual(["draw", "take"]);
  });

  test.each([
    ["draw", draw],
    ["discard", discard("As")],
    ["knock", knock("As")],
    ["big gin", goBig],
    ["lay off", layOff()],
  ] as const)("GR-6 C-9 while it is offered nobody can %s", (_name, move) => {
    expect(refusal(start(), [0, move])).toBe("GR-6");
  });
});

describe("a turn", () => {
  test("GR-7 begins with a card from the stock or the pile and ends with a discard", () => {
    const round = laid([high, other], { stock: "2c 2d 2h 2s", pile: "4c 4d" });
    const drawn = made(round, [0, draw]);
    expect([where(drawn), handOf(drawn, 0), drawn.zones.stock.length]).toEqual([
      ["discard", 0],
      `${high} 2c`,
      3,
    ]);
    const taken = made(round, [0, take]);
    expect([where(taken), handOf(taken, 0), pileOf(taken)]).toEqual([
      ["discard", 0],
      `${high} 4d`,
      "4c",
    ]);
    const discarded = made(drawn, [0, discard("Kc")]);
    expect([where(discarded), pileOf(discarded)]).toEqual([["draw", 1], "4c 4d Kc"]);
  });

  test("GR-7 C-9 C-11 C-12 nothing else is taken, and nothing from who is not to act", () => {
    const round = laid([high, other]);
    for (const move of [discard("Kc"), knock("Kc"), pass, goBig, layOff()])
      expect(refusal(round, [0, move])).toBe("GR-7");
    const drawn = made(round, [0, draw]);
    for (const move of [draw, take, pass, layOff()]) expect(refusal(drawn, [0, move])).toBe("GR-7");
    expect(refusal(drawn, [0, discard("Kd")])).toBe("C-12");
    expect(refusal(drawn, [1, discard("Kd")])).toBe("C-11");
  });

  test("GR-8 a card taken from the pile may not go back in the same turn, a card drawn may", () => {
    const round = laid([high, other], { stock: "2c 2d 2h 2s", pile: "4c 4d" });
    const taken = made(round, [0, take]);
    expect(refusal(taken, [0, discard("4d")])).toBe("GR-8");
    expect(refusal(taken, [0, knock("4d")])).toBe("GR-8");
    expect(legalOf(taken, 0)).not.toContain("discard 4d");
    expect(legalOf(taken, 0)).toContain("discard Kc");
    expect(refusal(made(round, [0, draw]), [0, discard("2c")])).toBeNull();
    const later = made(taken, [0, discard("Kc")], [1, draw], [1, discard("2c")], [0, draw]);
    expect(refusal(later, [0, discard("4d")])).toBeNull();
  });

  test("GR-8 when ten turns in a row have begun with a take the next player must draw", () => {
    const tenth = laid([high, other], { pile: "4c 4d", facts: { takesInRow: 10 } });
    expect(refusal(tenth, [0, take])).toBe("GR-8");
    expect(legalOf(tenth, 0)).toEqual(["draw"]);
    expect(made(tenth, [0, draw]).facts.takesInRow).toBe(0);
    let round = made(start(), [0, take]);
    for (let turn = 1; turn < 10; turn += 1)
      round = made(
        round,
        [(turn + 1) % 2, discard(handOf(round, (turn + 1) % 2).slice(0, 2))],
        [turn % 2, take],
      );
    const eleventh = made(round, [1, discard(handOf(round, 1).slice(0, 2))]);
    expect(eleventh.facts.takesInRow).toBe(10);
    expect(refusal(eleventh, [0, take])).toBe("GR-8");
  });

  test("GR-15 the hand is dead when a discard has been made and two cards or fewer are left in the stock", () => {
    const round = laid([high, other], {
      stock: "2c 2d 2h 2s",
      facts: { score: [5, 6], boxes: [1, 0] },
    });
    const third = made(round, [0, draw], [0, discard("2c")]);
    expect(where(third)).toEqual(["draw", 1]);
    const dead = made(third, [1, draw], [1, discard("2d")]);
    expect(dead.facts).toMatchObject({
      turn: null,
      score: [5, 6],
      boxes: [1, 0],
      result: { winners: [], places: [[0, 1]], points: [0, 0], by: "dead", bonus: null },
    });
    expect(ginRummy.toAct(dead)).toEqual([]);
    expect(refusal(dead, [0, draw])).toBe("C-11");
  });

  test("GR-15 so it is when both have passed with so few in the stock; the stakes go back", () => {
    const short = {
      ...laid([high, other], {
        stock: "2c 2d",
        chips: [100, 200],
        options: { stake: 10 },
        facts: { offered: true },
      }),
    };
    const dead = made(short, [0, pass], [1, pass]);
    expect(dead.facts).toMatchObject({
      chips: [100, 200],
      pot: 0,
      result: { winners: [], by: "dead", chips: [0, 0] },
    });
    expect(done(made(short, [0, pass]), [1, pass]).happened).toEqual([
      { type: "passed", seat: 1, told: {} },
      { type: "dead", told: { back: 10 } },
    ]);
  });

  test("GR-15 a knock always counts", () => {
    const round = laid(["4c 5c 6c 7c Jd Jh Js 2h 3d 3s", other], { stock: "2c 2d 9h" });
    expect(made(round, [0, draw], [0, knock("2c")], [1, layOff()]).facts.result!.by).toBe("knock");
  });
});

describe("what is seen", () => {
  const seen = (round: GinRound, viewer: 0 | 1 | "spectator") =>
    View.of(ginRummy, { round, happened: [] }, viewer).seen;

  test("GR-19 C-7 a card drawn from the stock is seen by its drawer alone", () => {
    const outcome = done(laid([high, other], { stock: "2c 2d 2h 2s" }), [0, draw]);
    expect(JSON.stringify(View.of(ginRummy, outcome, 0))).toContain("2c");
    for (const viewer of [1, "spectator"] as const)
      expect(JSON.stringify(View.of(ginRummy, outcome, viewer))).not.toContain("2c");
  });

  test("GR-19 a card taken from the pile stays known to all while it is in that hand", () => {
    const taken = made(
      laid([high, other], { stock: "2c 2d 2h 2s", pile: "4c 4d" }),
      [0, take],
      [0, discard("Kc")],
    );
    expect(taken.facts.taken).toEqual([["4d"], []]);
    expect(seen(taken, 1).known).toEqual([{ seat: 0, cards: ["4d"] }]);
    expect(seen(taken, 0).known).toEqual([]);
    expect(seen(taken, "spectator")).toMatchObject({
      known: [],
      facts: { taken: [["4d"], []] },
      pile: ["4c", "Kc"],
      hands: [10, 10],
    });
    const gone = made(taken, [1, draw], [1, discard("2c")], [0, draw], [0, discard("4d")]);
    expect(gone.facts.taken).toEqual([[], []]);
    expect(seen(gone, 1).known).toEqual([]);
  });

  test("GR-19 C-7 after a dead hand and after a leave the hands stay closed", () => {
    const dead = made(
      laid([high, other], { stock: "2c 2d 2h", pile: "4c 4d" }),
      [0, draw],
      [0, discard("2c")],
    );
    expect(seen(dead, "spectator").hands).toEqual([10, 10]);
    expect(seen(dead, 1).hands[0]).toBe(10);
    const left = made(laid([high, other]), [1, leave]);
    expect(seen(left, "spectator")).toMatchObject({ hands: [10, 0], removed: 10 });
  });
});

describe("who does nothing", () => {
  const itself = (round: GinRound, seat: 0 | 1): Move => ginRummy.defaultMove(round, seat);

  test("C-6 GR-6 passes, draws, discards what he drew, and leaves the lay-off to the program", () => {
    expect(itself(start(), 0)).toEqual(pass);
    const round = laid([high, other], { stock: "2c 2d 2h 2s", pile: "4c 4d" });
    expect(itself(round, 0)).toEqual(draw);
    expect(itself(made(round, [0, draw]), 0)).toEqual(discard("2c"));
    const knocked = made(
      laid(["4c 5c 6c 7c Jd Jh Js 2h 3d 3s 9h", other], { facts: { drawn: "stock" } }),
      [0, knock("9h")],
    );
    expect(itself(knocked, 1)).toEqual({ type: "layOff" });
  });

  test("C-6 GR-8 after a take discards what leaves the least deadwood, of equals the last in pack order, and never what was taken", () => {
    const round = laid(["4c 5c 6c Jd Jh Js Kd Qs 2c 3d", other], { pile: "8c Ks" });
    expect(itself(made(round, [0, take]), 0)).toEqual(discard("Qs"));
    expect(
      itself(made(laid(["4c 5c 6c Jd Jh Js 2d 2s 2c 3d", other], { pile: "8c Ks" }), [0, take]), 0),
    ).toEqual(discard("3d"));
  });
});
