import type { Ending } from "../eights/rules.ts";
import type { NormalEvent, NormalRound } from "./types.ts";

export const ending: Ending<NormalRound, NormalEvent> = {
  won: (seat) => ({ type: "won", seat, told: {} }),
  closed: (facts) => ({
    ...facts,
    drew: false,
    chain: [],
    counted: [],
    effect: null,
    pending: [],
    passed: [],
  }),
};
