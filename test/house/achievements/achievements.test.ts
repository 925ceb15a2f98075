import { describe, expect, test } from "vitest";
import {
  ofHouse,
  achievements as all,
  houseAchievements,
  amountOf,
  counted,
  noCounts,
} from "#main/house/achievements/counting.ts";
import type { HouseRound } from "#main/house/achievements/houseRound.ts";
import type { Achievements, PlayedRound } from "#shared/contract/achievements.ts";
import { catalogue, manifests } from "#shared/games/catalogue.ts";
import { ofLadder } from "#shared/profile/ladder.ts";
import { inHouse, lost, played } from "./playedRounds.ts";

/**
 * Rounds that reach an achievement with their last one, and one that in its place just misses it.
 */
type Case<R> = Readonly<{
  before?: readonly R[];
  wins: R;
  misses: R;
}>;
type Cases<R> = { readonly [key: string]: Case<R> };

const times = <R>(count: number, round: R): readonly R[] => Array<R>(count).fill(round);
const move = (type: string, more: object = {}): PlayedRound["moves"][number] => ({ type, ...more });
const play = (...cards: readonly string[]) => move("play", { cards });

const king = { titles: ["king"] };
const ofKings: Cases<PlayedRound> = {
  crowned: { wins: played(king), misses: played({ titles: ["bastard"], result: lost }) },
  dynasty: {
    wins: played({ ...king, carry: { king: 0, bastard: 2 } }),
    misses: played({ ...king, carry: { king: 1, bastard: 2 } }),
  },
  uprising: {
    wins: played({ ...king, carry: { king: 1, bastard: 0 } }),
    misses: played({ ...king, carry: { king: 1, bastard: 2 } }),
  },
  quad: {
    wins: played({ moves: [play("7c", "7d", "7h", "Jk")] }),
    misses: played({ moves: [play("7c", "7d", "7h"), play("8c", "8d", "8h")] }),
  },
  trump: {
    wins: played({ moves: [play("3c"), play("2d")] }),
    misses: played({ moves: [play("2d"), play("3c")] }),
  },
  reign: { before: times(24, played(king)), wins: played(king), misses: played({ result: lost }) },
};

const hand = (category: string | null) => category && { cards: [], category, read: [] };
/** A pot won at the showdown with this hand; gains are the others' losses. */
const pot = (
  own: Readonly<{
    category?: string | null;
    gain?: number;
    wonBy?: string;
    won?: boolean;
  }> = {},
  moves: PlayedRound["moves"] = [],
): PlayedRound => {
  const { category = "one pair", gain = 60, wonBy = "showdown", won = true } = own;
  return played({
    moves,
    options: { ante: 10, buyIn: 1000 },
    result: {
      ...(won ? {} : lost),
      wonBy,
      chips: won ? [gain, -gain, 0, 0] : [-gain, gain, 0, 0],
      hands: [hand(category), null, null, null],
    },
  });
};
const ofDraw: Cases<PlayedRound> = {
  pot: { wins: pot(), misses: pot({ won: false }) },
  pat: {
    wins: pot({}, [move("bet", { to: 10 }), move("draw", { cards: [] })]),
    misses: pot({}, [move("draw", { cards: ["3c"] })]),
  },
  threeNew: {
    wins: pot({}, [move("draw", { cards: ["3c", "4c", "5c"] })]),
    misses: pot({}, [move("draw", { cards: ["3c", "4c"] })]),
  },
  allFolded: {
    before: times(9, pot({ wonBy: "fold", category: null }, [move("bet", { to: 20 })])),
    wins: pot({ wonBy: "fold", category: null }, [move("raise", { to: 40 })]),
    misses: pot({ wonBy: "fold", category: null }, [move("call")]),
  },
  fullHouse: { wins: pot({ category: "full house" }), misses: pot({ category: "flush" }) },
  fourOfAKind: {
    wins: pot({ category: "four of a kind" }),
    misses: pot({ category: "full house" }),
  },
  doubled: { wins: pot({ gain: 1000 }), misses: pot({ gain: 999 }) },
  fiftyPots: {
    before: times(49, pot()),
    wins: pot(),
    misses: pot({ won: false, category: "five of a kind" }),
  },
};

