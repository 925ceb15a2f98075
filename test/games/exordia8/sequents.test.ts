import { describe, expect, test } from "vitest";
import { exordia8 } from "#shared/games/exordia8/index.ts";
import { table } from "#test/support/table.ts";
import {
  after,
  breaks,
  decline,
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

const named = (card: string) => ["c", "d", "h", "s"].map((suit) => `${card} names ${suit}`);

describe("the chance", () => {
  test("X8-15 after a 2 the next player may put the 3 of the suit, and that starts the sequent", () => {
    const round = laid({ hands: ["2h 5c", "3h 4c 6h", "4h 9d"], pile: "Kh" });
    const two = after(round, [0, put("2h")]);
    expect(two.facts.top).toMatchObject({ suit: "h", rank: "2", spark: true });
    const { round: three, happened } = step(two, 1, put("3h"));
    expect(happened.map(({ type, told }) => [type, told])).toEqual([
      ["played", { card: "3h" }],
      ["startedSequent", { suit: "h" }],
    ]);
    expect([
      three.facts.sequent,
      three.facts.turn,
      exordia8.phase(three),
      three.facts.top.spark,
    ]).toEqual([{ suit: "h", next: "4" }, 2, "sequent", false]);
  });

  test("X8-15 he need not: he may put another card or take one, and the chance is gone", () => {
    const two = laid({ hands: ["3h 2c", "3h 5h", "3h 6h"], pile: "2h" });
    expect(legalOf(two)).toEqual(["3h", "2c", "draw"]);
    const drawn = after(two, [0, draw]);
    expect(drawn.facts.top).toMatchObject({ card: "2h", suit: "h", rank: "2", spark: false });
    expect(after(drawn, [1, put("3h")]).facts.sequent).toBeNull();
    expect(after(two, [0, put("2c")]).facts.top).toMatchObject({ card: "2c", spark: true });
    expect(after(two, [0, put("2c")], [1, draw]).facts.top.spark).toBe(false);
  });

  test("X8-15 who skips lets the chance go too", () => {
    const two = laid({ hands: ["4c", "3h 5h", "3h 6h"], pile: "2h", stock: "" });
    expect(after(two, [0, skip]).facts.top.spark).toBe(false);
    expect(after(two, [0, skip], [1, put("3h")]).facts.sequent).toBeNull();
  });

  test("X8-15 the 3 of another suit starts none", () => {
    const round = laid({ hands: ["3c 3h 5c", "4c"], pile: "2h" });
    expect(verdict(round, 0, put("3c"))).toBe("X8-8");
    const onTwo = laid({ hands: ["2c 9d", "3h 3c 5c"], pile: "2h" });
    expect(verdict(after(onTwo, [0, put("2c")]), 1, put("3h"))).toBe("X8-8");
  });

  test("X8-15 a 3 on anything but a 2 starts none", () => {
    expect(
      after(laid({ hands: ["3h 5c", "4h"], pile: "9h" }), [0, put("3h")]).facts.sequent,
    ).toBeNull();
  });

  test("X8-15 a 2 as the first card of the pile gives the chance as well", () => {
    expect(
      after(laid({ hands: ["2h 5c", "3h 9h", "4c"] }), [0, put("2h")], [1, put("3h")]).facts
        .sequent,
    ).toEqual({ suit: "h", next: "4" });
  });

  test("X8-15 leaving is not acting: the chance passes to the next active player", () => {
    const two = laid({ hands: ["4c", "3h 5h", "3h 6h", "9d"], pile: "2h", facts: { turn: 3 } });
    const gone = after(two, [3, leave], [0, leave]);
    expect([gone.facts.turn, gone.facts.top.spark]).toEqual([1, true]);
    expect(after(gone, [1, put("3h")]).facts.sequent).toEqual({ suit: "h", next: "4" });
  });

  test("X8-15 X8-11 the next player is the next in the direction of play", () => {
    const round = laid({
      hands: ["2h 5c", "3h 9c", "4c", "3h 9d"],
      pile: "Kh",
      facts: { direction: -1 },
    });
    expect(after(round, [0, put("2h")], [3, put("3h")]).facts).toMatchObject({
      sequent: { suit: "h", next: "4" },
      turn: 2,
    });
  });

  test("X8-15 X8-12 a 2 put in the second turn of a Queen of Hearts gives it to the next player", () => {
    const round = after(
      laid({ hands: ["Qh 2h 3h", "3h 9c", "4c"], pile: "Kh" }),
      [0, put("Qh")],
      [0, put("2h")],
    );
    expect([round.facts.turn, round.facts.top.spark]).toEqual([1, true]);
  });
});

describe("a running sequent", () => {
  const running = (
    hands: readonly string[],
    next: "4" | "5" | "6" | "7" | "8" = "4",
    stock = "9c 9d 9s",
  ) => laid({ hands, stock, pile: "3h", facts: { sequent: { suit: "h", next } } });

  test("X8-15 each next player owes the next card, up to the 8", () =>
    table("exordia8")
      .dealer(0)
      .hands("2h 5h 8h Kc Tc", "3h 6h 9c Jc Td", "4h 7h 9d Jd Ts")
      .stock("Ks Kd")
      .seat(0)
      .sends(put("2h"))
      .seat(1)
      .sends(put("3h"))
      .expectPhase("sequent")
      .expectFact("sequent", { suit: "h", next: "4" })
      .seat(2)
      .expectLegal("4h")
      .sends(put("4h"))
      .seat(0)
      .expectLegal("5h")
      .sends(put("5h"))
      .seat(1)
      .sends(put("6h"))
      .seat(2)
      .sends(put("7h"))
      .expectFact("sequent", { suit: "h", next: "8" })
      .seat(0)
      .expectLegal(...named("8h"))
      .sends(put("8h"))
      .expectRefused("C-13")
      .sends(put("8h", "c"))
      .expectHappened("played", "finishedSequent")
      .expectPhase("extra")
      .expectFact("sequent", null)
      .expectToAct(0)
      .played());

  test("X8-16 who holds the card owed must put it: no other card, no draw, no skip, no break", () => {
    const round = running(["4h 5h Ah 8c Jk", "9d"]);
    expect(legalOf(round)).toEqual(["4h"]);
    for (const move of [put("5h"), put("Ah"), put("8c", "c"), draw, skip, breaks, decline])
      expect(verdict(round, 0, move)).toMatch(move.type === "decline" ? /X8-17/ : /X8-16/);
  });

  test("X8-14 a joker is never put into a running sequent", () => {
    expect(verdict(running(["4h Jk", "9d"]), 0, put("Jk", "h"))).toBe("X8-14");
    expect(verdict(running(["Jk 5c", "9d"]), 0, put("Jk", "h"))).toBe("X8-14");
    expect(legalOf(running(["Jk 5c", "9d"]))).toEqual(["break"]);
  });

  test("X8-16 breaking is the only move of who does not hold it: not even a card that matches", () => {
    const round = running(["5h 3c 4c 8c", "9d"]);
    expect(legalOf(round)).toEqual(["break"]);
    for (const move of [put("5h"), put("3c"), put("8c", "h"), draw, skip])
      expect(verdict(round, 0, move)).toBe("X8-16");
  });

  test("X8-16 who breaks picks up two cards and has ended his turn; the top card is matched in the ordinary way", () => {
    const { round, happened } = step(running(["5h 3c", "6h Td", "9d"]), 0, breaks);
    expect(happened).toEqual([
      { type: "brokeSequent", seat: 0, told: { count: 2 }, only: { to: [0], cards: ["9c", "9d"] } },
    ]);
    expect([
      handOf(round, 0),
      round.zones.stock.length,
      round.facts.turn,
      exordia8.phase(round),
    ]).toEqual(["5h 3c 9c 9d", 1, 1, "turn"]);
    expect(round.facts.top).toMatchObject({ card: "3h", suit: "h", rank: "3", spark: false });
    expect(legalOf(round)).toEqual(["6h", "draw"]);
  });

  test("X8-16 X8-15 after a break the card that was owed is an ordinary card", () => {
    const round = after(running(["5c", "4h Td", "5h"]), [0, breaks], [1, put("4h")]);
    expect(round.facts.sequent).toBeNull();
  });

  test.for([
    ["9c", 1, "5c 9c"],
    ["", 0, "5c"],
  ] as const)(
    'X8-16 with a stock of "%s" he picks up as many as there are: %i',
    ([stock, count, hand]) => {
      const { round, happened } = step(running(["5c", "4h Td", "5h"], "4", stock), 0, breaks);
      expect(happened).toMatchObject([{ type: "brokeSequent", told: { count } }]);
      expect([handOf(round, 0), round.facts.turn, round.facts.skipped]).toEqual([hand, 1, []]);
    },
  );

  test("X8-16 nothing can be broken where no sequent runs", () => {
    expect(verdict(laid({ hands: ["5c", "4c"], pile: "9c" }), 0, breaks)).toBe("X8-16");
    expect(verdict(laid({ hands: ["5c", "4c"], pile: "2h" }), 0, breaks)).toBe("X8-16");
  });

  test("X8-15 leaving is not acting: the card owed passes to the next active player", () => {
    const round = running(["5c", "4h Td", "5h"]);
    const gone = after(round, [0, leave]);
    expect([gone.facts.sequent, gone.facts.turn, legalOf(gone)]).toEqual([
      { suit: "h", next: "4" },
      1,
      ["4h"],
    ]);
    expect(after(round, [2, leave]).facts).toMatchObject({
      sequent: { suit: "h", next: "4" },
      turn: 0,
    });
  });

  test("X8-15 with several packs any copy of the card will do", () => {
    const round = running(["4h 4h 5c", "5h 9d", "6h"]);
    expect(legalOf(round)).toEqual(["4h"]);
    expect(after(round, [0, put("4h")], [1, put("5h")]).facts.sequent).toEqual({
      suit: "h",
      next: "6",
    });
  });

  test("X8-15 with two players they go on by turns", () => {
    expect(
      after(running(["4h 6h 9c", "5h 7h 9d"]), [0, put("4h")], [1, put("5h")], [0, put("6h")])
        .facts,
    ).toMatchObject({ sequent: { suit: "h", next: "7" }, turn: 1 });
  });
});

describe("the extra card", () => {
  const ended = (
    first: string,
    others: readonly string[] = ["Kd 6s", "7d"],
    rest: Partial<Parameters<typeof laid>[0]> = {},
  ) =>
    after(
      laid({
        hands: [`8h ${first}`, ...others],
        pile: "7h",
        ...rest,
        facts: { sequent: { suit: "h", next: "8" } },
      }),
      [0, put("8h", "s")],
    );

  test("X8-17 who puts the 8 of the sequent names a suit and may put one more card on it", () => {
    const round = ended("5c Kd Jk Qh 8c");
    expect([exordia8.phase(round), round.facts.turn, round.facts.extra]).toEqual([
      "extra",
      0,
      true,
    ]);
    expect(round.facts.top).toMatchObject({ card: "8h", suit: "s", rank: null, demand: true });
    expect(legalOf(round)).toEqual(["5c", "Kd", "Qh", ...named("8c"), "decline"]);
  });

  test("X8-17 the extra card is any but a joker, whatever was named, and the named suit is gone with it", () => {
    const round = ended("5c Jk");
    expect(verdict(round, 0, put("Jk", "s"))).toBe("X8-17");
    expect(verdict(ended("5c Jk", ["Kd", "7d"], { stock: "" }), 0, put("Jk", "s"))).toBe("X8-17");
    const next = after(round, [0, put("5c")]);
    expect(next.facts).toMatchObject({
      turn: 1,
      extra: false,
      top: { card: "5c", suit: "c", rank: "5", demand: false },
    });
  });

  test("X8-17 nothing else can be done", () => {
    const round = ended("5c");
    for (const move of [draw, skip]) expect(verdict(round, 0, move)).toBe("X8-17");
    expect(verdict(round, 0, breaks)).toBe("X8-16");
    expect(verdict(ended("5c", ["Kd", "7d"], { stock: "" }), 0, skip)).toBe("X8-17");
  });

  test("X8-17 who declines leaves the next player under the named suit", () => {
    const { round, happened } = step(ended("5c"), 0, decline);
    expect(happened).toEqual([{ type: "declined", seat: 0, told: {} }]);
    expect(round.facts).toMatchObject({ turn: 1, extra: false, top: { suit: "s", demand: true } });
    expect([legalOf(round), verdict(round, 1, put("Kd"))]).toEqual([["6s", "draw"], "X8-9"]);
  });

  test("X8-17 nobody may decline anything else", () => {
    expect(verdict(laid({ hands: ["5c", "4c"], pile: "8c", named: "d" }), 0, decline)).toBe(
      "X8-17",
    );
  });

  test("X8-17 the extra card has its ordinary meaning: ace, Queen of Hearts, Queen of Spades, jack, 2", () => {
    expect(after(ended("Ac 9d"), [0, put("Ac")]).facts).toMatchObject({ direction: -1, turn: 2 });
    const queen = step(ended("Qh 9d"), 0, put("Qh"));
    expect([happenedIn(queen), exordia8.phase(queen.round), queen.round.facts.turn]).toEqual([
      ["played", "tookAnotherTurn"],
      "turn",
      0,
    ]);
    expect(after(ended("Qs 9d"), [0, put("Qs")]).facts.top).toMatchObject({
      any: true,
      plain: false,
      demand: false,
    });
    expect(after(ended("Jc 9d"), [0, put("Jc")]).facts.top).toMatchObject({
      colour: "black",
      demand: false,
    });
    expect(
      after(ended("2c 9d", ["3c 6s", "7d"]), [0, put("2c")], [1, put("3c")]).facts.sequent,
    ).toEqual({ suit: "c", next: "4" });
  });

  test("X8-17 an eight as the extra card names a suit anew, with eightOnEight off too, and gives no further card", () => {
    const round = after(ended("8c 9d", ["Kd 6s", "7d"], { options: { eightOnEight: false } }), [
      0,
      put("8c", "d"),
    ]);
    expect(round.facts).toMatchObject({
      turn: 1,
      extra: false,
      top: { card: "8c", suit: "d", demand: true },
    });
  });

  test("X8-17 an eight that ends no sequent gives no further card", () => {
    expect(
      after(laid({ hands: ["8h 5c", "4c"], pile: "7h" }), [0, put("8h", "s")]).facts,
    ).toMatchObject({ extra: false, turn: 1 });
  });

  test("X8-17 C-5 who leaves before the extra card leaves the next player under the named suit", () => {
    expect(after(ended("5c"), [0, leave]).facts).toMatchObject({
      turn: 1,
      extra: false,
      top: { suit: "s", demand: true },
    });
    expect(after(ended("5c", ["Kd 6s", "7d", "9d"]), [2, leave]).facts).toMatchObject({
      turn: 0,
      extra: true,
    });
  });

  test("X8-17 X8-9 with the stock empty the named suit binds nobody", () => {
    const round = after(ended("5c", ["Kd 6s", "7d"], { stock: "" }), [0, decline]);
    expect(legalOf(round)).toEqual(["Kd", "6s", "skip"]);
  });
});
