import { describe, expect, test } from "vitest";
import { loadGame } from "#renderer/text/text.ts";
import type { Card } from "#shared/cards/card.ts";
import type { VisibleEvent } from "#shared/contract/seen.ts";
import { normalEights } from "#shared/games/normal-eights/index.ts";
import { normalTable, shown } from "#renderer/games/normal-eights/normalTable.ts";
import { pile } from "#renderer/games/normal-eights/status.ts";
import { randomRound, viewOf, who } from "#test/renderer/games/eights/eightsRounds.ts";
import { saying } from "#test/support/inEnglish.ts";
import { hand } from "#test/support/hand.ts";
import { seeing } from "./laidView.ts";

await loadGame("normal-eights");

const words = normalTable.words();
const said = (told: Partial<VisibleEvent> & { readonly type: string }): string | null =>
  words.sentence({ told: {}, ...told }, who);

test.each([
  [{ type: "dealt", told: { dealer: 1 } }, "Ben deals a new round."],
  [
    { type: "played", seat: 1, told: { card: "8c" } },
    "Ben played the 8 of clubs: it does nothing.",
  ],
  [
    { type: "played", seat: 0, told: { card: "2c" } },
    "You played the 2 of clubs: war – everyone plays a card, and the highest is discarded.",
  ],
  [
    { type: "played", seat: 1, told: { card: "3c" } },
    "Ben played the 3 of clubs: Ben draws three cards.",
  ],
  [
    { type: "played", seat: 0, told: { card: "4c" } },
    "You played the 4 of clubs: your hand is face up.",
  ],
  [
    { type: "played", seat: 1, told: { card: "5c", target: 0 } },
    "Ben played the 5 of clubs: you give Ben a card.",
  ],
  [
    { type: "played", seat: 0, told: { card: "7c" } },
    "You played the 7 of clubs: everyone except you discards a card.",
  ],
  [
    { type: "played", seat: 1, told: { card: "Jc", target: 1 } },
    "Ben played the jack of clubs: Ben’s next turn is skipped.",
  ],
  [
    { type: "played", seat: 1, told: { card: "Qc", suit: "s" } },
    "Ben played the queen of clubs: spades must follow.",
  ],
  [
    { type: "played", seat: 0, told: { card: "Jk", as: "Kh", target: 2 } },
    "You played the joker as king of hearts: Cy draws four cards.",
  ],
  [
    { type: "noped", seat: 3, told: { card: "As", sendBack: false } },
    "Di answered with the ace of spades: Nope!",
  ],
  [
    { type: "noped", seat: 0, told: { card: "Jk", as: "Ac", sendBack: true } },
    "You answered with the joker as ace of clubs: Nope! Send it back.",
  ],
  [
    { type: "asked", seat: 1, told: { what: "war", seats: [0, 1] } },
    "War: everyone plays a card face down.",
  ],
  [{ type: "asked", seat: 1, told: { what: "give", seats: [2] } }, "Cy chooses a card to give."],
  [{ type: "asked", seat: 1, told: { what: "sets", seats: [0] } }, "Everyone may discard sets."],
  [
    { type: "asked", seat: 1, told: { what: "purge", seats: [0] } },
    "The others choose a card to discard.",
  ],
  [{ type: "picked", seat: 0 }, "You have chosen."],
  [
    {
      type: "turned",
      told: {
        picks: [
          { seat: 0, card: "9h" },
          { seat: 1, card: "Kc" },
        ],
        highest: [1],
      },
    },
    "Turned over: your 9 of hearts, Ben’s king of clubs. Ben’s card is the highest.",
  ],
  [
    {
      type: "turned",
      told: {
        picks: [
          { seat: 0, card: "Kh" },
          { seat: 1, card: "Kc" },
        ],
        highest: [0, 1],
      },
    },
    "Turned over: your king of hearts, Ben’s king of clubs. Your card and Ben’s card are the highest.",
  ],
  [
    {
      type: "discarded",
      told: {
        cards: [
          { seat: 1, card: "7c" },
          { seat: 1, card: "7d" },
          { seat: 0, card: "2s" },
        ],
      },
    },
    "Ben discarded the 7 of clubs and 7 of diamonds; you the 2 of spades.",
  ],
  [{ type: "gave", seat: 2, told: { to: 1 } }, "Cy gave Ben a card."],
  [{ type: "gave", seat: 2, told: { to: 0 }, cards: ["7c"] }, "Cy gave you the 7 of clubs."],
  [{ type: "gave", seat: 0, told: { to: 1 }, cards: ["7c"] }, "You gave Ben the 7 of clubs."],
  [{ type: "gave", seat: 2, told: { to: 1, card: "Ah" } }, "Cy gave Ben the ace of hearts."],
  [{ type: "drew", seat: 1, told: { count: 4, why: "king" } }, "Ben drew 4 cards."],
  [
    { type: "drew", seat: 1, told: { count: 1, why: "king", cards: ["7c"] } },
    "Ben drew the 7 of clubs.",
  ],
  [
    { type: "drew", seat: 0, told: { count: 1, why: "turn" }, cards: ["Kd"] },
    "You drew the king of diamonds.",
  ],
  [
    { type: "drew", seat: 0, told: { count: 0, why: "collect" }, cards: [] },
    "There are no cards for you to draw.",
  ],
  [
    { type: "refilled", told: { cards: 12 } },
    "The stock was empty: the 12 cards under the top card are shuffled into a new one.",
  ],
  [
    { type: "showed", seat: 1, told: { cards: ["7c", "Ah"] } },
    "Ben’s hand is face up: 7 of clubs and ace of hearts.",
  ],
  [{ type: "hid", seat: 0 }, "Your hand is hidden again."],
  [
    { type: "reversed", seat: 0, told: { direction: -1 } },
    "Play reverses: it now goes counter-clockwise.",
  ],
  [{ type: "again", seat: 3 }, "Di takes another turn."],
  [{ type: "skipping", seat: 3, told: { target: 0, skips: 1 } }, "Your next turn is skipped."],
  [{ type: "skipping", seat: 3, told: { target: 1, skips: 3 } }, "Ben’s next 3 turns are skipped."],
  [{ type: "skipped", seat: 0, told: { left: 0 } }, "You are skipped."],
  [{ type: "skipped", seat: 1, told: { left: 2 } }, "Ben is skipped, and 2 times more."],
  [{ type: "named", seat: 1, told: { suit: "s" } }, "Ben names spades."],
  [{ type: "fizzled", seat: 1 }, "It has no effect."],
  [{ type: "kept", seat: 0 }, "You keep the card."],
  [{ type: "passed", seat: 1 }, "Ben passed."],
  [{ type: "left", seat: 3, told: { removed: 4 } }, "Di has left the table."],
  [
    { type: "blocked" },
    "Nobody can draw and everyone passed, so the round is blocked. The player with the fewest cards wins.",
  ],
  [{ type: "won", seat: 0 }, "You win the round!"],
  [{ type: "tookPot", seat: 1, told: { amount: 1 } }, "Ben takes the pot of 1 chip."],
] as const)('%j is "%s"', (told, sentence) => {
  expect(said(told)).toBe(sentence);
});

