// Checks that a rule book is written so that it can be read again, and that every other file is
// refused by name.

import { describe, expect, test } from "vitest";
import {
  bookText,
  mostRules,
  readBook,
  writtenBook,
} from "#shared/games/eights-nomic/ruleBookFile.ts";
import { hashOf } from "#shared/games/eights-nomic/canonical.ts";
import { startingRules } from "#shared/games/eights-nomic/startingRules.ts";
import { sentence } from "#shared/games/texts.ts";
import { jsonProblem } from "#shared/record/jsonProblem.ts";
import { laid, made, modify, quick, repeal, withPending } from "./moment.ts";

const start = withPending(laid(["2c", "3c"], { options: quick }), 9, 9);
const clause = {
  do: "forbid",
  command: "play",
  when: { op: "=", of: [{ get: "card.rank" }, "K"] },
};
const changed = made(
  start,
  [0, modify("Tens", "Tens are lucky.")],
  [1, modify("NoKings", "No king is played.", { clause })],
  [0, repeal("Turns")],
);
const file = writtenBook(changed.facts);

describe("writing and reading", () => {
  test("EN-4 what was written is read again, rule by rule, under the hash that the round’s facts have", () => {
    expect(readBook(bookText(changed.facts), jsonProblem)).toEqual({ ok: true, book: file });
    expect(file.sha256).toBe(changed.facts.ruleBook);
    expect(file.rules.map(({ name }) => name).slice(-2)).toEqual(["Tens", "NoKings"]);
    expect(JSON.stringify(file)).not.toMatch(/owner|version/);
  });
});

describe("what cannot be read", () => {
  const withRules = (rules: readonly object[]) => ({
    ...file,
    rules,
    sha256: hashOf(rules as typeof file.rules),
  });
  const rule = { name: "A", text: "A new text.", clause: null };

  test.each<[string, unknown, RegExp]>([
    ["nothing", null, /rule book must be a JSON object/],
    ["a list", [], /rule book must be a JSON object/],
    ["another format", { ...file, format: "round/1" }, /^format: must be "rule-book\/1"/],
    ["another game", { ...file, game: "exordia8" }, /^game: /],
    ["a surplus field", { ...file, owner: 1 }, /"owner" isn’t a known/],
    [
      "a prototype’s name",
      JSON.parse(`{"__proto__":{},${JSON.stringify(file).slice(1)}`),
      /__proto__/,
    ],
    ["no rules", { ...file, rules: [] }, /^rules: must be a list/],
    [
      "too many rules",
      { ...file, rules: Array(mostRules + 1).fill(rule) },
      /^rules: must be a list/,
    ],
    ["a hash that is none", { ...file, sha256: "abc" }, /^sha256: must be 64/],
    ["another hash", { ...file, sha256: "0".repeat(64) }, /changed after it was saved/],
    [
      "a text that was changed",
      { ...file, rules: [...file.rules.slice(0, -1), rule] },
      /changed after it was saved/,
    ],
    [
      "a rule that is none",
      withRules([
        ...startingRules.slice(0, 1).map(({ name, text }) => ({ name, text, clause: null })),
        7 as never,
      ]),
      /^rules.1: must be an object/,
    ],
    ["a rule with an owner", withRules([{ ...rule, owner: 1 }]), /^rules.0: "owner"/],
    ["a name that is too long", withRules([{ ...rule, name: "n".repeat(41) }]), /^rules.0.name/],
    ["no text", withRules([{ ...rule, text: " " }]), /^rules.0.text/],
    [
      "a name that turns the text round",
      withRules([{ ...rule, name: "A\u202eB" }]),
      /^rules.0.name: can’t contain control/,
    ],
    [
      "a name of nothing visible",
      withRules([{ ...rule, name: "\u3164" }]),
      /^rules.0.name: can’t be blank/,
    ],
    [
      "a text with half a character",
      withRules([{ ...rule, text: "A new \ud800 text." }]),
      /^rules.0.text: can’t contain control/,
    ],
    ["a clause that is none", withRules([{ ...rule, clause: { do: "win" } }]), /^rules.0.clause: /],
    [
      "a clause that is missing",
      withRules([{ name: "A", text: "A new text." }]),
      /^rules.0.clause: /,
    ],
    [
      "one name twice",
      withRules([rule, { ...rule, name: "a!", text: "Another." }]),
      /^rules.1.name: an earlier rule is also called “A”/,
    ],
    [
      "one text twice",
      withRules([rule, { ...rule, name: "B", text: "a NEW text" }]),
      /^rules.1.text/,
    ],
    ["no NullRule", withRules([rule]), /include NullRule/],
  ])("EN-2 EN-4 %s is refused by name", (_what, value, words) => {
    const read = readBook(JSON.stringify(value), jsonProblem);
    expect(read.ok ? "" : sentence(read.problem)).toMatch(words);
  });

  test("EN-4 no JSON, and what is larger than any book, is refused unread", () => {
    for (const text of ["", "{", "x".repeat(2_000_001), "[".repeat(100_000)])
      expect(readBook(text, jsonProblem).ok).toBe(false);
  });
});
