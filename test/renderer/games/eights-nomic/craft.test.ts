// Are the rules of Eights Nomic said, judged and offered as the host would (EN-2, EN-7, EN-27)?

import { beforeAll, describe, expect, test } from "vitest";
import { craft as load } from "#renderer/games/eights-nomic/craft.ts";
import type {
  Block,
  Clause,
  Proposal,
  Rule,
  RuleCraft,
  Template,
} from "#renderer/games/eights-nomic/ruleBook/bookHooks.ts";
import { firstValues } from "#renderer/games/eights-nomic/ruleBook/draft.ts";
import { loadPart } from "#renderer/text/text.ts";
import { View } from "#shared/contract/view.ts";
import type { AnySeen } from "#shared/contract/seen.ts";
import { eightsNomic } from "#shared/games/eights-nomic/index.ts";
import type { NomicRound } from "#shared/games/eights-nomic/types.ts";
import { laid, withPending } from "#test/games/eights-nomic/moment.ts";

let craft: RuleCraft;
beforeAll(async () => {
  await loadPart("ruleBook");
  craft = await load();
});

const seenBy = (round: NomicRound): AnySeen =>
  View.of(eightsNomic, { round, happened: [] }, 0).seen;
const round = withPending(laid(["8s 3c 9h", "2c 3d"], { pile: "6c 6h" }), 1, 0);
const template = (id: string): Template => craft.templates().find((one) => one.id === id)!;
const made = (id: string): Proposal => ({
  rule: "NullRule",
  to: template(id).make(firstValues(template(id))),
});
const ruled = (name: string, clause: Clause | null, isFirst = false): Rule => ({
  name,
  text: name,
  clause,
  owner: 0,
  version: 1,
  isFirst,
});

describe("EN-7 ready rules", () => {
  test("are at least 25, each with a name, a text and slots in words", () => {
    const all = craft.templates();
    expect(all.length).toBeGreaterThanOrEqual(25);
    const said = all.flatMap(({ group, name, about, slots }) => [
      group,
      name,
      about,
      ...slots.map(({ label }) => label),
      ...slots.flatMap((slot) =>
        slot.kind === "choice" ? slot.options.map(({ label }) => label) : [],
      ),
    ]);
    expect(said.filter((words) => words === "" || words.includes("eights-nomic"))).toEqual([]);
  });

  test("EN-27 can be proposed with one press, as they come", () => {
    expect(
      craft
        .templates()
        .flatMap(({ id }) =>
          Object.entries(craft.problems(seenBy(round), made(id))).map(
            ([place, words]) => `${id} ${place}: ${words}`,
          ),
        ),
    ).toEqual([]);
  });

  test("the host takes each of them", () => {
    const refused = craft.templates().flatMap(({ id }) => {
      const { rule, to } = made(id);
      const outcome = eightsNomic.apply(round, 0, { type: "modify", rule, ...to });
      return outcome.ok ? [] : [`${id}: ${outcome.error.key}`];
    });
    expect(refused).toEqual([]);
  });
});

