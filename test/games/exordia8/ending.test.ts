import { describe, expect, test } from "vitest";
import { exordia8 } from "#shared/games/exordia8/index.ts";
import { emptyTop } from "#shared/games/exordia8/plays.ts";
import {
  after,
  breaks,
  draw,
  happenedIn,
  laid,
  leave,
  put,
  skip,
  step,
  verdict,
} from "./exordiaRound.ts";

describe("going out", () => {
  test("X8-18 the first without cards wins", () => {
    const { round, happened } = step(
      laid({ hands: ["4c", "5c", "6c 7c"], pile: "9c" }),
      0,
      put("4c"),
    );
    expect(happened.map(({ type, seat }) => [type, seat])).toEqual([
      ["played", 0],
      ["won", 0],
    ]);
    expect([exordia8.phase(round), exordia8.toAct(round), round.facts.result]).toEqual([
      "over",
      [],
      { winners: [0], places: [[0], [1], [2]] },
    ]);
  });

  test.for([["8c", "d"], ["Jk", "d"], ["Ac"], ["Qh"], ["Qs"], ["Jc"], ["2c"]] as const)(
    "X8-18 whatever the last card: %s",
    ([card, suit]) => {
      const round = laid({
        hands: [card, "5c", "6c"],
        pile: card === "Qh" || card === "Qs" ? "Qc" : "9c",
      });
      const over = step(round, 0, put(card, suit));
      expect(over.round.facts).toMatchObject({
        turn: null,
        extra: false,
        sequent: null,
        top: { card, spark: false },
        result: { winners: [0] },
      });
      expect(happenedIn(over)).toEqual(
        card === "Ac" ? ["played", "reversed", "won"] : ["played", "won"],
      );
    },
  );

  test("X8-18 X8-15 within a sequent too, and X8-17 with its 8", () => {
    const sequent = (next: "4" | "8") =>
      laid({
        hands: [`${next}h`, "5c", "6c"],
        pile: "3h",
        facts: { sequent: { suit: "h", next } },
      });
    expect(after(sequent("4"), [0, put("4h")]).facts).toMatchObject({
      sequent: null,
      result: { winners: [0] },
    });
    const last = step(sequent("8"), 0, put("8h", "c"));
    expect(happenedIn(last)).toEqual(["played", "finishedSequent", "won"]);
    expect(last.round.facts).toMatchObject({ extra: false, turn: null });
  });

  test("X8-18 X8-17 with the extra card", () => {
    const round = laid({
      hands: ["8h 5c", "5c", "6c"],
      pile: "7h",
      facts: { sequent: { suit: "h", next: "8" } },
    });
    expect(after(round, [0, put("8h", "s")], [0, put("5c")]).facts.result?.winners).toEqual([0]);
  });

  test("C-14 places go by the fewest cards, equal ones sharing; leavers come last, the earlier lower", () => {
    const round = laid({ hands: ["4c", "5c 6c", "7c", "2d 3d", "Kd", "Qd"], pile: "9c" });
    expect(after(round, [4, leave], [2, leave], [0, put("4c")]).facts.result?.places).toEqual([
      [0],
      [5],
      [1, 3],
      [2],
      [4],
    ]);
  });

  test("C-11 after the end nothing can be done, and nobody can leave", () => {
    const over = after(laid({ hands: ["4c", "5c", "6c"], pile: "9c" }), [0, put("4c")]);
    expect([verdict(over, 1, put("5c")), verdict(over, 0, draw), verdict(over, 2, leave)]).toEqual([
      "C-11",
      "C-11",
      "C-11",
    ]);
    expect(exordia8.legal(over, 1)).toEqual([]);
  });
});

describe("one who is left alone", () => {
  test("C-5 wins at once, in whatever phase", () => {
    for (const facts of [{}, { sequent: { suit: "h", next: "4" } }, { extra: true }] as const) {
      const round = laid({ hands: ["4h", "5c"], pile: "3h", facts });
      const over = step(round, 0, leave);
      expect(happenedIn(over)).toEqual(["left", "won"]);
      expect(over.round.facts).toMatchObject({
        turn: null,
        sequent: null,
        extra: false,
        result: { winners: [1], places: [[1], [0]] },
      });
      expect(after(round, [1, leave]).facts.result?.winners).toEqual([0]);
    }
  });
});

