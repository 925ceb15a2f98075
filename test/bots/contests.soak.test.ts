// Checks that the better bot of each game wins clearly more than its share.

import { describe, expect, it } from "vitest";
import { crazyBots } from "#shared/games/crazy-eights/bots/index.ts";
import { nomicBots } from "#shared/games/eights-nomic/bots/index.ts";
import { shark as nomicShark } from "#shared/games/eights-nomic/bots/shark/index.ts";
import { eightsNomic } from "#shared/games/eights-nomic/index.ts";
import { exordiaBots } from "#shared/games/exordia8/bots/index.ts";
import { shark as exordiaShark } from "#shared/games/exordia8/bots/shark.ts";
import { exordia8 } from "#shared/games/exordia8/index.ts";
import { drawBots, type DrawBot } from "#shared/games/five-card-draw/bots/index.ts";
import { shark as drawShark } from "#shared/games/five-card-draw/bots/shark/index.ts";
import { ginBots } from "#shared/games/gin-rummy/bots/index.ts";
import { shark as ginShark } from "#shared/games/gin-rummy/bots/shark/index.ts";
import { kingsBots } from "#shared/games/kings-and-bastards/bots/index.ts";
import { shark as kingsShark } from "#shared/games/kings-and-bastards/bots/shark.ts";
import { normalBots } from "#shared/games/normal-eights/bots/index.ts";
import { shark as normalShark } from "#shared/games/normal-eights/bots/shark.ts";
import { normalEights } from "#shared/games/normal-eights/index.ts";
import { meanOf } from "#main/cli/arena/figures.ts";
import { contest } from "#test/bench/contest.ts";
import { crazyContest } from "#test/bench/crazyContest.ts";
import { drawContest, shareTaken } from "#test/bench/drawContest.ts";
import { firstsContest } from "#test/bench/firstsContest.ts";
import { ginContest, shareOf } from "#test/bench/ginContest.ts";

describe("Regular among Easy", () => {
  it("H-11 at Kings & Bastards takes clearly more firsts than one of four", () => {
    const taken = [
      ...contest({
        hero: kingsBots.regular,
        others: kingsBots.easy,
        seats: 4,
        deals: 100,
        seed: "unit",
      }),
    ];
    expect(meanOf(taken.map(({ firsts }) => firsts)).mean).toBeGreaterThan(0.45);
  });

  it("H-11 at draw, heads-up, wins more than 20 antes in 100 hands from Easy, and Easy does not from Easy", () => {
    const antesOf = (hero: DrawBot): Readonly<{ mean: number; margin: number }> =>
      meanOf(
        [...drawContest({ hero, others: drawBots.easy, seats: 2, deals: 400, seed: "unit" })].map(
          ({ antes }) => antes * 100,
        ),
      );
    const [better, same] = [antesOf(drawBots.regular), antesOf(drawBots.easy)];
    expect(better.mean - better.margin).toBeGreaterThan(20);
    expect(same.mean - same.margin).toBeLessThan(20);
  });

  it("H-11 at draw, at four seats, takes more than 27 % of all chips won in pots", () => {
    const { mean, margin } = shareTaken([
      ...drawContest({
        hero: drawBots.regular,
        others: drawBots.easy,
        seats: 4,
        deals: 60,
        seed: "unit",
      }),
    ]);
    expect(mean - margin).toBeGreaterThan(0.27);
  });

  it.each([
    { seats: 2, options: { dealSeven: true }, least: 0.6 },
    { seats: 4, options: { drawUntilPlayable: true }, least: 0.3 },
    { seats: 4, options: { refill: false }, least: 0.3 },
    { seats: 4, options: { target: 200, stake: 0 }, least: 0.3 },
    { seats: 12, options: { refill: false }, least: 0.1 },
  ])(
    "CE-3, CE-6, CE-9, CE-13 wins clearly more than its share among $seats with $options",
    ({ seats, options, least }) => {
      const { regular: hero, easy: others } = crazyBots;
      const firsts = [
        ...crazyContest({
          hero,
          others,
          seats,
          deals: Math.ceil(120 / seats),
          seed: "unit",
          options,
        }),
      ].map((taken) => taken.firsts);
      expect(meanOf(firsts).mean).toBeGreaterThan(least);
    },
  );

  it("H-11 at Crazy Eights takes clearly more firsts than one of four, and more points", () => {
    const taken = [
      ...crazyContest({
        hero: crazyBots.regular,
        others: crazyBots.easy,
        seats: 4,
        deals: 150,
        seed: "unit",
      }),
    ];
    expect(meanOf(taken.map(({ firsts }) => firsts)).mean).toBeGreaterThan(0.38);
    expect(meanOf(taken.map(({ points }) => points)).mean).toBeGreaterThan(8);
  });

  it("H-11 at Exordia8 takes more firsts than one of four", () => {
    const { regular: hero, easy: others } = exordiaBots;
    const firsts = meanOf([
      ...firstsContest({ game: exordia8, hero, others, seats: 4, deals: 150, seed: "bot test" }),
    ]);
    expect(firsts.mean).toBeGreaterThan(0.3);
  });

  it("H-11 at Eights Nomic takes clearly more firsts than one of four", () => {
    const { regular: hero, easy: others } = nomicBots;
    const firsts = meanOf([
      ...firstsContest({ game: eightsNomic, hero, others, seats: 4, deals: 60, seed: "bot test" }),
    ]);
    expect(firsts.mean).toBeGreaterThan(0.33);
  });

  it.for([2, 4, 8])(
    "H-11 at Normal Eights takes clearly more firsts than its share at %i seats",
    (seats) => {
      const { regular: hero, easy: others } = normalBots;
      const firsts = meanOf([
        ...firstsContest({
          game: normalEights,
          hero,
          others,
          seats,
          deals: 60,
          chairs: Math.min(4, seats),
          seed: "bot test",
        }),
      ]);
      expect(firsts.mean).toBeGreaterThan(1.15 / seats);
    },
  );
});

