// Checks that a value of the wrong form is refused with text keys that say where it is wrong and
// what is wrong there.

import { describe, expect, test } from "vitest";
import { z } from "zod";
import { problemIn, saysOfForm, asIssue } from "#shared/contract/formProblem.ts";
import { catalogue } from "#shared/games/catalogue.ts";
import { sentence } from "#shared/games/texts.ts";
import { jsonProblem } from "#shared/record/jsonProblem.ts";
import { houseRequests, joinSchema, tableRequests } from "#shared/protocol/schema.ts";
import type { Said } from "#shared/text/said.ts";

function problemOf(form: z.ZodType, value: unknown): Said {
  const read = form.safeParse(value);
  if (read.success) throw new Error("nothing is wrong with it");
  return problemIn(read.error);
}

const form = z.strictObject({
  name: z
    .string()
    .min(2)
    .max(4)
    .regex(/^[a-z]+$/),
  count: z.number().int().min(1).max(9),
  step: z.number().multipleOf(5),
  on: z.boolean(),
  list: z.array(z.enum(["easy", "hard"])).max(2),
  either: z.union([z.string(), z.number()]),
  fixed: z.literal(true),
  deep: z.record(z.string(), z.number()),
  none: z.null(),
  own: z.string({ error: asIssue(saysOfForm("noCard")) }),
});
const good = {
  name: "abc",
  count: 3,
  step: 10,
  on: true,
  list: [],
  either: 1,
  fixed: true,
  deep: {},
  none: null,
  own: "x",
};

test.each<[string, object, string]>([
  ["what is no text", { name: 7 }, "name: a text is needed"],
  ["what is not there", { name: undefined }, "name: a text is needed"],
  ["a short text", { name: "a" }, "name: use at least 2 characters"],
  ["a long text", { name: "abcde" }, "name: use at most 4 characters"],
  ["a text of another form", { name: "A1" }, "name: the text has the wrong form"],
  ["what is no number", { count: "1" }, "count: a number is needed"],
  ["a fraction", { count: 1.5 }, "count: a whole number is needed"],
  ["a small number", { count: 0 }, "count: use at least 1"],
  ["a large number", { count: 10 }, "count: use at most 9"],
  ["a number between two steps", { step: 7 }, "step: a number in steps of 5 is needed"],
  ["what is neither true nor false", { on: "yes" }, "on: true or false is needed"],
  ["what is no list", { list: {} }, "list: a list is needed"],
  ["a long list", { list: ["easy", "easy", "easy"] }, "list: use at most 2 entries"],
  ["what is none of several", { list: ["easy", "odd"] }, "list.1: easy or hard is needed"],
  ["what fits neither form", { either: null }, "either: the value has the wrong form"],
  ["another value", { fixed: false }, "fixed: true is needed"],
  ["what is no object", { deep: 7 }, "deep: an object is needed"],
  ["something deep within", { deep: { a: "b" } }, "deep.a: a number is needed"],
  ["something in place of nothing", { none: 1 }, "none: null is needed"],
  ["what the form has words of its own for", { own: 7 }, "own: at least one card is needed"],
  ["a surplus field", { more: 1 }, '"more" does not belong here'],
  ["two surplus fields", { more: 1, most: 2 }, '"more", "most" do not belong here'],
])("%s is named, with its place", (_what, wrong, words) => {
  expect(sentence(problemOf(form, { ...good, ...wrong }))).toBe(words);
});

test("what is no object at all is said without a place", () =>
  expect(problemOf(form, 7)).toEqual({ key: "form.needed", args: { kind: "object" } }));

test("names that the sender chose are not repeated at any length, nor in any number", () => {
  const many = Object.fromEntries(
    Array.from({ length: 500 }, (_, at) => [`${at}${"x".repeat(4000)}`, 1]),
  );
  expect(sentence(problemOf(form, { ...good, ...many })).length).toBeLessThan(300);
  expect(
    sentence(problemOf(form, { ...good, deep: { ["x".repeat(4000)]: "b" } })).length,
  ).toBeLessThan(200);
});

describe("in no form that comes from outside", () => {
  const strange: readonly unknown[] = [
    null,
    7,
    "x",
    [],
    {},
    { type: "x" },
    { type: "play" },
    { protocol: 0 },
    { name: "", avatar: "" },
    { rotation: [], settings: {}, bots: [] },
    { order: [] },
    { to: "", amount: 0, note: "" },
  ];
  const forms = Object.entries({ ...houseRequests, ...tableRequests, join: joinSchema });

  test.each(forms)("of %s a sentence of zod is told", (_name, asked) => {
    for (const value of strange) {
      const read = asked.safeParse(value);
      if (read.success) continue;
      expect(sentence(problemIn(read.error))).not.toMatch(
        /Invalid|expected|Too (big|small)|Unrecognized/,
      );
    }
  });

  test.each(catalogue)("C-13 of a move of $id a sentence of zod is told", ({ readMove }) => {
    for (const value of strange) {
      const read = readMove(value);
      if (!read.ok)
        expect(sentence(read.problem)).not.toMatch(
          /Invalid|expected|Too (big|small)|Unrecognized|form\./,
        );
    }
  });
});

test.each([
  ["", "it is empty"],
  [" \n", "it is empty"],
  ['{"a": [1, 2', "it ends too early"],
  ['"abc', "it ends too early"],
  ['{"a": 1,\n "b": 2,}', "there is a mistake in line 2, column 9"],
  ['{"a": 1} x', "there is a mistake in line 1, column 10"],
  ["round", 'there is a "r" where it doesn’t belong'],
])("RR of a text that is no JSON the place is told, or the sign: %j", (text, words) => {
  const thrown = ((): unknown => {
    try {
      return JSON.parse(text);
    } catch (error) {
      return error;
    }
  })();
  expect(sentence(jsonProblem(text, thrown))).toBe(words);
});
