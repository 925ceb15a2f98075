import { expect, test } from "vitest";
import { botCast } from "#main/bots/botNames.ts";
import { characterNamed, characters } from "#shared/bots/characters.ts";
import { seededRandom } from "#test/host/support/seededRandom.ts";

const cast = (count: number, taken: Parameters<typeof botCast>[2] = [], seed = "cast") =>
  botCast(seededRandom(seed), count, taken);
const namesOf = (faces: ReturnType<typeof cast>) => faces.map(({ name }) => name);

test("H-11 the first twelve bots are characters with their own faces, in an order left to chance", () => {
  const twelve = cast(12);
  expect(namesOf(twelve).toSorted()).toEqual(characters.map(({ name }) => name).toSorted());
  for (const { name, avatar } of twelve) expect(avatar).toBe(characterNamed(name)?.avatar);
  expect(new Set(["a", "b", "c", "d"].map((seed) => cast(3, [], seed)[0]!.name)).size).not.toBe(1);
});

test("H-11 however many bots there are, no two have one name, and faces repeat only when there are no more", () => {
  const many = cast(70);
  expect(new Set(namesOf(many)).size).toBe(70);
  expect(new Set(many.slice(0, 48).map(({ avatar }) => avatar)).size).toBe(48);
});

test("H-11 a bot takes neither the name nor the face of somebody who is there", () => {
  const [greta] = characters.filter(({ name }) => name === "Greta");
  const named = cast(12, [{ name: "greta", avatar: "avatar-05" }]);
  expect(namesOf(named)).not.toContain("Greta");
  const alike = cast(12, [{ name: "Ann", avatar: greta!.avatar }]);
  expect(namesOf(alike)).toContain("Greta");
  expect(alike.map(({ avatar }) => avatar)).not.toContain(greta!.avatar);
  expect(new Set(alike.map(({ avatar }) => avatar)).size).toBe(12);
});
