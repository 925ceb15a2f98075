// Checks that a round which is taken away holds what its viewer was sent, and nothing else.

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Viewer } from "#shared/contract/seats.ts";
import { refereeLines, roundView } from "#shared/record/referee.ts";
import { parseRecord, readRecord } from "#shared/record/roundRecord.ts";
import { goldenRecords } from "#test/support/goldenRecords.ts";
import { inEnglish } from "#test/support/inEnglish.ts";

const records = goldenRecords().map(({ game, name, file }) => ({
  title: `${game}: ${name}`,
  text: readFileSync(file, "utf8"),
}));
const viewersOf = (seats: readonly unknown[]): readonly Viewer[] => [
  ...seats.map((_, seat) => seat),
  "spectator",
];

describe("C-7 a round-view/1", () => {
  test.each(records)(
    "holds the lines of the referee for every seat and spectators – $title",
    ({ text }) => {
      const read = parseRecord(text);
      for (const viewer of viewersOf(read.record.seats)) {
        const written = JSON.parse(JSON.stringify(roundView(read, viewer))) as {
          readonly [field: string]: unknown;
        };
        expect(Object.keys(written).sort()).toEqual([
          "format",
          "game",
          "lines",
          "options",
          "seats",
          "viewer",
        ]);
        expect(written).toMatchObject({
          format: "round-view/1",
          game: read.game.id,
          viewer,
          seats: read.record.seats,
        });
        expect(written["lines"]).toEqual(
          JSON.parse(JSON.stringify([...refereeLines(parseRecord(text), viewer)])),
        );
      }
    },
  );

  test("holds neither deck, seed, carry nor moves", () => {
    const read = readRecord({
      format: "round/1",
      game: "kings-and-bastards",
      seats: ["Ann", "Ben"],
      seed: "a very secret seed",
      moves: [{ seat: 0, type: "nonsense" }],
    });
    expect(JSON.stringify(roundView(read, 1))).not.toMatch(/secret|"deck"|"seed"|"moves"|nonsense/);
  });

  test("cannot be opened as a record", () => {
    const read = readRecord({
      format: "round/1",
      game: "kings-and-bastards",
      seats: ["Ann", "Ben"],
      seed: "s",
      moves: [],
    });
    expect(inEnglish(() => parseRecord(JSON.stringify(roundView(read, 0))))).toThrow(
      'format: must be "round/1", not "round-view/1"',
    );
  });
});
