// What was looked at in the history when it was left for the replayer?

import { noFilter, type RoundFilter } from "./roundFilter.ts";

export type HistoryPart = "rounds" | "sessions" | "players";

export interface Look {
  readonly part: HistoryPart;
  readonly filter: RoundFilter;
}

let last: Look = { part: "rounds", filter: noFilter };

export const remembered = (): Look => last;

/** Until the page is loaded anew. */
export function remember(look: Look): void {
  last = look;
}
