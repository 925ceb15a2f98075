// Checks that a hand of an eights game is arranged as a player looks for cards in it, and that what
// matters about a seat can be seen.

import { expect, test } from "vitest";
import { condition, hasOneLeft, mostCards, order, place } from "#renderer/games/eights/eights.ts";
import { laidOut } from "#test/renderer/table/laidOut.ts";
import type { AnySeen } from "#shared/contract/seen.ts";
import { hand } from "#test/support/hand.ts";

const sorted = (sortBy: "rank" | "suit", cards: string): string =>
  hand(cards).toSorted(order(sortBy)).join(" ");
const seeing = (
  hands: AnySeen["hands"],
  result: object | null = null,
  viewer: AnySeen["viewer"] = 0,
): AnySeen => ({ viewer, hands, facts: { result, left: [], dealer: null } }) as unknown as AnySeen;

test("by rank and by suit, eights and jokers apart at the end", () => {
  expect(sorted("rank", "8h Kd 2s Jk 2c Ah 8c")).toBe("Ah 2c 2s Kd 8c 8h Jk");
  expect(sorted("suit", "8h Kd 2s Jk 2c Ah 8c")).toBe("2c Kd 2s Ah 8c 8h Jk");
});

test("who has one card left is told of while the round lasts", () => {
  expect(condition(seeing([3, 1]), 1)).toBe("one card left!");
  expect(condition(seeing([3, 2]), 1)).toBe("");
  expect(hasOneLeft(seeing([["7c"], 2]), 0)).toBe(true);
  expect(hasOneLeft(seeing([3, 1], { winners: [0], places: [[0], [1]] }), 1)).toBe(false);
});

test("C-14 places are those of the result, and whoever comes after a shared one is as many places behind", () => {
  const over = seeing([0, 3, 3, 5], { winners: [0], places: [[0], [1, 2], [3]] });
  expect([0, 1, 2, 3].map((seat) => place(over, seat))).toEqual([1, 2, 2, 4]);
  expect(place(seeing([2, 3]), 0)).toBeNull();
});

test("H-24 a hand that grows to fifteen cards does not move the table", () => {
  const held = (count: number): number => mostCards(seeing([hand("2c ".repeat(count)), 5]));
  expect([1, 5, 15, 16, 22, 23, 31].map(held)).toEqual([15, 15, 15, 22, 22, 30, 44]);
  expect(held(70)).toBe(70);
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [844, 390],
    [360, 640],
  ] as const) {
    const laid = (count: number) =>
      laidOut({
        width,
        height,
        seats: 4,
        own: 0,
        circle: null,
        mostCards: held(count),
        betting: false,
        shed: true,
        textScale: 1,
      });
    expect(laid(5).hand.rows).toBe(1);
    expect(laid(15).seats).toEqual(laid(5).seats);
    expect(laid(15).middle).toEqual(laid(5).middle);
  }
});

test("nobody's hand moves the table of who only watches", () => {
  expect(mostCards(seeing([5, 11], null, "spectator"))).toBe(
    mostCards(seeing([5, 40], null, "spectator")),
  );
});