test.each([
  { type: "answered", seat: 0 },
  { type: "picked", seat: 1 },
] as const)("NE-20 no pass stands in the log, and of choices only one’s own: %j", (told) => {
  expect(said(told)).toBeNull();
});

const link = (seat: number, card: string, stands: boolean, back = false, as?: string) => ({
  seat,
  card,
  stands,
  back,
  ...(as && { as }),
});
test.each([
  [[link(1, "Kh", true)], null],
  [[link(1, "Kh", false), link(3, "As", true)], "The king of hearts is cancelled."],
  [
    [link(0, "7h", false, true), link(3, "As", true)],
    "The 7 of hearts is cancelled and goes back to your hand.",
  ],
  [
    [link(1, "Kh", true), link(3, "As", false, true), link(0, "Jk", true, false, "Ad")],
    "The king of hearts counts. The ace of spades is cancelled and goes back to Di’s hand.",
  ],
])('NE-21 what became of the cards in question: %j is "%s"', (chain, sentence) => {
  expect(said({ type: "settled", told: { chain } })).toBe(sentence);
});

test("a happening of a later version is passed over", () => {
  expect(said({ type: "toString" })).toBeNull();
  expect(said({ type: "juggled" })).toBeNull();
});

/** NE-20: a pass moves nothing; who asked has been told by the card. */
const unseen = ["answered", "asked", "blocked"];

/** Or only for some. */
const silent: readonly string[] = ["settled", "answered", "picked"];

