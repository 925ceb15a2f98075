// Every rule that is cited has its text on a page that people can open, and every rule of a page
// has a test that cites it.

import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { catalogue } from "#shared/games/catalogue.ts";
import { pageOfRule } from "#shared/text/rulePages.ts";
import { mustExpect } from "#test/games/expected.ts";
import { citations, definedOn, gamePage, housePage } from "./definitions.ts";
import { citedIn, titlesBelow, titlesIn } from "./titles.ts";

/** Of the rules that all games have in common. */
const common = { letters: "C", rules: 15, first: 1 };
const pages = [
  { page: "common", ...common },
  ...(await Promise.all(
    catalogue.map(async ({ id }) => ({ page: id, ...(await mustExpect(id)).page })),
  )),
];

const cited = new Set(titlesBelow(resolve(import.meta.dirname, "..")).flatMap(citedIn));

describe("rules without a test", () => {
  test.for(pages)("every rule of $page is cited by a test", ({ letters, rules, first = 1 }) => {
    const numbers = Array.from({ length: rules }, (_, at) => `${letters}-${first + at}`);
    expect(numbers.filter((number) => !cited.has(number))).toEqual([]);
  });

  test("no two pages number their rules by the same letters", () => {
    expect(new Set(pages.map(({ letters }) => letters)).size).toBe(pages.length);
  });

  test("no test cites a rule that is not there", () => {
    const ranges = new Map(
      pages.map(({ letters, rules, first = 1 }) => [letters, { first, last: first + rules - 1 }]),
    );
    const beyond = [...cited].filter((number) => {
      const [letters = "", rule] = number.split("-");
      const range = ranges.get(letters);
      return range !== undefined && (Number(rule) < range.first || Number(rule) > range.last);
    });
    expect(beyond).toEqual([]);
  });
});

describe("rules without a text", () => {
  const house = definedOn(housePage);
  const defined = [
    ...house,
    ...pages.flatMap(({ page }) => (page === "common" ? [] : definedOn(gamePage(page)))),
  ];

  test.for(pages)(
    "the page of $page has every rule once, in order",
    ({ page, letters, rules, first = 1 }) => {
      const numbers = Array.from({ length: rules }, (_, at) => `${letters}-${first + at}`);
      const own =
        page === "common"
          ? house.filter((number) => number.startsWith("C-"))
          : definedOn(gamePage(page));
      expect(own).toEqual(numbers);
    },
  );

  test.for(pages)(
    "the rules of $page are looked up on its page",
    ({ page, letters, first = 1 }) => {
      expect(pageOfRule(`${letters}-${first}`)).toBe(page === "common" ? "house" : page);
    },
  );

  test("a number of no page is looked up nowhere", () => {
    expect(["UTF-8", "KB", "kb-7", "KB-7x", ""].map(pageOfRule)).toEqual(Array(5).fill(null));
    expect(pageOfRule("H-3")).toBe("house");
  });

  test("every number that is cited anywhere is defined", () => {
    const letters = [...pages.map((page) => page.letters), "H"];
    const missing = [...citations(letters)].filter(([number]) => !defined.includes(number));
    expect(missing).toEqual([]);
  });

  test("every rule of the house is cited by a test", () => {
    expect(house.filter((number) => !cited.has(number))).toEqual([]);
  });
});

describe("how titles are read", () => {
  // Put together from pieces, so that these examples are not themselves read as titles of this
  // file.
  const call = (word: string, title: string) => `${word}(${title}, () => {});`;

  test("plain ones, in any quotes, and those of tables", () => {
    expect(titlesIn(call("test", "'KB-1 it\\'s so'"))).toEqual(["KB-1 it's so"]);
    expect(titlesIn(call("it", '"KB-2"'))).toEqual(["KB-2"]);
    expect(titlesIn(call("test", "\n  `KB-3 ${x}`"))).toEqual(["KB-3 ${x}"]);
    expect(titlesIn(`test.for([1, [2]])${call("", "'KB-4 %i'")}`)).toEqual(["KB-4 %i"]);
    expect(
      titlesIn(`test.for<[a, b]>([\n['(x)', 1],\n] as const)${call("", "'KB-5 %i'")}`),
    ).toEqual(["KB-5 %i"]);
    expect(titlesIn(`it.each(games)${call("", "'KB-6'")}`)).toEqual(["KB-6"]);
  });

  test("not those of tests that do not run, nor comments", () => {
    expect(titlesIn(call("test.skip", "'KB-7'"))).toEqual([]);
    expect(titlesIn(call("test.todo", "'KB-8'"))).toEqual([]);
    expect(titlesIn("// KB-9 'is right'")).toEqual([]);
  });

  test("one number is not another's beginning, and a range proves no single rule", () => {
    expect(citedIn("KB-16 C-5 something")).toEqual(["KB-16", "C-5"]);
    expect(citedIn("KB-1…KB-16 all")).toEqual([]);
    expect(citedIn("X8-9 EN-12")).toEqual(["X8-9", "EN-12"]);
  });
});
