// The diagrams in assets/charts and on the page on how it is made are those of the charts.

import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { createMachine } from "xstate";
import { catalogue } from "#shared/games/catalogue.ts";
import { chartsIn, diagrams, withCharts } from "./chartFiles.ts";
import { stateDiagram } from "./mermaid.ts";

const root = resolve(import.meta.dirname, "../..");
const folder = join(root, "assets/charts");
const page = readFileSync(join(root, "assets/docs/architecture.md"), "utf8");
const charts = diagrams();
const stale = "run npm run charts";

describe("assets/charts", () => {
  test("has the diagram of every chart and no other", () => {
    expect(readdirSync(folder).sort(), stale).toEqual(
      [...charts.keys()].map((name) => `${name}.mmd`).sort(),
    );
    expect([...charts.keys()]).toEqual([
      ...catalogue.map(({ id }) => id),
      "table",
      "stage",
      "seat",
    ]);
  });

  test.each([...charts])("%s is drawn as it is now", (name, diagram) => {
    expect(readFileSync(join(folder, `${name}.mmd`), "utf8"), stale).toBe(diagram);
  });
});

describe("the page on how it is made", () => {
  test("shows two charts, as they are now", () => {
    expect(chartsIn(page)).toHaveLength(2);
    expect(withCharts(page, charts), stale).toBe(page);
  });

  test("is written anew where a chart has changed, and nothing else of it", () => {
    const old = page.replace("[*] --> waiting", "[*] --> elsewhere");
    expect(old).not.toBe(page);
    expect(withCharts(old, charts)).toBe(page);
  });

  test("cannot show a chart that there is none of", () => {
    expect(() => withCharts("<!-- chart: whist -->\n```mermaid\n```", charts)).toThrow(
      "there is no chart whist",
    );
  });
});

describe("a diagram", () => {
  const door = createMachine({
    id: "door",
    initial: "open",
    states: {
      open: { on: { shut: "closed", knock: {}, leave: { target: "gone", actions: "wave" } } },
      closed: {
        initial: "latched",
        entry: "creak",
        states: { latched: { on: { lock: "locked" } }, locked: { after: { aWhile: "latched" } } },
        on: {
          open: [
            { guard: { type: "hasKey", params: { key: 3 } }, target: "open" },
            { actions: "rattle" },
          ],
          slam: ".locked",
        },
      },
      gone: { type: "final" },
    },
  });

  test("has every state, transition, condition, action and timer", () => {
    expect(stateDiagram(door).split("\n")).toEqual([
      "stateDiagram-v2",
      "  [*] --> open",
      '  state "open" as open',
      "  open : knock",
      '  state "closed, entry / creak" as closed {',
      "    [*] --> closed_latched",
      '    state "latched" as closed_latched',
      "    closed_latched : open / rattle",
      '    state "locked" as closed_locked',
      "    closed_locked : open / rattle",
      "  }",
      '  state "gone" as gone',
      "  gone --> [*]",
      "  open --> closed : shut",
      "  open --> gone : leave / wave",
      "  closed --> open : open [hasKey 3]",
      "  closed_latched --> closed_locked : slam, lock",
      "  closed_locked --> closed_locked : slam",
      "  closed_locked --> closed_latched : after aWhile",
      "",
    ]);
  });

  test("says what may happen anywhere in a note, and what passes through a state that is left at once where it begins", () => {
    const round = createMachine({
      id: "round",
      initial: "settle",
      states: {
        settle: {
          always: [{ guard: { type: "isPhase", params: { phase: "turn" } }, target: "turn" }],
        },
        turn: { on: { play: "settle", pass: "settle" } },
      },
      on: { leave: ".settle", "*": { actions: "refuse" } },
    });
    expect(stateDiagram(round).split("\n")).toEqual([
      "stateDiagram-v2",
      "  direction LR",
      "  [*] --> settle",
      '  state "settle" as settle',
      '  state "turn" as turn',
      "  turn : play, pass",
      "  settle --> turn : [isPhase turn]",
      "  turn --> settle",
      "  note right of settle",
      "    anywhere",
      "    leave",
      "    anything else / refuse",
      "  end note",
      "",
    ]);
  });

  test("is not drawn of parallel states", () => {
    expect(() =>
      stateDiagram(createMachine({ type: "parallel", states: { one: {}, other: {} } })),
    ).toThrow("side by side");
  });
});
