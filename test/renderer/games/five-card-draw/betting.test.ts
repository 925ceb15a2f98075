import { describe, expect, test } from "vitest";
import {
  drawTable,
  wager as wagerOf,
  wageredIn as wagered,
} from "#renderer/games/five-card-draw/drawTable.ts";
import type { Move } from "#shared/games/five-card-draw/types.ts";
import { noticed, randomHand, seenAfter, type DrawView, type Hand } from "./drawViews.ts";

const three: Hand = { hands: ["Ac Ad 4c 7s 9h", "Kc Kd 5c 8s 2h", "Qc Qd 6c 3s Th"] };
const to = (type: "bet" | "raise", amount: number): Move => ({ type, to: amount });
const call: Move = { type: "call" };
const stand: Move = { type: "draw", cards: [] };

const actionsOf = ({ seen }: DrawView, wagered: number | null = null) =>
  drawTable.actions(seen, drawTable.picking.read(seen, []), { wagered });
const labels = (view: DrawView, wagered: number | null = null): readonly string[] =>
  actionsOf(view, wagered).map(({ label }) => label);

describe("the buttons", () => {
  test("FD-7 with nothing bet are bet and fold, the bet first", () => {
    const view = seenAfter(three);
    expect(labels(view)).toEqual(["Bet…", "Fold"]);
    expect(labels(view, 40)).toEqual(["Bet 40", "Fold"]);
    expect(actionsOf(view).map(({ shortcut, problem }) => [shortcut, problem])).toEqual([
      ["B R", null],
      ["F", null],
    ]);
  });

  test("FD-7 with checking allowed the check comes first", () => {
    expect(labels(seenAfter({ ...three, options: { allowCheck: true } }))).toEqual([
      "Check",
      "Bet…",
      "Fold",
    ]);
  });

  test("FD-8 facing a bet are call with what it costs, raise to a total, and fold", () => {
    const view = seenAfter(three, [
      [0, to("bet", 20)],
      [1, to("raise", 60)],
      [2, call],
    ]);
    expect(labels(view, 120)).toEqual(["Call 40", "Raise to 120", "Fold"]);
  });

  test("FD-8 a call for all one has says so, and where nobody else can bet there is nothing to raise", () => {
    const view = seenAfter({ ...three, carry: { chips: [100, 1000, 1000] } }, [
      [0, to("bet", 20)],
      [1, to("raise", 500)],
      [2, { type: "fold" }],
    ]);
    expect(labels(view)).toEqual(["Call all in – 70", "Fold"]);
  });

  test("all in is another thing than a raise, and looks it", () => {
    const view = seenAfter(three);
    expect(actionsOf(view, 990)[0]).toMatchObject({ label: "All in – 990", kind: "bold" });
    expect(actionsOf(view, 989)[0]).toMatchObject({ label: "Bet 989", kind: "primary" });
  });

  test("C-11 out of turn stand where they will be, and say why they do nothing", () => {
    const [first, last] = [seenAfter(three, [], 1), seenAfter(three, [[0, to("bet", 20)]], 2)];
    expect(labels(first)).toEqual(["Bet…", "Fold"]);
    expect(labels(last)).toEqual(["Call 20", "Fold"]);
    for (const { problem } of [...actionsOf(first), ...actionsOf(last)])
      expect(problem).toBe("It’s not your turn");
  });

  test("who folded has none, who is all in none before the draw, a spectator none at all", () => {
    const moves = [
      [0, to("bet", 20)],
      [1, { type: "fold" }],
      [2, call],
    ] as const;
    expect(labels(seenAfter(three, moves, 1))).toEqual([]);
    expect(labels(seenAfter(three, moves, "spectator"))).toEqual([]);
    const allIn = { ...three, carry: { chips: [30, 1000, 1000] } };
    expect(labels(seenAfter(allIn, [[0, to("bet", 20)]]))).toEqual([]);
    expect(
      labels(
        seenAfter(allIn, [
          [0, to("bet", 20)],
          [1, call],
          [2, call],
        ]),
      ),
    ).toEqual(["Stand pat"]);
  });

  test("every move that a button sends is one of those offered, all through random hands", () => {
    for (const seats of [2, 4, 7]) {
      for (const { seen } of noticed(randomHand(`buttons ${seats}`, seats), 0)) {
        if (seen.legal.length === 0) continue;
        const offered = seen.legal.map(({ type }) => type).toSorted();
        const wager = wagerOf(seen);
        const sent = drawTable
          .actions(seen, drawTable.picking.read(seen, []), { wagered: wager?.min ?? null })
          .map(({ sends, problem }) => {
            expect(problem).toBeNull();
            return sends === "picked"
              ? "draw"
              : sends === "wager"
                ? wager!.moveTo(wager!.min).type
                : (sends as { readonly type: string }).type;
          });
        expect(sent.toSorted()).toEqual(offered);
      }
    }
  });
});

