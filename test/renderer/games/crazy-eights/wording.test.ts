import { describe, expect, test } from "vitest";
import type { AnySeen, VisibleEvent } from "#shared/contract/seen.ts";
import type { CrazySeen } from "#shared/games/crazy-eights/seen.ts";
import { crazyEights } from "#shared/games/crazy-eights/index.ts";
import { crazyTable, pile } from "#renderer/games/crazy-eights/crazyTable.ts";
import { hooksOf } from "#renderer/table/tableGame.ts";
import { randomRound, viewOf, who } from "#test/renderer/games/eights/eightsRounds.ts";

const words = crazyTable.words();
const said = (told: Partial<VisibleEvent> & { readonly type: string }): string | null =>
  words.sentence({ told: {}, ...told }, who);

test.each([
  [{ type: "dealt", told: { dealer: null } }, "The cards have been dealt."],
  [{ type: "played", seat: 1, told: { cards: ["7c"] } }, "Ben played the 7 of clubs."],
  [
    { type: "played", seat: 0, told: { cards: ["8c"], suit: "s" } },
    "You played the 8 of clubs and named spades.",
  ],
  [
    { type: "played", seat: 2, told: { cards: ["9h", "9c", "9d"] } },
    "Cy played three 9s: 9 of hearts, 9 of clubs, and 9 of diamonds.",
  ],
  [
    { type: "played", seat: 2, told: { cards: ["8h", "8c"], suit: "d" } },
    "Cy played two 8s and named diamonds: 8 of hearts and 8 of clubs.",
  ],
  [{ type: "drew", seat: 1, told: { count: 1 } }, "Ben drew a card."],
  [{ type: "drew", seat: 0, told: { count: 1 }, cards: ["Kd"] }, "You drew the king of diamonds."],
  [
    { type: "refilled", told: { cards: 23 } },
    "The stock was empty: the 23 cards under the top card are shuffled into a new one.",
  ],
  [{ type: "passed", seat: 0 }, "You passed."],
  [{ type: "left", seat: 3, told: { removed: 4 } }, "Di has left the table."],
  [{ type: "blocked" }, "Everyone passed, so the round is blocked. The lowest hand wins."],
  [{ type: "won", seat: 1, told: { points: 1 } }, "Ben wins 1 point!"],
  [{ type: "won", seat: 0, told: { points: 120 } }, "You win 120 points!"],
  [{ type: "tookPot", seat: 1, told: { amount: 1200 } }, "Ben takes the pot of 1,200 chips."],
] as const)('%j is "%s"', (told, sentence) => {
  expect(said(told)).toBe(sentence);
});

test("H-26 every happening of random rounds is told to everybody, and drawn cards to who drew them alone (C-7)", () => {
  for (const seats of [2, 4, 9]) {
    for (const step of randomRound(crazyEights, `words ${seats}`, seats)) {
      for (const viewer of [0, 1, "spectator"] as const) {
        for (const told of viewOf(crazyEights, step, viewer).happened) {
          const sentence = words.sentence(told, (seat) => ({
            name: `Seat ${seat}`,
            isYou: seat === viewer,
          }));
          expect(sentence, told.type).toMatch(/^\S.*[.!]$/);
          if (told.type === "drew")
            expect(/ of /.test(sentence ?? ""), sentence ?? "").toBe(told.seat === viewer);
        }
      }
    }
  }
});

const play = { type: "play", cards: ["7c"] };
const seeing = (facts: object = {}, more: object = {}): CrazySeen =>
  ({
    viewer: 0,
    toAct: [0],
    legal: [play, { type: "draw" }],
    hands: [["7c", "2d"], 5],
    pile: ["7h"],
    stock: 23,
    removed: 0,
    options: { stake: 0 },
    facts: {
      dealer: null,
      suit: "h",
      rank: "7",
      order: [1, 0],
      drew: false,
      passed: [],
      turnedBack: [],
      left: [],
      result: null,
      ...facts,
    },
    ...more,
  }) as unknown as CrazySeen;

