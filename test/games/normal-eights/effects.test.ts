// Checks the cards that draw cards, show cards or ask for a card.

import { describe, expect, test } from "vitest";
import { View } from "#shared/contract/view.ts";
import { normalEights } from "#shared/games/normal-eights/index.ts";
import { laidOnHearts, made, nope, pass, pick, standing } from "./moment.ts";
import {
  draw,
  effectOf,
  handOf,
  happened,
  keep,
  knownTo,
  leave,
  legalOf,
  passes,
  play,
  stands,
  typesOf,
  verdict,
} from "./normalRound.ts";

describe("drawing cards", () => {
  test("NE-8 the user of a 3 draws three, which he alone sees", () => {
    const round = laidOnHearts(["3h 8c", "2c", "4c"]);
    expect(effectOf(round, 0, play("3h")).slice(1)).toEqual([
      {
        type: "drew",
        seat: 0,
        told: { count: 3, why: "collect" },
        only: { to: [0], cards: ["2d", "3d", "4d"] },
      },
    ]);
    expect(handOf(stands(round, 0, play("3h")), 0)).toBe("8c 2d 3d 4d");
  });

  test("NE-17 a king's target draws four, the user too if he picks himself", () => {
    const round = laidOnHearts(["Kh 8c", "2c", "4c"]);
    expect(handOf(stands(round, 0, play("Kh", { target: 2 })), 2)).toBe("4c 2d 3d 4d 5d");
    expect(handOf(stands(round, 0, play("Kh", { target: 0 })), 0)).toBe("8c 2d 3d 4d 5d");
  });

  test("NE-6 NE-8 what cannot be drawn is not drawn; the pile below the card played is renewed in the middle of it", () => {
    const round = laidOnHearts(["Kh 8c", "2c"], { stock: "2d", pile: "7d 6h" });
    expect(typesOf(effectOf(round, 0, play("Kh", { target: 1 })))).toEqual([
      "settled",
      "refilled",
      "drew",
    ]);
    const after = stands(round, 0, play("Kh", { target: 1 }));
    expect([
      handOf(after, 1).split(" ").length,
      after.zones.pile,
      after.zones.stock.length,
    ]).toEqual([4, ["Kh"], 0]);
    const none = laidOnHearts(["3h 8c", "2c"], { stock: "", pile: "6h" });
    expect(handOf(stands(none, 0, play("3h")), 0)).toBe("8c 6h");
  });
});

describe("an open hand", () => {
  const round = laidOnHearts(["4h 8c", "Kh 2c", "4c", "3s"], { stock: "2d 3d 4d 5d" });
  const shown = stands(round, 0, play("4h"));

  test("NE-9 the user's hand lies open to all", () => {
    expect(effectOf(round, 0, play("4h")).slice(1)).toEqual([
      { type: "showed", seat: 0, told: { cards: ["8c"] } },
    ]);
    expect(normalEights.views.openHands(shown.facts)).toEqual([0]);
    expect(View.of(normalEights, { round: shown, happened: [] }, "spectator").seen.hands).toEqual([
      ["8c"],
      2,
      1,
      1,
    ]);
  });

  test("NE-9 cards that come to it lie open too, and all are told which", () => {
    expect(effectOf(shown, 1, play("Kh", { target: 0 })).slice(1)).toEqual([
      { type: "drew", seat: 0, told: { count: 4, why: "king", cards: ["2d", "3d", "4d", "5d"] } },
    ]);
  });

  test("NE-9 C-7 it is taken up at the start of his next turn, and what lay open stays known", () => {
    const before = made(shown, [1, draw], [1, keep], [2, draw], [2, keep], [3, draw]);
    expect(happened(before, [3, keep])).toEqual([
      { type: "kept", seat: 3, told: {} },
      { type: "hid", seat: 0, told: {} },
    ]);
    const hidden = made(before, [3, keep]);
    expect([
      hidden.facts.shown,
      hidden.facts.turn,
      knownTo(hidden, 1, 0),
      knownTo(hidden, 3, 0),
      knownTo(hidden, 0, 0),
    ]).toEqual([[], 0, "8c", "8c", ""]);
    expect(knownTo(made(hidden, [0, draw], [0, keep]), 2, 0)).toBe("8c");
  });

  test("NE-9 NE-15 a skipped turn does not count: it lies open for longer", () => {
    const skipped = { ...shown, facts: { ...shown.facts, skips: [1, 0, 0, 0] } };
    const after = made(skipped, [1, draw], [1, keep], [2, draw], [2, keep], [3, draw], [3, keep]);
    expect(standing(after)).toMatchObject({ turn: 1, shown: [0], skips: "0000" });
  });
});

