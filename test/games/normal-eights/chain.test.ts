// Checks how aces answer a card and each other, and what becomes of their cards.

import { describe, expect, test } from "vitest";
import { View } from "#shared/contract/view.ts";
import { normalEights } from "#shared/games/normal-eights/index.ts";
import type { Options } from "#shared/games/normal-eights/types.ts";
import { completeOptions } from "#shared/contract/options.ts";
import { sentence } from "#shared/games/texts.ts";
import { saying } from "#test/support/inEnglish.ts";
import { laidOnHearts, made, nope, pass, pick, standing } from "./moment.ts";
import {
  draw,
  handOf,
  happened,
  knownTo,
  leave,
  legalOf,
  passes,
  play,
  refusal,
  verdict,
} from "./normalRound.ts";

const round = laidOnHearts(["3h 8c As", "Ac 2c", "Ad 4c", "9c"]);
const open = made(round, [0, play("3h")]);

describe("answering", () => {
  test("NE-18 anyone may answer with an ace, the player of the card included, matching or not, and says whether the card goes back", () => {
    expect(legalOf(open, 1)).toEqual(["nope Ac", "nope Ac back", "pass"]);
    expect(legalOf(open, 0)).toEqual(["nope As", "nope As back", "pass"]);
    expect(legalOf(open, 3)).toEqual(["pass"]);
    expect(happened(open, [0, nope("As", true)])).toEqual([
      { type: "noped", seat: 0, told: { card: "As", sendBack: true } },
    ]);
  });

  test("NE-18 NE-20 what is no ace, or not held, is no answer; nothing else is done while a card is in question", () => {
    expect([
      verdict(open, 1, nope("2c", true)),
      verdict(open, 1, nope("As", true)),
      verdict(open, 1, draw),
      verdict(open, 0, play("8c")),
      verdict(open, 1, pick("2c")),
    ]).toEqual(["NE-18", "C-12", "NE-20", "NE-20", "NE-20"]);
  });

  test("NE-18 an ace answers neither a draw nor a discard without effect", () => {
    expect(verdict(made(round, [0, draw]), 1, nope("Ac", true))).toBe("C-11");
    const purged = made(
      laidOnHearts(["7h 8c", "Ac 2c", "4c 5c"]),
      [0, play("7h")],
      [0, pass],
      [1, pass],
      [2, pass],
      [1, pick("2c")],
      [2, pick("4c")],
    );
    expect([normalEights.phase(purged), verdict(purged, 1, nope("Ac", true))]).toEqual([
      "turn",
      "NE-18",
    ]);
  });

  test("NE-20 an ace opens a new window, in which who had passed may answer again", () => {
    const answered = made(open, [2, pass]);
    expect(verdict(answered, 2, nope("Ad", true))).toBe("NE-20");
    const again = made(answered, [1, nope("Ac", false)]);
    expect([again.facts.windows, normalEights.toAct(again), legalOf(again, 2)]).toEqual([
      2,
      [0, 1, 2, 3],
      ["nope Ad", "nope Ad back", "pass"],
    ]);
  });

  test("NE-20 the first answer that reaches the host counts: the next one answers the ace, not the card", () => {
    const both = made(open, [1, nope("Ac", false)], [2, nope("Ad", false)]);
    expect(both.facts.chain.map(({ card }) => card)).toEqual(["3h", "Ac", "Ad"]);
    expect(handOf(made(both, ...passes(both)), 0)).toBe("8c As 2d 3d 4d");
  });

  test("NE-20 who has passed is told to nobody: views list every active seat until the window closes, and only the whole truth says who has not answered", () => {
    const answered = made(open, [1, pass]);
    const outcome = normalEights.apply(open, 1, pass);
    expect(outcome.ok && outcome.noticedBy).toEqual([1]);
    expect(View.of(normalEights, { round: answered, happened: [] }, 0).seen.toAct).toEqual([
      0, 1, 2, 3,
    ]);
    expect(View.of(normalEights, { round: answered, happened: [] }, 1).seen).toMatchObject({
      toAct: [0, 1, 2, 3],
      legal: [],
      chosen: pass,
    });
    expect([normalEights.toAct(answered), normalEights.views.hiddenState?.(answered)]).toEqual([
      [0, 2, 3],
      { pending: [0, 2, 3] },
    ]);
    expect(normalEights.views.hiddenState?.(round)).toEqual({});
    expect(refusal(answered, 1, pass)).toEqual(
      saying("NE-20", "You passed on this card. You can answer again if another ace is played."),
    );
  });

  test("NE-20 the window's length is told by the options and the open card alone, and each has its number", () => {
    const options = (given: Partial<Options>) =>
      completeOptions<Options>(normalEights.options, given);
    const window = (given: Partial<Options>, facts = open.facts) =>
      normalEights.windows?.open(options(given), facts);
    expect(window({})).toEqual({ number: 1, floorMs: 1500, fullMs: 5000, aloneFloorMs: 600 });
    expect(window({ nopeSeconds: 1, nopeFloor: 2.3 })).toEqual({
      number: 1,
      floorMs: 2300,
      fullMs: 2300,
      aloneFloorMs: 600,
    });
    expect(window({}, made(open, [1, nope("Ac", false)]).facts)).toMatchObject({ number: 2 });
    expect(window({}, round.facts)).toBeNull();
  });
});

