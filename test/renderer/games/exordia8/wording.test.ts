import { describe, expect, test } from "vitest";
import type { AnySeen, VisibleEvent } from "#shared/contract/seen.ts";
import type { ExordiaSeen } from "#shared/games/exordia8/seen.ts";
import { exordia8 } from "#shared/games/exordia8/index.ts";
import { exordiaTable, pile, sequent } from "#renderer/games/exordia8/exordiaTable.ts";
import { saying } from "#test/support/inEnglish.ts";
import { randomRound, viewOf, who } from "#test/renderer/games/eights/eightsRounds.ts";

const words = exordiaTable.words();
const said = (told: Partial<VisibleEvent> & { readonly type: string }): string | null =>
  words.sentence({ told: {}, ...told }, who);

test.each([
  [{ type: "dealt", told: { dealer: 1 } }, "Ben deals a new round and plays first."],
  [{ type: "dealt", told: { dealer: 0 } }, "You deal a new round and play first."],
  [{ type: "played", seat: 1, told: { card: "7c" } }, "Ben played the 7 of clubs."],
  [
    { type: "played", seat: 0, told: { card: "Jk", suit: "s" } },
    "You played the joker and named spades.",
  ],
  [
    { type: "played", seat: 2, told: { card: "Ah", plain: true } },
    "Cy played the ace of hearts, without its special meaning.",
  ],
  [{ type: "drew", seat: 1, told: { count: 1 } }, "Ben drew a card."],
  [{ type: "drew", seat: 0, told: { count: 1 }, cards: ["Kd"] }, "You drew the king of diamonds."],
  [{ type: "skipped", seat: 0 }, "You skipped."],
  [
    { type: "reversed", seat: 0, told: { direction: -1 } },
    "Play reverses: it now goes counter-clockwise.",
  ],
  [{ type: "reversed", seat: 0, told: { direction: 1 } }, "Play reverses: it now goes clockwise."],
  [{ type: "tookAnotherTurn", seat: 3 }, "Di takes another turn."],
  [{ type: "startedSequent", seat: 1, told: { suit: "d" } }, "Ben started a sequent in diamonds."],
  [
    { type: "finishedSequent", seat: 0, told: { suit: "d" } },
    "You finished the sequent in diamonds.",
  ],
  [
    { type: "brokeSequent", seat: 2, told: { count: 2 } },
    "Cy broke the sequent and picked up 2 cards.",
  ],
  [
    { type: "brokeSequent", seat: 0, told: { count: 2 }, cards: ["Kd", "2s"] },
    "You broke the sequent and picked up the king of diamonds and 2 of spades.",
  ],
  [{ type: "brokeSequent", seat: 2, told: { count: 0 } }, "Cy broke the sequent."],
  [{ type: "declined", seat: 1 }, "Ben declined."],
  [
    { type: "blocked" },
    "Everyone skipped, so the round is blocked. The player with the fewest cards wins.",
  ],
  [{ type: "won", seat: 0 }, "You win the round!"],
  [{ type: "left", seat: 3, told: { removed: 4 } }, "Di has left the table."],
  [{ type: "tookPot", seat: 1, told: { amount: 1 } }, "Ben takes the pot of 1 chip."],
] as const)('%j is "%s"', (told, sentence) => {
  expect(said(told)).toBe(sentence);
});

test("a happening of a later version is passed over", () => {
  expect(said({ type: "toString" })).toBeNull();
  expect(said({ type: "juggled" })).toBeNull();
});

test("H-26 every happening of random rounds is told to everybody and seen, and drawn cards told to who drew them alone (C-7)", () => {
  for (const seats of [2, 4, 20]) {
    for (const step of randomRound(exordia8, `words ${seats}`, seats)) {
      for (const viewer of [0, 1, "spectator"] as const) {
        const { seen, happened } = viewOf(exordia8, step, viewer);
        for (const told of happened) {
          const sentence = words.sentence(told, (seat) => ({
            name: `Seat ${seat}`,
            isYou: seat === viewer,
          }));
          expect(sentence, told.type).toMatch(/^\S.*[.!]$/);
          if (told.type === "drew")
            expect(/ of |joker/.test(sentence ?? ""), sentence ?? "").toBe(told.seat === viewer);
          if (told.type !== "blocked")
            expect(exordiaTable.beats(seen, [told]).length, told.type).toBeGreaterThan(0);
        }
      }
    }
  }
});

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
const play = { type: "play", card: "7c" };
const seeing = (facts: object = {}, more: object = {}): ExordiaSeen =>
  ({
    viewer: 0,
    toAct: [0],
    legal: [play, { type: "draw" }],
    hands: [["7c", "2d"], 5],
    pile: ["5c"],
    stock: 23,
    removed: 0,
    options: { stake: 0 },
    facts: {
      top,
      sequent: null,
      extra: false,
      direction: 1,
      dealer: 1,
      skipped: [],
      left: [],
      result: null,
      ...facts,
    },
    ...more,
  }) as unknown as ExordiaSeen;
