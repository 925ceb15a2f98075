// For how long a table waits for the pages of its sealed deal (H-51).

import type { Seat } from "#shared/contract/seats.ts";
import { awaitedSeats, stuckSeat } from "#shared/sealedDeal/sealedDeal.ts";
import { isOver } from "./round.ts";
import type { SealedTable } from "./sealedTable.ts";
import { isAsleep, lineOf, sealedNext, type TableState } from "./state.ts";
import type { TableStep } from "./step.ts";

/** How long a page that is here may take for what it owes. */
export const pageMs = 30_000;

/** In elapsed time. A page that comes again has its time again, but not after `until`. */
export type Awaited = Readonly<{ since: number; until: number }>;

export const keepMs = ({ state }: TableStep): number =>
  state.table.session.settings.keepSeconds * 1000;

/** By the seat that has just done its part, and the others that are still awaited. */
export function awaitedAfter(step: TableStep, sealed: SealedTable, sender: Seat | null) {
  const now: Awaited = { since: step.at, until: step.at + pageMs + keepMs(step) };
  return new Map(
    awaitedSeats(sealed.deal).map((seat) => [
      seat,
      (seat === sender ? undefined : sealed.awaited.get(seat)) ?? now,
    ]),
  );
}

/** A page that is away may come again as long as its player's seat is kept. */
function dueOf(state: TableState, { deal }: SealedTable, seat: Seat, { since, until }: Awaited) {
  const isHere = lineOf(state, deal.plan.players[seat] ?? "") !== null;
  return isHere ? Math.min(until, since + pageMs) : until;
}

/** Each awaited page with the elapsed time at which it has had its time. */
function dues(state: TableState): readonly Readonly<{ seat: Seat; at: number }>[] {
  const { sealed } = state.deals;
  if (!sealed || isAsleep(state)) return [];
  if (!sealedNext(state) && (!state.run || isOver(state.run))) return [];
  const stuck = stuckSeat(sealed.deal);
  return [
    // Whoever was to read the card leaves at once, and again if that could not be stored.
    ...(stuck === null ? [] : [{ seat: stuck, at: sealed.notBefore }]),
    ...[...sealed.awaited].map(([seat, each]) => ({
      seat,
      at: dueOf(state, sealed, seat, each),
    })),
  ];
}

export function sealedDueAt(state: TableState): number | null {
  const all = dues(state).map(({ at }) => at);
  return all.length === 0 ? null : Math.min(...all);
}

export const lateSeats = ({ state, at }: Pick<TableStep, "state" | "at">): readonly Seat[] =>
  dues(state)
    .filter((due) => due.at <= at)
    .map(({ seat }) => seat);
