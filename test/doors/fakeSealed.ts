// Fake sealed deals, as a player's page knows them (H-51).

import type { SealedState } from "#renderer/client/sealed/sealedState.ts";
import { fakeWords } from "./fakeDeals.ts";

const begun: SealedState = {
  round: 3,
  players: ["p0", "p1", "p2", "p3"],
  progress: null,
  awaited: [],
  words: fakeWords,
  fault: null,
  stopped: null,
  lost: null,
  isComplete: false,
  closedCards: 0,
};

export const fakeSealed = {
  sealing: { ...begun, progress: { done: 3, of: 9 }, awaited: ["p3"] },
  stopped: { ...begun, words: [], stopped: { players: ["p3"] } },
  dealt: begun,
  keyless: { ...begun, words: [], lost: "keys" },
  over: { ...begun, isComplete: true, closedCards: 27 },
  wrong: {
    ...begun,
    fault: { round: 3, fault: { kind: "opening", seat: 3, place: 6 }, player: "p3", by: "p1" },
  },
} as const satisfies { readonly [name: string]: SealedState };
