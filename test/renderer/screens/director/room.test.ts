// Checks that the screen for the room says what matters, and that all of it fits, since nobody
// scrolls there.

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bracketPages } from "#renderer/screens/bigScreen/tournament/bracketPages.ts";
import { layBracket } from "#renderer/screens/tournament/draw/bracketLayout.ts";
import { cellsIn, treeExtent } from "#renderer/screens/tournament/draw/treeSize.ts";
import { fakeHall, fakeHalls } from "#test/doors/fakeHalls.ts";
import { newsOf, sceneOf, seatLines } from "#renderer/screens/bigScreen/tournament/news.ts";
import { pageOf, rowHeight } from "#renderer/screens/bigScreen/tournament/pages.ts";
import type { TournamentView } from "#shared/protocol/tournament.ts";

const news = (view: TournamentView): readonly string[] => newsOf(view).map(({ kind }) => kind);
const matchesOf = (id: "bracket-running" | "bracket-large" | "bracket-over") => {
  const { draw } = fakeHall(id);
  return draw.kind === "bracket" ? draw.matches : [];
};

describe("H-23 the room is told", () => {
  test("which tables are breaking, first of all", () => {
    const view = fakeHall("breaking");
    expect(newsOf(view)[0]).toEqual({ kind: "breaking", tables: [3] });
    expect(
      newsOf({
        ...view,
        tables: view.tables.toReversed().map((table) => ({ ...table, breaking: table.number > 1 })),
      })[0],
    ).toEqual({ kind: "breaking", tables: [2, 3] });
  });

  test("of hand for hand, and how many must still go until the money", () => {
    expect(newsOf(fakeHall("hand-for-hand"))).toEqual([
      { kind: "handForHand" },
      { kind: "toMoney", toGo: 1 },
    ]);
    expect(news(fakeHall("running"))).toEqual([]);
  });

  test("what the next one out wins, once all who are left are paid", () => {
    const view = fakeHall("hand-for-hand");
    const six = {
      ...view,
      stage: "running" as const,
      entrants: view.entrants.map((entrant) =>
        entrant.id === "e7" ? { ...entrant, status: "out" as const, place: 7 } : entrant,
      ),
    };
    expect(newsOf(six)).toEqual([{ kind: "inMoney", prize: 945 }]);
  });

  test("of add-ons and late entries while there are any", () => {
    expect(news(fakeHall("break"))).toEqual(["addOn"]);
    expect(newsOf({ ...fakeHall("running"), isOpen: true })).toEqual([
      { kind: "lateEntry", level: 4 },
    ]);
  });

  test.each(["registering", "over", "league-over", "cancelled"] as const)(
    "nothing of it at the stage %s",
    (id) => expect(newsOf({ ...fakeHall(id), addOnOpen: true, isOpen: true })).toEqual([]),
  );

  test("where everybody sits, by name", () => {
    const view = fakeHall("crowd");
    const lines = seatLines(view);
    expect(lines).toHaveLength(960);
    expect(lines.slice(0, 3).map(({ name }) => name)).toEqual(["Ada", "Ada 2", "Ada 3"]);
    for (const { id, table, chair } of lines)
      expect(view.tables.find(({ number }) => number === table)?.chairs[chair - 1]).toBe(id);
  });
});

test("H-23 the scene goes with the format, and the end belongs to the winner", () => {
  expect(fakeHalls.map((id) => `${id} ${sceneOf(fakeHall(id))}`)).toEqual([
    "registering entrants",
    "running seats",
    "hall seats",
    "crowd seats",
    "break seats",
    "paused seats",
    "hand-for-hand seats",
    "breaking seats",
    "league-running standings",
    "bracket-running bracket",
    "bracket-large bracket",
    "over winner",
    "league-over winner",
    "bracket-over winner",
    "cancelled entrants",
  ]);
});

