// Checks that every rule of the catalogue takes effect where it should, nowhere else, and correctly
// at its edges, and that it says so.

import { describe, expect, test } from "vitest";
import type { Clause } from "#shared/games/eights-nomic/clauses/clause.ts";
import {
  consequenceOf,
  holds,
  tryClause,
  winnersOf,
} from "#shared/games/eights-nomic/clauses/evaluate.ts";
import { readClause } from "#shared/games/eights-nomic/clauses/form.ts";
import {
  choicesOf,
  firstValues,
  groups,
  sayGroup,
  sayName,
  saySlot,
  sayText,
  templates,
  type SlotValues,
  type Template,
  type TemplateId,
} from "#shared/games/eights-nomic/clauses/templates.ts";
import { sayClause } from "#shared/games/eights-nomic/clauses/words.ts";
import { factsOf, type LaidFacts } from "./laidFacts.ts";
import { told } from "./told.ts";

type Laid = Partial<LaidFacts>;
/** On which facts, and what comes of it. */
type Case = readonly [facts: Laid, gives: unknown];
type Cases = Readonly<{ fires: Case; not: Case; edge: Case }>;

const hand = (cards: number, seat = 0): Laid => ({
  seats: { 0: { turn: true }, [seat]: { hand: cards, turn: seat === 0 } },
});
const hands = (...cards: readonly number[]): Laid => ({
  seats: Object.fromEntries(cards.map((count, seat) => [seat, { hand: count }])),
});
const on = (card: Laid["card"], top: Laid["top"]): Laid => ({ card: card!, top: top! });
const noTop = "the pile is empty";
const draw = (seat: number, n: number): object => ({ effect: "draw", seat, n });
const set = (of: number, property: string, to: number): object => ({
  effect: "set",
  of,
  property,
  to,
});
const scored = (points: number, seat = 0): Laid => ({ properties: { [seat]: { Score: points } } });

