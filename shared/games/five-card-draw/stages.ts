import type { Accepted } from "#shared/contract/outcome.ts";
import { nextSeat, seatsFromLeftOf, type Seat } from "#shared/contract/seats.ts";
import { countInHand, isInHand, isStageOver, mustAct } from "./betting.ts";
import { gatherBets } from "./gathering.ts";
import { phaseOf } from "./phase.ts";
import { potsOf } from "./pots.ts";
import type { DrawEvent, DrawRound, Facts, DrawResult, ShownHand, WonPot } from "./types.ts";
import { peekAll } from "#shared/cards/faceDown.ts";
import { withMore } from "#shared/cards/hand.ts";
import { sharePot } from "#shared/contract/chips.ts";
import { evaluate } from "#shared/poker/evaluate.ts";
import { readHand } from "#shared/poker/readHand.ts";

/** By seat; null for hands that are not shown. */
type Strengths = readonly (number | null)[];

/** FD-10 */
function winByFold(
  round: DrawRound,
  happened: readonly DrawEvent[],
): Accepted<DrawRound, DrawEvent> {
  const nothingShown = round.facts.dealtIn.map(() => null);
  return endHand(round, nothingShown, nothingShown, gatherBets(round.facts, happened));
}

/** FD-13 */
function showDown(
  round: DrawRound,
  happened: readonly DrawEvent[],
): Accepted<DrawRound, DrawEvent> {
  const hands = round.zones.hands.map((hand, seat) =>
    isInHand(round.facts, seat) ? shownHand(peekAll(hand)) : null,
  );
  const strengths = hands.map((hand) => hand && evaluate(hand.cards));
  const gathered = gatherBets(round.facts, happened);
  const showed = showingOrder(round.facts).flatMap((seat): DrawEvent[] => {
    const hand = hands[seat];
    return hand ? [{ type: "showed", seat, told: hand }] : [];
  });
  return endHand(round, hands, strengths, {
    ...gathered,
    happened: withMore(gathered.happened, showed),
  });
}

const shownHand = (cards: ShownHand["cards"]): ShownHand => ({ cards, ...readHand(cards) });

/**
 * The rules do not say who shows first: as at most tables, the last to bet or raise in the last
 * stage does, or else the dealer's left.
 */
function showingOrder({ dealtIn, dealer, lastBettor }: Facts): readonly Seat[] {
  const seats = dealtIn.length;
  return seatsFromLeftOf(seats, lastBettor === null ? dealer : (lastBettor + seats - 1) % seats);
}

function endHand(
  round: DrawRound,
  hands: DrawResult["hands"],
  strengths: Strengths,
  { facts, happened }: ReturnType<typeof gatherBets>,
): Accepted<DrawRound, DrawEvent> {
  const wonBy = hands.some((hand) => hand !== null) ? "showdown" : "fold";
  const { chips, won } = awardPots(facts, strengths, wonBy);
  const winners = facts.dealtIn.flatMap((_, seat) =>
    won.some(({ told }) => told.shares.some((share) => share.seat === seat)) ? [seat] : [],
  );
  const gains = chips.map((stack, seat) => stack - (facts.stacks[seat] ?? 0));
  const result: DrawResult = {
    winners,
    places: placesOf(facts, winners, strengths),
    chips: gains,
    hands,
    wonBy,
  };
  return {
    ok: true,
    round: { ...round, facts: { ...facts, chips, pot: 0, pots: [], turn: null, result } },
    happened: withMore<DrawEvent>(happened, won),
  };
}

/** FD-13; side pots first. */
function awardPots(
  facts: Facts,
  strengths: Strengths,
  by: DrawResult["wonBy"],
): { readonly chips: readonly number[]; readonly won: readonly WonPot[] } {
  const fromLeft = seatsFromLeftOf(facts.dealtIn.length, facts.dealer);
  const pots = potsOf(facts);
  const won: WonPot[] = [];
  let { chips } = facts;
  for (const [pot, { amount, seats }] of [...pots.entries()].toReversed()) {
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
  facts: Facts,
  winners: readonly Seat[],
  strengths: Strengths,
): readonly (readonly Seat[])[] {
  const losing = strengths.flatMap((strength, seat) =>
    strength === null || winners.includes(seat) ? [] : [{ seat, strength }],
  );
  const ranks = [...new Set(losing.map(({ strength }) => strength))].toSorted(
    (one, other) => other - one,
  );
  const shown = ranks.map((rank) =>
    losing.filter(({ strength }) => strength === rank).map(({ seat }) => seat),
  );
  const leavers = facts.left.filter((seat) => facts.dealtIn[seat]);
  return [
    winners,
    ...shown,
    ...[...facts.foldOrder.toReversed(), ...leavers.toReversed()].map((seat) => [seat]),
  ];
}

export function goOn(
  round: DrawRound,
  happened: readonly DrawEvent[],
): Accepted<DrawRound, DrawEvent> {
  const { facts } = round;
  if (countInHand(facts) === 1) return winByFold(round, happened);
  const phase = phaseOf(facts);
  if (phase === "draw") return goOnDrawing(round, happened);
  if (!isStageOver(facts)) return turnTo(round, waitingFrom(facts, mustAct), happened);
  if (phase === "bet2") return showDown(round, happened);
  const gathered = gatherBets(facts, happened);
  return turnTo(
    { ...round, facts: gathered.facts },
    firstInHand(gathered.facts),
    gathered.happened,
  );
}

/** FD-5, FD-9 */
export function open(facts: Facts, ante: number): Facts {
  const opened = isStageOver(facts) ? facts : { ...facts, leastRaise: ante };
  const turn = isStageOver(facts) ? firstInHand(facts) : firstToBet(facts);
  return { ...opened, turn, pots: potsOf(opened) };
}

/** FD-11, FD-12 */
function goOnDrawing(
  round: DrawRound,
  happened: readonly DrawEvent[],
): Accepted<DrawRound, DrawEvent> {
  const { facts } = round;
  const next = waitingFrom(facts, (_, seat) => isInHand(facts, seat) && facts.drew[seat] === null);
  if (next !== null) return turnTo(round, next, happened);
  if (isStageOver(facts)) return showDown(round, happened);
  return turnTo(
    { ...round, facts: { ...facts, leastRaise: round.options.ante } },
    firstToBet(facts),
    happened,
  );
}

const turnTo = (
  round: DrawRound,
  turn: Seat | null,
  happened: readonly DrawEvent[],
): Accepted<DrawRound, DrawEvent> => ({
  ok: true,
  round: { ...round, facts: { ...round.facts, turn, pots: potsOf(round.facts) } },
  happened,
});

/**
 * Returns the seat to act if it still has something to do (another may just have left), else the
 * next clockwise that has.
 */
function waitingFrom(facts: Facts, waits: (facts: Facts, seat: Seat) => boolean): Seat | null {
  const { turn } = facts;
  if (turn === null || waits(facts, turn)) return turn;
  return nextSeat(facts.dealtIn.length, turn, (seat) => waits(facts, seat));
}

const firstToBet = (facts: Facts): Seat | null =>
  nextSeat(facts.dealtIn.length, facts.dealer, (seat) => mustAct(facts, seat));
const firstInHand = (facts: Facts): Seat | null =>
  nextSeat(facts.dealtIn.length, facts.dealer, (seat) => isInHand(facts, seat));
