// What does a move cost through the chart that conducts a table, beside the bare rules?

import { createActor } from "xstate";
import { kingsAndBastards as game } from "#shared/games/kings-and-bastards/index.ts";
import { machineOf } from "#shared/games/machines.ts";
import { sentence } from "#shared/games/texts.ts";
import { effortOf, perSecond, type Bench } from "./bench.ts";
import { recordedRounds, type RecordedRound } from "./recordedRounds.ts";
import { sideBySide } from "./sideBySide.ts";

function replayBare({ start, moves }: RecordedRound): number {
  let round = start;
  for (const { seat, move } of moves) {
    const outcome = game.apply(round, seat, move);
    if (!outcome.ok) throw new Error(sentence(outcome.error));
    round = outcome.round;
  }
  return moves.length;
}

/**
 * One actor a round, as a table has it; its start is in the price. Throws unless every move is
 * taken.
 */
function conduct({ start, moves }: RecordedRound): number {
  const actor = createActor(machineOf(game.id), { input: { round: start, patience: () => null } });
  let taken = 0;
  actor.on("moved", () => (taken += 1));
  actor.start();
  for (const { seat, move } of moves) actor.send({ ...move, seat });
  if (taken !== moves.length || actor.getSnapshot().status !== "done")
    throw new Error("the chart did not take every move");
  return taken;
}

const sum = (rounds: readonly RecordedRound[], replay: (round: RecordedRound) => number): number =>
  rounds.reduce((made, round) => made + replay(round), 0);

export const bench: Bench = {
  title: "chart: one move through the XState chart, 4 seats, the same recorded rounds",
  run(quick) {
    const rounds = recordedRounds(quick ? 2 : 32, 4, "bench-chart");
    const timed = sideBySide(
      [
        { name: "apply", run: () => sum(rounds, replayBare) },
        { name: "chart", run: () => sum(rounds, conduct) },
      ],
      effortOf(quick),
    );
    const [bare, chart] = timed;
    return {
      lines: [
        ...timed.map(
          ({ name, nanoseconds }) =>
            `${name.padEnd(24)} ${nanoseconds.toFixed(0).padStart(8)} ns/move ${perSecond(nanoseconds).padStart(12)} moves/s`,
        ),
        `the chart takes ${chart?.ratio.toFixed(1) ?? "?"}× the bare rules' time: ${(((chart?.nanoseconds ?? 0) - (bare?.nanoseconds ?? 0)) / 1000).toFixed(1)} µs more a move`,
      ],
      goals: [],
    };
  },
};
