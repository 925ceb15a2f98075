// Checks that the last view is enough to know how the round ended.

import { describe, expect, it } from "vitest";
import { fakeView } from "#test/doors/fakeTable.ts";
import { loadTables } from "#renderer/games/tableGames.ts";
import { endedRound } from "#renderer/screens/table/result/standings.ts";
import type { ViewMessage } from "#shared/protocol/table.ts";

await loadTables();

const kings = fakeView("between")!;
const result = { winners: [1], places: [[1], [0], [2]] };
const ended = (
  game: string,
  hands: readonly (number | readonly [])[],
  left: readonly number[] = [],
): ViewMessage => ({
  ...kings,
  game,
  seen: { ...kings.seen, hands, facts: { ...kings.seen.facts, left, result } },
});
const isBlocked = (view: ViewMessage): boolean =>
  endedRound(view, { roundNumber: view.round }).isBlocked;

describe("the cards that were left", () => {
  const cardsOf = (view: ViewMessage): readonly (number | null)[] =>
    [0, 1, 2].map((seat) => endedRound(view, { roundNumber: view.round }).cardsOf(seat));

  it("C-7 are counted in eights games, the own hand like the others", () => {
    expect(cardsOf(ended("exordia8", [[], 3, 5]))).toEqual([0, 3, 5]);
    expect(cardsOf(ended("crazy-eights", [4, 0, 11]))).toEqual([4, 0, 11]);
  });

  it("are no matter of games with tricks or pots", () => {
    expect(cardsOf(kings)).toEqual([null, null, null]);
    expect(cardsOf(ended("five-card-draw", [5, 5, 5]))).toEqual([null, null, null]);
  });
});

describe("a blocked round", () => {
  it("CE-10, X8-19 is won by somebody who still holds cards", () => {
    expect(isBlocked(ended("crazy-eights", [4, 3, 5]))).toBe(true);
    expect(isBlocked(ended("exordia8", [[], 3, 5]))).toBe(true);
  });

  it("is none where the winner has gone out, C-5 nor where the others left", () => {
    expect(isBlocked(ended("exordia8", [4, 0, 5]))).toBe(false);
    expect(isBlocked(ended("crazy-eights", [0, 3, 0], [0, 2]))).toBe(false);
  });

  it("GR-15 is none where nobody has won at all", () => {
    const view = ended("exordia8", [4, 3, 5]);
    expect(
      isBlocked({
        ...view,
        seen: {
          ...view.seen,
          facts: { ...view.seen.facts, result: { winners: [], places: [[0, 1, 2]] } },
        },
      }),
    ).toBe(false);
  });

  it("is no matter of poker", () =>
    expect(isBlocked(ended("five-card-draw", [5, 5, 5]))).toBe(false));

  it("is not told of another round", () => {
    expect(
      endedRound(ended("exordia8", [4, 3, 5]), { roundNumber: kings.round + 1 }).isBlocked,
    ).toBe(false);
  });
});
