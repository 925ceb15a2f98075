import { expect, test } from "vitest";
import type { CommonFacts } from "#shared/contract/round.ts";
import { catalogue } from "#shared/games/catalogue.ts";
import { exordia8 } from "#shared/games/exordia8/index.ts";
import { fiveCardDraw } from "#shared/games/five-card-draw/index.ts";

test("all games together are made of at most twenty members", () => {
  expect(new Set(catalogue.flatMap((game) => Object.keys(game))).size).toBeLessThanOrEqual(20);
});

const won: CommonFacts = {
  dealer: 2,
  left: [],
  chips: [10, 20, 30],
  pot: 0,
  result: { winners: [0, 1], places: [[0, 1], [2]] },
};

test("C-4 C-8 where a game states nothing the last winner deals, and the stacks go on", () => {
  const { after, honours } = exordia8.carry;
  const facts = won as typeof won & Parameters<typeof honours>[0];
  expect(honours(facts)).toEqual({ titles: {}, button: 0 });
  expect(after({ facts } as Parameters<typeof after>[0])).toEqual({
    dealer: 0,
    chips: [10, 20, 30],
  });
});

test("C-7 where a game states nothing no hand lies open, and nobody knows a card of another’s", () => {
  const { openHands, known } = exordia8.views;
  expect(openHands(won as Parameters<typeof openHands>[0])).toEqual([]);
  expect(known({ facts: won } as Parameters<typeof known>[0], 0)).toEqual([]);
});

test("H-8 a game that only heeds honours gives none", () => {
  const { honours } = fiveCardDraw.carry;
  expect(honours(won as Parameters<typeof honours>[0])).toBeNull();
});
