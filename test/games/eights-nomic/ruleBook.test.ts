// Checks that the rule book changes as EN-1…EN-5 say, and that the starting rules lose their force
// together with their wording.

import { describe, expect, test } from "vitest";
import { canonical, canonicalJson, hashOf } from "#shared/games/eights-nomic/canonical.ts";
import { eightsNomic } from "#shared/games/eights-nomic/index.ts";
import { isInForce } from "#shared/games/eights-nomic/ruleBook.ts";
import { nullRule, startingRules } from "#shared/games/eights-nomic/startingRules.ts";
import type { NomicRound } from "#shared/games/eights-nomic/types.ts";
import {
  agree,
  dealt,
  draw,
  endTurn,
  handOf,
  improper,
  laid,
  leave,
  made,
  modify,
  penalties,
  pendingRules,
  play,
  quick,
  refusal,
  repeal,
  ruleNames,
  say,
  shuffle,
  takeFive,
  withPending,
  type Step,
} from "./moment.ts";

const start = withPending(laid(["2c", "3c", "4c"], { options: quick }), 9, 9, 9);
const amended = (...changes: readonly Step[]): NomicRound => made(start, ...changes);

describe("the start", () => {
  test("EN-0 EN-1 every game begins with NullRule and fifteen more, each in one wording and all the host’s", () => {
    const { facts } = dealt({ seats: 4 });
    expect(facts.rules.map(({ name }) => name)).toEqual([
      "NullRule",
      "GameSetup",
      "BeforeBeginGame",
      "GameDefault",
      "TurnDefinition",
      "TurnCycle",
      "DrawDefinition",
      "PlayDefinition",
      "Turns",
      "Penalty",
      "StandardPenalty",
      "EmptyDeck",
      "ReservedWords",
      "EmptyHand",
      "PendingRules",
      "EightOfSpades",
    ]);
    expect(
      facts.rules.every(
        ({ owner, version, clause, text }) =>
          owner === "host" &&
          version === 1 &&
          clause === null &&
          text.length > 20 &&
          text.length <= 2000,
      ),
    ).toBe(true);
    expect(new Set(facts.rules.map(({ text }) => canonical(text))).size).toBe(16);
    expect(facts.rules[0]).toEqual({
      name: "NullRule",
      text: "This rule says nothing.",
      clause: null,
      owner: "host",
      version: 1,
    });
    expect(facts.history).toEqual([]);
  });
});

