import type { Card } from "#shared/cards/card.ts";
import type { FaceDown } from "#shared/cards/faceDown.ts";
import { peek } from "#shared/cards/faceDown.ts";
import { nextSeat, seatsFromLeftOf, type Seat } from "#shared/contract/seats.ts";
import type { Facts, KingsEvent, KingsRound } from "./types.ts";

type Hands = readonly (readonly FaceDown[])[];

const holds = (hands: Hands, seat: Seat): boolean => (hands[seat]?.length ?? 0) > 0;

export const holders = (hands: Hands): readonly Seat[] =>
  hands.flatMap((hand, seat) => (hand.length > 0 ? [seat] : []));

/**
 * KB-13: play goes on as long as two seats hold cards. Called at every move, so it builds no list.
 */
export function twoHold(hands: Hands): boolean {
  let held = 0;
  for (const hand of hands) {
    if (hand.length > 0) held += 1;
    if (held === 2) return true;
  }
  return false;
}

export const nextHolder = (hands: Hands, seat: Seat): Seat | null =>
  nextSeat(hands.length, seat, (other) => holds(hands, other));

const startCard = "3c" satisfies Card;

/** KB-7 */
export function firstLead(hands: Hands, dealer: Seat): Pick<Facts, "turn" | "owed"> {
  const starter = seatsFromLeftOf(hands.length, dealer).find((seat) =>
    hands[seat]?.some((card) => peek(card) === startCard),
  );
  return starter === undefined
    ? { turn: nextHolder(hands, dealer), owed: null }
    : { turn: starter, owed: startCard };
}

/** KB-12 */
const allOthersPassed = (
  hands: Hands,
  lead: NonNullable<Facts["lead"]>,
  passed: readonly Seat[],
): boolean =>
  hands.every((hand, seat) => hand.length === 0 || seat === lead.seat || passed.includes(seat));

/** KB-12, KB-13 */
export function winTrick(
  round: KingsRound,
  winner: Seat,
  by: "passes" | "trump",
  happened: KingsEvent[],
): KingsRound {
  const { hands } = round.zones;
  const turn = holds(hands, winner) ? winner : nextHolder(hands, winner);
  happened.push({ type: "wonTrick", seat: winner, told: { by } });
  return { ...round, facts: { ...round.facts, lead: null, trick: [], passed: [], turn } };
}

export function passOn(
  round: KingsRound,
  from: Seat,
  passed: readonly Seat[],
  happened: KingsEvent[],
): KingsRound {
  const { hands } = round.zones;
  const { lead } = round.facts;
  if (lead && allOthersPassed(hands, lead, passed))
    return winTrick(round, lead.seat, "passes", happened);
  return { ...round, facts: { ...round.facts, passed, turn: nextHolder(hands, from) } };
}
