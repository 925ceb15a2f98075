import {
  hasWon,
  defineAchievements,
  times,
  type PlayedRound,
} from "#shared/contract/achievements.ts";
import { isShutout } from "./scoring.ts";
import type { EndedBy, GinResult } from "./types.ts";

/** GR-18, CE-12: only the game's own points count. */
const points = ({ result, seat }: PlayedRound) => result.points?.[seat] ?? 0;

const resultOf = ({ result }: PlayedRound) => result as GinResult;
export const wonBy =
  (...ways: readonly EndedBy[]) =>
  (round: PlayedRound) =>
    hasWon(round) && ways.includes(resultOf(round).by);
export const hasWonMatch = (round: PlayedRound) => hasWon(round) && resultOf(round).bonus !== null;
/** GR-17 */
const hasShutOut = (round: PlayedRound) =>
  hasWonMatch(round) &&
  isShutout((round.carry["score"] as readonly number[] | undefined) ?? [0, 0], round.seat);

export const achievements = defineAchievements({
  points,
  tallies: {
    wins: times(wonBy("knock", "undercut", "gin", "bigGin")),
    gins: times(wonBy("gin", "bigGin")),
    undercuts: times(wonBy("undercut")),
    matches: times(hasWonMatch),
    shutouts: times(hasShutOut),
    points: { kind: "sum", of: points },
  },
  list: [
    { key: "first", motif: "trophy", tally: "wins", goal: 1 },
    { key: "gin", motif: "sets", tally: "gins", goal: 1 },
    { key: "undercut", motif: "reply", tally: "undercuts", goal: 1 },
    { key: "match", motif: "crown", tally: "matches", goal: 1 },
    { key: "shutout", motif: "feather", tally: "shutouts", goal: 1 },
    { key: "thousand", motif: "star", tally: "points", goal: 1000 },
  ],
});
