// Checks that a drawn bracket can be followed: nothing overlaps, and no line crosses another.

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  layBracket,
  presentRound,
  roundsOf,
  type BracketLayout,
} from "#renderer/screens/tournament/draw/bracketLayout.ts";
import type { BracketMatch } from "#shared/protocol/tournament.ts";

/**
 * A bracket for so many, in which who has no opponent begins a round later; the first `decided`
 * matches have their winner.
 */
function bracketOf(entrants: number, thirdPlace: boolean, decided = 0): readonly BracketMatch[] {
  const matches: BracketMatch[] = [];
  type Source = Readonly<{ player: string | null; from: string | null }>;
  const lines = 2 ** Math.ceil(Math.log2(entrants));
  const byes = new Set(Array.from({ length: lines - entrants }, (_, at) => lines - 1 - 2 * at));
  let sides = Array.from({ length: lines }, (_, at): Source | null =>
    byes.has(at) ? null : { player: `e${at}`, from: null },
  );
  for (let round = 1; sides.length > 1; round += 1) {
    const next: (Source | null)[] = [];
    for (let at = 0; at < sides.length; at += 2) {
      const [one, other] = [sides[at] ?? null, sides[at + 1] ?? null];
      if (!one || !other) {
        next.push(one ?? other);
        continue;
      }
      const winner = matches.length < decided ? one.player : null;
      matches.push({
        id: `m${matches.length}`,
        round,
        isThirdPlace: false,
        players: [one.player, other.player],
        wins: [0, 0],
        from: [one.from, other.from],
        isBye: false,
        winner,
        table: null,
      });
      next.push({ player: winner, from: matches.at(-1)!.id });
    }
    if (thirdPlace && sides.length === 2)
      matches.push({
        ...matches.at(-1)!,
        id: "third",
        isThirdPlace: true,
        players: [null, null],
        winner: null,
      });
    sides = next;
  }
  return matches;
}

type Line = Readonly<{ x1: number; y1: number; x2: number; y2: number }>;

/** As it is drawn: to the middle of the gap between two columns, down or up, and on. */
const linesOf = ({ connections }: BracketLayout): readonly (readonly Line[])[] =>
  connections.map(({ from, to, side }) => {
    const [start, end, middle] = [from.column + 0.8, to.column, to.column - 0.1];
    const y = to.y + (side === 0 ? -0.2 : 0.2);
    return [
      { x1: start, y1: from.y, x2: middle, y2: from.y },
      { x1: middle, y1: from.y, x2: middle, y2: y },
      { x1: middle, y1: y, x2: end, y2: y },
    ];
  });

const overlap = (one: readonly [number, number], other: readonly [number, number]): boolean =>
  Math.max(Math.min(...one), Math.min(...other)) <=
  Math.min(Math.max(...one), Math.max(...other)) + 1e-9;
const meet = (one: Line, other: Line): boolean =>
  overlap([one.x1, one.x2], [other.x1, other.x2]) &&
  overlap([one.y1, one.y2], [other.y1, other.y2]);

const someBracket = fc.record({
  entrants: fc.integer({ min: 2, max: 70 }),
  thirdPlace: fc.boolean(),
  first: fc.integer({ min: 1, max: 3 }),
});

describe("H-20 a drawn bracket", () => {
  test("has every match of the rounds that are shown once, in the column of its round", () => {
    fc.assert(
      fc.property(someBracket, ({ entrants, thirdPlace, first }) => {
        const matches = bracketOf(entrants, thirdPlace);
        const from = Math.min(first, ...roundsOf(matches).slice(-1));
        const { matches: placed, columns } = layBracket(matches, from);
        const shown = matches.filter(({ round }) => round >= from);
        expect(placed.map(({ match }) => match.id).toSorted()).toEqual(
          shown.map(({ id }) => id).toSorted(),
        );
        const begin = Math.min(...shown.map(({ round }) => round));
        for (const { match, column } of placed) expect(column).toBe(match.round - begin);
        expect(columns).toBe(Math.max(...shown.map(({ round }) => round)) - begin + 1);
      }),
    );
  });

  test("has no match on another, and all within its lines", () => {
    fc.assert(
      fc.property(someBracket, ({ entrants, thirdPlace, first }) => {
        const { matches, lines } = layBracket(bracketOf(entrants, thirdPlace), first);
        for (const column of Map.groupBy(matches, (placed) => placed.column).values()) {
          const ys = column.map(({ y }) => y).toSorted((one, other) => one - other);
          ys.forEach((y, at) => at > 0 && expect(y - ys[at - 1]!).toBeGreaterThanOrEqual(1));
        }
        for (const { y } of matches) {
          expect(y).toBeGreaterThanOrEqual(0.5);
          expect(y).toBeLessThanOrEqual(lines - 0.5);
        }
      }),
    );
  });

  test("has no line that touches another's, but where two come to the same match", () => {
    fc.assert(
      fc.property(someBracket, ({ entrants, thirdPlace, first }) => {
        const layout = layBracket(bracketOf(entrants, thirdPlace), first);
        const lines = linesOf(layout);
        lines.forEach((one, at) =>
          lines.slice(at + 1).forEach((other, further) => {
            if (layout.connections[at]!.to === layout.connections[at + 1 + further]!.to) return;
            expect(
              one.some((part) => other.some((its) => meet(part, its))),
              `${at} and ${at + 1 + further}`,
            ).toBe(false);
          }),
        );
      }),
      { numRuns: 40 },
    );
  });

  test("leads the winner of a match to the side that waits for him, and shows who has gone on", () => {
    const { connections } = layBracket(bracketOf(8, true, 1));
    expect(
      connections
        .filter(({ isDecided }) => isDecided)
        .map(({ from, to, side }) => [from.match.id, to.match.id, side]),
    ).toEqual([["m0", "m4", 0]]);
    expect(connections.every(({ from, to, side }) => to.match.from[side] === from.match.id)).toBe(
      true,
    );
  });

  test("begins for a room with the round that is played", () => {
    const half = bracketOf(8, true, 4);
    expect(presentRound(half)).toBe(2);
    expect(presentRound(bracketOf(8, false, 99))).toBe(3);
    expect(layBracket(half, 2).matches.map(({ match }) => match.id)).toEqual([
      "m4",
      "m5",
      "m6",
      "third",
    ]);
    expect(layBracket(half, 2)).toMatchObject({ columns: 2, lines: 2.75 });
  });
});
