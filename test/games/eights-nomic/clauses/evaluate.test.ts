// Checks what a clause evaluates to, on which facts, and what it says where there is no result.

import { describe, expect, test } from "vitest";
import type { Clause, Expression } from "#shared/games/eights-nomic/clauses/clause.ts";
import {
  consequenceOf,
  evaluate,
  tryClause,
  winnersOf,
} from "#shared/games/eights-nomic/clauses/evaluate.ts";
import { factsOf, type LaidFacts } from "./laidFacts.ts";
import { told } from "./told.ts";

const op = (name: string, ...of: unknown[]): Expression => ({ op: name, of }) as Expression;
const get = (field: string): Expression => ({ get: field }) as Expression;
const of = (who: string, property: string): Expression => ({ property, of: who }) as Expression;

/** What comes out, or in words why nothing does. */
function given(expression: Expression, facts: Partial<LaidFacts> = {}): unknown {
  const found = evaluate(expression, factsOf(facts));
  return found.ok ? found.value : told(found.problem);
}

describe("EN-25 the facts", () => {
  const played = { card: "Qh", top: "Ts" } as const;
  test.each([
    ["card.rank", "Q"],
    ["card.suit", "h"],
    ["card.colour", "red"],
    ["card.value", 12],
    ["top.rank", "T"],
    ["top.suit", "s"],
    ["top.colour", "black"],
    ["top.value", 10],
    ["stock", 60],
    ["pile", 5],
    ["players", 3],
    ["rules", 16],
    ["turns", 4],
    ["player.hand", 1],
    ["player.rules", 2],
    ["player.pending", 3],
    ["player.played", 1],
    ["player.drew", 0],
    ["player.turn", true],
    ["next.hand", 8],
    ["next.turn", false],
  ])("%s", (field, value) => {
    expect(
      given(get(field), {
        ...played,
        seats: { 0: { hand: 1, rules: 2, pending: 3, played: 1, turn: true } },
      }),
    ).toBe(value);
  });

  test("EN-25 an ace is worth 1, a king 13; clubs and spades are black, diamonds and hearts red", () => {
    expect(
      (["Ac", "2d", "9h", "Ts", "Jc", "Kd"] as const).map((card) => [
        given(get("card.value"), { card }),
        given(get("card.colour"), { card }),
      ]),
    ).toEqual([
      [1, "black"],
      [2, "red"],
      [9, "red"],
      [10, "black"],
      [11, "black"],
      [13, "red"],
    ]);
  });

  test("EN-25 a property is the game's, or of whom it is asked; 0 where it was never set, whatever its name", () => {
    const properties = { game: { Score: 5 }, 1: { Score: 7 } };
    expect(
      ["game", "player", "next"].map((who) => given(of(who, "Score"), { properties })),
    ).toEqual([5, 0, 7]);
    expect(
      ["constructor", "toString", "valueOf"].map((name) => given(of("game", name), { properties })),
    ).toEqual([0, 0, 0]);
    expect(given(op("count", op("=", of("each", "Score"), 7)), { properties })).toBe(1);
  });
});