test("H-26 every happening of random rounds is told and seen, and cards only where they may be known (C-7)", () => {
  const types = new Set<string>();
  for (const seats of [2, 4, 15]) {
    for (const step of randomRound(normalEights, `words ${seats}`, seats, { jokersPerPack: 1 })) {
      for (const viewer of [0, 1, "spectator"] as const) {
        const { seen, happened } = viewOf(normalEights, step, viewer);
        for (const told of happened) {
          types.add(told.type);
          const sentence = words.sentence(told, (seat) => ({
            name: `Seat ${seat}`,
            isYou: seat === viewer,
          }));
          if (!silent.includes(told.type)) expect(sentence, told.type).toMatch(/^\S.*[.!]$/);
          const isOpen = "cards" in told.told || told.told["count"] === 0;
          if (told.type === "drew" && !isOpen)
            expect(/ of |joker/.test(sentence ?? ""), sentence ?? "").toBe(told.seat === viewer);
          expect(normalTable.beats(seen, [told]).length > 0, told.type).toBe(
            !unseen.includes(told.type),
          );
        }
      }
    }
  }
  expect([...types]).toEqual(
    expect.arrayContaining([
      "played",
      "noped",
      "settled",
      "asked",
      "turned",
      "discarded",
      "gave",
      "drew",
      "showed",
      "hid",
      "skipped",
      "named",
      "kept",
      "answered",
    ]),
  );
});

describe("what must be matched", () => {
  test.each([
    ["NE-3 suit or rank", {}, { suit: "h", rank: "6", any: false, named: false }, "hearts or a 6"],
    [
      "NE-16 the named suit",
      { suit: "s", rank: null },
      { suit: "s", rank: null, named: true },
      "spades",
    ],
    [
      "NE-18 only the suit of an ace",
      { suit: "s", rank: "A" },
      { suit: "s", rank: null, named: false },
      "spades",
    ],
    [
      "NE-23 anything on a blank joker",
      { suit: null, rank: null, blank: true },
      { any: true, named: false },
      "any card",
    ],
  ])("%s", (_what, facts, want, line) => {
    expect(pile(seeing(facts)).want).toMatchObject({ ...want, words: line });
  });

  test("NE-14 with the direction, and nothing once the round is over", () => {
    expect(normalTable.direction?.(seeing({ direction: -1 }))).toBe(-1);
    expect(pile(seeing({ direction: -1 }))).toMatchObject({ stock: 23, pile: ["6h"] });
    expect(pile(seeing({ result: {} })).want).toBeNull();
  });
});

const aimed = { effect: { seat: 1, card: "Kh", target: 2, suit: null } };
const played = {
  ...aimed,
  chain: [{ seat: 1, card: "Kh", sendBack: false }],
  counted: ["Kh"],
  windows: 1,
};
const noped = {
  ...aimed,
  chain: [...played.chain, { seat: 3, card: "As", sendBack: true }],
  counted: ["Kh", "As"],
  windows: 2,
};
const revived = {
  ...aimed,
  chain: [...noped.chain, { seat: 0, card: "Jk", sendBack: false }],
  counted: ["Kh", "As", "Ad"],
  windows: 3,
};
const inWindow = { phase: "respond", toAct: [0, 1, 2, 3], legal: [{ type: "pass" }] };
const choosing = (phase: string, pending: readonly number[]) => ({
  phase,
  toAct: pending,
  legal: pending.includes(0) ? [{ type: "pick", card: "7h" }] : [],
});

