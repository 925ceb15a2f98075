import { createMachine, transition } from "xstate";
import { refusal } from "#main/base/refusal.ts";
import type { Refusal } from "#shared/protocol/answer.ts";
import type { TableRequest } from "#shared/protocol/schema.ts";
import type { Stage } from "#shared/protocol/table.ts";

type StageEvent = "round.dealt" | "round.over" | "session.over" | "table.closed";

/** Requests that are allowed and lead to no other stage by themselves. */
const taking = (...requests: readonly TableRequest[]) =>
  Object.fromEntries(requests.map((request) => [request, {}])) as { [R in TableRequest]?: object };

const atAnyTime = [
  ...(["hurry", "leave", "back", "remove", "mute", "lock", "handOver"] as const),
  ...(["say", "emote", "announced", "takePart", "judge", "sealed"] as const),
];
const untilOver = ["pace", "sitOut", "stop", "sit", "swap", ...atAnyTime] as const;
const noRound = {
  "round.dealt": "playing",
  "session.over": "stopped",
  "table.closed": "closed",
  ...taking("ready", "change", "seats", "rebuy", "commit", "openSecret", ...untilOver),
} as const;

/** Flat and without data: its state is the stage as it is stored. */
export const stageChart = createMachine({
  types: { events: {} as { readonly type: StageEvent | TableRequest } },
  id: "stage",
  initial: "waiting",
  states: {
    waiting: { on: noRound },
    playing: {
      on: {
        "round.over": "between",
        "table.closed": "closed",
        ...taking("move", "hint", "finish", ...untilOver),
      },
    },
    between: { on: noRound },
    stopped: { on: { "table.closed": "closed", ...taking(...atAnyTime) } },
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

/** No more rounds are dealt. */
export const isEnded = (stage: Stage): boolean => stage === "stopped" || stage === "closed";

export function untimely(stage: Stage, request: TableRequest): Refusal | null {
  if (takes(stage, request)) return null;
  if (request === "move" || request === "hint" || request === "finish")
    return refusal("C-11", "noRound");
  // H-10
  if (stage !== "playing") return refusal("stopped", "sessionOver");
  return refusal("not-now", request === "ready" ? "nextAfterRound" : "afterRound");
}