describe("modifying", () => {
  test("EN-2 a modified NullRule stays, and the new rule comes last as its author’s first version", () => {
    const { facts } = amended([1, modify("Tens", "Tens are lucky.")]);
    expect(facts.rules).toHaveLength(17);
    expect(facts.rules[0]).toEqual(nullRule);
    expect(facts.rules.at(-1)).toEqual({
      name: "Tens",
      text: "Tens are lucky.",
      clause: null,
      owner: 1,
      version: 1,
    });
  });

  test("EN-2 EN-4 any other rule is replaced by its new version, which comes last and is its author’s", () => {
    const { facts } = amended(
      [1, modify("Tens", "Tens are lucky.")],
      [0, modify("Others", "Other cards are lucky.")],
      [2, modify("Tens", "Tens are unlucky.", { rule: "Tens" })],
    );
    expect(facts.rules.slice(16)).toEqual([
      { name: "Others", text: "Other cards are lucky.", clause: null, owner: 0, version: 1 },
      { name: "Tens", text: "Tens are unlucky.", clause: null, owner: 2, version: 2 },
    ]);
  });

  test("EN-2 a rule that is modified into NullRule is repealed, and NullRule still stands once", () => {
    const round = amended([1, modify("Tens", "Tens are lucky.")], [0, repeal("Tens")]);
    expect(round.facts.rules).toEqual(startingRules);
    expect(round.facts.history.at(-1)).toMatchObject({
      seat: 0,
      from: { name: "Tens", owner: 1 },
      to: nullRule,
    });
  });

  test("EN-2 EN-5 what counts as NullRule is told by equivalence: “null RULE” that “says… nothing” repeals", () => {
    expect(
      ruleNames(amended([0, modify("null RULE", "this rule SAYS… nothing", { rule: "Turns" })])),
    ).not.toContain("Turns");
  });

  test.each([
    ["NullRule into itself", modify("NullRule", "This rule says nothing.")],
    ["NullRule into itself under another name", modify("Nil", "This rule, says nothing!")],
    [
      "a rule into NullRule under another name",
      modify("Nil", "This rule says nothing.", { rule: "Turns" }),
    ],
    [
      "a repeal with a clause",
      { ...repeal("Turns"), clause: { do: "forbid", command: "draw", when: true } },
    ],
    ["a rule that is not in force", modify("A", "A new text.", { rule: "No such rule" })],
    ["a name that is taken, to a letter", modify("turns!", "A new text.")],
    ["NullRule’s name", modify("NullRule", "A new text.")],
    ["NullRule’s name for another rule", modify("Null-Rule", "A new text.", { rule: "Turns" })],
    [
      "the text of a rule in force",
      modify("A", "THE PLAYER whose name stands first in the Turn Cycle has the turn"),
    ],
    [
      "the text of a rule in force for another one",
      modify("A", "The player whose name stands first in the Turn Cycle has the turn.", {
        rule: "Turns",
      }),
    ],
    ["no name", modify("  ", "A new text.")],
    ["a name of 41 characters", modify("n".repeat(41), "A new text.")],
    ["no text", modify("A", " ")],
    ["a text of 2001 characters", modify("A", "t".repeat(2001))],
  ] as const)("EN-2 refused is %s", (_what, move) => {
    expect(refusal(start, [0, move])).toBe("EN-2");
  });

  test("EN-2 a name of 40 characters and a text of 2000 may be, of whatever length each is in UTF-16", () => {
    expect(refusal(start, [0, modify("🂡".repeat(40), "🂡a".repeat(1000))])).toBeNull();
  });

  test("EN-2 a rule may keep its text and change its name or its clause", () => {
    const clause = { do: "allow", command: "play", lifts: "match", when: true };
    const tens = amended([1, modify("Tens", "Tens are lucky.")]);
    const renamed = made(tens, [0, modify("Lucky", "Tens are lucky.", { rule: "Tens" })]);
    expect(renamed.facts.rules.at(-1)).toMatchObject({
      name: "Lucky",
      owner: 0,
      version: 2,
      clause: null,
    });
    expect(
      made(tens, [0, modify("Tens", "Tens are lucky.", { rule: "Tens", clause })]).facts.rules.at(
        -1,
      ),
    ).toMatchObject({ name: "Tens", version: 2, clause });
  });

  test("EN-2 names come free with repeals, and a text may come into force again", () => {
    const round = amended(
      [1, modify("Tens", "Tens are lucky.")],
      [1, repeal("Tens")],
      [2, modify("Tens", "Tens are lucky.")],
    );
    expect(round.facts.rules.at(-1)).toMatchObject({ name: "Tens", owner: 2, version: 1 });
  });

  test("EN-4 the whole history is kept: who, when, from what to what", () => {
    const round = made(
      start,
      [0, modify("Tens", "Tens are lucky.")],
      [0, draw],
      [0, endTurn],
      [1, modify("Tens", "Tens are not.", { rule: "Tens" })],
    );
    expect(round.facts.history).toEqual([
      {
        seat: 0,
        turn: 1,
        from: nullRule,
        to: { name: "Tens", text: "Tens are lucky.", clause: null, owner: 0, version: 1 },
      },
      {
        seat: 1,
        turn: 2,
        from: { name: "Tens", text: "Tens are lucky.", clause: null, owner: 0, version: 1 },
        to: { name: "Tens", text: "Tens are not.", clause: null, owner: 1, version: 2 },
      },
    ]);
    expect(round.facts.rules.at(-1)).toBe(round.facts.history.at(-1)!.to);
  });
});

