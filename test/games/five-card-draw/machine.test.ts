// Checks that the chart of five-card draw keeps time, and is in the same phase as the rules.

import { afterEach, describe, expect, test } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import type { ChartEmitted } from "#shared/contract/machine.ts";
import type { Move } from "#shared/contract/round.ts";
import type { DrawRound } from "#shared/games/five-card-draw/types.ts";
import { machineOf } from "#shared/games/machines.ts";
import { dealt } from "./drawRound.ts";

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

function started(round: DrawRound, ms: number | null) {
  const clock = new SimulatedClock();
  const actor = createActor(machineOf("five-card-draw"), {
    clock,
    input: { round, patience: () => ms },
  });
  const emitted: ChartEmitted[] = [];
  actor.on("moved", (event) => emitted.push(event));
  actor.on("refused", (event) => emitted.push(event));
  actor.start();
  stops.push(() => actor.stop());
  return {
    clock,
    emitted,
    value: () => actor.getSnapshot().value,
    round: () => actor.getSnapshot().context.table.round as DrawRound,
    send: (seat: number, move: object) => actor.send({ ...(move as Move), seat }),
  };
}

const moves = (emitted: readonly ChartEmitted[]) =>
  emitted.map((event) =>
    event.type === "moved"
      ? [event.seat, event.move, event.auto]
      : [event.seat, event.type === "refused" ? event.error.code : event.type],
  );

describe("the chart", () => {
  test("C-6 when time is up: fold before a bet where there is no checking, and fold facing one", () => {
    const { clock, emitted, value } = started(dealt({ seats: 3, dealer: 2 }), 1000);
    clock.increment(999);
    expect(emitted).toEqual([]);
    clock.increment(1);
    clock.increment(1000);
    expect(moves(emitted)).toEqual([
      [0, { type: "fold" }, true],
      [1, { type: "fold" }, true],
    ]);
    expect(value()).toBe("over");
  });

  test("C-6 facing a bet it is a fold where there is checking too", () => {
    const { clock, emitted, send } = started(
      dealt({ seats: 3, dealer: 2, options: { allowCheck: true } }),
      1000,
    );
    send(0, { type: "bet", to: 20 });
    clock.increment(1000);
    expect(moves(emitted).at(-1)).toEqual([1, { type: "fold" }, true]);
  });

  test("C-6 a whole hand of time-outs: checks, keeps all cards, checks, shows", () => {
    const { clock, emitted, value, round } = started(
      dealt({ seats: 2, dealer: 1, options: { allowCheck: true } }),
      10,
    );
    const states = [value()];
    for (let turn = 0; turn < 6; turn += 1) {
      clock.increment(10);
      states.push(value());
    }
    expect(states).toEqual(["bet1", "bet1", "draw", "draw", "bet2", "bet2", "over"]);
    expect(moves(emitted).slice(2, 4)).toEqual([
      [0, { type: "draw", cards: [] }, true],
      [1, { type: "draw", cards: [] }, true],
    ]);
    expect(round().facts.result?.wonBy).toBe("showdown");
  });

  test("C-9 an illegal move, of this phase or another, keeps the very same round and the clock", () => {
    const { clock, emitted, round, send } = started(dealt({ seats: 3, dealer: 2 }), 1000);
    const before = round();
    clock.increment(600);
    send(0, { type: "check" });
    send(0, { type: "draw", cards: [] });
    send(1, { type: "fold" });
    expect(round()).toBe(before);
    expect(moves(emitted)).toEqual([
      [0, "FD-7"],
      [0, "FD-11"],
      [1, "C-11"],
    ]);
    clock.increment(400);
    expect(round().facts.foldOrder).toEqual([0]);
  });

  test("FD-9 it goes past the stages that are skipped, from the deal on", () => {
    const { value, send } = started(
      dealt({ seats: 2, dealer: 1, options: { ante: 500 }, carry: { chips: [400, 300] } }),
      null,
    );
    expect(value()).toBe("draw");
    send(0, { type: "draw", cards: [] });
    send(1, { type: "draw", cards: [] });
    expect(value()).toBe("over");
  });
});
