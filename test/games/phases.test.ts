// Checks that chart and rules agree on which phase takes which move. Every type of move that the
// records show is tried in every phase.

import { describe, expect, test } from "vitest";
import { createActor } from "xstate";
import { movesIn, phasesOf, type AnyGame, type AnyRound } from "#shared/contract/game.ts";
import type { RuleError } from "#shared/contract/outcome.ts";
import type { Move } from "#shared/contract/round.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { catalogue } from "#shared/games/catalogue.ts";
import { machineOf } from "#shared/games/machines.ts";
import { sentence } from "#shared/games/texts.ts";
import { playedRecords, type Played } from "#test/support/goldenRecords.ts";

/** Of each so many, spread over the records. */
const mostRounds = 12;
const mostMoves = 10;

const spread = <T>(all: readonly T[], most: number): readonly T[] =>
  all.filter((_, at) => all.length <= most || at % Math.ceil(all.length / most) === 0);

type Moment = Readonly<{
  round: AnyRound;
  seat: Seat;
}>;

/** Rounds of each phase, with a seat that is to act there. */
function moments(game: AnyGame, played: readonly Played[], phase: string): readonly Moment[] {
  const rounds = played
    .flatMap(({ lines }) => lines.map(({ step }) => step.round))
    .filter((round) => game.phase(round) === phase);
  return spread(rounds, mostRounds).map((round) => ({
    round,
    seat: game.toAct(round).at(-1) ?? 0,
  }));
}

/** The moves of the records, by type, each once. */
function movesByType(
  game: AnyGame,
  played: readonly Played[],
): ReadonlyMap<string, readonly Move[]> {
  const moves = new Map<string, Move>();
  for (const { seat: _seat, auto: _auto, ...raw } of played.flatMap(
    ({ read }) => read.record.moves as readonly (Move & Readonly<{ seat: Seat; auto?: true }>)[],
  )) {
    const read = game.readMove(raw);
    if (read.ok) moves.set(JSON.stringify(read.move), read.move);
  }
  return new Map(
    [...Map.groupBy(moves.values(), ({ type }) => type)].map(([type, all]) => [
      type,
      spread(all, mostMoves),
    ]),
  );
}

/**
 * What the chart that stands there makes of the move: null where it takes it, be it only to hold
 * it.
 */
function refusedByChart(game: AnyGame, { round, seat }: Moment, move: Move): RuleError | null {
  const actor = createActor(machineOf(game.id), {
    input: { round, patience: () => null, floorLeft: () => 1000 },
  });
  let error: RuleError | null = { code: "none", key: "nothing came of the move", args: {} };
  actor.on("moved", () => (error = null));
  actor.on("held", () => (error = null));
  actor.on("refused", (refused) => ({ error } = refused));
  actor.start();
  actor.send({ ...move, seat });
  actor.stop();
  return error;
}

describe.each(catalogue.map((game) => [game.id, game] as const))("%s", (id, game) => {
  const played = playedRecords(id);
  const moves = movesByType(game, played);
  const types = [...new Set(phasesOf(game).flatMap((phase) => movesIn(game.takes, phase)))];

  test("C-9 each type of move but leave is taken in some phase, and the records show it", () => {
    expect([...moves.keys()].sort()).toEqual([...types, "leave"].sort());
  });

  test("the chart is in the phase of its round, and its last phase is its end", () => {
    for (const phase of phasesOf(game)) {
      const found = moments(game, played, phase);
      expect(found.length).toBeGreaterThan(0);
      for (const { round } of found) {
        const actor = createActor(machineOf(id), {
          input: { round, patience: () => null },
        }).start();
        expect([actor.getSnapshot().value, actor.getSnapshot().status]).toEqual([
          phase,
          phase === phasesOf(game).at(-1) ? "done" : "active",
        ]);
        actor.stop();
      }
    }
  });

  describe.each(phasesOf(game).slice(0, -1))("in %s", (phase) => {
    const found = moments(game, played, phase);

    test.each([...types, "leave"])(
      "C-9 what the rules and the chart make of %s is the same",
      (type) => {
        for (const moment of found) {
          for (const move of moves.get(type) ?? []) {
            const outcome = game.apply(moment.round, moment.seat, move);
            expect(refusedByChart(game, moment, move), JSON.stringify(move)).toEqual(
              outcome.ok ? null : outcome.error,
            );
          }
        }
      },
    );

    test.each(types.filter((type) => !movesIn(game.takes, phase).includes(type)))(
      "C-9 %s is refused, whatever it is made with, by one and the same rule",
      (type) => {
        for (const { round, seat } of found) {
          const refusals = (moves.get(type) ?? []).map((move) => game.apply(round, seat, move));
          expect(
            new Set(
              refusals.map((outcome) =>
                outcome.ok ? "taken" : `${outcome.error.code} ${sentence(outcome.error)}`,
              ),
            ).size,
          ).toBe(1);
          expect(refusals[0]).toMatchObject({ ok: false });
        }
      },
    );

    test("C-9 what is offered, and what is done for an absent seat, is of a type that is taken", () => {
      const offered = new Set(
        found.flatMap(({ round, seat }) =>
          [...game.legal(round, seat), game.defaultMove(round, seat)].map((move) => move.type),
        ),
      );
      expect([...offered].filter((type) => !movesIn(game.takes, phase).includes(type))).toEqual([]);
    });

    test.each(movesIn(game.takes, phase))("C-9 %s is made here in the records", (type) => {
      const made = played.flatMap(({ read, lines }) =>
        lines.slice(1).flatMap(({ error }, at) => {
          const before = lines[at]?.step.round;
          return error === null && before && game.phase(before) === phase
            ? [(read.record.moves[at] as Move | undefined)?.type]
            : [];
        }),
      );
      expect(made).toContain(type);
    });
  });

  test("C-11 once it is over nothing is taken, leave neither", () => {
    for (const { round, seat } of moments(game, played, phasesOf(game).at(-1) ?? "")) {
      for (const move of [...moves.values()].flat())
        expect(game.apply(round, seat, move)).toMatchObject({ ok: false, error: { code: "C-11" } });
    }
  });
});
