import { describe, expect, it } from "vitest";
import { DiceReader, newDice } from "#shared/chance/dice.ts";
import { crazyBots, type CrazyBot } from "#shared/games/crazy-eights/bots/index.ts";
import type { Move, Options } from "#shared/games/crazy-eights/types.ts";
import { crazyContest } from "#test/bench/crazyContest.ts";
import { crazySeen, type CrazyView, type Scene } from "./crazySeen.ts";

const { easy, regular } = crazyBots;
const asked = (bot: CrazyBot, view: CrazyView, number = 0): Move =>
  bot.choose(view, new DiceReader(newDice(`asked ${number}`)));
const play = (...cards: readonly string[]) => ({ type: "play", cards }) as Move;
const eight = (card: string, suit: string) => ({ type: "play", cards: [card], suit }) as Move;
const share = (bot: CrazyBot, view: CrazyView, wanted: (move: Move) => boolean): number =>
  Array.from({ length: 400 }, (_, number) => asked(bot, view, number)).filter(wanted).length / 400;
const playsEight = (move: Move): boolean => move.type === "play" && move.cards[0]![0] === "8";
/** What it does in the same place under two house rules. */
const under = (scene: Scene, ...options: readonly Partial<Options>[]): readonly Move[] =>
  options.map((each) => asked(regular, crazySeen({ ...scene, options: each })));

describe("Regular at Crazy Eights", () => {
  it("CE-11 goes out when it can", () => {
    expect(asked(regular, crazySeen({ holds: "9c", pile: "3c", others: [1, 4] }))).toEqual(
      play("9c"),
    );
    expect(asked(regular, crazySeen({ holds: "8c 8d", pile: "3h", others: [1, 4] }))).toMatchObject(
      { type: "play", cards: ["8c", "8d"] },
    );
  });

  it("CE-7 plays a set at once and leaves on top what it can follow itself", () => {
    expect(
      asked(regular, crazySeen({ holds: "7c 7d 7h Kh 2h", pile: "3c", others: [5, 5, 5] })),
    ).toEqual(play("7c", "7d", "7h"));
    expect(
      asked(regular, crazySeen({ holds: "7c 7d 7h Kd 2d", pile: "3c", others: [5, 5, 5] })),
    ).toEqual(play("7c", "7h", "7d"));
  });

  it("CE-8 keeps its eight while something else fits", () => {
    expect(
      asked(regular, crazySeen({ holds: "8s 5d Jh 2c", pile: "Kc", others: [5, 5, 5] })),
    ).toEqual(play("2c"));
    expect(asked(regular, crazySeen({ holds: "8c 5d", pile: "9d", others: [5, 5, 5] }))).toEqual(
      play("5d"),
    );
  });

  it("CE-8 names the suit that it holds", () => {
    expect(asked(regular, crazySeen({ holds: "8s 5d Jd", pile: "Kc", others: [5, 5, 5] }))).toEqual(
      eight("8s", "d"),
    );
    expect(asked(regular, crazySeen({ holds: "8s 5h Jh", pile: "Kc", others: [5, 5, 5] }))).toEqual(
      eight("8s", "h"),
    );
  });

  it("CE-11 gives its eight away, and its 50 points, when everybody is about to go out", () => {
    const calm = crazySeen({ holds: "8s 5d Jh 2c", pile: "Kc", others: [5, 5, 5] });
    const danger = crazySeen({ holds: "8s 5d Jh 2c", pile: "Kc", others: [1, 1, 1] });
    expect([calm, danger].map((view) => playsEight(asked(regular, view)))).toEqual([false, true]);
  });

  it("CE-6 changes the suit to one that is nearly gone when another has one card left", () => {
    const pile = "2c 3c 4c 6c 7c 9c Tc Jc Kc 5d";
    expect(asked(regular, crazySeen({ holds: "5c 5s 9h", pile, others: [1] }))).toMatchObject({
      type: "play",
      cards: ["5s", "5c"],
    });
  });

  it("C-10 decides the same from the same view", () => {
    const view = crazySeen({ holds: "8s 5d Jd 7c 7d", pile: "7h", others: [3, 5, 2] });
    expect(
      new Set(
        Array.from({ length: 10 }, (_, number) => JSON.stringify(asked(regular, view, number))),
      ).size,
    ).toBe(1);
  });
});

