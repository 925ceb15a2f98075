// A round that is dealt sealed (H-51): pages do their parts and make their players' moves, and a
// step of the round is made once everything that it opens lies open.

import { refusal } from "#main/base/refusal.ts";
import type { SealedChange } from "#main/store/sealedStore.ts";
import type { StoredTable } from "#main/store/tableStore.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { Refusal } from "#shared/protocol/answer.ts";
import type { TableAsk } from "#shared/protocol/schema.ts";
import type { SealedMove } from "#shared/sealedDeal/parts.ts";
import {
  hostMoved,
  hostsMove,
  recordedMoves,
  SealedFaultError,
  SealedRefusalError,
  withBlame,
  withPart,
  type FaultPart,
  type SealedDeal,
  type SealedStep,
  type Taken,
} from "#shared/sealedDeal/sealedDeal.ts";
import { otherDeal } from "./deals.ts";
import { done, make } from "./play.ts";
import { isOver, rechart, timedOut, viewNumber, type Moved, type TimeOut } from "./round.ts";
import {
  boxesIn,
  restartWaiting,
  changeNow,
  isMoving,
  noted,
  outcomeOf,
  tellStopped,
  tellTimeUp,
  type PendingMove,
  type FoundFault,
  type SealedTable,
} from "./sealedTable.ts";
import { keepMs, lateSeats, pageMs } from "./sealedWaiting.ts";
import { dropSealed } from "./sealing.ts";
import type { AskId, TableStep } from "./step.ts";
import { lineOf, presenceOf, sealedNext, sealedRound } from "./state.ts";
import { waitsAt, waitUntil } from "./turnClocks.ts";

const outOfTurn = refusal("stale", "sealedOutOfTurn");
const atFault = refusal("H-51", "sealedFault");

/** Takes what a player's page sends. Null: it is answered when the move is made. */
export function takeSealed(
  step: TableStep,
  ask: AskId,
  player: string,
  { deal, part }: TableAsk<"sealed">,
): Refusal | typeof done | null {
  const { sealed } = step.state.deals;
  const { group } = step.given;
  const seat = sealed?.deal.plan.players.indexOf(player) ?? -1;
  if (!sealed || !group || seat < 0 || sealed.deal.plan.deal !== deal) return otherDeal;
  if (part.type === "fault") return accused(step, sealed, seat, part);
  const own = part.type === "moved" ? pendingMove(step, seat, ask) : null;
  const refused = grown(step, sealed, seat, own, () => withPart(group, sealed.deal, seat, part));
  return refused ?? (own ? null : done);
}

/**
 * What a page shows is certain, and the seat at fault plays no further; all else is what the page
 * says, since the host has checked the parts of every seat itself.
 */
function accused(
  step: TableStep,
  sealed: SealedTable,
  by: Seat,
  part: FaultPart,
): Refusal | typeof done {
  const { group } = step.given;
  const { players } = sealed.deal.plan;
  const { seat } = part.fault;
  const isShown = part.opened !== undefined;
  if (!group || (seat !== null && seat >= players.length)) return outOfTurn;
  if (isShown) {
    const boxes = boxesIn(sealed.lines);
    try {
      changeNow(step, { deal: withBlame(group, sealed.deal, by, part, boxes) });
    } catch (error) {
      if (error instanceof SealedRefusalError) return outOfTurn;
      throw error;
    }
  }
  found(step, sealed, { by, fault: part.fault, players: [players[by]!], isCertain: isShown });
  if (isShown && seat !== null && sealedRound(step.state)) leaveSealed(step, null, seat);
  return done;
}

/** C-5. `ask`: null if nobody asked for it; answered when the move is made. */
export function leaveSealed(
  step: TableStep,
  ask: AskId | null,
  seat: Seat,
  also: PendingMove["also"] = null,
): Refusal | null {
  const own = { ...pendingMove(step, seat, ask), isLeave: true, also };
  return hostMoves(step, own, { type: "leave" }, false);
}

const pendingMove = ({ at }: TableStep, seat: Seat, ask: AskId | null): PendingMove => ({
  ...{ seat, ask, at },
  isLeave: false,
  also: null,
});

function hostMoves(
  step: TableStep,
  own: PendingMove,
  move: SealedMove,
  auto: boolean,
): Refusal | null {
  const sealed = sealedRound(step.state);
  const { group } = step.given;
  if (!sealed || !group) return refusal("C-11", "noRound");
  const { seat } = own;
  return grown(step, sealed, seat, own, () => hostMoved(group, sealed.deal, seat, move, auto));
}

/** Returns why nothing has changed. `own`: the move that this is. */
function grown(
  step: TableStep,
  before: SealedTable,
  sender: Seat,
  own: PendingMove | null,
  take: () => Taken,
): Refusal | null {
  let taken: Taken;
  try {
    taken = take();
  } catch (error) {
    if (error instanceof SealedRefusalError) return outOfTurn;
    if (!(error instanceof SealedFaultError)) throw error;
    // The host itself does what it should: this part does not follow from the log.
    if (error.fault.seat === null) return outOfTurn;
    found(step, before, { by: sender, fault: error.fault, players: [], isCertain: true });
    return atFault;
  }
  if (taken.deal === before.deal) return null;
  const lines = noted(step, taken, sender);
  if (own) changeNow(step, { moves: [...before.moves, own] });
  goOn(step, before.deal, taken.deal, lines);
  return null;
}

