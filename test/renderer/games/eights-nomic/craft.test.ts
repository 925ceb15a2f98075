// Checks that the rules of Eights Nomic are worded, judged and offered as the host would do it
// (EN-2, EN-7, EN-27).

import { describe, expect, test } from "vitest";
import {
  areEquivalent,
  bookText,
  clauseWords,
  problemsOf,
  readRules,
  templates,
} from "#renderer/games/eights-nomic/craft.ts";
import {
  beginBuilding,
  blockOf,
  clauseIn,
  missingIn,
  putInto,
  typeInto,
  type Block,
  type Building,
} from "#renderer/games/eights-nomic/building.ts";
import type { Wording } from "#renderer/games/eights-nomic/ruleBook/bookDesk.ts";
import { textDiff } from "#renderer/games/eights-nomic/ruleBook/Compared.tsx";
import { rulesTouchedBy } from "#renderer/games/eights-nomic/ruleBook/RuleBook.tsx";
import { sentence } from "#renderer/text/text.ts";
import { View } from "#shared/contract/view.ts";
import type { Clause } from "#shared/games/eights-nomic/clauses/clause.ts";
import { eightsNomic } from "#shared/games/eights-nomic/index.ts";
import { asNomic, startingRules, type NomicSeen } from "#shared/games/eights-nomic/seen.ts";
import type { Modify, NomicRound, Rule } from "#shared/games/eights-nomic/types.ts";
import { laid, withPending } from "#test/games/eights-nomic/moment.ts";
import { template } from "./ruleBook/laidBook.ts";

const seenBy = (round: NomicRound): NomicSeen =>
  asNomic(View.of(eightsNomic, { round, happened: [] }, 0).seen);
const round = withPending(laid(["8s 3c 9h", "2c 3d"], { pile: "6c 6h" }), 1, 0);
const made = (id: string): Modify & { readonly clause: Clause | null } => ({
  type: "modify",
  rule: "NullRule",
  ...template(id).make(template(id).first),
});

describe("EN-7 ready rules", () => {
  test("are at least 25, each with a name, a text and slots in words", () => {
    const all = templates();
    expect(all.length).toBeGreaterThanOrEqual(25);
    const said = all.flatMap(({ group, name, about, slots }) => [
      group,
      name,
      about,
      ...slots.map(({ label }) => label),
      ...slots.flatMap((slot) => slot.options.map(({ label }) => label)),
    ]);
    expect(said.filter((words) => words === "" || words.includes("eights-nomic"))).toEqual([]);
  });

  test("EN-27 can be proposed with one press, as they come", () => {
    expect(
      templates().flatMap(({ id }) =>
        Object.entries(problemsOf(seenBy(round), made(id))).map(
          ([place, words]) => `${id} ${place}: ${words}`,
        ),
      ),
    ).toEqual([]);
  });

  test("the host takes each of them", () => {
    const refused = templates().flatMap(({ id }) => {
      const outcome = eightsNomic.apply(round, 0, made(id));
      return outcome.ok ? [] : [`${id}: ${outcome.error.key}`];
    });
    expect(refused).toEqual([]);
  });
});

describe("what is wrong with a proposal", () => {
  const wrong = (to: Partial<Wording>, rule = "NullRule") =>
    problemsOf(seenBy(round), {
      type: "modify",
      rule,
      name: "Hats",
      text: "Hats off.",
      clause: null,
      ...to,
    });

  test("EN-2 stands beside its name and its text, both at once", () => {
    expect(wrong({})).toEqual({});
    expect(wrong({ name: "", text: "" })).toEqual({
      name: "A rule’s name must have 1 to 40 characters. Change the name.",
      text: "A rule’s text must have 1 to 2000 characters. Change the text.",
    });
    expect(wrong({ name: "t u r n s" })).toEqual({
      name: "There’s already a rule called “Turns”. Choose another name.",
    });
    expect(wrong({ text: "This rule says NOTHING" })).toEqual({
      text: "NullRule always says nothing. Write a text for your new rule.",
    });
    expect(wrong({}, "Hats")).toEqual({
      rule: "No rule called “Hats” is in force. Choose one that is.",
    });
  });

  test("EN-7 EN-27 beside a clause that is none, or fails as things stand", () => {
    expect(wrong({ clause: { do: "forbid", command: "play", when: 3 } }).clause).toMatch(
      /^The table can’t enforce this clause: when: this must be true or false/,
    );
    expect(
      wrong({
        clause: {
          do: "forbid",
          command: "play",
          when: { op: "=", of: [{ op: "div", of: [1, 0] }, 1] },
        },
      }).clause,
    ).toBe('The clause fails when tried on the table as it is now: "div" by 0 isn’t possible');
  });
});

test("EN-7 a clause is said in words, and texts are compared word by word", () => {
  expect(clauseWords(made("rankSkips").clause)).toBe(
    "When a jack is played, the next player is skipped.",
  );
  expect(
    textDiff("Twos draw one card.", "Twos draw two cards.")
      .filter(({ kind }) => kind !== "same")
      .map(({ kind, words }) => `${kind} ${words.trim()}`),
  ).toEqual(["removed one", "inserted two", "removed card", "inserted cards"]);
  expect(areEquivalent("Wild Tens", "wild-tens")).toBe(true);
});

