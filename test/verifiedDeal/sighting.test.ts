// Checks what of a view a program keeps for its check: cards that lie there, and those that a seat
// showed because it had them.

import { expect, test } from "vitest";
import type { SentView, VisibleEvent } from "#shared/contract/seen.ts";
import { sightingOf } from "#shared/verifiedDeal/sighting.ts";

const seen = {
  hands: [["Kd", "3c"], 4],
  pile: ["9s", "2h"],
  stock: 17,
  removed: 5,
} as unknown as SentView["seen"];

const showed = (event: object) => sightingOf({ seen, happened: [event as VisibleEvent] }).showed;

test("H-18 a sighting names the cards that the view shows, hands sorted and the pile as it lies, and counts the others", () => {
  expect(sightingOf({ seen, happened: [] })).toEqual({
    hands: [["3c", "Kd"], 4],
    pile: ["9s", "2h"],
    stock: 17,
    removed: 5,
    showed: [],
  });
});

test.each([
  [
    "a play",
    { type: "played", seat: 1, told: { cards: ["5h", "5d"], rank: "5", count: 2 } },
    "5h 5d",
  ],
  [
    "a joker, and not what it was named",
    { type: "played", seat: 1, told: { card: "Jk", as: "Qs", suit: "h" } },
    "Jk",
  ],
  ["cards that were drawn", { type: "drew", seat: 1, told: { count: 1 }, cards: ["2h"] }, "2h"],
  [
    "a hand, and not what its jokers counted as",
    {
      type: "showed",
      seat: 1,
      told: { cards: ["Jk", "2h"], category: "pair", read: ["2d", "2h"] },
    },
    "Jk 2h",
  ],
  [
    "melds, the rest and the last discard",
    {
      type: "wentDown",
      seat: 1,
      told: { by: "gin", card: "Ks", melds: [["2h", "2d", "2c"]], rest: ["Ah"], deadwood: 1 },
    },
    "Ks 2h 2d 2c Ah",
  ],
  ["no words", { type: "announced", seat: 1, told: { text: "Ks" } }, null],
  ["no name of a rule", { type: "modified", seat: 1, told: { rule: "Ks", to: "8s" } }, null],
  ["no number of cards", { type: "refilled", told: { cards: 12 } }, null],
] as const)("H-18 of an event it keeps %s", (_what, event, cards) => {
  expect(showed(event)).toEqual(cards === null ? [] : [{ seat: 1, cards: cards.split(" ") }]);
});

test("H-18 what several seats show in one event is each its own", () => {
  const picks = [
    { seat: 2, card: "5h" },
    { seat: 0, card: "9c" },
    { seat: 2, card: "Kd" },
  ];
  expect(showed({ type: "discarded", told: { cards: picks } })).toEqual([
    { seat: 2, cards: ["5h", "Kd"] },
    { seat: 0, cards: ["9c"] },
  ]);
});
