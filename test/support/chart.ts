// The second depth of a table script: the game's XState chart under a simulated clock.

import { createActor, SimulatedClock } from "xstate";
import type { AnyGame, AnyRound, Window } from "#shared/contract/game.ts";
import { commonly, forbidden, type RuleError } from "#shared/contract/outcome.ts";
import { View } from "#shared/contract/view.ts";
import { openWindow } from "#shared/contract/windows.ts";
import { machineOf } from "#shared/games/machines.ts";
import { firstStep } from "#shared/record/firstStep.ts";
import type { AnyStep } from "#shared/record/replay.ts";
import { dealRecord, readRecord } from "#shared/record/roundRecord.ts";
import type { Depth, SeenView } from "./depth.ts";

/** How much is left of the response window that is open. */
class WindowTime {
  readonly #now: () => number;
  #open: Readonly<{ window: Window; openedAt: number }> | null = null;

  constructor(now: () => number) {
    this.#now = now;
  }

  get isOpen(): boolean {
    return this.#open !== null;
  }

  get floorLeftMs(): number {
    return this.#leftOf(this.#open?.window.floorMs ?? 0);
  }

  get leftMs(): number {
    return this.#leftOf(this.#open?.window.fullMs ?? 0);
  }

  /** Another one than before begins its time, the same one goes on. */
  follow(window: Window | null): void {
    if (window?.number !== this.#open?.window.number)
      this.#open = window && { window, openedAt: this.#now() };
  }

  #leftOf(ms: number): number {
    return this.#open ? Math.max(0, this.#open.openedAt + ms - this.#now()) : 0;
  }
}

/**
 * How long the chart waits: so long for a turn, in a response window what is left of it (NE-20).
 */
export function patienceOf(game: AnyGame, clock: SimulatedClock, turnMs: number | null) {
  const time = new WindowTime(() => clock.now());
  const within = (round: AnyRound): WindowTime => (time.follow(openWindow(game, round)), time);
  return {
    patience: (round: AnyRound) => (within(round).isOpen ? time.leftMs : turnMs),
    floorLeft: (round: AnyRound) => within(round).floorLeftMs,
  };
}

/** In small steps: within one, whatever is due happens at its end. */
export function passTime(clock: SimulatedClock, ms: number): void {
  for (let left = ms; left > 0; left -= 20) clock.increment(Math.min(20, left));
}

export const chart: Depth = {
  name: "chart",
  open: async (record, turnMs) => {
    const read = readRecord(record);
    let step: AnyStep = firstStep(dealRecord(read));
    const clock = new SimulatedClock();
    const times = patienceOf(read.game, clock, turnMs);
    const actor = createActor(machineOf(read.game.id), {
      clock,
      input: { round: step.round, ...times },
    });
    let refused: RuleError | null = null;
    let isHeld = false;
    actor.on("moved", ({ accepted }) => (step = accepted));
    actor.on("held", () => (isHeld = true));
    actor.on("refused", ({ error }) => (refused = error));
    actor.start();
    return {
      send: async (seat, raw) => {
        const form = read.game.readMove(raw);
        if (!form.ok) return forbidden("C-13", form.problem);
        // A finished chart takes no more events; whoever runs it answers in its place.
        if (actor.getSnapshot().status === "done") return forbidden("C-11", commonly("roundOver"));
        [refused, isHeld] = [null, false];
        actor.send({ ...form.move, seat });
        // A pass is made when its window may close.
        if (isHeld) passTime(clock, times.floorLeft(step.round));
        return refused;
      },
      view: async (viewer) =>
        JSON.parse(JSON.stringify(View.of(read.game, step, viewer))) as SeenView,
      wait: async (ms) => passTime(clock, ms),
      close: async () => void actor.stop(),
    };
  },
};
