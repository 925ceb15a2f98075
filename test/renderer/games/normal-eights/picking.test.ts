// Checks that what the table calls playable in Normal Eights is what the rules allow, in every
// phase.

import { describe, expect, test } from "vitest";
import { loadGame } from "#renderer/text/text.ts";
import type { Card } from "#shared/cards/card.ts";
import { normalEights } from "#shared/games/normal-eights/index.ts";
import type { Move, NormalRound } from "#shared/games/normal-eights/types.ts";
import { normalTable } from "#renderer/games/normal-eights/normalTable.ts";
import { picking } from "#renderer/games/normal-eights/actions.ts";
import type { AnySeen, Reading } from "#renderer/table/tableGame.ts";
import { randomRound, viewOf } from "#test/renderer/games/eights/eightsRounds.ts";
import { hand } from "#test/support/hand.ts";
import { seeing } from "./laidView.ts";

await loadGame("normal-eights");

/** All moves that a reading can end in. */
function movesOf(reading: Reading): readonly Move[] {
  const moves = ((): readonly object[] => {
    switch (reading.kind) {
      case "move":
        return [reading.move];
      case "suit":
        return reading.suits.map((suit) => reading.moveAs(suit));
      case "seat":
        return reading.seats.map((seat) => reading.moveAs(seat));
      case "card":
        return reading.cards.flatMap((card) => movesOf(reading.readAs(card)));
      default:
        throw new Error("a card is picked, and no rank is named here");
    }
  })();
  return moves as readonly Move[];
}

const sentBy = (seen: AnySeen, reading: Reading): readonly object[] =>
  normalTable.actions(seen, reading, {}).flatMap(({ sends }): readonly object[] => {
    if (typeof sends === "object") return [sends];
    return reading.kind === "nothing" ? [] : movesOf(reading);
  });

const asText = (move: object): string => JSON.stringify(Object.entries(move).toSorted());

describe.each([
  [2, 2],
  [3, 0],
  [6, 1],
  [15, 2],
])("in random rounds of %i seats with %i jokers in each pack", (seats, jokersPerPack) => {
  const steps = [0, 1].flatMap((number) =>
    randomRound(normalEights, `picks ${seats} ${number}`, seats, { jokersPerPack }),
  );

  test("NE-3 NE-7…NE-18 NE-24 what the table calls legal is what the rules allow, and a refusal names the rule", () => {
    const counts = { legal: 0, illegal: 0 };
    for (const step of steps) {
      const round = step.round as NormalRound;
      const seat = normalEights.toAct(round)[0];
      if (seat === undefined || normalEights.phase(round) === "sets") continue;
      const { seen } = viewOf(normalEights, step, seat);
      for (const card of new Set(seen.hands[seat] as readonly Card[])) {
        const reading = picking.read(seen, [card]);
        if (reading.kind === "nothing") throw new Error("a card is picked");
        const moves = movesOf(reading);
        expect(moves.length).toBeGreaterThan(0);
        expect(picking.fits(seen, [], card)).toBe(reading.legal);
        for (const move of moves) {
          const outcome = normalEights.apply(round, seat, move);
          expect(outcome.ok, `${JSON.stringify(move)} on ${JSON.stringify(round.facts)}`).toBe(
            reading.legal,
          );
          if (!outcome.ok) expect(outcome.error.code).toMatch(/^NE-/);
        }
        counts[reading.legal ? "legal" : "illegal"] += 1;
      }
    }
    expect(Math.min(counts.legal, counts.illegal)).toBeGreaterThan(50);
  });

  test("NE-3 NE-6 NE-10 NE-15…NE-18 every move that is offered can be made with cards and buttons – but for a send-back by a joker, which names itself", () => {
    for (const step of steps) {
      const seat = normalEights.toAct(step.round as NormalRound)[0];
      if (seat === undefined) continue;
      const { seen } = viewOf(normalEights, step, seat);
      const cards = seen.hands[seat] as readonly Card[];
      const readings = [
        { kind: "nothing" } as const,
        ...cards.map((card) => picking.read(seen, [card])),
      ];
      const made = new Set(readings.flatMap((reading) => sentBy(seen, reading)).map(asText));
      // Who goes out with a queen is not asked for the suit.
      const offered = (seen.legal as readonly Move[]).filter(
        (move) =>
          !("max" in move) &&
          !(move.type === "nope" && move.as !== undefined && move.sendBack) &&
          !(cards.length === 1 && move.type === "play" && move.suit !== undefined),
      );
      for (const move of offered) expect(made.has(asText(move)), JSON.stringify(move)).toBe(true);
    }
  });
});

const plays = (card: string, ...ways: readonly object[]): readonly object[] =>
  ways.map((way) => ({ type: "play", card, ...way }));