const running = { sequent: { suit: "c", next: "6" } };
const sparking = { top: { ...top, card: "2c", rank: "2", spark: true } };

describe("what must be matched", () => {
  test.each([
    ["X8-8 suit or rank", {}, { suit: "c", rank: "5", any: false, named: false }, "clubs or a 5"],
    [
      "X8-8 X8-12 on the empty pile",
      { top: { ...top, card: null, suit: null, rank: null, any: true } },
      { any: true },
      "any card but the queen of hearts",
    ],
    [
      "X8-9 the named suit",
      { top: { ...top, card: "8c", suit: "h", rank: null, demand: true } },
      { suit: "h", rank: null, named: true },
      "hearts",
    ],
    [
      "X8-9 nothing, with the stock empty",
      { top: { ...top, card: "8c", suit: "h", rank: null, demand: true, any: true } },
      { any: true },
      "any card",
    ],
    [
      "X8-10 the jack's colour",
      { top: { ...top, card: "Jh", suit: "h", rank: "J", colour: "red" } },
      { colour: "red" },
      "hearts, diamonds or a jack",
    ],
    [
      "X8-13 anything after the Queen of Spades",
      { top: { ...top, card: "Qs", suit: null, rank: null, any: true } },
      { any: true },
      "any card",
    ],
    [
      "X8-13 suit and rank of what lost its meaning",
      { top: { ...top, card: "8d", suit: "d", rank: "8", plain: true } },
      { suit: "d", rank: "8", named: false },
      "diamonds or an 8",
    ],
    ["X8-15 the same where a sequent may be started", sparking, { only: null }, "clubs or a 2"],
    ["X8-15 the card owed", running, { only: "6c" }, "the 6 of clubs"],
    [
      "X8-17 for the extra card",
      { extra: true, top: { ...top, card: "8c", rank: null, demand: true } },
      { any: true, named: true, suit: "c" },
      "any card but a joker",
    ],
  ])("%s", (_what, facts, want, line) => {
    expect(pile(seeing(facts)).want).toMatchObject({ ...want, words: line });
  });

  test("X8-11 with the direction, and nothing once the round is over", () => {
    expect(exordiaTable.direction?.(seeing({ direction: -1 }))).toBe(-1);
    expect(pile(seeing({ direction: -1 }))).toMatchObject({ stock: 23, pile: ["5c"] });
    expect(pile(seeing({ result: {} })).want).toBeNull();
  });

  test("X8-15 beside it the sequent that runs, or that may be started, until the round is over", () => {
    expect(sequent(seeing())).toBeNull();
    expect(sequent(seeing(sparking))).toEqual({ suit: "c", next: "3", runs: false });
    expect(sequent(seeing(running))).toEqual({ suit: "c", next: "6", runs: true });
    expect(sequent(seeing({ ...sparking, result: {} }))).toBeNull();
  });
});

describe("the line above the hand", () => {
  test.each([
    [seeing(), "Your turn – clubs or a 5, or draw"],
    [seeing({}, { legal: [play, { type: "skip" }] }), "Your turn – clubs or a 5, or skip"],
    [
      seeing({}, { legal: [{ type: "draw" }] }),
      "Your turn – nothing fits (clubs or a 5): draw a card",
    ],
    [seeing({}, { legal: [{ type: "skip" }] }), "Your turn – nothing fits (clubs or a 5): skip"],
    [
      seeing(sparking, { legal: [{ type: "play", card: "3c" }, { type: "draw" }] }),
      "Your turn – clubs or a 2, or draw – the 3 of clubs starts a sequent",
    ],
    [seeing(sparking), "Your turn – clubs or a 2, or draw"],
    [
      seeing(running, { legal: [{ type: "play", card: "6c" }] }),
      "Your turn – a sequent is running: play the 6 of clubs",
    ],
    [
      seeing(running, { legal: [{ type: "break" }] }),
      "Your turn – you don’t have the 6 of clubs: take 2 cards",
    ],
    [
      seeing(running, { legal: [{ type: "break" }], stock: 1 }),
      "Your turn – you don’t have the 6 of clubs: take 1 card",
    ],
    [
      seeing(running, { legal: [{ type: "break" }], stock: 0 }),
      "Your turn – you don’t have the 6 of clubs: break the sequent",
    ],
    [
      seeing({ extra: true }, { legal: [play, { type: "decline" }] }),
      "Your turn – one more card on your 8, or decline",
    ],
    [seeing({}, { toAct: [1], legal: [] }), "Ben to play – clubs or a 5"],
    [seeing(running, { toAct: [1], legal: [] }), "A sequent is running – Ben owes the 6 of clubs"],
    [seeing({ extra: true }, { toAct: [1], legal: [] }), "Ben to play – one more card on the 8"],
    [seeing({ result: {} }, { toAct: [], legal: [] }), "The round is over"],
  ])("%# says whose turn it is and what is asked", (seen, line) => {
    expect(words.status(seen, who)).toBe(line);
  });
});