describe("the line above the hand", () => {
  test.each([
    [seeing(), "Your turn – hearts or a 7, or draw"],
    [seeing({ rank: null }), "Your turn – hearts, or draw"],
    [seeing({ suit: null, rank: null }), "Your turn – any card, or draw"],
    [seeing({}, { legal: [play, { type: "pass" }] }), "Your turn – hearts or a 7, or pass"],
    [
      seeing({}, { legal: [{ type: "draw" }] }),
      "Your turn – nothing fits (hearts or a 7): draw a card",
    ],
    [seeing({}, { legal: [{ type: "pass" }] }), "Your turn – nothing fits (hearts or a 7): pass"],
    [
      seeing({ drew: true }, { legal: [{ type: "draw" }] }),
      "Your turn – still nothing fits (hearts or a 7): keep drawing",
    ],
    [seeing({}, { toAct: [1], legal: [] }), "Ben to play – hearts or a 7"],
    [seeing({ result: {} }, { toAct: [], legal: [] }), "The round is over"],
  ])("%# says whose turn it is and what is asked", (seen, line) => {
    expect(words.status(seen, who)).toBe(line);
  });
});

test("CE-6 CE-9 CE-10 one button draws or passes, and says why it cannot", () => {
  const second = (seen: AnySeen) => crazyTable.actions(seen, { kind: "nothing" }, {})[1];
  expect(second(seeing())).toMatchObject({
    id: "draw",
    shortcut: "D",
    kind: "plain",
    problem: null,
  });
  expect(second(seeing({}, { legal: [{ type: "draw" }] }))).toMatchObject({
    id: "draw",
    kind: "only",
  });
  expect(second(seeing({}, { legal: [play, { type: "pass" }] }))).toMatchObject({
    id: "pass",
    shortcut: "P",
    problem: null,
  });
  expect(second(seeing({}, { toAct: [1], legal: [] }))).toMatchObject({
    id: "draw",
    kind: "faint",
    problem: "It’s not your turn",
  });
  expect(crazyTable.actions(seeing({ left: [0] }), { kind: "nothing" }, {})).toEqual([]);
  expect(crazyTable.actions(seeing({}, { viewer: "spectator" }), { kind: "nothing" }, {})).toEqual(
    [],
  );
});

test("CE-8 what must be matched is told of the pile: suit and rank, after an eight the suit alone", () => {
  expect(crazyTable.direction?.(seeing())).toBe(1);
  expect(pile(seeing())).toMatchObject({
    stock: 23,
    pile: ["7h"],
    want: { any: false, suit: "h", rank: "7", named: false, words: "hearts or a 7" },
  });
  expect(pile(seeing({ suit: "s", rank: null })).want).toMatchObject({
    suit: "s",
    rank: null,
    named: true,
    words: "spades",
  });
  expect(pile(seeing({ suit: null, rank: null })).want).toMatchObject({
    any: true,
    words: "any card",
  });
  expect(pile(seeing({ result: {} })).want).toBeNull();
});

test("CE-2 the players sit in turn order", () => {
  expect(crazyTable.circle?.(seeing())).toEqual([1, 0]);
});

test("H-26 a reader hears what lies there and what it asks for", () => {
  expect(words.lies(seeing({}, { pile: ["2c", "7h"], removed: 5 }), who)).toEqual([
    "On the pile: 7 of hearts, on 1 card.",
    "To match: hearts or a 7.",
    "In the stock: 23 cards.",
    "5 cards of players who left are out of play.",
  ]);
  expect(words.lies(seeing({ suit: null, rank: null }, { pile: [], stock: 0 }), who)).toEqual([
    "The pile is empty.",
    "To match: any card.",
    "The stock is empty.",
  ]);
});

