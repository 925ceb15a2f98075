// Which achievements are there over all games?

import {
  hasWon,
  times,
  weightOf,
  type Achievements,
  type PlayedRound,
  type Tally,
} from "#shared/contract/merits.ts";
import { catalogue } from "#shared/games/catalogue.ts";

/** A round of whatever game, with what the house knows of it. */
export interface HouseRound extends PlayedRound {
  readonly game: string;
  /** That it brought. */
  readonly points: number;
  /** Rounds won in a row up to and with this one, of whatever games; 0 where it was not won. */
  readonly winsInARow: number;
  /** On which it ended, counted since 1970 where the host is. */
  readonly day: number;
  /** Of the deal of the day that it was; null for any other round. */
  readonly dealOfTheDay: number | null;
}

const wonAgainst = (isMet: (round: HouseRound) => boolean): Tally<HouseRound> =>
  times((round) => hasWon(round) && isMet(round));
const crowd = 8;

const houseAchievements = <K extends string>(
  given: Achievements<HouseRound, K>,
): Achievements<HouseRound> => given;

export const houseMerits = houseAchievements({
  tallies: {
    rounds: times(() => true),
    wins: times(hasWon),
    games: { kind: "different", of: (round) => (hasWon(round) ? round.game : null) },
    winsInARow: { kind: "most", of: ({ winsInARow }) => winsInARow },
    days: { kind: "days", of: ({ day }) => day },
    differentDays: { kind: "different", of: ({ day }) => String(day) },
    people: wonAgainst(({ seats }) => seats.includes("person")),
    crowd: wonAgainst(({ seats }) => seats.length >= crowd),
    regulars: wonAgainst(
      ({ seats }) =>
        seats.length > 2 && seats.every((sitter) => sitter === "self" || weightOf(sitter) === 1),
    ),
    points: { kind: "sum", of: ({ points }) => points },
    deals: times(({ dealOfTheDay }) => dealOfTheDay !== null),
    dealsWon: wonAgainst(({ dealOfTheDay }) => dealOfTheDay !== null),
    dealDays: { kind: "days", of: ({ dealOfTheDay }) => dealOfTheDay },
  },
  achievements: [
    { key: "chair", motif: "chair", tally: "rounds", goal: 1 },
    { key: "rounds25", motif: "cards", tally: "rounds", goal: 25 },
    { key: "rounds100", motif: "cards", tally: "rounds", goal: 100 },
    { key: "rounds1000", motif: "cards", tally: "rounds", goal: 1000 },
    { key: "wins50", motif: "trophy", tally: "wins", goal: 50 },
    { key: "everyGame", motif: "compass", tally: "games", goal: catalogue.length },
    { key: "row3", motif: "flame", tally: "winsInARow", goal: 3 },
    { key: "row6", motif: "flame", tally: "winsInARow", goal: 6 },
    { key: "days3", motif: "calendar", tally: "days", goal: 3 },
    { key: "days7", motif: "calendar", tally: "days", goal: 7 },
    { key: "days50", motif: "calendar", tally: "differentDays", goal: 50 },
    { key: "person", motif: "people", tally: "people", goal: 1 },
    { key: "crowd", motif: "crowd", tally: "crowd", goal: 1 },
    { key: "regulars", motif: "trophy", tally: "regulars", goal: 10 },
    { key: "points1000", motif: "star", tally: "points", goal: 1000 },
    { key: "deal", motif: "sun", tally: "deals", goal: 1 },
    { key: "dealWon", motif: "sun", tally: "dealsWon", goal: 1 },
    { key: "dealDays7", motif: "sun", tally: "dealDays", goal: 7 },
  ],
});