test("rules that touch the card at hand: those whose condition it would fulfil, and the Eight of Spades' own", () => {
  const ruled = (name: string, clause: Clause | null): Rule => ({
    name,
    text: name,
    clause,
    owner: 0,
    version: 1,
  });
  const rules = [
    ...startingRules,
    ruled("Skip", template("rankSkips").make({ rank: "9" }).clause),
    ruled("Open", template("openRank").make({ rank: "6" }).clause),
    ruled("Draws", template("handLimit").make({ number: 1 }).clause),
  ];
  const touched = (card: "9h" | "3c" | "8s" | "8c", of = round): readonly string[] => [
    ...rulesTouchedBy(seenBy({ ...of, facts: { ...of.facts, rules } }), card),
  ];
  expect([touched("9h"), touched("3c")]).toEqual([["Skip", "Open"], ["Open"]]);
  expect([touched("8s"), touched("8c")]).toEqual([["Open", "EightOfSpades"], ["Open"]]);
  const eight = startingRules.find(({ name }) => name === "EightOfSpades")!;
  const changed = [{ seat: 0, turn: 1, from: eight, to: ruled("EightOfSpades", null) }];
  expect(touched("8s", { ...round, facts: { ...round.facts, history: changed } })).toEqual([
    "Open",
  ]);
});

describe("EN-7 a clause put together from blocks", () => {
  test("begins as a hole, says what is missing, and comes to the same clause as its template", () => {
    const fill = (
      building: Building,
      ...steps: readonly (readonly [path: string, fitting: string])[]
    ): Building => steps.reduce((now, [path, fitting]) => putInto(now, path, fitting), building);
    const begun = beginBuilding(null);
    expect(blockOf(begun)).toMatchObject({ path: "", words: null, parts: [] });
    expect(missingIn(begun)).toHaveLength(1);
    const built = fill(
      begun,
      ["", "then"],
      ["0", "play"],
      ["1", "op:="],
      ["1.0", "get:card.rank"],
      ["1.1", "text:J"],
      ["2", "skip"],
    );
    expect(missingIn(built)).toEqual([]);
    expect(clauseIn(built)).toEqual(made("rankSkips").clause);
  });

  test("shows every ready rule as blocks, each in words", () => {
    const said = (block: Block): readonly (string | null)[] => [
      sentence(block.place),
      block.words && sentence(block.words),
      ...block.parts.flatMap(said),
    ];
    for (const { id } of templates()) {
      const { clause } = made(id);
      if (clause === null) continue;
      const building = beginBuilding(clause);
      expect(clauseIn(building), id).toEqual(clause);
      expect(
        said(blockOf(building)).filter(
          (words) => words === null || words === "" || words.includes("eights-nomic"),
        ),
        id,
      ).toEqual([]);
    }
  });

  test("says beside a number what is wrong with it, and is no clause until that is mended", () => {
    const building = beginBuilding(made("rankDraws").clause);
    const count = "2.1";
    const wrong = typeInto(building, count, "9");
    const at = (block: Block): Block =>
      block.path === count ? block : at(block.parts.find(({ path }) => count.startsWith(path))!);
    const { entry, problem } = at(blockOf(wrong));
    expect(entry).toMatchObject({ kind: "number", least: 1, most: 5, value: "9" });
    expect(problem && sentence(problem)).toBe("this must be a whole number from 1 to 5");
    expect([clauseIn(wrong), missingIn(wrong).length]).toEqual([null, 1]);
    expect(clauseIn(typeInto(wrong, count, "3"))).toMatchObject({
      effect: { n: 3 },
    });
  });
});

describe("EN-4 a rule book in a file", () => {
  const asked = (text: string) => {
    const read = readRules(text);
    return read.ok ? read.book : { problem: sentence(read.problem) };
  };

  test("is read as it was written", () => {
    const { type, rule, ...wording } = made("rankSkips");
    const changed = eightsNomic.apply(round, 0, { type, rule, ...wording });
    if (!changed.ok) throw new Error(changed.error.key);
    const after = eightsNomic.apply(changed.round, 1, { type: "agree" });
    if (!after.ok) throw new Error(after.error.key);
    const read = readRules(bookText(after.round.facts));
    expect(read.ok && [read.book.rules.length, read.book.rules.at(-1)]).toEqual([17, wording]);
  });

  test("that is none says what is wrong, and where", () => {
    expect(asked("{")).toMatchObject({
      problem: expect.stringMatching(/^not JSON: /) as string,
    });
    expect(asked("{}")).toEqual({
      problem: 'format: must be "rule-book/1", not nothing',
    });
    const { rules, ...rest } = JSON.parse(bookText(round.facts)) as {
      readonly rules: readonly object[];
    };
    expect(
      asked(
        JSON.stringify({ ...rest, rules: [...rules, { name: "Hats", text: "", clause: null }] }),
      ),
    ).toEqual({ problem: "rules.16.text: must be a text of 1 to 2000 characters" });
  });
});
