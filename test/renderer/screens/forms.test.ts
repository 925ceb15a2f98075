// Forms take what the house takes, and have no ranges of their own.

import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { rangeOf, typedNumber } from "#renderer/ui/inputs/numberProblem.ts";
import { houseRequests, rotationSchema, tableSettingsSchema } from "#shared/protocol/schema.ts";
import { setupSchema, tournamentRequests } from "#shared/protocol/tournament.ts";
import { structureSchema } from "#shared/tournament/structure.ts";

const root = resolve(import.meta.dirname, "../../../renderer/screens");
/** What no schema knows: per cent typed in one line, and the two chairs of a match. */
const own = ["tournament/setup/setupDraft.ts", "tournament/setup/typedList.ts"];

test("H-21 no form says by itself between which numbers something lies", () => {
  const files = globSync("{tournament,director,bank,chipBank,roomClock,setup}/**/*.ts{,x}", {
    cwd: root,
  });
  expect(files.length).toBeGreaterThan(50);
  expect(
    files
      .filter((file) =>
        /\bmin: [\d._]+,\s*max: [\d_]+/.test(readFileSync(resolve(root, file), "utf8")),
      )
      .map((file) => file.replaceAll("\\", "/"))
      .toSorted(),
  ).toEqual(own);
});

test.each([
  ["a corrected stack", tournamentRequests.correctStack.shape.stack],
  ["a penalty", tournamentRequests.penalise.shape.rounds],
  ["a tournament's stack", structureSchema.shape.stack],
  ["a level's ante", structureSchema.shape.levels.element.shape.ante],
  ["a league's rounds", setupSchema.shape.format.options[1].shape.rounds],
  ["a transfer", houseRequests.transfer.shape.amount],
  ["a chip's value", houseRequests.openChipEvening.shape.colours.element.shape.value],
  ["a game's rounds in a rotation", rotationSchema.element.shape.rounds],
  ["a table's buy-in", tableSettingsSchema.shape.buyIn],
])("H-21 %s is typed from the least to the most that the house takes", (_what, schema) => {
  const range = rangeOf(schema);
  const { min, max } = range;
  for (const value of [min, max]) {
    expect(typedNumber(String(value), range)).toBe(value);
    expect(schema.safeParse(value).success).toBe(true);
  }
  for (const value of [min - 1, max + 1]) {
    expect(typedNumber(String(value), range)).toBeNull();
    expect(schema.safeParse(value).success).toBe(false);
  }
});

test("H-2 a stack is not corrected to nothing", () => {
  expect(typedNumber("0", rangeOf(tournamentRequests.correctStack.shape.stack))).toBeNull();
});
