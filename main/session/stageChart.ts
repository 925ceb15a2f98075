import { createMachine, transition } from "xstate";
import { refusal } from "#main/base/refusal.ts";
import type { Refusal } from "#shared/protocol/answer.ts";
import type { TableRequest } from "#shared/protocol/schema.ts";
import type { Stage } from "#shared/protocol/table.ts";

type StageEvent = "round.dealt" | "round.over" | "session.over" | "table.closed";

/** A request that is allowed and leads to no other stage by itself. */
const taken = {};
const atAnyTime = {
  hurry: taken,
  leave: taken,
  back: taken,
  remove: taken,
  mute: taken,
  lock: taken,
  handOver: taken,
  say: taken,
  emote: taken,
  announced: taken,
};
const untilOver = {
  pace: taken,
  sitOut: taken,
  stop: taken,
  sit: taken,
  swap: taken,
  ...atAnyTime,
};
const noRound = { ready: taken, change: taken, seats: taken, rebuy: taken, ...untilOver };

/** Flat and without data: its state is the stage as it is stored. */
export const stageChart = createMachine({
  types: { events: {} as { readonly type: StageEvent | TableRequest } },
  id: "stage",
  initial: "waiting",
  states: {
    waiting: {
      on: {
        "round.dealt": "playing",
        "session.over": "stopped",
        "table.closed": "closed",
        ...noRound,
      },
    },
    playing: {
      on: {
        "round.over": "between",
        "table.closed": "closed",
        move: taken,
        hint: taken,
        finish: taken,
        ...untilOver,
      },
    },
    between: {
      on: {
        "round.dealt": "playing",
        "session.over": "stopped",
        "table.closed": "closed",
        ...noRound,
      },
    },
    stopped: { on: { "table.closed": "closed", ...atAnyTime } },
    closed: { type: "final" },
  },
});

export const takes = (stage: Stage, type: StageEvent | TableRequest): boolean =>
  stageChart.states[stage]?.transitions.has(type) === true;

/** Throws if it cannot happen. */
export function stageAfter(stage: Stage, type: StageEvent): Stage {
  if (!takes(stage, type)) throw new Error(`no ${type} at a table that is ${stage}`);
  const [next] = transition(stageChart, stageChart.resolveState({ value: stage }), { type });
  return next.value as Stage;
}

export function untimely(stage: Stage, request: TableRequest): Refusal | null {
  if (takes(stage, request)) return null;
  if (request === "move" || request === "hint" || request === "finish")
    return refusal("C-11", "noRound");
  // H-10
  if (stage !== "playing") return refusal("stopped", "sessionOver");
  return refusal("not-now", request === "ready" ? "nextAfterRound" : "afterRound");
}