describe("EN-25 the operations", () => {
  test.each<readonly [string, Expression, unknown]>([
    ["and", op("and", true, true, true), true],
    ["and, one false", op("and", true, false, true), false],
    ["or", op("or", false, true), true],
    ["or, all false", op("or", false, false), false],
    ["not", op("not", true), false],
    ["= of numbers", op("=", 3, 3), true],
    ["= of texts", op("=", "T", "t"), false],
    ["= of truths", op("=", false, false), true],
    ["!=", op("!=", 3, 3), false],
    ["in", op("in", "T", "8", "T"), true],
    ["not in", op("in", "T", "8", "9"), false],
    ["<", op("<", 2, 2), false],
    ["<=", op("<=", 2, 2), true],
    [">", op(">", 3, 2), true],
    [">=", op(">=", 1, 2), false],
    ["+", op("+", 1, 2, 3), 6],
    ["*", op("*", 2, 3, -4), -24],
    ["-", op("-", 2, 5), -3],
    ["div rounds down", op("div", 7, 2), 3],
    ["div rounds down below nought", op("div", -7, 2), -4],
    ["div by less than nought", op("div", 7, -2), -4],
    ["mod", op("mod", 7, 3), 1],
    ["mod goes with the divisor", op("mod", -7, 3), 2],
    ["mod by less than nought", op("mod", 7, -3), -2],
    ["some", op("some", op("=", get("each.hand"), 1)), true],
    ["every", op("every", op("=", get("each.hand"), 1)), false],
    ["count", op("count", op(">", get("each.hand"), 1)), 2],
    ["every, of nobody else", op("every", op(">", get("each.hand"), 0)), true],
  ])("%s", (_what, expression, value) => {
    expect(given(expression, { seats: { 2: { hand: 1 } } })).toBe(value);
  });

  test("EN-25 only active seats are asked", () => {
    expect(given(op("count", op(">=", get("each.hand"), 0)), { active: [0, 2] })).toBe(2);
    expect(given(op("some", get("each.turn")), { active: [1, 2] })).toBe(false);
  });

  test('EN-25 "and" and "or" go no further than what decides; all others look at every part', () => {
    const broken = op("=", op("div", 1, 0), 1);
    expect(given(op("and", false, broken))).toBe(false);
    expect(given(op("or", true, broken))).toBe(true);
    expect(given(op("and", true, broken))).toBe('"div" by 0 isn’t possible');
    expect(given(op("in", 1, 1, op("div", 1, 0)))).toBe('"div" by 0 isn’t possible');
    expect(
      given(op("some", op("=", op("div", 8, op("-", get("each.hand"), 8)), -8)), {
        seats: { 0: { hand: 7 } },
      }),
    ).toBe('"div" by 0 isn’t possible');
  });

  test("EN-28 what is known of a seat is asked for once, however often a clause speaks of it", () => {
    const facts = factsOf();
    const askedFor: number[] = [];
    const counted = { ...facts, of: (seat: number) => (askedFor.push(seat), facts.of(seat)) };
    const often = op(
      "every",
      op(
        "and",
        ...Array.from({ length: 60 }, () => op(">=", get("each.hand"), get("player.rules"))),
      ),
    );
    expect(evaluate(often, counted)).toEqual({ ok: true, value: true });
    expect(askedFor.toSorted()).toEqual([0, 1, 2]);
  });

  test("EN-25 minus nought is nought", () => {
    expect(given(op("*", -1, 0))).toBe(0);
    expect(Object.is(given(op("mod", -4, 2)), 0)).toBe(true);
  });
});

describe("EN-28 what fails at run time", () => {
  test.each<readonly [string, Expression, Partial<LaidFacts>, string]>([
    ["top on an empty pile", op("=", get("top.suit"), "c"), { top: null }, "the pile is empty"],
    ["a card where none is played", op("=", get("card.suit"), "c"), {}, "no card is played"],
    [
      "a joker's rank, in a deck of one's own",
      get("card.rank"),
      { card: "Jk" },
      "a joker has no rank",
    ],
    ["div by 0", op("div", get("stock"), get("player.pending")), {}, '"div" by 0 isn’t possible'],
    ["mod by 0", op("mod", 3, op("-", 1, 1)), {}, '"mod" by 0 isn’t possible'],
    ["10000", op("+", 9999, 1), {}, "the result is beyond ±9,999"],
    ["-10000", op("-", -9999, 1), {}, "the result is beyond ±9,999"],
    [
      "a product beyond all numbers",
      op("*", ...Array.from({ length: 150 }, () => 9999)),
      {},
      "the result is beyond ±9,999",
    ],
    ["a fact beyond", get("turns"), { turns: 10_000 }, "the result is beyond ±9,999"],
    [
      "a property beyond",
      of("game", "Score"),
      { properties: { game: { Score: 1e9 } } },
      "the result is beyond ±9,999",
    ],
    [
      "a property that is no number",
      of("game", "Score"),
      { properties: { game: { Score: NaN } } },
      "the result is beyond ±9,999",
    ],
  ])("%s", (_what, expression, facts, problem) => {
    expect(given(expression, facts)).toBe(problem);
  });

  test("EN-28 what is reckoned on the way counts, the sum of many parts as a whole", () => {
    expect(given(op("-", op("+", 9999, 1), 1))).toBe("the result is beyond ±9,999");
    expect(given(op("+", 9999, 1, -1))).toBe(9999);
    expect(given(op("*", 9999, 9999, 0))).toBe(0);
  });
});

const happens = (clause: Clause, facts: Partial<LaidFacts> = {}): unknown => {
  const found =
    clause.do === "then"
      ? consequenceOf(clause, factsOf(facts))
      : clause.do === "endGame"
        ? winnersOf(clause, factsOf(facts))
        : null;
  return found && (found.ok ? found.value : told(found.problem));
};

