import { expect, test } from "vitest";
import { fittingLevel, levelsFor } from "#renderer/screens/setup/levels.ts";

const games = (...ids: readonly string[]) => ids.map((game) => ({ game }));

test("H-11 Sharks are offered where each game of the table has one", () => {
  expect(levelsFor(games("kings-and-bastards", "five-card-draw"))).toContain("shark");
  expect(levelsFor(games("kings-and-bastards", "crazy-eights"))).toEqual(["easy", "regular"]);
});

test("H-11 a level that is not offered any more becomes Regular, and the others stay", () => {
  const levels = levelsFor(games("crazy-eights"));
  expect(fittingLevel("shark", levels)).toBe("regular");
  expect(fittingLevel("easy", levels)).toBe("easy");
  expect(fittingLevel("shark", levelsFor(games("five-card-draw")))).toBe("shark");
});
