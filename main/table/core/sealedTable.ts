// The sealed deal at a table (H-51): its log, the boxes that the host passes on, and the pages that
// it waits for.

import { refusal } from "#main/base/refusal.ts";
import type { KeptSealed, SealedLine } from "#main/store/sealedRows.ts";
import type { SealedChange } from "#main/store/sealedStore.ts";
import type { StoredTable } from "#main/store/tableStore.ts";
import type { AnyGame } from "#shared/contract/game.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { SealedMessage } from "#shared/protocol/sealed.ts";
import type { Group } from "#shared/sealedDeal/group.ts";
import type { BoxedShare, SealedFault, SealedPlan } from "#shared/sealedDeal/parts.ts";
import {
  areHandsDealt,
  begunDeal,
  closedPlaces,
  finalFault,
  guessedDeck,
  isQuiet,
  recordedMoves,
  withBoxes,
  withEntry,
  type SealedDeal,
  type Taken,
} from "#shared/sealedDeal/sealedDeal.ts";
import { takingPart } from "./deals.ts";
import { awaitedAfter, type Awaited } from "./sealedWaiting.ts";
import { sealedRun, type RoundRun } from "./round.ts";
import { sealedNext, sealedRound, type TableState } from "./state.ts";
import type { AskId, ConnectionId, TableStep } from "./step.ts";

const retryMs = 1000;

/** A move that is logged, and made once all have opened what it needs. */
export type PendingMove = Readonly<{
  seat: Seat;
  isLeave: boolean;
  /** Null where the host moved. */
  ask: AskId | null;
  /** Stored with the move. */
  also: ((table: StoredTable) => StoredTable) | null;
  /** The elapsed time at which it was logged; until then its player's time ran. */
  at: number;
}>;

/** `players`: by id, whose page has found it; nobody where the host has. */
export type FoundFault = Readonly<{
  by: Seat;
  fault: SealedFault;
  players: readonly string[];
  /** The host has seen it itself; else it is what a page says. */
  isCertain: boolean;
}>;

/** In which view a player's time was over, since when, and whether their page was told. */
type TimeUp = Readonly<{ number: number; at: number; told: boolean }>;

export type SealedTable = Readonly<{
  deal: SealedDeal;
  lines: readonly SealedLine[];
  awaited: ReadonlyMap<Seat, Awaited>;
  moves: readonly PendingMove[];
  timeUp: ReadonlyMap<Seat, TimeUp>;
  /** At most one of each other seat that a seat's page, or the host in its part, has found. */
  faults: readonly FoundFault[];
  /** The elapsed time before which what could not be stored is not tried again. */
  notBefore: number;
}>;

export const newSealedTable = (plan: SealedPlan): SealedTable => ({
  deal: begunDeal(plan, null),
  lines: [],
  awaited: new Map(),
  moves: [],
  timeUp: new Map(),
  faults: [],
  notBefore: 0,
});

/** Whether a move is logged that is not made yet, so that nobody is to act. */
export const isMoving = ({ deal }: SealedTable): boolean => deal.course !== null && !isQuiet(deal);

/** From what is stored. Throws a SealedFaultError. */
function restoredSealed(group: Group, { plan, lines }: KeptSealed): SealedTable {
  const deal = lines.reduce<SealedDeal>(
    (sofar, line) =>
      "entry" in line
        ? withEntry(group, sofar, line.entry)
        : withBoxes(group, sofar, null, line.boxes),
    begunDeal(plan, null),
  );
  return { ...newSealedTable(plan), deal, lines };
}

/** The round as it stands, without cards that nobody has opened to all. */
export function runOf(game: AnyGame, { steps }: SealedDeal): RoundRun {
  const [dealt, ...moved] = steps.map(({ step }) => step);
  if (!dealt) throw new Error("the round is not dealt yet (H-51)");
  return sealedRun(game, dealt, moved);
}

type Page = Readonly<{ seat: Seat; player: string; line: ConnectionId }>;

/** The pages of those in the deal that are here; whoever has left the round has no part in it. */
function pagesHere(state: TableState, { deal }: SealedTable): readonly Page[] {
  const left = sealedRound(state) ? (state.run?.step.round.facts.left ?? []) : [];
  return takingPart(state).flatMap(({ player: { id }, line }) => {
    const seat = deal.plan.players.indexOf(id);
    return seat < 0 || left.includes(seat) ? [] : [{ seat, player: id, line }];
  });
}

const tellPage = (step: TableStep, { line }: Page, message: SealedMessage): void =>
  step.do({ type: "sealed", line, message });

export function tellPages(step: TableStep, sealed: SealedTable, message: SealedMessage): void {
  for (const page of pagesHere(step.state, sealed)) tellPage(step, page, message);
}

/** Tells everybody in the deal. `players`: who found the fault, or whose page did not answer. */
export const tellStopped = (
  step: TableStep,
  sealed: SealedTable,
  fault: SealedFault | null,
  players: readonly string[],
): void => tellPages(step, sealed, { type: "stopped", fault, players });