const all: { readonly [I in TemplateId]: Cases | null } = {
  wildRank: {
    fires: [on("8d", "Kc"), true],
    not: [on("9d", "Kc"), false],
    edge: [{ card: "8d", top: null }, true],
  },
  wildSuit: {
    fires: [on("2s", "Kd"), true],
    not: [on("2c", "Kd"), false],
    edge: [{ card: "As", top: null }, true],
  },
  sameColour: {
    fires: [on("2h", "Kd"), true],
    not: [on("2h", "Kc"), false],
    edge: [{ card: "2h", top: null }, noTop],
  },
  neighbours: {
    fires: [on("9h", "Tc"), true],
    not: [on("8h", "Tc"), false],
    edge: [on("Ah", "Kc"), false],
  },
  sumsTo: {
    fires: [on("4h", "7c"), true],
    not: [on("5h", "7c"), false],
    edge: [on("Kh", "Kc"), false],
  },
  oddOnEven: {
    fires: [on("3h", "Qc"), true],
    not: [on("4h", "Qc"), false],
    edge: [on("Qh", "Kc"), true],
  },
  openRank: {
    fires: [on("3h", "Qc"), true],
    not: [on("Qh", "3c"), false],
    edge: [{ card: "Qh", top: null }, noTop],
  },
  climbing: {
    fires: [on("9h", "8c"), true],
    not: [on("8h", "9c"), false],
    edge: [on("9h", "9c"), false],
  },
  lastCards: {
    fires: [{ card: "3h", ...hand(1) }, true],
    not: [{ card: "3h", ...hand(3) }, false],
    edge: [{ card: "3h", ...hand(2) }, true],
  },

  pairsGoOn: {
    fires: [on("7h", "7c"), true],
    not: [on("8c", "7c"), false],
    edge: [{ card: "7h", top: null }, noTop],
  },
  runsGoOn: {
    fires: [on("8c", "7c"), true],
    not: [on("8h", "7c"), false],
    edge: [on("Ac", "Kc"), false],
  },
  rankGoesOn: {
    fires: [{ ...on("3h", "Kc"), seats: { 0: { played: 1 } } }, true],
    not: [{ ...on("3h", "Qc"), seats: { 0: { played: 1 } } }, false],
    edge: [on("3h", "Kc"), false],
  },
  fullHands: {
    fires: [{ card: "3h", ...hand(11) }, true],
    not: [{ card: "3h", ...hand(9) }, false],
    edge: [{ card: "3h", ...hand(10) }, false],
  },
  drawUpTo: {
    fires: [{ seats: { 0: { drew: 1 } } }, true],
    not: [{ seats: { 0: { drew: 3 } } }, false],
    edge: [{ seats: { 0: { drew: 2 } } }, true],
  },
  restFree: { fires: [hand(1), true], not: [hand(4), false], edge: [hand(3), true] },

  rankSkips: {
    fires: [{ card: "Jd" }, { effect: "skip" }],
    not: [{ card: "Td" }, null],
    edge: [{ card: "Jd", top: null }, { effect: "skip" }],
  },
  rankReverses: {
    fires: [{ card: "As" }, { effect: "reverse" }],
    not: [{ card: "Ks" }, null],
    edge: [{ card: "As", active: [0, 1] }, { effect: "reverse" }],
  },
  rankAgain: {
    fires: [{ card: "Kh" }, { effect: "extraTurn" }],
    not: [{ card: "Qh" }, null],
    edge: [{ card: "Kh", ...hand(0) }, { effect: "extraTurn" }],
  },
  changeReverses: {
    fires: [on("7h", "7c"), { effect: "reverse" }],
    not: [on("7s", "7c"), null],
    edge: [{ card: "7h", top: null }, noTop],
  },
  pairSkips: {
    fires: [on("7h", "7c"), { effect: "skip" }],
    not: [on("8c", "7c"), null],
    edge: [on("7c", "7c"), { effect: "skip" }],
  },

  rankDraws: {
    fires: [{ card: "2c" }, draw(1, 2)],
    not: [{ card: "3c" }, null],
    edge: [{ card: "2c", next: 2, stock: 0 }, draw(2, 2)],
  },
  cardDraws: {
    fires: [{ card: "Qs" }, draw(1, 5)],
    not: [{ card: "Qh" }, null],
    edge: [{ card: "Ks" }, null],
  },
  suitCosts: {
    fires: [{ card: "5c" }, draw(0, 1)],
    not: [{ card: "5s" }, null],
    edge: [{ card: "5c", ...hand(0) }, draw(0, 1)],
  },
  pairDraws: {
    fires: [on("5c", "5d"), draw(1, 1)],
    not: [on("5c", "6c"), null],
    edge: [{ card: "5c", top: null }, noTop],
  },
  lastCardPays: {
    fires: [{ card: "5c", ...hand(1) }, draw(0, 2)],
    not: [{ card: "5c", ...hand(2) }, null],
    edge: [{ card: "5c", ...hand(0) }, null],
  },
  leaderPays: {
    fires: [{ card: "5c", ...hands(3, 5, 4) }, draw(0, 1)],
    not: [{ card: "5c", ...hands(3, 5, 2) }, null],
    edge: [{ card: "5c", ...hands(3, 3, 3) }, draw(0, 1)],
  },
  richerDraws: {
    fires: [{ card: "Kc", ...hands(7, 5, 1) }, draw(1, 2)],
    not: [{ card: "Kc", ...hands(4, 5, 1) }, null],
    edge: [{ card: "Kc", ...hands(5, 5, 1) }, null],
  },
  shufflerPays: {
    fires: [{ player: 2 }, draw(2, 1)],
    not: [{ player: 1, stock: 9 }, draw(1, 1)],
    edge: [{ stock: 0 }, draw(0, 1)],
  },
  tithe: {
    fires: [{ turns: 20 }, draw(1, 1)],
    not: [{ turns: 21 }, null],
    edge: [{ turns: 0 }, draw(1, 1)],
  },

  colourClash: {
    fires: [on("5h", "5c"), true],
    not: [on("5c", "5h"), false],
    edge: [{ card: "5h", top: null }, noTop],
  },
  downhill: {
    fires: [on("4h", "5c"), true],
    not: [on("6h", "5c"), false],
    edge: [on("5h", "5c"), false],
  },
  rankCosts: {
    fires: [{ card: "7d" }, true],
    not: [{ card: "8d" }, false],
    edge: [{ card: "7d", top: null }, true],
  },
  hoarding: { fires: [hand(13), true], not: [hand(8), false], edge: [hand(12), false] },

  handLimit: { fires: [hand(16), true], not: [hand(14), false], edge: [hand(15), true] },
  drawFirst: {
    fires: [{ card: "5c" }, true],
    not: [{ card: "5c", seats: { 0: { drew: 1 } } }, false],
    edge: [{ card: "5c", stock: 0 }, false],
  },
  noPairs: {
    fires: [on("5c", "5d"), true],
    not: [on("5c", "6c"), false],
    edge: [{ card: "5c", top: null }, noTop],
  },
  notOnRank: {
    fires: [on("Kc", "Qd"), true],
    not: [on("Qc", "Kd"), false],
    edge: [{ card: "5c", top: null }, false],
  },
  suitWaits: {
    fires: [{ card: "5h", turns: 3 }, true],
    not: [{ card: "5s", turns: 3 }, false],
    edge: [{ card: "5h", turns: 20 }, false],
  },

  rankScores: {
    fires: [{ card: "Td", ...scored(5) }, set(0, "Score", 15)],
    not: [{ card: "9d" }, null],
    edge: [{ card: "Td", ...scored(9995) }, "the result is beyond ±9,999"],
  },
  suitScores: {
    fires: [{ card: "Kh" }, set(0, "Score", 13)],
    not: [{ card: "Ks" }, null],
    edge: [{ card: "Ah", ...scored(-1) }, set(0, "Score", 0)],
  },
  suitLoses: {
    fires: [{ card: "2s", ...scored(9) }, set(0, "Score", 4)],
    not: [{ card: "2c" }, null],
    edge: [{ card: "2s" }, set(0, "Score", -5)],
  },
  emptyScores: {
    fires: [scored(3), set(0, "Score", 23)],
    not: [{ player: 1, ...scored(3) }, set(1, "Score", 20)],
    edge: [{}, set(0, "Score", 20)],
  },
  scoreWins: {
    fires: [scored(60, 2), [2]],
    not: [scored(49), null],
    edge: [{ properties: { 0: { Score: 50 }, 1: { Score: 50 } } }, [0, 1]],
  },

  rankPends: {
    fires: [{ card: "7d" }, set(0, "Pending Rules", 1)],
    not: [{ card: "8d" }, null],
    edge: [{ card: "7d", properties: { 0: { "Pending Rules": 2 } } }, set(0, "Pending Rules", 3)],
  },
  turnsPend: {
    fires: [{ turns: 30 }, set(0, "Pending Rules", 1)],
    not: [{ turns: 31 }, null],
    edge: [{ turns: 10, player: 2 }, set(2, "Pending Rules", 1)],
  },
  lawmakerPays: {
    fires: [{}, draw(0, 2)],
    not: [{ player: 1 }, draw(1, 2)],
    edge: [{ stock: 0 }, draw(0, 2)],
  },
  lawReverses: {
    fires: [{}, { effect: "reverse" }],
    not: [{ player: 2 }, { effect: "reverse" }],
    edge: [{ active: [0, 1] }, { effect: "reverse" }],
  },
  lawScores: {
    fires: [scored(5), set(0, "Score", 15)],
    not: [{ player: 1, ...scored(5) }, set(1, "Score", 10)],
    edge: [scored(9990), "the result is beyond ±9,999"],
  },

  rulesWin: {
    fires: [{ seats: { 1: { rules: 4 } } }, [1]],
    not: [{ seats: { 1: { rules: 2 } } }, null],
    edge: [{ seats: { 0: { rules: 3 }, 2: { rules: 3 } } }, [0, 2]],
  },
  emptyWins: {
    fires: [hand(0), [0]],
    not: [hand(1), null],
    edge: [{ ...hands(0, 0, 3), active: [1, 2] }, [1]],
  },
  pendingWins: {
    fires: [{ seats: { 2: { pending: 5 } } }, [2]],
    not: [{ seats: { 2: { pending: 2 } } }, null],
    edge: [{ seats: { 2: { pending: 3 } } }, [2]],
  },
  turnsEnd: {
    fires: [{ turns: 61 }, "ranking"],
    not: [{ turns: 59 }, null],
    edge: [{ turns: 60 }, "ranking"],
  },
  deckEnds: {
    fires: [{ stock: 0 }, "ranking"],
    not: [{ stock: 9 }, null],
    edge: [{ stock: 1 }, null],
  },
  overflow: {
    fires: [hand(26, 2), "ranking"],
    not: [hand(24, 2), null],
    edge: [{ ...hand(25, 2), active: [0, 1] }, null],
  },
  bookEnds: {
    fires: [{ rules: 31 }, "ranking"],
    not: [{ rules: 29 }, null],
    edge: [{ rules: 30 }, "ranking"],
  },

  sayWhen: null,
  thankFor: null,
};

