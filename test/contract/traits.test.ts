import { describe, expect, test } from "vitest";
import { completeOptions } from "#shared/contract/options.ts";
import { isDrawn } from "#shared/contract/round.ts";
import { aboutGame, isForChips, leastStack } from "#shared/contract/traits.ts";
import { catalogue } from "#shared/games/catalogue.ts";
import { playedRecords } from "#test/support/goldenRecords.ts";

describe.each(catalogue.map((game) => [game.id, game] as const))(
  "%s",
  (id, { traits, options, carry }) => {
    test("H-8 gives honours exactly where its traits say so", () => {
      const won = playedRecords(id).flatMap(({ lines }) => {
        const { facts } = lines.at(-1)!.step.round;
        return facts.result && !isDrawn(facts.result) ? [facts] : [];
      });
      expect(won.length).toBeGreaterThan(0);
      for (const facts of won)
        expect(carry.honours(facts) !== null).toBe(traits.honours === "gives");
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

const { traits: usualTraits } = aboutGame("any", 1);

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
