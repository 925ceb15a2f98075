import { expect, test } from "vitest";
import { rotationSchema, type Rotation } from "#shared/protocol/schema.ts";
import type { Position } from "#shared/protocol/table.ts";
import { gameOf } from "#shared/games/catalogue.ts";
import { endOf, isSameCourse, nextPosition, presets } from "#shared/session/rotation.ts";

const of = (...entries: readonly (readonly [string, number])[]): Rotation =>
  entries.map(([game, rounds]) => ({ game, rounds, options: {} }));
const text = ({ entry, round }: Position) => `${entry}.${round}`;

/** The places of so many rounds from the beginning on. */
function course(
  rotation: Rotation,
  rounds: number,
  fits: (game: string) => boolean = () => true,
): readonly string[] {
  const places: string[] = [];
  let place: Position | null = endOf(rotation);
  for (let count = 0; count < rounds && place; count += 1) {
    place = nextPosition(rotation, place, ({ game }) => fits(game));
    places.push(place ? text(place) : "none");
  }
  return places;
}

test("H-7 each entry is played for its rounds, then the next, then all again", () => {
  expect(course(of(["kings", 1], ["draw", 3], ["eights", 2]), 8)).toEqual([
    "0.0",
    "1.0",
    "1.1",
    "1.2",
    "2.0",
    "2.1",
    "0.0",
    "1.0",
  ]);
  expect(course(of(["draw", 1]), 3)).toEqual(["0.0", "0.0", "0.0"]);
});

test("C-15 a game that does not take so many players is skipped with all its rounds, also in the middle of them", () => {
  const rotation = of(["kings", 1], ["draw", 3], ["eights", 1]);
  expect(course(rotation, 4, (game) => game !== "draw")).toEqual(["0.0", "2.0", "0.0", "2.0"]);
  expect(nextPosition(rotation, { entry: 1, round: 0 }, ({ game }) => game !== "draw")).toEqual({
    entry: 2,
    round: 0,
  });
  expect(nextPosition(rotation, { entry: 1, round: 1 }, ({ game }) => game === "kings")).toEqual({
    entry: 0,
    round: 0,
  });
});

test("C-15 an entry that alone fits begins anew when its rounds are over; where none fits there is no next place", () => {
  const rotation = of(["kings", 1], ["draw", 2]);
  expect(course(rotation, 3, (game) => game === "draw")).toEqual(["1.0", "1.1", "1.0"]);
  expect(nextPosition(rotation, { entry: 0, round: 0 }, () => false)).toBeNull();
});

test("H-7 a place beyond a rotation that was shortened goes on with the next entry", () => {
  expect(nextPosition(of(["kings", 1], ["draw", 2]), { entry: 1, round: 7 }, () => true)).toEqual({
    entry: 0,
    round: 0,
  });
  expect(nextPosition(of(["kings", 1]), { entry: 4, round: 0 }, () => true)).toEqual({
    entry: 0,
    round: 0,
  });
});

test("H-7 two rotations take the same course whatever their options are", () => {
  const one = of(["kings", 1], ["draw", 2]);
  expect(
    isSameCourse(
      one,
      one.map((entry) => ({ ...entry, options: { ante: 5 } })),
    ),
  ).toBe(true);
  expect(isSameCourse(one, of(["kings", 1], ["draw", 3]))).toBe(false);
  expect(isSameCourse(one, of(["kings", 1]))).toBe(false);
  expect(isSameCourse(one, of(["draw", 2], ["kings", 1]))).toBe(false);
});

test("H-7 every preset is a rotation of games that there are, mixed of games that give honours and games that heed them", () => {
  for (const { rotation } of presets) {
    expect(rotationSchema.parse(rotation)).toEqual(rotation);
    expect(new Set(rotation.map(({ game }) => gameOf(game)?.traits.honours))).toEqual(
      new Set(["gives", "heeds"]),
    );
  }
  expect(presets[0]).toMatchObject({
    id: "kingsPot",
    rotation: [
      { game: "kings-and-bastards", rounds: 1 },
      { game: "five-card-draw", rounds: 4 },
    ],
  });
  expect(new Set(presets.map(({ id }) => id)).size).toBe(presets.length);
});
