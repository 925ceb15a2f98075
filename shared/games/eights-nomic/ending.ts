import { payOut } from "#shared/contract/chips.ts";
import { placesBy, type RoundResult } from "#shared/contract/round.ts";
import { seatsFromLeftOf, activeSeats, type Seat } from "#shared/contract/seats.ts";
import { broughtBy } from "./ruleBook.ts";
import type { NomicEvent, NomicRound } from "./types.ts";

/** More than a hand can ever hold. */
const anyHand = 100_000;

/** EN-10: most rules brought into force, then fewest cards; the lowest value ranks first. */
const rankOf = ({ facts, zones }: NomicRound, seat: Seat) =>
  (zones.hands[seat]?.length ?? 0) - anyHand * broughtBy(facts.history, seat);

/** Several active seats may share the first rank. */
export function firstRanked(round: NomicRound): readonly Seat[] {
  const active = activeSeats(round);
  const best = Math.min(...active.map((seat) => rankOf(round, seat)));
  return active.filter((seat) => rankOf(round, seat) === best);
}

/** EN-24: winners share first place; the others follow by EN-10. */
export function ended(
  round: NomicRound,
  winners: readonly Seat[],
  happened: NomicEvent[],
): NomicRound {
  const { facts, zones, options } = round;
  const result: RoundResult = {
    winners,
    places: placesBy(zones.hands.length, winners, facts.left, (seat) => rankOf(round, seat)),
  };
  const inOrder = seatsFromLeftOf(zones.hands.length, facts.dealer).filter((seat) =>
    winners.includes(seat),
  );
  const closed = { ...facts, turn: null, mustModify: null, pending: null, objections: [], result };
  const paid = payOut(closed, result, inOrder, options.stake);
  happened.push(
    ...inOrder.map((seat): NomicEvent => ({ type: "won", seat, told: {} })),
    ...paid.happened,
  );
  return { ...round, facts: paid.facts, sealed: null };
}

type Why = Extract<NomicEvent, { readonly type: "gameEnded" }>["told"];

export function endedFor(
  round: NomicRound,
  why: Why,
  winners: readonly Seat[],
  happened: NomicEvent[],
): NomicRound {
  happened.push({ type: "gameEnded", told: why });
  return ended(round, winners, happened);
}

/** EN-10 */
export function endedIfDue(round: NomicRound, happened: NomicEvent[]): NomicRound {
  const { facts, options } = round;
  if (facts.result) return round;
  if (activeSeats(round).every((seat) => facts.consents.includes(seat)))
    return endedFor(round, { why: "consent" }, firstRanked(round), happened);
  if (options.maxTurns > 0 && facts.turns >= options.maxTurns)
    return endedFor(round, { why: "turns" }, firstRanked(round), happened);
  return round;
}