test("the last card is called, a pass stands as long as it counts", () => {
  expect(crazyTable.speech?.(seeing({}, { hands: [["7c"], 5] }), 0)).toBe("Last card!");
  expect(crazyTable.speech?.(seeing({ passed: [1] }), 1)).toBe("Pass");
  expect(crazyTable.speech?.(seeing(), 1)).toBe("");
});

test("H-27 advice names the cards and the suit", () => {
  const seen = seeing({}, { hands: [["8c", "7c", "2d"], 5] });
  expect(words.advice(seen, { type: "play", cards: ["8c"], suit: "d" } as never, who)).toBe(
    "Play 8 of clubs and name diamonds",
  );
  expect(words.advice(seen, play as never, who)).toBe("Play 7 of clubs");
  expect(words.advice(seen, { type: "draw" }, who)).toBe("Draw a card");
  expect(words.advice(seen, { type: "pass" }, who)).toBe("Pass");
});

describe("what is to be seen", () => {
  const beats = (
    told: Partial<VisibleEvent> & { readonly type: string },
    seen: AnySeen = seeing(),
  ) => crazyTable.beats(seen, [{ told: {}, ...told }]);
  test("CE-4 the deal turns up the first card, and eights before it", () => {
    expect(beats({ type: "dealt" }, seeing({ turnedBack: ["8c"] }))).toEqual([
      { type: "deal", dealer: null },
      { type: "turnUp", card: "7h", back: ["8c"] },
    ]);
    expect(beats({ type: "dealt" }, seeing({}, { pile: [] }))).toEqual([
      { type: "deal", dealer: null },
    ]);
  });
  test("C-8 stakes are paid before it", () => {
    expect(
      beats({ type: "dealt" }, seeing({ pot: 20 }, { options: { stake: 10 } })).slice(0, 2),
    ).toEqual([
      { type: "chips", from: 0, to: "pot", amount: 10 },
      { type: "chips", from: 1, to: "pot", amount: 10 },
    ]);
  });
  test("CE-8 an eight is laid, then its suit named", () => {
    expect(beats({ type: "played", seat: 1, told: { cards: ["8c"], suit: "h" } })).toEqual([
      { type: "lay", seat: 1, cards: ["8c"] },
      { type: "name", seat: 1, suit: "h" },
    ]);
  });
  test("CE-11 each hand that is counted is turned up in order, and its points go to who has won; of who has won blocked they go nowhere", () => {
    const counted = {
      type: "counted",
      seat: 1,
      told: { cards: ["Kc", "8d", "2h"], points: 62 },
    } as const;
    const ended = (winners: readonly number[]) =>
      seeing(
        { result: { winners, places: [], points: [] }, left: [], order: [1, 0] },
        { hands: [[], ["Kc", "8d", "2h"]], toAct: [], legal: [] },
      );
    const hand = { cards: ["2h", "Kc", "8d"], lit: [true, true, true], words: "62 points" };
    expect(beats(counted, ended([0]))).toEqual([
      { type: "tally", seat: 1, hand, to: [0], words: "+62" },
    ]);
    expect(beats(counted, ended([0, 1]))).toEqual([
      { type: "tally", seat: 1, hand, to: [], words: "+62" },
    ]);
    expect(hooksOf(crazyTable, "shownHands")?.shown?.(ended([0]), 1)).toEqual(hand);
    expect([
      hooksOf(crazyTable, "shownHands")?.shown?.(ended([0]), 0),
      hooksOf(crazyTable, "shownHands")?.shown?.(seeing({}, { hands: [[], ["Kc"]] }), 1),
    ]).toEqual([null, null]);
  });
  test("every happening but a block is seen", () => {
    for (const step of randomRound(crazyEights, "beats", 5, { refill: true })) {
      const { seen, happened } = viewOf(crazyEights, step, 0);
      for (const told of happened)
        if (told.type !== "blocked") expect(beats(told, seen).length, told.type).toBeGreaterThan(0);
    }
  });
});
