import { rankOf } from "#shared/cards/card.ts";
import {
  hasWon,
  defineAchievements,
  movesOfType,
  pointsForPlaces,
  times,
  type PlayedRound,
} from "#shared/contract/achievements.ts";
import type { Nope, Play, Sets } from "./types.ts";

/**
 * Priced to match Crazy Eights, whose points follow from its rules: there a Regular bot at a table
 * of four earns 16 points in 5 moves of its own. Here it earns 26 in 22 moves, a third of them
 * choices that all are asked for. Nobody plays the long game for the points, but nobody loses by it
 * either.
 */
const worth = 60;

const nopes = (round: PlayedRound): readonly Nope[] => movesOfType<Nope>(round, "nope");

export const achievements = defineAchievements({
  points: (round) => pointsForPlaces(round, worth),
  tallies: {
    wins: times(hasWon),
    nopes: { kind: "sum", of: (round) => nopes(round).length },
    sentBack: {
      kind: "sum",
      of: (round) => nopes(round).filter(({ sendBack }) => sendBack).length,
    },
    nopedAndWon: times((round) => hasWon(round) && nopes(round).length > 0),
    sets: {
      kind: "most",
      of: (round) =>
        Math.max(0, ...movesOfType<Sets>(round, "sets").map(({ sets }) => sets.length)),
    },
    kings: {
      kind: "most",
      of: (round) =>
        movesOfType<Play>(round, "play").filter(
          ({ card, as = card }) => as !== "Jk" && rankOf(as) === "K",
        ).length,
    },
  },
  list: [
    { key: "first", motif: "trophy", tally: "wins", goal: 1 },
    { key: "nope", motif: "stop", tally: "nopes", goal: 1 },
    { key: "sentBack", motif: "reply", tally: "sentBack", goal: 5 },
    { key: "nopedAndWon", motif: "mask", tally: "nopedAndWon", goal: 1 },
    { key: "twoSets", motif: "sets", tally: "sets", goal: 2 },
    { key: "twoKings", motif: "pour", tally: "kings", goal: 2 },
    { key: "nopes", motif: "stop", tally: "nopes", goal: 50 },
  ],
});
