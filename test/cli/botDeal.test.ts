import { describe, expect, test } from "vitest";
import { botDeal, type BotDeal } from "#main/cli/simulation/botDeal.ts";
import { catalogue, gameOf } from "#shared/games/catalogue.ts";

const before: { readonly [entrant: string]: number } = { e3: 900, e1: 60, e8: 1500 };
/** As many as the game takes. */
const dealt = (game: string, more: Partial<BotDeal> = {}): BotDeal => ({
  entry: { game, rounds: 1, options: {} },
  ante: 10,
  stake: 40,
  dealer: null,
  seed: "friday",
  players: Object.entries(before)
    .slice(0, gameOf(game)?.players.max)
    .map(([entrant, stack]) => ({ entrant, stack, level: "easy" })),
  ...more,
});
const sum = (stacks: { readonly [entrant: string]: number }): number =>
  Object.values(stacks).reduce((all, stack) => all + stack, 0);

describe("H-21 a deal among bots", () => {
  test.each(catalogue.map(({ id }) => id))(
    "%s: everybody has one place, no chip is lost or made, and the same seed gives the same",
    (game) => {
      const { players } = dealt(game);
      const over = botDeal(dealt(game));
      expect(over.places.flat().toSorted()).toEqual(
        players.map(({ entrant }) => entrant).toSorted(),
      );
      expect(sum(over.stacks)).toBe(players.reduce((all, { stack }) => all + stack, 0));
      expect(over.stacks).not.toEqual(
        Object.fromEntries(players.map(({ entrant, stack }) => [entrant, stack])),
      );
      expect(over.moves).toBeGreaterThan(0);
      expect(botDeal(dealt(game))).toEqual(over);
    },
  );

  test("in poker who is named deals, and the antes are the level's", () => {
    const over = botDeal(dealt("five-card-draw", { ante: 60, dealer: "e8" }));
    expect(over.dealer).toBe("e8");
    const lost = Object.entries(over.stacks)
      .map(([entrant, stack]) => before[entrant]! - stack)
      .filter((chips) => chips > 0);
    expect(lost.length).toBeGreaterThan(0);
    expect(Math.min(...lost)).toBeGreaterThanOrEqual(60);
  });

  test.each(["crazy-eights", "five-card-draw"])(
    "%s: without stacks nothing is played for but places",
    (game) => {
      const over = botDeal(
        dealt(game, {
          stake: 0,
          players: ["a", "b"].map((entrant) => ({ entrant, stack: 0, level: "easy" })),
        }),
      );
      expect(over.stacks).toEqual({});
      expect(over.places.flat().toSorted()).toEqual(["a", "b"]);
    },
  );

  test("who cannot be dealt to is told why", () => {
    expect(() => botDeal(dealt("kings-and-bastards", { stake: 100 }))).toThrow(/C-8|stake/);
    expect(() => botDeal(dealt("five-card-draw", { players: [] }))).toThrow();
    expect(() => botDeal(dealt("solitaire"))).toThrow("there is no game solitaire");
  });
});
