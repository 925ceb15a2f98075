// An independent reference that awards a hand chip by chip, without pots (FD-10, FD-13).

import type { Seat } from "#shared/contract/seats.ts";

type Paid = Readonly<{
  /** What each seat has put in, uncalled bets too. */
  put: readonly number[];
  /** Seats that remain. */
  remain: readonly Seat[];
}>;

interface Hand extends Paid {
  readonly strength: (seat: Seat) => number;
  /** All seats, from the dealer's left. */
  readonly fromLeft: readonly Seat[];
}

/** The n-th chips of all seats: who put one in, and who of those who remain plays for them. */
function* layers({
  put,
  remain,
}: Paid): Generator<Readonly<{ payers: readonly Seat[]; players: readonly Seat[] }>> {
  for (let nth = 1; nth <= Math.max(...put); nth += 1) {
    const payers = put.flatMap((chips, seat) => (chips >= nth ? [seat] : []));
    yield { payers, players: remain.filter((seat) => payers.includes(seat)) };
  }
}

/**
 * Nobody who remains has matched this chip, or nobody at all has: it goes back to whoever put it
 * in.
 */
const isUnmatched = (payers: readonly Seat[], players: readonly Seat[]): boolean =>
  players.length === 0 || payers.length === 1;

/** How many chips go back to each seat because they could not be won. */
export function unmatched(paid: Paid): readonly number[] {
  const back = paid.put.map(() => 0);
  for (const { payers, players } of layers(paid))
    if (isUnmatched(payers, players)) for (const seat of payers) back[seat]! += 1;
  return back;
}

/** What each seat gets back of all that was put in. */
export function chipByChip({ put, remain, strength, fromLeft }: Hand): readonly number[] {
  const [alone] = remain;
  // FD-10
  if (remain.length === 1 && alone !== undefined)
    return put.map((_, seat) => (seat === alone ? put.reduce((sum, chips) => sum + chips, 0) : 0));
  const got = [...unmatched({ put, remain })];
  // Layers with the same players share their odd chips.
  const heaps = new Map<string, number>();
  for (const { payers, players } of layers({ put, remain })) {
    if (!isUnmatched(payers, players))
      heaps.set(players.join(), (heaps.get(players.join()) ?? 0) + payers.length);
  }
  for (const [players, chips] of heaps) {
    const seats = players.split(",").map(Number);
    const best = Math.max(...seats.map(strength));
    const tied = fromLeft.filter((seat) => seats.includes(seat) && strength(seat) === best);
    for (let chip = 0; chip < chips; chip += 1) got[tied[chip % tied.length]!]! += 1;
  }
  return got;
}
