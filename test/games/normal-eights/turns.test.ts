// Checks what a player may do in their turn, and whose turn comes next.

import { describe, expect, test } from "vitest";
import { normalEights } from "#shared/games/normal-eights/index.ts";
import { sentence } from "#shared/games/texts.ts";
import { laidOnHearts, made, nope, pass, standing } from "./moment.ts";
import {
  draw,
  effectOf,
  handOf,
  happened,
  keep,
  leave,
  legalOf,
  play,
  refusal,
  stands,
  typesOf,
  verdict,
} from "./normalRound.ts";

describe("playing", () => {
  test("NE-3 NE-16 a card follows that matches the top card's suit or rank, or a queen", () => {
    const round = laidOnHearts(["8h 6c 8c Qs", "2c"]);
    expect(legalOf(round, 0)).toEqual([
      "8h",
      "6c",
      "Qs names c",
      "Qs names d",
      "Qs names h",
      "Qs names s",
      "draw",
    ]);
    expect(verdict(round, 0, play("8c"))).toBe("NE-3");
    expect(sentence(refusal(round, 0, play("8c"))!)).toBe(
      "The 8 of clubs doesn’t match the suit or rank. Play hearts, a 6 or any queen, or draw a card (pass if there is none to draw).",
    );
  });

  test("NE-16 after a queen only the named suit counts, and other queens", () => {
    const round = laidOnHearts(["Qs Qd 8c 8s", "2c Qc 2s"], { facts: { suit: "h", rank: "6" } });
    const after = stands(round, 0, play("Qs", { suit: "c" }));
    expect(standing(after)).toMatchObject({ turn: 1, match: "*c" });
    expect(legalOf(after, 1).filter((move) => !move.startsWith("Qc"))).toEqual(["2c", "draw"]);
    expect(sentence(refusal(after, 1, play("2s"))!)).toMatch(/Play clubs or any queen/);
  });

  test("NE-23 on a blank card any but an ace may follow", () => {
    const round = laidOnHearts(["8c 9d As", "2c"], {
      facts: { suit: null, rank: null, blank: true },
    });
    expect(legalOf(round, 0)).toEqual(["8c", "9d", "draw"]);
    expect(sentence(refusal(round, 0, play("As"))!)).toMatch(/Play any card but an ace/);
  });

  test("NE-18 an ace is never played in a turn", () => {
    const round = laidOnHearts(["Ah 8h", "2c"]);
    expect(legalOf(round, 0)).toEqual(["8h", "draw"]);
    expect(verdict(round, 0, play("Ah"))).toBe("NE-18");
    expect(verdict(round, 0, nope("Ah", true))).toBe("NE-18");
  });

  test("NE-13 NE-20 a card played lies in question until all have passed, and the top card stays as it was", () => {
    const open = made(laidOnHearts(["8h 2c", "3c", "4c"]), [0, play("8h")]);
    expect(normalEights.phase(open)).toBe("respond");
    expect(open.facts).toMatchObject({
      chain: [{ seat: 0, card: "8h", sendBack: false }],
      counted: ["8h"],
      suit: "h",
      rank: "6",
      turn: 0,
      windows: 1,
    });
    expect("pending" in open.facts).toBe(false);
    expect([handOf(open, 0), open.zones.pile.at(-1)]).toEqual(["2c", "6h"]);
    const after = made(open, [2, pass], [0, pass], [1, pass]);
    expect(standing(after)).toMatchObject({ turn: 1, match: "8h", pile: "7d 6h 8h" });
  });

  test("C-9 C-11 C-12 who is not to act and who does not hold the card is refused", () => {
    const round = laidOnHearts(["8h 2c", "3c", "4c"]);
    expect(verdict(round, 1, draw)).toBe("C-11");
    expect(verdict(round, 0, play("9h"))).toBe("C-12");
    expect(verdict(round, 5, draw)).toBe("C-11");
  });

  test("C-13 a suit goes with a queen alone, a target with a 5, a jack and a king", () => {
    const round = laidOnHearts(["8h Qh 5h Jh Kh", "3c", "4c"]);
    expect(
      ["8h", "5h", "Jh", "Kh"].map((card) => verdict(round, 0, play(card as "8h", { suit: "c" }))),
    ).toEqual(["C-13", "C-13", "C-13", "C-13"]);
    expect(verdict(round, 0, play("Qh"))).toBe("C-13");
    expect(verdict(round, 0, play("8h", { target: 1 }))).toBe("C-13");
    expect(sentence(refusal(round, 0, play("5h"))!)).toBe(
      'Choose who gives you a card: "target" must be 1 or 2 (NE-10).',
    );
    expect(verdict(round, 0, play("8h", { as: "9h" }))).toBe("C-13");
  });

  test("NE-10 NE-15 NE-17 a 5 is aimed at another player, a jack and a king at any, and nobody who left", () => {
    const round = made(laidOnHearts(["5h Jh Kh", "3c", "4c", "8c"]), [3, leave]);
    expect(legalOf(round, 0)).toEqual([
      "5h at 1",
      "5h at 2",
      "Jh at 0",
      "Jh at 1",
      "Jh at 2",
      "Kh at 0",
      "Kh at 1",
      "Kh at 2",
      "draw",
    ]);
    expect([
      verdict(round, 0, play("5h", { target: 0 })),
      verdict(round, 0, play("Jh", { target: 3 })),
      verdict(round, 0, play("Kh", { target: 9 })),
    ]).toEqual(["NE-10", "NE-15", "NE-17"]);
  });
});