describe("the line above the hand", () => {
  test.each([
    [seeing(), "Your turn – hearts or a 6, or draw"],
    [
      seeing({}, { legal: [{ type: "draw" }] }),
      "Your turn – nothing fits (hearts or a 6): draw a card",
    ],
    [seeing({}, { legal: [{ type: "pass" }] }), "Your turn – nothing fits (hearts or a 6): pass"],
    [seeing({ turn: 1 }, { toAct: [1], legal: [] }), "Ben to play – hearts or a 6"],
    [seeing({ drew: true }, { phase: "drawn" }), "You drew the 2 of diamonds: play it or keep it"],
    [
      seeing({ drew: true }, { phase: "drawn", legal: [{ type: "keep" }] }),
      "You drew the 2 of diamonds: it doesn’t fit – keep it",
    ],
    [
      seeing({ drew: true }, { phase: "drawn", toAct: [1], legal: [] }),
      "Ben has drawn and can play or keep the card",
    ],
    [seeing(played, inWindow), "Ben plays the king of hearts: Cy draws four cards."],
    [
      seeing(played, { ...inWindow, hands: [["7h"], 0, 5, 5] }),
      "Ben plays the king of hearts: Cy draws four cards. That was Ben’s last card!",
    ],
    [
      seeing(noped, inWindow),
      "Di answers with the ace of spades: the king of hearts is cancelled and goes back to Ben’s hand.",
    ],
    [
      seeing(revived, inWindow),
      "You answer with the joker as ace of diamonds: the king of hearts counts again – Cy draws four cards.",
    ],
    [seeing(played, { ...inWindow, legal: [] }), "You’ve passed – waiting for the others"],
    [
      seeing(played, { ...inWindow, viewer: "spectator", legal: [] }),
      "Ben plays the king of hearts: Cy draws four cards.",
    ],
    [
      seeing({ pending: [0, 1], ...aimed }, choosing("war", [0, 1])),
      "War – play a card face down: the highest is discarded",
    ],
    [
      seeing({ pending: [1, 2], ...aimed }, choosing("war", [1, 2])),
      "You’ve chosen – waiting for Ben and Cy",
    ],
    [seeing({ pending: [0], ...aimed }, choosing("give", [0])), "Choose a card to give to Ben"],
    [seeing({ pending: [2], ...aimed }, choosing("give", [2])), "Cy chooses a card to give"],
    [seeing({ pending: [0], ...aimed }, choosing("purge", [0])), "Choose a card to discard"],
    [
      seeing({ pending: [1, 2], effect: { ...aimed.effect, seat: 0 } }, choosing("purge", [1, 2])),
      "The others discard a card – waiting for Ben and Cy",
    ],
    [
      seeing(
        { pending: [1, 2, 3, 4], ...aimed },
        { ...choosing("war", [1, 2, 3, 4]), hands: [["7h"], 5, 5, 5, 5] },
      ),
      "You’ve chosen – waiting for Ben, Cy and 2 more",
    ],
    [
      seeing({ pending: [0], ...aimed }, choosing("sets", [0])),
      "Discard sets – three of a rank, or three in a row in one suit – or none",
    ],
    [seeing({ result: {} }, { phase: "over", toAct: [], legal: [] }), "The round is over"],
  ])("%# says whose turn it is and what is asked", (seen, line) => {
    expect(words.status(seen, who)).toBe(line);
  });
});

test("NE-3 NE-6 drawing, passing and keeping share a button", () => {
  const second = (seen: ReturnType<typeof seeing>) =>
    normalTable.actions(seen, { kind: "nothing" }, {})[1];
  expect(second(seeing())).toMatchObject({
    id: "draw",
    label: "Draw",
    shortcut: "D",
    kind: "plain",
    problem: null,
  });
  expect(second(seeing({}, { legal: [{ type: "pass" }] }))).toMatchObject({
    id: "pass",
    label: "Pass",
    kind: "only",
  });
  expect(
    second(seeing({ drew: true }, { phase: "drawn", legal: [{ type: "keep" }] })),
  ).toMatchObject({ id: "keep", label: "Keep it", shortcut: "K P", kind: "only" });
  expect(second(seeing({}, { toAct: [1], legal: [] }))).toMatchObject({
    id: "draw",
    problem: "It’s not your turn",
    kind: "faint",
  });
  expect(normalTable.actions(seeing({ left: [0] }), { kind: "nothing" }, {})).toEqual([]);
});

test("H-26 a reader hears what lies there: the pile, what is in question, the direction, skips and open hands", () => {
  expect(
    words.lies(seeing({ direction: -1, skips: [0, 2, 0, 0], shown: [0] }, { removed: 1 }), who),
  ).toEqual([
    "On the pile: 6 of hearts.",
    "To match: hearts or a 6.",
    "Play goes counter-clockwise.",
    "Ben misses the next 2 turns.",
    "Your hand is face up.",
    "In the stock: 23 cards.",
    "1 card of players who left is out of play.",
  ]);
  expect(words.lies(seeing(revived, inWindow), who)).toEqual([
    "On the pile: 6 of hearts.",
    "To answer: Ben’s king of hearts – Cy draws four cards.",
    "Answered by Di’s ace of spades, which is cancelled in turn.",
    "Answered by your joker as ace of diamonds.",
    "Play goes clockwise.",
    "In the stock: 23 cards.",
  ]);
});

test("H-26 of a seat is told who is about to win, misses turns or lies open", () => {
  const seen = seeing({ skips: [0, 1, 3, 0], shown: [2] }, { hands: [["7h"], 1, ["2c", "3c"], 5] });
  expect([0, 1, 2, 3].map((seat) => words.condition(seen, seat))).toEqual([
    "one card left!",
    "one card left!, misses the next turn",
    "misses the next 3 turns, hand is face up",
    "",
  ]);
});

test("NE-9 an open hand is seen, in the order of suits, while it lies there", () => {
  const seen = seeing({ shown: [1] }, { hands: [["7h"], hand("Kd 2c Ah"), 5, 5] });
  expect(shown(seen, 1)).toEqual({ cards: hand("2c Kd Ah"), lit: [true, true, true], words: "" });
  expect(shown(seen, 0)).toBeNull();
  expect(
    shown(seeing({ shown: [1], result: {} }, { hands: [["7h"], hand("Kd"), 5, 5] }), 1),
  ).toBeNull();
});

