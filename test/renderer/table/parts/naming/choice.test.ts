// Checks which questions the picked cards raise, one after the other.

import { describe, expect, test } from "vitest";
import { choiceOf, moveOf, moveWith, readAs } from "#renderer/table/parts/naming/namingDesk.ts";
import type { Reading } from "#renderer/table/tableGame.ts";
import type { Card, Suit } from "#shared/cards/card.ts";
import type { Seat } from "#shared/contract/seats.ts";

const move = (more: object): Reading => ({
  kind: "move",
  move: { type: "play", ...more, card: "Jk" } as never,
  legal: true,
  words: "joker",
});
const seatFor = (as: Card, seats: readonly Seat[]): Reading => ({
  kind: "seat",
  seats,
  legal: true,
  words: "joker",
  title: "Who draws four cards?",
  moveAs: (target) => ({ type: "play", card: "Jk", as, target }) as never,
});
const suitFor = (as: Card, suits: readonly Suit[]): Reading => ({
  kind: "suit",
  suits,
  legal: true,
  words: "joker",
  moveAs: (suit) => ({ type: "play", card: "Jk", as, suit }) as never,
});
const joker = (cards: readonly Card[]): Reading => ({
  kind: "card",
  cards,
  legal: true,
  words: "joker",
  readAs: (as) =>
    as.startsWith("K")
      ? seatFor(as, [0, 1, 2])
      : as.startsWith("Q")
        ? suitFor(as, ["c", "d"])
        : move({ as }),
});

test("NE-24 a joker asks first what card it is", () => {
  expect(choiceOf(joker(["4h", "Kh"]))).toMatchObject({
    kind: "card",
    cards: ["4h", "Kh"],
    words: "joker",
  });
  expect(moveOf(joker(["4h", "Kh"]))).toBeNull();
  expect(moveWith(joker(["4h", "Kh"]), "4h")).toBeNull();
});

describe("NE-24 once it is named", () => {
  test("it is played", () => {
    expect(moveOf(readAs(joker(["4h", "Kh"]), "4h"))).toEqual({
      type: "play",
      card: "Jk",
      as: "4h",
    });
  });

  test("NE-17 it asks at whom it is aimed", () => {
    const reading = readAs(joker(["4h", "Kh"]), "Kh");
    expect(choiceOf(reading)).toMatchObject({
      kind: "seat",
      seats: [0, 1, 2],
      words: "joker",
      title: "Who draws four cards?",
    });
    expect(moveWith(reading, 2)).toEqual({ type: "play", card: "Jk", as: "Kh", target: 2 });
    expect(moveWith(reading, 3)).toBeNull();
    expect(moveWith(reading, "c")).toBeNull();
  });

  test("NE-16 it asks for a suit", () => {
    expect(moveWith(readAs(joker(["Qh", "Kh"]), "Qh"), "d")).toEqual({
      type: "play",
      card: "Jk",
      as: "Qh",
      suit: "d",
    });
  });

  test("as what it may not be named any more, the question is asked again", () => {
    expect(choiceOf(readAs(joker(["4h", "5h"]), "Kh"))?.kind).toBe("card");
  });
});

test("NE-24 the only naming is not asked for, what it leaves open is", () => {
  expect(choiceOf(joker(["Kh"]))?.kind).toBe("seat");
  expect(moveWith(readAs(joker(["Kh"]), null), 1)).toEqual({
    type: "play",
    card: "Jk",
    as: "Kh",
    target: 1,
  });
  expect(moveOf(joker(["4h"]))).toEqual({ type: "play", card: "Jk", as: "4h" });
});

test("NE-10 with one other player nobody is asked whom", () => {
  expect(choiceOf(seatFor("5h", [1]))).toBeNull();
  expect(moveOf(seatFor("5h", [1]))).toEqual({ type: "play", card: "Jk", as: "5h", target: 1 });
});

test("C-9 where nothing may be named the host says what is wrong", () => {
  expect(moveOf(joker([]))).toMatchObject({ type: "play", card: "Jk" });
  expect(moveOf(seatFor("Kh", []))).toMatchObject({ type: "play", target: 0 });
});