describe("Regular and the house rules", () => {
  it("CE-6 draws to keep its last eight – but not where it would have to draw until it can play", () => {
    const scene = { holds: "5d Th 8d", pile: "6d Ac Qs", others: [5] };
    expect(under(scene, {}, { drawUntilPlayable: true })).toEqual([
      { type: "draw" },
      eight("8d", "d"),
    ]);
  });

  it("CE-6 plays what it drew where one draws until one can play", () => {
    const view = crazySeen({
      holds: "5d Th 2s Qd",
      pile: "6d Ac Ks",
      others: [5, 5],
      options: { drawUntilPlayable: true },
      facts: { drew: true },
    });
    expect(asked(regular, view)).toEqual(play("2s"));
  });

  it("CE-9 sheds its king rather than a five when the stock will not be refilled and is nearly gone", () => {
    const scene = { holds: "5d 7c Ks 9h", pile: "7d 5h 2h Qc Kd", others: [1], stock: 1 };
    expect(under(scene, { refill: true }, { refill: false })).toEqual([play("5d"), play("Ks")]);
  });

  it("CE-9 does not wait for another card to save its eight when the stock will not be refilled", () => {
    const scene = { holds: "8h Jh 4d", pile: "Jc Qh 3s", others: [3], stock: 1 };
    expect(under(scene, { refill: true }, { refill: false }).map(({ type }) => type)).toEqual([
      "draw",
      "play",
    ]);
  });

  it("CE-10 lets a round be blocked when its hand must be the lowest, and not when it holds an eight", () => {
    const blocked = {
      pile: "3h 4h 5h 6h 7h 7d",
      others: [4, 4, 4],
      stock: 0,
      options: { refill: false },
      facts: { passed: [1, 2, 3] },
    };
    expect(asked(regular, crazySeen({ ...blocked, holds: "Ad 2c" }))).toEqual({ type: "pass" });
    expect(asked(regular, crazySeen({ ...blocked, holds: "Ac 8d" }))).toEqual(eight("8d", "c"));
  });

  it("CE-13 gives its eight away earlier when points decide the match", () => {
    const scene = { holds: "8h 2c 3s 7h", pile: "Qc 7s 4h 4d 9c", others: [1, 3, 3] };
    expect(under(scene, { target: 0 }, { target: 200 })).toEqual([play("2c"), eight("8h", "h")]);
  });

  it.each([{}, { drawUntilPlayable: true }, { refill: false }])(
    "CE-10 brings every round among its like to an end, with %j",
    (options) => {
      for (const seats of [2, 7, 12]) {
        for (const { firsts } of crazyContest({
          hero: regular,
          others: regular,
          seats,
          deals: 1,
          seed: "ends",
          options,
        }))
          expect(firsts).toBeCloseTo(1 / seats, 10);
      }
    },
  );
});

describe("Easy at Crazy Eights", () => {
  const view = crazySeen({ holds: "8s 5d Jh 2c 2d 4c", pile: "Kc", others: [5, 5, 5] });

  it("does not always do the same in the same place, as a person would not", () => {
    expect(
      new Set(Array.from({ length: 200 }, (_, number) => JSON.stringify(asked(easy, view, number))))
        .size,
    ).toBeGreaterThan(5);
  });

  it("CE-8 spends an eight early now and then, but mostly plays what fits", () => {
    expect(share(easy, view, playsEight)).toBeGreaterThan(0.1);
    expect(share(easy, view, playsEight)).toBeLessThan(0.4);
    expect(share(easy, view, ({ type }) => type === "play")).toBeGreaterThan(0.85);
  });

  it("CE-7 often overlooks that two go together", () => {
    const pair = share(easy, view, (move) => move.type === "play" && move.cards.length > 1);
    expect(pair).toBeGreaterThan(0.05);
    expect(pair).toBeLessThan(0.4);
  });

  it("CE-6 draws when nothing fits", () => {
    expect(
      share(
        easy,
        crazySeen({ holds: "5d Jh", pile: "Kc", others: [5, 5, 5] }),
        ({ type }) => type === "draw",
      ),
    ).toBe(1);
  });
});