describe("EN-26 effects", () => {
  const after = { do: "then", after: "play", when: true } as const;
  test("name who and how much now", () => {
    expect(
      happens({ ...after, effect: { effect: "draw", who: "next", n: 2 } }, { next: 2 }),
    ).toEqual({ effect: "draw", seat: 2, n: 2 });
    expect(
      happens({ ...after, effect: { effect: "draw", who: "player", n: 1 } }, { player: 1 }),
    ).toEqual({ effect: "draw", seat: 1, n: 1 });
    expect(
      happens(
        {
          ...after,
          effect: {
            effect: "set",
            of: "player",
            property: "Score",
            to: op("+", of("player", "Score"), get("card.value")),
          },
        },
        { card: "Kd", properties: { 0: { Score: 4 } } },
      ),
    ).toEqual({ effect: "set", of: 0, property: "Score", to: 17 });
    expect(
      happens({ ...after, effect: { effect: "set", of: "game", property: "Score", to: 1 } }),
    ).toEqual({ effect: "set", of: "game", property: "Score", to: 1 });
    for (const effect of ["reverse", "skip", "extraTurn"] as const)
      expect(happens({ ...after, effect: { effect } })).toEqual({ effect });
  });

  test("EN-28 do not come where the condition does not hold, and what they would set is not reckoned then", () => {
    const halved: Clause = {
      ...after,
      when: op("!=", get("player.pending"), 0),
      effect: {
        effect: "set",
        of: "game",
        property: "Half",
        to: op("div", 8, get("player.pending")),
      },
    };
    expect(happens(halved)).toBe(null);
    expect(happens(halved, { seats: { 0: { pending: 2 } } })).toEqual({
      effect: "set",
      of: "game",
      property: "Half",
      to: 4,
    });
    expect(happens({ ...halved, when: true })).toBe('"div" by 0 isn’t possible');
    expect(happens({ ...halved, when: op("=", get("top.rank"), "A") }, { top: null })).toBe(
      "the pile is empty",
    );
  });
});

describe("EN-24 an end of the game", () => {
  const three = op(">=", get("each.rules"), 3);
  test("for each has for winners all of whom the condition holds, and goes on where it is nobody", () => {
    expect(happens({ do: "endGame", winner: "each", when: three })).toBe(null);
    expect(
      happens(
        { do: "endGame", winner: "each", when: three },
        { seats: { 0: { rules: 3 }, 2: { rules: 4 } } },
      ),
    ).toEqual([0, 2]);
    expect(
      happens(
        { do: "endGame", winner: "each", when: three },
        { active: [1], seats: { 0: { rules: 3 } } },
      ),
    ).toBe(null);
  });

  test("for the player or by ranking asks once", () => {
    const empty = op("=", get("player.hand"), 0);
    expect(happens({ do: "endGame", winner: "player", when: empty })).toBe(null);
    expect(
      happens(
        { do: "endGame", winner: "player", when: empty },
        { player: 2, seats: { 2: { hand: 0 } } },
      ),
    ).toEqual([2]);
    expect(happens({ do: "endGame", winner: "ranking", when: op(">", get("turns"), 3) })).toBe(
      "ranking",
    );
  });

  test("EN-28 fails as a whole where it fails for one", () => {
    const shared: Clause = {
      do: "endGame",
      winner: "each",
      when: op("=", op("div", 8, get("each.pending")), 8),
    };
    expect(happens(shared, { seats: { 0: { pending: 1 }, 1: { pending: 1 } } })).toBe(
      '"div" by 0 isn’t possible',
    );
    expect(
      happens(
        { do: "endGame", winner: "player", when: op("=", get("top.rank"), "8") },
        { top: null },
      ),
    ).toBe("the pile is empty");
  });
});

test("EN-27 a clause is tried on the present state as it would run in the game", () => {
  const tried = (clause: Clause, facts: Partial<LaidFacts> = {}): string | null => {
    const problem = tryClause(clause, factsOf(facts));
    return problem && told(problem);
  };
  const onTop = { card: "7c", top: "7c" } as const;
  expect(
    tried(
      { do: "forbid", command: "play", when: op("=", get("card.rank"), get("top.rank")) },
      onTop,
    ),
  ).toBe(null);
  expect(
    tried(
      { do: "forbid", command: "play", when: op("=", get("card.rank"), "8") },
      { card: null, top: null },
    ),
  ).toBe("no card is played");
  expect(
    tried({ do: "penalty", n: 1, after: "draw", when: op("=", op("mod", get("stock"), 0), 0) }),
  ).toBe('"mod" by 0 isn’t possible');
  expect(
    tried({
      do: "then",
      effect: { effect: "set", of: "game", property: "A", to: op("*", get("stock"), 999) },
      after: "draw",
      when: true,
    }),
  ).toBe("the result is beyond ±9,999");
  expect(
    tried({ do: "endGame", winner: "each", when: op("=", op("div", 1, get("each.pending")), 1) }),
  ).toBe('"div" by 0 isn’t possible');
});