describe("the end of a chain", () => {
  const settled = (...nopes: Parameters<typeof made>[1][]) => {
    const last = made(open, ...nopes);
    return {
      round: made(last, ...passes(last)),
      chain: happened(last, ...passes(last)).find(({ type }) => type === "settled")?.told["chain"],
    };
  };

  test("NE-21 NE-18 an ace that stands cancels the card; it lies on top and sets the suit", () => {
    const { round: after, chain } = settled([1, nope("Ac", false)]);
    expect(chain).toEqual([
      { seat: 0, card: "3h", stands: false, back: false },
      { seat: 1, card: "Ac", stands: true, back: false },
    ]);
    expect(standing(after)).toMatchObject({
      pile: "7d 6h 3h Ac",
      match: "Ac",
      turn: 1,
      hands: ["8c As", "2c", "4c Ad", "9c"],
    });
  });

  test("NE-21 C-7 a card sent back is in its player's hand again, where all have seen it", () => {
    const { round: after, chain } = settled([1, nope("Ac", true)]);
    expect(chain).toEqual([
      { seat: 0, card: "3h", stands: false, back: true },
      { seat: 1, card: "Ac", stands: true, back: false },
    ]);
    expect(standing(after)).toMatchObject({
      pile: "7d 6h Ac",
      hands: ["3h 8c As", "2c", "4c Ad", "9c"],
    });
    expect([knownTo(after, 3, 0), knownTo(after, 0, 1)]).toEqual(["3h", ""]);
  });

  test("NE-21 a send-back is carried out only if its ace stands", () => {
    const { round: after, chain } = settled([1, nope("Ac", true)], [0, nope("As", true)]);
    expect(chain).toEqual([
      { seat: 0, card: "3h", stands: true, back: false },
      { seat: 1, card: "Ac", stands: false, back: true },
      { seat: 0, card: "As", stands: true, back: false },
    ]);
    expect(standing(after)).toMatchObject({
      pile: "7d 6h 3h As",
      match: "As",
      hands: ["2d 3d 4d 8c", "2c Ac", "4c Ad", "9c"],
    });
  });

  test("NE-21 cards of the chain have left their hands, and lie in no zone until the windows are over", () => {
    const chained = made(open, [1, nope("Ac", true)], [2, nope("Ad", false)]);
    expect([chained.zones.hands.map(({ length }) => length), chained.zones.pile.length]).toEqual([
      [2, 1, 1, 1],
      2,
    ]);
    expect(chained.facts.chain).toEqual([
      { seat: 0, card: "3h", sendBack: false },
      { seat: 1, card: "Ac", sendBack: true },
      { seat: 2, card: "Ad", sendBack: false },
    ]);
    expect(chained.facts.effect).toEqual({ seat: 0, card: "3h", target: null, suit: null });
  });

  test("NE-21 NE-16 a queen that stands below aces overrides the ace on top; one that is cancelled does not", () => {
    const queen = made(
      laidOnHearts(["Qc 8c As", "Ac 2c"]),
      [0, play("Qc", { suit: "d" })],
      [1, nope("Ac", false)],
    );
    const cancelled = made(queen, ...passes(queen));
    expect(standing(cancelled)).toMatchObject({ match: "Ac", pile: "7d 6h Qc Ac" });
    const revived = made(queen, [0, nope("As", true)]);
    expect(standing(made(revived, ...passes(revived)))).toMatchObject({
      match: "*d",
      pile: "7d 6h Qc As",
      turn: 1,
    });
  });

  test("NE-21 C-5 a card whose player has left stays on the pile, whatever its ace says", () => {
    const noped = made(open, [1, nope("Ac", true)], [0, leave]);
    expect(standing(made(noped, ...passes(noped)))).toMatchObject({
      pile: "7d 6h 3h Ac",
      turn: 1,
      hands: ["", "2c", "4c Ad", "9c"],
    });
  });
});

