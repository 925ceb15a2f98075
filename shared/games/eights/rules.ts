import type { Card } from "#shared/cards/card.ts";
import { turnAllDown, type FaceDown } from "#shared/cards/faceDown.ts";
import { withAt, withMore, without } from "#shared/cards/hand.ts";
import { shuffled } from "#shared/chance/dice.ts";
import { applyWith, type Applying } from "#shared/contract/applying.ts";
import { payOut } from "#shared/contract/chips.ts";
import {
  handRemoved,
  placesBy,
  type CommonFacts,
  type Move,
  type Round,
  type RoundResult,
  type Zones,
} from "#shared/contract/round.ts";
import type { Accepted, GameEvent, Left, OfTable, TookPot } from "#shared/contract/outcome.ts";
import { seatsFromLeftOf, activeSeats, type Seat } from "#shared/contract/seats.ts";

export type EightsFacts = CommonFacts &
  Readonly<{
    /** Null when the round is over. */
    turn: Seat | null;
    /**
     * Seats that passed in succession because no card could be drawn; a game uses one of the two
     * names.
     */
    passed?: readonly Seat[];
    skipped?: readonly Seat[];
  }>;
/** C-8 */
export type EightsRound = Round<{ readonly stake: number }, EightsFacts, Move, unknown>;

export type Refilled = OfTable<"refilled", { readonly cards: number }>;
export type Blocked = OfTable<"blocked">;
export type EightsEvent<H extends GameEvent> = NoInfer<H> | Left | Blocked | TookPot;

export interface Drawing<R extends EightsRound, H extends GameEvent> {
  /** By default the pile never becomes a new stock. */
  readonly refilling?: Readonly<{
    may: (round: R) => boolean;
    /** True refills as soon as the stock is empty, false when the next card is needed. */
    atOnce: boolean;
    tell: (cards: number) => H;
  }>;
}

export type Ending<R extends EightsRound, H extends GameEvent> = Readonly<{
  /**
   * Determines the places (C-14) and decides a block, lowest first. Default: the number of cards in
   * the hand.
   */
  countOf?: (hand: readonly FaceDown[]) => number;
  /**
   * The order in which winners are reported and odd chips are paid. Default: from the dealer's left
   * (C-8).
   */
  order?: (facts: R["facts"]) => readonly Seat[];
  /** The seats that win a block caused by `actor` when several are equal. Default: all of them. */
  ofEquals?: (round: R, equals: readonly Seat[], actor: Seat) => readonly Seat[];
  /** `counts` are per seat. */
  points?: (counts: readonly number[], winners: readonly Seat[]) => readonly number[];
  /** Reports the hands turned up for counting, before the winners. Default: none. */
  counted?: (ended: R) => readonly H[];
  won: (seat: Seat, result: RoundResult) => H;
  closed: (facts: R["facts"]) => R["facts"];
}>;

export interface EightsRules<R extends EightsRound, H extends GameEvent>
  extends Drawing<R, H>, Ending<R, H> {
  readonly turnPassed: (round: R, from: Seat, happened: EightsEvent<H>[]) => R;
  readonly passes: "passed" | "skipped";
  readonly gone?: (round: R, seat: Seat) => R;
  /** Called when a single player remains. */
  readonly settled?: (round: R, happened: EightsEvent<H>[]) => R;
  /** Handles a leave while more than a turn is pending; null if nothing else is. */
  readonly afterLeave?: (round: R, seat: Seat, happened: EightsEvent<H>[]) => R | null;
}

/** `apply` of an eights game. */
export const applyEights = <R extends EightsRound, M extends Move, H extends GameEvent>(
  rules: EightsRules<R, H>,
  game: Omit<Applying<R, M, EightsEvent<H>>, "toAct" | "isAsked" | "leave">,
) =>
  applyWith<R, M, EightsEvent<H>>({
    ...game,
    toAct,
    isAsked: ({ facts, sealed }, seat) =>
      sealed ? sealed.from.includes(seat) && !sealed.choices.has(seat) : facts.turn === seat,
    leave: (round, seat) => leave(rules, round, seat),
  });

/**
 * Returns the seats whose simultaneous choice is still missing, otherwise the seat whose turn it
 * is.
 */
export function toAct({
  facts: { turn },
  sealed,
}: Pick<EightsRound, "facts" | "sealed">): readonly Seat[] {
  if (sealed) return sealed.from.filter((seat) => !sealed.choices.has(seat));
  return turn === null ? [] : [turn];
}

export function nextToAct(
  { direction, left }: Readonly<{ direction: 1 | -1; left: readonly Seat[] }>,
  seats: number,
  from: Seat,
): Seat {
  let seat = from;
  do seat = (seat + direction + seats) % seats;
  while (left.includes(seat) && seat !== from);
  return seat;
}

export const newStock = (cards: number): Refilled => ({ type: "refilled", told: { cards } });

const canRefill = <R extends EightsRound, H extends GameEvent>(
  { refilling }: Drawing<R, H>,
  round: R,
): boolean => round.zones.pile.length > 1 && refilling?.may(round) === true;

export const canDraw = <R extends EightsRound, H extends GameEvent>(
  rules: Drawing<R, H>,
  round: R,
): boolean => round.zones.stock.length > 0 || canRefill(rules, round);

function refilled<R extends EightsRound, H extends GameEvent>(
  { refilling }: Drawing<R, H>,
  round: R,
  happened: EightsEvent<H>[],
): R {
  const { zones } = round;
  const { list: stock, dice } = shuffled(round.dice, turnAllDown(zones.pile.slice(0, -1)));
  if (refilling) happened.push(refilling.tell(stock.length));
  return { ...round, dice, zones: { ...zones, stock, pile: zones.pile.slice(-1) } };
}

export function drawn<R extends EightsRound, H extends GameEvent>(
  rules: Drawing<R, H>,
  round: R,
  seat: Seat,
  count: number,
  tell: (seat: Seat, cards: readonly FaceDown[]) => NoInfer<H>,
  happened: EightsEvent<H>[],
): R {
  const first = round.zones.stock.slice(0, count);
  const missing = count - first.length;
  const now = missing > 0 && canRefill(rules, round) ? refilled(rules, round, happened) : round;
  const cards = now === round ? first : withMore(first, now.zones.stock.slice(0, missing));
  happened.push(tell(seat, cards));
  const { hands } = now.zones;
  const stock = now.zones.stock.slice(now === round ? cards.length : missing);
  const inHand: R = {
    ...now,
    zones: { ...now.zones, hands: withAt(hands, seat, withMore(hands[seat] ?? [], cards)), stock },
  };
  return rules.refilling?.atOnce && stock.length === 0 && canRefill(rules, inHand)
    ? refilled(rules, inHand, happened)
    : inHand;
}

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
 * once, which may block the round.
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
  const after =
    active.length > 1
      ? (rules.afterLeave?.(gone, seat, happened) ??
        judgedBlock(
          rules,
          gone.facts.turn === seat ? rules.turnPassed(gone, seat, happened) : gone,
          seat,
          happened,
        ))
      : endRound(rules, rules.settled?.(gone, happened) ?? gone, active, happened);
  return { ok: true, round: after, happened };
}

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
  const inOrder = (
    rules.order?.(facts) ?? seatsFromLeftOf(counts.length, facts.dealer ?? 0)
  ).filter((seat) => winners.includes(seat));
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
