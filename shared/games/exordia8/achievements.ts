import type { Card } from "#shared/cards/card.ts";
import {
  hasWon,
  defineAchievements,
  movesOfType,
  pointsForPlaces,
  times,
  type PlayedRound,
} from "#shared/contract/achievements.ts";
import type { Play } from "./types.ts";

/**
 * Points cost about the same effort as in Crazy Eights, where they are part of the rules: there a
 * Regular bot at a table of four gets 16 points for 5 moves of its own, here 17 for 6.
 */
const worth = 40;

const cards = (round: PlayedRound): readonly Card[] =>
  movesOfType<Play>(round, "play").map(({ card }) => card);

export const achievements = defineAchievements({
  points: (round) => pointsForPlaces(round, worth),
  tallies: {
    wins: times(hasWon),
    wonAmongEight: times((round) => hasWon(round) && round.seats.length >= 8),
    mended: times((round) => hasWon(round) && movesOfType(round, "break").length > 0),
    undrawn: times(
      (round) =>
        hasWon(round) && cards(round).length > 0 && movesOfType(round, "draw").length === 0,
    ),
    queenLast: times((round) => hasWon(round) && cards(round).at(-1) === "Qh"),
    jokers: times((round) => cards(round).includes("Jk")),
  },
  list: [
    { key: "first", motif: "trophy", tally: "wins", goal: 1 },
    { key: "joker", motif: "joker", tally: "jokers", goal: 5 },
    { key: "mended", motif: "mend", tally: "mended", goal: 1 },
    { key: "undrawn", motif: "feather", tally: "undrawn", goal: 1 },
    { key: "queenLast", motif: "heart", tally: "queenLast", goal: 1 },
    { key: "amongEight", motif: "crowd", tally: "wonAmongEight", goal: 1 },
  ],
});
