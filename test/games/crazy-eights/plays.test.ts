// Checks which cards may be played, alone and together, and what must follow them.

import { describe, expect, test } from "vitest";
import { crazyEights } from "#shared/games/crazy-eights/index.ts";
import { sentence } from "#shared/games/texts.ts";
import { hand } from "#test/support/hand.ts";
import { saying } from "#test/support/inEnglish.ts";
import { crazy, dealt, draw, eights } from "./crazyRound.ts";

const quiet = "2c 3c 4c 5c 6c";

describe("a single card", () => {
  test("CE-6 one of the top card's suit follows, and is to be matched then", () =>
    crazy(["2h 3c 4c 5c 6c", quiet], "7h 9d 9c")
      .seat(0)
      .plays("2h")
      .expectPile("7h 2h")
      .expectFact("suit", "h")
      .expectFact("rank", "2")
      .expectToAct(1)
      .expectHand(0, "3c 4c 5c 6c")
      .expectHappened("played")
      .played());

  test("CE-6 one of the top card's rank follows", () =>
    crazy(["7c 3c 4c 5c 6c", quiet], "7h 9d 9c")
      .seat(0)
      .plays("7c")
      .expectFact("suit", "c")
      .expectFact("rank", "7")
      .played());

  test("CE-6 a card of neither suit nor rank does not, and the message says what would", () =>
    crazy(["2c 3c 4c 5c 6c", quiet], "Th 9d 9c")
      .seat(0)
      .plays("2c")
      .expectRefused("CE-6", /The 2 of clubs doesn’t fit. Play a heart or a 10, or an eight/)
      .expectToAct(0)
      .expectPile("Th")
      .played());

  test("CE-6 an eight goes on anything", () =>
    crazy(["8c 3c 4c 5c 6c", quiet], "Th 9d 9c")
      .seat(0)
      .sends(eights("8c", "s"))
      .expectPile("Th 8c")
      .played());

  test("C-12 a card that is not in the hand", () =>
    crazy([quiet, quiet], "Th 9d 9c")
      .seat(0)
      .plays("2h")
      .expectRefused("C-12", /don’t hold the 2 of hearts/)
      .sends({ type: "play", cards: ["Jk"] })
      .expectRefused("C-12")
      .plays("2c 2c")
      .expectRefused("C-12", /both the 2 of clubs and the 2 of clubs/)
      .played());

  test("C-11 whose turn it is not may not play, draw or pass; nor a seat that is not there", () => {
    const round = dealt({ seats: 3, carry: { order: [2, 1, 0] } });
    for (const seat of [0, 1])
      for (const move of [draw, { type: "pass" }, { type: "play", cards: ["2c"] }] as const) {
        expect(crazyEights.apply(round, seat, move)).toMatchObject({
          ok: false,
          error: saying("C-11", /seat 3’s turn/),
        });
      }
    expect(crazyEights.apply(round, 3, { type: "leave" })).toMatchObject({
      ok: false,
      error: { code: "C-11" },
    });
  });
});