describe("asking for a card", () => {
  const round = laidOnHearts(["5h 8c", "2c 9c", "4c 3s"]);
  const asked = stands(round, 0, play("5h", { target: 1 }));

  test("NE-10 the player picked chooses a card of his hand and gives it to the user", () => {
    expect(effectOf(round, 0, play("5h", { target: 1 })).at(-1)).toEqual({
      type: "asked",
      seat: 0,
      told: { what: "give", seats: [1] },
    });
    expect([
      normalEights.phase(asked),
      normalEights.toAct(asked),
      asked.facts.pending,
      asked.facts.turn,
    ]).toEqual(["give", [1], [1], 0]);
    expect(legalOf(asked, 1)).toEqual(["pick 2c", "pick 9c"]);
    expect(happened(asked, [1, pick("9c")])).toEqual([
      { type: "gave", seat: 1, told: { to: 0 }, only: { to: [1, 0], cards: ["9c"] } },
    ]);
    expect(standing(made(asked, [1, pick("9c")]))).toMatchObject({
      hands: ["8c 9c", "2c", "3s 4c"],
      turn: 1,
      match: "5h",
    });
  });

  test("NE-10 C-11 C-12 only who is asked gives, and only what he holds", () => {
    expect([
      verdict(asked, 2, pick("4c")),
      verdict(asked, 0, pick("8c")),
      verdict(asked, 1, pick("8c")),
      verdict(asked, 1, pass),
      verdict(asked, 1, nope("As", true)),
    ]).toEqual(["C-11", "C-11", "C-12", "NE-10", "NE-18"]);
  });

  test("C-7 a card given is known to the giver, and no third seat knows of the giver's hand what it knew before", () => {
    const seen = {
      ...asked,
      secret: { sightings: [{ seat: 1, card: asked.zones.hands[1]![0]!, by: [0, 2] }] },
    };
    const after = made(seen, [1, pick("9c")]);
    expect([
      knownTo(after, 1, 0),
      knownTo(after, 2, 0),
      knownTo(after, 0, 1),
      knownTo(after, 2, 1),
    ]).toEqual(["9c", "", "2c", ""]);
  });

  test("NE-9 NE-10 a card from an open hand is seen by all", () => {
    const open = { ...asked, facts: { ...asked.facts, shown: [1] } };
    expect(happened(open, [1, pick("9c")])[0]).toEqual({
      type: "gave",
      seat: 1,
      told: { to: 0, card: "9c" },
    });
    expect(knownTo(made(open, [1, pick("9c")]), 2, 0)).toBe("9c");
  });

  test("NE-25 nothing happens where the player picked has left, or gave his last card away as an ace", () => {
    const open = made(round, [0, play("5h", { target: 1 })], [1, leave]);
    expect(typesOf(happened(open, [0, pass], [2, pass]))).toEqual([
      "answered",
      "settled",
      "fizzled",
    ]);
    const spent = made(
      laidOnHearts(["5h 8c", "As", "4c Ac"]),
      [0, play("5h", { target: 1 })],
      [1, nope("As", false)],
      [2, nope("Ac", false)],
    );
    expect(typesOf(happened(spent, ...passes(spent)).slice(-3))).toEqual([
      "settled",
      "fizzled",
      "won",
    ]);
  });

  test("NE-25 C-5 nothing happens where either leaves while the card is asked", () => {
    expect(typesOf(happened(asked, [1, leave]))).toEqual(["left", "fizzled"]);
    expect(standing(made(asked, [0, leave]))).toMatchObject({
      turn: 1,
      hands: ["", "2c 9c", "3s 4c"],
    });
    expect(normalEights.phase(made(asked, [2, leave]))).toBe("give");
  });
});
