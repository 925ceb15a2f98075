// Measures how long it takes to read a clause of Eights Nomic and to evaluate it on a round (EN-7:
// within a fixed limit).

import { DiceReader, newDice } from "#shared/chance/dice.ts";
import {
  mostNodes,
  scopeOf,
  type Clause,
  type Expression,
} from "#shared/games/eights-nomic/clauses/clause.ts";
import { View } from "#shared/contract/view.ts";
import { holds, type Facts } from "#shared/games/eights-nomic/clauses/evaluate.ts";
import { readClause } from "#shared/games/eights-nomic/clauses/form.ts";
import {
  beginPlayouts,
  continuedPlayouts,
  trialOf,
  usualGames,
} from "#shared/games/eights-nomic/clauses/playouts.ts";
import { firstValues, templates } from "#shared/games/eights-nomic/clauses/templates.ts";
import { eightsNomic } from "#shared/games/eights-nomic/index.ts";
import type { Modify } from "#shared/games/eights-nomic/types.ts";
import { factsOf } from "#test/games/eights-nomic/clauses/laidFacts.ts";
import {
  largestClause,
  randomClause,
  randomFacts,
} from "#test/games/eights-nomic/clauses/randomClauses.ts";
import { dealing } from "#test/support/dealtRound.ts";
import { effortOf, grouped, perSecond, type Bench } from "./bench.ts";
import { sideBySide, type Timed, type Way } from "./sideBySide.ts";

const longestMs = 1;

type Case = Readonly<{ clause: Clause; facts: Facts }>;

/**
 * What no reader of a rule can make slower: every part is asked of each of twelve seats, and none
 * decides before the last.
 */
function slowestCase(): Case {
  const part: Expression = { op: ">=", of: [{ get: "each.hand" }, 0] };
  const parts = Math.floor((mostNodes - 2) / 3);
  const when: Expression = {
    op: "every",
    of: [{ op: "and", of: Array.from({ length: parts }, () => part) }],
  };
  const active = Array.from({ length: 12 }, (_, seat) => seat);
  return {
    clause: { do: "forbid", command: "play", when },
    facts: factsOf({ active, players: 12 }),
  };
}

const ask = ({ clause, facts }: Case): boolean =>
  holds(clause, facts, scopeOf(clause).each ? facts.active[0]! : null).ok;

/** Adds everything up, so that no evaluation can be left out. */
let checksum = 0;
const asked = (name: string, cases: readonly Case[]): Way => ({
  name,
  run: () => {
    for (const one of cases) checksum += ask(one) ? 1 : 0;
    return cases.length;
  },
});
const read = (name: string, cases: readonly Case[]): Way => ({
  name,
  run: () => {
    for (const { clause } of cases) checksum += readClause(clause).ok ? 1 : 0;
    return cases.length;
  },
});

const inARow = 5;

/**
 * Milliseconds that the 99th of a hundred takes: each is the median of five in a row, or a busy
 * machine would have the 99th tell of who else was at work.
 */
function slowOf(cases: readonly Case[], times: number): number {
  const once = (one: Case): number => {
    const before = performance.now();
    checksum += ask(one) ? 1 : 0;
    return performance.now() - before;
  };
  const inOrder = (list: number[]): readonly number[] => list.toSorted((one, other) => one - other);
  const took = Array.from(
    { length: times },
    (_, at) =>
      inOrder(Array.from({ length: inARow }, () => once(cases[at % cases.length]!)))[inARow >> 1]!,
  );
  return inOrder(took)[Math.floor(times * 0.99)]!;
}

const line = ({ name, nanoseconds, ratio }: Timed): string =>
  `${name.padEnd(42)} ${nanoseconds.toFixed(0).padStart(8)} ns ${perSecond(nanoseconds).padStart(12)} /s  ${ratio.toFixed(2)}×`;

/** From a deal for four, with the first to bring three rules into force winning. */
function playoutsOf(games: number): Readonly<{ seconds: number; ended: number }> {
  const round = dealing(eightsNomic, "bench")({ seats: 4 });
  const template = templates.find(({ id }) => id === "rulesWin")!;
  const change: Modify = {
    type: "modify",
    rule: "NullRule",
    name: "Three",
    text: "Three rules win.",
    clause: template.clause(firstValues(template)),
  };
  const begun = beginPlayouts(
    View.of(eightsNomic, { round, happened: [] }, 0).seen,
    0,
    change,
    "bench",
    games,
  );
  if (!begun.ok) throw new Error(begun.problem.key);
  const before = performance.now();
  const { ended } = trialOf(continuedPlayouts(begun.playouts, games));
  return { seconds: (performance.now() - before) / 1000, ended };
}

export const bench: Bench = {
  title: "clauses of Eights Nomic: asked of a round and read, beside the asking of random ones",
  run(quick) {
    const dice = new DiceReader(newDice("bench-clauses"));
    const count = quick ? 20 : 1000;
    const usual = Array.from({ length: count }, (): Case => ({
      clause: randomClause(dice),
      facts: randomFacts(dice),
    }));
    const largest = Array.from({ length: quick ? 3 : 200 }, (): Case => ({
      clause: largestClause(dice),
      facts: randomFacts(dice),
    }));
    const slowest = [slowestCase()];
    const timed = sideBySide(
      [
        asked("random clauses, asked", usual),
        asked("the largest that may be, asked", largest),
        asked("the slowest that may be, at twelve seats", slowest),
        read("random clauses, read", usual),
        read("the largest that may be, read", largest),
      ],
      effortOf(quick),
    );
    const times = quick ? 100 : 20_000;
    const tails = (
      [
        ["random", usual],
        ["the largest", largest],
        ["the slowest", slowest],
      ] as const
    ).map(([name, cases]) => ({ name, ms: slowOf(cases, times) }));
    const games = quick ? 2 : usualGames;
    const { seconds, ended } = playoutsOf(games);
    const worst = Math.max(...tails.map(({ ms }) => ms));
    return {
      lines: [
        ...timed.map(line),
        ...tails.map(
          ({ name, ms }) =>
            `p99 of ${grouped(times)} evaluations, ${name}: ${(ms * 1000).toFixed(1)} µs`,
        ),
        `${games} playouts of a change, ${ended} of them to their end: ${seconds.toFixed(2)} s`,
        `checksum ${checksum}`,
      ],
      goals: [
        {
          what: `p99 of every kind under ${longestMs} ms (${worst.toFixed(3)} ms)`,
          met: worst < longestMs,
        },
      ],
    };
  },
};