describe("equivalence", () => {
  test.each([
    ["Improper", "im-PROPER!"],
    ["Straße", "STRASSE"],
    ["ﬁne", "fine"],
    ["ΟΔΟΣ", "οδος"],
    ["Ⅷ", "viii"],
    ["e\u0301", "é"],
    ["İ", "i"],
    ["①", "1"],
    ["STRAẞE", "strasse"],
    ["ẞ", "ß"],
    ["", "…–!"],
  ])("EN-5 “%s” is “%s”", (one, other) => {
    expect(canonical(one)).toBe(canonical(other));
  });

  test.each([
    ["Improper", "Impropr"],
    ["e", "é"],
    ["1", "I"],
    ["a b", "ab c"],
    ["kapı", "kapi"],
    ["ı", "I"],
  ])("EN-5 “%s” is not “%s”", (one, other) => {
    expect(canonical(one)).not.toBe(canonical(other));
  });
});

describe("a starting rule out of force", () => {
  const without = (rule: string, round: NomicRound): NomicRound => made(round, [0, repeal(rule)]);

  test("EN-2 is one that was modified, be it into the same name; who bears its name later does not revive it", () => {
    const renamed = amended([0, modify("Turns", "Do as you like.", { rule: "Turns" })]);
    expect(isInForce(renamed.facts, "Turns")).toBe(false);
    const again = made(
      renamed,
      [0, modify("Free", "Do as you like.", { rule: "Turns" })],
      [1, modify("Turns", "Whatever.")],
      [1, leave],
    );
    expect(again.facts.rules.at(-1)).toMatchObject({ name: "Turns", owner: "host", version: 1 });
    expect(isInForce(again.facts, "Turns")).toBe(false);
    expect(isInForce(start.facts, "Turns")).toBe(true);
  });

  test("EN-2 EN-20 EightOfSpades: nobody must modify", () => {
    const round = withPending(laid(["8s 2c", "3c"], { options: quick }), 1, 0);
    expect(made(round, [0, play("8s")]).facts.mustModify).toBe(0);
    expect(made(without("EightOfSpades", round), [0, play("8s")]).facts.mustModify).toBeNull();
  });

  test("EN-2 EN-19 PendingRules: no change by it", () => {
    expect(refusal(without("PendingRules", start), [1, modify("A", "A new text.")])).toBe("EN-19");
  });

  test("EN-2 EN-18 EmptyHand: the move is refused", () => {
    const round = withPending(laid(["", "3c"], { options: quick }), 1, 0);
    expect(refusal(round, [0, takeFive])).toBeNull();
    expect(refusal(without("EmptyHand", round), [0, takeFive])).toBe("EN-18");
  });

  test("EN-2 EN-16 EmptyDeck: the move is refused, and who can do nothing else may end his turn", () => {
    const round = withPending(laid(["", "3c"], { stock: "", options: quick }), 1, 0);
    expect(refusal(round, [0, shuffle])).toBeNull();
    expect(refusal(round, [0, endTurn])).toBe("EN-13");
    expect(refusal(without("EmptyDeck", round), [0, shuffle])).toBe("EN-16");
    expect(refusal(without("EmptyDeck", round), [0, endTurn])).toBeNull();
  });

  test("EN-2 EN-17 ReservedWords: what is announced earns nothing, and calls go on", () => {
    const round = without(
      "ReservedWords",
      withPending(laid(["2c Ks", "3c"], { options: quick }), 1, 0),
    );
    expect(penalties(made(round, [1, say("Improper!")]))).toEqual([[], []]);
    expect(penalties(made(round, [0, play("Ks")], [1, improper(0)]))).toEqual([[], []]);
    expect(handOf(made(round, [0, play("Ks")], [1, improper(0)]), 0)).toBe("2c 2d Ks");
  });

  test.each(["StandardPenalty", "Penalty"])(
    "EN-2 EN-14 %s: nothing is assigned, and a call has no effect",
    (rule) => {
      const round = without(rule, withPending(laid(["2c Ks", "3c"], { options: quick }), 1, 0));
      const called = made(round, [0, play("Ks")], [1, say("improper")], [1, improper(0)]);
      expect(penalties(called)).toEqual([[], []]);
      expect(handOf(called, 0)).toBe("2c");
    },
  );

  test("EN-2 EN-14 what was earned before the rule went can be called no more", () => {
    const round = made(
      withPending(laid(["2c Ks", "3c"], { options: quick }), 0, 1),
      [0, play("Ks")],
      [1, repeal("Penalty")],
    );
    expect(penalties(round)).toEqual([[1], []]);
    expect(handOf(made(round, [1, improper(0)]), 0)).toBe("2c");
  });

  test("EN-2 EN-13 PlayDefinition: no play earns a penalty", () => {
    expect(
      penalties(
        made(without("PlayDefinition", withPending(laid(["Ks", "3c"], { options: quick }), 1, 0)), [
          0,
          play("Ks"),
        ]),
      ),
    ).toEqual([[], []]);
  });

  test("EN-2 EN-13 Turns: no least and no limit", () => {
    const free = without("Turns", withPending(laid(["2h 3h 4h", "3c"], { options: quick }), 1, 0));
    expect(refusal(free, [0, endTurn])).toBeNull();
    const round = made(free, [0, play("2h")], [0, play("3h")], [0, draw], [0, draw]);
    expect(round.facts.counts).toEqual({ played: 2, drew: 2 });
  });

  test("EN-2 the other six are the machine: without them everything goes on as it did", () => {
    const machine = [
      "GameSetup",
      "BeforeBeginGame",
      "GameDefault",
      "TurnDefinition",
      "TurnCycle",
      "DrawDefinition",
    ];
    const round = made(
      withPending(laid(["2c Ks", "3c"], { options: quick }), 6, 0),
      ...machine.map((rule): Step => [0, repeal(rule)]),
      [0, draw],
      [0, play("Ks")],
    );
    expect(penalties(round)).toEqual([[1], []]);
    expect(refusal(round, [0, draw])).toBe("EN-13");
    expect(made(round, [0, endTurn]).facts.turn).toBe(1);
  });
});