describe("drawing", () => {
  test("NE-3 the drawn card alone may be played, or it is kept; only one is drawn, with a playable card in hand too", () => {
    const drawn = made(laidOnHearts(["8h 2c", "3c"], { stock: "9h 4d" }), [0, draw]);
    expect(normalEights.phase(drawn)).toBe("drawn");
    expect(drawn.facts).toMatchObject({ drew: true, turn: 0 });
    expect(legalOf(drawn, 0)).toEqual(["9h", "keep"]);
    expect([
      verdict(drawn, 0, play("8h")),
      verdict(drawn, 0, draw),
      verdict(drawn, 0, pass),
      verdict(drawn, 0, nope("As", true)),
    ]).toEqual(["NE-3", "NE-3", "NE-3", "NE-18"]);
    expect(standing(made(drawn, [0, keep]))).toMatchObject({ turn: 1, hands: ["2c 8h 9h", "3c"] });
    expect(standing(stands(drawn, 0, play("9h")))).toMatchObject({
      turn: 1,
      pile: "7d 6h 9h",
      direction: -1,
    });
  });

  test("NE-3 a drawn card that does not match, or is an ace, is kept", () => {
    expect(legalOf(made(laidOnHearts(["8h", "3c"], { stock: "9c" }), [0, draw]), 0)).toEqual([
      "keep",
    ]);
    const ace = made(laidOnHearts(["8h", "3c"], { stock: "Ah" }), [0, draw]);
    expect(legalOf(ace, 0)).toEqual(["keep"]);
    expect(verdict(ace, 0, play("Ah"))).toBe("NE-18");
  });

  test("NE-6 C-10 an empty stock is renewed from the pile but its top card, when a card must come off it", () => {
    const round = laidOnHearts(["8h", "3c"], { stock: "", pile: "7d 9d Td 6h" });
    expect(legalOf(round, 0)).toEqual(["8h", "draw"]);
    const events = happened(round, [0, draw]);
    expect(typesOf(events)).toEqual(["refilled", "drew"]);
    expect(events[0]?.told).toEqual({ cards: 3 });
    const after = made(round, [0, draw]);
    expect([after.zones.pile, after.zones.stock.length]).toEqual([["6h"], 2]);
  });

  test("NE-6 where no card can be drawn a draw is refused, and passing is legal with a playable card too", () => {
    const round = laidOnHearts(["8h", "3c"], { stock: "", pile: "6h" });
    expect(legalOf(round, 0)).toEqual(["8h", "pass"]);
    expect(verdict(round, 0, draw)).toBe("NE-6");
    expect(verdict(laidOnHearts(["8h", "3c"]), 0, pass)).toBe("NE-6");
    expect(verdict(round, 0, keep)).toBe("NE-3");
  });

  test("NE-6 C-14 when all have passed so in succession the round is blocked: fewest cards wins, ties share", () => {
    const round = laidOnHearts(["8h 2c", "3c", "4d", "4s 4c"], {
      stock: "",
      pile: "6h",
      facts: { skips: [0, 1, 0, 0] },
    });
    const passed = made(round, [0, pass], [2, pass], [3, pass], [0, pass]);
    expect(passed.facts).toMatchObject({ turn: 1, passed: [0, 2, 3] });
    expect(typesOf(happened(passed, [1, pass]))).toEqual(["passed", "blocked", "won", "won"]);
    expect(made(passed, [1, pass]).facts.result).toEqual({
      winners: [1, 2],
      places: [
        [1, 2],
        [0, 3],
      ],
    });
    expect(
      stands(made(round, [0, pass], [2, pass], [3, pass]), 0, play("8h")).facts.passed,
    ).toEqual([]);
  });
});