describe("what is wrong with a proposal", () => {
  const wrong = (to: Partial<Proposal["to"]>, rule = "NullRule") =>
    craft.problems(seenBy(round), {
      rule,
      to: { name: "Hats", text: "Hats off.", clause: null, ...to },
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
  expect(craft.clauseWords(made("rankSkips").to.clause!)).toBe(
    "When a jack is played, the next player is skipped.",
  );
  expect(
    craft
      .compare("Twos draw one card.", "Twos draw two cards.")
      .filter(({ kind }) => kind !== "same")
      .map(({ kind, words }) => `${kind} ${words.trim()}`),
  ).toEqual(["removed one", "inserted two", "removed card", "inserted cards"]);
  expect(craft.isSame("Wild Tens", "wild-tens")).toBe(true);
});

test("rules that touch the card at hand: those whose condition it would fulfil, and the Eight of Spades' own", () => {
  const skips = ruled("Skip", template("rankSkips").make({ rank: "9" }).clause);
  const onSixes = ruled("Open", template("openRank").make({ rank: "6" }).clause);
  const draws = ruled("Draws", template("handLimit").make({ number: 1 }).clause);
  const touched = (card: "9h" | "3c"): readonly string[] =>
    [skips, onSixes, draws]
      .filter((rule) => craft.touches(seenBy(round), rule, card))
      .map(({ name }) => name);
  expect([touched("9h"), touched("3c")]).toEqual([["Skip", "Open"], ["Open"]]);
  const eight = ruled("EightOfSpades", null, true);
  expect([
    craft.touches(seenBy(round), eight, "8s"),
    craft.touches(seenBy(round), eight, "8c"),
    craft.touches(seenBy(round), { ...eight, isFirst: false }, "8s"),
  ]).toEqual([true, false, false]);
});

describe("EN-7 a clause put together from blocks", () => {
  test("begins as a hole, says what is missing, and comes to the same clause as its template", () => {
    const fill = (
      building: object,
      ...steps: readonly (readonly [path: string, fitting: string])[]
    ): object =>
      steps.reduce((now, [path, fitting]) => craft.builder!.put(now, path, fitting), building);
    const begun = craft.builder!.begin(null);
    expect(craft.builder!.block(begun)).toMatchObject({ path: "", words: null, parts: [] });
    expect(craft.builder!.missing(begun)).toHaveLength(1);
    const built = fill(
      begun,
      ["", "then"],
      ["0", "play"],
      ["1", "op:="],
      ["1.0", "get:card.rank"],
      ["1.1", "text:J"],
      ["2", "skip"],
    );
    expect(craft.builder!.missing(built)).toEqual([]);
    expect(craft.builder!.clause(built)).toEqual(made("rankSkips").to.clause);
  });

  test("shows every ready rule as blocks, each in words", () => {
    const said = (block: Block): readonly (string | null)[] => [
      block.place,
      block.words,
      ...block.parts.flatMap(said),
    ];
    for (const { id } of craft.templates()) {
      const { clause } = made(id).to;
      if (clause === null) continue;
      const building = craft.builder!.begin(clause);
      expect(craft.builder!.clause(building), id).toEqual(clause);
      expect(
        said(craft.builder!.block(building)).filter(
          (words) => words === null || words === "" || words.includes("eights-nomic"),
        ),
        id,
      ).toEqual([]);
    }
  });

  test("says beside a number what is wrong with it, and is no clause until that is mended", () => {
    const building = craft.builder!.begin(made("rankDraws").to.clause);
    const count = "2.1";
    const wrong = craft.builder!.enter(building, count, "9");
    const at = (block: Block): Block =>
      block.path === count ? block : at(block.parts.find(({ path }) => count.startsWith(path))!);
    expect(at(craft.builder!.block(wrong))).toMatchObject({
      entry: { kind: "number", min: 1, max: 5, value: "9" },
      problem: "this must be a whole number from 1 to 5",
    });
    expect([craft.builder!.clause(wrong), craft.builder!.missing(wrong).length]).toEqual([null, 1]);
    expect(craft.builder!.clause(craft.builder!.enter(wrong, count, "3"))).toMatchObject({
      effect: { n: 3 },
    });
  });
});

describe("EN-4 a rule book in a file", () => {
  const asked = (text: string) => craft.file!.read(text);

  test("is read as it was written", () => {
    const changed = eightsNomic.apply(round, 0, {
      type: "modify",
      rule: "NullRule",
      ...made("rankSkips").to,
    });
    if (!changed.ok) throw new Error(changed.error.key);
    const after = eightsNomic.apply(changed.round, 1, { type: "agree" });
    if (!after.ok) throw new Error(after.error.key);
    const read = asked(craft.file!.write(seenBy(after.round)));
    expect(read.ok && [read.rules.length, read.rules.at(-1)]).toEqual([17, made("rankSkips").to]);
  });

  test("that is none says what is wrong, and where", () => {
    expect(asked("{")).toMatchObject({
      ok: false,
      problem: expect.stringMatching(/^not JSON: /) as string,
    });
    expect(asked("{}")).toEqual({
      ok: false,
      problem: 'format: must be "rule-book/1", not nothing',
    });
    const { rules, ...rest } = JSON.parse(craft.file!.write(seenBy(round))) as {
      readonly rules: readonly object[];
    };
    expect(
      asked(
        JSON.stringify({ ...rest, rules: [...rules, { name: "Hats", text: "", clause: null }] }),
      ),
    ).toEqual({ ok: false, problem: "rules.16.text: must be a text of 1 to 2000 characters" });
  });
});
