// Are the traits of a game what its rules do?

import { describe, expect, test } from "vitest";
import { completeOptions } from "#shared/contract/options.ts";
import { isForChips, leastStack, usualTraits } from "#shared/contract/traits.ts";
import { catalogue } from "#shared/games/catalogue.ts";

describe.each(catalogue.map((game) => [game.id, game] as const))(
  "%s",
  (_id, { traits, options, honours }) => {
    test("H-8 gives honours exactly where its rules can say whose they are", () => {
      expect(traits.honours === "gives").toBe(honours !== undefined);
    });

    test("C-8 H-9 asks its options for chips by the names that they have", () => {
      const names =
        traits.playedFor.kind === "pots"
          ? []
          : [traits.playedFor.stake, ...traits.playedFor.besides];
      expect(Object.keys(options)).toEqual(expect.arrayContaining(names));
      for (const name of names)
        expect(isForChips(traits, { ...completeOptions(options, {}), [name]: 5 })).toBe(true);
      expect(isForChips(traits, completeOptions(options, {}))).toBe(
        traits.playedFor.kind === "pots",
      );
    });
  },
);

test("H-9 FD-3 a stake must be covered; where bets go as far as a stack, any will do", () => {
  expect(leastStack(usualTraits, { stake: 50 })).toBe(50);
  expect(leastStack(usualTraits, {})).toBe(0);
  expect(
    leastStack(
      { ...usualTraits, playedFor: { kind: "stake", stake: "stake", besides: ["pays"] } },
      { stake: 10, pays: 500 },
    ),
  ).toBe(10);
  expect(leastStack({ ...usualTraits, playedFor: { kind: "pots" } }, { ante: 20 })).toBe(1);
});
