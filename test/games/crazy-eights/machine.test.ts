// Checks that the chart of Crazy Eights keeps time and knows each phase's moves.

import { describe, expect, test } from "vitest";
import { machineOf } from "#shared/games/machines.ts";
import { chart } from "#test/support/chart.ts";
import { crazy } from "./crazyRound.ts";

const clubs = "2c 3c 4c 5c 6c";
const more = "7c 9c Tc Jc Qc";

describe("the chart", () => {
  test("it has a state for each phase and an event for each move", () => {
    const machine = machineOf("crazy-eights");
    expect(Object.keys(machine.states)).toEqual(["settle", "turn", "over"]);
    expect(machine.events.filter((type) => !type.includes(".") && type !== "*").toSorted()).toEqual(
      ["draw", "leave", "pass", "play"],
    );
  });

  test("C-6 when the time is up a card is drawn", () =>
    crazy([clubs, more], "Kh 9d 9s")
      .turnMs(1000)
      .waits(999)
      .expectToAct(0)
      .waits(1)
      .expectToAct(1)
      .expectHand(0, `${clubs} 9d`)
      .waits(1000)
      .expectToAct(0)
      .played(chart));

  test("C-6 when none can be drawn the seat passes, until the round is blocked", () =>
    crazy([clubs, more], "Kh")
      .turnMs(1000)
      .waits(1000)
      .expectFact("passed", [0])
      .waits(1000)
      .expectPhase("over")
      .played(chart));

  test("C-6 CE-6 under drawUntilPlayable time-outs draw on, then pass", () =>
    crazy([clubs, more], "Kh 9d 3h 9s")
      .options({ drawUntilPlayable: true })
      .turnMs(1000)
      .waits(1000)
      .expectToAct(0)
      .waits(1000)
      .expectHand(0, `${clubs} 9d 3h`)
      .expectToAct(0)
      .waits(1000)
      .expectToAct(1)
      .expectHappened("passed")
      .played(chart));
});
