// Checks that what the table calls playable in Exordia8 is what the rules allow.

import { describe, expect, test } from "vitest";
import type { Card } from "#shared/cards/card.ts";
import { exordia8 } from "#shared/games/exordia8/index.ts";
import type { ExordiaRound, Move } from "#shared/games/exordia8/types.ts";
import { exordiaTable } from "#renderer/games/exordia8/exordiaTable.ts";
import type { AnySeen } from "#shared/contract/seen.ts";
import { randomRound, viewOf } from "#test/renderer/games/eights/eightsRounds.ts";
import { hand } from "#test/support/hand.ts";

const { picking } = exordiaTable;

const top = {
  card: "5c",
  suit: "c",
  rank: "5",
  any: false,
  colour: null,
  plain: false,
  demand: false,
  spark: false,
};
const named = (card: string) => [..."cdhs"].map((suit) => ({ type: "play", card, suit }));
const seeing = (cards: string, legal: readonly object[], facts: object = {}): AnySeen =>
  ({
    viewer: 0,
    toAct: [0],
    hands: [hand(cards), 5],
    stock: 20,
    legal,
    facts: {
      top,
      sequent: null,
      extra: false,
      direction: 1,
      result: null,
      left: [],
      skipped: [],
      ...facts,
    },
  }) as unknown as AnySeen;

describe.each([2, 3, 8, 50])("in random rounds of %i seats", (seats) => {
  const steps = [0, 1].flatMap((number) =>
    randomRound(exordia8, `picks ${seats} ${number}`, seats, { eightOnEight: number === 0 }),
  );

  test("X8-8…X8-17 what the table calls legal is what the rules allow, and a refusal names the rule of the card", () => {
    const counts = { legal: 0, illegal: 0 };
    for (const step of steps) {
      const round = step.round as ExordiaRound;
      const seat = exordia8.toAct(round)[0];
      if (seat === undefined) continue;
      const { seen } = viewOf(exordia8, step, seat);
      for (const card of new Set(seen.hands[seat] as readonly Card[])) {
        const reading = picking.read(seen, [card]);
        if (reading.kind !== "move" && reading.kind !== "suit")
          throw new Error("a card is picked, and nothing but a suit is named here");
        const moves =
          reading.kind === "move"
            ? [reading.move]
            : reading.suits.map((suit) => reading.moveAs(suit));
        expect(moves.length).toBeGreaterThan(0);
        expect(picking.fits(seen, [], card)).toBe(reading.legal);
        for (const move of moves) {
          const outcome = exordia8.apply(round, seat, move as Move);
          expect(outcome.ok, `${card} on ${JSON.stringify(round.facts)}`).toBe(reading.legal);
          if (!outcome.ok) expect(outcome.error.code).toMatch(/^X8-/);
        }
        counts[reading.legal ? "legal" : "illegal"] += 1;
      }
    }
    expect(Math.min(counts.legal, counts.illegal)).toBeGreaterThan(50);
  });

  test("X8-7 X8-16 X8-17 the second button is what may be done instead of playing", () => {
    for (const step of steps) {
      const seat = exordia8.toAct(step.round as ExordiaRound)[0];
      if (seat === undefined) continue;
      const { seen } = viewOf(exordia8, step, seat);
      const [, instead] = exordiaTable.actions(seen, { kind: "nothing" }, {});
      const other = seen.legal.find(({ type }) => type !== "play");
      expect(instead!.problem === null ? instead!.sends : undefined).toEqual(other);
      expect(instead!.kind === "only").toBe(seen.legal.length === 1 && other !== undefined);
    }
  });
});

test("X8-7 one card at a time: another takes its place", () => {
  const seen = seeing("5d 2c", [
    { type: "play", card: "5d" },
    { type: "play", card: "2c" },
    { type: "draw" },
  ]);
  expect(picking.fits(seen, hand("5d"), "2c")).toBe(false);
  expect(picking.together).toBe("never");
  expect(picking.suggest(seen, hand("5d 2c"), hand("5d"), "2c")).toEqual(hand("2c"));
});

test("X8-9 X8-14 an eight and a joker ask for a suit", () => {
  for (const [card, words] of [
    ["8d", "8 of diamonds"],
    ["Jk", "joker"],
  ] as const) {
    const reading = picking.read(seeing(`${card} 2s`, named(card)), [card]);
    if (reading.kind !== "suit") throw new Error("a suit is named");
    expect(reading).toMatchObject({ legal: true, suits: ["c", "d", "h", "s"], words });
    expect(reading.moveAs("h")).toEqual({ type: "play", card, suit: "h" });
  }
});

test("X8-13 on the Queen of Spades they name none", () => {
  const facts = { top: { ...top, card: "Qs", suit: null, rank: null, any: true } };
  expect(
    picking.read(seeing("8d 2s", [{ type: "play", card: "8d" }], facts), hand("8d")),
  ).toMatchObject({ kind: "move", legal: true, move: { type: "play", card: "8d" } });
  const plain = { top: { ...top, card: "Qs", suit: "s", rank: "Q", plain: true } };
  expect(picking.read(seeing("8d 2s", named("8d"), plain), hand("8d")).kind).toBe("suit");
});

test("X8-18 who goes out with an eight is not asked", () => {
  expect(picking.read(seeing("8d", named("8d")), hand("8d"))).toMatchObject({
    kind: "move",
    legal: true,
    move: { type: "play", card: "8d", suit: "d" },
  });
});

test("a hint shows the card of its move", () => {
  expect(picking.cardsOf({ type: "play", card: "7c" } as never)).toEqual(["7c"]);
  expect(picking.cardsOf({ type: "break" })).toEqual([]);
});
