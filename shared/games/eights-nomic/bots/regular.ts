import { rankOf, suitOf, type Natural } from "#shared/cards/card.ts";
import { activeSeats, type Seat } from "#shared/contract/seats.ts";
import { giverIn } from "../commands.ts";
import { cardsForEmptyHand } from "../options.ts";
import { pendingRulesOf } from "../standing.ts";
import { broughtBy, isInForce } from "../ruleBook.ts";
import type { NomicRound, Move } from "../types.ts";
import type { DiceReader } from "#shared/chance/dice.ts";
import { bestOf, noLapses } from "#shared/bots/bot.ts";
import { penaltiesOf } from "../penalties.ts";
import { after, imaginedRound, type Field, type NomicView } from "./field.ts";

export type Weights = Readonly<{
  /** A loss costs the same. */
  won: number;
  rule: number;
  pending: number;
  /** The weight of the others' average relative to one's own. */
  others: number;
  /** For a hand with all suits or all ranks. */
  variety: number;
  turn: number;
  /** The chance that one other player overlooks what could be called. */
  overlooked: number;
  /**
   * In this percentage of turns the bot assumes `dared` instead of `overlooked`; otherwise there
   * would be nothing to notice (EN-14).
   */
  dares: number;
  dared: number;
}>;

/**
 * Tuned in contests on separate seeds; `npm run bench -- nomicMatch` measures the result on other
 * deals.
 */
export const regularWeights: Weights = {
  won: 60,
  rule: 12,
  pending: 10,
  others: 0.5,
  variety: 0.8,
  turn: 1,
  overlooked: 0.45,
  dares: 15,
  dared: 0.85,
};

function endWorth({ facts: { result } }: NomicRound, seat: Seat, { won }: Weights) {
  if (!result) return null;
  return result.winners.includes(seat) ? won / result.winners.length : -won;
}

function holdings({ facts, zones }: NomicRound, seat: Seat, { rule, pending }: Weights) {
  const owed = facts.mustModify === seat ? rule : 0;
  const open = isInForce(facts, "PendingRules") ? pending * pendingRulesOf(facts, seat) : 0;
  return rule * broughtBy(facts.history, seat) + owed + open - (zones.hands[seat]?.length ?? 0);
}

export function worthOf(round: NomicRound, seat: Seat, weights: Weights): number {
  const end = endWorth(round, seat, weights);
  if (end !== null) return end;
  const others = activeSeats(round).filter((other) => other !== seat);
  const theirs =
    others.reduce((sum, other) => sum + holdings(round, other, weights), 0) /
    Math.max(1, others.length);
  return (
    holdings(round, seat, weights) -
    weights.others * theirs +
    emptied(round, seat, weights) +
    variety(round, seat, weights)
  );
}

/** EN-18: what an empty hand is about to earn. */
function emptied({ facts, zones }: NomicRound, seat: Seat, { pending }: Weights) {
  if ((zones.hands[seat]?.length ?? 0) > 0 || !isInForce(facts, "EmptyHand")) return 0;
  const deck =
    zones.stock.length + (isInForce(facts, "EmptyDeck") ? Math.max(0, zones.pile.length - 1) : 0);
  return deck >= cardsForEmptyHand ? Math.max(0, (pending - cardsForEmptyHand) / 2) : 0;
}

function variety(round: NomicRound, seat: Seat, { variety: weight }: Weights) {
  const cards = giverIn(round, seat).hand as readonly Natural[];
  return weight * (new Set(cards.map(suitOf)).size / 4 + new Set(cards.map(rankOf)).size / 13);
}

/** Imagined rounds in which each move is tried. */
const rounds = 3;

/** Null if no move is possible. */
export function regularMove(
  view: NomicView,
  { moves, seat }: Field,
  weights: Weights,
  dice: DiceReader,
): Move | null {
  if (moves.length < 2) return moves[0] ?? null;
  const mood =
    dice.below(100) < weights.dares && !isCaught(view, seat)
      ? { ...weights, overlooked: weights.dared }
      : weights;
  const imagined = Array.from({ length: rounds }, () => imaginedRound(view, dice));
  return bestOf(
    moves,
    (move) => imagined.reduce((sum, round) => sum + judged(round, seat, move, mood), 0),
    noLapses,
    dice,
  );
}

/** EN-15: a card has just come back to the hand. */
const isCaught = ({ happened }: NomicView, seat: Seat) =>
  happened.some((one) => one.type === "tookBack" && one.seat === seat);

/**
 * EN-12, EN-15: a turn that goes on may still shed a card. Ending it gives that up, but what could
 * be called lapses.
 */
function judged(round: NomicRound, seat: Seat, move: Move, weights: Weights) {
  const next = after(round, seat, move);
  if (!next) return -Infinity;
  return (
    worthOf(next, seat, weights) +
    turnWorth(next, seat, weights) -
    risk(round, next, seat, weights) +
    preference(move, next, seat)
  );
}

/** EN-26: another turn right after this one. */
function turnWorth({ facts }: NomicRound, seat: Seat, { turn }: Weights) {
  const { turnCycle, extraTurn, skips } = facts;
  if (facts.turn !== seat || facts.result) return 0;
  return extraTurn || turnCycle[(1 + skips) % Math.max(1, turnCycle.length)] === seat ? turn : 0;
}

/**
 * The cost of new penalties, weighted with the chance of a call: cards to draw, the card taken back
 * with the change it demanded, and a lost Pending Rule.
 */
function risk(
  before: NomicRound,
  next: NomicRound,
  seat: Seat,
  { overlooked, pending, rule }: Weights,
) {
  const fresh = penaltiesOf(next, seat).slice(penaltiesOf(before, seat).length);
  if (fresh.length === 0) return 0;
  const back = 2 + (next.facts.mustModify === seat ? rule : 0);
  const noticed = 1 - overlooked ** (activeSeats(next).length - 1);
  return (
    noticed *
    fresh.reduce(
      (sum, { kind, n, takesBack }) =>
        sum + (kind === "pendingRules" ? pending : n + (takesBack === null ? 0 : back)),
      0,
    )
  );
}

/**
 * Breaks ties: a card may still be played after a draw, and an empty hand waits for a full deck.
 */
function preference({ type }: Move, { zones, facts }: NomicRound, seat: Seat) {
  const isEmpty = (zones.hands[seat]?.length ?? 0) === 0;
  if (type === "draw") return facts.done.played ? 0 : 0.35;
  return type === "deckShuffle"
    ? isEmpty || !(facts.done.played || facts.done.drew)
      ? 0.2
      : -0.2
    : 0;
}
