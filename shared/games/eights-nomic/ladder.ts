import { hasWon, type PlayedRound } from "#shared/contract/achievements.ts";
import { rung, type Ladder } from "#shared/contract/ladder.ts";

/** A game ends by itself after so many turns; whoever leads could end it sooner (EN-10). */
const maxTurns = 40;
/** So a game that was ended at once wins nothing. */
const leastMoves = 8;

const hasPlayedLong = ({ moves }: PlayedRound): boolean =>
  moves.filter(({ type, auto }) => auto !== true && (type === "play" || type === "draw")).length >=
  leastMoves;

const turns = {
  goal: "turns",
  wins: (round: PlayedRound) => hasWon(round) && hasPlayedLong(round),
  options: { maxTurns },
} as const;

export const ladder: Ladder = [
  rung(3, 0, turns),
  rung(1, 2, turns),
  rung(0, 3, turns),
  rung(0, 4, turns),
];
