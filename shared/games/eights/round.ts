import type { Card } from "#shared/cards/card.ts";
import { turnAllDown } from "#shared/cards/faceDown.ts";
import { withAt, withMore, without } from "#shared/cards/hand.ts";
import { payOut } from "#shared/contract/chips.ts";
import type { Accepted, GameEvent } from "#shared/contract/outcome.ts";
import { handRemoved, placesBy, type RoundResult, type Zones } from "#shared/contract/round.ts";
import { seatsFromLeftOf, activeSeats, type Seat } from "#shared/contract/seats.ts";
import { canDraw } from "./drawing.ts";
import type { EightsRound, EightsRules, Ending, EightsEvent } from "./rules.ts";

/** The last card is on top. Null if one of them is not in the hand. */
export function put(zones: Zones, seat: Seat, cards: readonly Card[]): Zones | null {
  const kept = without(zones.hands[seat] ?? [], turnAllDown(cards));
  return (
    kept && { ...zones, hands: withAt(zones.hands, seat, kept), pile: withMore(zones.pile, cards) }
  );
}

export const isOut = ({ zones }: EightsRound, seat: Seat): boolean =>
  zones.hands[seat]?.length === 0;

export function played<R extends EightsRound, H extends GameEvent>(
  rules: Ending<R, H>,
  round: R,
  seat: Seat,
  happened: EightsEvent<H>[],
): Accepted<R, EightsEvent<H>> {
  return {
    ok: true,
    round: isOut(round, seat) ? endRound(rules, round, [seat], happened) : round,
    happened,
  };
}

/**
 * A pass counts towards a block if no card can be drawn, whether or not one was drawn earlier in
 * the turn.
 */
export function pass<R extends EightsRound, H extends GameEvent>(
  rules: EightsRules<R, H>,
  round: R,
  seat: Seat,
  told: NoInfer<H>,
): Accepted<R, EightsEvent<H>> {
  const happened: EightsEvent<H>[] = [told];
  const before = round.facts[rules.passes] ?? [];
  const counts = !canDraw(rules, round) && !before.includes(seat);
  const judged = judgedBlock(
    rules,
    counts
      ? { ...round, facts: { ...round.facts, [rules.passes]: withMore(before, [seat]) } }
      : round,
    seat,
    happened,
  );
  return {
    ok: true,
    round: judged.facts.result ? judged : rules.turnPassed(judged, seat, happened),
    happened,
  };
}

/**
 * C-5: a seat that remains alone wins; otherwise whatever waited for the leaver is resolved at
 * once.
 */
export function leave<R extends EightsRound, H extends GameEvent>(
  rules: EightsRules<R, H>,
  round: R,
  seat: Seat,
): Accepted<R, EightsEvent<H>> {
  const { zones, facts } = round;
  const happened: EightsEvent<H>[] = [
    { type: "left", seat, told: { removed: zones.hands[seat]?.length ?? 0 } },
  ];
  const without: R = {
    ...round,
    zones: handRemoved(zones, seat),
    facts: { ...facts, left: withMore(facts.left, [seat]) },
  };
  const gone = rules.gone?.(without, seat) ?? without;
  const active = activeSeats(gone);
  if (active.length > 1)
    return {
      ok: true,
      round: rules.afterLeave?.(gone, seat, happened) ?? goneOn(rules, gone, seat, happened),
      happened,
    };
  return {
    ok: true,
    round: endRound(rules, rules.settled?.(gone, happened) ?? gone, active, happened),
    happened,
  };
}

/** The leave may have blocked the round. */
const goneOn = <R extends EightsRound, H extends GameEvent>(
  rules: EightsRules<R, H>,
  round: R,
  seat: Seat,
  happened: EightsEvent<H>[],
): R =>
  judgedBlock(
    rules,
    round.facts.turn === seat ? rules.turnPassed(round, seat, happened) : round,
    seat,
    happened,
  );

function countIn<R extends EightsRound, H extends GameEvent>(
  { countOf }: Ending<R, H>,
  { zones }: R,
  seat: Seat,
): number {
  const hand = zones.hands[seat] ?? [];
  return countOf?.(hand) ?? hand.length;
}

/**
 * The round is blocked if every active player has passed in succession. `actor` is the seat whose
 * pass or leave may have caused it.
 */
function judgedBlock<R extends EightsRound, H extends GameEvent>(
  rules: EightsRules<R, H>,
  round: R,
  actor: Seat,
  happened: EightsEvent<H>[],
): R {
  const active = activeSeats(round);
  if (!active.every((seat) => round.facts[rules.passes]?.includes(seat))) return round;
  const countOf = (seat: Seat): number => countIn(rules, round, seat);
  const least = Math.min(...active.map(countOf));
  const equals = active.filter((seat) => countOf(seat) === least);
  happened.push({ type: "blocked", told: {} });
  return endRound(rules, round, rules.ofEquals?.(round, equals, actor) ?? equals, happened);
}

/** `winners` must ascend. Leavers' cards are no longer in any hand, so they are not counted. */
export function endRound<R extends EightsRound, H extends GameEvent>(
  rules: Ending<R, H>,
  round: R,
  winners: readonly Seat[],
  happened: EightsEvent<H>[],
): R {
  const { zones, facts, options } = round;
  const counts = zones.hands.map((_, seat) => countIn(rules, round, seat));
  const points = rules.points?.(counts, winners);
  const result: RoundResult = {
    winners,
    places: placesBy(counts.length, winners, facts.left, (seat) => counts[seat] ?? 0),
    ...(points && { points }),
  };
  const inOrder =
    winners.length > 1
      ? (rules.order?.(facts) ?? seatsFromLeftOf(counts.length, facts.dealer ?? 0)).filter((seat) =>
          winners.includes(seat),
        )
      : winners;
  const paid = payOut(
    { ...rules.closed(facts), turn: null, result },
    result,
    inOrder,
    options.stake,
  );
  const ended: R = { ...round, facts: paid.facts, sealed: null };
  happened.push(
    ...(rules.counted?.(ended) ?? []),
    ...inOrder.map((seat) => rules.won(seat, result)),
    ...paid.happened,
  );
  return ended;
}