const scored = (points: number) => ({ result: { points: [points, 0, 0, 0] } });
const ofCrazy: Cases<PlayedRound> = {
  first: { wins: played(), misses: played({ result: lost }) },
  three: {
    wins: played({ moves: [play("7c", "7d", "7h")] }),
    misses: played({ moves: [play("7c", "7d"), play("7h")] }),
  },
  twoEights: {
    wins: played({ moves: [play("8c", "8d")] }),
    misses: played({ moves: [play("8c"), play("9c", "9d")] }),
  },
  undrawn: {
    wins: played({ moves: [play("7c")] }),
    misses: played({ moves: [play("7c"), move("draw"), play("7d")] }),
  },
  hundred: { wins: played(scored(100)), misses: played(scored(99)) },
  thousand: {
    before: times(9, played(scored(100))),
    wins: played(scored(100)),
    misses: played(scored(99)),
  },
};

const put = (card: string, more: object = {}) => move("play", { card, ...more });
const eight = ["self", ...times(7, "easy")] as PlayedRound["seats"];
const ofExordia: Cases<PlayedRound> = {
  first: { wins: played(), misses: played({ result: lost }) },
  joker: {
    before: times(4, played({ moves: [put("Jk", { suit: "s" })], result: lost })),
    wins: played({ moves: [put("Jk", { suit: "s" })] }),
    misses: played({ moves: [put("8s", { suit: "s" })] }),
  },
  mended: {
    wins: played({ moves: [move("break"), put("7c")] }),
    misses: played({ moves: [move("break"), put("7c")], result: lost }),
  },
  undrawn: {
    wins: played({ moves: [put("7c")] }),
    misses: played({ moves: [move("draw"), put("7c")] }),
  },
  queenLast: {
    wins: played({ moves: [put("7c"), put("Qh")] }),
    misses: played({ moves: [put("Qh"), put("7c")] }),
  },
  amongEight: { wins: played({ seats: eight }), misses: played({ seats: eight.slice(1) }) },
};

const nope = (sendBack: boolean) => move("nope", { card: "As", sendBack });
const ofNormal: Cases<PlayedRound> = {
  first: { wins: played(), misses: played({ result: lost }) },
  nope: {
    wins: played({ moves: [nope(false)], result: lost }),
    misses: played({ moves: [move("pass")] }),
  },
  sentBack: {
    before: [played({ moves: times(4, nope(true)) })],
    wins: played({ moves: [nope(true)] }),
    misses: played({ moves: [nope(false)] }),
  },
  nopedAndWon: {
    wins: played({ moves: [nope(false)] }),
    misses: played({ moves: [nope(false)], result: lost }),
  },
  twoSets: {
    wins: played({
      moves: [
        move("sets", {
          sets: [
            ["7c", "7d", "7h"],
            ["3c", "4c", "5c"],
          ],
        }),
      ],
    }),
    misses: played({ moves: times(2, move("sets", { sets: [["7c", "7d", "7h"]] })) }),
  },
  twoKings: {
    wins: played({ moves: [put("Kc", { target: 1 }), put("Jk", { as: "Kd", target: 2 })] }),
    misses: played({ moves: [put("Kc", { target: 1 }), put("Qd", { suit: "c" })] }),
  },
  nopes: {
    before: [played({ moves: times(49, nope(false)) })],
    wins: played({ moves: [nope(false)] }),
    misses: played({ moves: [move("pass")] }),
  },
};

const change = (more: object = {}) =>
  move("modify", {
    rule: "NullRule",
    name: "Wild Tens",
    text: "Tens are wild.",
    clause: null,
    ...more,
  });
