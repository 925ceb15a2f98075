// Checks what a player is shown in a first round, and when it is no longer shown.

import { expect, test } from "vitest";
import { firstWords, seenKey } from "#renderer/screens/table/bubbles/FirstBubbles.tsx";
import { manifests } from "#renderer/games/catalogue.ts";
import { lessonText, loadLesson, text } from "#renderer/text/text.ts";
import type { Rotation } from "#shared/protocol/schema.ts";

await Promise.all(manifests.map(({ id }) => loadLesson(id)));

const alone = (game: string): Rotation => [{ game, rounds: 1, options: {} }];
const kingsPot: Rotation = [
  { game: "kings-and-bastards", rounds: 1, options: {} },
  { game: "five-card-draw", rounds: 4, options: {} },
];

test.each(manifests.map(({ id }) => id))(
  "H-33 of %s three things are told to who does not know it yet, else nothing",
  (game) => {
    const table = { game, rotation: alone(game), roundNumber: 1 };
    expect(firstWords(table, false).map(({ words }) => words)).toEqual(lessonText(game)!.bubbles);
    expect(firstWords(table, true)).toEqual([]);
  },
);

test("H-33 a King’s pot says what it is when it opens, to everybody, and later no more", () => {
  const table = { game: "kings-and-bastards", rotation: kingsPot, roundNumber: 1 };
  const [session, ...others] = firstWords(table, false);
  expect(session).toEqual({
    title: "This table: King’s pot",
    words: text().setup.presets.kingsPot.about,
  });
  expect(others).toHaveLength(3);
  expect(firstWords(table, true)).toEqual([session]);
  expect(firstWords({ ...table, roundNumber: 2 }, true)).toEqual([]);
});

test("H-33 each profile has a first round of its own", () =>
  expect(seenKey("p1", "exordia8")).not.toBe(seenKey("p2", "exordia8")));
