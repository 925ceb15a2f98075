import type { Accepted } from "#shared/contract/outcome.ts";
import { nextSeat, type Seat } from "#shared/contract/seats.ts";
import { countInHand, isInHand, isStageOver, mustAct } from "./betting.ts";
import { showDown, winByFold } from "./ending.ts";
import { gatherBets } from "./gathering.ts";
import { phaseOf } from "./phase.ts";
import { potsOf } from "./pots.ts";
import type { DrawHappening, DrawRound, Facts } from "./types.ts";

/** After whatever a seat did: the next seat's turn, the next stage, or the end. */
export function goOn(
  round: DrawRound,
  happened: readonly DrawHappening[],
): Accepted<DrawRound, DrawHappening> {
  const { facts } = round;
  if (countInHand(facts) === 1) return winByFold(round, happened);
  const phase = phaseOf(facts);
  if (phase === "draw") return goOnDrawing(round, happened);
  if (!isStageOver(facts)) return turnTo(round, waitingFrom(facts, mustAct), happened);
  if (phase === "bet2") return showDown(round, happened);
  const gathered = gatherBets(facts, happened);
  return turnTo(
    { ...round, facts: gathered.facts },
    firstInHand(gathered.facts),
    gathered.happened,
  );
}

/** FD-5, FD-9: the first betting stage after the antes, or the draw at once where it is skipped. */
export function open(facts: Facts, ante: number): Facts {
  const opened = isStageOver(facts) ? facts : { ...facts, leastRaise: ante };
  const turn = isStageOver(facts) ? firstInHand(facts) : firstToBet(facts);
  return { ...opened, turn, pots: potsOf(opened) };
}

/**
 * FD-11, FD-12: the next who has not exchanged yet, all-in players too; then the second betting
 * stage.
 */
function goOnDrawing(
  round: DrawRound,
  happened: readonly DrawHappening[],
): Accepted<DrawRound, DrawHappening> {
  const { facts } = round;
  const next = waitingFrom(facts, (_, seat) => isInHand(facts, seat) && facts.drew[seat] === null);
  if (next !== null) return turnTo(round, next, happened);
  if (isStageOver(facts)) return showDown(round, happened);
  return turnTo(
    { ...round, facts: { ...facts, leastRaise: round.options.ante } },
    firstToBet(facts),
    happened,
  );
}

const turnTo = (
  round: DrawRound,
  turn: Seat | null,
  happened: readonly DrawHappening[],
): Accepted<DrawRound, DrawHappening> => ({
  ok: true,
  round: { ...round, facts: { ...round.facts, turn, pots: potsOf(round.facts) } },
  happened,
});

/**
 * Whose turn it is while he has something to do – another may just have left –, else the next
 * clockwise who has.
 */
function waitingFrom(facts: Facts, waits: (facts: Facts, seat: Seat) => boolean): Seat | null {
  const { turn } = facts;
  if (turn === null || waits(facts, turn)) return turn;
  return nextSeat(facts.dealtIn.length, turn, (seat) => waits(facts, seat));
}

const firstToBet = (facts: Facts): Seat | null =>
  nextSeat(facts.dealtIn.length, facts.dealer, (seat) => mustAct(facts, seat));
const firstInHand = (facts: Facts): Seat | null =>
  nextSeat(facts.dealtIn.length, facts.dealer, (seat) => isInHand(facts, seat));
