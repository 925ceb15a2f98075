// Checks that number cards carry as many pips as they count.
import { describe, expect, test } from "vitest";
import { pipPlaces, type NumberRank } from "#renderer/art/pips.ts";

const worth = (rank: NumberRank): number => (rank === "A" ? 1 : rank === "T" ? 10 : Number(rank));
const cards = Object.entries(pipPlaces) as [NumberRank, (typeof pipPlaces)[NumberRank]][];

describe("pips of a number card", () => {
  test.each(cards)("%s carries as many as it counts", (rank, places) => {
    expect(places).toHaveLength(worth(rank));
  });

  test.each(cards)("%s lays no two on one place, and none over the edge", (_, places) => {
    expect(new Set(places.map(String)).size).toBe(places.length);
    for (const [x, y] of places) {
      expect(x).toBeGreaterThan(0.3);
      expect(x).toBeLessThan(0.7);
      expect(y).toBeGreaterThan(0.12);
      expect(y).toBeLessThan(0.88);
    }
  });

  test.each(cards.filter(([rank]) => rank !== "7"))(
    "%s looks alike from both ends",
    (_, places) => {
      const rounded = (list: readonly (readonly [number, number])[]): string[] =>
        list.map(([x, y]) => `${x.toFixed(4)} ${y.toFixed(4)}`).toSorted();
      expect(rounded(places.map(([x, y]) => [1 - x, 1 - y] as const))).toEqual(rounded(places));
    },
  );
});
