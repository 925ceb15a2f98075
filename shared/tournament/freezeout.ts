import {
  afterHand,
  isIn,
  placesOfOut,
  stillIn,
  takeStacks,
  undoElimination,
} from "./elimination.ts";
import { canDeal, deal, dealable } from "./dealing.ts";
import type { FormatRules, TournamentStep } from "./step.ts";
import { prizesNow } from "./money.ts";
import { sumOf } from "./payouts.ts";
import { drawnChair, freeChairs, mover, seatDraw, sitting, worstChair } from "./seating.ts";
import type { TournamentState, TournamentTable } from "./state.ts";

const isIdle = ({ playing }: TournamentTable): boolean => playing === null;
const sizeOf = (table: TournamentTable): number => sitting(table).length;
const seatedCount = ({ tables }: TournamentState): number => sumOf(tables.map(sizeOf));
const byTable = (state: TournamentState, id: string | null): TournamentTable | undefined =>
  state.tables.find((table) => table.id === id);

/**
 * Up to the end of the level and the break after it (TDA 8, "Late Registration and Re-Entries").
 */
export const takesLate = ({ phase, clock, setup: { structure } }: TournamentState): boolean =>
  phase === "running" && clock.level <= structure.lateEntry;
const mayGrow = (state: TournamentState): boolean =>
  takesLate(state) ||
  state.clock.level <= state.setup.structure.rebuys.until ||
  state.entrants.some(({ status }) => status === "broke");

const placesPaid = (state: TournamentState): number => prizesNow(state).amounts.length;

/**
 * One chair during late entry, unless that would leave people alone at their tables; a late entrant
 * then opens a table.
 */
function keptFree(state: TournamentState): number {
  return takesLate(state) && seatedCount(state) >= 2 * state.tables.length ? 1 : 0;
}

function isFinal(state: TournamentState): boolean {
  return state.tables.length > 1 && seatedCount(state) + keptFree(state) <= state.setup.chairs;
}

/** The highest number, as announced from the start, if the others have room for its players. */
export function breakingTable(state: TournamentState): TournamentTable | null {
  const { tables, setup } = state;
  if (tables.length < 2) return null;
  const isRoom = seatedCount(state) + keptFree(state) <= (tables.length - 1) * setup.chairs;
  return isRoom ? (tables.at(-1) ?? null) : null;
}

/**
 * With all seats drawn again (TDA 12, "Number of Players at Final Table"), at a new table, where
 * nobody has dealt.
 */
function drawFinalTable(step: TournamentStep): void {
  const everybody = step.state.tables.flatMap(sitting);
  const old = step.state.tables.map(({ id }) => id);
  const table = step.openTable();
  const [seats] = seatDraw(everybody, step.state.setup.chairs, step.draw("finalTable"));
  step.tell("finalTable", { entrants: everybody.length });
  for (const { entrant, chair } of seats ?? []) place(step, entrant, table, chair);
  for (const id of old) step.closeTable(id);
}

function place(step: TournamentStep, entrant: string, table: string, chair: number): void {
  step.seat(entrant, table, chair);
  step.tell("seated", {
    name: step.entrant(entrant).name,
    table: step.table(table).number,
    chair: chair + 1,
  });
}

/**
 * Two draws, table and chair; any chair is possible, and nobody skips a turn to deal or an ante
 * (TDA 10, "Breaking Tables").
 */
function breakTable(step: TournamentStep, breaking: TournamentTable): void {
  const dice = step.draw("break");
  step.tell("breaking", { table: breaking.number });
  for (const entrant of dice.shuffled(sitting(breaking))) {
    const others = step.state.tables.filter(({ id }) => id !== breaking.id);
    const found = drawnChair(others, dice);
    if (!found)
      throw new Error(`table ${breaking.number} breaks, but there is no chair for ${entrant}`);
    place(step, entrant, found.table, found.chair);
  }
  step.change({ lastMoved: sitting(breaking) });
  step.closeTable(breaking.id);
  step.tell("broken", { table: breaking.number });
}

/**
 * From the fullest idle table (of equal ones the one that breaks first) to the one with fewest (TDA
 * 11, "Balancing Tables").
 */
function balanceOnce(step: TournamentStep, breaking?: string): boolean {
  const tables = step.state.tables.filter(({ id }) => id !== breaking);
  const bySize = (one: TournamentTable, other: TournamentTable): number =>
    sizeOf(one) - sizeOf(other);
  const [shortest] = tables.toSorted(bySize);
  const fullest = tables.filter(isIdle).toSorted(bySize).at(-1);
  if (!shortest || !fullest || sizeOf(fullest) < sizeOf(shortest) + 2) return false;
  const dice = step.draw("balance");
  const entrant = mover(fullest, step.state.lastMoved, dice);
  const chair = worstChair(shortest, dice);
  step.seat(entrant, shortest.id, chair);
  step.change({ lastMoved: [entrant] });
  step.tell("balanced", {
    name: step.entrant(entrant).name,
    from: fullest.number,
    table: shortest.number,
    chair: chair + 1,
  });
  return true;
}

/**
 * The director's moves, once the player's hand is over; dropped if the chair has been taken since.
 */
function movePending(step: TournamentStep): void {
  for (const move of step.state.pending) {
    const entrant = step.entrant(move.entrant);
    const from = byTable(step.state, entrant.table);
    if (from?.playing?.stacks[entrant.id] !== undefined) continue;
    step.change({ pending: step.state.pending.filter((each) => each !== move) });
    if (!isIn(entrant)) continue;
    const to = byTable(step.state, move.table);
    const isFree = to && freeChairs(to).includes(move.chair);
    if (isFree) {
      step.seat(entrant.id, to.id, move.chair);
      step.change({ lastMoved: [entrant.id] });
    }
    step.tell(isFree ? "moved" : "moveDropped", {
      name: entrant.name,
      table: to?.number ?? 0,
      chair: move.chair + 1,
    });
  }
}