describe("several cards", () => {
  test("CE-7 cards of one rank go together if one of them could go alone; the last given lies on top", () =>
    crazy(["2c 2d 2h 5c 6c", quiet], "7h 9d 9c")
      .seat(0)
      .plays("2h 2c 2d")
      .expectPile("7h 2h 2c 2d")
      .expectFact("suit", "d")
      .expectFact("rank", "2")
      .expectHand(0, "5c 6c")
      .played());

  test("CE-7 the one that could go alone may be anywhere among them", () =>
    crazy(["2c 2d 2h 5c 6c", quiet], "7h 9d 9c")
      .seat(0)
      .plays("2c 2d 2h")
      .expectFact("suit", "h")
      .played());

  test("CE-7 two that match by rank go together", () =>
    crazy(["7c 7d 2h 5c 6c", quiet], "7h 9d 9c")
      .seat(0)
      .plays("7c 7d")
      .expectFact("suit", "d")
      .played());

  test("CE-7 none of them could go alone: none goes", () =>
    crazy(["2c 2d 3h 5c 6c", quiet], "7h 9d 9c")
      .seat(0)
      .plays("2c 2d")
      .expectRefused("CE-7", /At least one must be a heart or a 7/)
      .played());

  test("CE-7 cards of two ranks do not go together, though each could alone", () =>
    crazy(["2h 3h 7c 5c 8c", quiet], "7h 9d 9c")
      .seat(0)
      .plays("2h 3h")
      .expectRefused("CE-7", /share a rank/)
      .plays("2h 7c")
      .expectRefused("CE-7")
      .sends(eights("8c 2h", "c"))
      .expectRefused("CE-7")
      .played());

  test("CE-7 C-1 two cards of one name of two packs", () =>
    crazy(["2h 2h 3h 5c 8c", quiet], "7h 9d 9c")
      .seat(0)
      .plays("2h 2h")
      .expectHand(0, "3h 5c 8c")
      .expectPile("7h 2h 2h")
      .played());

  test("CE-7 CE-11 who gets rid of all cards at once has won", () =>
    crazy(["2h 2c 2d 2s 2h", quiet], "7h 9d 9c")
      .seat(0)
      .plays("2h 2h 2c 2d 2s")
      .expectResult({ winners: [0] })
      .played());
});

describe("eights", () => {
  test("CE-8 the named suit must be matched, or another eight played; neither the eight's suit nor its rank counts", () =>
    crazy(["8c 3c 4c 5c 6c", "2c 2s 8h 7h Kh"], "7h 9d 9c")
      .seat(0)
      .sends(eights("8c", "s"))
      .expectFact("suit", "s")
      .expectFact("rank", null)
      .seat(1)
      .expectLegal("2s", "2c 2s", "8h names c", "8h names d", "8h names h", "8h names s", "draw")
      .plays("2c")
      .expectRefused("CE-6", /Play a spade, or an eight/)
      .plays("2s")
      .expectFact("suit", "s")
      .expectFact("rank", "2")
      .played());

  test("CE-8 a set of eights names one suit, whatever suits they have", () =>
    crazy(["8c 8d 4c 5c 6c", quiet], "7h 9d 9c")
      .seat(0)
      .sends(eights("8d 8c", "h"))
      .expectFact("suit", "h")
      .expectFact("rank", null)
      .expectPile("7h 8d 8c")
      .played());

  test("CE-8 the named suit stands until another card is played, whoever draws meanwhile", () =>
    crazy(["8c 3c 4c 5c 6c", quiet], "7h 9d 9c 9h 9s")
      .seat(0)
      .sends(eights("8c", "d"))
      .seat(1)
      .sends(draw)
      .seat(0)
      .sends(draw)
      .expectFact("suit", "d")
      .expectFact("rank", null)
      .seat(1)
      .plays("2c")
      .expectRefused("CE-6")
      .played());

  test("CE-8 an eight without a suit is refused", () =>
    crazy(["8c 8h 4c 5c 6c", quiet], "7h 9d 9c")
      .seat(0)
      .plays("8c")
      .expectRefused("CE-8", /needs a suit/)
      .plays("8c 8h")
      .expectRefused("CE-8")
      .played());

  test("CE-8 C-13 a suit is named with eights alone, and is one of four", () =>
    crazy(["7c 8h 4c 5c 6c", quiet], "7h 9d 9c")
      .seat(0)
      .sends(eights("7c", "s"))
      .expectRefused("C-13", /Only an eight/)
      .sends({ type: "play", cards: ["8h"], suit: "x" })
      .expectRefused("C-13", /suit: is not a suit: c d h s/)
      .sends({ type: "play", cards: ["8h"], suit: null })
      .expectRefused("C-13")
      .played());

  test("CE-8 the last card may be an eight: it names a suit and wins", () =>
    crazy(["8h 8c 8d 8s 8h", quiet], "7h 9d 9c")
      .seat(0)
      .sends(eights("8h 8c 8d 8s 8h", "c"))
      .expectResult({ winners: [0] })
      .expectFact("suit", "c")
      .played());
});

