import { peekAll } from "#shared/cards/faceDown.ts";
import { withAt, withMore } from "#shared/cards/hand.ts";
import { sharePot, withChips } from "#shared/contract/chips.ts";
import type { Accepted } from "#shared/contract/outcome.ts";
import { nextSeat, seatsFromLeftOf, type Seat } from "#shared/contract/seats.ts";
import { evaluate } from "#shared/poker/evaluate.ts";
import { readHand } from "#shared/poker/readHand.ts";
import {
  countInHand,
  isInHand,
  isStageOver,
  mustAct,
  phaseOf,
  potsOf,
  uncalledBets,
} from "./betting.ts";
import type { DrawEvent, DrawResult, DrawRound, Facts, ShownHand, WonPot } from "./types.ts";

type Going = Accepted<DrawRound, DrawEvent>;

/** FD-5, FD-9 */
export function open(facts: Facts, ante: number): Facts {
  const opened = isStageOver(facts) ? facts : { ...facts, leastRaise: ante };
  const turn = isStageOver(facts) ? firstInHand(facts) : firstToBet(facts);
  return { ...opened, turn, pots: potsOf(opened) };
}

export function goOn(round: DrawRound, happened: readonly DrawEvent[]): Going {
  const { facts } = round;
  if (countInHand(facts) === 1) return endHand(round, happened);
  const phase = phaseOf(facts);
  if (phase === "draw") return goOnDrawing(round, happened);
  if (!isStageOver(facts)) return turnTo(round, waitingFrom(facts, mustAct), happened);
  if (phase === "bet2") return endHand(round, happened);
  const gathered = gatherBets(facts, happened);
  return turnTo(
    { ...round, facts: gathered.facts },
    firstInHand(gathered.facts),
    gathered.happened,
  );
}

/** FD-11, FD-12 */
function goOnDrawing(round: DrawRound, happened: readonly DrawEvent[]) {
  const { facts } = round;
  const next = waitingFrom(facts, (_, seat) => isInHand(facts, seat) && facts.drew[seat] === null);
  if (next !== null) return turnTo(round, next, happened);
  if (isStageOver(facts)) return endHand(round, happened);
  return turnTo(
    { ...round, facts: { ...facts, leastRaise: round.options.ante } },
    firstToBet(facts),
    happened,
  );
}

const turnTo = (round: DrawRound, turn: Seat | null, happened: readonly DrawEvent[]): Going => ({
  ok: true,
  round: { ...round, facts: { ...round.facts, turn, pots: potsOf(round.facts) } },
  happened,
});

/**
 * Returns the seat to act if it still has something to do (another may just have left), else the
 * next clockwise that has.
 */
function waitingFrom(facts: Facts, waits: (facts: Facts, seat: Seat) => boolean) {
  const { turn } = facts;
  if (turn === null || waits(facts, turn)) return turn;
  return nextSeat(facts.dealtIn.length, turn, (seat) => waits(facts, seat));
}

const firstToBet = (facts: Facts) =>
  nextSeat(facts.dealtIn.length, facts.dealer, (seat) => mustAct(facts, seat));
const firstInHand = (facts: Facts) =>
  nextSeat(facts.dealtIn.length, facts.dealer, (seat) => isInHand(facts, seat));

/**
 * Returns uncalled chips to their seats and moves the rest to the pots. In the draw there are no
 * bets.
 */
function gatherBets(
  facts: Facts,
  happened: readonly DrawEvent[],
): Readonly<{ facts: Facts; happened: readonly DrawEvent[] }> {
  const phase = phaseOf(facts);
  const uncalled = uncalledBets(facts);
  const returned = uncalled.map(({ seat, amount }): DrawEvent => ({
    type: "returned",
    seat,
    told: { amount },
  }));
  const handBack = (before: Facts, { seat, amount }: (typeof uncalled)[number]): Facts => ({
    ...before,
    chips: withChips(before.chips, seat, amount),
    pot: before.pot - amount,
    committed: withChips(before.committed, seat, -amount),
    allIn: withAt(before.allIn, seat, false),
  });
  return {
    facts: {
      ...uncalled.reduce(handBack, facts),
      inStage: facts.inStage.map(() => 0),
      acted: facts.acted.map(() => false),
      toMatch: 0,
      leastRaise: 0,
      lastBettor: null,
    },
    happened: withMore(happened, [
      ...(phase === "draw" ? [] : [{ type: "stageEnded", told: { phase } } as const]),
      ...returned,
    ]),
  };
}