function isBubble(state: TournamentState): boolean {
  if (!state.setup.structure.handForHand || state.tables.length < 2 || mayGrow(state)) return false;
  const paid = placesPaid(state);
  return paid > 0 && stillIn(state).length === paid + 1;
}

/** Until every hand of its wave is over, since they count as simultaneous. */
function updateHandForHand(step: TournamentStep): void {
  const { handForHand, tables } = step.state;
  const bubble = isBubble(step.state);
  if (!handForHand && bubble) {
    for (const { id } of tables) step.setTable(id, { wave: 0 });
    step.change({ handForHand: { wave: 0, moment: 0 } });
    step.tell("handForHand", { places: placesPaid(step.state) });
  } else if (handForHand && !bubble && tables.every(isIdle)) {
    step.change({ handForHand: null });
    if (stillIn(step.state).length <= placesPaid(step.state)) step.tell("inTheMoney");
  }
}

/** None while everybody is to move to the final table, and no breaking one. */
function readyTables(state: TournamentState): readonly TournamentTable[] {
  if (isFinal(state)) return [];
  const breaking = breakingTable(state);
  const fullest = Math.max(...state.tables.map(sizeOf));
  // A table that is three or more players short of the fullest halts until somebody comes (TDA 11).
  return state.tables.filter(
    (table) => table !== breaking && fullest - sizeOf(table) < 3 && canDeal(state, table),
  );
}

const hasPeople = (state: TournamentState, table: TournamentTable): boolean =>
  dealable(state, table).some(({ bot }) => bot === null);
/** A person there has yet to decide on buying in again; bots decide at once. */
const isThoughtAt = (step: TournamentStep, table: TournamentTable): boolean =>
  sitting(table).some((id) => step.entrant(id).status === "broke");

/**
 * Those with people, and those with only bots that have had no more hands at this level than the
 * slowest with people. Otherwise bots, who act at once, would play hundreds of hands meanwhile
 * (H-20), or the whole tournament while somebody decides on a rebuy, even if nobody else is left to
 * play at that table. Tables with people that cannot be dealt to hold up nobody.
 */
function inStep(
  step: TournamentStep,
  ready: readonly TournamentTable[],
): readonly TournamentTable[] {
  const { state } = step;
  const ofPeople = state.tables.filter(
    (table) =>
      isThoughtAt(step, table) ||
      (hasPeople(state, table) && (table.playing !== null || ready.includes(table))),
  );
  const slowest = Math.min(...ofPeople.map(({ ofLevel }) => ofLevel));
  return ready.filter((table) => hasPeople(state, table) || table.ofLevel <= slowest);
}

/** In hand for hand not before every hand is over. */
function dealWherePossible(step: TournamentStep): void {
  updateHandForHand(step);
  const { handForHand, tables } = step.state;
  if (handForHand && !tables.every(isIdle)) return;
  const able = readyTables(step.state);
  const ready = handForHand ? able : inStep(step, able);
  if (handForHand && ready.length > 0) {
    const moment = step.state.moments + 1;
    step.change({ handForHand: { wave: handForHand.wave + 1, moment }, moments: moment });
  }
  for (const { id } of ready) deal(step, id, step.state.handForHand?.wave ?? 0);
}

export const freezeout: FormatRules = {
  begin(step) {
    const entrants = stillIn(step.state).map(({ id }) => id);
    const draw = seatDraw(entrants, step.state.setup.chairs, step.draw("seats"));
    step.tell("started", { entrants: entrants.length, tables: draw.length });
    for (const seats of draw) {
      const table = step.openTable();
      for (const { entrant, chair } of seats) place(step, entrant, table, chair);
    }
    for (const id of entrants) giveStack(step, id);
  },
  seatOne(step, entrant) {
    const { tables } = step.state;
    const breaking = breakingTable(step.state);
    const others = tables.filter((table) => table !== breaking);
    const found = drawnChair(others, step.draw("late"));
    step.seat(entrant, found?.table ?? step.openTable(), found?.chair ?? 0);
    // As many hands in the level as the slowest, so that nobody waits for the new table to catch
    // up.
    const opened = step.state.tables.find(({ id }) => !tables.some((table) => table.id === id));
    if (opened && tables.length > 0)
      step.setTable(opened.id, { ofLevel: Math.min(...tables.map(({ ofLevel }) => ofLevel)) });
  },
  arrange(step) {
    movePending(step);
    if (isFinal(step.state)) {
      if (step.state.tables.every(isIdle)) drawFinalTable(step);
      return;
    }
    let breaking = breakingTable(step.state);
    for (; breaking && isIdle(breaking); breaking = breakingTable(step.state))
      breakTable(step, breaking);
    while (balanceOnce(step, breaking?.id));
  },
  deal: dealWherePossible,
  roundOver(step, over, before) {
    takeStacks(step, over, before);
    afterHand(step, over, before);
  },
  replaced: () => {},
  undo(step, last) {
    undoElimination(step, last, (id) => freezeout.seatOne(step, id));
    return true;
  },
  isOver: (state) => stillIn(state).length <= 1,
  places(state) {
    const left = stillIn(state);
    const first = left.length === 1 ? [{ place: 1, entrants: left.map(({ id }) => id) }] : [];
    return [...first, ...placesOfOut(state)];
  },
};

export function giveStack(step: TournamentStep, id: string): void {
  const { stack } = step.state.setup.structure;
  step.postStack("stack", id, stack);
  step.setEntrant(id, { stack });
}
