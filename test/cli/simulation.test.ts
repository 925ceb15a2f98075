import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { problemLine } from "#main/cli/given.ts";
import { simulate } from "#main/cli/simulation/simulateCommand.ts";
import { simulatedTournament, type Simulation } from "#main/cli/simulation/simulatedTournament.ts";
import { standardSettings } from "#shared/protocol/schema.ts";
import type { Format } from "#shared/protocol/tournament.ts";
import { estimate } from "#shared/tournament/estimate.ts";
import { presets, structureText, type Structure } from "#shared/tournament/structure.ts";
import { testFolder } from "#test/host/support/testHost.ts";

type Wish = Readonly<{
  players: number;
  format?: Format;
  game?: string;
  chairs?: number;
  structure?: Partial<Structure>;
  seed?: string;
}>;

const simulation = ({
  players,
  format = { kind: "freezeout" },
  game = "five-card-draw",
  chairs = 4,
  structure = {},
  seed = "friday",
}: Wish): Simulation => ({
  setup: {
    name: "Friday",
    format,
    rotation: [{ game, rounds: 1, options: {} }],
    settings: standardSettings,
    structure: { ...presets.turbo, ...structure },
    chairs,
    rebuySeconds: 60,
  },
  players,
  level: "easy",
  seed,
  moveMs: 5000,
  betweenMs: 20_000,
});
const sum = (list: Iterable<number>): number => [...list].reduce((all, one) => all + one, 0);

describe("H-21 a tournament of bots", () => {
  test("a freezeout is played down to one: every place, every prize and every chip is accounted for, and the same seed plays the same", () => {
    const wish = simulation({ players: 11 });
    const over = simulatedTournament(wish);
    expect(over.places.map(({ place }) => place)[0]).toBe(1);
    expect(over.places.flatMap(({ entrants }) => entrants).toSorted()).toEqual(
      Array.from({ length: 11 }, (_, at) => `e${at + 1}`).toSorted(),
    );
    expect(sum(over.prizes.values())).toBe(11 * 500);
    expect(over.balances).toEqual(new Map());
    expect(over.deals).toBe(sum(over.levels.map(({ deals }) => deals)));
    expect(over.levels.map(({ level }) => level)).toEqual(over.levels.map((_, at) => at + 1));
    expect(over.lastsMs).toBeGreaterThanOrEqual(over.levels.at(-1)!.beganMs);
    expect(simulatedTournament(wish)).toEqual(over);
    expect(simulatedTournament(simulation({ players: 11, seed: "saturday" })).places).not.toEqual(
      over.places,
    );
  });

  test("rebuys, add-ons, bounties and guaranteed places go through the books, which end at zero", () => {
    const structure: Partial<Structure> = {
      rebuys: { until: 5, most: null, stack: 1000 },
      addOn: { at: 4, price: 300, stack: 1500 },
      bounty: 50,
      measure: "rounds",
      guaranteed: [9000],
      stack: 200,
    };
    const { state, prizes, balances } = simulatedTournament(simulation({ players: 6, structure }));
    expect(sum(state.entrants.map(({ rebuys }) => rebuys))).toBeGreaterThan(0);
    expect(state.entrants.filter(({ addOn }) => addOn).length).toBeGreaterThan(1);
    expect(sum(state.entrants.map(({ bounties }) => bounties))).toBe(
      50 * sum(state.entrants.map(({ rebuys }) => 1 + rebuys)),
    );
    expect(Math.max(...prizes.values())).toBe(9000);
    expect(balances).toEqual(new Map());
  });

  test("a bracket and a league are played to their ends", () => {
    const bracket = simulatedTournament(
      simulation({
        players: 5,
        format: { kind: "bracket", seeding: "random", thirdPlace: true, wins: null },
      }),
    );
    expect(bracket.places.map(({ place, entrants }) => [place, entrants.length])).toEqual([
      [1, 1],
      [2, 1],
      [3, 1],
      [4, 1],
      [5, 1],
    ]);
    const league = simulatedTournament(
      simulation({
        players: 7,
        game: "crazy-eights",
        chairs: 4,
        format: { kind: "league", rounds: 3, deals: 2, points: [5, 3, 2, 1], draw: "roundRobin" },
      }),
    );
    expect(league.deals).toBe(3 * 2 * 2);
    expect(sum(league.state.entrants.map(({ points }) => points))).toBeCloseTo(
      3 * 2 * (5 + 3 + 2 + 1 + 5 + 3 + 2),
      0,
    );
    expect([...bracket.balances, ...league.balances]).toEqual([]);
  });

  test("two chairs a table, levels by rounds and late entry: nobody is left alone at a table for a chair that is kept free", () => {
    const structure: Partial<Structure> = {
      stack: 100,
      measure: "rounds",
      lateEntry: 2,
      handForHand: false,
    };
    const { places, balances } = simulatedTournament(
      simulation({ players: 3, chairs: 2, structure, seed: "1277" }),
    );
    expect([places.map(({ place }) => place), [...balances]]).toEqual([[1, 2, 3], []]);
  });

  test.each(["five-card-draw", "crazy-eights", "normal-eights"])(
    "of %s the estimate is within a quarter of what four tournaments take on average",
    (game) => {
      const ratios = ["1", "2", "3", "4"].map((seed) => {
        const asked = simulation({ players: 8, chairs: 6, game, seed });
        const { dealMs, lastsMs } = simulatedTournament(asked);
        const { structure, format, chairs } = asked.setup;
        return (
          estimate({
            structure,
            format,
            entrants: 8,
            chairs,
            roundSeconds: dealMs / 1000,
            by: game === "five-card-draw" ? "ante" : "stake",
          }).minutes /
          (lastsMs / 60_000)
        );
      });
      expect(Math.abs(sum(ratios) / ratios.length - 1)).toBeLessThan(0.25);
    },
  );

  test("what cannot be set up is said", () =>
    expect(() => simulatedTournament(simulation({ players: 4, chairs: 20 }))).toThrow(
      "tournament.refusals.tooManyChairs",
    ));
});