const ruled = change({ clause: { do: "allow", command: "play", lifts: "match", when: true } });
const called = played({
  moves: [move("improper", { player: 1, penalty: { kind: "standard", n: 1 } })],
});
const ofNomic: Cases<PlayedRound> = {
  first: { wins: played(), misses: played({ result: lost }) },
  tenRules: {
    before: [played({ moves: times(9, change()) })],
    wins: played({ moves: [change()] }),
    misses: played({ moves: [change({ auto: true })] }),
  },
  threeInOne: {
    before: [played({ moves: times(2, change()) })],
    wins: played({ moves: times(3, change()) }),
    misses: played({ moves: times(2, change()) }),
  },
  repeal: {
    wins: played({
      moves: [change({ rule: "Turns", name: "NullRule", text: "This rule says nothing." })],
    }),
    misses: played({ moves: [change()] }),
  },
  clause: {
    before: [played({ moves: times(4, ruled) })],
    wins: played({ moves: [ruled] }),
    misses: played({ moves: [change()] }),
  },
  caller: { before: times(4, called), wins: called, misses: played() },
};

const down = (by: string, more: object = {}, given: Partial<PlayedRound> = {}) =>
  played({
    seats: ["self", "regular"],
    ...given,
    result: { places: [[0], [1]], by, bonus: null, points: [20, 0], ...more },
  });
const beatenAtGin = { winners: [1], places: [[1], [0]] };
const match = (score: readonly number[]) =>
  down("knock", { bonus: [200, 0], points: [220, 0] }, { carry: { score } });
const ofGin: Cases<PlayedRound> = {
  first: { wins: down("knock"), misses: down("leave", { points: [0, 0] }) },
  gin: { wins: down("gin"), misses: down("knock") },
  undercut: { wins: down("undercut"), misses: down("undercut", beatenAtGin) },
  match: { wins: match([90, 40]), misses: down("knock") },
  shutout: { wins: match([90, 0]), misses: match([90, 1]) },
  thousand: {
    before: times(49, down("knock")),
    wins: down("gin"),
    misses: down("dead", { winners: [], places: [[0, 1]], points: [0, 0] }),
  },
};

const beaten = inHouse({ result: lost });
const won = inHouse();
const on = (...days: readonly number[]): readonly HouseRound[] =>
  days.map((day) => inHouse({ day }));
const daily = (...days: readonly number[]): readonly HouseRound[] =>
  days.map((day) => inHouse({ dealOfTheDay: day, result: lost }));
const others = catalogue.map(({ id }) => id).filter((id) => id !== "exordia8");
const ofTheHouse: Cases<HouseRound> = {
  rounds25: { before: times(24, beaten), wins: beaten, misses: beaten },
  rounds100: { before: times(99, beaten), wins: beaten, misses: beaten },
  rounds1000: { before: times(999, beaten), wins: beaten, misses: beaten },
  chair: { wins: beaten, misses: beaten },
  wins50: { before: times(49, won), wins: won, misses: beaten },
  everyGame: { before: others.map((game) => inHouse({ game })), wins: won, misses: beaten },
  row3: { wins: inHouse({ winsInARow: 3 }), misses: inHouse({ winsInARow: 2 }) },
  row6: { wins: inHouse({ winsInARow: 6 }), misses: inHouse({ winsInARow: 5 }) },
  days3: { before: on(7, 8), wins: inHouse({ day: 9 }), misses: inHouse({ day: 10 }) },
  days7: { before: on(1, 2, 3, 5, 6, 7), wins: inHouse({ day: 4 }), misses: inHouse({ day: 8 }) },
  days50: {
    before: on(...Array.from({ length: 49 }, (_, at) => at * 2)),
    wins: inHouse({ day: 99 }),
    misses: inHouse({ day: 2 }),
  },
  person: {
    wins: inHouse({ seats: ["self", "person", "easy"] }),
    misses: inHouse({ seats: ["self", "person", "easy"], result: lost }),
  },
  crowd: { wins: inHouse({ seats: eight }), misses: inHouse({ seats: eight.slice(1) }) },
  regulars: {
    before: times(9, won),
    wins: won,
    misses: inHouse({ seats: ["self", "regular", "regular", "easy"] }),
  },
  sharks: {
    before: times(4, inHouse({ seats: ["self", "shark", "shark"] })),
    wins: inHouse({ seats: ["shark", "shark", "self", "shark"] }),
    misses: inHouse({ seats: ["self", "shark", "shark", "regular"] }),
  },
  points1000: {
    before: times(9, inHouse({ points: 100 })),
    wins: inHouse({ points: 100 }),
    misses: inHouse({ points: 99 }),
  },
  deal: { wins: daily(5)[0]!, misses: beaten },
  dealWon: { wins: inHouse({ dealOfTheDay: 5 }), misses: daily(5)[0]! },
  dealDays7: { before: daily(1, 2, 3, 4, 5, 6), wins: daily(7)[0]!, misses: daily(8)[0]! },
};
/** Those for rounds alone are missed by no round, but by its absence. */
const missedByNothing = ["chair", "rounds25", "rounds100", "rounds1000"];

