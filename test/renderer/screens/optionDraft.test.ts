// Checks that a game's options are read from a form as the game would take them.

import { describe, expect, it } from "vitest";
import { draftOf, draftProblems, optionsOf } from "#renderer/screens/setup/tableDraft.ts";
import { completeOptions, newTableOptions } from "#shared/contract/options.ts";
import { catalogue } from "#shared/games/catalogue.ts";
import type { GameOffer } from "#shared/protocol/house.ts";

const offered: GameOffer["options"] = {
  jokers: { default: 1, min: 0, max: 2, rule: "X-1" },
  stake: { default: 0, min: 0, max: 1_000_000, rule: "X-2" },
  wild: { default: false, rule: "X-3" },
};
const tenths: GameOffer["options"] = {
  floor: { default: 1.5, min: 0, max: 10, step: 0.1, rule: "X-4" },
};

describe("a draft of options", () => {
  it("begins with what was given and the defaults", () => {
    expect(draftOf(offered, { stake: 50 })).toEqual({ jokers: "1", stake: "50", wild: false });
  });

  it("passes over values of a wrong kind and options that the game no longer has", () => {
    expect(draftOf(offered, { jokers: true, wild: 1, gone: 3 })).toEqual({
      jokers: "1",
      stake: "0",
      wild: false,
    });
  });

  it.each(["", "-1", "3", "1.5", "two", "1e0", "٣"])("with %j jokers is to be mended", (jokers) => {
    expect(draftProblems(offered, { ...draftOf(offered, {}), jokers })).toEqual({
      jokers: "Enter a whole number from 0 to 2.",
    });
  });

  it("takes a number with spaces or commas", () => {
    const draft = { ...draftOf(offered, {}), stake: " 10,000 " };
    expect(draftProblems(offered, draft)).toEqual({});
    expect(optionsOf(offered, draft)).toEqual({ jokers: 1, stake: 10_000, wild: false });
  });

  it.each([
    ["2.5", 2.5],
    ["2,5", 2.5],
    ["0.3", 0.3],
    [" 10 ", 10],
    ["0", 0],
  ])("NE-20 takes %j in steps of a tenth", (floor, value) => {
    expect(draftProblems(tenths, { floor })).toEqual({});
    expect(optionsOf(tenths, { floor })).toEqual({ floor: value });
    expect(completeOptions(tenths, { floor: value })).toEqual({ floor: value });
  });

  it.each(["", "0.05", "10.1", "-0.5", "1.2.3", "1e0", "two"])("NE-20 has %j mended", (floor) => {
    expect(draftProblems(tenths, { floor })).toEqual({
      floor: "Enter a number from 0 to 10 in steps of 0.1.",
    });
    expect(optionsOf(tenths, { floor })).toEqual({ floor: 1.5 });
  });

  it.each(["1.000", "1.0"])("takes no fraction %j of what is counted whole", (stake) => {
    expect(draftProblems(offered, { ...draftOf(offered, {}), stake })).toHaveProperty("stake");
  });

  it("stands for the default where it is wrong", () => {
    expect(optionsOf(offered, { jokers: "9", stake: "x", wild: true })).toEqual({
      jokers: 1,
      stake: 0,
      wild: true,
    });
  });

  it.each(catalogue.map(({ id, options }) => ({ id, options })))(
    "of $id is what the game itself completes, but for what new tables begin with",
    ({ options }) => {
      const offer = options as GameOffer["options"];
      expect(completeOptions(options, optionsOf(offer, draftOf(offer, {})))).toEqual(
        completeOptions(options, newTableOptions(offer)),
      );
    },
  );
});
