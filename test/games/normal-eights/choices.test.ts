// Checks how all players choose at the same time, and in which order their cards go on the pile.

import { describe, expect, test } from "vitest";
import { View } from "#shared/contract/view.ts";
import { normalEights } from "#shared/games/normal-eights/index.ts";
import type { Move } from "#shared/games/normal-eights/types.ts";
import { saying } from "#test/support/inEnglish.ts";
import { laidOnHearts, made, pass, pick, sets, standing } from "./moment.ts";
import {
  draw,
  effectOf,
  handOf,
  happened,
  knownTo,
  leave,
  legalOf,
  play,
  refusal,
  stands,
  typesOf,
  verdict,
} from "./normalRound.ts";

describe("a war", () => {
  const round = laidOnHearts(["2h 9c Kd", "9s 3c", "Kc 4c", "5s"]);
  const war = stands(round, 0, play("2h"));

  test("NE-7 everyone picks a card, the user too", () => {
    expect(effectOf(round, 0, play("2h")).at(-1)).toEqual({
      type: "asked",
      seat: 0,
      told: { what: "war", seats: [0, 1, 2, 3] },
    });
    expect([normalEights.phase(war), war.facts.pending, legalOf(war, 0)]).toEqual([
      "war",
      [0, 1, 2, 3],
      ["pick 9c", "pick Kd"],
    ]);
  });

  test("NE-7 NE-23 all that tie for highest are discarded, in the order of turns from the user; the others take their cards back", () => {
    const steps = [
      [3, pick("5s")],
      [2, pick("Kc")],
      [1, pick("9s")],
      [0, pick("Kd")],
    ] as const;
    const last = happened(war, ...steps).slice(3);
    expect(last).toEqual([
      { type: "picked", seat: 0, told: {} },
      {
        type: "turned",
        told: {
          picks: [
            { seat: 0, card: "Kd" },
            { seat: 1, card: "9s" },
            { seat: 2, card: "Kc" },
            { seat: 3, card: "5s" },
          ],
          highest: [0, 2],
        },
      },
      {
        type: "discarded",
        told: {
          cards: [
            { seat: 0, card: "Kd" },
            { seat: 2, card: "Kc" },
          ],
        },
      },
    ]);
    expect(standing(made(war, ...steps))).toEqual({
      hands: ["9c", "3c 9s", "4c", "5s"],
      pile: "7d 6h 2h Kd Kc",
      turn: 1,
      match: "Kc",
      direction: 1,
      skips: "0000",
      shown: [],
    });
  });

  test("NE-7 C-7 what was turned and taken back stays known to all, once", () => {
    const after = made(war, [0, pick("Kd")], [1, pick("9s")], [2, pick("4c")], [3, pick("5s")]);
    expect([
      knownTo(after, 0, 1),
      knownTo(after, 3, 1),
      knownTo(after, 1, 2),
      knownTo(after, 1, 3),
      knownTo(after, 1, 0),
    ]).toEqual(["9s", "9s", "4c", "5s", ""]);
    const seen = {
      ...war,
      secret: { sightings: [{ seat: 1, card: war.zones.hands[1]![0]!, by: [3] }] },
    };
    expect(
      knownTo(made(seen, [0, pick("Kd")], [1, pick("9s")], [2, pick("4c")], [3, pick("5s")]), 3, 1),
    ).toBe("9s");
  });

  test("NE-7 a joker counts as an ace, the highest; alone on top it is blank", () => {
    const jokers = stands(laidOnHearts(["2h Kd", "Jk 3c", "As 4c"]), 0, play("2h"));
    const after = made(jokers, [0, pick("Kd")], [1, pick("Jk")], [2, pick("As")]);
    expect(standing(after)).toMatchObject({ pile: "7d 6h 2h Jk As", match: "As" });
    const blank = made(jokers, [0, pick("Kd")], [1, pick("Jk")], [2, pick("4c")]);
    expect(blank.facts).toMatchObject({ blank: true, suit: null, rank: null });
  });

  test("NE-7 a discarded card has no effect", () => {
    expect(
      standing(made(war, [0, pick("Kd")], [1, pick("3c")], [2, pick("4c")], [3, pick("5s")])),
    ).toMatchObject({ turn: 1, direction: 1, match: "Kd" });
  });

  test("NE-23 a choice is told as made and not what it is, counts as in hand, and cannot be changed", () => {
    const chose = made(war, [1, pick("9s")]);
    expect([
      chose.facts.pending,
      normalEights.toAct(chose),
      handOf(chose, 1),
      legalOf(chose, 1),
    ]).toEqual([[0, 2, 3], [0, 2, 3], "9s 3c", []]);
    expect(refusal(chose, 1, pick("3c"))).toEqual(
      saying("NE-23", "You’ve made your choice and can’t change it. Wait for the others."),
    );
    expect(View.of(normalEights, { round: chose, happened: [] }, 1).seen.chosen).toEqual(
      pick("9s"),
    );
    expect(View.of(normalEights, { round: chose, happened: [] }, 0).seen.chosen).toBeNull();
    expect([verdict(war, 1, pick("Kc")), verdict(war, 1, draw), verdict(war, 1, pass)]).toEqual([
      "C-12",
      "NE-7",
      "NE-7",
    ]);
  });

  test("NE-7 NE-25 a player without cards takes no part", () => {
    expect(stands(laidOnHearts(["2h", "9s", "Kc"]), 0, play("2h")).facts.pending).toEqual([1, 2]);
  });
});