const games: { readonly [game: string]: Cases<PlayedRound> } = {
  "kings-and-bastards": ofKings,
  "five-card-draw": ofDraw,
  "crazy-eights": ofCrazy,
  exordia8: ofExordia,
  "normal-eights": ofNormal,
  "eights-nomic": ofNomic,
  "gin-rummy": ofGin,
};

function reaches<R>(achievements: Achievements<R>, key: string, rounds: readonly R[]): boolean {
  const achievement = achievements.list.find((each) => each.key === key)!;
  const counts = rounds.reduce(
    (before, round) => counted(before, "x", achievements, round),
    noCounts,
  );
  return amountOf(counts, "x", achievements, achievement) >= achievement.goal;
}

function expectCases<R>(
  achievements: Achievements<R>,
  cases: Cases<R>,
  key: string,
  isMissed = true,
): void {
  const { before = [], wins, misses } = cases[key]!;
  expect(reaches(achievements, key, before), `${key} is reached too early`).toBe(false);
  expect(reaches(achievements, key, [...before, wins]), `${key} is not reached`).toBe(true);
  if (isMissed)
    expect(
      reaches(achievements, key, [...before, misses]),
      `${key} is reached by what misses it`,
    ).toBe(false);
}

describe.each(manifests.map(({ rules, achievements }) => ({ game: rules.id, achievements })))(
  "H-34 the achievements of $game",
  ({ game, achievements }) => {
    const cases = games[game]!;
    test("have a case each", () =>
      expect(Object.keys(cases).toSorted()).toEqual(
        achievements.list.map(({ key }) => key).toSorted(),
      ));
    test.each(Object.keys(cases))("%s is reached by one round, and just missed by another", (key) =>
      expectCases(achievements, cases, key),
    );
  },
);

describe("H-34 the achievements of the house", () => {
  test("have a case each", () =>
    expect(Object.keys(ofTheHouse).toSorted()).toEqual(
      houseAchievements.list.map(({ key }) => key).toSorted(),
    ));
  test.each(Object.keys(ofTheHouse))(
    "%s is reached by one round, and just missed by another",
    (key) => expectCases(houseAchievements, ofTheHouse, key, !missedByNothing.includes(key)),
  );
});

test("H-34 there are thirty at least, over every game and the house, each with a name of its own", () => {
  expect(all.length).toBeGreaterThanOrEqual(30);
  expect(new Set(all.map(({ of }) => of))).toEqual(
    new Set([ofHouse, ofLadder, ...catalogue.map(({ id }) => id)]),
  );
  expect(new Set(all.map(({ of, key }) => `${of}.${key}`)).size).toBe(all.length);
});
