// Checks what a screen reader says of a hand of five-card draw.

import { describe, expect, test } from "vitest";
import { drawTable } from "#renderer/games/five-card-draw/drawTable.ts";
import { hooksOf } from "#renderer/table/tableGame.ts";
import { drawText, handKind } from "#renderer/games/five-card-draw/wording.ts";
import type { VisibleEvent } from "#shared/contract/seen.ts";
import type { Move } from "#shared/games/five-card-draw/types.ts";
import { categories } from "#shared/poker/evaluate.ts";
import { hand } from "#test/support/hand.ts";
import { noticed, randomHand, seenAfter, who, type Hand } from "./drawViews.ts";

const words = drawTable.words();
const said = (told: Partial<VisibleEvent> & { readonly type: string }): string | null =>
  words.sentence({ told: {}, ...told }, who);

test.each<readonly [Partial<VisibleEvent> & { readonly type: string }, string | null]>([
  [{ type: "dealt", told: { dealer: 1 } }, "Ben deals a new hand."],
  [{ type: "bet", seat: 0, told: { to: 40, amount: 40, allIn: false } }, "You bet 40."],
  [
    { type: "raised", seat: 1, told: { to: 1200, amount: 1160, allIn: false } },
    "Ben raised to 1,200.",
  ],
  [
    { type: "raised", seat: 0, told: { to: 990, amount: 990, allIn: true } },
    "You raised to 990 and are all in.",
  ],
  [
    { type: "called", seat: 2, told: { to: 60, amount: 40, allIn: true } },
    "Cy called 40 and is all in.",
  ],
  [{ type: "checked", seat: 0 }, "You checked."],
  [{ type: "folded", seat: 1, told: { removed: 5 } }, "Ben folded."],
  [{ type: "stageEnded", told: { phase: "bet1" } }, "The first betting round is over."],
  [
    { type: "returned", seat: 1, told: { amount: 80 } },
    "Nobody could call, so Ben gets 80 chips back.",
  ],
  [
    { type: "reshuffled", told: { cards: 12 } },
    "The stock is empty, so the 12 cards discarded are shuffled into a new one.",
  ],
  [{ type: "drew", seat: 1, told: { count: 2 } }, "Ben drew 2 cards."],
  [{ type: "drew", seat: 1, told: { count: 0 } }, "Ben stood pat."],
  [
    { type: "drew", seat: 0, told: { count: 2 }, cards: hand("As 3h") },
    "You drew 2 cards: ace of spades and 3 of hearts.",
  ],
  [
    {
      type: "showed",
      seat: 1,
      told: { cards: hand("Jc 4d Jk 9s 2h"), category: "one pair", read: hand("Jc Jd 9s 4d 2h") },
    },
    "Ben showed a pair of jacks: jack of clubs, joker as jack of diamonds, 9 of spades, 4 of diamonds, and 2 of hearts.",
  ],
  [
    {
      type: "wonPot",
      told: { pot: 0, amount: 120, shares: [{ seat: 0, amount: 120 }], by: "showdown" },
    },
    "You won the pot of 120 chips.",
  ],
  [
    {
      type: "wonPot",
      told: { pot: 0, amount: 120, shares: [{ seat: 1, amount: 120 }], by: "fold" },
    },
    "Ben won the pot of 120 chips because everyone else was out.",
  ],
  [
    {
      type: "wonPot",
      told: {
        pot: 1,
        amount: 41,
        shares: [
          { seat: 0, amount: 21 },
          { seat: 2, amount: 20 },
        ],
        by: "showdown",
      },
    },
    "You and Cy split side pot 1 of 41 chips: you 21, Cy 20.",
  ],
  [{ type: "left", seat: 2, told: { removed: 5 } }, "Cy has left the table."],
  [{ type: "toString" }, null],
  [{ type: "juggled" }, null],
])('%j is "%s"', (told, sentence) => {
  expect(said(told)).toBe(sentence);
});

test("H-26 every happening of random hands is told", () => {
  for (const seats of [2, 3, 5, 9]) {
    for (const viewer of [0, "spectator"] as const) {
      for (const { happened } of noticed(randomHand(`words ${seats}`, seats), viewer))
        for (const told of happened)
          expect(words.sentence(told, who), told.type).toMatch(/^\S.*\.$/);
    }
  }
});

