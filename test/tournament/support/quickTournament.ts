// Provides the setup of a tournament that is soon over.

import type { TournamentSetup } from "#shared/protocol/tournament.ts";
import { presets, type Structure } from "#shared/tournament/structure.ts";

/** Short, and by rounds: no clock decides how many hands are played. */
export const quick: Structure = {
  ...presets.turbo,
  stack: 300,
  measure: "rounds",
  lateEntry: 0,
  breaks: [],
  levels: [10, 20, 40, 80, 150, 300].map((ante) => ({
    ante,
    stake: ante,
    length: 2,
    rebuyPrice: null,
  })),
};

export const setup = (change: Partial<TournamentSetup> = {}): TournamentSetup => ({
  name: "Friday",
  format: { kind: "freezeout" },
  rotation: [{ game: "five-card-draw", rounds: 1, options: {} }],
  settings: {
    turnSeconds: 10,
    timeBankSeconds: 0,
    keepSeconds: 10,
    botPace: 0,
    titles: true,
    standIns: false,
  },
  structure: quick,
  chairs: 4,
  rebuySeconds: 30,
  ...change,
});
