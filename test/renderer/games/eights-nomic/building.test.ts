// Checks that every clause can be put together from blocks, and nothing that is not a clause.

import { describe, expect, test } from "vitest";
import { DiceReader, newDice } from "#shared/chance/dice.ts";
import {
  beginBuilding,
  blockOf,
  clauseIn,
  fittingsAt,
  growAt,
  missingIn,
  putInto,
  takeFrom,
  typeInto,
  type Block,
  type Building,
} from "#renderer/games/eights-nomic/building.ts";
import {
  commands,
  fields,
  forms,
  operators,
  type Clause,
  type Expression,
} from "#shared/games/eights-nomic/clauses/clause.ts";
import { readClause } from "#shared/games/eights-nomic/clauses/form.ts";
import type { Said } from "#shared/text/said.ts";
import { sweep } from "#test/support/sweep.ts";
import { oneOf, randomClause } from "#test/games/eights-nomic/clauses/randomClauses.ts";
import { told } from "#test/games/eights-nomic/clauses/told.ts";

const op = (name: string, ...of: unknown[]): Expression => ({ op: name, of }) as Expression;
const get = (field: string): Expression => ({ get: field }) as Expression;
const ids = (building: Building, path: string): readonly string[] =>
  fittingsAt(building, path).map(({ id }) => id);
const missing = (building: Building): readonly string[] =>
  missingIn(building).map(({ path, said }) => `${path}: ${told(said)}`);
/** Choices one after the other, each into its place. */
const built = (...puts: readonly (readonly [path: string, id: string])[]): Building =>
  puts.reduce((building, [path, id]) => putInto(building, path, id), beginBuilding(null));
const blocksIn = (block: Block): readonly Block[] => [block, ...block.parts.flatMap(blocksIn)];

describe("EN-7 a clause is put together", () => {
  test("from nothing, told at each step what is still missing", () => {
    let building = beginBuilding(null);
    expect(missing(building)).toEqual([": What the rule does: nothing chosen yet"]);
    expect(ids(building, "")).toEqual(forms);
    building = putInto(building, "", "then");
    expect(missing(building)).toEqual([
      "0: Which move: nothing chosen yet",
      "1: When: nothing chosen yet",
      "2: What happens: nothing chosen yet",
    ]);
    building = putInto(building, "0", "play");
    building = putInto(building, "1", "op:=");
    building = putInto(building, "1.0", "get:card.rank");
    building = putInto(building, "1.1", "text:J");
    expect(clauseIn(building)).toBe(null);
    building = putInto(building, "2", "skip");
    expect(missing(building)).toEqual([]);
    expect(clauseIn(building)).toEqual({
      do: "then",
      effect: { effect: "skip" },
      after: "play",
      when: op("=", get("card.rank"), "J"),
    });
  });

  test("with numbers and names typed into it, and what is wrong with them told beside", () => {
    let building = built(
      ["", "then"],
      ["0", "draw"],
      ["1", "true"],
      ["2", "set"],
      ["2.0", "game"],
      ["2.2", "op:+"],
      ["2.2.0", "property"],
      ["2.2.0.0", "game"],
      ["2.2.1", "number"],
    );
    expect(missing(building)).toEqual([
      "2.1: Its name: a property’s name must be 1 to 20 letters, digits and spaces",
      "2.2.0.1: Its name: a property’s name must be 1 to 20 letters, digits and spaces",
    ]);
    building = typeInto(
      typeInto(typeInto(building, "2.1", "Pending Rules"), "2.2.0.1", "Turn Cycle"),
      "2.2.1",
      "10000",
    );
    expect(missing(building)).toEqual([
      '2.1: Its name: "Pending Rules" is a property of players, not of the game',
      '2.2.0.1: Its name: a clause can’t use the property "Turn Cycle"',
      "2.2.1: Part: this must be a whole number from −9,999 to 9,999",
    ]);
    building = typeInto(
      typeInto(typeInto(building, "2.1", "Score"), "2.2.0.1", "Score"),
      "2.2.1",
      " −12 ",
    );
    expect(clauseIn(building)).toEqual({
      do: "then",
      effect: {
        effect: "set",
        of: "game",
        property: "Score",
        to: op("+", { property: "Score", of: "game" }, -12),
      },
      after: "draw",
      when: true,
    });
    for (const wrong of ["", "1.5", "three", "1e3", "0x1", "--1"])
      expect(missing(typeInto(building, "2.2.1", wrong))).toHaveLength(1);
    expect(typeInto(building, "0", "play")).toBe(building);
  });

  test("a penalty begins with one card, and takes one to five", () => {
    const building = built(["", "penalty"], ["0", "endTurn"], ["1", "true"]);
    expect(clauseIn(building)).toEqual({ do: "penalty", n: 1, after: "endTurn", when: true });
    expect(clauseIn(typeInto(building, "2", "5"))).toEqual({
      do: "penalty",
      n: 5,
      after: "endTurn",
      when: true,
    });
    expect(missing(typeInto(building, "2", "6"))).toEqual([
      "2: How many cards: this must be a whole number from 1 to 5",
    ]);
  });
});

