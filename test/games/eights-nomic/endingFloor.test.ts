// Checks how soon a turn may end for a person who is alone with bots (EN-15, H-36).

import { expect, test } from "vitest";
import type { Card } from "#shared/cards/card.ts";
import { floorAlone } from "#shared/games/eights-nomic/endingFloor.ts";
import type { Facts } from "#shared/games/eights-nomic/types.ts";

type Rules = readonly Readonly<{ clause: { readonly do: string } | null }>[];

const floor = (played: number, pile: readonly Card[], rules: Rules = [], improperFloor = 3) =>
  floorAlone(
    { improperFloor },
    { counts: { played, drew: 1 }, plays: 9, rules } as unknown as Facts,
    pile,
  );

test("EN-15 H-36 where only cards were drawn, or the card follows suit, half a second is enough", () => {
  expect(floor(0, ["7c", "9d"])).toBe(0.5);
  expect(floor(1, ["7c", "9c"])).toBe(0.5);
  expect(floor(1, ["7c", "9c"], [{ clause: { do: "forbid" } }])).toBe(0.5);
});

test("EN-15 a card of another suit takes two seconds, whether its rank fits or not, so that the time tells nobody what to call", () => {
  expect(floor(1, ["7c", "7d"])).toBe(2);
  expect(floor(1, ["7c", "9d"])).toBe(2);
});

test("EN-15 a rule with a penalty, several plays and a pile that was shuffled away take two seconds", () => {
  expect(floor(0, ["7c", "9c"], [{ clause: { do: "penalty" } }])).toBe(2);
  expect(floor(2, ["7c", "9c"])).toBe(2);
  expect(floor(1, ["9c"])).toBe(2);
});

test("EN-15 it is never longer than the option says", () => {
  expect(floor(1, ["7c", "9c"], [], 0.2)).toBe(0.2);
});
