// Checks that what the table calls playable in Crazy Eights is what the rules allow, and that cards
// are played in the order of picking.

import { describe, expect, test } from "vitest";
import type { Card } from "#shared/cards/card.ts";
import { DiceReader, newDice } from "#shared/chance/dice.ts";
import { crazyEights } from "#shared/games/crazy-eights/index.ts";
import type { CrazyRound, Move } from "#shared/games/crazy-eights/types.ts";
import { crazyTable } from "#renderer/games/crazy-eights/crazyTable.ts";
import type { AnySeen } from "#shared/contract/seen.ts";
import { randomRound, viewOf } from "#test/renderer/games/eights/eightsRounds.ts";
import { hand } from "#test/support/hand.ts";

const { picking } = crazyTable;

/** Seat 0 to act on hearts or a 7; `alone` lists what could be played alone. */
const seeing = (cards: string, alone: string, more: object = {}): AnySeen =>
  ({
    viewer: 0,
    toAct: [0],
    hands: [hand(cards), 5],
    facts: { suit: "h", rank: "7", result: null, left: [], drew: false },
    legal: [
      ...hand(alone).flatMap((card) =>
        card[0] === "8"
          ? [..."cdhs"].map((suit) => ({ type: "play", cards: [card], suit }))
          : [{ type: "play", cards: [card] }],
      ),
      { type: "draw" },
    ],
    ...more,
  }) as unknown as AnySeen;

describe.each([2, 4, 7, 12])("in random rounds of %i seats", (seats) => {
  const steps = [0, 1].flatMap((number) =>
    randomRound(crazyEights, `picks ${seats} ${number}`, seats, {
      drawUntilPlayable: number === 1,
      refill: seats !== 4,
    }),
  );

  test("CE-6 CE-7 CE-8 what the table calls legal is what the rules allow, for whatever is picked", () => {
    const reader = new DiceReader(newDice(`picks ${seats}`));
    const counts = { legal: 0, illegal: 0 };
    for (const step of steps) {
      const round = step.round as CrazyRound;
      const seat = crazyEights.toAct(round)[0];
      if (seat === undefined) continue;
      const { seen } = viewOf(crazyEights, step, seat);
      const cards = seen.hands[seat] as readonly Card[];
      for (let tries = 0; tries < 8; tries += 1) {
        const first = cards[reader.below(cards.length)]!;
        const same = cards.filter((card) => card[0] === first[0]);
        const picked =
          tries < 4
            ? [first]
            : tries < 7
              ? same.slice(0, 1 + reader.below(same.length))
              : cards.slice(0, 1 + reader.below(2));
        const reading = picking.read(seen, picked);
        if (reading.kind !== "move" && reading.kind !== "suit")
          throw new Error("cards are picked, and nothing but a suit is named here");
        const moves =
          reading.kind === "move"
            ? [reading.move]
            : (reading.suits.length > 0 ? reading.suits : (["c"] as const)).map((suit) =>
                reading.moveAs(suit),
              );
        for (const move of moves)
          expect(
            crazyEights.apply(round, seat, move as Move).ok,
            `${picked.join(" ")} on ${JSON.stringify(round.facts)}`,
          ).toBe(reading.legal);
        counts[reading.legal ? "legal" : "illegal"] += 1;
      }
    }
    expect(Math.min(counts.legal, counts.illegal)).toBeGreaterThan(50);
  });

  test("CE-7 the cards that stand out are those of some legal play", () => {
    for (const step of steps) {
      const seat = crazyEights.toAct(step.round as CrazyRound)[0];
      if (seat === undefined) continue;
      const { seen } = viewOf(crazyEights, step, seat);
      const played = new Set(
        seen.legal.flatMap((move) => ("cards" in move ? (move.cards as readonly Card[]) : [])),
      );
      for (const card of seen.hands[seat] as readonly Card[])
        expect(picking.fits(seen, [], card), card).toBe(played.has(card));
    }
  });
});

test("CE-7 where sets are offered as a range, those with a card that could be played alone may be played, and no others", () => {
  const seen = seeing("9c 9h 9s 4c 4d", "9h", {
    legal: [{ type: "play", cards: ["9h"] }, { type: "play", min: 2, max: 104 }, { type: "draw" }],
  });
  expect(picking.read(seen, hand("9c 9h 9s"))).toMatchObject({ kind: "move", legal: true });
  for (const cards of ["9c 9s", "4c 4d", "9h 4c"])
    expect(picking.read(seen, hand(cards)), cards).toMatchObject({ legal: false });
  expect(hand("9c 9h 9s 4c 4d").filter((card) => picking.fits(seen, [], card))).toEqual(
    hand("9c 9h 9s"),
  );
});

test("CE-7 cards go on the pile in the order of picking, and the button names the one that will lie on top", () => {
  const seen = seeing("9c 9h 9s", "9h");
  const reading = picking.read(seen, hand("9h 9c"));
  expect(reading).toMatchObject({
    kind: "move",
    legal: true,
    move: { type: "play", cards: ["9h", "9c"] },
    words: "two 9s, clubs on top",
  });
  expect(crazyTable.actions(seen, reading, {})[0]!.label).toBe("Play two 9s, clubs on top");
  expect(picking.read(seen, hand("9c 9h"))).toMatchObject({ words: "two 9s, hearts on top" });
});

test("CE-7 only cards of one rank go together, also out of turn", () => {
  const mine = seeing("9c 9h 4h", "9h 4h");
  expect(picking.fits(mine, hand("9h"), "9c")).toBe(true);
  expect(picking.fits(mine, hand("9h"), "4h")).toBe(false);
  const theirs = seeing("9c 9h 4h", "", { toAct: [1], legal: [] });
  expect(picking.fits(theirs, hand("9c"), "9h")).toBe(true);
  expect(picking.fits(theirs, hand("9c"), "4h")).toBe(false);
});

test("CE-7 a card that does not fit alone is pulled along with one that does", () => {
  const seen = seeing("9c 9h 9s 2c", "9h");
  expect(picking.suggest(seen, hand("9c 9h 9s 2c"), [], "9c")).toEqual(hand("9h 9c"));
  expect(picking.suggest(seen, hand("9c 9h 9s 2c"), [], "9h")).toEqual(hand("9h"));
  expect(picking.suggest(seen, hand("9c 9h 9s 2c"), hand("9h"), "9s")).toEqual(hand("9h 9s"));
  expect(picking.suggest(seen, hand("9c 9h 9s 2c"), [], "2c")).toEqual(hand("2c"));
});

test("CE-8 an eight asks for a suit, a set of eights for one", () => {
  const seen = seeing("8c 8d 4s", "8c 8d");
  const reading = picking.read(seen, hand("8d 8c"));
  if (reading.kind !== "suit") throw new Error("a suit is named");
  expect(reading).toMatchObject({ legal: true, suits: ["c", "d", "h", "s"], words: "two 8s" });
  expect(reading.moveAs("s")).toEqual({ type: "play", cards: ["8d", "8c"], suit: "s" });
  expect(crazyTable.actions(seen, reading, {})[0]!.label).toBe("Play two 8s…");
});

test("CE-8 who goes out with an eight is not asked", () => {
  expect(picking.read(seeing("8c", "8c"), hand("8c"))).toMatchObject({
    kind: "move",
    legal: true,
    move: { type: "play", cards: ["8c"], suit: "c" },
  });
});

test("a hint shows the cards of its move", () => {
  expect(picking.cardsOf({ type: "play", cards: hand("7c 7d") } as never)).toEqual(hand("7c 7d"));
  expect(picking.cardsOf({ type: "draw" })).toEqual([]);
});
