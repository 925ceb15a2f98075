// Checks which values are records, and that every other value is refused by name.

import { describe, expect, test } from "vitest";
import { packs } from "#shared/cards/pack.ts";
import { newDice } from "#shared/chance/dice.ts";
import { sentence } from "#shared/games/texts.ts";
import { replay } from "#shared/record/replay.ts";
import { dealRecord, parseRecord, readRecord, RecordError } from "#shared/record/roundRecord.ts";
import { inEnglish } from "#test/support/inEnglish.ts";
import { recordOf } from "#test/support/recordOf.ts";

const good = recordOf({
  game: "kings-and-bastards",
  hands: ["3c 4d", "5c 6d", "7c 8d"],
  moves: [],
});
const { deck: _deck, ...withoutDeck } = good;
const whole = packs(1, 1);
const strict = { ...good, options: {} };
const deep = (depth: number): unknown => JSON.parse(`${"[".repeat(depth)}${"]".repeat(depth)}`);

describe("what gives the cards", () => {
  test("RR with a seed the deck is the packs in pack order, shuffled: same seed, same deal", () => {
    const one = readRecord({ ...withoutDeck, options: {}, seed: "spring" });
    expect(one.start.deck).not.toEqual(whole);
    expect([...one.start.deck].sort()).toEqual([...whole].sort());
    expect(readRecord({ ...withoutDeck, options: {}, seed: "spring" }).start.deck).toEqual(
      one.start.deck,
    );
    expect(readRecord({ ...withoutDeck, options: {}, seed: "Spring" }).start.deck).not.toEqual(
      one.start.deck,
    );
  });

  test('RR a deck stands before the seed, whose dice still decide the rest; the seed is "0" where none is given', () => {
    expect(readRecord({ ...good, seed: "spring" }).start).toMatchObject({
      deck: good.deck,
      dice: newDice("spring"),
    });
    expect(readRecord(good).start.dice).toEqual(newDice("0"));
  });

  test("RR a deck of exactly the packs is read, in any order", () => {
    expect(readRecord({ ...strict, deck: whole.toReversed() }).start.deck).toEqual(
      whole.toReversed(),
    );
  });

  test.for<[string, unknown, RegExp]>([
    ["too short", whole.slice(0, 50), /deck: .* 53 cards .* is missing/],
    ["too long", [...whole, "Jk"], /too many Jk/],
    ["with a card twice", whole.with(0, "2c"), /too many 2c/],
    ["empty", [], /is missing/],
    [
      "with a word for a card",
      whole.map((card, at) => (at === 7 ? "joker" : card)),
      /"joker" at place 7 isn’t a card/,
    ],
    ["with a hole", whole.map((card, at) => (at === 7 ? null : card)), /null at place 7/],
    ["with a list", whole.map((card, at) => (at === 7 ? [card] : card)), /a list of 1 at place 7/],
    ["a text", "Ac2c", /a list of cards/],
    ["null", null, /a list of cards/],
    ["an object", { 0: "Ac", length: 1 }, /a list of cards/],
    ["of a million cards", Array(1_000_000).fill("Ac"), /cards can be read, not 1000000/],
  ])("RR a deck %s is refused", ([, deck, words]) => {
    expect(() => readRecord({ ...strict, deck })).toThrow(RecordError);
    expect(inEnglish(() => readRecord({ ...strict, deck }))).toThrow(words);
  });

  test("RR anyDeck allows any deck, but not too few cards for the deal", () => {
    expect(readRecord({ ...good, deck: ["Ac", "Ac", "Ac"] }).start.deck).toHaveLength(3);
    expect(() => dealRecord(readRecord({ ...good, deck: ["Ac", "Ac"] }))).toThrow(RecordError);
    expect(inEnglish(() => dealRecord(readRecord({ ...good, deck: [] })))).toThrow(
      /0 cards aren’t enough/,
    );
  });

  test("RR neither deck nor seed is refused", () =>
    expect(inEnglish(() => readRecord({ ...withoutDeck, options: {} }))).toThrow(/deck or seed/));

  test("RR a seed longer than any is refused", () => {
    expect(readRecord({ ...good, seed: "x".repeat(1000) }).start.dice.seed).toHaveLength(1000);
    expect(inEnglish(() => readRecord({ ...good, seed: "x".repeat(1001) }))).toThrow(
      /seed: at most 1000 characters can be read, not 1001/,
    );
  });

  test.for([0, 17, null, {}, ["x"], true])("RR a seed %j is refused", (seed) => {
    expect(inEnglish(() => readRecord({ ...good, seed }))).toThrow(/seed: a string is needed/);
  });
});

