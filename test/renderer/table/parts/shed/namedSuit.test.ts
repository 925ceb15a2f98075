// The sign beside the pile says a named suit as soon as the suit is to be seen on the pile.

import { expect, test } from "vitest";
import { loadTables, tableGame } from "#renderer/games/tableGames.ts";
import { plannedFor } from "#test/renderer/table/planning.ts";
import { playedRecords } from "#test/support/goldenRecords.ts";
import { notices, View } from "#shared/contract/view.ts";
import { catalogue } from "#shared/games/catalogue.ts";

await loadTables();

/**
 * Every naming in the golden records of a game, as a spectator sees it: when it is shown, and when
 * the sign beside the pile turns.
 */
const namingsIn = (rules: (typeof catalogue)[number]) =>
  playedRecords(rules.id).flatMap(({ lines }) => {
    const steps = lines.filter(({ error }) => error === null).map(({ step }) => step);
    const views = steps
      .filter((step) => notices(step, "spectator"))
      .map((step) => View.of(rules, step, "spectator"));
    return plannedFor(tableGame(rules.id), views).flatMap(({ plan: { steps: moves }, after }) => {
      const name = moves.find((step) => step.type === "name");
      const turns = moves
        .filter((step) => step.type === "want" && step.want !== null)
        .map(({ at }) => at);
      return name && after.shed?.want?.suit === name.suit ? [{ named: name.at, turns }] : [];
    });
  });

const naming = catalogue
  .map((rules) => [rules.id, namingsIn(rules)] as const)
  .filter(([, namings]) => namings.length > 0);

test("CE-8 X8-9 suits are named in the records of three games at least", () =>
  expect(naming.length).toBeGreaterThanOrEqual(3));

test.each(naming)(
  "H-24 in %s the sign beside the pile turns as the named suit appears, and once",
  (_id, namings) => {
    // A suit that is named again as it was leaves the sign as it is.
    for (const { named, turns } of namings)
      expect(turns.length === 0 ? [named] : turns).toEqual([named]);
    expect(namings.some(({ turns }) => turns.length > 0)).toBe(true);
  },
);
