// Checks which moves are refused, under which rule and in which words.

import { describe, expect, test } from "vitest";
import { exordia8 } from "#shared/games/exordia8/index.ts";
import type { Move } from "#shared/games/exordia8/types.ts";
import { sentence } from "#shared/games/texts.ts";
import { draw, laid, put, skip, verdict } from "./exordiaRound.ts";

const wordsOf = (laying: Parameters<typeof laid>[0], move: Move): string => {
  const outcome = exordia8.apply(laid(laying), 0, move);
  return outcome.ok ? "allowed" : sentence(outcome.error);
};

describe("the form of a move", () => {
  test.for([
    [{ type: "play", card: "8h", suit: "s" }],
    [{ type: "play", card: "Jk" }],
    [{ type: "draw" }],
    [{ type: "skip" }],
    [{ type: "break" }],
    [{ type: "decline" }],
    [{ type: "leave" }],
  ])("C-13 %j is one", ([move]) => {
    expect(exordia8.readMove(move)).toEqual({ ok: true, move });
  });

  test.for([
    [{ type: "play" }, "card: is not a card"],
    [{ type: "play", cards: ["8h"] }, "card"],
    [{ type: "play", card: "8h", suit: "x" }, "suit: is not a suit: c d h s"],
    [{ type: "play", card: "8h", suit: undefined }, "suit"],
    [{ type: "play", card: "8h", suit: null }, "suit"],
    [{ type: "draw", card: "8h" }, '"card" does not belong here'],
    [{ type: "draw", suit: "h" }, '"suit" does not belong here'],
    [{ type: "pass" }, "play, draw, skip, break, decline or leave"],
    [null, "a move is an object"],
    ["draw", "a move is an object"],
    [{ type: "play", card: ["8h"] }, "card: is not a card"],
  ] as const)("C-13 %j is none: %s", ([raw, problem]) => {
    const read = exordia8.readMove(raw);
    expect(read.ok ? "" : sentence(read.problem)).toContain(problem);
  });
});

describe("refusals", () => {
  test("C-11 it is not your turn, or you are not in the round", () => {
    const round = laid({ hands: ["4c", "5c", "6c"], pile: "9c" });
    expect([
      verdict(round, 1, put("5c")),
      verdict(round, 2, draw),
      verdict(round, 3, draw),
    ]).toEqual(["C-11", "C-11", "C-11"]);
  });

  test("C-12 a card that you do not hold", () => {
    expect(verdict(laid({ hands: ["4c", "5c"], pile: "9c" }), 0, put("5c"))).toBe("C-12");
    expect(wordsOf({ hands: ["4c", "5c"], pile: "9c" }, put("Jk", "c"))).toBe(
      "You don’t hold the joker. Play a card from your own hand.",
    );
  });

  test("C-9 a refusal changes nothing", () => {
    const round = laid({ hands: ["4c 5d", "5c"], pile: "9c" });
    const before = JSON.stringify(round);
    for (const move of [put("5d"), put("Kd"), put("4c", "c"), skip])
      expect(exordia8.apply(round, 0, move).ok).toBe(false);
    expect(JSON.stringify(round)).toBe(before);
  });

  const hands = ["5d Jk Qh 8d As", "9d"];
  test.for<[string, Omit<Parameters<typeof laid>[0], "hands">, Move, string]>([
    [
      "X8-8",
      { pile: "9c" },
      put("5d"),
      "The 5 of diamonds doesn’t match the suit or rank. Play clubs or a 9, an eight or a joker.",
    ],
    [
      "X8-8",
      { pile: "Ac" },
      put("Qh"),
      "The Queen of Hearts doesn’t match the suit or rank. Play clubs or an ace, an eight or a joker.",
    ],
    [
      "X8-9",
      { pile: "8c", named: "s" },
      put("5d"),
      "Diamonds don’t fit. Play spades, or an eight, or draw a card.",
    ],
    [
      "X8-9",
      { pile: "8c", named: "s", options: { eightOnEight: false } },
      put("5d"),
      "Diamonds don’t fit. Play spades, or draw a card.",
    ],
    [
      "X8-9",
      { pile: "8c", named: "s", options: { eightOnEight: false } },
      put("8d", "s"),
      "At this table, the only eight that fits here is the 8 of spades. Play spades, or draw a card.",
    ],
    [
      "X8-9",
      { pile: "8c", named: "s" },
      put("Jk", "s"),
      "You can’t play a joker on an eight with a named suit. Play spades, or draw a card.",
    ],
    [
      "X8-10",
      { pile: "Jc" },
      put("5d"),
      "The 5 of diamonds doesn’t fit on this jack. Play any black card, a jack, an eight or a joker.",
    ],
    [
      "X8-12",
      {},
      put("Qh"),
      "The Queen of Hearts can’t be the first card. Play another card, draw one, or skip if the stock is empty.",
    ],
    [
      "X8-14",
      { pile: "Jk", named: "s" },
      put("5d"),
      "Diamonds don’t fit. Play spades, a joker or an eight, or draw a card.",
    ],
    [
      "X8-14",
      { pile: "3h", facts: { sequent: { suit: "h", next: "4" } } },
      put("Jk", "h"),
      "You can’t play a joker into a sequent. A sequent is running. If you hold the 4 of hearts, play it; otherwise break the sequent.",
    ],
    [
      "X8-16",
      { pile: "3d", facts: { sequent: { suit: "d", next: "5" } } },
      { type: "break" },
      "You hold the 5 of diamonds, the next card of the sequent. You have to play it.",
    ],
    [
      "X8-17",
      { pile: "8c", named: "s", facts: { extra: true } },
      put("Jk", "s"),
      "The extra card can’t be a joker. Play another card, or decline.",
    ],
    [
      "X8-17",
      { pile: "8c", named: "s", facts: { extra: true } },
      draw,
      "You may play one more card, but not a joker, or decline.",
    ],
    [
      "X8-7",
      { pile: "9c" },
      skip,
      "You can only skip when the stock is empty. Play a card, or draw one.",
    ],
    ["X8-7", { pile: "9c", stock: "" }, draw, "The stock is empty. Play a card, or skip."],
    [
      "C-13",
      { pile: "9c" },
      put("8d"),
      'Name a suit with the 8 of diamonds: "suit" must be c, d, h or s (X8-9).',
    ],
    [
      "C-13",
      { pile: "9c" },
      put("Jk"),
      'Name a suit with the joker: "suit" must be c, d, h or s (X8-14).',
    ],
    [
      "C-13",
      { pile: "Qs" },
      put("8d", "s"),
      'The 8 of diamonds names no suit now: leave "suit" out (X8-9, X8-13, X8-14).',
    ],
    [
      "C-13",
      { pile: "As" },
      put("As", "s"),
      'The ace of spades names no suit now: leave "suit" out (X8-9, X8-13, X8-14).',
    ],
  ])(
    "C-9 a refusal under %s says what was wrong and what would be legal",
    ([code, laying, move, words]) => {
      expect(verdict(laid({ hands, ...laying }), 0, move)).toBe(code);
      expect(wordsOf({ hands, ...laying }, move)).toBe(words);
    },
  );
});