test("NE-16 a queen asks for a suit – but not of who goes out with her", () => {
  const suits = plays("Qd", { suit: "c" }, { suit: "d" }, { suit: "h" }, { suit: "s" });
  const reading = picking.read(seeing({}, { hands: [hand("Qd 2s"), 5], legal: suits }), hand("Qd"));
  if (reading.kind !== "suit") throw new Error("a suit is named");
  expect(reading).toMatchObject({
    legal: true,
    suits: ["c", "d", "h", "s"],
    words: "queen of diamonds",
  });
  expect(reading.moveAs("h")).toEqual({ type: "play", card: "Qd", suit: "h" });
  expect(
    picking.read(seeing({}, { hands: [hand("Qd"), 5], legal: suits }), hand("Qd")),
  ).toMatchObject({ kind: "move", legal: true, move: { type: "play", card: "Qd", suit: "d" } });
});

test.each([
  ["5h", "Who gives you a card?", [1, 2]],
  ["Jh", "Who misses a turn?", [0, 1, 2]],
  ["Kh", "Who draws four cards?", [0, 1, 2]],
] as const)(
  "NE-10 NE-15 NE-17 %s asks for a player, also for a last card",
  (card, title, seats) => {
    const legal = plays(card, ...seats.map((target) => ({ target })));
    for (const cards of [`${card} 2s`, card]) {
      const reading = picking.read(seeing({}, { hands: [hand(cards), 5, 5], legal }), hand(card));
      if (reading.kind !== "seat") throw new Error("a player is named");
      expect(reading).toMatchObject({ legal: true, seats, title });
      expect(reading.moveAs(1)).toEqual({ type: "play", card, target: 1 });
    }
  },
);

test("NE-24 a joker is named first, and what it is named asks on", () => {
  const legal = plays(
    "Jk",
    { as: "7h" },
    { as: "Kh", target: 0 },
    { as: "Kh", target: 1 },
    { as: "Qc", suit: "s" },
    { as: "Qc", suit: "d" },
  );
  const reading = picking.read(seeing({}, { hands: [hand("Jk 2s"), 5], legal }), hand("Jk"));
  if (reading.kind !== "card") throw new Error("a joker is named");
  expect(reading).toMatchObject({ cards: ["7h", "Kh", "Qc"], legal: true, words: "joker" });
  expect(reading.readAs("7h")).toMatchObject({
    kind: "move",
    move: { type: "play", card: "Jk", as: "7h" },
    words: "joker as 7 of hearts",
  });
  expect(reading.readAs("Kh")).toMatchObject({ kind: "seat", seats: [0, 1] });
  expect(reading.readAs("Qc")).toMatchObject({ kind: "suit", suits: ["d", "s"] });
});

test("NE-3 after drawing only the drawn card fits", () => {
  const seen = seeing(
    { drew: true },
    {
      phase: "drawn",
      hands: [hand("7h 7c"), 5],
      legal: [{ type: "play", card: "7c" }, { type: "keep" }],
    },
  );
  expect(["7h", "7c"].map((card) => picking.fits(seen, [], card as Card))).toEqual([false, true]);
});

const nopes = (...cards: readonly string[]): readonly object[] => [
  ...cards.flatMap((card) => [false, true].map((sendBack) => ({ type: "nope", card, sendBack }))),
  { type: "pass" },
];
const jokerNopes = ["Ac", "Ad", "Ah", "As"].flatMap((as) =>
  [false, true].map((sendBack) => ({ type: "nope", card: "Jk", sendBack, as })),
);

