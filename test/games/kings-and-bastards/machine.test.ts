// Checks that the chart keeps time, and does nothing else.

import { afterEach, describe, expect, test, vi } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import type { ChartEmitted, Patience } from "#shared/contract/machine.ts";
import type { Move } from "#shared/contract/round.ts";
import { kingsAndBastards } from "#shared/games/kings-and-bastards/index.ts";
import type { KingsRound } from "#shared/games/kings-and-bastards/types.ts";
import { machineOf } from "#shared/games/machines.ts";
import { chart } from "#test/support/chart.ts";
import { table } from "#test/support/table.ts";
import { dealt } from "./kingsRound.ts";

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

function started(round: KingsRound, patience: Patience) {
  const clock = new SimulatedClock();
  const actor = createActor(machineOf("kings-and-bastards"), { clock, input: { round, patience } });
  const emitted: ChartEmitted[] = [];
  actor.on("moved", (event) => emitted.push(event));
  actor.on("refused", (event) => emitted.push(event));
  actor.start();
  stops.push(() => actor.stop());
  const round_ = () => actor.getSnapshot().context.table.round as KingsRound;
  return {
    actor,
    clock,
    emitted,
    round: round_,
    send: (seat: number, move: object) => actor.send({ ...(move as Move), seat }),
  };
}

const moved = (emitted: readonly ChartEmitted[]) =>
  emitted.flatMap((event) =>
    event.type === "moved" ? [{ seat: event.seat, move: event.move, auto: event.auto }] : [],
  );

describe("time-outs", () => {
  test("C-6 when a turn's time is up its default move is made, marked auto", () => {
    const { clock, emitted, round } = started(dealt({ seats: 4, dealer: 0 }), () => 1000);
    const seat = round().facts.turn ?? -1;
    clock.increment(999);
    expect(emitted).toEqual([]);
    clock.increment(1);
    expect(moved(emitted)).toEqual([{ seat, move: { type: "play", cards: ["3c"] }, auto: true }]);
    expect(round().zones.pile).toEqual(["3c"]);
  });

  test("C-6 each turn has its own time", () => {
    const { clock, emitted, round, send } = started(dealt({ seats: 4, dealer: 0 }), () => 1000);
    clock.increment(900);
    send(round().facts.turn ?? -1, { type: "play", cards: ["3c"] });
    clock.increment(999);
    expect(emitted).toHaveLength(1);
    clock.increment(1);
    expect(moved(emitted).map(({ move, auto }) => [move.type, auto])).toEqual([
      ["play", false],
      ["pass", true],
    ]);
  });

  test("C-6 a whole round is played to its end by time-outs alone", () => {
    const { actor, clock, emitted, round } = started(
      dealt({ seats: 5, carry: { king: 0, bastard: 1 } }),
      () => 10,
    );
    expect(actor.getSnapshot().value).toBe("exchange");
    for (let turn = 0; actor.getSnapshot().status !== "done"; turn += 1) {
      expect(turn).toBeLessThan(2000);
      clock.increment(10);
    }
    expect(actor.getSnapshot().value).toBe("over");
    expect(round().facts.result?.places).toHaveLength(5);
    expect(moved(emitted).every(({ auto }) => auto)).toBe(true);
  });

  test("C-6 the default move in the exchange is the King's two lowest", () =>
    table("kings-and-bastards")
      .carry({ king: 0, bastard: 1 })
      .dealer(1)
      .turnMs(50)
      .hands("9c 5d 6h", "3c Ad Ks", "7c 8c 9d")
      .waits(50)
      .expectPhase("trick")
      .expectHand(1, "3c 5d 6h")
      .expectToAct(1)
      .waits(50)
      .expectPile("3c")
      .expectToAct(2)
      .played(chart));

  test("C-6 null patience waits for ever", () => {
    const { clock, emitted, round } = started(dealt({ seats: 4 }), () => null);
    const before = round();
    for (let month = 0; month < 24; month += 1) clock.increment(31 * 24 * 3600 * 1000);
    expect(emitted).toEqual([]);
    expect(round()).toBe(before);
  });

  test("C-6 a clock that is changed starts anew, with the patience of now", () => {
    let patience: number | null = null;
    const { actor, clock, emitted } = started(dealt({ seats: 4 }), () => patience);
    clock.increment(5000);
    patience = 1000;
    actor.send({ type: "clocks.changed" });
    clock.increment(999);
    expect(emitted).toEqual([]);
    actor.send({ type: "clocks.changed" });
    clock.increment(999);
    expect(emitted).toEqual([]);
    clock.increment(1);
    expect(moved(emitted)).toHaveLength(1);
  });

  test("C-6 no time left is no time: the move is made at once", () => {
    const { clock, emitted } = started(dealt({ seats: 4 }), () => -5);
    clock.increment(0);
    expect(moved(emitted).length).toBeGreaterThan(0);
  });
});