describe("Not Rummi", () => {
  const round = laidOnHearts(["6h 7c 7d 7h Kc", "3s 4s 5s", "9c 9d 9h 2c", "As"], {
    pile: "7d 5h",
    facts: { rank: "5" },
  });
  const laying = stands(round, 0, play("6h"));
  const top = (card: "9h" | "9c" | "3s", ...cards: string[]): Move => ({
    ...(sets(...cards) as Extract<Move, { readonly type: "sets" }>),
    top: card,
  });

  test("NE-11 every player may discard sets, and a range says how many he could", () => {
    expect([
      normalEights.phase(laying),
      laying.facts.pending,
      legalOf(laying, 0),
      legalOf(laying, 3),
    ]).toEqual(["sets", [0, 1, 2, 3], ["sets", "sets …1"], ["sets"]]);
  });

  test("NE-11 NE-23 sets go down from the user round in the present direction, the chosen top last", () => {
    const after = made(
      laying,
      [3, sets()],
      [2, top("9c", "9c 9d 9h")],
      [1, top("3s", "3s 4s 5s")],
      [0, sets("7c 7d 7h")],
    );
    expect(standing(after)).toMatchObject({
      pile: "7d 5h 6h 7c 7d 7h 4s 5s 3s 9d 9h 9c",
      winners: [1],
    });
    const reversed = { ...laying, facts: { ...laying.facts, direction: -1 as const } };
    expect(
      standing(
        made(reversed, [3, sets()], [2, sets()], [1, sets("3s 4s 5s")], [0, sets("7c 7d 7h")]),
      ).pile,
    ).toBe("7d 5h 6h 7c 7d 7h 3s 4s 5s");
    expect(
      standing(made(reversed, [3, sets()], [1, sets()], [2, sets("9c 9d 9h")], [0, sets()])),
    ).toMatchObject({ turn: 3, match: "9h" });
  });

  test("NE-11 C-12 what is no set, or not all in hand, is refused", () => {
    expect([
      verdict(laying, 0, sets("7c 7d")),
      verdict(laying, 0, sets("7c 7d Kc")),
      verdict(laying, 0, sets("")),
    ]).toEqual(["NE-11", "NE-11", "NE-11"]);
    // The 6 just played is no part of a set, and no card is in two.
    expect([
      verdict(laying, 1, sets("3s 4s 5s 6h")),
      verdict(laying, 0, sets("7c 7d 7h", "7c 7d 7h")),
    ]).toEqual(["C-12", "C-12"]);
    expect([verdict(laying, 2, top("3s", "9c 9d 9h")), verdict(laying, 2, top("9h"))]).toEqual([
      "NE-23",
      "NE-23",
    ]);
    expect([verdict(laying, 0, pick("7c")), verdict(laying, 0, pass)]).toEqual(["NE-11", "NE-11"]);
  });

  test("NE-11 where nobody lays a set nothing comes of the 6", () => {
    expect(
      typesOf(happened(laying, [0, sets()], [1, sets()], [2, sets()], [3, sets()]).slice(-2)),
    ).toEqual(["picked", "fizzled"]);
    expect(
      standing(made(laying, [0, sets()], [1, sets()], [2, sets()], [3, sets()])),
    ).toMatchObject({ turn: 1, match: "6h" });
  });
});

describe("a purge", () => {
  const round = laidOnHearts(["7h 8c", "2c 3c", "4c 5c", "9d Td"]);
  const purge = stands(round, 0, play("7h"));

  test("NE-12 NE-23 everyone except the user discards a card; who sits before the user in turn order ends on top", () => {
    expect([normalEights.phase(purge), purge.facts.pending, verdict(purge, 0, pick("8c"))]).toEqual(
      ["purge", [1, 2, 3], "C-11"],
    );
    const after = made(purge, [3, pick("9d")], [1, pick("3c")], [2, pick("4c")]);
    expect(standing(after)).toMatchObject({
      pile: "7d 6h 7h 3c 4c 9d",
      match: "9d",
      turn: 1,
      direction: 1,
    });
    const reversed = { ...purge, facts: { ...purge.facts, direction: -1 as const } };
    expect(
      standing(made(reversed, [3, pick("9d")], [1, pick("3c")], [2, pick("4c")])),
    ).toMatchObject({ pile: "7d 6h 7h 9d 4c 3c", turn: 3 });
  });

  test("NE-23 a seat with one card is asked like all others", () => {
    expect(stands(laidOnHearts(["7h 8c", "2c", "4c 5c"]), 0, play("7h")).facts.pending).toEqual([
      1, 2,
    ]);
  });

  test("NE-25 C-5 the choice of who leaves is void, and a choice that waits for him alone closes", () => {
    const after = made(purge, [1, pick("3c")], [2, pick("4c")], [1, leave]);
    expect(after.facts.pending).toEqual([3]);
    expect(typesOf(happened(after, [3, leave]))).toEqual(["left", "discarded"]);
    expect(standing(made(after, [3, leave]))).toMatchObject({ pile: "7d 6h 7h 4c", turn: 2 });
  });

  test("NE-25 the choices go on where the user leaves, and the turn goes on from his seat", () => {
    const after = made(purge, [0, leave], [1, pick("3c")], [2, pick("4c")], [3, pick("9d")]);
    expect(standing(after)).toMatchObject({ pile: "7d 6h 7h 3c 4c 9d", turn: 1 });
  });
});