describe("FD-8 the amounts", () => {
  test("of a bet begin at the ante and end at the stack, in steps of the ante", () => {
    expect(wagerOf(seenAfter(three).seen)).toMatchObject({
      min: 10,
      max: 990,
      toMatch: 0,
      putIn: 0,
      step: 10,
    });
  });

  test("of a raise are totals: what is to match and the last raise on top", () => {
    const wager = wagerOf(
      seenAfter(three, [
        [0, to("bet", 20)],
        [1, to("raise", 60)],
        [2, call],
      ]).seen,
    );
    expect(wager).toMatchObject({ min: 100, max: 990, toMatch: 60, putIn: 20 });
    expect(wager!.moveTo(120)).toEqual({ type: "raise", to: 120 });
  });

  test("half the pot and the pot count what a call puts in, all in is everything", () => {
    const presets = (view: DrawView) =>
      wagerOf(view.seen)!.presets.map(({ id, to: amount }) => [id, amount]);
    expect(presets(seenAfter(three))).toEqual([
      ["half", 15],
      ["pot", 30],
      ["all", 990],
    ]);
    // 30 of antes, 20, 60, 60, and 40 more to call: 210.
    expect(
      presets(
        seenAfter(three, [
          [0, to("bet", 20)],
          [1, to("raise", 60)],
          [2, call],
        ]),
      ),
    ).toEqual([
      ["half", 165],
      ["pot", 270],
      ["all", 990],
    ]);
  });

  test("below the least amount and above the stack are left out", () => {
    const presets = (chips: number) =>
      wagerOf(
        seenAfter({ ...three, options: { ante: 100 }, carry: { chips: [chips, 5000, 5000] } }).seen,
      )!.presets.map(({ id, to: amount }) => [id, amount]);
    expect(presets(500)).toEqual([
      ["half", 150],
      ["pot", 300],
      ["all", 400],
    ]);
    expect(presets(260)).toEqual([
      ["half", 150],
      ["all", 160],
    ]);
    expect(presets(130)).toEqual([["all", 30]]);
  });

  test("are none where it is not one's turn", () => {
    expect(wagerOf(seenAfter(three, [], 1).seen)).toBeNull();
    expect(wagerOf(seenAfter(three, [], "spectator").seen)).toBeNull();
  });
});

describe("FD-13 chips on the table", () => {
  test("lie before the seats until the stage ends, then in the pots", () => {
    const bet = seenAfter(three, [
      [0, to("bet", 20)],
      [1, call],
    ]);
    expect(wagered(bet.seen)).toEqual({
      bets: [20, 20, 0],
      pots: [{ amount: 30, seats: [0, 1, 2] }],
    });
    const drawing = seenAfter(three, [
      [0, to("bet", 20)],
      [1, call],
      [2, call],
    ]);
    expect(wagered(drawing.seen)).toEqual({
      bets: [0, 0, 0],
      pots: [{ amount: 90, seats: [0, 1, 2] }],
    });
  });

  test("a short ante makes a main pot and a side pot from the start", () => {
    expect(wagered(seenAfter({ ...three, carry: { chips: [1000, 4, 1000] } }).seen)).toEqual({
      bets: [0, 0, 0],
      pots: [
        { amount: 12, seats: [0, 1, 2] },
        { amount: 12, seats: [0, 2] },
      ],
    });
  });

  test("FD-15 bets and pots are the pot of the facts at every step of random hands", () => {
    for (const seats of [2, 3, 5, 9]) {
      for (const { seen } of noticed(randomHand(`wagered ${seats}`, seats), 0)) {
        const { bets, pots } = wagered(seen);
        const sum = [...bets, ...pots.map(({ amount }) => amount)].reduce(
          (total, amount) => total + amount,
          0,
        );
        expect(sum).toBe(seen.facts.pot);
      }
    }
  });
});

test("FD-12 the second stage is bet in the same manner", () => {
  const view = seenAfter(three, [
    [0, to("bet", 20)],
    [1, call],
    [2, call],
    [0, stand],
    [1, stand],
    [2, stand],
  ]);
  expect(labels(view)).toEqual(["Bet…", "Fold"]);
  expect(wagerOf(view.seen)!.presets.map(({ to: amount }) => amount)).toEqual([45, 90, 970]);
});