describe("EN-25 only what fits is offered", () => {
  test("as a condition: what is true or false", () => {
    const offered = ids(built(["", "forbid"], ["0", "draw"]), "1");
    expect(offered).toEqual([
      "get:player.turn",
      "get:next.turn",
      "true",
      "false",
      "op:and",
      "op:or",
      "op:not",
      "op:=",
      "op:!=",
      "op:in",
      "op:<",
      "op:<=",
      "op:>",
      "op:>=",
      "op:some",
      "op:every",
    ]);
  });

  test("the card where the command is a play, each where each is asked", () => {
    const of = (command: string): readonly string[] =>
      ids(built(["", "forbid"], ["0", command], ["1", "op:="]), "1.0");
    expect(of("play")).toContain("get:card.rank");
    for (const command of commands.filter((one) => one !== "play"))
      expect(of(command)).not.toContain("get:card.rank");
    expect(of("play")).not.toContain("get:each.hand");
    const asked = built(["", "forbid"], ["0", "draw"], ["1", "op:some"], ["1.0", "op:<"]);
    expect(ids(asked, "1.0.0")).toContain("get:each.hand");
    expect(ids(asked, "1.0.0")).not.toContain("op:count");
    const ending = (winner: string): readonly string[] =>
      ids(built(["", "endGame"], ["0", winner], ["1", "op:<"]), "1.0");
    expect(ending("each")).toContain("get:each.rules");
    expect(ending("each")).toContain("op:count");
    expect(ending("player")).not.toContain("get:each.rules");
  });

  test("beside a rank, ranks; beside a number, numbers", () => {
    const beside = (field: string): readonly string[] =>
      ids(
        built(["", "forbid"], ["0", "play"], ["1", "op:="], ["1.0", `get:${field}`]),
        "1.1",
      ).filter((id) => id.startsWith("text:") || id === "number" || id === "true");
    expect(beside("card.suit")).toEqual(["text:c", "text:d", "text:h", "text:s"]);
    expect(beside("top.colour")).toEqual(["text:red", "text:black"]);
    expect(beside("card.rank")).toHaveLength(13);
    expect(beside("stock")).toEqual(["number"]);
    expect(beside("next.turn")).toEqual(["true"]);
  });

  test("EN-24 EN-26 a limit can only be lifted for three commands, a match of plays, and a skip comes after plays and draws", () => {
    expect(ids(built(["", "allow"]), "0")).toEqual(["play", "draw", "endTurn"]);
    expect(ids(built(["", "allow"], ["0", "draw"]), "1")).toEqual(["limit"]);
    expect(ids(built(["", "then"], ["0", "modify"]), "2")).toEqual(["draw", "reverse", "set"]);
    expect(ids(built(["", "then"], ["0", "draw"], ["2", "set"]), "2.0")).toEqual([
      "game",
      "player",
      "next",
    ]);
  });

  test("what is not offered changes nothing", () => {
    const building = built(["", "forbid"], ["0", "draw"], ["1", "op:="]);
    for (const [path, id] of [
      ["1.0", "get:card.rank"],
      ["1.0", "constructor"],
      ["1.0", "op:__proto__"],
      ["1.0", "get:toString"],
      ["7", "draw"],
      ["1.0.0", "number"],
      ["", "eval"],
      ["0", "leave"],
    ] as const) {
      expect(putInto(building, path, id), `${id} at ${path}`).toBe(building);
    }
    for (const path of ["9", "1.9", "x", "1.constructor", "-1"])
      expect([
        takeFrom(building, path),
        growAt(building, path),
        typeInto(building, path, "1"),
        fittingsAt(building, path),
      ]).toEqual([building, building, building, []]);
  });

  test("EN-27 nothing that would be too deep or too large", () => {
    let deep = built(["", "forbid"], ["0", "play"]);
    let path = "1";
    for (let level = 1; level < 12; level += 1) {
      deep = putInto(deep, path, "op:not");
      path += ".0";
    }
    expect(ids(deep, path)).toEqual(["get:player.turn", "get:next.turn", "true", "false"]);
    expect(ids(deep, "1")).not.toContain("op:and");
    const wide: Clause = {
      do: "forbid",
      command: "play",
      when: op("and", ...Array.from({ length: 198 }, () => true)),
    };
    const full = growAt(beginBuilding(wide), "1");
    expect(blockOf(full).parts[1]?.grows).toBe(false);
    expect(growAt(full, "1")).toBe(full);
    expect(ids(full, "1.198")).toEqual(["get:player.turn", "get:next.turn", "true", "false"]);
    expect(clauseIn(putInto(full, "1.198", "true"))).toEqual({
      ...wide,
      when: op("and", ...Array.from({ length: 199 }, () => true)),
    });
  });
});

