import { rankOf, type Card } from "#shared/cards/card.ts";
import {
  hasWon,
  merits as meritsOf,
  movesOfType,
  pointsForPlaces,
  times,
  type PlayedRound,
} from "#shared/contract/merits.ts";
import type { Carry, Play } from "./types.ts";

/**
 * Points are to be as dear in one game as in another. Crazy Eights, whose points are its rule,
 * brings a Regular bot at a table of four 16 points a round, with 5 moves of its own. Here it has
 * 15, half of them passes, and so twice the time for 20: first of four 40 points, then 26, 13 and
 * none.
 */
const worth = 40;

const isKing = ({ titles }: PlayedRound): boolean => titles.includes("king");
const was = ({ carry, seat }: PlayedRound, title: keyof Carry & ("king" | "bastard")): boolean =>
  carry[title] === seat;
const plays = (round: PlayedRound): readonly (readonly Card[])[] =>
  movesOfType<Play>(round, "play").map(({ cards }) => cards);
const isTwo = ([card]: readonly Card[] = []): boolean =>
  card !== undefined && card !== "Jk" && rankOf(card) === "2";

export const merits = meritsOf({
  points: (round) => pointsForPlaces(round, worth),
  tallies: {
    king: times(isKing),
    kingAgain: times((round) => isKing(round) && was(round, "king")),
    uprising: times((round) => isKing(round) && was(round, "bastard")),
    most: { kind: "most", of: (round) => Math.max(0, ...plays(round).map(({ length }) => length)) },
    outOnTwo: times((round) => hasWon(round) && isTwo(plays(round).at(-1))),
  },
  achievements: [
    { key: "crowned", motif: "crown", tally: "king", goal: 1 },
    { key: "dynasty", motif: "dynasty", tally: "kingAgain", goal: 1 },
    { key: "uprising", motif: "uprising", tally: "uprising", goal: 1 },
    { key: "quad", motif: "quad", tally: "most", goal: 4 },
    { key: "trump", motif: "trump", tally: "outOnTwo", goal: 1 },
    { key: "reign", motif: "crown", tally: "king", goal: 25 },
  ],
});
