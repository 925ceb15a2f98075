import {
  hasWon,
  defineAchievements,
  movesOfType,
  pointsForPlaces,
  times,
  type PlayedRound,
} from "#shared/contract/achievements.ts";
import { areEquivalent } from "./canonical.ts";
import { nullName } from "./startingRules.ts";
import type { Improper, Modify } from "./types.ts";

/**
 * A game is much longer than a round of another eights game (`exordia8/achievements.ts`) but ends
 * whenever all agree, so its worth depends on how much was played.
 */
const mostWorth = 80;
const worthOfEach = 2;
const worthOf = (round: PlayedRound) =>
  Math.min(
    mostWorth,
    worthOfEach *
      round.moves.filter(({ type, auto }) => auto !== true && (type === "play" || type === "draw"))
        .length,
  );

/** Excludes automatic moves. Moves do not show whether a change came into force. */
const changes = (round: PlayedRound) =>
  movesOfType<Modify & { readonly auto?: true }>(round, "modify").filter(
    ({ auto }) => auto !== true,
  );
const isRepeal = ({ name }: Modify) => areEquivalent(name, nullName);

export const achievements = defineAchievements({
  points: (round) => pointsForPlaces(round, worthOf(round)),
  tallies: {
    wins: times(hasWon),
    changes: { kind: "sum", of: (round) => changes(round).length },
    mostChanges: { kind: "most", of: (round) => changes(round).length },
    repeals: times((round) => changes(round).some(isRepeal)),
    clauses: {
      kind: "sum",
      of: (round) => changes(round).filter(({ clause }) => clause !== null).length,
    },
    calls: times((round) => movesOfType<Improper>(round, "improper").length > 0),
  },
  list: [
    { key: "first", motif: "trophy", tally: "wins", goal: 1 },
    { key: "tenRules", motif: "hundred", tally: "changes", goal: 10 },
    { key: "threeInOne", motif: "crown", tally: "mostChanges", goal: 3 },
    { key: "repeal", motif: "feather", tally: "repeals", goal: 1 },
    { key: "clause", motif: "sets", tally: "clauses", goal: 5 },
    { key: "caller", motif: "stop", tally: "calls", goal: 5 },
  ],
});
