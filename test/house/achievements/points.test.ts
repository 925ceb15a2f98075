import { describe, expect, test } from "vitest";
import { pointsForPlaces, type PlayedRound } from "#shared/contract/achievements.ts";
import { gameOf, manifests } from "#shared/games/catalogue.ts";
import { lost, played } from "./playedRounds.ts";

const pointsIn = (game: string, round: PlayedRound): number =>
  manifests.find(({ rules }) => rules.id === game)!.achievements.points(round);
const moves = [{ type: "play" }];
const at = (place: number, given: Partial<PlayedRound> = {}): PlayedRound => {
  const places = [[1], [2], [3]].toSpliced(place, 0, [0]);
  return played({ moves, ...given, result: { winners: places[0], places } });
};

describe("H-34 points for places", () => {
  test("are all for who leaves everybody behind, in proportion for who leaves some, none for who leaves nobody", () => {
    expect([0, 1, 2, 3].map((place) => pointsForPlaces(at(place), 40))).toEqual([40, 26, 13, 0]);
  });

  test("are none where time played for one, or one did nothing but leave", () => {
    expect(pointsForPlaces(at(0, { moves: [{ type: "play", auto: true }] }), 40)).toBe(0);
    expect(pointsForPlaces(at(0, { moves: [{ type: "leave" }] }), 40)).toBe(0);
  });

  test("count an easy bot half, and whoever left the table not at all", () => {
    expect(pointsForPlaces(at(0, { seats: ["self", "easy", "easy", "easy"] }), 40)).toBe(20);
    expect(pointsForPlaces(at(0, { seats: ["self", "person", "easy", "regular"] }), 40)).toBe(33);
    expect(pointsForPlaces(at(0, { left: [2, 3] }), 40)).toBe(13);
  });

  test("are fewer at a table of two or three, and no more at a long one", () => {
    const two = played({
      moves,
      seats: ["self", "regular"],
      result: { winners: [0], places: [[0], [1]] },
    });
    expect(pointsForPlaces(two, 40)).toBe(13);
    const seats = ["self", ...Array<"regular">(9).fill("regular")] as const;
    expect(
      pointsForPlaces(
        played({ moves, seats, result: { winners: [0], places: seats.map((_, seat) => [seat]) } }),
        40,
      ),
    ).toBe(40);
  });

  test("are none for places that are shared", () => {
    expect(
      pointsForPlaces(
        played({ moves, result: { winners: [0, 1, 2, 3], places: [[0, 1, 2, 3]] } }),
        40,
      ),
    ).toBe(0);
  });
});

describe("CE-12 points of Crazy Eights", () => {
  test("CE-11 are its own, whoever sits there and whatever he did", () => {
    const result = { points: [57, 0, 0, 0] };
    expect(pointsIn("crazy-eights", played({ result }))).toBe(57);
    expect(pointsIn("crazy-eights", played({ seats: ["self", "easy"], result }))).toBe(57);
    expect(pointsIn("crazy-eights", played({ result: { ...lost, points: [0, 57, 0, 0] } }))).toBe(
      0,
    );
  });
});

describe("H-34 points of five-card draw", () => {
  const options = { ante: 10, buyIn: 1000 };
  const hand = (chips: readonly number[], more: Partial<PlayedRound> = {}): PlayedRound =>
    played({
      moves: [{ type: "bet" }],
      options,
      ...more,
      result: { wonBy: "showdown", hands: [null, null, null, null], chips },
    });

  test("are 16 for each who put in more than his ante, and 2 for each ante", () => {
    expect(pointsIn("five-card-draw", hand([120, -50, -60, -10]))).toBe(34);
    expect(pointsIn("five-card-draw", hand([30, -10, -10, -10]))).toBe(6);
  });

  test("are none without a gain, and 64 at most", () => {
    expect(pointsIn("five-card-draw", hand([0, 0, 0, 0]))).toBe(0);
    expect(pointsIn("five-card-draw", { ...hand([-10, 30, -10, -10]) })).toBe(0);
    const seats = ["self", ...Array<"regular">(7).fill("regular")] as const;
    expect(pointsIn("five-card-draw", hand([700, ...Array<number>(7).fill(-100)], { seats }))).toBe(
      64,
    );
  });

  test("do not grow with an ante that takes everybody's stack", () => {
    expect(
      pointsIn(
        "five-card-draw",
        hand([3000, -1000, -1000, -1000], { options: { ante: 1000, buyIn: 1000 } }),
      ),
    ).toBe(6);
  });
});

test("H-34 the games whose rule has no points give 40 to 80 to who leaves three behind", () => {
  const whole = Array.from({ length: 60 }, () => ({ type: "play" }));
  const worth = Object.fromEntries(
    manifests.map(({ rules }) => [
      rules.id,
      rules.id === "five-card-draw" ? null : pointsIn(rules.id, at(0, { moves: whole })),
    ]),
  );
  expect(worth).toEqual({
    "kings-and-bastards": 40,
    "five-card-draw": null,
    "crazy-eights": 0,
    "gin-rummy": 0,
    exordia8: 40,
    "normal-eights": 60,
    ...(gameOf("eights-nomic") && { "eights-nomic": 80 }),
  });
});