function given(clause: Clause, facts: Laid): unknown {
  const found =
    clause.do === "then"
      ? consequenceOf(clause, factsOf(facts))
      : clause.do === "endGame"
        ? winnersOf(clause, factsOf(facts))
        : holds(clause, factsOf(facts));
  return found.ok ? found.value : told(found.problem);
}
const cases = templates.flatMap((template) => {
  const laid = all[template.id];
  const clause = template.clause(firstValues(template));
  return laid && clause ? [{ id: template.id, clause, ...laid }] : [];
});
/** After these commands it comes in any case: what it should not do is another player's. */
const always: readonly TemplateId[] = [
  "shufflerPays",
  "emptyScores",
  "lawmakerPays",
  "lawReverses",
  "lawScores",
];

describe.each(cases)("EN-7 $id", ({ id, clause, fires, not, edge }) => {
  test("comes into effect", () => {
    expect(given(clause, fires[0])).toEqual(fires[1]);
    expect(fires[1]).toBeTruthy();
  });
  test("does not", () => {
    expect(given(clause, not[0])).toEqual(not[1]);
    if (!always.includes(id)) expect(not[1]).toBeFalsy();
  });
  test("keeps its edge", () => expect(given(clause, edge[0])).toEqual(edge[1]));
});

/** With every choice that each of its slots has, and both ends of what is a number. */
function fillings(template: Template): readonly SlotValues[] {
  return Object.entries(template.slots).flatMap(([name, slot]) => {
    const values =
      slot.kind === "number" ? [slot.least, slot.most] : choicesOf(slot).map(({ value }) => value);
    return values.map((value) => ({ ...firstValues(template), [name]: value }));
  });
}
const filled = templates.flatMap((template) =>
  [firstValues(template), ...fillings(template)].map((values) => ({ template, values })),
);