describe("what stood in a place", () => {
  const tens: Clause = { do: "forbid", command: "play", when: op("=", get("card.rank"), "T") };
  test("goes into what is put there", () => {
    expect(clauseIn(putInto(beginBuilding(tens), "1", "op:not"))).toEqual({
      ...tens,
      when: op("not", tens.when),
    });
    expect(clauseIn(putInto(beginBuilding(tens), "1", "op:!="))).toEqual({
      ...tens,
      when: op("!=", get("card.rank"), "T"),
    });
    const both = putInto(putInto(beginBuilding(tens), "1", "op:and"), "1.1", "get:next.turn");
    expect(clauseIn(both)).toEqual({ ...tens, when: op("and", tens.when, get("next.turn")) });
    expect(clauseIn(putInto(both, "1", "op:or"))).toEqual({
      ...tens,
      when: op("or", tens.when, get("next.turn")),
    });
    expect(clauseIn(putInto(both, "1", "op:every"))).toEqual({
      ...tens,
      when: op("every", op("and", tens.when, get("next.turn"))),
    });
    expect(clauseIn(putInto(beginBuilding(tens), "1", "op:<"))).toBe(null);
  });

  test("stays where the rule is to do something else with it", () => {
    expect(clauseIn(putInto(beginBuilding(tens), "", "penalty"))).toEqual({
      do: "penalty",
      n: 1,
      after: "play",
      when: tens.when,
    });
    expect(missing(putInto(beginBuilding(tens), "", "allow"))).toEqual([
      "1: What is lifted: nothing chosen yet",
    ]);
    expect(
      clauseIn(
        putInto(putInto(putInto(beginBuilding(tens), "", "allow"), "1", "match"), "", "forbid"),
      ),
    ).toEqual(tens);
  });

  test("goes where it does not fit any more: the card of no play, each of nobody, a number beside a rank", () => {
    expect(missing(putInto(beginBuilding(tens), "0", "draw"))).toEqual([
      "1.0: This: nothing chosen yet",
    ]);
    expect(missing(putInto(beginBuilding(tens), "1.0", "get:stock"))).toEqual([
      "1.1: That: nothing chosen yet",
    ]);
    const three: Clause = { do: "endGame", winner: "each", when: op(">=", get("each.rules"), 3) };
    expect(missing(putInto(beginBuilding(three), "0", "ranking"))).toEqual([
      "1.0: This: nothing chosen yet",
    ]);
    const skip: Clause = { do: "then", effect: { effect: "skip" }, after: "play", when: true };
    expect(missing(putInto(beginBuilding(skip), "0", "modify"))).toEqual([
      "2: What happens: nothing chosen yet",
    ]);
  });

  test("may be taken out, and leaves a hole only where something must stand", () => {
    const of = beginBuilding({ ...tens, when: op("or", true, get("next.turn"), false) });
    expect(clauseIn(takeFrom(of, "1.1"))).toEqual({ ...tens, when: op("or", true, false) });
    expect(blockOf(of).parts[1]?.parts.map(({ goes }) => goes)).toEqual([true, true, true]);
    expect(missing(takeFrom(takeFrom(of, "1.1"), "1.1"))).toEqual([
      "1.1: Part: nothing chosen yet",
    ]);
    expect(missing(takeFrom(of, "1"))).toEqual(["1: When: nothing chosen yet"]);
    expect(takeFrom(of, "")).toEqual(beginBuilding(null));
    expect(missing(growAt(of, "1"))).toEqual(["1.3: Part: nothing chosen yet"]);
  });
});