describe("Shark among Regular", () => {
  it("H-11 at draw, heads-up, wins chips", () => {
    const won = [
      ...drawContest({
        hero: drawShark,
        others: drawBots.regular,
        seats: 2,
        deals: 4000,
        seed: "unit",
      }),
    ];
    const { mean, margin } = meanOf(won.map(({ antes }) => antes * 100));
    expect(mean - margin).toBeGreaterThan(10);
  });

  it("H-11 at Kings & Bastards takes more firsts than one of four", () => {
    const taken = [
      ...contest({
        hero: kingsShark(),
        others: kingsBots.regular,
        seats: 4,
        deals: 60,
        seed: "unit",
      }),
    ];
    expect(meanOf(taken.map(({ firsts }) => firsts)).mean).toBeGreaterThan(0.27);
  });

  it("H-11 at Exordia8 takes more firsts than one of four", () => {
    const firsts = firstsContest({
      game: exordia8,
      hero: exordiaShark(0.1),
      others: exordiaBots.regular,
      seats: 4,
      deals: 100,
      seed: "bot test",
    });
    expect(meanOf([...firsts]).mean).toBeGreaterThan(0.25);
  });

  it("H-11 at Gin Rummy gets more than half of the points", () => {
    const { share } = shareOf([
      ...ginContest({ hero: ginShark(), other: ginBots.regular, deals: 60, seed: "unit" }),
    ]);
    expect(share).toBeGreaterThan(0.53);
  });

  it("H-11 at Normal Eights takes more firsts than one of four", () => {
    const firsts = firstsContest({
      game: normalEights,
      hero: normalShark(),
      others: normalBots.regular,
      seats: 4,
      deals: 30,
      seed: "bot test",
    });
    expect(meanOf([...firsts]).mean).toBeGreaterThan(0.28);
  });

  it("H-11 at Eights Nomic takes more firsts than one of four", () => {
    const firsts = firstsContest({
      game: eightsNomic,
      hero: nomicShark(),
      others: nomicBots.regular,
      seats: 4,
      deals: 60,
      seed: "unit",
    });
    expect(meanOf([...firsts]).mean).toBeGreaterThan(0.3);
  });
});
