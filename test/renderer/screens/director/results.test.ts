// Checks that the picture of the results shows everybody there is room for, with nobody
// overlapping, and that a file is named after its tournament.

import fc from "fast-check";
import { expect, test } from "vitest";
import { fakeHall } from "#test/doors/fakeHalls.ts";
import { fileName } from "#renderer/screens/director/ResultsPart.tsx";
import { layResults } from "#renderer/screens/director/resultPicture.ts";

const { entrants } = fakeHall("over");
const someEntrants = fc.integer({ min: 2, max: 300 }).map((count) =>
  Array.from({ length: count }, (_, at) => ({
    ...entrants[at % entrants.length]!,
    id: `e${at}`,
    name: `P${at}`,
    place: at + 1,
  })),
);

test("H-23 the first three stand on the podium, the others in lines, and who has none is counted", () => {
  fc.assert(
    fc.property(someEntrants, (all) => {
      const { podium, lines, rest } = layResults({ entrants: all });
      expect(podium.map(({ result }) => result.place)).toEqual([1, 2, 3].slice(0, all.length));
      expect(lines.map(({ result }) => result.place)).toEqual(
        all.slice(3, 43).map(({ place }) => place),
      );
      expect((rest?.count ?? 0) + podium.length + lines.length).toBe(all.length);
    }),
    { numRuns: 40 },
  );
});

test("H-23 no line of the picture lies on another, or beyond its edges", () => {
  fc.assert(
    fc.property(someEntrants, (all) => {
      const { podium, lines, line, width, height, rest } = layResults({ entrants: all });
      const low = Math.max(...podium.map(({ y, radius }) => y + radius));
      lines.forEach((one, at) => {
        expect(one.x).toBeGreaterThanOrEqual(0);
        expect(one.x + line.width).toBeLessThanOrEqual(width);
        expect(one.y).toBeGreaterThan(low);
        expect(one.y + line.height).toBeLessThanOrEqual(rest?.y ?? height);
        for (const other of lines.slice(at + 1))
          expect(
            Math.abs(one.x - other.x) >= line.width || Math.abs(one.y - other.y) >= line.height,
          ).toBe(true);
      });
    }),
    { numRuns: 40 },
  );
});

test("a file is called as its tournament, in letters that every disk takes", () => {
  expect(["Friday night", " Übermut & Söhne! ", "周五", "///", "../../etc"].map(fileName)).toEqual([
    "friday-night",
    "ubermut-sohne",
    "周五",
    "tournament",
    "etc",
  ]);
});
