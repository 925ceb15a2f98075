// Measures how fast the rules are, compared with a reducer written by hand and with boardgame.io's.

import { kingsAndBastards as game } from "#shared/games/kings-and-bastards/index.ts";
import { peekAll } from "#shared/cards/faceDown.ts";
import { sentence } from "#shared/games/texts.ts";
import { effortOf, perSecond, type Bench } from "./bench.ts";
import { boardgameModes, boardgameReplayer } from "./boardgameIoKings.ts";
import { reduce, type LeanState } from "./leanKings.ts";
import { recordedRounds, type RecordedRound } from "./recordedRounds.ts";
import { sideBySide, type Way } from "./sideBySide.ts";

const seats = 4;
/**
 * Time of a move beside the lean reducer's, and how many of ours fit into one of boardgame.io's.
 */
const mostBesideLean = 2;
const leastBesideBoardgame = 100;

function replayOurs(rounds: readonly RecordedRound[]): number {
  let made = 0;
  for (const { start, moves } of rounds) {
    let round = start;
    for (const { seat, move } of moves) {
      const outcome = game.apply(round, seat, move);
      if (!outcome.ok) throw new Error(sentence(outcome.error));
      round = outcome.round;
    }
    made += moves.length;
  }
  return made;
}

function leanEnd({ leanStart, moves }: RecordedRound): LeanState {
  let state = leanStart;
  for (const { seat, leanMove } of moves) {
    const next = reduce(state, seat, leanMove);
    if (typeof next === "string") throw new Error(next);
    state = next;
  }
  return state;
}

const movesOf = (rounds: readonly RecordedRound[]): number =>
  rounds.reduce((sum, { moves }) => sum + moves.length, 0);

/** boardgame.io freezes what it is given, and frozen arrays are slower for all who share them. */
const ownCopy = (rounds: readonly RecordedRound[]): readonly RecordedRound[] =>
  JSON.parse(JSON.stringify(rounds)) as readonly RecordedRound[];

/**
 * Throws unless every way ends every round with the same seats out in the same order, the same pile
 * and hands.
 */
function checkSameEnds(rounds: readonly RecordedRound[]): void {
  const ours = rounds.map(({ end: { zones, facts } }) =>
    JSON.stringify([facts.out, zones.pile, zones.hands.map(peekAll)]),
  );
  for (const ends of [
    rounds.map(leanEnd),
    ...boardgameModes.map((mode) => boardgameReplayer(mode)(ownCopy(rounds))),
  ]) {
    const theirs = ends.map(({ out, pile, hands }) => JSON.stringify([out, pile, hands]));
    if (theirs.some((end, at) => end !== ours[at]))
      throw new Error("the ways do not play the same game");
  }
}

function ways(rounds: readonly RecordedRound[]): readonly Way[] {
  const moves = movesOf(rounds);
  const few = ownCopy(rounds.slice(0, 4));
  return [
    { name: "apply", run: () => replayOurs(rounds) },
    { name: "lean reducer, by hand", run: () => (rounds.forEach(leanEnd), moves) },
    ...boardgameModes.map((mode): Way => {
      const replay = boardgameReplayer(mode);
      return { name: mode.name, run: () => (replay(few), movesOf(few)) };
    }),
  ];
}

export const bench: Bench = {
  title: `rules: one move, ${seats} seats, the same recorded rounds`,
  run(quick) {
    const rounds = recordedRounds(quick ? 4 : 64, seats, "bench-rules");
    checkSameEnds(rounds);
    const timed = sideBySide(ways(rounds), effortOf(quick));
    const besideLean = 1 / (timed[1]?.ratio ?? Number.NaN);
    const [, , asItComes = Number.NaN, atItsBest = Number.NaN] = timed.map(({ ratio }) => ratio);
    return {
      lines: [
        `${rounds.length} rounds, ${movesOf(rounds)} moves; all end alike`,
        ...timed.map(
          ({ name, nanoseconds }) =>
            `${name.padEnd(24)} ${nanoseconds.toFixed(0).padStart(8)} ns/move ${perSecond(nanoseconds).padStart(12)} moves/s`,
        ),
        `apply takes ${besideLean.toFixed(2)}× the lean reducer's time`,
        `boardgame.io takes ${asItComes.toFixed(0)}× ours as it comes; ${atItsBest.toFixed(0)}× in production and without its undo history`,
      ],
      goals: [
        { what: `at most ${mostBesideLean}× the lean reducer`, met: besideLean <= mostBesideLean },
        {
          what: `at least ${leastBesideBoardgame}× faster than boardgame.io as it comes`,
          met: asItComes >= leastBesideBoardgame,
        },
      ],
    };
  },
};
