// Does what somebody writes of a rule stay as it was written, and come to what is proposed (EN-2,
// EN-7)?

import { describe, expect, test } from "vitest";
import {
  draftFrom,
  draftOf,
  draftOn,
  emptyDraft,
  fillSlot,
  foundTemplates,
  grouped,
  isNew,
  problemsIn,
  proposalOf,
  takeTemplate,
  templateOf,
  turnTo,
  withDraft,
} from "#renderer/games/eights-nomic/ruleBook/draft.ts";
import { bookView, craft, hooks, nothing, rule, twice, wild } from "./standInBook.ts";

const empty = emptyDraft(hooks);
const proposed = (draft: typeof empty) => proposalOf(hooks, craft, draft);

describe("EN-7 a ready rule", () => {
  test("is whole with one press, and named by itself", () => {
    expect(proposed(takeTemplate(empty, wild))).toEqual({
      rule: "NullRule",
      to: {
        name: "Wild 8s",
        text: "Every 8 goes on everything.",
        clause: { do: "allow", rank: "8" },
      },
    });
  });

  test("follows its slots in name and text, but for what was written by hand", () => {
    const filled = fillSlot(takeTemplate(empty, wild), wild, "rank", "J");
    expect(proposed(filled)?.to).toEqual({
      name: "Wild Js",
      text: "Every J goes on everything.",
      clause: { do: "allow", rank: "J" },
    });
    const own = fillSlot({ ...filled, name: "My jacks" }, wild, "rank", "8");
    expect(proposed(own)?.to).toEqual({
      name: "My jacks",
      text: "Every 8 goes on everything.",
      clause: { do: "allow", rank: "8" },
    });
  });

  test("of another kind takes the place of the one before, words and all", () => {
    const other = takeTemplate({ ...takeTemplate(empty, wild), name: "Mine" }, twice);
    expect(proposed(other)?.to).toMatchObject({ name: "Twos", clause: { do: "then" } });
    expect(templateOf(other, craft.templates())).toBe(twice);
  });

  test("goes on in blocks as it was filled", () => {
    const blocks = turnTo(fillSlot(takeTemplate(empty, wild), wild, "rank", "J"), "blocks", craft);
    expect(proposed(blocks)?.to.clause).toEqual({ do: "allow", rank: "J" });
  });

  test("is found by the beginnings of its words, in any order and however they are written", () => {
    const found = (search: string): readonly string[] =>
      foundTemplates(craft.templates(), search).map(({ id }) => id);
    expect(found("")).toEqual(["wild", "twice"]);
    expect(found("EVERY")).toEqual([...found("everyth")]);
    expect(found("rank wíld")).toEqual(["wild"]);
    expect(found("drawing two")).toEqual(["twice"]);
    expect(found("kings")).toEqual([]);
    expect(
      grouped([...craft.templates(), wild]).map(({ group, members }) => [group, members.length]),
    ).toEqual([
      ["Matching", 2],
      ["Drawing", 1],
    ]);
  });
});

describe("EN-2 a change", () => {
  test("of the rule that says nothing is a new rule", () => {
    const written = { ...empty, name: "Hats", text: "Hats off.", way: "text" } as const;
    expect(isNew(hooks, written)).toBe(true);
    expect(proposed(written)).toEqual({
      rule: "NullRule",
      to: { name: "Hats", text: "Hats off.", clause: null },
    });
  });

  test("of another rule loses nothing of what was written of the first", () => {
    const written = { ...empty, name: "Hats" };
    const other = { ...draftOn(hooks, craft, rule("Old"), [written]), text: "Older." };
    const drafts = withDraft(withDraft([], written), other);
    expect(drafts).toEqual([written, other]);
    expect(draftOn(hooks, craft, nothing, drafts)).toEqual(written);
    expect(
      withDraft(drafts, { ...written, text: "Hats off." }).map(({ rule: of, text }) => [of, text]),
    ).toEqual([
      ["Old", "Older."],
      ["NullRule", "Hats off."],
    ]);
    expect(draftOn(hooks, craft, nothing, [other])).toEqual(empty);
  });

  test("begins with the rule as it stands: its words, and its clause in blocks", () => {
    const draft = draftOn(hooks, craft, rule("Twos", { clause: { do: "skip" } }), []);
    expect(draft.way).toBe("blocks");
    expect(proposed(draft)).toEqual({
      rule: "Twos",
      to: { name: "Twos", text: "Twos holds.", clause: { do: "skip" } },
    });
    expect(draftOn(hooks, craft, rule("Hats"), []).way).toBe("text");
  });

  test("that repeals it says nothing, whatever was written", () => {
    expect(proposed({ ...draftOn(hooks, craft, rule("Hats"), []), isRepeal: true })).toEqual({
      rule: "Hats",
      to: nothing,
    });
  });

  test("in one's own words has no clause, and blanks around them are nobody's", () => {
    const draft = turnTo(
      { ...takeTemplate(empty, wild), name: "  Hats ", text: "\n Hats off. " },
      "text",
      craft,
    );
    expect(proposed(draft)?.to).toEqual({ name: "Hats", text: "Hats off.", clause: null });
  });

  test("is not proposed while blocks are missing, and its words are judged all the same", () => {
    const draft = turnTo(empty, "blocks", craft);
    expect(proposed(draft)).toBeNull();
    expect(problemsIn(hooks, craft, bookView(1).seen, draft)).toEqual({
      name: "a name is needed",
      text: "a text is needed",
    });
    expect(problemsIn(hooks, craft, bookView(1).seen, takeTemplate(empty, wild))).toEqual({});
  });
});

test("a change that is worded already stands there as it is, a repeal as one", () => {
  const change = { rule: "Hats", to: { name: "Coats", text: "Coats on.", clause: { do: "skip" } } };
  expect(proposed(draftOf(hooks, craft, change))).toEqual(change);
  expect(draftOf(hooks, craft, { rule: "Hats", to: nothing }).isRepeal).toBe(true);
});

test("a rule from a file changes the rule in force that bears its name, else it is new", () => {
  const wording = { name: "hats", text: "Hats on.", clause: { do: "draw" } };
  expect(proposed(draftFrom(hooks, craft, [rule("Hats")], wording))).toEqual({
    rule: "Hats",
    to: wording,
  });
  expect(proposed(draftFrom(hooks, craft, [rule("Coats")], wording))).toEqual({
    rule: "NullRule",
    to: wording,
  });
});
