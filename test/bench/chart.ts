// Measures what a move costs through the chart that conducts a table, compared with the bare rules.

import { createActor } from "xstate";
import { isOver, kept, rechart, tried } from "#main/table/core/round.ts";
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
 * As a live table does it: a pure transition a move; the deal is in the price. Throws unless every
 * move is taken.
 */
function transit({ start: round, moves }: RecordedRound): number {
  let run = rechart({
    game,
    step: { round, happened: [] },
    moves: 0,
    isSealed: false,
    hidden: new Map(),
    askedSince: [],
  });
  for (const { seat, move } of moves) {
    const result = tried(run, seat, move, noWaits);
    if (!result.ok) throw new Error(sentence(result.error));
    run = result.moves.reduce(kept, result.run);
  }
  if (!isOver(run) || run.moves !== moves.length)
    throw new Error("the table did not take every move");
  return run.moves;
}

const noWaits = { patience: () => null, floorLeft: () => 0 };

/** One running actor a round; its start is in the price. Throws unless every move is taken. */
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
        { name: "a table's transitions", run: () => sum(rounds, transit) },
        { name: "a running actor", run: () => sum(rounds, conduct) },
      ],
      effortOf(quick),
    );
    const [bare, table] = timed;
    return {
      lines: [
        ...timed.map(
          ({ name, nanoseconds }) =>
            `${name.padEnd(24)} ${nanoseconds.toFixed(0).padStart(8)} ns/move ${perSecond(nanoseconds).padStart(12)} moves/s`,
        ),
        `a table takes ${table?.ratio.toFixed(1) ?? "?"}× the bare rules' time: ${(((table?.nanoseconds ?? 0) - (bare?.nanoseconds ?? 0)) / 1000).toFixed(1)} µs more a move`,
      ],
      goals: [],
    };
  },
};
