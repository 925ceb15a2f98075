// Checks that what is entered for a tournament becomes one that the house takes, and that the form
// says what is wrong with it.

import { beforeAll, describe, expect, it } from "vitest";
import { draftOfRotation } from "#renderer/screens/setup/tableDraft.ts";
import { createTournament } from "#renderer/screens/tournament/setup/creating.ts";
import { problemWords } from "#renderer/screens/tournament/setup/problemWords.ts";
import {
  chairRange,
  entrantsOf,
  firstDraft,
  fitting,
  gamesFor,
  minutesFor,
  setupOf,
  setupProblems,
  type SetupDraft,
} from "#renderer/screens/tournament/setup/setupDraft.ts";
import {
  doubled,
  draftOfStructure,
  raised,
  readStructureDraft,
  withLevel,
  withoutLevel,
} from "#renderer/screens/tournament/setup/structureDraft.ts";
import { missingShare, sharesOf, typedList } from "#renderer/screens/tournament/setup/typedList.ts";
import { returnLines, structureLines } from "#renderer/screens/tournament/structureWords.ts";
import { loadTournament, sentence } from "#renderer/text/text.ts";
import { offers } from "#shared/games/catalogue.ts";
import { setupSchema, type FormatKind } from "#shared/protocol/tournament.ts";
import { mostLevels, presets, type Preset } from "#shared/tournament/structure.ts";

const draft = (): SetupDraft => firstDraft(offers, "Friday", 1);
const as = (kind: FormatKind, part: Partial<SetupDraft> = {}): SetupDraft =>
  fitting({ ...draft(), ...part, format: { ...draft().format, kind } }, offers);
const read = (part: Partial<SetupDraft["structure"]>) =>
  readStructureDraft({ ...draftOfStructure(presets.standard), ...part });
const said = (part: Partial<SetupDraft["structure"]>): string => {
  const answer = read(part);
  return answer.ok ? "" : sentence(problemWords(answer.problem));
};

beforeAll(loadTournament);

describe("a new tournament", () => {
  it("is good as it is offered first: poker, one table of bots and oneself", () => {
    const setup = setupOf(draft(), offers);
    expect(setupSchema.parse(setup)).toEqual(setup);
    expect(setup).toMatchObject({
      name: "Friday",
      format: { kind: "freezeout" },
      rotation: [{ game: "five-card-draw", rounds: 1 }],
      structure: presets.turbo,
      chairs: 8,
    });
    expect(entrantsOf(draft())).toBe(8);
  });

  it.each(["freezeout", "league", "bracket"] as const)("as a %s is taken by the house", (kind) => {
    const setup = setupOf(as(kind), offers);
    expect(setupSchema.parse(setup)).toEqual(setup);
    expect(setup!.format.kind).toBe(kind);
  });

  it("as a league has no poker (H-20), and nothing by which one is out or comes back", () => {
    const league = as("league", {
      structure: { ...draft().structure, rebuysUntil: "3", bounty: "50", hasAddOn: true },
    });
    expect(gamesFor("league", offers).some(({ id }) => id === "five-card-draw")).toBe(false);
    expect(setupOf(league, offers)).toMatchObject({
      structure: { rebuys: { until: 0 }, addOn: null, bounty: 0, lateEntry: 0 },
    });
  });

  it("as a bracket has two chairs at a table, and more again as something else", () => {
    const bracket = as("bracket");
    expect(bracket.chairs).toBe(2);
    expect(
      fitting({ ...bracket, format: { ...bracket.format, kind: "freezeout" } }, offers, bracket)
        .chairs,
    ).toBe(8);
    expect(fitting({ ...draft(), chairs: 2 }, offers, draft()).chairs).toBe(2);
    expect(chairRange(bracket, offers)).toEqual({ min: 2, max: 2 });
  });

  it("has short all-ins add up to a raise, as the rules of tournaments have it (FD-8)", () => {
    expect(setupOf(draft(), offers)).toMatchObject({
      rotation: [{ options: { shortRaisesAddUp: true } }],
    });
  });

  it("leaves what the levels settle out of the house rules", () => {
    const settled = gamesFor("freezeout", offers).flatMap(({ options }) => Object.keys(options));
    for (const option of ["ante", "stake", "buyIn", "target"])
      expect(settled).not.toContain(option);
  });

  it("that lacks a name, or has a field that is no number, is none", () => {
    expect(setupOf({ ...draft(), name: " " }, offers)).toBeNull();
    const wrong = {
      ...draft(),
      structure: { ...draft().structure, buyIn: "x", stack: "", guaranteed: "5 a" },
    };
    expect(setupProblems(wrong, gamesFor("freezeout", offers))).toBe(3);
    expect(setupOf(wrong, offers)).toBeNull();
    expect(
      setupOf(as("league", { structure: { ...draft().structure, stack: "" } }), offers),
      "nobody is asked for a stack there",
    ).not.toBeNull();
  });

  it("is said to take longer with a slower structure and with more people; nobody can say for what is none", () => {
    const minutes = (part: Partial<SetupDraft>): number | null =>
      minutesFor({ ...draft(), ...part }, offers);
    expect(minutes({})).toBeGreaterThan(10);
    expect(minutes({ structure: draftOfStructure(presets.deep) })).toBeGreaterThan(minutes({})!);
    expect(minutes({ bots: 60 })).toBeGreaterThan(minutes({})!);
    expect([minutes({ bots: 0 }), minutes({ name: "" })]).toEqual([null, null]);
    expect(minutesFor(as("league"), offers)).toBeGreaterThan(5);
  });

  it("lets those in who are to be in from the start, and nobody where it is not made", async () => {
    const asked: string[] = [];
    const answered = (ok: boolean) =>
      ((request: string, payload: object) => {
        asked.push(`${request} ${JSON.stringify("bots" in payload ? payload.bots : "")}`);
        return Promise.resolve(ok ? { value: { tournament: "t1" } } : null);
      }) as never;
    const setup = setupOf(draft(), offers)!;
    const company = { plays: true, bots: 2, level: "easy" } as const;
    expect(await createTournament(answered(true), setup, company)).toBe("t1");
    expect(asked).toEqual([
      'createTournament ""',
      'enterTournament ""',
      'seatEntrant ["easy","easy"]',
    ]);
    asked.length = 0;
    expect(await createTournament(answered(false), setup, company)).toBeNull();
    expect(asked).toHaveLength(1);
  });
});

