// Checks that everything there is to know of a rule is given both to those who look and to those
// who listen (EN-1…EN-7).

import { createElement, type ComponentProps, type ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { BlocksTab } from "#renderer/games/eights-nomic/ruleBook/BlocksTab.tsx";
import {
  BookHistory,
  RuleBook,
  RuleEntry,
} from "#renderer/games/eights-nomic/ruleBook/RuleBook.tsx";
import { ProposalCompared } from "#renderer/games/eights-nomic/ruleBook/Compared.tsx";
import { Citing } from "#renderer/games/eights-nomic/ruleBook/JudgingSheet.tsx";
import {
  TemplatesTab,
  WordingFields,
} from "#renderer/games/eights-nomic/ruleBook/TemplatesTab.tsx";
import { beginBuilding, type Building } from "#renderer/games/eights-nomic/building.ts";
import { emptyDraft, takeTemplate } from "#renderer/games/eights-nomic/ruleBook/draft.ts";
import type { Change } from "#shared/games/eights-nomic/types.ts";
import { asNomic, nullRule } from "#shared/games/eights-nomic/seen.ts";
import { bookView, nothing, rule, skipping, skippingWords, wild } from "./laidBook.ts";

const shown = <P extends object>(of: ComponentType<P>, props: P): string =>
  renderToStaticMarkup(createElement(of, props));
/** As it is read from beginning to end, what is unseen too. */
const read = (markup: string): string =>
  markup
    .replace(/<[^>]*>/g, " ")
    .replace(/&quot;/g, '"')
    .replace(/\s+/g, " ")
    .trim();

const people = [
  ["p0", "Robin", 0],
  ["p1", "Ada", 1],
].map(([id, name, seat]) => ({ id, name, seat, avatar: "avatar-07" }));
const state = {
  view: bookView(1),
  snapshot: { table: { players: people } },
} as unknown as ComponentProps<typeof RuleEntry>["state"];
const entry = (more: Parameters<typeof rule>[1] = {}, isTouching = false): string =>
  read(shown(RuleEntry, { rule: rule("Hats", more), state, isTouching }));

describe("a rule", () => {
  test("EN-1 names its owner: a player, oneself, or the house", () => {
    expect(entry({ owner: 1 })).toBe("Hats Ada Hats holds.");
    expect(entry({ owner: 0 })).toBe("Hats you Hats holds.");
    expect(entry()).toBe("Hats the house Hats holds.");
  });

  test("EN-2 EN-7 tells its version, what the table enforces, and that it speaks of the card at hand", () => {
    expect(entry({ version: 3, clause: skipping }, true)).toBe(
      `Hats version 3 the house affects this card Hats holds. The table enforces this: ${skippingWords}`,
    );
  });
});

test("EN-1 the book opens on rules: those by players on top, the newest first, then those one plays by", () => {
  const { rules } = asNomic(bookView(1).seen).facts;
  const view = bookView(1, { rules: [...rules, rule("Hats"), rule("Coats", { owner: 1 })] });
  const book = shown(RuleBook, { desk: {} as never, state: { ...state, view }, card: null });
  const names = [...book.matchAll(/data-rule="(\w+)"/g)].map(([, name]) => name);
  expect(names.slice(0, 5)).toEqual(["Coats", "Hats", "Turns", "PlayDefinition", "EightOfSpades"]);
  expect(names.toSorted()).toEqual(
    asNomic(view.seen)
      .facts.rules.map(({ name }) => name)
      .toSorted(),
  );
  expect(book.indexOf("<details")).toBeGreaterThan(book.indexOf('data-rule="ReservedWords"'));
});

describe("EN-4 the history", () => {
  const history: readonly Change[] = [
    { seat: 0, turn: 4, from: nullRule, to: rule("Hats", { text: "Hats off." }) },
    {
      seat: 1,
      turn: 7,
      from: rule("Hats", { text: "Hats off." }),
      to: rule("Coats", { text: "Hats on.", clause: skipping }),
    },
    { seat: 1, turn: 9, from: rule("Shoes", { text: "Shoes." }), to: nullRule },
  ];

  test("tells the newest change first: who, when, from what to what, with what went and what came", () => {
    expect(read(shown(BookHistory, { history, state }))).toBe(
      [
        "Ada · turn 9 Repealed: Shoes removed: Shoes. end of the change.",
        `Ada · turn 7 Hats becomes Coats Hats removed: off end of the change. inserted: on end of the change. . The table enforces this: ${skippingWords}`,
        "You · turn 4 New: Hats Hats off.",
      ].join(" "),
    );
  });

  test("marks what went and what came by more than colour", () => {
    const markup = shown(BookHistory, { history: history.slice(1, 2), state });
    expect(markup).toMatch(/<del[^>]*>.*off.*<\/del><ins[^>]*>.*on.*<\/ins>/);
  });

  test("says so while there is none", () => {
    expect(read(shown(BookHistory, { history: [], state }))).toBe("Nobody has changed a rule yet.");
  });
});

describe("EN-3 a proposal beside what is in force", () => {
  const compared = (from: typeof nothing, to: typeof nothing): string =>
    read(shown(ProposalCompared, { from, to }));

  test("tells both, with clauses in words", () => {
    expect(
      compared(rule("Hats", { clause: skipping }), {
        name: "Hats",
        text: "Hats on.",
        clause: null,
      }),
    ).toBe(
      `Now in force Hats Hats holds. The table enforces this: ${skippingWords} Proposed Hats Hats removed: holds end of the change. inserted: on end of the change. . The players judge this`,
    );
  });

  test("EN-2 says that there was nothing, or will be nothing", () => {
    expect(compared(nothing, wild.make({ rank: "8" }))).toMatch(
      /^Now in force An empty rule Proposed Wild Eights An 8 may be played on any card\./,
    );
    expect(compared(rule("Hats"), nothing)).toMatch(/Proposed Nothing \(the rule is repealed\)$/);
  });

  test("a rule that it contradicts is picked with its text before one's eyes", () => {
    const question = "Which rule does it contradict?";
    const picker = shown(Citing, {
      rules: [rule("Coats", { clause: skipping }), rule("Hats")],
      question,
      press: "Object",
      cite: () => undefined,
    });
    expect(read(picker)).toBe(
      `${question} Coats Coats holds. The table enforces this: ${skippingWords} Object`,
    );
  });
});

describe("writing a rule", () => {
  const fields = (more: Partial<typeof emptyDraft>, showsProblems = false, problems = {}): string =>
    shown(WordingFields, {
      draft: { ...emptyDraft, ...more },
      problems,
      showsProblems,
      change: () => undefined,
    });

  test("EN-2 says beside name and text what is wrong with them, of what is empty only once it was to be sent", () => {
    const problems = { name: "a name is needed", text: "a text is needed" };
    expect(read(fields({}, false, problems))).not.toContain("needed");
    expect(read(fields({}, true, problems))).toMatch(
      /Name Up to 40 characters a name is needed .*Text .* a text is needed/,
    );
    expect(fields({ name: "?" }, false, problems)).toMatch(/aria-invalid="true"[^>]*value="\?"/);
  });

  test("EN-2 counts characters as people do", () => {
    expect(read(fields({ text: " 🂡🂡 " }))).toContain("1,998 characters left");
    expect(read(fields({ text: "x".repeat(2003) }))).toContain("3 characters too many");
  });

  test("EN-7 offers ready rules by group, and of the one that was taken its slots", () => {
    const tab = (draft: typeof emptyDraft): string =>
      read(shown(TemplatesTab, { draft, change: () => undefined }));
    expect(tab(emptyDraft)).toMatch(
      /^What fits on what Wild Eights An 8 may be played on any card\..* Drawing cards Twos Draw Two When a 2 is played, the next player draws 2 cards\./,
    );
    expect(tab(emptyDraft).split("Drawing cards")).toHaveLength(2);
    expect(tab(takeTemplate(emptyDraft, wild))).toMatch(
      /^Wild Eights An 8 may be played on any card\. Choose another Details Rank 8/,
    );
  });

  test("EN-7 says which blocks are missing, and that none is", () => {
    const tab = (building: Building, problem: string | null = null): string =>
      shown(BlocksTab, { building, showsProblems: false, problem, change: () => undefined });
    const empty = tab(beginBuilding(null));
    expect(read(empty)).toMatch(/^What the rule does choose… Still missing: What the rule does/);
    expect(empty).toContain('aria-label="Choose: What the rule does"');
    const whole = beginBuilding(skipping);
    expect(read(tab(whole))).toContain("The blocks are complete.");
    expect(read(tab(whole, "It fails now."))).toContain("It fails now.");
  });
});
