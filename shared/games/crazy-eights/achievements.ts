import { rankOf } from "#shared/cards/card.ts";
import {
  hasWon,
  defineAchievements,
  movesOfType,
  times,
  type PlayedRound,
} from "#shared/contract/achievements.ts";
import type { Play } from "./types.ts";

/** CE-11, CE-12 */
const points = ({ result, seat }: PlayedRound): number => result.points?.[seat] ?? 0;

const plays = (round: PlayedRound): readonly Play[] => movesOfType<Play>(round, "play");

export const achievements = defineAchievements({
  points,
  tallies: {
    wins: times(hasWon),
    points: { kind: "sum", of: points },
    best: { kind: "most", of: points },
    atOnce: {
      kind: "most",
      of: (round) => Math.max(0, ...plays(round).map(({ cards }) => cards.length)),
    },
    twoEights: times((round) =>
      plays(round).some(
        ({ cards }) =>
          cards.length > 1 && cards.every((card) => card !== "Jk" && rankOf(card) === "8"),
      ),
    ),
    undrawn: times(
      (round) =>
        hasWon(round) && plays(round).length > 0 && movesOfType(round, "draw").length === 0,
    ),
  },
  list: [
    { key: "first", motif: "eight", tally: "wins", goal: 1 },
    { key: "three", motif: "fan", tally: "atOnce", goal: 3 },
    { key: "twoEights", motif: "double", tally: "twoEights", goal: 1 },
    { key: "undrawn", motif: "feather", tally: "undrawn", goal: 1 },
    { key: "hundred", motif: "hundred", tally: "best", goal: 100 },
    { key: "thousand", motif: "star", tally: "points", goal: 1000 },
  ],
});