describe("the form of a move", () => {
  const { readMove } = crazyEights;

  test("C-13 wrong forms are named", () => {
    const problems: readonly (readonly [unknown, RegExp])[] = [
      [null, /a move is an object/],
      [{}, /play, draw, pass or leave/],
      [{ type: "skip" }, /play, draw, pass or leave/],
      [{ type: "play" }, /cards: a list of cards is needed/],
      [{ type: "play", cards: [] }, /at least one card/],
      [{ type: "play", cards: ["8x"] }, /cards\.0: is not a card/],
      [{ type: "play", cards: "8h" }, /cards: a list/],
      [{ type: "play", cards: Array(105).fill("8h") }, /can’t hold that many cards/],
      [{ type: "play", cards: ["8h"], as: "7" }, /"as" does not belong here/],
      [{ type: "draw", cards: [] }, /"cards" does not belong here/],
      [{ type: "draw", count: 2 }, /"count" does not belong/],
      [{ type: "pass", suit: "s" }, /"suit" does not belong/],
    ];
    for (const [raw, words] of problems) {
      const read = readMove(raw);
      expect(read.ok ? "" : sentence(read.problem)).toMatch(words);
    }
  });

  test("C-13 right ones are read as they are", () => {
    for (const move of [
      { type: "play", cards: ["8h"], suit: "s" },
      { type: "play", cards: ["7h", "7c"] },
      { type: "draw" },
      { type: "pass" },
      { type: "leave" },
    ])
      expect(readMove(move)).toEqual({ ok: true, move });
  });

  test("C-13 a play of nothing that comes past the reader is refused too", () => {
    const round = dealt({ seats: 2 });
    expect(
      crazyEights.apply(round, round.facts.turn ?? 0, { type: "play", cards: [] }),
    ).toMatchObject({ ok: false, error: { code: "C-13" } });
  });
});

describe("legal", () => {
  test("CE-6 CE-7 it lists each single card, each set once, and the draw", () =>
    crazy(["2h 2c 2d 7c Kc", quiet], "7h 9d 9c")
      .seat(0)
      .expectLegal("2h", "7c", "2c 2h", "2d 2h", "2c 2d 2h", "draw")
      .expectView(1, ({ seen }) => expect(seen.legal).toEqual([]))
      .expectView("spectator", ({ seen }) => expect(seen.legal).toEqual([]))
      .played());

  test("CE-7 CE-8 sets of eights once for each suit, and names held twice are no two moves", () =>
    crazy(["8h 8h 8c 2h 2h", quiet], "7h 9d 9c")
      .seat(0)
      .expectLegal(
        "2h",
        "2h 2h",
        ...["8c", "8h", "8h 8h", "8c 8h", "8c 8h 8h"].flatMap((cards) =>
          ["c", "d", "h", "s"].map((suit) => `${cards} names ${suit}`),
        ),
        "draw",
      )
      .played());

  test("CE-7 every order of a listed set may be played", () => {
    const round = dealt({ seats: 2, carry: { order: [0, 1] } });
    const set = {
      ...round,
      zones: {
        ...round.zones,
        hands: [hand("2h 2c 2d"), ...round.zones.hands.slice(1)],
        pile: hand("7h"),
      },
    } as never as typeof round;
    const facing = { ...set, facts: { ...set.facts, suit: "h", rank: "7" } } as typeof round;
    for (const cards of ["2h 2c 2d", "2h 2d 2c", "2c 2h 2d", "2c 2d 2h", "2d 2h 2c", "2d 2c 2h"])
      expect(crazyEights.apply(facing, 0, { type: "play", cards: hand(cards) }).ok).toBe(true);
  });
});
