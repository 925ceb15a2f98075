// Checks that every game has all the parts of the table that what happens in it needs.

import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { loadTables, tableGame } from "#renderer/games/tableGames.ts";
import { celebrations } from "#renderer/table/parts/celebrations/celebrations.ts";
import type { GamePart } from "#renderer/table/part.ts";
import {
  gameOnTable,
  hooksOf,
  type AnySeen,
  type Inputs,
  type Reading,
} from "#renderer/table/tableGame.ts";
import { planIn } from "#renderer/table/scene/beatPlans.ts";
import { notices, View } from "#shared/contract/view.ts";
import { catalogue } from "#shared/games/catalogue.ts";
import { replay } from "#shared/record/replay.ts";
import { parseRecord } from "#shared/record/roundRecord.ts";

await loadTables();

const folderOf = (id: string): URL => new URL(`../../records/${id}/`, import.meta.url);
const recordsOf = (id: string): readonly string[] =>
  readdirSync(folderOf(id)).filter((name) => name.endsWith(".round.json"));

/** What a spectator sees of a record, as beats. */
function beatsIn(rules: (typeof catalogue)[number], name: string) {
  const table = tableGame(rules.id);
  const steps = [...replay(parseRecord(readFileSync(new URL(name, folderOf(rules.id)), "utf8")))]
    .filter(({ error }) => error === null)
    .map(({ step }) => step);
  return steps
    .filter((step) => notices(step, "spectator"))
    .flatMap((step) => {
      const { seen, happened } = View.of(rules, step, "spectator");
      return table.beats(seen, happened);
    });
}

describe.each(catalogue.map((rules) => [rules.id, rules] as const))("%s", (id, rules) => {
  const { parts } = tableGame(id);

  test("every beat of its records is planned by the table or one of its parts", () => {
    const beats = recordsOf(id).flatMap((name) => beatsIn(rules, name));
    expect(beats.length).toBeGreaterThan(0);
    expect([
      ...new Set(
        beats
          .filter((beat) => beat.type !== "deal" && planIn(parts, beat) === null)
          .map(({ type }) => type),
      ),
    ]).toEqual([]);
  });

  test("no part is there twice, one at most lays out the company, and hands may lie open in a replay", () => {
    expect(new Set(parts.map(({ name }) => name)).size).toBe(parts.length);
    expect(parts.filter(({ places }) => places?.company).length).toBeLessThanOrEqual(1);
    expect(parts.filter(({ beats }) => beats?.show)).toHaveLength(1);
  });

  test("H-31 takes what is chosen in advance", () =>
    expect(hooksOf(tableGame(id), "ahead")).not.toBeNull());

  test("no two parts plan the same beat", () => {
    const planned = parts.flatMap(({ beats }) => Object.keys(beats ?? {}));
    expect(planned.filter((type, at) => planned.indexOf(type) !== at)).toEqual([]);
  });
});

describe("no order of a list decides who answers", () => {
  const game = tableGame("normal-eights");
  const tableWith = (part: GamePart) => gameOnTable({ ...game, parts: [...game.parts, part] });
  const beats = game.parts.find((part) => part.beats?.lay)!.beats!;

  test.each([
    ["plan one beat", { name: "again", beats }, "beat lay"],
    ["ask for a further choice", { name: "again", desk: { play: () => false } }, "play"],
    ["handle a tap", { name: "again", desk: { toggle: () => false } }, "toggle"],
    ["answer one button", { name: "again", desk: { answers: { ahead: "companion" } } }, "ahead"],
    ["show a result", { name: "again", Result: () => null }, "Result"],
  ] as const)("two parts that %s are refused", (_what, part, answer) => {
    const parts = "Result" in part ? [part, { ...part, name: "more" }] : [part];
    expect(() => gameOnTable({ ...game, parts: [...game.parts, ...parts] })).toThrow(
      new RegExp(`two parts of normal-eights answer .*${answer}`, "u"),
    );
  });

  test("two parts that take picked cards are refused unless the earlier says that it precedes", () => {
    const [sets] = game.parts.filter(({ name }) => name === "sets");
    expect(sets?.desk?.precedes).toEqual(["ahead"]);
    expect(() => tableWith({ name: "again", desk: { take: () => false } })).toThrow(
      "sets of normal-eights does not say that it precedes again, yet both take",
    );
  });
});

test("an input that no part of the table gives does not compile", () => {
  const parts = [celebrations] as const;
  const kings = tableGame("kings-and-bastards");
  const asking = (seen: AnySeen, reading: Reading, inputs: Pick<Inputs, "wagered">) =>
    kings.actions(seen, reading, inputs);
  // @ts-expect-error -- only the part of the wager says what is wagered
  expect(gameOnTable({ ...kings, parts, actions: asking, beats: () => [] }).parts).toBe(parts);
});

test("a beat that no part of the table plans does not compile", () => {
  const parts = [celebrations] as const;
  const lacking = gameOnTable({
    ...tableGame("kings-and-bastards"),
    parts,
    // @ts-expect-error -- only the part of the trick sweeps
    beats: () => [{ type: "sweep" }],
  });
  expect(planIn(lacking.parts, { type: "sweep" })).toBeNull();
});