describe("the hash", () => {
  test("EN-4 canonical JSON has one form, whatever the order of the fields", () => {
    expect(canonicalJson({ b: [1, { d: null, c: "x" }], a: true })).toBe(
      '{"a":true,"b":[1,{"c":"x","d":null}]}',
    );
    expect(canonicalJson({ a: true, b: [1, { c: "x", d: null }], e: undefined })).toBe(
      canonicalJson({ b: [1, { d: null, c: "x" }], a: true }),
    );
  });

  test("EN-4 it is of names, texts and clauses in their order, and of nothing else", () => {
    const { facts } = amended([1, modify("Tens", "Tens are lucky.")]);
    expect(facts.ruleBook).toMatch(/^[0-9a-f]{64}$/);
    expect(facts.ruleBook).not.toBe(start.facts.ruleBook);
    expect(hashOf(facts.rules)).toBe(facts.ruleBook);
    expect(hashOf(facts.rules.map((rule) => ({ ...rule, owner: 2, version: 7 })))).toBe(
      facts.ruleBook,
    );
    expect(hashOf(facts.rules.toReversed())).not.toBe(facts.ruleBook);
    expect(
      amended([1, modify("Tens", "Tens are lucky.")], [0, repeal("Tens")]).facts.ruleBook,
    ).toBe(start.facts.ruleBook);
  });

  test("EN-4 RR every record says with which wordings its round began", () => {
    expect(eightsNomic.carry.stamp).toEqual({ ruleBook: start.facts.ruleBook });
    expect(dealt({ seats: 2, carry: { ruleBook: start.facts.ruleBook } }).facts.ruleBook).toBe(
      start.facts.ruleBook,
    );
    expect(() => dealt({ seats: 2, carry: { ruleBook: "abc" } })).toThrow(/notAHash/);
    expect(() => dealt({ seats: 2, carry: { rules: [] } })).toThrow(/unknownField/);
  });
});

test("EN-3 EN-22 what a leaver owned is the host’s, which judges no texts", () => {
  const round = made(
    withPending(laid(["2c", "3c", "4c"]), 0, 1, 0),
    [1, modify("Tens", "Tens are lucky.")],
    [0, agree],
  );
  expect(pendingRules(round)).toEqual([0, 0, 0]);
  expect(made(round, [0, draw]).facts.pending).toMatchObject({ asked: [1] });
  const gone = made(round, [1, leave]);
  expect(gone.facts.rules.at(-1)).toEqual({
    name: "Tens",
    text: "Tens are lucky.",
    clause: null,
    owner: "host",
    version: 1,
  });
  expect(made(gone, [0, draw]).facts.pending).toBeNull();
});
