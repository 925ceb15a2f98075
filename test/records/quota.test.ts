// Checks that the golden records of each game show all of it: every phase, every move, every
// option, every ending.

import { describe, expect, test } from "vitest";
import { phasesOf } from "#shared/contract/game.ts";
import { catalogue } from "#shared/games/catalogue.ts";
import { machineOf } from "#shared/games/machines.ts";
import { makeMove } from "#shared/record/replay.ts";
import { mustExpect } from "#test/games/expected.ts";
import { playedRecords, type Played } from "#test/support/goldenRecords.ts";

const lastOf = ({ lines }: Played) => lines.at(-1)!.step.round;
const accepted = ({ read, lines }: Played) =>
  read.record.moves.filter((_, at) => lines[at + 1]?.error === null) as readonly {
    readonly type: string;
  }[];

describe.each(catalogue.map((game) => [game.id, game] as const))(
  "the records of %s",
  (id, game) => {
    const played = playedRecords(id);

    test("RR show every phase", () => {
      const seen = new Set(
        played.flatMap(({ lines }) => lines.map(({ step }) => game.phase(step.round))),
      );
      expect([...seen].sort()).toEqual([...phasesOf(game)].sort());
    });

    test("RR show every move of the chart, accepted", () => {
      const moves = machineOf(id).events.filter(
        (type) => type !== "*" && type !== "clocks.changed" && !type.startsWith("xstate."),
      );
      const seen = new Set(played.flatMap(accepted).map(({ type }) => type));
      expect(moves.filter((type) => !seen.has(type))).toEqual([]);
      expect(moves.length).toBeGreaterThan(1);
    });

    test("RR show every option set to something else than its default", () => {
      const options = game.options as { readonly [key: string]: { readonly default: unknown } };
      const unset = Object.keys(options).filter(
        (key) =>
          !played.some(
            ({ read }) =>
              (read.start.options[key] ?? options[key]?.default) !== options[key]?.default,
          ),
      );
      expect(unset).toEqual([]);
    });

    test("RR show every ending of the page", async () => {
      const { endings } = await mustExpect(id);
      const missing = Object.entries(endings)
        .filter(([, happens]) => !played.some((record) => happens(lastOf(record), record.lines)))
        .map(([ending]) => ending);
      expect(missing).toEqual([]);
    });

    test("RR a time-out, an illegal try and a move after the end are among them", () => {
      const moves = played.flatMap(({ read }) => read.record.moves) as readonly {
        readonly auto?: boolean;
      }[];
      expect(moves.some((move) => move.auto === true)).toBe(true);
      expect(played.some(({ lines }) => lines.some(({ error }) => error !== null))).toBe(true);
      expect(
        played.some(
          (record) =>
            makeMove(game, lastOf(record), { seat: 0, type: "leave" }).error?.code === "C-11",
        ),
      ).toBe(true);
    });
  },
);