describe("moves", () => {
  test("C-9 the rules are asked once for each move, whether it is taken or refused", () => {
    const apply = vi.spyOn(kingsAndBastards, "apply");
    stops.push(() => apply.mockRestore());
    const { emitted, round, send } = started(dealt({ seats: 4, dealer: 0 }), () => null);
    const seat = round().facts.turn ?? -1;
    for (const move of [
      { type: "pass" },
      { type: "play", cards: ["3c"] },
      { type: "play", cards: ["3c"] },
    ])
      send(seat, move);
    expect(emitted.map(({ type }) => type)).toEqual(["refused", "moved", "refused"]);
    expect(apply).toHaveBeenCalledTimes(3);
  });

  test("C-9 an illegal move keeps the very same round, tells its mover why, and does not stop the clock", () => {
    const { actor, clock, emitted, round, send } = started(
      dealt({ seats: 4, dealer: 0 }),
      () => 1000,
    );
    const before = actor.getSnapshot().context.table;
    const seat = round().facts.turn ?? -1;
    clock.increment(600);
    send(seat, { type: "pass" });
    send((seat + 1) % 4, { type: "pass" });
    send(seat, { type: "give", cards: ["3c", "4c"] });
    expect(actor.getSnapshot().context.table).toBe(before);
    expect(
      emitted.map((event) => event.type === "refused" && [event.seat, event.error.code]),
    ).toEqual([
      [seat, "KB-12"],
      [(seat + 1) % 4, "C-11"],
      [seat, "KB-6"],
    ]);
    clock.increment(400);
    expect(moved(emitted)).toHaveLength(1);
  });

  test("C-5 a leave may come at any time and in any phase", () => {
    const { actor, round, send } = started(
      dealt({ seats: 4, carry: { king: 0, bastard: 1 } }),
      () => null,
    );
    send(3, { type: "leave" });
    expect(actor.getSnapshot().value).toBe("exchange");
    send(0, { type: "leave" });
    expect(actor.getSnapshot().value).toBe("trick");
    send(2, { type: "leave" });
    expect(actor.getSnapshot()).toMatchObject({ value: "over", status: "done" });
    expect(round().facts.result?.winners).toEqual([1]);
  });

  test("what is emitted is where the chart stands", () => {
    const { actor, send, round } = started(dealt({ seats: 4, dealer: 0 }), () => null);
    const seen: boolean[] = [];
    actor.on("moved", ({ accepted }) => seen.push(accepted.round === round()));
    send(round().facts.turn ?? -1, { type: "play", cards: ["3c"] });
    expect(seen).toEqual([true]);
  });

  test("the chart starts in the phase of the round it is given", () => {
    expect(started(dealt({ seats: 4 }), () => null).actor.getSnapshot().value).toBe("trick");
    const { result: _none, ...facts } = dealt({ seats: 2 }).facts;
    const over = {
      ...dealt({ seats: 2 }),
      facts: { ...facts, result: { winners: [0], places: [[0], [1]] } },
    };
    expect(started(over, () => null).actor.getSnapshot()).toMatchObject({
      value: "over",
      status: "done",
    });
    expect(kingsAndBastards.phase(over)).toBe("over");
  });
});
