// Checks that the referee still says of every golden record what is stored beside it.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { goldenLines } from "#main/cli/goldenLines.ts";
import { goldenRecords } from "#test/support/goldenRecords.ts";

describe("golden records", () => {
  test.for(goldenRecords().map(({ game, name, file }) => [`${game}/${name}`, file] as const))(
    "RR the referee says of %s what it said",
    ([, file]) => {
      for (const [suffix, lines] of goldenLines(readFileSync(file, "utf8"))) {
        // Line by line, so that a difference shows the step; `npm run records` writes the files anew.
        expect(lines.split("\n")).toEqual(
          readFileSync(file.replace(/\.round\.json$/, suffix), "utf8").split("\n"),
        );
      }
    },
  );

  test("RR nothing lies beside the records but their own output", () => {
    for (const folder of new Set(goldenRecords().map(({ file }) => join(file, "..")))) {
      const files = readdirSync(folder);
      const records = files
        .filter((name) => name.endsWith(".round.json"))
        .map((name) => name.replace(/\.round\.json$/, ""));
      const wanted = records.flatMap((name) => [
        `${name}.round.json`,
        `${name}.all.jsonl`,
        `${name}.seat1.jsonl`,
        `${name}.spectator.jsonl`,
      ]);
      expect(files.toSorted()).toEqual(wanted.toSorted());
    }
  });
});
