import { describe, expect, test } from "vitest";
import { challengeFor, challengeOf, legWon, weekOf } from "#main/house/achievements/challenge.ts";
import { gameOf } from "#shared/games/catalogue.ts";
import { completeOptions } from "#shared/contract/options.ts";
import { testHost } from "#test/host/support/testHost.ts";
import { inHouse, lost } from "./playedRounds.ts";

const day = (date: string): number => Date.parse(`${date}T00:00:00Z`) / 86_400_000;
const thisWeek = weekOf(day("2026-11-27"));
/** Ten years. */
const weeks = Array.from({ length: 520 }, (_, at) => thisWeek + at);

/** A round that wins this leg of that week's challenge, unless something of it is changed. */
const winning = (week: number, at: number) => {
  const { legs, bots } = challengeOf(week);
  const { game, options } = legs[at]!;
  return inHouse({
    game,
    options,
    day: week * 7,
    seats: ["self", ...bots],
    moves: [{ type: "play" }],
    carry: { chips: Array(bots.length + 1).fill(1000) },
    result: {
      winners: [0],
      places: [[0], bots.map((_, seat) => seat + 1)],
      chips: [1000, ...bots.map(() => 0)],
      by: "knock",
      bonus: null,
    },
  });
};

describe("the challenge of a week", () => {
  test("H-48 begins on Monday and ends on Sunday", () => {
    expect([day("2026-11-23"), day("2026-11-29")].map(weekOf)).toEqual([thisWeek, thisWeek]);
    expect(weekOf(day("2026-11-22"))).toBe(thisWeek - 1);
    expect(weekOf(day("2026-11-30"))).toBe(thisWeek + 1);
    expect(challengeFor(day("2026-11-27"), [])).toMatchObject({
      from: "2026-11-23",
      to: "2026-11-29",
    });
  });

  test("H-48 is the same whenever it is drawn, and these were drawn before", () => {
    expect(weeks.map(challengeOf)).toEqual(weeks.map(challengeOf));
    expect(
      weeks.slice(0, 4).map((week) => {
        const { kind, legs, bots } = challengeOf(week);
        return [kind, legs.map(({ game }) => game).join(" "), bots.length];
      }),
    ).toMatchInlineSnapshot(`
      [
        [
          "rules",
          "gin-rummy",
          1,
        ],
        [
          "rotation",
          "exordia8 kings-and-bastards normal-eights",
          3,
        ],
        [
          "handicap",
          "normal-eights",
          6,
        ],
        [
          "rules",
          "normal-eights",
          3,
        ],
      ]
    `);
  });

  test("H-48 differs from the last ones, and every kind and plan comes round", () => {
    for (const week of weeks) expect(challengeOf(week).kind).not.toBe(challengeOf(week + 1).kind);
    const drawn = weeks.map((week) => {
      const { week: _week, ...plan } = challengeOf(week);
      return JSON.stringify(plan);
    });
    expect(new Set(drawn).size).toBe(15);
    // Three kinds take turns: the next of the same kind is three weeks later.
    for (const [at, plan] of drawn.entries()) expect(plan).not.toBe(drawn[at + 3]);
    // In eighteen weeks every plan of a kind has come that has six or fewer.
    expect(new Set(drawn.slice(0, 36)).size).toBe(15);
  });

  test("C-15 fits the players of its games, and names options that they have", () => {
    for (const week of weeks) {
      const { legs, bots } = challengeOf(week);
      for (const { game, options } of legs) {
        const { players, options: table } = gameOf(game)!;
        expect(bots.length + 1).toBeGreaterThanOrEqual(players.min);
        expect(bots.length + 1).toBeLessThanOrEqual(players.max);
        expect(completeOptions(table, options)).toMatchObject(options);
      }
    }
  });

  test("H-48 is won leg by leg, by its rules and against its row, within its week", () => {
    for (const week of weeks.slice(0, 36)) {
      const { legs } = challengeOf(week);
      for (const at of legs.keys()) {
        const round = winning(week, at);
        expect(legWon(round)).toBe(`${week}/${at}`);
        expect(legWon({ ...round, result: { ...round.result, ...lost } })).toBeNull();
        expect(legWon({ ...round, seats: ["self", "easy"] })).toBeNull();
        expect(legWon({ ...round, inTournament: true })).toBeNull();
        expect(legWon({ ...round, options: { ...round.options, jokersPerPack: 9 } })).toBe(
          "jokersPerPack" in gameOf(round.game)!.options ? null : `${week}/${at}`,
        );
      }
    }
  });

  test("H-48 is won when all its legs are, in whatever order; other weeks are counted by themselves", () => {
    const week = weeks.find((one) => challengeOf(one).kind === "rotation")!;
    const [monday, next] = [week * 7 - 3, (week + 1) * 7 - 3];
    expect(challengeFor(monday, [`${week}/2`, `${week}/0`])).toMatchObject({
      legs: [{ isWon: true }, { isWon: false }, { isWon: true }],
      weeksWon: 0,
    });
    const whole = [`${week}/2`, `${week}/0`, `${week}/1`];
    expect(challengeFor(monday, whole).weeksWon).toBe(1);
    expect(challengeFor(next, whole)).toMatchObject({ weeksWon: 1 });
    expect(challengeFor(next, whole).legs.some(({ isWon }) => isWon)).toBe(false);
  });

  test("H-48 is told by the host, by its own calendar", async () => {
    const { house } = await testHost();
    const told = await house.ask("challenge", {});
    expect(told).toMatchObject({ ok: true, value: { weeksWon: 0 } });
    expect(told.ok && told.value.legs.every(({ isWon }) => !isWon)).toBe(true);
  });
});