describe("whose turn is next", () => {
  const hands = ["9h Th Jh 4h 8h", "2c 9c", "3c", "4c"];

  test("NE-14 a 9 reverses the turns; with two players the turn simply passes", () => {
    expect(standing(stands(laidOnHearts(hands), 0, play("9h")))).toMatchObject({
      turn: 3,
      direction: -1,
    });
    expect(standing(stands(laidOnHearts(hands.slice(0, 2)), 0, play("9h")))).toMatchObject({
      turn: 1,
    });
  });

  test("NE-14 a 10 gives its user another turn, again and again", () => {
    const once = stands(laidOnHearts(["Th Ts 8h", "2c"]), 0, play("Th"));
    expect(typesOf(effectOf(laidOnHearts(["Th Ts 8h", "2c"]), 0, play("Th")))).toEqual([
      "settled",
      "again",
    ]);
    expect(standing(stands(once, 0, play("Ts")))).toMatchObject({ turn: 0, match: "Ts" });
  });

  test("NE-22 a cancelled 10 ends the turn", () => {
    const open = made(laidOnHearts(["Th 8h", "2c As"]), [0, play("Th")], [1, nope("As", false)]);
    expect(standing(made(open, [0, pass], [1, pass]))).toMatchObject({ turn: 1, match: "As" });
  });

  test("NE-15 a jack's target misses his next turn, and skips add up", () => {
    const once = stands(
      laidOnHearts(hands, { facts: { skips: [0, 1, 0, 0] } }),
      0,
      play("Jh", { target: 1 }),
    );
    expect(standing(once)).toMatchObject({ turn: 2, skips: "0100" });
    const kept = made(once, [2, draw], [2, keep], [3, draw], [3, keep], [0, draw]);
    expect(happened(kept, [0, keep])).toEqual([
      { type: "kept", seat: 0, told: {} },
      { type: "skipped", seat: 1, told: { left: 0 } },
    ]);
    expect(standing(made(kept, [0, keep]))).toMatchObject({ turn: 2, skips: "0000" });
  });

  test("NE-15 the user may pick himself, and with two players misses the turn after the other's", () => {
    const round = stands(laidOnHearts(["Jh 8h", "2c 3c"]), 0, play("Jh", { target: 0 }));
    expect(standing(round)).toMatchObject({ turn: 1, skips: "10" });
    expect(standing(made(round, [1, draw], [1, keep]))).toMatchObject({ turn: 1, skips: "00" });
  });

  test("NE-15 NE-14 a 10's own turn is no next turn that a skip would take", () => {
    expect(
      standing(stands(laidOnHearts(hands, { facts: { skips: [0, 2, 0, 0] } }), 0, play("Th"))),
    ).toMatchObject({ turn: 0, skips: "0200" });
  });

  test("C-3 who left is passed over in both directions", () => {
    const round = made(laidOnHearts(hands), [1, leave]);
    expect(standing(stands(round, 0, play("8h")))).toMatchObject({ turn: 2 });
    expect(standing(stands(made(round, [3, leave]), 0, play("9h")))).toMatchObject({ turn: 2 });
  });
});
