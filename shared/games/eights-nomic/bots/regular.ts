import type { DiceReader } from "#shared/chance/dice.ts";
import { bestOf, noLapses } from "#shared/bots/bot.ts";
import { activeSeats, type Seat } from "#shared/contract/seats.ts";
import type { View } from "#shared/contract/view.ts";
import { penaltiesOf } from "../penalties.ts";
import type { Facts, Move, NomicRound, Options } from "../types.ts";
import type { Field } from "./field.ts";
import { after, imaginedRound } from "./imagined.ts";
import { worthOf, type Weights } from "./worth.ts";

type NomicView = View<Options, Facts, Move>;

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
const isCaught = ({ happened }: NomicView, seat: Seat): boolean =>
  happened.some((one) => one.type === "tookBack" && one.seat === seat);

/**
 * EN-12, EN-15: a turn that goes on may still shed a card. Ending it gives that up, but what could
 * be called lapses.
 */
function judged(round: NomicRound, seat: Seat, move: Move, weights: Weights): number {
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
function turnWorth({ facts }: NomicRound, seat: Seat, { turn }: Weights): number {
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
): number {
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
function preference({ type }: Move, { zones, facts }: NomicRound, seat: Seat): number {
  const isEmpty = (zones.hands[seat]?.length ?? 0) === 0;
  if (type === "draw") return facts.done.played ? 0 : 0.35;
  return type === "deckShuffle"
    ? isEmpty || !(facts.done.played || facts.done.drew)
      ? 0.2
      : -0.2
    : 0;
}
