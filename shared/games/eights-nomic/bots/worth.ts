import { rankOf, suitOf, type Natural } from "#shared/cards/card.ts";
import { activeSeats, type Seat } from "#shared/contract/seats.ts";
import { giverIn } from "../commands.ts";
import { cardsForEmptyHand } from "../options.ts";
import { pendingRulesOf } from "../properties.ts";
import { broughtBy, isInForce } from "../ruleBook.ts";
import type { NomicRound } from "../types.ts";

export interface Weights {
  /** A loss costs the same. */
  readonly won: number;
  readonly rule: number;
  readonly pending: number;
  /** The weight of the others' average relative to one's own. */
  readonly others: number;
  /** For a hand with all suits or all ranks. */
  readonly variety: number;
  readonly turn: number;
  /** The chance that one other player overlooks what could be called. */
  readonly overlooked: number;
  /**
   * In this percentage of turns the bot assumes `dared` instead of `overlooked`; otherwise there
   * would be nothing to notice (EN-14).
   */
  readonly dares: number;
  readonly dared: number;
}

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

function endWorth({ facts: { result } }: NomicRound, seat: Seat, { won }: Weights): number | null {
  if (!result) return null;
  return result.winners.includes(seat) ? won / result.winners.length : -won;
}

function holdings({ facts, zones }: NomicRound, seat: Seat, { rule, pending }: Weights): number {
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
function emptied({ facts, zones }: NomicRound, seat: Seat, { pending }: Weights): number {
  if ((zones.hands[seat]?.length ?? 0) > 0 || !isInForce(facts, "EmptyHand")) return 0;
  const deck =
    zones.stock.length + (isInForce(facts, "EmptyDeck") ? Math.max(0, zones.pile.length - 1) : 0);
  return deck >= cardsForEmptyHand ? Math.max(0, (pending - cardsForEmptyHand) / 2) : 0;
}

function variety(round: NomicRound, seat: Seat, { variety: weight }: Weights): number {
  const cards = giverIn(round, seat).hand as readonly Natural[];
  return weight * (new Set(cards.map(suitOf)).size / 4 + new Set(cards.map(rankOf)).size / 13);
}
