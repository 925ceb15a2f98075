import { arrange } from "../../arranger.ts";
import { bestLayOff } from "../../layOff.ts";
import { meldOf, type Mask } from "../../melds.ts";
import { cardsOf, joined, maskOfCards, without } from "./masks.ts";
import { deadwoodOf } from "./quickHand.ts";

/** GR-13: the least that is left of a hand after lay-offs on the best melds of a knocker's cards. */
export function deadwoodAfterLayOff(hand: Mask, knockers: Mask): number {
  const { melds } = arrange(cardsOf(knockers));
  const fitting = joined(...melds.map((meld) => meldOf(meld)!.fitting));
  if ((fitting.low & hand.low) === 0 && (fitting.high & hand.high) === 0)
    return deadwoodOf(hand.low, hand.high);
  const laidOff = maskOfCards(bestLayOff(cardsOf(hand), melds).flat());
  const kept = without(hand, laidOff);
  return deadwoodOf(kept.low, kept.high);
}