describe("jokers", () => {
  const jokers = laidOnHearts(["Jk 8c", "Jk Ac 2c", "9c 4c"]);

  test("NE-24 a joker is named a card that may be played, and has its effect", () => {
    const legal = legalOf(jokers, 0);
    expect(legal.filter((move) => move.startsWith("Jk as 3"))).toEqual(["Jk as 3h"]);
    expect(legal.filter((move) => move.startsWith("Jk as 6"))).toEqual([
      "Jk as 6c",
      "Jk as 6d",
      "Jk as 6h",
      "Jk as 6s",
    ]);
    expect(legal.filter((move) => move.startsWith("Jk as Kh"))).toEqual([
      "Jk as Kh at 0",
      "Jk as Kh at 1",
      "Jk as Kh at 2",
    ]);
    expect(legal.filter((move) => move.startsWith("Jk as Qs"))).toEqual([
      "Jk as Qs names c",
      "Jk as Qs names d",
      "Jk as Qs names h",
      "Jk as Qs names s",
    ]);
    expect(legal.some((move) => move.startsWith("Jk as A"))).toBe(false);
    const named = made(jokers, [0, play("Jk", { as: "3h" })]);
    expect(standing(made(named, ...passes(named)))).toMatchObject({
      match: "3h",
      pile: "7d 6h Jk",
      hands: ["2d 3d 4d 8c", "2c Ac Jk", "4c 9c"],
    });
  });

  test("NE-24 NE-18 C-13 the named card must be playable, a joker without a name is no card, and an ace is a Nope", () => {
    expect([
      verdict(jokers, 0, play("Jk", { as: "3c" })),
      verdict(jokers, 0, play("Jk")),
      verdict(jokers, 0, play("Jk", { as: "Ah" })),
    ]).toEqual(["NE-24", "C-13", "NE-18"]);
    expect(sentence(refusal(jokers, 0, play("Jk", { as: "3c" }))!)).toMatch(
      /^A joker as the 3 of clubs doesn’t match the suit or rank/,
    );
  });

  test("NE-24 NE-18 named an ace it answers a card, and lies on top as that ace", () => {
    const asked = made(jokers, [0, play("Jk", { as: "9h" })]);
    expect(legalOf(asked, 1)).toEqual([
      "nope Jk as Ac",
      "nope Jk as Ac back",
      "nope Jk as Ad",
      "nope Jk as Ad back",
      "nope Jk as Ah",
      "nope Jk as Ah back",
      "nope Jk as As",
      "nope Jk as As back",
      "nope Ac",
      "nope Ac back",
      "pass",
    ]);
    expect([
      verdict(asked, 1, nope("Jk", true)),
      verdict(asked, 1, { ...nope("Jk", true), as: "Kd" } as never),
      verdict(asked, 1, { ...nope("Ac", true), as: "As" } as never),
    ]).toEqual(["C-13", "NE-24", "C-13"]);
    const noped = made(asked, [1, { type: "nope", card: "Jk", as: "Ad", sendBack: true }]);
    expect(noped.facts.counted).toEqual(["9h", "Ad"]);
    expect(standing(made(noped, ...passes(noped)))).toMatchObject({
      pile: "7d 6h Jk",
      match: "Ad",
      direction: 1,
      hands: ["8c Jk", "2c Ac", "4c 9c"],
    });
  });
});