describe("EN-7 the catalogue", () => {
  test("has thirty rules at least that the machine enforces, in every group", () => {
    expect(cases.length).toBeGreaterThanOrEqual(30);
    expect(templates.length).toBe(Object.keys(all).length);
    expect([...new Set(templates.map(({ group }) => group))]).toEqual(groups);
    expect(
      templates
        .filter(({ group }) => group === "judged")
        .every((template) => template.clause(firstValues(template)) === null),
    ).toBe(true);
  });

  test("EN-24 EN-27 whatever its slots are filled with, each clause has the form and runs in the middle of a game", () => {
    for (const { template, values } of filled) {
      const clause = template.clause(values);
      if (clause === null) continue;
      expect(readClause(JSON.parse(JSON.stringify(clause)))).toEqual({ ok: true, clause });
      expect(tryClause(clause, factsOf({ card: "7c", top: "7c" })), template.id).toBe(null);
      expect(told(sayClause(clause))).toMatch(/^[A-Z].*\.$/);
    }
  });

  test("EN-2 names have 1 to 40 characters and texts 1 to 2000, whatever the slots are filled with, and no two first names or texts are alike", () => {
    for (const { template, values } of filled) {
      const [name, text] = [told(sayName(template, values)), told(sayText(template, values))];
      expect(name, template.id).toMatch(/^[^.]{1,40}$/);
      expect(text).toMatch(/^[A-Z][^.].{10,400}\.$/);
      expect(name + text).not.toMatch(/undefined|eights-nomic/);
    }
    const plain = (words: string): string =>
      words
        .normalize("NFKC")
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]/gu, "");
    for (const say of [sayName, sayText])
      expect(
        new Set(templates.map((template) => plain(told(say(template, firstValues(template))))))
          .size,
      ).toBe(templates.length);
  });

  test("every group, slot and choice has words", () => {
    for (const group of groups) expect(told(sayGroup(group))).toMatch(/^[A-Z]/);
    for (const { slots } of templates) {
      for (const [name, slot] of Object.entries(slots)) {
        expect(told(saySlot(name as Parameters<typeof saySlot>[0]))).toMatch(/^[A-Z]/);
        for (const { value, said } of choicesOf(slot))
          expect(told(said), value).toMatch(/^[A-Z0-9]/);
      }
    }
  });

  test("EN-26 a name of points that may not be one makes no clause", () => {
    const scoring = templates.find(({ id }) => id === "scoreWins")!;
    const answer = readClause(scoring.clause({ number: 50, property: "__proto__" }));
    expect(answer.ok ? "" : told(answer.problem)).toBe(
      "when.of.0.property: a property’s name must be 1 to 20 letters, digits and spaces",
    );
  });
});
