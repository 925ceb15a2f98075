// Checks that what a player writes of a rule stays as written, and becomes what is proposed (EN-2,
// EN-7).

import { describe, expect, test } from "vitest";
import {
  draftFrom,
  draftOf,
  draftOn,
  emptyDraft,
  fillSlot,
  foundTemplates,
  isNew,
  notInForce,
  problemsIn,
  proposalOf,
  takeTemplate,
  templateOf,
  turnTo,
} from "#renderer/games/eights-nomic/ruleBook/draft.ts";
import { withDraft, type Wording } from "#renderer/games/eights-nomic/ruleBook/bookDesk.ts";
import { bookText, readRules, templates } from "#renderer/games/eights-nomic/craft.ts";
import { asNomic } from "#shared/games/eights-nomic/seen.ts";
import type { Modify, NomicRound } from "#shared/games/eights-nomic/types.ts";
import {
  laid,
  made,
  modify,
  quick,
  refusal,
  repeal,
  withPending,
} from "#test/games/eights-nomic/moment.ts";
import { bookView, nothing, rule, skipping, twos, wild, wildClause } from "./laidBook.ts";

const proposed = proposalOf;
const seen = asNomic(bookView(1).seen);
const change = (changed: string, to: Wording): Modify => ({ type: "modify", rule: changed, ...to });

describe("EN-7 a ready rule", () => {
  test("is whole with one press, and named by itself", () => {
    expect(proposed(takeTemplate(emptyDraft, wild))).toEqual(
      change("NullRule", {
        name: "Wild Eights",
        text: "An 8 may be played on any card.",
        clause: wildClause("8"),
      }),
    );
  });

  test("follows its slots in name and text, but for what was written by hand", () => {
    const filled = fillSlot(takeTemplate(emptyDraft, wild), wild, "rank", "J");
    expect(proposed(filled)).toEqual(
      change("NullRule", {
        name: "Wild Jacks",
        text: "A jack may be played on any card.",
        clause: wildClause("J"),
      }),
    );
    const own = fillSlot({ ...filled, name: "My jacks" }, wild, "rank", "8");
    expect(proposed(own)).toEqual(
      change("NullRule", {
        name: "My jacks",
        text: "An 8 may be played on any card.",
        clause: wildClause("8"),
      }),
    );
  });

  test("of another kind takes the place of the one before, words and all", () => {
    const other = takeTemplate({ ...takeTemplate(emptyDraft, wild), name: "Mine" }, twos);
    expect(proposed(other)).toMatchObject({ name: "Twos Draw Two", clause: { do: "then" } });
    expect(templateOf(other)?.id).toBe(twos.id);
  });

  test("goes on in blocks as it was filled", () => {
    const filled = fillSlot(takeTemplate(emptyDraft, wild), wild, "rank", "J");
    expect(proposed(turnTo(filled, "blocks"))?.clause).toEqual(wildClause("J"));
  });

  test("is found by the beginnings of its words, in any order and however they are written", () => {
    const found = (search: string): readonly string[] => foundTemplates(search).map(({ id }) => id);
    expect(found("")).toEqual(templates().map(({ id }) => id));
    expect(found("EVERY")).toEqual([...found("every")]);
    expect(found("fits wíld")).toEqual(["wildRank"]);
    expect(found("drawing two")).toEqual(["rankDraws"]);
    expect(found("zebras")).toEqual([]);
  });
});