test("X8-16 X8-17 breaking and declining have their buttons and keys", () => {
  const second = (seen: AnySeen) => exordiaTable.actions(seen, { kind: "nothing" }, {})[1];
  expect(second(seeing(running, { legal: [{ type: "break" }] }))).toMatchObject({
    label: "Take 2 cards",
    shortcut: "B",
    kind: "only",
    problem: null,
  });
  expect(second(seeing(running, { legal: [{ type: "break" }], stock: 0 }))).toMatchObject({
    label: "Break the sequent",
  });
  expect(second(seeing(running, { legal: [{ type: "play", card: "6c" }] }))).toMatchObject({
    problem: "You hold the 6 of clubs and have to play it",
    kind: "faint",
  });
  expect(second(seeing({ extra: true }, { legal: [play, { type: "decline" }] }))).toMatchObject({
    label: "Decline",
    shortcut: "P N",
  });
  expect(second(seeing({}, { toAct: [1], legal: [] }))).toMatchObject({
    id: "draw",
    problem: "It’s not your turn",
    kind: "faint",
  });
  expect(exordiaTable.actions(seeing({ left: [0] }), { kind: "nothing" }, {})).toEqual([]);
});

test("X8-16 a broken sequent is seen to break before cards are picked up", () => {
  const beats = (count: number, top = "3c") =>
    exordiaTable.beats(seeing({}, { pile: [top] }), [
      { type: "brokeSequent", seat: 1, told: { count } },
    ]);
  expect(beats(2)).toEqual([
    { type: "sequent", seat: 1, how: "breaks", words: "Breaks the sequent" },
    { type: "take", seat: 1, count: 2, cards: null, words: "" },
  ]);
  expect(beats(0)).toHaveLength(1);
  expect(beats(2, "4c")).toEqual([
    { type: "moment", kind: "sequentKills", seat: 1, words: "" },
    ...beats(2),
  ]);
});

test("H-26 a reader hears what lies there, which way play goes and what is owed", () => {
  expect(words.lies(seeing(running, { pile: ["4c", "5c"] }), who)).toEqual([
    "On the pile: 5 of clubs, on 1 card.",
    "A sequent in clubs is running. The next card is the 6 of clubs.",
    "Play goes clockwise.",
    "In the stock: 23 cards.",
  ]);
  expect(
    words.lies(seeing({ ...sparking, direction: -1 }, { pile: ["2c"], stock: 0, removed: 1 }), who),
  ).toEqual([
    "On the pile: 2 of clubs.",
    "To match: clubs or a 2.",
    "The 3 of clubs would start a sequent now.",
    "Play goes counter-clockwise.",
    "The stock is empty.",
    "1 card of players who left is out of play.",
  ]);
  expect(
    words.lies(
      seeing({ top: { ...top, card: "Ac", rank: "A", plain: true } }, { pile: ["Ac"] }),
      who,
    )[1],
  ).toBe("The ace of clubs has lost its special meaning.");
});

test.each([
  ["Ac", "reverses the direction"],
  ["Qh", "another turn"],
  ["Qs", "any card may follow"],
  ["Qd", ""],
  ["Jk", "names a suit"],
  ["8h", "goes on any card, names a suit"],
  ["7h", ""],
] as const)('%s: "%s"', (card, note) => {
  expect(words.note(card)).toBe(note);
});

test("H-27 H-32 a card that does not fit says why, by its rule", () => {
  expect(words.unfit(seeing(), "9d")).toEqual(
    saying("X8-8", "doesn’t match the suit or rank. Play clubs or a 5, an eight or a joker"),
  );
  expect(words.unfit(seeing(), "9c")).toBeNull();
  expect(words.unfit(seeing(running), "9c")).toEqual(saying("X8-16", "A sequent is running."));
  expect(words.unfit(seeing(running), "Jk")).toEqual(
    saying("X8-14", "You can’t play a joker into a sequent"),
  );
});

test("X8-13 H-32 the caption says what a card does as things lie: on the Queen of Spades nothing special", () => {
  expect(words.caption(seeing(), "Ac")).toBe("reverses the direction");
  expect(words.caption(seeing({ top: { ...top, card: "Qs", any: true } }), "Ac")).toBe(
    "without its special meaning now",
  );
  expect(words.caption(seeing({ top: { ...top, card: "Qs", any: true } }), "7c")).toBe("");
});

test("H-32 the strip tells of all that has a meaning", () => {
  expect(
    words.effects(seeing()).map(({ card, isOnly, does }) => `${isOnly ? card : card[0]}: ${does}`),
  ).toEqual([
    "A: reverses the direction",
    "2: may start a sequent",
    "8: goes on any card, names a suit",
    "J: opens its colour",
    "Qh: another turn",
    "Qs: any card may follow",
    "Jk: names a suit",
  ]);
});

test("H-27 advice says what to do", () => {
  expect(words.advice(seeing(), { type: "play", card: "8c", suit: "d" } as never, who)).toBe(
    "Play 8 of clubs and name diamonds",
  );
  expect(words.advice(seeing(), { type: "break" }, who)).toBe("Take 2 cards");
  expect(words.advice(seeing(), { type: "decline" }, who)).toBe("Decline");
});
