import { peekAll } from "#shared/cards/faceDown.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { newStock } from "../eights/drawing.ts";
import type { EightsRules } from "../eights/rules.ts";
import { countedSeats, pointsIn } from "./counting.ts";
import type { CrazyEvent, CrazyRound, Facts } from "./types.ts";

export const rules: EightsRules<CrazyRound, CrazyEvent> = {
  /** CE-9, CE-10 */
  refilling: { may: ({ options }) => options.refill, atOnce: true, tell: newStock },
  turnPassed,
  passes: "passed",
  /** CE-10, C-14 */
  countOf: (hand) => pointsIn(peekAll(hand)),
  /** C-8 */
  order: ({ order }) => order,
  points: pointsWon,
  counted,
  won: (seat, { points }) => ({ type: "won", seat, told: { points: points?.[seat] ?? 0 } }),
  closed: (facts) => ({ ...facts, drew: false, passed: [] }),
};

export function turnPassed(round: CrazyRound, from: Seat): CrazyRound {
  return { ...round, facts: { ...round.facts, turn: nextInOrder(round.facts, from), drew: false } };
}

/** CE-11 */
function counted({ zones, facts }: CrazyRound): readonly CrazyEvent[] {
  return countedSeats(facts).flatMap((seat) => {
    const cards = peekAll(zones.hands[seat] ?? []);
    return cards.length > 0
      ? [{ type: "counted", seat, told: { cards, points: pointsIn(cards) } } as const]
      : [];
  });
}

/** CE-2, CE-5; players who left are skipped (C-3). */
export function nextInOrder({ order, left }: Facts, seat: Seat): Seat {
  let at = order.indexOf(seat);
  do at = (at + 1) % order.length;
  while (left.includes(order[at] ?? seat) && order[at] !== seat);
  return order[at] ?? seat;
}

/**
 * CE-11: one formula for all endings: a player who went out holds nothing, and for one who alone
 * remained no hand is counted.
 */
function pointsWon(inHand: readonly number[], winners: readonly Seat[]): readonly number[] {
  const others = inHand.reduce(
    (sum, points, seat) => (winners.includes(seat) ? sum : sum + points),
    0,
  );
  return inHand.map((own, seat) =>
    winners.includes(seat) ? Math.max(0, Math.floor((others - own) / winners.length)) : 0,
  );
}
