import type { Seat } from "#shared/contract/seats.ts";
import type { Facts, NomicEvent, NomicRound } from "./types.ts";

export const noneDone: Pick<Facts, "done" | "counts" | "puts" | "skips" | "extraTurn"> = {
  done: { played: false, drew: false },
  counts: { played: 0, drew: 0 },
  puts: [],
  skips: 0,
  extraTurn: false,
};

/** EN-13 */
export const withCounts = <F extends Facts>(facts: F, counts: Facts["counts"]): F => ({
  ...facts,
  counts,
  done: { played: counts.played > 0, drew: counts.drew > 0 },
});

/** EN-12: the first name has the turn. */
export const withCycle = (facts: Facts, turnCycle: readonly Seat[]): Facts => ({
  ...facts,
  turnCycle,
  turn: turnCycle[0] ?? null,
  properties: { ...facts.properties, game: { ...facts.properties.game, "Turn Cycle": turnCycle } },
});

/** EN-25 */
export function afterInCycle({ turnCycle }: Pick<Facts, "turnCycle">, seat: Seat): Seat {
  const at = turnCycle.indexOf(seat);
  return turnCycle[(at + 1) % turnCycle.length] ?? seat;
}

function rotated(cycle: readonly Seat[], names: number): readonly Seat[] {
  const first = cycle.length === 0 ? 0 : names % cycle.length;
  return [...cycle.slice(first), ...cycle.slice(0, first)];
}

/**
 * EN-15, EN-18: forgets what was done in the turn, and lets penalties that were not called lapse.
 */
function begun(round: NomicRound, cycle: readonly Seat[], happened: NomicEvent[]): NomicRound {
  const facts: Facts = {
    ...withCycle(round.facts, cycle),
    ...noneDone,
    turns: round.facts.turns + 1,
  };
  if (facts.turn !== null) happened.push({ type: "turnBegan", seat: facts.turn, told: {} });
  return {
    ...round,
    facts,
    secret: { ...round.secret, penalties: round.secret.penalties.map(() => []) },
  };
}

/** EN-12, EN-26: an extra turn overrides skips. */
export function turnEnded(round: NomicRound, happened: NomicEvent[]): NomicRound {
  const { turnCycle, skips, extraTurn } = round.facts;
  return begun(round, extraTurn ? turnCycle : rotated(turnCycle, 1 + skips), happened);
}

/**
 * EN-22, EN-26: ends a leaver's turn; otherwise drops skips and an extra turn that were due at its
 * end.
 */
export function goneFromCycle(round: NomicRound, seat: Seat, happened: NomicEvent[]): NomicRound {
  const { facts } = round;
  const rest = facts.turnCycle.filter((other) => other !== seat);
  if (facts.turn === seat) return begun(round, rest, happened);
  return { ...round, facts: { ...withCycle(facts, rest), skips: 0, extraTurn: false } };
}

/** EN-26: all but the first name. */
export const reversed = (cycle: readonly Seat[]): readonly Seat[] => [
  ...cycle.slice(0, 1),
  ...cycle.slice(1).toReversed(),
];