describe("H-20 H-23 a bracket on a screen that is looked at from afar", () => {
  /** What a page shows: its rounds, and with how many matches it begins. */
  const shown = (
    id: Parameters<typeof matchesOf>[0],
    columns: number,
    lines: number,
  ): readonly string[] =>
    bracketPages(matchesOf(id), { columns, lines }).map(
      ({ matches, first }) =>
        `${[...new Set(matches.map(({ round }) => round))].toSorted().join(" ")} (${matches.filter(({ round }) => round === first).length})`,
    );

  test("is whole where it has room, from the round that is played on, and never the final alone", () => {
    expect(shown("bracket-running", 3, 4)).toEqual(["2 3 4 (4)"]);
    expect(shown("bracket-over", 3, 4)).toEqual(["3 4 (2)"]);
    expect(bracketPages([], { columns: 3, lines: 4 })).toEqual([{ matches: [], first: 1 }]);
  });

  test("else goes by in branches that have room, and then from where the rest has; where nobody is known yet there is nothing to be seen", () => {
    expect(shown("bracket-large", 3, 4)).toEqual([
      "2 3 4 (4)",
      "2 3 4 (4)",
      "2 3 4 (4)",
      "2 3 4 (4)",
    ]);
    expect(shown("bracket-large", 6, 32)).toEqual(["2 3 4 5 6 (16)"]);
    const known = matchesOf("bracket-large").map((match) => ({
      ...match,
      players: ["e1", "e2"] as const,
      winner: match.round > 2 ? null : "e1",
    }));
    expect(
      bracketPages(known, { columns: 3, lines: 4 }).map(
        ({ first, matches }) => `${first} (${matches.length})`,
      ),
    ).toEqual(["3 (7)", "3 (7)", "4 (8)"]);
  });

  test("has on some page everybody who is known from that round on, and no page is larger than its room", () => {
    const room = fc.record({
      columns: fc.integer({ min: 1, max: 5 }),
      lines: fc.integer({ min: 1, max: 9 }),
    });
    fc.assert(
      fc.property(
        fc.constantFrom("bracket-running", "bracket-large", "bracket-over"),
        fc.integer({ min: 1, max: 5 }),
        room,
        (id, played, size) => {
          const matches = matchesOf(id).map((match) => ({
            ...match,
            winner: match.round < played ? match.players[0] : null,
          }));
          const pages = bracketPages(matches, size);
          const first = Math.min(...pages.map((page) => page.first));
          const known = matches
            .filter(
              ({ round, players }) => round >= first && players.some((player) => player !== null),
            )
            .map((match) => match.id);
          const isShown = new Set(pages.flatMap((page) => page.matches.map((match) => match.id)));
          expect(known.filter((one) => !isShown.has(one))).toEqual([]);
          for (const page of pages) {
            const { columns, lines } = layBracket(page.matches, page.first);
            expect(columns).toBeLessThanOrEqual(Math.max(2, size.columns));
            // A match for third place hangs below the final, however few lines there are.
            expect(lines).toBeLessThanOrEqual(Math.max(2, size.lines) + 0.5);
          }
        },
      ),
    );
  });

  test("has room as its words need it", () => {
    const extent = treeExtent({ columns: 3, lines: 4 });
    expect(cellsIn(extent)).toEqual({ columns: 3, lines: 4 });
    expect(cellsIn({ width: extent.width - 0.1, height: extent.height - 0.1 })).toEqual({
      columns: 2,
      lines: 3,
    });
  });
});

describe("a list on a screen that nobody scrolls", () => {
  const room = fc.record({
    width: fc.double({ min: 4, max: 60, noNaN: true }),
    height: fc.double({ min: 2, max: 40, noNaN: true }),
  });

  test("has all of it on its pages, and each page wholly on the screen", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1000 }), room, (count, size) => {
        const { columns, rows, pages, scale } = pageOf(count, size);
        expect(columns * rows * pages).toBeGreaterThanOrEqual(count);
        expect(columns * rows * (pages - 1)).toBeLessThan(count);
        expect(scale).toBeGreaterThanOrEqual(1);
        expect(rows === 1 || rows * rowHeight * scale <= size.height + 1e-6).toBe(true);
      }),
    );
  });

  test("is the larger the shorter it is, and in one column where two would be too narrow", () => {
    expect(pageOf(7, { width: 25, height: 26 })).toEqual({
      columns: 1,
      rows: 7,
      pages: 1,
      scale: 1.7,
    });
    expect(pageOf(22, { width: 25, height: 26 })).toEqual({
      columns: 2,
      rows: 11,
      pages: 1,
      scale: 1,
    });
    expect(pageOf(22, { width: 20, height: 26 })).toMatchObject({ columns: 1, rows: 11, pages: 2 });
    expect(pageOf(1000, { width: 25, height: 26 })).toMatchObject({
      columns: 2,
      rows: 14,
      pages: 36,
    });
  });
});
