import type { Card } from "#shared/cards/card.ts";
import {
  hasWon,
  defineAchievements,
  movesOfType,
  pointsForPlaces,
  times,
  type PlayedRound,
} from "#shared/contract/achievements.ts";
import type { Carry, Play } from "./types.ts";

/**
 * Points should cost about the same effort in every game. In Crazy Eights, where points are part of
 * the rules, a Regular bot at a table of four wins 16 points a round with 5 moves; here it wins 20
 * on average with 15 moves, half of them passes: four players get 40, 26, 13 and 0.
 */
const worth = 40;

const isKing = ({ titles }: PlayedRound) => titles.includes("king");
const was = ({ carry, seat }: PlayedRound, title: keyof Carry & ("king" | "bastard")) =>
  carry[title] === seat;
const plays = (round: PlayedRound) => movesOfType<Play>(round, "play").map(({ cards }) => cards);
const isTwo = ([card]: readonly Card[] = []) => card?.startsWith("2") ?? false;

export const achievements = defineAchievements({
  points: (round) => pointsForPlaces(round, worth),
  tallies: {
    king: times(isKing),
    kingAgain: times((round) => isKing(round) && was(round, "king")),
    uprising: times((round) => isKing(round) && was(round, "bastard")),
    most: { kind: "most", of: (round) => Math.max(0, ...plays(round).map(({ length }) => length)) },
    outOnTwo: times((round) => hasWon(round) && isTwo(plays(round).at(-1))),
  },
  list: [
    { key: "crowned", motif: "crown", tally: "king", goal: 1 },
    { key: "dynasty", motif: "dynasty", tally: "kingAgain", goal: 1 },
    { key: "uprising", motif: "uprising", tally: "uprising", goal: 1 },
    { key: "quad", motif: "quad", tally: "most", goal: 4 },
    { key: "trump", motif: "trump", tally: "outOnTwo", goal: 1 },
    { key: "reign", motif: "crown", tally: "king", goal: 25 },
  ],
});
