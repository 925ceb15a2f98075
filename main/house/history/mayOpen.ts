// Through whose eyes may a finished round be looked at, on the machine of the host?

import type { WholeRound } from '#main/store/roundStore.ts';
import type { Eyes } from '#shared/protocol/replay.ts';
import { refusal } from '#main/host/refusal.ts';

export const notYours = refusal('not-yours', 'otherEyes');

/** What decides: who sat where. */
export type Seating = Pick<WholeRound, 'record' | 'seats'>;

/**
 * C-7, H-4. A round in which nobody but this profile's owner and bots took part may be opened wholly, and so be seen
 * from every seat. Of others there is what the profile's own seats were shown, and what a spectator was. A seat of
 * which nothing is known counts as another person's. Replay and export ask this, and nothing else.
 */
export function mayOpen({ record, seats }: Seating, profile: string, eyes: Eyes): boolean {
  if (eyes === 'spectator') return true;
  const isOwn = record.seats.map((_, seat) => seats[seat]?.bot === null && seats[seat].profile === profile);
  const isWhole = record.seats.every((_, seat) => isOwn[seat] || (seats[seat]?.bot ?? null) !== null);
  return eyes === 'all' ? isWhole : eyes < record.seats.length && (isWhole || isOwn[eyes] === true);
}

/** All eyes through which it may be looked at, those that one would choose first before the others. */
export function offeredEyes(round: Seating, profile: string): readonly Eyes[] {
  const seats = round.record.seats.map((_, seat) => seat);
  const own = seats.filter((seat) => round.seats[seat]?.profile === profile);
  const others = seats.filter((seat) => !own.includes(seat));
  return [...own, 'all' as const, 'spectator' as const, ...others].filter((eyes) => mayOpen(round, profile, eyes));
}

/** Through these one sees the most: what an export is made of. */
export const mostSeen = (round: Seating, profile: string): Eyes =>
  mayOpen(round, profile, 'all') ? 'all' : (offeredEyes(round, profile)[0] ?? 'spectator');
