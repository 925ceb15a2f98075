import { ranks } from "#shared/cards/card.ts";
import { jokerRank, quickRank } from "../../quickCards.ts";
import { largestHand } from "../../options.ts";
import type { Weights } from "../weights.ts";

/** Weights of a bot, and what depends on nothing else. */
export type QuickWeights = Omit<Weights, "cost"> &
  Readonly<{
    /** By rank, a joker's last. */
    cost: readonly number[];
    /** By a seat's number of cards: how likely it is to win, beside others. */
    chances: readonly number[];
  }>;

export function quickWeights(weights: Weights): QuickWeights {
  const cost = Array<number>(jokerRank + 1).fill(weights.cost.Jk);
  for (const rank of ranks) cost[quickRank(rank)] = weights.cost[rank];
  return {
    ...weights,
    cost,
    chances: Array.from({ length: largestHand + 1 }, (_, count) => Math.exp(-weights.pace * count)),
  };
}