const walks = sweep(50, 10_000);
test(`EN-7 EN-24 EN-25 along ${walks} random walks every building is whole or says what is missing, and every choice that is offered is taken`, () => {
  const dice = new DiceReader(newDice("building"));
  let whole = 0;
  for (let walk = 0; walk < walks; walk += 1) {
    let building = dice.below(3) > 0 ? beginBuilding(null) : beginBuilding(randomClause(dice, 30));
    for (let step = 0; step < 25; step += 1) {
      building = stepped(building, dice);
      const clause = clauseIn(building);
      expect(clause === null).toBe(missingIn(building).length > 0);
      if (clause === null) continue;
      whole += 1;
      expect(readClause(clause)).toEqual({ ok: true, clause });
    }
  }
  expect(whole).toBeGreaterThan(walks);
});

/** A test of thousands of sentences has no time for as many expectations. */
function isSaid(said: Said): void {
  if (/eights-nomic|undefined/.test(told(said))) throw new Error(`not said: ${told(said)}`);
}

/** Mostly a hole is filled; else something is changed, taken out, added or typed. */
function stepped(building: Building, dice: DiceReader): Building {
  const all = blocksIn(blockOf(building));
  for (const { place, words, problem } of all)
    [place, words, problem].forEach((said) => said && isSaid(said));
  const holes = all.filter(({ words }) => words === null);
  const block = oneOf(dice, holes.length > 0 && dice.below(4) > 0 ? holes : all);
  if (block.entry && dice.below(2) === 0)
    return typeInto(
      building,
      block.path,
      oneOf(dice, ["1", "5", "−3", "Score", "Pending Rules", "", "99999"]),
    );
  if (dice.below(6) === 0)
    return block.grows ? growAt(building, block.path) : takeFrom(building, block.path);
  const fittings = fittingsAt(building, block.path);
  if (block.entry?.kind === "name" || (block.words !== null && fittings.length === 0))
    return building;
  if (block.entry === null) expect(fittings.length).toBeGreaterThan(0);
  if (fittings.length === 0) return building;
  const { id, words, group } = oneOf(dice, fittings);
  [words, group].forEach(isSaid);
  const next = putInto(building, block.path, id);
  expect(
    blocksIn(blockOf(next)).find(({ path }) => path === block.path)?.words,
    `${id} at ${block.path}`,
  ).toEqual(words);
  return next;
}

const clauses = sweep(400, 50_000);
test(`EN-7 ${clauses} random clauses come back from their blocks as they were`, () => {
  const dice = new DiceReader(newDice("blocks"));
  for (let one = 0; one < clauses; one += 1) {
    const clause = randomClause(dice);
    expect(clauseIn(beginBuilding(clause))).toEqual(clause);
  }
});

test("everything that a clause may be made of can be chosen somewhere", () => {
  const numbers = built(["", "penalty"], ["0", "play"], ["1", "op:some"], ["1.0", "op:="]);
  const offered = new Set([
    ...ids(numbers, "1.0.0"),
    ...ids(numbers, "1"),
    ...ids(built(["", "penalty"], ["0", "play"], ["1", "op:<"]), "1.0"),
  ]);
  for (const field of fields.keys()) expect(offered).toContain(`get:${field}`);
  for (const operator of operators.keys()) expect(offered).toContain(`op:${operator}`);
});
