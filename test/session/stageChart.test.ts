// Checks that a session goes from stage to stage as its chart says, and that no request is taken at
// the wrong stage.

import { expect, describe, test } from "vitest";
import { stageAfter, stageChart, takes, untimely } from "#main/session/stageChart.ts";
import { sentence } from "#shared/games/texts.ts";
import { tableRequests, type TableRequest } from "#shared/protocol/schema.ts";
import type { Stage } from "#shared/protocol/table.ts";

const stages = [
  "waiting",
  "playing",
  "between",
  "stopped",
  "closed",
] as const satisfies readonly Stage[];
const events = ["round.dealt", "round.over", "session.over", "table.closed"] as const;
const requests = Object.keys(tableRequests) as TableRequest[];

/** Where each event leads to; null where it cannot happen. */
const leadsTo: {
  readonly [S in Stage]: { readonly [E in (typeof events)[number]]: Stage | null };
} = {
  waiting: {
    "round.dealt": "playing",
    "round.over": null,
    "session.over": "stopped",
    "table.closed": "closed",
  },
  playing: {
    "round.dealt": null,
    "round.over": "between",
    "session.over": null,
    "table.closed": "closed",
  },
  between: {
    "round.dealt": "playing",
    "round.over": null,
    "session.over": "stopped",
    "table.closed": "closed",
  },
  stopped: {
    "round.dealt": null,
    "round.over": null,
    "session.over": null,
    "table.closed": "closed",
  },
  closed: { "round.dealt": null, "round.over": null, "session.over": null, "table.closed": null },
};

/**
 * What is answered to a request that comes at the wrong time: a code for each stage, - where it may
 * be asked.
 */
const answers: {
  readonly [R in TableRequest]: readonly [
    waiting: string,
    playing: string,
    between: string,
    stopped: string,
  ];
} = {
  move: ["C-11", "-", "C-11", "C-11"],
  hint: ["C-11", "-", "C-11", "C-11"],
  pace: ["-", "-", "-", "stopped"],
  hurry: ["-", "-", "-", "-"],
  finish: ["C-11", "-", "C-11", "C-11"],
  ready: ["-", "not-now", "-", "stopped"],
  change: ["-", "not-now", "-", "stopped"],
  seats: ["-", "not-now", "-", "stopped"],
  rebuy: ["-", "not-now", "-", "stopped"],
  sitOut: ["-", "-", "-", "stopped"],
  stop: ["-", "-", "-", "stopped"],
  leave: ["-", "-", "-", "-"],
  back: ["-", "-", "-", "-"],
  sit: ["-", "-", "-", "stopped"],
  swap: ["-", "-", "-", "stopped"],
  remove: ["-", "-", "-", "-"],
  mute: ["-", "-", "-", "-"],
  lock: ["-", "-", "-", "-"],
  handOver: ["-", "-", "-", "-"],
  say: ["-", "-", "-", "-"],
  emote: ["-", "-", "-", "-"],
  announced: ["-", "-", "-", "-"],
  takePart: ["-", "-", "-", "-"],
  commit: ["-", "not-now", "-", "stopped"],
  openSecret: ["-", "not-now", "-", "stopped"],
  sealed: ["-", "-", "-", "-"],
  judge: ["-", "-", "-", "-"],
};

test("its states are the stages that are stored", () => {
  expect(Object.keys(stageChart.states)).toEqual(stages);
});

describe.each(stages)("a table that is %s", (stage) => {
  test.each(events)("knows what follows when %s", (event) => {
    const next = leadsTo[stage][event];
    expect(takes(stage, event)).toBe(next !== null);
    if (next === null)
      expect(() => stageAfter(stage, event)).toThrow(`no ${event} at a table that is ${stage}`);
    else expect(stageAfter(stage, event)).toBe(next);
  });

  test.each(requests)("takes %s, or says why not", (request) => {
    const code = stage === "closed" ? null : answers[request][stages.indexOf(stage)];
    expect(takes(stage, request)).toBe(code === "-");
    if (code !== null) expect(untimely(stage, request)?.error.code ?? "-").toBe(code);
  });
});

test("what has to wait for the end of the round is told so", () => {
  expect(sentence(untimely("playing", "ready")!.error)).toBe(
    "A round is still being played. The next one starts after it.",
  );
  expect(sentence(untimely("playing", "seats")!.error)).toBe("Wait until this round is over.");
});
