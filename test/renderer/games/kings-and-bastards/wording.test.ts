// Checks what a screen reader says of a round.

import { describe, expect, test } from "vitest";
import type { AnySeen, VisibleEvent } from "#shared/contract/seen.ts";
import {
  mainLabel,
  playWords,
  trickWords,
  words,
} from "#renderer/games/kings-and-bastards/wording.ts";
import type { Whose } from "#renderer/table/tableGame.ts";
import { randomSteps, recordedSteps, recordNames, viewsOf } from "#test/renderer/table/rounds.ts";

/** Seat 0 is the listener. */
const who: Whose = (seat) => ({
  name: ["Ann", "Ben", "Cy", "Di"][seat] ?? `Seat ${seat}`,
  isYou: seat === 0,
});
const said = (told: Partial<VisibleEvent> & { readonly type: string }): string | null =>
  words().sentence({ told: {}, ...told }, who);

test.each([
  [
    { type: "played", seat: 1, told: { cards: ["7c"], rank: "7", count: 1 } },
    "Ben played the 7 of clubs.",
  ],
  [
    { type: "played", seat: 0, told: { cards: ["7c", "7d"], rank: "7", count: 2 } },
    "You played a pair of 7s.",
  ],
  [
    { type: "played", seat: 2, told: { cards: ["Kc", "Kd", "Jk"], rank: "K", count: 3 } },
    "Cy played a triple of kings, one of them a joker.",
  ],
  [
    { type: "played", seat: 2, told: { cards: ["Kc", "Jk", "Jk"], rank: "K", count: 3 } },
    "Cy played a triple of kings, 2 of them jokers.",
  ],
  [
    { type: "played", seat: 1, told: { cards: ["Jk"], rank: "A", count: 1 } },
    "Ben played the joker as an ace.",
  ],
  [{ type: "passed", seat: 0 }, "You passed."],
  [{ type: "wonTrick", seat: 3, told: { by: "passes" } }, "Di won the trick."],
  [{ type: "wentOut", seat: 1, told: { place: 3 } }, "Ben is out: 3rd place."],
  [{ type: "wentOut", seat: 0, told: { place: 11 } }, "You are out: 11th place."],
  [
    { type: "gave", seat: 1, told: { to: 0, count: 2 }, cards: ["As", "Kd"] },
    "Ben gave you the ace of spades and king of diamonds.",
  ],
  [{ type: "gave", seat: 1, told: { to: 2, count: 2 } }, "Ben gave Cy 2 cards."],
  [{ type: "crowned", told: { king: 0, bastard: 2 } }, "You are King! Cy is the Bastard."],
  [{ type: "crowned", told: { king: 1, bastard: null } }, "Ben is King!"],
  [{ type: "tookPot", seat: 1, told: { amount: 1200 } }, "Ben takes the pot of 1,200 chips."],
  [{ type: "paid", seat: 1, told: { to: 0, amount: 1 } }, "Ben pays you 1 chip."],
  [{ type: "left", seat: 2, told: { removed: 4 } }, "Cy has left the table."],
] as const)('%j is "%s"', (told, sentence) => {
  expect(said(told)).toBe(sentence);
});

test("a happening of a later version is passed over", () => {
  expect(said({ type: "toString" })).toBeNull();
  expect(said({ type: "juggled" })).toBeNull();
});

test("H-26 every happening of every record and of random rounds is told", () => {
  const rounds = [
    ...recordNames().map(recordedSteps),
    ...[3, 5, 8].map((seats) => randomSteps(`words ${seats}`, seats)),
  ];
  for (const steps of rounds) {
    for (const viewer of [0, "spectator"] as const) {
      for (const { happened } of viewsOf(steps, viewer))
        for (const told of happened)
          expect(words().sentence(told, who), told.type).toMatch(/^\S.*\.|!$/);
    }
  }
});

