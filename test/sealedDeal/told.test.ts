import { expect, test } from "vitest";
import { fiveCardDraw } from "#shared/games/five-card-draw/index.ts";
import { ginRummy } from "#shared/games/gin-rummy/index.ts";
import { kingsAndBastards } from "#shared/games/kings-and-bastards/index.ts";
import { normalEights } from "#shared/games/normal-eights/index.ts";
import { completeOptions } from "#shared/contract/options.ts";
import type { AnyGame } from "#shared/contract/game.ts";
import { whyNotSealed } from "#shared/sealedDeal/sealable.ts";
import {
  SealedRefusalError,
  awaitedSeats,
  hostsMove,
  progressOf,
  sealedSeed,
  sealedWords,
  stageOf,
} from "#shared/sealedDeal/sealedDeal.ts";
import { mover, newTable, played } from "./preparedTable.ts";

const reason = (game: AnyGame, seats: number, options = {}) =>
  whyNotSealed(game, completeOptions(game.options as never, options), seats);

test("H-51 a round can be dealt sealed where no card has a twin and no stock is shuffled again", () => {
  expect(reason(kingsAndBastards, 6)).toBeNull();
  expect(reason(kingsAndBastards, 7)).toBe("seats");
  expect(reason(kingsAndBastards, 2, { jokersPerPack: 2 })).toBe("pack");
  expect(reason(fiveCardDraw, 6)).toBeNull();
  expect(reason(fiveCardDraw, 7)).toBe("stock");
  expect(reason(fiveCardDraw, 8, { maxDraw: 1 })).toBeNull();
  expect(reason(fiveCardDraw, 9, { maxDraw: 0 })).toBe("seats");
  expect(reason(ginRummy, 2)).toBeNull();
  expect(reason(ginRummy, 1)).toBe("seats");
  expect(reason(normalEights, 4)).toBe("game");
});

test("H-51 the deal goes from stage to stage, and says how far it is and whom it waits for", () => {
  const table = newTable({ game: "five-card-draw", seats: 3 });
  const stages: string[] = [];
  let done = 0;
  for (;;) {
    stages.push(stageOf(table.host));
    const progress = progressOf(table.host);
    expect(progress.done).toBeGreaterThanOrEqual(done);
    expect(progress.of).toBe(15);
    ({ done } = progress);
    const [seat] = awaitedSeats(table.host);
    if (seat === undefined) break;
    expect(table.answer(table.page(seat)), `seat ${seat} owes a part`).toBe(true);
  }
  expect([...new Set(stages)]).toEqual(["keys", "deposits", "shuffles", "deal", "play"]);
  expect(done).toBe(15);
});

test("H-51 everybody has the same four words and the same seed", () => {
  const table = newTable({ game: "gin-rummy", seats: 2 });
  expect(sealedWords(table.host)).toEqual([]);
  expect(() => sealedSeed(table.host)).toThrow("keys");
  table.settle();
  const words = sealedWords(table.host);
  expect(words).toHaveLength(4);
  for (const { deal } of table.pages) {
    expect(sealedWords(deal)).toEqual(words);
    expect(sealedSeed(deal)).toBe(sealedSeed(table.host));
  }
});

test("C-6 H-51 the host moves for a seat where that takes no cards, and else its page does", () => {
  const table = newTable({ game: "gin-rummy", seats: 2 }).settle();
  expect(hostsMove(table.host, 1 - mover(table))).toBeNull();
  expect(() => table.move(1 - mover(table), { type: "pass" })).toThrow(SealedRefusalError);
  expect(hostsMove(table.host, mover(table))).toEqual({ type: "pass" });
  played(table, { type: "pass" }, { type: "pass" });
  expect(hostsMove(table.host, mover(table))).toEqual({ type: "draw" });
  played(table, { type: "draw" });
  expect(hostsMove(table.host, mover(table))).toBeNull();
});
