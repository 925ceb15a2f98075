import {
  hasPlayed,
  hasWon,
  defineAchievements,
  movesOfType,
  times,
  weightOf,
  type PlayedRound,
} from "#shared/contract/achievements.ts";
import { categories, type Category } from "#shared/poker/evaluate.ts";
import type { Draw, Options, DrawResult } from "./types.ts";

/**
 * Points for each opponent who put more than the ante into a pot that was won, and for one who paid
 * only the ante: a Regular bot at a table of four makes 2 moves in a hand and wins 7 points on
 * average, against 16 for 5 moves of Crazy Eights. Chips are no measure, because an ante may be any
 * size; but nobody puts in more than the ante for nothing.
 */
const contested = 16;
const stolen = 2;
/** Limit for one hand, however many play. */
const mostPoints = 4 * contested;

const resultOf = ({ result }: PlayedRound) => result as DrawResult;
const optionsOf = ({ options }: PlayedRound): Partial<Options> => options;
const gainOf = (round: PlayedRound) => resultOf(round).chips[round.seat] ?? 0;
const wins = (round: PlayedRound) => hasWon(round) && gainOf(round) > 0;
const winsShowing = (round: PlayedRound) => wins(round) && resultOf(round).wonBy === "showdown";
const isAtLeast = (least: Category) => (round: PlayedRound) => {
  const own = resultOf(round).hands[round.seat]?.category;
  return (
    winsShowing(round) && own !== undefined && categories.indexOf(own) >= categories.indexOf(least)
  );
};
const hasThrown = (count: (cards: number) => boolean) => (round: PlayedRound) =>
  winsShowing(round) && movesOfType<Draw>(round, "draw").some(({ cards }) => count(cards.length));
const hasBet = ({ moves }: PlayedRound) =>
  moves.some(({ type }) => type === "bet" || type === "raise");

function points(round: PlayedRound) {
  if (!wins(round) || !hasPlayed(round)) return 0;
  const { ante = 10 } = optionsOf(round);
  const brought = resultOf(round).chips.reduce(
    (sum, chips, seat) =>
      sum + (chips < -ante ? contested : chips < 0 ? stolen : 0) * weightOf(round.seats[seat]),
    0,
  );
  return Math.min(mostPoints, Math.floor(brought));
}

export const achievements = defineAchievements({
  points,
  tallies: {
    pots: times(wins),
    fullHouse: times(isAtLeast("full house")),
    fourOfAKind: times(isAtLeast("four of a kind")),
    pat: times(hasThrown((cards) => cards === 0)),
    threeNew: times(hasThrown((cards) => cards >= 3)),
    allFolded: times((round) => wins(round) && resultOf(round).wonBy === "fold" && hasBet(round)),
    // H-20: tournament chips do not count.
    doubled: times(
      (round) => !round.inTournament && gainOf(round) >= (optionsOf(round).buyIn ?? 1000),
    ),
  },
  list: [
    { key: "pot", motif: "coins", tally: "pots", goal: 1 },
    { key: "pat", motif: "pat", tally: "pat", goal: 1 },
    { key: "threeNew", motif: "fan", tally: "threeNew", goal: 1 },
    { key: "allFolded", motif: "mask", tally: "allFolded", goal: 10 },
    { key: "fullHouse", motif: "house", tally: "fullHouse", goal: 1 },
    { key: "fourOfAKind", motif: "quad", tally: "fourOfAKind", goal: 1 },
    { key: "doubled", motif: "double", tally: "doubled", goal: 1 },
    { key: "fiftyPots", motif: "coins", tally: "pots", goal: 50 },
  ],
});