describe("H-21 npm run simulate", () => {
  const file = (text: string): string => {
    const path = join(testFolder(), "structure.json");
    writeFileSync(path, text);
    return path;
  };
  const good = structureText({ name: "Our turbo", structure: presets.turbo });
  const said = (...args: readonly string[]): readonly string[] => {
    const lines: string[] = [];
    simulate(args, (line) => lines.push(line));
    return lines;
  };
  const problem = (...args: readonly string[]): string => {
    try {
      return said(...args).join("\n");
    } catch (error) {
      return problemLine("simulate", error);
    }
  };

  test("says how long it takes, by levels, and who is paid what", () => {
    const lines = said(file(good), "--players", "5", "--level", "easy", "--seed", "7");
    expect(lines[0]).toBe("Our turbo: 5 entrants, five-card-draw, freezeout, seed 7");
    expect(lines[2]).toMatch(/^ {6}1 {5}10 {5}40 {3}0:00 {6}5 {6}1 +\d+$/);
    expect(lines.find((line) => line.startsWith("over after"))).toMatch(
      /^over after \d:\d\d \(hours:minutes\) and \d+ deals$/,
    );
    expect(lines.find((line) => line.startsWith("estimated"))).toMatch(
      /^estimated: \d:\d\d, in level \d+$/,
    );
    expect(
      lines
        .filter((line) => / +\d+ +\d+ {2}Bot \d/.test(line))
        .map((line) => line.slice(0, 16).trim().split(/ +/).map(Number)),
    ).toEqual([
      [1, 1625],
      [2, 875],
      [3, 0],
      [4, 0],
      [5, 0],
    ]);
    expect(lines.some((line) => line.includes("wrong"))).toBe(false);
  });

  test("a bad file, and a bad argument, are told in one line", () => {
    expect(problem(file("{"))).toMatch(/^simulate: This file isn’t a tournament structure in JSON/);
    expect(problem(file("{}"))).toMatch(/"format" must be "tournament-structure\/1"/);
    expect(problem(file(good.replace('"stack": 1000', '"stack": 0')))).toMatch(
      /^simulate: structure\.stack: /,
    );
    expect(problem(file(good), "--chairs", "1")).toBe(
      'simulate: --chairs takes a whole number from 2 to 50, not "1"',
    );
    expect(problem(file(good), "--players", "1.5")).toBe(
      'simulate: --players takes a whole number from 2 to 1000, not "1.5"',
    );
    expect(problem(file(good), "--game", "whist")).toMatch(
      /^simulate: --game takes one of kings-and-bastards, five-card-draw, .*, not "whist"$/,
    );
    expect(problem(file(good), "--format", "ladder")).toBe(
      'simulate: --format takes one of freezeout, league, bracket, not "ladder"',
    );
    expect(problem(file(good), "--speed", "3")).toMatch(/^simulate: Unknown option '--speed'/);
    expect(problem(file(good), file(good))).toBe(
      "simulate: usage: npm run simulate -- FILE [OPTIONS]; see --help",
    );
    expect(problem(testFolder())).toMatch(/^simulate: EISDIR/);
    expect(problem(file(" ".repeat(1024 * 1024 + 1)))).toMatch(
      /^simulate: .* is too large for a tournament structure$/,
    );
    expect(problem(file(good), "--level", "hard")).toBe(
      'simulate: --level takes one of easy, regular, not "hard"',
    );
    expect(problem(file(good), "--chairs", "20")).toBe(
      "simulate: The games in this rotation seat at most 16.",
    );
    expect(problem()).toBe("simulate: usage: npm run simulate -- FILE [OPTIONS]; see --help");
    expect(problem("--help")).toMatch(/^usage: npm run simulate/);
  });

  test("what is wrong goes to standard error, with exit code 2", () => {
    const program = join(import.meta.dirname, "../../main/cli/simulate.ts");
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, "/nowhere.json"], {
      encoding: "utf8",
    });
    expect([status, stdout, stderr]).toEqual([
      2,
      "",
      "simulate: ENOENT: no such file or directory, open '/nowhere.json'\n",
    ]);
  });
});