export const changeSealed = (step: TableStep, sealed: SealedTable | null): void =>
  step.change({ deals: { ...step.state.deals, sealed } });

export function changeNow(step: TableStep, change: Partial<SealedTable>): void {
  const { sealed } = step.state.deals;
  if (sealed) changeSealed(step, { ...sealed, ...change });
}

/** From now on, as when the table's time begins to run. */
export function restartWaiting(step: TableStep): void {
  const { sealed } = step.state.deals;
  if (!sealed) return;
  const awaited = awaitedAfter(step, { ...sealed, awaited: new Map() }, null);
  changeSealed(step, { ...sealed, awaited });
}

/** A page has come again. */
function awaitAgain(step: TableStep, seat: Seat): void {
  const { sealed } = step.state.deals;
  const before = sealed?.awaited.get(seat);
  if (before)
    changeNow(step, { awaited: new Map(sealed?.awaited).set(seat, { ...before, since: step.at }) });
}

export const boxesIn = (lines: readonly SealedLine[]): readonly BoxedShare[] =>
  lines.flatMap((line) => ("boxes" in line ? line.boxes : []));

const boxesTo = (seat: Seat, boxes: readonly BoxedShare[]) => boxes.filter(({ to }) => to === seat);

/** All that may be passed on by now. */
const boxesOf = ({ deal, lines }: Pick<SealedTable, "deal" | "lines">): readonly BoxedShare[] =>
  areHandsDealt(deal) ? boxesIn(lines) : [];

/** Tells all pages of what the host has taken, and returns what is new of it to store. */
export function noted(
  step: TableStep,
  { deal, entries, boxes }: Taken,
  sender: Seat | null,
): SealedChange["lines"] {
  const before = step.state.deals.sealed!;
  const added: readonly SealedLine[] = [
    ...entries.map((entry) => ({ entry })),
    ...(boxes.length > 0 ? [{ boxes }] : []),
  ];
  const after = { ...before, deal, lines: [...before.lines, ...added] };
  const passed = areHandsDealt(before.deal) ? boxes : boxesOf(after);
  for (const page of pagesHere(step.state, before)) {
    for (const [at, entry] of entries.entries())
      tellPage(step, page, { type: "entry", number: before.deal.entries + at, entry });
    const own = boxesTo(page.seat, passed);
    if (own.length > 0) tellPage(step, page, { type: "boxes", boxes: own });
  }
  // Boxes that come again, or one by one, give nobody more time for the rest.
  const done = entries.length > 0 ? sender : null;
  changeSealed(step, { ...after, awaited: awaitedAfter(step, after, done) });
  return { first: before.lines.length, added };
}

/** On arrival: all that this player's page would have been sent of the newest deal. */
export function sendPresentSealed(step: TableStep, player: string): void {
  const { sealed } = step.state.deals;
  const page = sealed && pagesHere(step.state, sealed).find((each) => each.player === player);
  if (!sealed || !page) return;
  const { deal, lines, timeUp, faults } = sealed;
  const boxes = boxesTo(page.seat, boxesOf(sealed));
  tellPage(step, page, {
    type: "present",
    plan: deal.plan,
    entries: lines.flatMap((line) => ("entry" in line ? [line.entry] : [])),
    boxes,
  });
  for (const { fault, players } of faults)
    tellPage(step, page, { type: "stopped", fault, players });
  const last = timeUp.get(page.seat);
  if (last?.told && last.number === deal.newest?.number)
    tellPage(step, page, { type: "timeUp", number: last.number });
  awaitAgain(step, page.seat);
}

/** To its page: the host cannot move for a player whose cards it does not know. */
export function tellTimeUp(step: TableStep, sealed: SealedTable, seat: Seat, number: number): void {
  const page = pagesHere(step.state, sealed).find((each) => each.seat === seat);
  if (page) tellPage(step, page, { type: "timeUp", number });
}

/** Answers the moves that were not made, and tells the pages that their next deck is not dealt. */
export function forgetSealed(step: TableStep): void {
  const next = sealedNext(step.state);
  if (next) tellStopped(step, next, null, []);
  for (const { ask } of step.state.deals.sealed?.moves ?? [])
    if (ask !== null) step.answer(ask, refusal("fault", "faultAtTable"));
  changeSealed(step, null);
}

export function restoreSealed(step: TableStep, kept: KeptSealed): void {
  const { group } = step.given;
  if (!group) throw new Error("a sealed deal cannot be read yet (H-51)");
  // What could not be stored is not tried again at once.
  changeSealed(step, { ...restoredSealed(group, kept), notBefore: step.at + retryMs });
  restartWaiting(step);
}

/** What is stored of the cards of a round that is over. */
export const outcomeOf = (
  deal: SealedDeal,
  faults: readonly FoundFault[],
): NonNullable<SealedChange["outcome"]> => ({
  deck: guessedDeck(deal),
  moves: recordedMoves(deal),
  closed: closedPlaces(deal),
  fault: faults.find(({ isCertain }) => isCertain)?.fault ?? finalFault(deal),
});