describe("a structure that is entered", () => {
  it.each(Object.keys(presets) as Preset[])("as the preset %s is that preset again", (name) => {
    expect(readStructureDraft(draftOfStructure(presets[name]))).toEqual({
      ok: true,
      structure: presets[name],
    });
  });

  it("is told to be wrong in the words of its rule", () => {
    expect(said({ shares: "50 30" })).toBe("the shares must add up to 100%, not 80%");
    expect(said({ lateEntry: "40" })).toContain("there is no level 40");
    expect(said({ stack: "5" })).toContain("doesn’t cover");
  });

  it("has shares of one's own, rebuys and an add-on", () => {
    expect(
      read({
        shares: "60; 40 %",
        rebuysUntil: "3",
        rebuysMost: "0",
        rebuyStack: "1500",
        hasAddOn: true,
        addOn: { at: "3", price: "300", stack: "2000" },
        guaranteed: "900 400",
      }),
    ).toMatchObject({
      ok: true,
      structure: {
        payouts: [{ from: 1, percent: [60, 40] }],
        rebuys: { until: 3, most: null, stack: 1500 },
        addOn: { at: 3, price: 300, stack: 2000 },
        guaranteed: [900, 400],
      },
    });
  });

  it("has a price of its own for the rebuys of a level, or that of the buy-in where none stands", () => {
    const priced = draftOfStructure(presets.turbo).levels.map((level, at) => ({
      ...level,
      rebuyPrice: ["", "800", " ", "900"][at] ?? "",
    }));
    const answer = read({
      levels: priced,
      rebuysUntil: "3",
      rebuyStack: "1000",
      buyIn: "500",
      bounty: "50",
    });
    expect(
      answer.ok && answer.structure.levels.map(({ rebuyPrice }) => rebuyPrice).slice(0, 4),
      "none after the last level with rebuys",
    ).toEqual([null, 800, null, null]);
    expect(
      answer.ok &&
        draftOfStructure(answer.structure)
          .levels.map(({ rebuyPrice }) => rebuyPrice)
          .slice(0, 3),
    ).toEqual(["", "800", ""]);
    const levels = priced.map((level, at) => ({
      ...level,
      rebuyPrice: at === 1 ? "dear" : level.rebuyPrice,
    }));
    const wrong: SetupDraft = {
      ...draft(),
      structure: { ...draft().structure, levels, rebuysUntil: "3" },
    };
    expect(setupProblems(wrong, gamesFor("freezeout", offers))).toBe(1);
    expect(
      setupProblems(
        { ...wrong, structure: { ...wrong.structure, rebuysUntil: "1" } },
        gamesFor("freezeout", offers),
      ),
      "what is not asked for is not wrong",
    ).toBe(0);
  });

  it("tells what rebuys cost, with the bounty on one's head, level by level where it differs", () => {
    const structure = { ...presets.turbo, bounty: 50, rebuys: { until: 3, most: 2, stack: 1000 } };
    expect(returnLines(structure)[0]).toBe(
      "If you run out, you can buy 1,000 chips more for 550 until the end of level 3, twice at most.",
    );
    const levels = structure.levels.map((level, at) => ({
      ...level,
      rebuyPrice: at === 2 ? 800 : null,
    }));
    expect(returnLines({ ...structure, levels })[0]).toBe(
      "If you run out, you can buy 1,000 chips more – for 550 in levels 1 and 2, 850 in level 3 – until the end of level 3, twice at most.",
    );
  });

  it("has a break where minutes stand, but none after its last level", () => {
    const levels = draftOfStructure(presets.turbo)
      .levels.slice(0, 3)
      .map((level) => ({ ...level, breakAfter: "5" }));
    expect(read({ levels, lateEntry: "0" })).toMatchObject({
      structure: {
        breaks: [
          { after: 1, minutes: 5 },
          { after: 2, minutes: 5 },
        ],
      },
    });
  });

  it("gets one more level, half as high again in round amounts, up to the most", () => {
    const { levels } = draftOfStructure(presets.turbo);
    const [before, last] = withLevel(levels).slice(-2);
    expect([before!.ante, last!.ante, last!.stake]).toEqual(["10000", "15000", "60000"]);
    let many = levels;
    for (let count = 0; count < mostLevels; count += 1) many = withLevel(many);
    expect(many).toHaveLength(mostLevels);
    expect(new Set(many.map(({ key }) => key)).size).toBe(mostLevels);
  });

  it("loses a level, but never its last one", () => {
    const { levels } = draftOfStructure(presets.turbo);
    expect(
      withoutLevel(levels, 1)
        .map(({ key }) => key)
        .slice(0, 3),
    ).toEqual([0, 2, 3]);
    expect(withoutLevel([levels[0]!], 0)).toHaveLength(1);
  });

  it("with a level doubled still rises", () => {
    const rows = doubled(draftOfStructure(presets.turbo).levels, 2);
    expect(rows.slice(0, 6).map(({ ante }) => ante)).toEqual(["10", "15", "30", "30", "40", "60"]);
    expect(readStructureDraft({ ...draftOfStructure(presets.turbo), levels: rows }).ok).toBe(true);
  });

  it("rises to amounts that chips make up well", () => {
    expect([
      raised(10, 1.5),
      raised(20, 1.5),
      raised(80, 1.5),
      raised(100, 1.5),
      raised(300, 1.5),
      raised(1, 1.5),
      raised(0, 1.5),
    ]).toEqual([15, 30, 150, 150, 500, 2, 0]);
  });

  it("is told in sentences, by its format", () => {
    const eights = draftOfRotation(offers, [{ game: "crazy-eights", rounds: 1, options: {} }]);
    const tell = (kind: FormatKind, part: Partial<SetupDraft> = {}): string => {
      const setup = setupOf(as(kind, part), offers)!;
      return structureLines(setup, 8).join(" ");
    };
    expect(tell("freezeout")).toContain(
      "Everybody starts with 1,000 chips. 22 levels of 4 minutes; the last runs until the end.",
    );
    expect(tell("freezeout")).toContain("The pool goes to the top 2: 65%, 35%.");
    expect(tell("league")).toContain("Points by place: 10, 7, 5, 3, 2, 1.");
    expect(tell("league")).not.toContain("level");
    expect(tell("bracket", { rotation: eights })).toContain("the first to win 3 rounds advances");
    // Hands for pots are won by chips.
    expect(tell("bracket")).toContain("win all the chips to advance");
  });
});

describe("numbers typed one after the other", () => {
  it("are apart by spaces, semicolons or strokes", () => {
    expect(typedList("10 7;5 / 3", { min: 1, max: 99 })).toEqual([10, 7, 5, 3]);
    expect(typedList("", { min: 1, max: 99 })).toEqual([]);
    expect(typedList("10 x", { min: 1, max: 99 })).toBeNull();
  });

  it("as shares are said to be short of 100, or over it, to the hundredth", () => {
    expect([
      missingShare("50 30 20"),
      missingShare("33.33 33.33 33.33"),
      missingShare("60 50"),
      missingShare("a"),
    ]).toEqual([0, 1, -1000, null]);
    expect(sharesOf("12,5 % 87,5 %")).toEqual([12.5, 87.5]);
  });
});
