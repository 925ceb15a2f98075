import { ranksInSuit, worthAt } from "../../melds.ts";
import { highestIn, suit, suitMasks } from "./masks.ts";
import { countHeld, deadwoodOf, deadwoodAfterDiscard, highMaking, lowMaking } from "./quickHand.ts";

/** No card counts more (GR-4). */
const mostWorth = 10;

/**
 * By how much a card outside the melds counts more than those of a suit that count less, in all: by
 * the card's points and the suit's ranks.
 */
const saved = Array.from({ length: mostWorth + 1 }, (_, worth) => {
  const sums = new Uint8Array(suitMasks);
  for (let ranks = 1; ranks < suitMasks; ranks += 1) {
    const top = highestIn(ranks);
    sums[ranks] = sums[ranks & ~(1 << top)]! + Math.max(0, worth - worthAt(top));
  }
  return sums;
});

/** The average of the least deadwood after a next card that is one of the unseen. */
export function deadwoodAhead(
  low: number,
  high: number,
  unseenLow: number,
  unseenHigh: number,
): number {
  const deadwood = deadwoodOf(low, high);
  const unseen = countHeld(unseenLow, unseenHigh);
  if (unseen === 0) return deadwood;
  const makingLow = lowMaking(low, high) & unseenLow;
  const makingHigh = highMaking(low, high) & unseenHigh;
  // A card that makes no meld can only take the place of the highest card outside the melds.
  const sums = saved[deadwood - deadwoodAfterDiscard(low, high)]!;
  const plainLow = unseenLow & ~makingLow;
  const plainHigh = unseenHigh & ~makingHigh;
  let less =
    sums[plainLow & suit]! +
    sums[plainLow >>> ranksInSuit]! +
    sums[plainHigh & suit]! +
    sums[plainHigh >>> ranksInSuit]!;
  for (let rest = makingLow; rest !== 0; rest &= rest - 1)
    less += deadwood - deadwoodAfterDiscard(low | (rest & -rest), high);
  for (let rest = makingHigh; rest !== 0; rest &= rest - 1)
    less += deadwood - deadwoodAfterDiscard(low, high | (rest & -rest));
  return deadwood - less / unseen;
}
