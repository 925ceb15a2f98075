// Checks that the chart of Exordia8 keeps time, with the default moves of the page.

import { describe, expect, test } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { exordia8 } from "#shared/games/exordia8/index.ts";
import type { ExordiaRound } from "#shared/games/exordia8/types.ts";
import { machineOf } from "#shared/games/machines.ts";
import { chart } from "#test/support/chart.ts";
import { table } from "#test/support/table.ts";
import { dealt, laid, put } from "./exordiaRound.ts";

describe("default moves", () => {
  const defaultOf = (laying: Parameters<typeof laid>[0]) => exordia8.defaultMove(laid(laying), 0);

  test("C-6 in a turn: draw, also with a playable card in hand; with the stock empty skip", () => {
    expect(defaultOf({ hands: ["9c", "4c"], pile: "9d" })).toEqual({ type: "draw" });
    expect(defaultOf({ hands: ["9c", "4c"], pile: "9d", stock: "" })).toEqual({ type: "skip" });
  });

  test("C-6 X8-16 in a sequent the card owed if held, an 8 naming its own suit, else break", () => {
    const sequent = (hand: string, next: "4" | "8") =>
      defaultOf({ hands: [hand, "4c"], pile: "3h", facts: { sequent: { suit: "h", next } } });
    expect(sequent("9c 4h", "4")).toEqual({ type: "play", card: "4h" });
    expect(sequent("9c 8h", "8")).toEqual({ type: "play", card: "8h", suit: "h" });
    expect(sequent("9c 8c", "8")).toEqual({ type: "break" });
  });

  test("C-6 X8-17 the extra card is declined", () => {
    expect(
      defaultOf({ hands: ["9c", "4c"], pile: "8h", named: "s", facts: { extra: true } }),
    ).toEqual({ type: "decline" });
  });
});

describe("the chart", () => {
  test("C-6 a whole round of fifty is played to its end by time-outs alone", () => {
    const clock = new SimulatedClock();
    const actor = createActor(machineOf("exordia8"), {
      clock,
      input: { round: dealt({ seats: 50 }), patience: () => 10 },
    }).start();
    for (let turn = 0; actor.getSnapshot().status !== "done"; turn += 1) {
      expect(turn).toBeLessThan(300);
      clock.increment(10);
    }
    const round = actor.getSnapshot().context.table.round as ExordiaRound;
    // 227 cards are drawn, then all fifty skip.
    expect(round.facts.result?.winners).toHaveLength(1);
    expect(round.zones.stock).toEqual([]);
    actor.stop();
  });

  test("C-6 X8-15 X8-17 time passes in every phase", () =>
    table("exordia8")
      .dealer(0)
      .turnMs(50)
      .hands("2h 5h 8h Kc Tc", "3h 6h 9c Jc Td", "4h 7h 9d Jd Ts")
      .stock("Ks Kd")
      .seat(0)
      .sends(put("2h"))
      .seat(1)
      .sends(put("3h"))
      .expectPhase("sequent")
      .waits(50)
      .expectPile("2h 3h 4h")
      .waits(50)
      .waits(50)
      .waits(50)
      .waits(50)
      .expectPile("2h 3h 4h 5h 6h 7h 8h")
      .expectPhase("extra")
      .expectToAct(0)
      .waits(50)
      .expectHappened("declined")
      .expectPhase("turn")
      .expectToAct(1)
      .waits(50)
      .expectHappened("drew")
      .expectToAct(2)
      .played(chart));
});
