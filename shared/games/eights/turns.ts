import type { Sealed } from "#shared/contract/round.ts";
import type { Seat } from "#shared/contract/seats.ts";

type TurnAndChoice = {
  readonly facts: { readonly turn: Seat | null };
  readonly sealed: Sealed<unknown> | null;
};

/**
 * Returns the seats whose simultaneous choice is still missing, otherwise the seat whose turn it
 * is.
 */
export function toAct({ facts: { turn }, sealed }: TurnAndChoice): readonly Seat[] {
  if (sealed) return sealed.from.filter((seat) => !sealed.choices.has(seat));
  return turn === null ? [] : [turn];
}

export const isAsked = ({ facts: { turn }, sealed }: TurnAndChoice, seat: Seat): boolean =>
  sealed ? sealed.from.includes(seat) && !sealed.choices.has(seat) : turn === seat;

export function nextToAct(
  { direction, left }: { readonly direction: 1 | -1; readonly left: readonly Seat[] },
  seats: number,
  from: Seat,
): Seat {
  let seat = from;
  do seat = (seat + direction + seats) % seats;
  while (left.includes(seat) && seat !== from);
  return seat;
}
