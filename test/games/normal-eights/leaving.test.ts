// Checks what becomes of the round when a player leaves, whatever the round is waiting for.

import { describe, expect, test } from "vitest";
import { normalEights } from "#shared/games/normal-eights/index.ts";
import { laidOnHearts, made, nope, pass, pick, sets, standing } from "./moment.ts";
import { draw, happened, leave, passes, play, stands, typesOf, verdict } from "./normalRound.ts";

const round = laidOnHearts(["3h 8c", "Ac 2c", "4c", "9c 5c"]);

describe("leaving", () => {
  test("C-5 the hand is removed from play, skips and open hand of the leaver with it", () => {
    const gone = made({ ...round, facts: { ...round.facts, skips: [0, 2, 0, 0], shown: [1] } }, [
      1,
      leave,
    ]);
    expect(standing(gone)).toMatchObject({
      hands: ["3h 8c", "", "4c", "5c 9c"],
      turn: 0,
      skips: "0000",
      shown: [],
    });
    expect([
      gone.zones.removed.length,
      gone.facts.left,
      verdict(gone, 1, leave),
      verdict(gone, 1, draw),
    ]).toEqual([2, [1], "C-11", "C-11"]);
    expect(happened(round, [1, leave])).toEqual([{ type: "left", seat: 1, told: { removed: 2 } }]);
  });

  test("C-5 who leaves in his turn hands it on, with the card he has drawn", () => {
    const gone = made(round, [0, draw], [0, leave]);
    expect(standing(gone)).toMatchObject({ turn: 1 });
    expect([gone.facts.drew, gone.zones.removed.length, normalEights.phase(gone)]).toEqual([
      false,
      3,
      "turn",
    ]);
  });

  test("C-5 C-14 one active seat left wins at once; the cards of a chain go on the pile without effect", () => {
    const chained = made(round, [0, play("3h")], [1, nope("Ac", true)], [2, leave], [3, leave]);
    expect(typesOf(happened(chained, [1, leave]))).toEqual(["left", "settled", "won"]);
    const over = made(chained, [1, leave]);
    expect(standing(over)).toEqual({
      hands: ["8c", "", "", ""],
      pile: "7d 6h 3h Ac",
      winners: [0],
    });
    expect(over.facts.result?.places).toEqual([[0], [1], [3], [2]]);
    expect(over.facts).toMatchObject({
      turn: null,
      chain: [],
      counted: [],
      effect: null,
      pending: [],
    });
    expect(normalEights.toAct(over)).toEqual([]);
    expect(verdict(over, 0, leave)).toBe("C-11");
  });

  test("NE-25 a window that waits for a leaver alone closes, with all that follows", () => {
    const waiting = made(round, [0, play("3h")], [0, pass], [1, pass], [3, pass]);
    expect(typesOf(happened(waiting, [2, leave]))).toEqual(["left", "settled", "drew"]);
    expect(standing(made(waiting, [2, leave]))).toMatchObject({
      turn: 1,
      hands: ["2d 3d 4d 8c", "2c Ac", "", "5c 9c"],
    });
  });

  test("NE-25 a card whose user has left stays without effect, and the turn goes on from his seat", () => {
    const open = made(round, [0, play("3h")], [0, leave]);
    expect([open.facts.turn, normalEights.toAct(open)]).toEqual([0, [1, 2, 3]]);
    expect(typesOf(happened(open, ...passes(open))).slice(-2)).toEqual(["settled", "fizzled"]);
    expect(standing(made(open, ...passes(open)))).toMatchObject({
      turn: 1,
      match: "3h",
      pile: "7d 6h 3h",
    });
  });

  test("NE-25 NE-16 NE-14 without its user a queen names nothing, a 9 turns nothing, and a 10 gives no turn", () => {
    const after = (move: ReturnType<typeof play>) => {
      const open = made(laidOnHearts(["Qs 9h Th 8c", "2c", "3c"]), [0, move], [0, leave]);
      return standing(made(open, ...passes(open)));
    };
    expect(after(play("Qs", { suit: "d" }))).toMatchObject({ match: "Qs", turn: 1 });
    expect(after(play("9h"))).toMatchObject({ direction: 1, turn: 1 });
    expect(after(play("Th"))).toMatchObject({ turn: 1 });
  });

  test("NE-25 NE-15 NE-17 nothing happens to a target that has left", () => {
    const after = (move: ReturnType<typeof play>) => {
      const open = made(laidOnHearts(["Jh Kh 8c", "2c", "3c"]), [0, move], [1, leave]);
      return typesOf(happened(open, ...passes(open))).at(-1);
    };
    expect([after(play("Jh", { target: 1 })), after(play("Kh", { target: 1 }))]).toEqual([
      "fizzled",
      "fizzled",
    ]);
  });

  test("NE-25 NE-7 who leaves a war takes no card of it, and it goes on among the others", () => {
    const war = stands(laidOnHearts(["2h 9c", "Kd 3c", "Kc 4c", "5s"]), 0, play("2h"));
    const after = made(
      war,
      [1, pick("Kd")],
      [1, leave],
      [0, pick("9c")],
      [2, pick("4c")],
      [3, pick("5s")],
    );
    expect(standing(after)).toMatchObject({ pile: "7d 6h 2h 9c", winners: [0] });
    expect(
      typesOf(happened(made(war, [1, pick("Kd")], [0, pick("9c")], [2, pick("4c")]), [3, leave])),
    ).toEqual(["left", "turned", "discarded"]);
  });

  test("NE-25 NE-11 where all who were asked for sets have left, nothing comes of it", () => {
    const laying = stands(laidOnHearts(["6h 7c", "3s 4s", "9c 9d"]), 0, play("6h"));
    expect(typesOf(happened(made(laying, [0, sets()], [1, sets()]), [2, leave]))).toEqual([
      "left",
      "fizzled",
    ]);
  });

  test("NE-6 C-5 a block that waited for the leaver alone is there when he leaves", () => {
    const passed = made(
      laidOnHearts(["8h 2c", "3c 4c", "4d"], { stock: "", pile: "6h" }),
      [0, pass],
      [1, pass],
    );
    expect(typesOf(happened(passed, [2, leave]))).toEqual(["left", "blocked", "won", "won"]);
    expect(standing(made(passed, [2, leave]))).toMatchObject({ winners: [0, 1] });
  });
});