test("C-7 a gift is named to nobody but King and Bastard", () => {
  const seen = viewsOf(recordedSteps("exchange.round.json"), "spectator")
    .flatMap(({ happened }) => happened)
    .filter(({ type }) => type === "gave");
  expect(seen).toHaveLength(2);
  for (const told of seen) expect(words().sentence(told, who)).not.toMatch(/ of /);
});

describe("the line above the hand", () => {
  const seen = (facts: object, more: object = {}): AnySeen =>
    ({
      viewer: 0,
      toAct: [0],
      legal: [{ type: "play", cards: ["As"] }, { type: "pass" }],
      facts: { lead: null, owed: null, exchange: null, ...facts },
      ...more,
    }) as unknown as AnySeen;
  test.each([
    [seen({}), "Your turn – lead any single or set"],
    [seen({ owed: "3c" }), "Your turn – lead the 3 of clubs"],
    [seen({ lead: { seat: 1, rank: "9", count: 2 } }), "Your turn – beat the pair of 9s, or pass"],
    [seen({ lead: { seat: 1, rank: "Q", count: 1 } }), "Your turn – beat the queen, or pass"],
    [
      seen({ lead: { seat: 1, rank: "Q", count: 1 } }, { legal: [{ type: "pass" }] }),
      "Your turn – you can only pass",
    ],
    [seen({}, { toAct: [2] }), "Cy to play"],
    [
      seen({ exchange: { king: 0, bastard: 3, count: 2 } }),
      "You are King – give Di 2 cards of your choice",
    ],
    [
      seen({ exchange: { king: 1, bastard: 3, count: 2 } }, { toAct: [1] }),
      "Ben chooses cards for the exchange",
    ],
    [seen({}, { toAct: [] }), "The round is over"],
  ])("%# says whose turn it is and what is asked", (view, line) => {
    expect(words().status(view, who)).toBe(line);
  });
});

test("cards that make no combination are named one by one", () => {
  expect(playWords(["3d", "2h"])).toBe("3 of diamonds and 2 of hearts");
  expect(playWords(["3d", "3h", "Jk"])).toBe("triple of 3s");
});

test("the main button says what it would do", () => {
  const view = { phase: "trick", facts: { exchange: null } } as unknown as AnySeen;
  const move = { type: "play" };
  expect(mainLabel(view, { kind: "nothing" })).toBe("Play");
  expect(mainLabel(view, { kind: "move", move, legal: true, words: "pair of 7s" })).toBe(
    "Play pair of 7s",
  );
  const exchange = {
    phase: "exchange",
    viewer: 0,
    toAct: [0],
    facts: { exchange: { count: 2 } },
  } as unknown as AnySeen;
  expect(
    mainLabel(exchange, {
      kind: "move",
      move: { type: "give", cards: ["3c"] } as never,
      legal: false,
      words: "",
    }),
  ).toBe("Give 2 cards (1 picked)");
  expect(mainLabel({ ...exchange, viewer: 1 }, { kind: "nothing" })).toBe("Play");
});

test("KB-14 a seat is described with its titles and its score", () => {
  const view = { facts: { titles: { king: 1, bastard: 2 } } } as unknown as AnySeen;
  expect(words().titles(view, 1, { king: 3 })).toBe("King, King 3 times");
  expect(words().titles(view, 2, { bastard: 1 })).toBe("Bastard, Bastard once");
  expect(words().titles(view, 3, {})).toBe("");
});

test("KB-8 who looks at the trick is told which rank a joker in it stands for", () => {
  const mei = () => ({ name: "Mei", isYou: false });
  const laid = { seat: 1, from: 0, cards: ["Jk"] } as const;
  expect(trickWords([{ ...laid, jokerAs: "9" }], mei)).toBe(
    "Mei’s joker (9) is winning the trick.",
  );
  expect(trickWords([laid], mei)).toBe("Mei’s joker is winning the trick.");
});