describe("FD-16 the name of a hand", () => {
  test.each([
    ["high card", "As Jd 9s 4d 2h", "ace high"],
    ["one pair", "4s 4d Qs Td 2h", "pair of 4s"],
    ["two pair", "Js Jd 4s 4d 2h", "two pair, jacks and 4s"],
    ["three of a kind", "7s 7d 7h Kd 2h", "three 7s"],
    ["straight", "Kc Qd Js Td 9h", "straight to the king"],
    ["straight", "5c 4d 3s 2d Ah", "straight to the 5"],
    ["straight", "Ac 5d 4s 3d 2h", "straight to the 5"],
    ["straight", "Ac Kd Qs Jd Th", "straight to the ace"],
    ["flush", "Qc 9c 7c 4c 2c", "flush, queen high"],
    ["full house", "7s 7d 7h Kd Kh", "full house, 7s over kings"],
    ["four of a kind", "9s 9d 9h 9c 2h", "four 9s"],
    ["straight flush", "9c 8c 7c 6c 5c", "straight flush to the 9"],
    ["straight flush", "Ac Kc Qc Jc Tc", "royal flush"],
    ["straight flush", "5c 4c 3c 2c Ac", "straight flush to the 5"],
    ["five of a kind", "As Ad Ah Ac Ac", "five aces"],
  ] as const)('%s of %s is "%s"', (category, cards, name) => {
    expect(drawText().hand(handKind(category, hand(cards)))).toBe(name);
  });

  test("is there for every category", () => {
    for (const category of categories)
      expect(drawText().hand(handKind(category, hand("As Kd Qs Jd Th")))).toMatch(/\w/);
  });
});

const two: Hand = { hands: ["Ac Ad 4c 7s 9h", "Kc Kd 5c 8s 2h"] };
const bet: readonly [number, Move] = [0, { type: "bet", to: 20 }];
const call: Move = { type: "call" };
const stand: Move = { type: "draw", cards: [] };

describe("the line above the hand", () => {
  test.each<readonly [string, Hand, readonly (readonly [number, Move])[], number]>([
    ["Your turn – bet or fold (house rule: no checking)", two, [], 0],
    ["Ann to act", two, [], 1],
    ["Your turn – check or bet", { ...two, options: { allowCheck: true } }, [], 0],
    ["Your turn – 20 to call", two, [bet], 1],
    ["Your turn – 15 to call, your last chips", { ...two, carry: { chips: [1000, 25] } }, [bet], 1],
    ["You’re all in – Ben to act", { ...two, carry: { chips: [30, 1000] } }, [bet], 0],
    ["Your turn – draw up to 3 cards", two, [bet, [1, call]], 0],
    ["Ann to draw", two, [bet, [1, call]], 1],
    ["The hand is over", two, [bet, [1, { type: "fold" }]], 0],
  ])('says "%s"', (line, given, moves, viewer) => {
    expect(
      words.status(seenAfter(given, moves, viewer).seen, (seat) => ({
        ...who(seat),
        isYou: seat === viewer,
      })),
    ).toBe(line);
  });
});

describe("a seat is described", () => {
  test("H-8 with its title and what it means for the antes", () => {
    const { seen } = seenAfter({
      ...two,
      carry: { chips: [1000, 1000], titles: { king: 0, bastard: 1 } },
    });
    expect(words.titles(seen, 0, { king: 2 })).toBe("King, pays no ante, King 2 times");
    expect(words.titles(seen, 1, {})).toBe("Bastard, pays the King’s ante");
  });

  test("H-8 without the privilege where nobody is there to pay", () => {
    const { seen } = seenAfter({ ...two, carry: { chips: [1000, 1000], titles: { king: 0 } } });
    expect(words.titles(seen, 0, {})).toBe("King");
  });

  test("as all in, with what it drew, or as not dealt in", () => {
    const { seen } = seenAfter({ ...two, carry: { chips: [30, 1000] } }, [
      bet,
      [1, call],
      [0, { type: "draw", cards: ["4c", "7s"] }],
    ]);
    expect(words.condition(seen, 0)).toBe("all in");
    const later = seenAfter(two, [
      bet,
      [1, call],
      [0, { type: "draw", cards: ["4c", "7s"] }],
      [1, stand],
    ]);
    expect(words.condition(later.seen, 0)).toBe("drew 2 cards");
    expect(words.condition(later.seen, 1)).toBe("stood pat");
    const broke = seenAfter({
      hands: ["Ac Ad 4c 7s 9h", "", "Kc Kd 5c 8s 2h"],
      carry: { chips: [1000, 0, 1000] },
    });
    expect(words.condition(broke.seen, 1)).toBe("not dealt in");
  });
});

test("H-27 advice is put as the button would say it", () => {
  const { seen } = seenAfter(two);
  const moves: readonly Move[] = [
    { type: "bet", to: 40 },
    { type: "raise", to: 120 },
    call,
    { type: "check" },
    { type: "fold" },
    { type: "draw", cards: hand("4c 7s") },
    stand,
  ];
  expect(moves.map((move) => words.advice(seen, move, who))).toEqual([
    "Bet 40",
    "Raise to 120",
    "Call",
    "Check",
    "Fold",
    "Draw 2",
    "Stand pat",
  ]);
  expect(hooksOf(drawTable, "wager")?.amountOf({ type: "raise", to: 120 } as Move)).toBe(120);
  expect(hooksOf(drawTable, "wager")?.amountOf(call)).toBeNull();
});