test("NE-18 a bubble says Nope as long as its window is open, and who has one card left says so", () => {
  const says = (facts: object, more: object = {}) =>
    [0, 1, 2, 3].map((seat) => normalTable.speech?.(seeing(facts, more), seat));
  expect(says(noped, inWindow)).toEqual(["", "Draw four!", "", "Nope! Back!"]);
  expect(says({}, { hands: [["7h", "2d"], 1, 5, 5] })).toEqual(["", "Last card!", "", ""]);
  expect(says({ passed: [1] })).toEqual(["", "Pass", "", ""]);
});

test.each([
  ["Ac", "Nope: answers any card"],
  ["8c", ""],
  ["2d", "war: the highest card is discarded"],
  ["Th", "another turn"],
  ["Jk", "any card you name"],
] as const)('%s: "%s"', (card, note) => {
  expect(words.note(card)).toBe(note);
});

test.each([
  ["8c", "does nothing"],
  ["Th", "another turn"],
  ["Kd", "a player draws four"],
] as const)('H-32 the caption of the %s: "%s"', (card, caption) => {
  expect(words.caption(seeing(), card)).toBe(caption);
});

test("H-27 H-32 a card that does not fit says why, by its rule", () => {
  const why = (card: Card, ...laid: Parameters<typeof seeing>): unknown =>
    words.unfit(seeing(...laid), card);
  expect(why("2d")).toEqual(
    saying(
      "NE-3",
      /^The 2 of diamonds doesn’t match the suit or rank. Play hearts, a 6,? or any queen/,
    ),
  );
  expect(why("Ah")).toEqual(saying("NE-18", "You can’t play an ace on your turn"));
  expect(why("7h")).toBeNull();
  expect(why("2d", played, inWindow)).toEqual(saying("NE-18", "You can’t answer with"));
  expect(why("7h", { drew: true }, { phase: "drawn", legal: [{ type: "keep" }] })).toEqual(
    saying("NE-3", "You can only play the card you just drew"),
  );
});

test("H-32 the strip tells what every rank does, and of jokers where there are some", () => {
  const strip = (jokersPerPack: number) =>
    words.effects({ ...seeing(), options: { jokersPerPack } });
  expect(
    strip(0)
      .map(({ card, does }) => `${card[0]} ${does}`)
      .slice(6, 10),
  ).toEqual([
    "7 everyone else discards a card",
    "8 does nothing",
    "9 reverses play",
    "T another turn",
  ]);
  expect(strip(0)).toHaveLength(13);
  expect(strip(2).at(-1)).toEqual({ card: "Jk", isOnly: true, does: "any card you name" });
});

test.each([
  ["turn", { type: "play", card: "7h" }, "Play 7 of hearts"],
  [
    "turn",
    { type: "play", card: "Jk", as: "Qc", suit: "d" },
    "Play joker as queen of clubs and name diamonds",
  ],
  ["turn", { type: "play", card: "Kh", target: 1 }, "Play king of hearts on Ben"],
  ["turn", { type: "play", card: "Jh", target: 0 }, "Play jack of hearts on yourself"],
  ["turn", { type: "play", card: "5h", target: 1 }, "Play 5 of hearts: Ben gives you a card"],
  ["turn", { type: "draw" }, "Draw a card"],
  ["drawn", { type: "keep" }, "Keep it"],
  ["respond", { type: "pass" }, "Pass"],
  ["respond", { type: "nope", card: "As", sendBack: false }, "Nope with the ace of spades"],
  [
    "respond",
    { type: "nope", card: "As", sendBack: true },
    "Nope with the ace of spades and send the card back",
  ],
  ["war", { type: "pick", card: "Kc" }, "Play king of clubs face down"],
  ["give", { type: "pick", card: "Kc" }, "Give king of clubs"],
  ["purge", { type: "pick", card: "Kc" }, "Discard king of clubs"],
  ["sets", { type: "sets", sets: [] }, "No sets"],
  [
    "sets",
    {
      type: "sets",
      sets: [
        ["7c", "7d", "7h"],
        ["2c", "3c", "4c"],
      ],
    },
    "Discard three 7s and 2 to 4 of clubs",
  ],
])('H-27 in %s %j is advised as "%s"', (phase, move, advice) => {
  expect(words.advice(seeing({}, { phase }), move, who)).toBe(advice);
});
