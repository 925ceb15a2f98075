import { describe, expect, it } from "vitest";
import { company } from "#shared/text/en/words.ts";

const names = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => `N${at + 1}`);

describe("a list of people (X8-1)", () => {
  it("names a few of many", () =>
    expect(company(["Ann", "Ben", ...names(48)])).toBe("Ann, Ben and 48 others"));
  it("names all of a few", () => expect(company(names(6))).toContain("N6"));
  it("of one is a name", () => expect(company(["Ann"])).toBe("Ann"));
});
