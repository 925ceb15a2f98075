// Checks that a clause is read in exactly the form that the page fixes, and that every other is
// refused by name.

import { describe, expect, test } from "vitest";
import type { Clause, Expression } from "#shared/games/eights-nomic/clauses/clause.ts";
import { readClause } from "#shared/games/eights-nomic/clauses/form.ts";
import { hostile } from "./hostileClauses.ts";
import { told } from "./told.ts";

const read = (raw: unknown): string => {
  const answer = readClause(raw);
  return answer.ok ? "read" : told(answer.problem);
};
const isTen: Expression = { op: "=", of: [{ get: "card.rank" }, "T"] };
const nots = (deep: number): Expression =>
  deep === 1 ? true : { op: "not", of: [nots(deep - 1)] };
const wide = (parts: number): Expression => ({
  op: "and",
  of: Array.from({ length: parts }, () => true),
});

const good: readonly (readonly [what: string, clause: Clause])[] = [
  ["EN-24 forbid", { do: "forbid", command: "modify", when: true }],
  [
    "EN-24 allow a play that does not match",
    { do: "allow", command: "play", lifts: "match", when: isTen },
  ],
  ["EN-24 allow one more card", { do: "allow", command: "play", lifts: "limit", when: isTen }],
  [
    "EN-24 allow an end with nothing done",
    {
      do: "allow",
      command: "endTurn",
      lifts: "limit",
      when: { op: "=", of: [{ get: "stock" }, 0] },
    },
  ],
  ["EN-24 penalty", { do: "penalty", n: 5, after: "play", when: isTen }],
  ["EN-24 then", { do: "then", effect: { effect: "reverse" }, after: "deckShuffle", when: true }],
  [
    "EN-24 an end for each",
    { do: "endGame", winner: "each", when: { op: ">=", of: [{ get: "each.rules" }, 3] } },
  ],
  [
    "EN-24 an end for the player",
    { do: "endGame", winner: "player", when: { op: "=", of: [{ get: "player.hand" }, 0] } },
  ],
  [
    "EN-24 an end by ranking",
    { do: "endGame", winner: "ranking", when: { op: ">", of: [{ get: "turns" }, 40] } },
  ],
  [
    "EN-25 some inside an end for each",
    {
      do: "endGame",
      winner: "each",
      when: {
        op: "and",
        of: [
          { get: "each.turn" },
          { op: "some", of: [{ op: "=", of: [{ get: "each.hand" }, 0] }] },
        ],
      },
    },
  ],
  [
    "EN-25 texts of 40 characters, in two units each",
    { do: "forbid", command: "play", when: { op: "=", of: ["🂱".repeat(40), ""] } },
  ],
  [
    "EN-25 the largest numbers",
    { do: "forbid", command: "play", when: { op: "<", of: [-9999, 9999] } },
  ],
  [
    "EN-25 in, of truths",
    { do: "forbid", command: "draw", when: { op: "in", of: [{ get: "player.turn" }, true] } },
  ],
  [
    "EN-25 a property of each",
    {
      do: "forbid",
      command: "draw",
      when: { op: "every", of: [{ op: "=", of: [{ property: "Score", of: "each" }, 0] }] },
    },
  ],
  [
    "EN-25 a property by the name of what objects have",
    {
      do: "forbid",
      command: "draw",
      when: { op: "=", of: [{ property: "constructor", of: "game" }, 0] },
    },
  ],
  [
    "EN-26 draw",
    { do: "then", effect: { effect: "draw", who: "next", n: 2 }, after: "play", when: isTen },
  ],
  [
    "EN-26 skip after a draw",
    { do: "then", effect: { effect: "skip" }, after: "draw", when: true },
  ],
  [
    "EN-26 an extra turn",
    { do: "then", effect: { effect: "extraTurn" }, after: "play", when: isTen },
  ],
  [
    "EN-26 set",
    {
      do: "then",
      effect: {
        effect: "set",
        of: "game",
        property: "Zähler 2",
        to: { op: "+", of: [{ property: "Zähler 2", of: "game" }, { get: "card.value" }] },
      },
      after: "play",
      when: true,
    },
  ],
  [
    "EN-26 Pending Rules of a seat",
    {
      do: "then",
      effect: { effect: "set", of: "next", property: "Pending Rules", to: 1 },
      after: "modify",
      when: true,
    },
  ],
  ["EN-27 200 parts", { do: "forbid", command: "play", when: wide(199) }],
  ["EN-27 12 levels", { do: "forbid", command: "play", when: nots(12) }],
];

describe("a clause that has the form", () => {
  test.each(good)("%s is read as it is", (_what, clause) => {
    expect(readClause(JSON.parse(JSON.stringify(clause)))).toEqual({ ok: true, clause });
  });

  test("EN-24 its fields come in one order, whatever order they were sent in", () => {
    const answer = readClause({
      when: { of: [{ get: "top.suit" }, "c"], op: "=" },
      command: "play",
      do: "forbid",
    });
    expect(JSON.stringify(answer.ok && answer.clause)).toBe(
      '{"do":"forbid","command":"play","when":{"op":"=","of":[{"get":"top.suit"},"c"]}}',
    );
  });

  test("EN-25 minus nought is nought", () => {
    const answer = readClause({ do: "forbid", command: "play", when: { op: "=", of: [-0, 0] } });
    expect(answer).toStrictEqual({
      ok: true,
      clause: { do: "forbid", command: "play", when: { op: "=", of: [0, 0] } },
    });
  });
});

describe("EN-27 a clause that has not the form", () => {
  test.each(hostile)("%s", (_what, raw, problem) => {
    expect(read(raw)).toBe(problem);
  });

  test("there are sixty of them at least, no two alike", () => {
    expect(hostile.length).toBeGreaterThanOrEqual(60);
    expect(new Set(hostile.map(([what]) => what)).size).toBe(hostile.length);
  });
});