describe("the other fields", () => {
  test.for<[string, unknown, RegExp]>([
    ["format", undefined, /format: .* not nothing/],
    ["format", 1, /format/],
    ["format", deep(5000), /format: .* a list of 1/],
    ["format", "x".repeat(1e6), /^.{0,200}$/],
    ["game", undefined, /game: nothing is unknown \(known: kings-and-bastards/],
    ["game", "constructor", /game/],
    ["game", ["kings-and-bastards"], /game/],
    ["game", "__proto__", /game/],
    ["seats", undefined, /seats/],
    ["seats", 3, /seats/],
    ["seats", ["A", "B", 3], /seats: a list of the players' names/],
    ["seats", ["A", null], /seats/],
    ["seats", [], /2 to 12 players, not 0 \(C-15\)/],
    ["seats", ["A"], /C-15/],
    ["seats", Array(13).fill("A"), /not 13 \(C-15\)/],
    ["seats", { length: 3 }, /seats/],
    ["dealer", 3, /dealer: a seat from 0 to 2 is needed, not 3/],
    ["dealer", -1, /dealer/],
    ["dealer", 1.5, /dealer/],
    ["dealer", "0", /dealer: .* not "0"/],
    ["dealer", [0], /dealer/],
    ["dealer", 1e300, /dealer/],
    ["options", null, /options: an object/],
    ["options", [], /options/],
    ["options", "anyDeck", /options/],
    ["options", { anyDeck: 1 }, /anyDeck/],
    ["options", { jokers: 1 }, /no option "jokers" \(known: jokersPerPack/],
    [
      "options",
      { anyDeck: true, jokersPerPack: 3 },
      /"jokersPerPack" \(KB-3\) takes a whole number from 0 to 2, not 3/,
    ],
    ["options", { jokersPerPack: "1" }, /not "1"/],
    ["options", { jokersPerPack: 0.5 }, /jokersPerPack/],
    ["options", { jokersPerPack: deep(5000) }, /a list of 1/],
    ["options", { exchangeTrumps: "yes" }, /"exchangeTrumps" \(KB-6\) takes true or false/],
    ["options", { exchangeTrumps: 0 }, /exchangeTrumps/],
    ["options", { stake: -1 }, /"stake" \(KB-15\)/],
    ["options", { stake: 1e15 }, /stake/],
    ["options", { bastardPays: null }, /bastardPays/],
    ["options", JSON.parse('{"__proto__":{"anyDeck":true}}'), /no option "__proto__"/],
    ["moves", null, /moves: a list/],
    ["moves", {}, /moves/],
    ["moves", "pass", /moves/],
    ["moves", Array(200_001).fill(0), /can be read, not 200001/],
    ["carry", [], /carry: an object/],
    ["carry", 5, /carry/],
  ])("RR %s that is wrong is refused by name (%#)", ([field, value, words]) => {
    expect(() => readRecord({ ...good, [field]: value })).toThrow(RecordError);
    expect(inEnglish(() => readRecord({ ...good, [field]: value }))).toThrow(words);
  });

  test.for([null, undefined, 5, "round/1", [], true, [good]])("RR %j is no record", (value) =>
    expect(inEnglish(() => readRecord(value))).toThrow(/a round record is a JSON object/),
  );

  test("RR options, dealer, carry and moves may be absent", () => {
    const {
      options: _options,
      dealer: _dealer,
      carry: _carry,
      moves: _moves,
      ...bare
    } = { ...withoutDeck, seed: "x", carry: {} };
    const read = readRecord(bare);
    expect([...replay(read)]).toHaveLength(1);
    expect(read.record.moves).toEqual([]);
    expect(readRecord({ ...bare, dealer: null, carry: null }).start.dealer).toBeNull();
  });

  test("RR names may be anything, even the same", () => {
    expect(readRecord({ ...good, seats: ["", "__proto__", "__proto__"] }).start.seats).toBe(3);
  });

  test("RR text that is not JSON is refused, however it is broken", () => {
    for (const text of [
      "",
      "{",
      "null,",
      "\u0000",
      '{"format":"round/1"',
      "\ufeff{}",
      "[".repeat(1e5),
    ])
      expect(() => parseRecord(text)).toThrow(RecordError);
    expect(() => parseRecord("[".repeat(1e5) + "]".repeat(1e5))).toThrow(RecordError);
  });
});

describe("hostile moves", () => {
  const lineOf = (move: unknown) => [...replay(readRecord({ ...good, moves: [move] }))][1];
  test.for<[string, unknown]>([
    ["null", null],
    ["a number", 7],
    ["a text", "pass"],
    ["a list", []],
    ["no seat", { type: "pass" }],
    ["seat 99", { seat: 99, type: "pass" }],
    ["seat −1", { seat: -1, type: "pass" }],
    ["half a seat", { seat: 0.5, type: "pass" }],
    ["a seat in words", { seat: "0", type: "play", cards: ["3c"] }],
    ["a huge seat", { seat: 1e308, type: "pass" }],
    ["a list of seats", { seat: [0], type: "pass" }],
    ["no type", { seat: 0 }],
    ["an unknown type", { seat: 0, type: "win" }],
    ["a type of Object", { seat: 0, type: "constructor" }],
    ["auto false", { seat: 0, type: "play", cards: ["3c"], auto: false }],
    ["auto 1", { seat: 0, type: "play", cards: ["3c"], auto: 1 }],
    ["a prototype", JSON.parse('{"seat":0,"type":"play","cards":["3c"],"__proto__":{"x":1}}')],
    ["deep nesting", { seat: 0, type: "play", cards: deep(5000) }],
    ["a huge key", { seat: 0, type: "pass", ["x".repeat(1e6)]: 1 }],
    ["a huge type", { seat: 0, type: "x".repeat(1e6) }],
    ["100 000 cards", { seat: 0, type: "play", cards: Array(100_000).fill("3c") }],
  ])("C-13 %s is refused by number, in few words, and changes nothing", ([, move]) => {
    const line = lineOf(move);
    expect(line?.error?.code).toBe("C-13");
    expect(sentence(line!.error!).length).toBeLessThan(300);
    expect(sentence(line!.error!).length).toBeGreaterThan(10);
    expect(line?.step.round.zones.pile).toEqual([]);
    expect({}).not.toHaveProperty("x");
  });

  test("C-12 cards that nobody dealt, and more of them than there are", () => {
    expect(lineOf({ seat: 0, type: "play", cards: ["3c", "3c"] })?.error?.code).toBe("C-12");
    expect(lineOf({ seat: 0, type: "play", cards: ["Jk"], as: "9" })?.error?.code).toBe("C-12");
  });

  test('RR a time-out is the default move with "auto": true', () => {
    expect(lineOf({ seat: 0, type: "play", cards: ["3c"], auto: true })?.error).toBeNull();
  });
});
