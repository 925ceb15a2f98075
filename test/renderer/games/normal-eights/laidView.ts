// Lays out what a player of Normal Eights sees, for tests.

import type { NormalSeen } from "#shared/games/normal-eights/seen.ts";

const facts = {
  dealer: 1,
  direction: 1,
  turn: 0,
  drew: false,
  suit: "h",
  rank: "6",
  blank: false,
  skips: [0, 0, 0, 0],
  shown: [],
  chain: [],
  counted: [],
  effect: null,
  windows: 0,
  pending: [],
  passed: [],
  left: [],
  result: null,
};

/** Seat 0 looks, and is to play on the 6 of hearts, unless something else is given. */
export const seeing = (some: object = {}, more: object = {}): NormalSeen =>
  ({
    viewer: 0,
    phase: "turn",
    toAct: [0],
    legal: [{ type: "play", card: "7h" }, { type: "draw" }],
    hands: [["7h", "2d"], 5, 5, 5],
    pile: ["6h"],
    stock: 23,
    removed: 0,
    known: [],
    chosen: null,
    options: { jokersPerPack: 0, nopeSeconds: 5, nopeFloor: 1.5, stake: 0 },
    facts: { ...facts, ...some },
    ...more,
  }) as unknown as NormalSeen;