describe("while a window is open", () => {
  const open = (cards: string, legal: readonly object[]): AnySeen =>
    seeing(
      {
        chain: [{ seat: 1, card: "Kh", sendBack: false }],
        counted: ["Kh"],
        effect: { seat: 1, card: "Kh", target: 0, suit: null },
        windows: 1,
      },
      { phase: "respond", hands: [hand(cards), 5], toAct: [0, 1], legal },
    );
  const buttons = (seen: AnySeen, picked = "") =>
    normalTable
      .actions(seen, picking.read(seen, hand(picked)), {})
      .map(({ id, sends, kind, problem }) => ({ id, sends, kind, problem }));

  test("NE-18 with nothing picked Pass is the first button, and Nope plays the first ace", () => {
    expect(buttons(open("2c Ah Ad", nopes("Ah", "Ad")))).toEqual([
      { id: "pass", sends: { type: "pass" }, kind: "primary", problem: null },
      {
        id: "nope",
        sends: { type: "nope", card: "Ah", sendBack: false },
        kind: "plain",
        problem: null,
      },
      {
        id: "nopeBack",
        sends: { type: "nope", card: "Ah", sendBack: true },
        kind: "plain",
        problem: null,
      },
    ]);
  });

  test("NE-18 a picked ace is the one that answers, and Enter plays it", () => {
    expect(buttons(open("2c Ah Ad", nopes("Ah", "Ad")), "Ad")).toMatchObject([
      { id: "nope", sends: "picked", kind: "primary" },
      { id: "nopeBack", sends: { card: "Ad", sendBack: true } },
      { id: "pass", kind: "plain" },
    ]);
    expect(picking.read(open("2c Ah Ad", nopes("Ah", "Ad")), hand("Ad"))).toMatchObject({
      kind: "move",
      legal: true,
      move: { type: "nope", card: "Ad", sendBack: false },
    });
  });

  test("NE-18 another picked card, laid ready for the next turn, does not stand in an ace's way", () => {
    expect(buttons(open("2c Ah", nopes("Ah")), "2c")).toMatchObject([
      { id: "pass" },
      { id: "nope", sends: { card: "Ah" }, problem: null },
      { id: "nopeBack" },
    ]);
  });

  test("NE-18 who holds no ace can only pass, and is told why", () => {
    expect(buttons(open("2c 3c", [{ type: "pass" }]))).toMatchObject([
      { id: "pass", kind: "only", problem: null },
      { id: "nope", kind: "faint", problem: "You have no ace" },
      { id: "nopeBack", kind: "faint" },
    ]);
  });

  test("NE-20 who has passed has nothing more to press", () => {
    expect(buttons(open("2c Ah", [])).map(({ kind, problem }) => [kind, problem])).toEqual(
      Array(3).fill(["faint", "You’ve passed"]),
    );
  });

  test("NE-24 a joker answers as the ace of the suit that is held most; picked, it asks which", () => {
    const seen = open("2s 3s 4d Jk", [...jokerNopes, { type: "pass" }]);
    expect(buttons(seen)).toMatchObject([
      { id: "pass" },
      { id: "nope", sends: { card: "Jk", as: "As", sendBack: false } },
      { id: "nopeBack", sends: { card: "Jk", as: "As", sendBack: true } },
    ]);
    const reading = picking.read(seen, hand("Jk"));
    if (reading.kind !== "card") throw new Error("a joker is named");
    expect(reading.cards).toEqual(["Ac", "Ad", "Ah", "As"]);
    expect(reading.readAs("Ad")).toMatchObject({
      kind: "move",
      move: { type: "nope", card: "Jk", as: "Ad", sendBack: false },
    });
    expect(buttons(seen, "Jk")).toMatchObject([
      { id: "nope", sends: "picked" },
      { id: "nopeBack", sends: { as: "As", sendBack: true } },
      { id: "pass" },
    ]);
  });
});

describe("where all choose", () => {
  const choosing = (phase: string, chosen: boolean): AnySeen =>
    seeing(
      { pending: chosen ? [1] : [0, 1], effect: { seat: 1, card: "2h", target: null, suit: null } },
      {
        phase,
        hands: [hand("7h 7c"), 5],
        toAct: chosen ? [1] : [0, 1],
        legal: chosen
          ? []
          : [
              { type: "pick", card: "7h" },
              { type: "pick", card: "7c" },
            ],
      },
    );

  test.each([
    ["war", "Play 7 of clubs face down", "Play a card"],
    ["purge", "Discard 7 of clubs", "Discard a card"],
  ])("NE-7 NE-12 in %s a card is picked and then the button pressed", (phase, label, none) => {
    const seen = choosing(phase, false);
    expect(normalTable.actions(seen, picking.read(seen, hand("7c")), {})).toMatchObject([
      { label, sends: "picked", problem: null },
    ]);
    expect(picking.read(seen, hand("7c"))).toMatchObject({
      move: { type: "pick", card: "7c" },
      legal: true,
    });
    expect(normalTable.actions(seen, { kind: "nothing" }, {})).toMatchObject([
      { label: none, problem: "Pick a card first" },
    ]);
    expect(normalTable.actions(choosing(phase, true), { kind: "nothing" }, {})).toMatchObject([
      { problem: "You’ve chosen" },
    ]);
  });

  test("NE-11 no sets is always possible, and cards of all ranks may be picked", () => {
    const seen = seeing(
      { pending: [0, 1] },
      {
        phase: "sets",
        hands: [hand("7h 2c"), 5],
        toAct: [0, 1],
        legal: [{ type: "sets", sets: [] }],
      },
    );
    expect(normalTable.actions(seen, { kind: "nothing" }, {})).toMatchObject([
      { label: "No sets", sends: { type: "sets", sets: [] } },
    ]);
    expect(picking.fits(seen, [], "2c")).toBe(true);
  });
});

test("a hint shows the cards of its move", () => {
  expect(picking.cardsOf({ type: "play", card: "7c" } as never)).toEqual(["7c"]);
  expect(picking.cardsOf({ type: "nope", card: "As", sendBack: true } as never)).toEqual(["As"]);
  expect(
    picking.cardsOf({
      type: "sets",
      sets: [
        ["7c", "7d", "7h"],
        ["2c", "3c", "4c"],
      ],
    } as never),
  ).toEqual(hand("7c 7d 7h 2c 3c 4c"));
  expect(picking.cardsOf({ type: "draw" })).toEqual([]);
});
