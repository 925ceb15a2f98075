// Checks that the others of a practice take as long for their moves as at a table.

import { expect, test } from "vitest";
import { PracticePauses } from "#main/house/practice/practicePauses.ts";
import type { AnyGame, AnyRound } from "#shared/contract/game.ts";
import { seededRandom } from "#test/host/support/seededRandom.ts";

/** Each window is open as long as the round says. */
const game = {
  traits: { quiet: ["pass"] },
  windows: { open: (_options: unknown, facts: unknown) => facts },
} as unknown as AnyGame;
const roundIn = (window: number | null): AnyRound =>
  ({ options: {}, facts: window === null ? null : { number: window } }) as unknown as AnyRound;

/** The pauses before these moves, each made in a window or, for null, in none. */
function pausesOf(
  moves: readonly (readonly [type: string, window: number | null])[],
  tempo = 1,
): readonly number[] {
  const pauses = new PracticePauses(game, seededRandom("pauses"));
  return moves.map(([type, window]) => pauses.before(roundIn(window), { type }, tempo));
}

test("H-36 H-49 a pass takes less than a card played, and a hurried character a part of the time", () => {
  const [pass, play, hurried] = [
    pausesOf([["pass", null]]),
    pausesOf([["play", null]]),
    pausesOf([["play", null]], 0.5),
  ].map(([ms]) => ms!);
  expect(pass).toBeLessThan(800);
  expect(play).toBeGreaterThan(pass!);
  expect(hurried).toBe(Math.round(play! / 2));
});

test("H-36 H-49 those who answer in a window do so at once, and after it the next card comes soon", () => {
  const [first, second, next, later] = pausesOf([
    ["pass", 3],
    ["nope", 3],
    ["play", null],
    ["play", null],
  ]);
  expect(first).toBeGreaterThanOrEqual(700);
  expect(second).toBe(0);
  expect(next).toBeLessThanOrEqual(800);
  expect(later).toBeGreaterThanOrEqual(700);
});

test("H-36 H-49 another window takes its own time", () => {
  const [, second] = pausesOf([
    ["pass", 3],
    ["pass", 4],
  ]);
  expect(second).toBeGreaterThanOrEqual(700);
});
