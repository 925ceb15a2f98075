import { expect, it } from "vitest";
import { newTableOptions } from "#shared/contract/options.ts";
import { catalogue } from "#shared/games/catalogue.ts";
import { whyNotSealed } from "#shared/sealedDeal/sealable.ts";

const sealable = catalogue.flatMap((game) =>
  game.traits.sealedSeats === null ? [] : [{ game, most: game.traits.sealedSeats }],
);

it("H-51 three games can be dealt sealed, by their usual house rules, to two players", () => {
  expect(sealable.map(({ game }) => game.id).toSorted()).toEqual([
    "five-card-draw",
    "gin-rummy",
    "kings-and-bastards",
  ]);
  for (const { game } of sealable)
    expect(whyNotSealed(game, newTableOptions(game.options), 2)).toBeNull();
});

it("H-51 no two cards have one name in a deal that can be sealed", () => {
  for (const { game, most } of sealable)
    for (let seats = 2; seats <= most; seats += 1)
      for (const jokersPerPack of [0, 1]) {
        const pack = game.pack({ ...newTableOptions(game.options), jokersPerPack }, seats);
        expect(new Set(pack).size).toBe(pack.length);
      }
});