describe("a blocked round", () => {
  const blocked = (
    hands: readonly string[],
    facts: NonNullable<Parameters<typeof laid>[0]["facts"]> = {},
  ) => laid({ hands, pile: "9c", stock: "", facts });

  test("X8-19 when the stock is empty and every active player has skipped in succession the fewest cards win", () => {
    const round = blocked(["4d 4h", "5d", "6d 6h 7h"]);
    const { round: over, happened } = step(after(round, [0, skip], [1, skip]), 2, skip);
    expect(happened.map(({ type, seat }) => [type, seat])).toEqual([
      ["skipped", 2],
      ["blocked", undefined],
      ["won", 1],
    ]);
    expect(over.facts.result).toEqual({ winners: [1], places: [[1], [0], [2]] });
  });

  test("X8-19 a card that is put starts the count anew", () => {
    const round = after(blocked(["4d 4h", "5d 9d", "6d 6h"]), [0, skip], [1, put("9d")]);
    expect(round.facts.skipped).toEqual([]);
    const later = after(round, [2, skip], [0, skip]);
    expect([later.facts.result, later.facts.skipped]).toEqual([null, [2, 0]]);
    expect(after(later, [1, skip]).facts.result?.winners).toEqual([1]);
  });

  test("X8-19 of equals the first in the present direction from the player who would act next wins", () => {
    const skips = [
      [1, skip],
      [2, skip],
      [3, skip],
      [0, skip],
    ] as const;
    expect(
      after(blocked(["4d", "4h 6h", "5d 6d", "6d"], { turn: 1 }), ...skips).facts.result?.winners,
    ).toEqual([3]);
    expect(
      after(blocked(["4d", "4h", "5d", "6d"], { turn: 1 }), ...skips).facts.result?.winners,
    ).toEqual([1]);
    const back = [
      [1, skip],
      [0, skip],
      [3, skip],
      [2, skip],
    ] as const;
    expect(
      after(blocked(["4d", "4h 6h", "5d 7d", "6d"], { turn: 1, direction: -1 }), ...back).facts
        .result?.winners,
    ).toEqual([0]);
  });

  test("X8-19 C-14 of equals only one wins: the others share the next place", () => {
    expect(
      after(
        blocked(["4d", "4h", "5d", "6d 7d"], { turn: 1 }),
        [1, skip],
        [2, skip],
        [3, skip],
        [0, skip],
      ).facts.result?.places,
    ).toEqual([[1], [0, 2], [3]]);
  });

  test("X8-19 it is judged again after a leave", () => {
    const round = after(blocked(["4d 4h", "5d 5h", "6d"]), [0, skip], [1, skip]);
    const { round: over, happened } = step(round, 2, leave);
    expect(happened.map(({ type, seat }) => [type, seat])).toEqual([
      ["left", 2],
      ["blocked", undefined],
      ["won", 0],
    ]);
    expect(over.facts.result?.places).toEqual([[0], [1], [2]]);
  });

  test("X8-19 who skipped and left is waited for no more, and counts for nobody", () => {
    const round = after(blocked(["4d 4h", "5d 5h", "6d", "7d"]), [0, skip], [1, skip], [0, leave]);
    expect([round.facts.result, round.facts.skipped, round.facts.turn]).toEqual([null, [1], 2]);
    expect(after(round, [2, skip], [3, skip]).facts.result).toEqual({
      winners: [2],
      places: [[2], [3], [1], [0]],
    });
  });

  test("X8-19 a leave blocks nothing while cards can be drawn or nobody has skipped", () => {
    expect(
      after(laid({ hands: ["4d", "5d", "6d"], pile: "9c" }), [0, leave]).facts.result,
    ).toBeNull();
    expect(after(blocked(["4d", "5d", "6d"]), [0, leave]).facts.result).toBeNull();
  });

  test("X8-19 a sequent broken with nothing to pick up is no skip", () => {
    const round = blocked(["4d", "5d 5s"], { sequent: { suit: "h", next: "4" } });
    const later = after(round, [0, breaks], [1, skip]);
    expect(later.facts.result).toBeNull();
    expect(after(later, [0, skip]).facts.result?.winners).toEqual([0]);
  });

  test("X8-19 X8-12 who skips in his second turn counts once, and blocks with the others", () => {
    const round = laid({ hands: ["Qh 4d 5s", "5d 5s 6s", "6d 6s"], pile: "9h", stock: "" });
    const later = after(round, [0, put("Qh")], [0, skip], [1, skip]);
    expect(later.facts.skipped).toEqual([0, 1]);
    expect(after(later, [2, skip]).facts.result?.winners).toEqual([0]);
  });

  test("X8-19 the pile is never turned back into a stock", () => {
    const round = after(blocked(["4c 4d", "5d", "6d"]), [0, put("4c")], [1, skip]);
    expect([round.zones.stock, round.zones.pile]).toEqual([[], ["9c", "4c"]]);
  });

  test("X8-19 with everybody skipping before any card was put the round is blocked as well", () => {
    const round = {
      ...blocked(["4d 4h", "5d"]),
      zones: { ...blocked(["4d 4h", "5d"]).zones, pile: [] },
    };
    const over = after(
      { ...round, facts: { ...round.facts, top: emptyTop } },
      [0, skip],
      [1, skip],
    );
    expect(over.facts.result?.winners).toEqual([1]);
  });

  test("X8-20 the winner of a blocked round takes the whole pot", () => {
    const round = blocked(["4d", "5d"], { chips: [90, 90], pot: 20 });
    const { round: over, happened } = step(
      after({ ...round, options: { ...round.options, stake: 10 } }, [0, skip]),
      1,
      skip,
    );
    expect(happened.slice(-2)).toEqual([
      { type: "won", seat: 0, told: {} },
      { type: "tookPot", seat: 0, told: { amount: 20 } },
    ]);
    expect(over.facts).toMatchObject({ chips: [110, 90], pot: 0, result: { chips: [10, -10] } });
  });
});
