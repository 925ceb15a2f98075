// A lesson and a practice in which nothing happens, as houses that play none answer.

import type { HouseAnswers } from "#shared/protocol/house.ts";

type Empty = Pick<HouseAnswers, "learn" | "practise" | "practiseOn" | "practiseHint">;

export const emptyRounds: Empty = {
  learn: {
    options: {},
    seats: [],
    lines: [],
    path: 0,
    at: 0,
    step: null,
    steps: 0,
    move: null,
  },
  practise: {
    practice: "practice",
    game: "kings-and-bastards",
    number: 1,
    options: {},
    players: [],
    before: { winners: [], places: [] },
    at: 0,
    view: null,
    awaits: "nobody",
    pauseMs: 0,
  },
  practiseOn: { at: 0, view: null, awaits: "nobody", pauseMs: 0 },
  practiseHint: { move: {}, reason: { key: "host.noHint", args: {} } },
};
