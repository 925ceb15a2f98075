// What a host may not do with cards that nobody sees (H-18).

import { expect, test } from "vitest";
import { packs } from "#shared/cards/pack.ts";
import type { Card } from "#shared/cards/card.ts";
import { followed } from "#shared/verifiedDeal/movements.ts";
import type { CardMove, Whereabouts } from "#shared/verifiedDeal/transcript.ts";

const pack = packs(1, 0);
const move = (place: number, to: Whereabouts): CardMove => ({ cards: [{ deck: 0, place }], to });

/** Two hands of two, then these steps. */
function course(game: string, steps: readonly (readonly CardMove[])[], top: Card = "8h") {
  const deck = pack.with(4, top);
  const back = deck.slice(4).map((_, at) => ({ deck: 0, place: at + 4 }));
  const deal = [0, 1, 2, 3].map((place) => move(place, place % 2));
  const [more = [], ...rest] = steps;
  return followed(
    {
      seat: null,
      plan: { game, players: [null, null], cards: 4 },
      openings: [4, 5].map((place) => ({ deck: 0, place, card: deck[place]!, salt: "" })),
    },
    [[...deal, ...more], ...rest],
    {
      decks: [deck, ...(more.length > 1 ? [deck.slice(4)] : [])],
      sources: [[], ...(more.length > 1 ? [back] : [])],
      order: [0, 1],
    },
  );
}

const fault = { kind: "movement", deck: 0 };
const poker = "five-card-draw";

test.each<[string, string, readonly CardMove[]]>([
  ["from hand to hand", poker, [move(0, 1)]],
  ["from hand to hand by way of the pile", "crazy-eights", [move(0, "pile"), move(0, 1)]],
  ["aside", poker, [move(0, "laid")]],
  ["from the removed cards into a hand", poker, [move(0, "removed"), move(0, 1)]],
])("H-18 where no rule has it, no card goes %s", (_how, game, moves) => {
  expect(course(game, [[], moves])).toMatchObject(fault);
});

test("H-18 where a rule has it, cards are given and taken up", () => {
  expect(course("kings-and-bastards", [[], [move(0, 1)]])).toHaveProperty("states");
  expect(course("gin-rummy", [[], [move(0, "pile"), move(0, 1)]])).toHaveProperty("states");
});

test("CE-4 H-18 only an Eight that was turned up goes back", () => {
  const turnedBack = [move(4, "pile"), { shuffle: true }] as const;
  expect(course("crazy-eights", [turnedBack], "8h")).toHaveProperty("states");
  const chance = { kind: "chance", deck: 1 };
  expect(course("crazy-eights", [turnedBack], "9h")).toEqual(chance);
  expect(course("gin-rummy", [turnedBack], "8h")).toEqual(chance);
});
