import { peek, type FaceDown } from "#shared/cards/faceDown.ts";
import { withChips } from "#shared/contract/chips.ts";
import type { RoundResult } from "#shared/contract/round.ts";
import { nextSeat, seatsFromLeftOf, type Seat } from "#shared/contract/seats.ts";
import type { Facts, KingsEvent, KingsRound, Phase, Titles } from "./types.ts";

export function phase({ facts }: KingsRound): Phase {
  if (facts.result) return "over";
  return facts.exchange ? "exchange" : "trick";
}

export const isAsked = ({ facts: { exchange, turn } }: KingsRound, seat: Seat): boolean =>
  seat === (exchange ? exchange.king : turn);

export function toAct({ facts }: KingsRound): readonly Seat[] {
  if (facts.result) return [];
  if (facts.exchange) return [facts.exchange.king];
  return facts.turn === null ? [] : [facts.turn];
}

type Hands = readonly (readonly FaceDown[])[];

const holds = (hands: Hands, seat: Seat) => (hands[seat]?.length ?? 0) > 0;

/**
 * KB-13, C-5: play goes on as long as two seats hold cards. Called at every move, so it builds no
 * list.
 */
export function isEnded({ zones: { hands } }: KingsRound): boolean {
  let held = 0;
  for (const hand of hands) {
    if (hand.length > 0) held += 1;
    if (held === 2) return false;
  }
  return true;
}

export const nextHolder = (hands: Hands, seat: Seat): Seat | null =>
  nextSeat(hands.length, seat, (other) => holds(hands, other));

const startCard = "3c";

/** KB-7 */
export function firstLead(hands: Hands, dealer: Seat): Pick<Facts, "turn" | "owed"> {
  const starter = seatsFromLeftOf(hands.length, dealer).find((seat) =>
    hands[seat]?.some((card) => peek(card) === startCard),
  );
  return starter === undefined
    ? { turn: nextHolder(hands, dealer), owed: null }
    : { turn: starter, owed: startCard };
}

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

/** KB-12: once all others have passed, the trick is won. */
export function passOn(
  round: KingsRound,
  from: Seat,
  passed: readonly Seat[],
  happened: KingsEvent[],
): KingsRound {
  const { hands } = round.zones;
  const { lead } = round.facts;
  return lead &&
    hands.every((hand, seat) => hand.length === 0 || seat === lead.seat || passed.includes(seat))
    ? winTrick(round, lead.seat, "passes", happened)
    : { ...round, facts: { ...round.facts, passed, turn: nextHolder(hands, from) } };
}

/** KB-16 */
export function titlesWon({ result, left, out }: Facts): Titles {
  if (!result) return { king: null, bastard: null };
  const inOrder = result.places.flat();
  const stayed = inOrder.filter((seat) => !left.includes(seat));
  const lastHolder = stayed.findLast((seat) => !out.includes(seat));
  return { king: inOrder[0] ?? null, bastard: stayed.length > 1 ? (lastHolder ?? null) : null };
}

/** KB-13, KB-16 */
export function endRound(round: KingsRound, happened: KingsEvent[]): KingsRound {
  const { out, left } = round.facts;
  const holders = round.zones.hands.flatMap((hand, seat) => (hand.length > 0 ? [seat] : []));
  const leftHolding = left.filter((seat) => !out.includes(seat));
  const places = [...out, ...holders, ...leftHolding.toReversed()].map((seat) => [seat]);
  const facts: Facts = {
    ...round.facts,
    lead: null,
    trick: [],
    passed: [],
    owed: null,
    turn: null,
    exchange: null,
    result: { winners: places[0] ?? [], places },
  };
  const titles = titlesWon(facts);
  happened.push({ type: "crowned", told: titles });
  const paid = settle(facts, titles, round.options, happened);
  return { ...round, facts: { ...paid, titles } };
}

/** KB-15: the King receives the pot and the Bastard's payment even after leaving the table. */
function settle(
  facts: Facts,
  { king, bastard }: Titles,
  { stake, bastardPays }: KingsRound["options"],
  happened: KingsEvent[],
): Facts {
  const { chips: before, pot } = facts;
  if (!before || pot === undefined || king === null || !facts.result) return facts;
  let chips = withChips(before, king, pot);
  if (pot > 0) happened.push({ type: "tookPot", seat: king, told: { amount: pot } });
  const payment = bastard === null ? 0 : Math.min(bastardPays, chips[bastard] ?? 0);
  if (bastard !== null && payment > 0) {
    chips = withChips(withChips(chips, bastard, -payment), king, payment);
    happened.push({ type: "paid", seat: bastard, told: { to: king, amount: payment } });
  }
  const gains = chips.map((stack, seat) => stack - (before[seat] ?? 0) - stake);
  const result: RoundResult = { ...facts.result, chips: gains };
  return { ...facts, chips, pot: 0, result };
}
