// Checks how long the moves of three bots take, flights and all, while a player hurries the table,
// and that everything is still seen on its way (H-30).

import { describe, expect, test } from "vitest";
import { loadTables, tableGame } from "#renderer/games/tableGames.ts";
import { flightsOf, hurriedAfter, PlanPlayer } from "#renderer/table/drawing/PlanPlayer.ts";
import type { Plan, AnimationStep } from "#renderer/table/scene/animation.ts";
import { notices, View } from "#shared/contract/view.ts";
import type { AnySeen, VisibleEvent } from "#shared/contract/seen.ts";
import type { AnyGame } from "#shared/contract/game.ts";
import { catalogue } from "#shared/games/catalogue.ts";
import { drawnPause, hurriedPace } from "#main/bots/pace.ts";
import { playedRecords } from "#test/support/goldenRecords.ts";
import { plannedFor } from "./planning.ts";

await loadTables();

const frameMs = 16;
/** The longest that a bot thinks for somebody who hurries. */
const longestThought = drawnPause((count) => new Uint8Array(count).fill(255))(
  hurriedPace,
  "hidden",
);

/** ms of a clock on the wall. */
function hurriedMs(plan: Plan): number {
  const player = new PlanPlayer({ begin: () => () => undefined, end: () => undefined });
  player.held = true;
  let [ms, isOver] = [0, false];
  player.play(plan, () => {
    isOver = true;
  });
  for (; !isOver; ms += frameMs) player.tick(frameMs);
  return ms;
}

/** Of each move in the midst of a round, from seat 0. */
function movesOf(id: string) {
  const game = catalogue.find((one) => one.id === id) as unknown as AnyGame;
  return playedRecords(id).map(({ name, lines }) => {
    const steps = lines.flatMap(({ step, error }) =>
      error === null && notices(step, 0) ? [step] : [],
    );
    const views = steps.map(
      (step) =>
        View.of(game, step, 0) as unknown as Readonly<{
          seen: AnySeen;
          happened: readonly VisibleEvent[];
        }>,
    );
    const plans = plannedFor(tableGame(id), views);
    return plans.flatMap(({ plan, view }) =>
      view.seen.facts.result !== null || view.happened.some(({ type }) => type === "dealt")
        ? []
        : [
            {
              name,
              happened: view.happened.map(({ type }) => type).join(" "),
              ms: hurriedMs(plan),
            },
          ],
    );
  });
}

/**
 * ms from when the first of these bots begins to think until the last one's cards lie: the next one
 * thinks while cards fly.
 */
const lapMs = (flights: readonly number[]): number =>
  flights.reduce((lain, ms, at) => Math.max(lain, (at + 1) * longestThought) + ms, 0);

test.each(catalogue.map(({ id }) => id))(
  "%s: three moves one after the other take less than a second, thinking included",
  (id) => {
    const threes = movesOf(id).flatMap((moves) =>
      moves.slice(2).map((_, at) => moves.slice(at, at + 3)),
    );
    expect(threes.length).toBeGreaterThan(100);
    const slow = threes
      .map((moves) => ({
        ms: lapMs(moves.map(({ ms }) => ms)),
        what: moves.map(({ name, happened, ms }) => `${name}: ${happened} ${ms}`),
      }))
      .filter(({ ms }) => ms >= 1000);
    expect(slow).toEqual([]);
  },
);

describe("a plan that is hurried", () => {
  const flight = (at: number, ms: number): AnimationStep => ({
    type: "fly",
    key: `${at}`,
    card: null,
    from: { zone: "fan", seat: 0 },
    to: { zone: "fan", seat: 1 },
    flip: [0, 0],
    becomes: null,
    at,
    ms,
  });
  const plan: Plan = { steps: [flight(0, 400), flight(2000, 400)], ms: 2400 };
  const flights = flightsOf(plan, 1000);

  test("goes five times as fast where something flies, and quicker over what was to be looked at", () => {
    expect(hurriedAfter(1000, 80, 1, flights, 3400)).toBe(1400);
    expect(hurriedAfter(1400, 64, 1, flights, 3400)).toBe(3000);
    expect(hurriedAfter(1000, 80 + 64 + 80, 1, flights, 3400)).toBe(3400);
  });

  test("shows a flight of the usual length on its way in at least two frames, however many views wait to be played", () => {
    for (const waiting of [0, 1, 2, 3]) {
      const shares: number[] = [];
      const player = new PlanPlayer({
        begin:
          ({ type }) =>
          (share) =>
            void (type === "fly" && share > 0 && share < 1 && shares.push(share)),
        end: () => undefined,
      });
      player.held = true;
      player.speed = 1 + 0.8 * waiting;
      player.play({ steps: [flight(0, 360)], ms: 360 }, () => undefined);
      for (let frames = 0; frames < 60; frames += 1) player.tick(1000 / 60);
      expect(shares.length, `${waiting} waiting`).toBeGreaterThanOrEqual(2);
    }
  });

  test("ends when it ends, and what lasts beyond it is no quicker than a flight", () => {
    expect(hurriedAfter(3400, 10, 1, flights, 3400)).toBe(3450);
    expect(hurriedAfter(3390, 10, 1, [], 3400)).toBe(3400 + (10 - 10 / 25) * 5);
  });
});
