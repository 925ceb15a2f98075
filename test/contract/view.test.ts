// Checks that View.of shows each viewer what they may see and nothing else, even where no present
// game needs it.

import { describe, expect, test } from "vitest";
import { turnAllDown, turnDown } from "#shared/cards/faceDown.ts";
import { newDice } from "#shared/chance/dice.ts";
import type { AnyGame, AnyRound } from "#shared/contract/game.ts";
import type { GameEvent } from "#shared/contract/outcome.ts";
import type { Seat, Viewer } from "#shared/contract/seats.ts";
import { notices, View } from "#shared/contract/view.ts";
import { kingsAndBastards } from "#shared/games/kings-and-bastards/index.ts";
import { hand } from "#test/support/hand.ts";

const round: AnyRound = {
  options: {},
  zones: {
    hands: [hand("3c 4d"), hand("5c"), hand("6c 7c 8c")].map(turnAllDown),
    stock: turnAllDown(hand("9c Tc")),
    removed: turnAllDown(hand("Jc")),
    pile: hand("Qc"),
  },
  facts: { dealer: 0, left: [], result: null },
  sealed: null,
  secret: { bomb: "Kc" },
  dice: newDice("secret seed"),
};

const closed: AnyGame["views"] = { openHands: () => [], known: () => [] };
const game = (parts: Partial<AnyGame> = {}): AnyGame => ({
  ...(kingsAndBastards as AnyGame),
  phase: () => "trick",
  toAct: () => [1],
  legal: (_round, seat) => (seat === 1 ? [{ type: "pass" }] : []),
  views: closed,
  ...parts,
});
const seen = (viewer: Viewer, which = round, parts: Partial<AnyGame> = {}) =>
  View.of(game(parts), { round: which, happened: [] }, viewer).seen;
const told = (viewer: Viewer, happening: GameEvent, noticedBy?: readonly Seat[]) =>
  View.of(game(), { round, happened: [happening], ...(noticedBy && { noticedBy }) }, viewer)
    .happened;

describe("cards", () => {
  test("C-7 a seat sees its own hand, and of the others how many cards they hold", () => {
    expect(seen(0).hands).toEqual([["3c", "4d"], 1, 3]);
    expect(seen(2).hands).toEqual([2, 1, ["6c", "7c", "8c"]]);
    expect(seen("spectator").hands).toEqual([2, 1, 3]);
  });

  test("C-7 of stock and removed cards there is only the number; the pile lies open", () => {
    expect(seen(0)).toMatchObject({ stock: 2, removed: 1, pile: ["Qc"] });
  });

  test("C-7 a hand that lies open is seen by all", () => {
    expect(seen("spectator", round, { views: { ...closed, openHands: () => [1] } }).hands).toEqual([
      2,
      ["5c"],
      3,
    ]);
  });

  test("C-7 neither dice nor secrets nor anybody else's card is in what is sent", () => {
    for (const viewer of [0, 1, 2, "spectator"] as const)
      expect(JSON.stringify(View.of(game(), { round, happened: [] }, viewer))).not.toMatch(
        /secret seed|drawn|bomb|Kc|9c|Tc|Jc/,
      );
  });

  test("C-7 what one has rightly seen in other hands is known to him, and to no spectator", () => {
    const parts = {
      views: {
        ...closed,
        known: (_round: AnyRound, seat: Seat) =>
          seat === 0 ? [{ seat: 2, cards: [turnDown("7c")] }] : [],
      },
    };
    expect(seen(0, round, parts).known).toEqual([{ seat: 2, cards: ["7c"] }]);
    expect(seen(1, round, parts).known).toEqual([]);
    expect(seen("spectator", round, parts).known).toEqual([]);
  });
});

describe("choices", () => {
  const choosing = (tellsProgress: boolean): AnyRound => ({
    ...round,
    sealed: {
      from: [0, 1, 2],
      tellsProgress,
      choices: new Map([
        [0, { type: "purge" }],
        [2, { type: "keep" }],
      ]),
    },
  });

  test("RR legal moves are shown to the seat that may make them alone", () => {
    expect([seen(0).legal, seen(1).legal, seen("spectator").legal]).toEqual([
      [],
      [{ type: "pass" }],
      [],
    ]);
  });

  test("C-7 a sealed choice is seen by its own seat alone", () => {
    expect([
      seen(0, choosing(true)).chosen,
      seen(1, choosing(true)).chosen,
      seen(2, choosing(true)).chosen,
      seen("spectator", choosing(true)).chosen,
    ]).toEqual([{ type: "purge" }, null, { type: "keep" }, null]);
    expect(JSON.stringify(seen(1, choosing(true)))).not.toMatch(/purge|keep/);
  });

  test("C-7 where even who has answered is hidden, all who were asked stay listed", () => {
    expect(seen(1, choosing(true)).toAct).toEqual([1]);
    expect(seen(1, choosing(false)).toAct).toEqual([0, 1, 2]);
    expect(seen("spectator", choosing(false)).toAct).toEqual([0, 1, 2]);
  });
});

describe("happenings", () => {
  const drawn: GameEvent = {
    type: "drew",
    seat: 0,
    told: { count: 1 },
    only: { to: [0], cards: [turnDown("9c")], text: "at last" },
  };

  test("C-7 what is for some is told to them alone", () => {
    expect(told(0, drawn)).toEqual([
      { type: "drew", seat: 0, told: { count: 1 }, cards: ["9c"], text: "at last" },
    ]);
    expect(told(1, drawn)).toEqual([{ type: "drew", seat: 0, told: { count: 1 } }]);
    expect(told("spectator", drawn)).toEqual([{ type: "drew", seat: 0, told: { count: 1 } }]);
  });

  test("C-7 a step that only some notice tells the others nothing at all", () => {
    expect(told(1, drawn, [0])).toEqual([]);
    expect(told("spectator", drawn, [0])).toEqual([]);
    expect(told(0, drawn, [0])).toHaveLength(1);
    expect([
      notices({}, "spectator"),
      notices({ noticedBy: [] }, 0),
      notices({ noticedBy: [0] }, "spectator"),
    ]).toEqual([true, false, false]);
  });
});

test("a view that came over a wire is the view that was sent", () => {
  const sent = View.of(game(), { round, happened: [] }, 1);
  expect(View.received(JSON.parse(JSON.stringify(sent)) as typeof sent)).toEqual(sent);
});