/** By seat; null for hands that are not shown. */
type Strengths = readonly (number | null)[];

/** FD-10, FD-13: a player who alone remains shows nothing. */
function endHand(round: DrawRound, before: readonly DrawEvent[]): Going {
  const wonBy = countInHand(round.facts) === 1 ? "fold" : "showdown";
  const hands = round.zones.hands.map((hand, seat) =>
    wonBy === "showdown" && isInHand(round.facts, seat) ? shownHand(peekAll(hand)) : null,
  );
  const strengths = hands.map((hand) => hand && evaluate(hand.cards));
  const { facts, happened } = gatherBets(round.facts, before);
  const showed = showingOrder(round.facts).flatMap((seat): DrawEvent[] => {
    const hand = hands[seat];
    return hand ? [{ type: "showed", seat, told: hand }] : [];
  });
  const { chips, won } = awardPots(facts, strengths, wonBy);
  const winners = facts.dealtIn.flatMap((_, seat) =>
    won.some(({ told }) => told.shares.some((share) => share.seat === seat)) ? [seat] : [],
  );
  const result: DrawResult = {
    winners,
    places: placesOf(facts, winners, strengths),
    chips: chips.map((stack, seat) => stack - (facts.stacks[seat] ?? 0)),
    hands,
    wonBy,
  };
  return {
    ok: true,
    round: { ...round, facts: { ...facts, chips, pot: 0, pots: [], turn: null, result } },
    happened: withMore<DrawEvent>(happened, [...showed, ...won]),
  };
}

const shownHand = (cards: ShownHand["cards"]) => ({ cards, ...readHand(cards) });

/**
 * The rules do not say who shows first: as at most tables, the last to bet or raise in the last
 * stage does, or else the dealer's left.
 */
function showingOrder({ dealtIn, dealer, lastBettor }: Facts) {
  const seats = dealtIn.length;
  return seatsFromLeftOf(seats, lastBettor === null ? dealer : (lastBettor + seats - 1) % seats);
}

/** FD-13; side pots first. */
function awardPots(facts: Facts, strengths: Strengths, by: DrawResult["wonBy"]) {
  const fromLeft = seatsFromLeftOf(facts.dealtIn.length, facts.dealer);
  const won: WonPot[] = [];
  let { chips } = facts;
  for (const [pot, { amount, seats }] of [...potsOf(facts).entries()].toReversed()) {
    const best = Math.max(...seats.map((seat) => strengths[seat] ?? 0));
    const tied = fromLeft.filter((seat) => seats.includes(seat) && (strengths[seat] ?? 0) === best);
    const before = chips;
    chips = sharePot(chips, amount, tied);
    const shares = tied.map((seat) => ({ seat, amount: (chips[seat] ?? 0) - (before[seat] ?? 0) }));
    won.push({ type: "wonPot", told: { pot, amount, shares, by } });
  }
  return { chips, won };
}

/** FD-13, C-14. A seat that was not dealt in has no place. */
function placesOf(
  { left, dealtIn, foldOrder }: Facts,
  winners: readonly Seat[],
  strengths: Strengths,
): readonly (readonly Seat[])[] {
  const losing = [...strengths.keys()].filter(
    (seat) => strengths[seat] !== null && !winners.includes(seat),
  );
  const shown = [...Map.groupBy(losing, (seat) => strengths[seat] ?? 0)]
    .toSorted(([one], [other]) => other - one)
    .map(([, tied]) => tied);
  const leavers = left.filter((seat) => dealtIn[seat]);
  return [
    winners,
    ...shown,
    ...[...foldOrder.toReversed(), ...leavers.toReversed()].map((seat) => [seat]),
  ];
}