describe("EN-2 a change", () => {
  test("of the rule that says nothing is a new rule", () => {
    const written = { ...emptyDraft, name: "Hats", text: "Hats off.", way: "text" } as const;
    expect(isNew(written)).toBe(true);
    expect(proposed(written)).toEqual(
      change("NullRule", { name: "Hats", text: "Hats off.", clause: null }),
    );
  });

  test("of another rule loses nothing of what was written of the first", () => {
    const written = { ...emptyDraft, name: "Hats" };
    const other = { ...draftOn(rule("Old"), [written]), text: "Older." };
    const drafts = withDraft(withDraft([], written), other);
    expect(drafts).toEqual([written, other]);
    expect(draftOn(nothing, drafts)).toEqual(written);
    expect(
      withDraft(drafts, { ...written, text: "Hats off." }).map(({ rule: of, text }) => [of, text]),
    ).toEqual([
      ["Old", "Older."],
      ["NullRule", "Hats off."],
    ]);
    expect(draftOn(nothing, [other])).toEqual(emptyDraft);
  });

  test("begins with the rule as it stands: its words, and its clause in blocks", () => {
    const draft = draftOn(rule("Twos", { clause: skipping }), []);
    expect(draft.way).toBe("blocks");
    expect(proposed(draft)).toEqual(
      change("Twos", { name: "Twos", text: "Twos holds.", clause: skipping }),
    );
    expect(draftOn(rule("Hats"), []).way).toBe("text");
  });

  test("that repeals it says nothing, whatever was written", () => {
    expect(proposed({ ...draftOn(rule("Hats"), []), isRepeal: true })).toEqual(
      change("Hats", nothing),
    );
  });

  test("in one's own words has no clause, and blanks around them are nobody's", () => {
    const draft = turnTo(
      { ...takeTemplate(emptyDraft, wild), name: "  Hats ", text: "\n Hats off. " },
      "text",
    );
    expect(proposed(draft)).toEqual(
      change("NullRule", { name: "Hats", text: "Hats off.", clause: null }),
    );
  });

  test("is not proposed while blocks are missing, and its words are judged all the same", () => {
    const draft = turnTo(emptyDraft, "blocks");
    expect(proposed(draft)).toBeNull();
    expect(problemsIn(seen, draft)).toEqual({
      name: "A rule’s name must have 1 to 40 characters. Change the name.",
      text: "A rule’s text must have 1 to 2000 characters. Change the text.",
    });
    expect(problemsIn(seen, takeTemplate(emptyDraft, wild))).toEqual({});
  });
});

test("a change that is worded already stands there as it is, a repeal as one", () => {
  const worded = change("Hats", { name: "Coats", text: "Coats on.", clause: skipping });
  expect(proposed(draftOf(worded))).toEqual(worded);
  expect(draftOf(change("Hats", nothing)).isRepeal).toBe(true);
});

test("a rule from a file changes the rule in force that bears its name, else it is new", () => {
  const wording = { name: "hats", text: "Hats on.", clause: skipping };
  expect(proposed(draftFrom([rule("Hats")], wording))).toEqual(change("Hats", wording));
  expect(proposed(draftFrom([rule("Coats")], wording))).toEqual(change("NullRule", wording));
});

test("EN-1 EN-2 in a new game the rules of a book in a file are proposals, of what that game does not say already", () => {
  const start = withPending(laid(["2c", "3c"], { options: quick }), 9, 9);
  const noKings = {
    do: "forbid",
    command: "play",
    when: { op: "=", of: [{ get: "card.rank" }, "K"] },
  };
  const changed = made(
    start,
    [0, modify("Tens", "Tens are lucky.")],
    [1, modify("NoKings", "No king is played.", { clause: noKings })],
    [0, repeal("Turns")],
  );
  const proposals = (of: NomicRound, at: NomicRound): readonly Modify[] => {
    const read = readRules(bookText(of.facts));
    if (!read.ok) throw new Error(read.problem.key);
    const { rules } = at.facts;
    return notInForce(rules, read.book.rules).map((wording) =>
      proposed(draftFrom(rules, wording))!,
    );
  };
  expect(proposals(changed, start)).toEqual([
    modify("Tens", "Tens are lucky."),
    modify("NoKings", "No king is played.", { clause: noKings }),
  ]);
  for (const proposal of proposals(changed, start))
    expect(refusal(start, [0, proposal])).toBeNull();
  expect(proposals(changed, changed)).toEqual([]);
  const other = made(start, [0, modify("tens", "Tens are unlucky.")]);
  expect(proposals(changed, other)[0]).toEqual(modify("Tens", "Tens are lucky.", { rule: "tens" }));
  expect(proposals(start, changed).map(({ name }) => name)).toEqual(["Turns"]);
});