function goOn(
  step: TableStep,
  before: SealedDeal,
  deal: SealedDeal,
  lines: SealedChange["lines"],
): void {
  const { run, table } = step.state;
  if (sealedNext(step.state) || !run) {
    if (deal.newest) step.then({ type: "dealOn" });
    return;
  }
  const steps = deal.steps.slice(before.steps.length);
  if (steps.length > 0) makeSteps(step, deal, steps, lines);
  else if (lines.added.length > 0)
    step.store(
      { after: table, sealed: changeOf(step, deal, lines, isOver(run)) },
      { isSoon: true },
    );
  dropMoves(step);
}

/** The rules do not allow any longer what waited behind a step that came before it. */
function dropMoves(step: TableStep): void {
  const sealed = sealedRound(step.state);
  if (!sealed || isMoving(sealed) || sealed.moves.length === 0) return;
  for (const { ask } of sealed.moves) if (ask !== null) step.answer(ask, outOfTurn);
  changeNow(step, { moves: [] });
}

const changeOf = (
  { state }: TableStep,
  deal: SealedDeal,
  lines: SealedChange["lines"],
  isRoundOver: boolean,
): SealedChange => ({
  lines,
  ...(isRoundOver && { outcome: outcomeOf(deal, state.deals.sealed?.faults ?? []) }),
});

/** A fault is told to everybody, once for each that names a seat; no deck goes on with one. */
function found(step: TableStep, sealed: SealedTable, found: FoundFault): void {
  const { by, fault, players } = found;
  if (sealed.faults.some((known) => known.by === by && known.fault.seat === fault.seat)) return;
  changeNow(step, { faults: [...sealed.faults, found] });
  tellStopped(step, sealed, fault, players);
  if (sealedNext(step.state)) dropSealed(step, atFault);
}

/** Makes steps that are complete now, like moves of any round. */
function makeSteps(
  step: TableStep,
  deal: SealedDeal,
  steps: readonly SealedStep[],
  lines: SealedChange["lines"],
): void {
  const run = step.state.run!;
  const named = recordedMoves(deal);
  const moves = steps.map(({ number, step: made }): Moved => {
    const { seat, auto = false, ...move } = named[number - 1]!;
    return { type: "moved", seat, move, auto, accepted: { ...made, ok: true } };
  });
  const ahead = rechart({ ...run, step: moves.at(-1)!.accepted });
  const led = { ...run, chart: ahead.chart, timeOuts: ahead.timeOuts };
  const { own, waiting } = claimed(step.state.deals.sealed?.moves ?? [], moves);
  const alsos = own.flatMap(({ also }) => also ?? []);
  const also = (table: StoredTable): StoredTable =>
    alsos.reduce((sofar, more) => more(sofar), table);
  changeNow(step, { moves: waiting });
  const sealed = changeOf(step, deal, lines, isOver(ahead));
  make(step, led, moves, also, alsos.length === 0, {
    since: Math.min(step.at, ...own.map(({ at }) => at)),
    sealed,
  });
  for (const { ask } of own) if (ask !== null) step.answer(ask, done);
}

/** Of the moves that were logged, those that these steps are, and those that still wait. */
function claimed(all: readonly PendingMove[], moves: readonly Moved[]) {
  const waiting = [...all];
  const own = moves.flatMap(({ seat, move }) => {
    const at = waiting.findIndex(
      (each) => each.seat === seat && each.isLeave === (move.type === "leave"),
    );
    return at < 0 ? [] : waiting.splice(at, 1);
  });
  return { own, waiting };
}

/** C-6: the host moves where that needs no card, else the page does; without it the seat leaves. */
export function sealedTurnTime(step: TableStep, event: TimeOut): void {
  const { run } = step.state;
  const sealed = sealedRound(step.state);
  if (!run || !sealed || isOver(run)) return;
  const { moves, run: led } = timedOut(run, event, waitsAt(step));
  const seat = moves[0]?.seat;
  if (seat === undefined) return step.change({ run: led });
  const move = hostsMove(sealed.deal, seat);
  const refused = move
    ? hostMoves(step, pendingMove(step, seat, null), move, true)
    : withoutHost(step, sealed, seat, viewNumber(run, seat));
  if (refused) waitUntil(step, seat, step.at + pageMs);
}

function withoutHost(
  step: TableStep,
  sealed: SealedTable,
  seat: Seat,
  number: number,
): Refusal | null {
  const id = sealed.deal.plan.players[seat] ?? "";
  const player = step.state.table.players.find((each) => each.id === id);
  const isHere = lineOf(step.state, id) !== null;
  const isGone = !isHere && (!player || presenceOf(step.state, player) === "away");
  const last = sealed.timeUp.get(seat);
  const over = last?.number === number ? last : { number, at: step.at, told: false };
  // However often it comes and goes, it has its own time once, and is kept once.
  const until = over.at + pageMs + keepMs(step);
  if (isGone || step.at >= until || (isHere && over.told)) return leaveSealed(step, null, seat);
  changeNow(step, {
    timeUp: new Map(sealed.timeUp).set(seat, { ...over, told: over.told || isHere }),
  });
  if (isHere) tellTimeUp(step, sealed, seat, number);
  const keptUntil = step.state.people.get(id)?.due?.at ?? 0;
  waitUntil(
    step,
    seat,
    Math.min(until, isHere ? step.at + pageMs : Math.max(keptUntil, step.at + 1)),
  );
  return null;
}

/** A page that owes something has had its time. */
export function sealedTime(step: TableStep): void {
  const { run } = step.state;
  const sealed = sealedRound(step.state);
  if (!run || !sealed || isOver(run)) return;
  const [seat] = lateSeats(step);
  if (seat === undefined || !leaveSealed(step, null, seat)) return;
  changeNow(step, { notBefore: step.at + pageMs });
  restartWaiting(step);
}
